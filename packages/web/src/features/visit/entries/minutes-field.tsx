import { NumberField } from "@meridian/ui/forms/number-field";
import { useTranslation } from "react-i18next";

type MinutesFieldProps = { name: string; value: number | null; onChange: (value: number | null) => void };

const isPossible = (value: number | null) =>
  value === null || (Number.isInteger(value) && value >= 1 && value <= 480);

/** How long something took. What it cannot be is not taken in. */
export function MinutesField({ name, value, onChange }: MinutesFieldProps) {
  const { t } = useTranslation("treatments");
  return (
    <NumberField
      label={t("minutesOf", { name })}
      hideLabel
      placeholder={t("minutes")}
      unit="min"
      value={value}
      onChange={(next) => isPossible(next) && onChange(next)}
    />
  );
}
