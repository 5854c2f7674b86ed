import { CONSENT_OCCASIONS, type ConsentOccasion } from "@meridian/core/clinical/consents/consent-occasions";
import { CONSENT_AGES, type ConsentAges } from "@meridian/core/clinical/consents/required-consents";
import type { ConsentRule } from "@meridian/core/contracts/consents/consent-texts";
import { SelectField } from "@meridian/ui/forms/fields";
import { FormRow } from "@meridian/ui/forms/form-view";
import { useTranslation } from "react-i18next";

const CHOICE = "choice";

/** Who must have a text of the clinic's own: with which treatment, at which age. */
export function TextRule({ value, onChange }: { value: ConsentRule; onChange: (rule: ConsentRule) => void }) {
  const { t } = useTranslation("consent-texts");
  const { occasion, ages } = value;
  return (
    <FormRow>
      <SelectField
        name="occasion"
        label={t("rule.occasion")}
        value={occasion ?? CHOICE}
        onChange={(next) =>
          onChange({ ...value, occasion: next === CHOICE ? null : (next as ConsentOccasion) })
        }
        empty={false}
        options={[CHOICE, ...CONSENT_OCCASIONS].map((one) => ({
          value: one,
          label: t(`rule.with.${one as ConsentOccasion}`),
        }))}
      />
      <SelectField
        name="ages"
        label={t("rule.ages")}
        value={ages}
        onChange={(next) => onChange({ ...value, ages: next as ConsentAges })}
        empty={false}
        disabled={occasion === null || occasion === "minor"}
        options={CONSENT_AGES.map((one) => ({ value: one, label: t(`rule.age.${one}`) }))}
      />
    </FormRow>
  );
}
