import { SERIES_SCOPES, type SeriesScope } from "@meridian/core/contracts/scheduling/series";
import { SelectField } from "@meridian/ui/forms/fields";
import { useTranslation } from "react-i18next";

type ScopeFieldProps = { label: string; value: SeriesScope; onChange: (scope: SeriesScope) => void };

/** Chooses this appointment, this and the following, or all of a series. */
export function ScopeField({ label, value, onChange }: ScopeFieldProps) {
  const { t } = useTranslation("planning");
  return (
    <SelectField
      label={label}
      empty={false}
      value={value}
      onChange={(scope) => onChange(scope as SeriesScope)}
      options={SERIES_SCOPES.map((one) => ({ value: one, label: t(`series.scopes.${one}`) }))}
    />
  );
}
