import { memo, useId } from "react";
import classes from "./entries.module.css";

export type Choice = { value: string; label: string };
type Group = { label: string; options: readonly Choice[]; hideLabel?: boolean };

type ChoicesProps = Group & { value: string | null; onChange: (value: string | null) => void };

/** One of a few, all in sight: arrows move, a second press or Delete takes the answer back. */
export const Choices = memo(({ label, options, value, onChange, hideLabel }: ChoicesProps) => {
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend className={hideLabel ? classes.hiddenLegend : undefined}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              onClick={() => value === option.value && onChange(null)}
              onKeyDown={({ key }) => {
                if (key === "Delete" || key === "Backspace") onChange(null);
              }}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});

type TogglesProps = Group & { value: readonly string[]; onChange: (value: string[]) => void };

/** Any of a few, all in sight. One tab stop: the arrows move between them. */
export const Toggles = memo(({ label, options, value, onChange, hideLabel }: TogglesProps) => {
  return (
    <fieldset className={classes.choices} data-many>
      <legend className={hideLabel ? classes.hiddenLegend : undefined}>{label}</legend>
      <div data-roving>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...value, option.value] : value.filter((one) => one !== option.value))
              }
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
});

type ScaleProps = {
  label: string;
  min: number;
  max: number;
  value: number | null;
  onChange: (value: number | null) => void;
  /** What the two ends mean. */
  ends?: readonly [string, string];
  hideLabel?: boolean;
};

/** A number of a short scale by one press. */
export const Scale = memo(({ label, min, max, value, onChange, ends, hideLabel }: ScaleProps) => {
  const name = useId();
  const levels = Array.from({ length: max - min + 1 }, (_level, index) => min + index);
  return (
    <fieldset className={classes.scale}>
      <legend className={hideLabel ? classes.hiddenLegend : undefined}>{label}</legend>
      <div>
        {levels.map((level) => (
          <label key={level}>
            <input
              type="radio"
              name={name}
              checked={value === level}
              onChange={() => onChange(level)}
              onClick={() => value === level && onChange(null)}
              onKeyDown={({ key }) => {
                if (key === "Delete" || key === "Backspace") onChange(null);
              }}
            />
            <span>{level}</span>
          </label>
        ))}
      </div>
      {ends && (
        <p>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </fieldset>
  );
});

/** Terms as options, in the interface's language. */
export const choicesOf = <K extends string>(
  terms: Readonly<Record<K, Readonly<Record<"en" | "pt", string>>>>,
  language: "en" | "pt",
): Choice[] => (Object.keys(terms) as K[]).map((value) => ({ value, label: terms[value][language] }));
