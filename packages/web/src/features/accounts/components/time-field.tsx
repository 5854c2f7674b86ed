import { TextInput } from "@mantine/core";
import { readClock } from "../model/working-hours.ts";

/** A wall-clock time as people write it, `9`, `9:30`, `930`, on the clock of 24 hours whatever the device's. */
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
