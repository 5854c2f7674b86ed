import { matching } from "@meridian/core/text/matching";
import { useTranslation } from "react-i18next";
import { FieldLabel, type FieldProps, type Option } from "./fields.tsx";
import { RemoveButton } from "./remove-button.tsx";
import { SearchPick } from "./search-pick.tsx";
import classes from "./several-field.module.css";

type SeveralFieldProps = FieldProps<readonly string[]> & {
  options: readonly Option[];
  /** How many may be chosen. */
  most: number;
};

/** The longest list that opens below the field. */
const OFFERED = 12;

/** Several choices of a list: searched for one by one, and shown in the order in which they were chosen. */
export function SeveralField({ options, most, value, onChange, ...props }: SeveralFieldProps) {
  const { t } = useTranslation("ui");
  const { label, error, help, required = false, disabled = false } = props;
  const id = props.id ?? props.name ?? label;
  const find = (text: string) =>
    matching(
      options.filter((one) => !value.includes(one.value)),
      text,
      (one) => [one.label, one.value],
    )
      .slice(0, OFFERED)
      .map((one) => ({
        id: one.value,
        label: one.label,
        run: () => onChange([...value, one.value]),
      }));
  const names = new Map(options.map((one) => [one.value, one.label]));
  return (
    <div className={classes.field}>
      <SearchPick
        id={id}
        label={<FieldLabel label={label} required={required} />}
        help={help}
        error={error}
        disabled={disabled || value.length >= most}
        placeholder={value.length >= most ? t("field.full") : t("field.search")}
        least={1}
        pause={0}
        find={async (text) => find(text)}
        findNow={find}
        nothing={t("table.noMatches")}
        failed={t("table.noMatches")}
      />
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
