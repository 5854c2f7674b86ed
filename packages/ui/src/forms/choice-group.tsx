import classes from "./choice-group.module.css";
import { CheckboxField } from "./fields.tsx";

type ChoiceGroupProps<Choice extends string> = {
  legend: string;
  /** Begins the names of the fields. */
  name: string;
  choices: readonly Choice[];
  labelOf: (choice: Choice) => string;
  value: readonly Choice[];
  onChange: (value: Choice[]) => void;
};

/** Checkboxes of which any number can be chosen. The value keeps the order of the choices. */
export function ChoiceGroup<Choice extends string>(props: ChoiceGroupProps<Choice>) {
  const { legend, name, choices, labelOf, value, onChange } = props;
  const toggle = (choice: Choice, on: boolean) =>
    onChange(choices.filter((one) => (one === choice ? on : value.includes(one))));
  return (
    <fieldset className={classes.group}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <CheckboxField
          key={choice}
          name={`${name}-${choice}`}
          label={labelOf(choice)}
          value={value.includes(choice)}
          onChange={(on) => toggle(choice, on)}
        />
      ))}
    </fieldset>
  );
}
