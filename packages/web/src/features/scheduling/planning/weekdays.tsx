import { WEEKDAYS, weekdayName } from "../model/time-preferences.ts";
import classes from "./planning.module.css";

type WeekdaysProps = {
  /** Where a form's summary leads to. */
  id?: string;
  label: string;
  value: readonly number[];
  onChange: (days: number[]) => void;
  error: string | undefined;
};

/** Chooses one or more days of the week. */
export function Weekdays({ id, label, value, onChange, error }: WeekdaysProps) {
  const toggle = (day: number) =>
    onChange(WEEKDAYS.filter((one) => (one === day ? !value.includes(one) : value.includes(one))));
  return (
    <fieldset className={classes.weekdays} id={id} tabIndex={id ? -1 : undefined}>
      <legend>{label}</legend>
      {WEEKDAYS.map((day) => (
        <button
          key={day}
          type="button"
          aria-pressed={value.includes(day)}
          aria-label={weekdayName(day, "long")}
          onClick={() => toggle(day)}
        >
          {weekdayName(day, "short")}
        </button>
      ))}
      {error && (
        <p className={classes.wrong} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
