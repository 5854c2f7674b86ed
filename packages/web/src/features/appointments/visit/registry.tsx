import type { SectionData, SectionKey } from "@meridian/core/contracts/sections";
import { TextareaField } from "@meridian/ui/forms/fields";
import { MoneyField } from "@meridian/ui/forms/number-field";
import { formatMoney } from "@meridian/ui/i18n/format";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { EditComplaint, ViewComplaint } from "./complaint.tsx";
import { EditDiagnosis, ViewDiagnosis } from "./diagnosis.tsx";
import { EditMedication, ViewMedication } from "./medication.tsx";
import classes from "./visit.module.css";
import { EditVitalSigns, ViewVitalSigns } from "./vital-signs.tsx";

export type EditProps<T> = {
  section: SectionKey;
  value: T;
  onChange: (next: T) => void;
  /** Something was taken away: offers the way back. */
  onRemoved: (restore: (now: T) => T) => void;
};
export type ViewProps<T> = { value: T };

type Spec<T> = { Edit: ComponentType<EditProps<T>>; View: ComponentType<ViewProps<T>> };

type FreeTextKey = "allergies" | "past_history" | "life_habits" | "review_of_systems" | "treatment_notes";

function EditText({ section, value, onChange }: EditProps<{ text: string }>) {
  const { t } = useTranslation("visit");
  const key = section as FreeTextKey;
  return (
    <TextareaField
      label={t(`section.${key}`)}
      hideLabel
      placeholder={t(`placeholder.${key}`)}
      rows={3}
      value={value.text}
      onChange={(text) => onChange({ ...value, text })}
    />
  );
}

const ViewText = ({ value }: ViewProps<{ text: string }>) => <p className={classes.prose}>{value.text}</p>;
const freeText = { Edit: EditText, View: ViewText };

function EditPrice({ value, onChange }: EditProps<{ price: number }>) {
  const { t } = useTranslation("visit");
  return (
    <div className={classes.narrow}>
      <MoneyField
        label={t("section.price")}
        hideLabel
        help={t("price.help")}
        value={value.price}
        onChange={(next) => onChange({ price: next ?? 0 })}
      />
    </div>
  );
}

const ViewPrice = ({ value }: ViewProps<{ price: number }>) => (
  <p className="num">{formatMoney(value.price)}</p>
);

/** Every section's editor and reading view: a new section is one entry here and one in the contract. */
export const SPECS: { readonly [K in SectionKey]: Spec<SectionData<K>> } = {
  complaint: { Edit: EditComplaint, View: ViewComplaint },
  medication: { Edit: EditMedication, View: ViewMedication },
  allergies: freeText,
  past_history: freeText,
  life_habits: freeText,
  review_of_systems: freeText,
  vital_signs: { Edit: EditVitalSigns, View: ViewVitalSigns },
  diagnosis: { Edit: EditDiagnosis, View: ViewDiagnosis },
  treatment_notes: freeText,
  price: { Edit: EditPrice, View: ViewPrice },
};
