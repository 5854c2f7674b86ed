import { TextInput } from "@mantine/core";

/** A wall-clock time in the platform's own field. */
export function TimeField({
  id,
  label,
  value,
  onChange,
  invalid,
}: {
  id?: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  invalid: boolean;
}) {
  return (
    <TextInput
      type="time"
      step={300}
      {...(id && { id })}
      aria-label={label}
      className="num"
      value={value}
      error={invalid}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
