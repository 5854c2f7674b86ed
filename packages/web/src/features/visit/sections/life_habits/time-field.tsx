import { TextInput } from "@mantine/core";

type TimeFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** A time of the clock, with the platform's own field. */
export const TimeField = ({ label, value, onChange }: TimeFieldProps) => (
  <TextInput
    type="time"
    className="num"
    label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
