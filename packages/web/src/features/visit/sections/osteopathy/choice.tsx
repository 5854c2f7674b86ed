import { useId } from "react";
import classes from "./osteopathy.module.css";

type ChoiceProps<T extends string> = {
  label: string;
  /** For screen readers only, where the place says what it is. */
  hideLabel?: boolean;
  options: readonly { value: T; label: string; title?: string }[];
  value: T;
  onChange: (value: T) => void;
  small?: boolean;
  /** The option that says nothing yet: chosen, it stays quiet. */
  nothing?: T;
};

/** One of a few, side by side. */
export function Choice<T extends string>({
  nothing,
  label,
  hideLabel,
  options,
  value,
  onChange,
  small,
}: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={classes.choice} data-small={small}>
      <legend className={hideLabel ? classes.unseen : undefined}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} title={option.title} data-nothing={option.value === nothing || undefined}>
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SeveralProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** What is ticked is a warning sign, not an answer like any other. */
  warns?: boolean;
};

/** Any of a few, as chips that stay pressed. In the options' order. */
export function Several({ label, options, value, onChange, warns = false }: SeveralProps) {
  const toggled = (key: string) =>
    options
      .map((option) => option.value)
      .filter((one) => (one === key ? !value.includes(key) : value.includes(one)));
  return (
    <fieldset className={classes.several} data-warns={warns || undefined}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={() => onChange(toggled(option.value))}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const LEVELS = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;

type PainScaleProps = { label: string; value: number | null; onChange: (value: number | null) => void };

/** 0 none to 10 worst; a second press takes the answer back. */
export function PainScale({ label, value, onChange }: PainScaleProps) {
  const name = useId();
  return (
    <fieldset className={classes.pain}>
      <legend>{label}</legend>
      <div>
        {LEVELS.map((level) => (
          <label key={level}>
            <input
              type="radio"
              name={name}
              checked={value === Number(level)}
              onChange={() => onChange(Number(level))}
              onClick={() => value === Number(level) && onChange(null)}
            />
            <span>{level}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
