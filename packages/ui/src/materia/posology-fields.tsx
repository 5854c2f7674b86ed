import { gramsForCourse, gramsPerDose } from "@meridian/core/clinical/materia/formula-maths";
import { FORMS, type Form } from "@meridian/core/clinical/materia/materia-terms";
import { useTranslation } from "react-i18next";
import { SelectField, TextareaField } from "../forms/fields.tsx";
import { formatNumber } from "../i18n/format.ts";
import classes from "./ingredients.module.css";
import { QuantityField } from "./quantity-field.tsx";

/** How something is taken. */
export type Posology = { form: Form; doses_per_day: number; days: number; instructions: string };

type PosologyFieldsProps = {
  value: Posology;
  onChange: (change: Partial<Posology>) => void;
  /** What is taken so, for screen readers. */
  name: string;
  /** Grams a day of all of it. */
  grams: number;
};

/** Form, doses, days and words, and what that makes of the grams. */
export function PosologyFields({ value, onChange, name, grams }: PosologyFieldsProps) {
  const { t } = useTranslation("ingredients");
  return (
    <fieldset className={classes.posology} aria-label={t("taken", { name })}>
      <SelectField
        label={t("form")}
        value={value.form}
        onChange={(form) => onChange({ form: form as Form })}
        options={FORMS.map((form) => ({ value: form, label: t(`forms.${form}`) }))}
      />
      <QuantityField
        label={t("doses")}
        least={1}
        most={12}
        value={value.doses_per_day}
        onChange={(doses) => onChange({ doses_per_day: doses ?? 1 })}
      />
      <QuantityField
        label={t("days")}
        least={1}
        most={365}
        value={value.days}
        onChange={(days) => onChange({ days: days ?? 1 })}
      />
      <p className={classes.amounts}>{grams > 0 && <GramsOf value={value} grams={grams} />}</p>
      <div className={classes.instructions}>
        <TextareaField
          label={t("instructions")}
          placeholder={t("instructionsExample")}
          rows={1}
          maxLength={1000}
          value={value.instructions}
          onChange={(instructions) => onChange({ instructions })}
        />
      </div>
    </fieldset>
  );
}

/** "48 g a day · 24 g a dose · 336 g in 7 days" */
export function GramsOf({
  value,
  grams,
}: {
  value: Pick<Posology, "doses_per_day" | "days">;
  grams: number;
}) {
  const { t } = useTranslation("ingredients");
  return (
    <span className="num">
      {t("amounts", {
        day: formatNumber(grams),
        dose: formatNumber(gramsPerDose(grams, value.doses_per_day)),
        course: formatNumber(gramsForCourse(grams, value.days)),
        count: value.days,
      })}
    </span>
  );
}
