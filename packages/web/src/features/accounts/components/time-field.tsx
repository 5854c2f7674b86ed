import { TextInput } from "@mantine/core";
import { readClock } from "../model/working-hours.ts";

/** A time of day, typed as `9`, `9:30` or `930`; always on the 24-hour clock, whatever the device's setting. */
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
      {...(id && { id })}
      aria-label={label}
      className="num"
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={value}
      error={invalid}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => onChange(readClock(value))}
    />
  );
}
