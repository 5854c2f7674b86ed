import classes from "./toggle-list.module.css";

type ToggleListProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
};

/** Several of a few words. */
export function ToggleList<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ToggleListProps<Value>) {
  const toggle = (one: Value) =>
    onChange(value.includes(one) ? value.filter((held) => held !== one) : [...value, one]);
  return (
    <fieldset className={classes.list}>
      <legend>{label}</legend>
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
