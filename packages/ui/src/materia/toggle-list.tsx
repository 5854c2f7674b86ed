import { useRef } from "react";
import { useRoving } from "../focus/roving.ts";
import classes from "./toggle-list.module.css";

type ToggleListProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  /** The label for screen readers only, where the place says what it is. */
  hideLabel?: boolean;
};

/** Several of a few words. One tab stop: the arrows move between them. */
export function ToggleList<Value extends string>({
  label,
  options,
  value,
  onChange,
  hideLabel,
}: ToggleListProps<Value>) {
  const list = useRef<HTMLFieldSetElement>(null);
  useRoving(list);
  const toggle = (one: Value) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <fieldset ref={list} className={classes.list}>
      <legend className={hideLabel ? "visually-hidden" : undefined}>{label}</legend>
      <div data-roving>
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
      </div>
    </fieldset>
  );
}
