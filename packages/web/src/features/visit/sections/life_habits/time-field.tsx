import { TextInput } from "@mantine/core";

type TimeFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** A time of day, with the browser's time field. */
export const TimeField = ({ label, value, onChange }: TimeFieldProps) => (
  <TextInput
    type="time"
    className="num"
    label={label}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
