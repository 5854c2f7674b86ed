import classes from "./toggle-list.module.css";

type ToggleListProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** The label for screen readers only, where the place says what it is. */
  hideLabel?: boolean;
};

/** Several of a few words. */
export function ToggleList<Value extends string>({
  label,
  options,
  value,
  onChange,
  hideLabel,
}: ToggleListProps<Value>) {
  const toggle = (one: Value) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <fieldset className={classes.list}>
      <legend className={hideLabel ? "visually-hidden" : undefined}>{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value.includes(option.value)}
          onClick={() => toggle(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
