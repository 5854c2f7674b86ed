import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { TextareaField } from "@meridian/ui/forms/fields";
import { useTranslation } from "react-i18next";
import { LastValue, useLastResult } from "../../frame/last-value.tsx";
import classes from "../../frame/section.module.css";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";

type Notes = SectionData<"treatment_notes">;
const FURTHER_FIELDS = ["advice", "plan"] as const;

/** Notes on the treatment, advice for home, and the plan for the next visit. */
export function Edit({ value, onChange }: EditProps<Notes>) {
  const { t } = useTranslation("visit");
  const last = useLastResult("treatment_notes");
  return (
    <div className={classes.fields}>
      <div>
        <TextareaField
          label={t("section.treatment_notes")}
          hideLabel
          placeholder={t("notes.example.text")}
          rows={3}
          value={value.text}
          onChange={(text) => onChange((now) => ({ ...now, text }))}
        />
        <LastValue start={last?.start} text={last?.data.text ?? ""} />
      </div>
      {FURTHER_FIELDS.map((field) => (
        <TextareaField
          key={field}
          label={t(`notes.${field}`)}
          placeholder={t(`notes.example.${field}`)}
          rows={1}
          value={value[field] ?? ""}
          onChange={(text) => onChange((now) => ({ ...now, [field]: text }))}
        />
      ))}
    </div>
  );
}

/** The notes, read-only; advice and plan with their labels. */
export function View({ value }: ViewProps<Notes>) {
  const { t } = useTranslation("visit");
  return (
    <>
      {value.text && <p className={classes.prose}>{value.text}</p>}
      <dl className={classes.facts}>
        {FURTHER_FIELDS.map(
          (field) =>
            value[field] && (
              <div key={field}>
                <dt>{t(`notes.${field}`)}</dt>
                <dd className={classes.prose}>{value[field]}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
