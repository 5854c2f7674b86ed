import { useTranslation } from "react-i18next";
import type { FieldProps, Option } from "./fields.tsx";
import { foundOptions, OptionSearch } from "./option-search.tsx";
import { RemoveButton } from "./remove-button.tsx";
import classes from "./several-field.module.css";

type SeveralFieldProps = FieldProps<readonly string[]> & {
  options: readonly Option[];
  /** How many may be chosen. */
  most: number;
};

/** Several choices of a list: searched for one by one, and shown in the order in which they were chosen. */
export function SeveralField({ options, most, value, onChange, ...props }: SeveralFieldProps) {
  const { t } = useTranslation("ui");
  const { label } = props;
  const id = props.id ?? props.name ?? label;
  const find = (text: string) =>
    foundOptions(
      options.filter((one) => !value.includes(one.value)),
      text,
      (one) => ({ run: () => onChange([...value, one.value]) }),
    );
  const names = new Map(options.map((one) => [one.value, one.label]));
  return (
    <div className={classes.field}>
      <OptionSearch {...props} id={id} options={options} find={find} isFull={value.length >= most} />
      {value.length > 0 && (
        <ul className={classes.chosen} aria-label={label}>
          {value.map((one) => {
            const name = names.get(one) ?? one;
            return (
              <li key={one}>
                {name}
                <RemoveButton
                  size="sm"
                  label={t("field.removeChoice", { name })}
                  name={name}
                  onRemove={() => {
                    onChange(value.filter((other) => other !== one));
                    return () => onChange(value);
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
