import { useId } from "react";
import classes from "./choice.module.css";
import osteopathyClasses from "./osteopathy.module.css";

type ChoiceProps<T extends string> = {
  label: string;
  /** Shows the label to screen readers only. */
  hideLabel?: boolean;
  options: readonly { value: T; label: string; title?: string }[];
  value: T;
  onChange: (value: T) => void;
  small?: boolean;
  /** The option without a statement; it is not highlighted when selected. */
  neutral?: T;
};

/** A few options side by side, of which one is chosen. */
export function Choice<T extends string>({
  neutral,
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
      <legend className={hideLabel ? osteopathyClasses.hiddenLabel : undefined}>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} title={option.title} data-nothing={option.value === neutral || undefined}>
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

type MultipleChoiceProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Whether a ticked option is a warning sign, which is highlighted as such. */
  warning?: boolean;
};

/** Chips of which any number can be chosen. The value keeps the options' order. */
export function MultipleChoice({ label, options, value, onChange, warning = false }: MultipleChoiceProps) {
  const toggled = (key: string) =>
    options
      .map((option) => option.value)
      .filter((one) => (one === key ? !value.includes(key) : value.includes(one)));
  return (
    <fieldset className={classes.multiple} data-warns={warning || undefined}>
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

/** Pain from 0, none, to 10, worst. A second press clears the answer. */
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
