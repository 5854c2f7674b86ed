import type { SectionData } from "@meridian/core/contracts/sections";
import { TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useTranslation } from "react-i18next";
import { IcdField, IcdList, putBack } from "../../icd-field.tsx";
import type { EditProps, ViewProps } from "../../section-props.ts";
import classes from "../../visit.module.css";

type Complaint = SectionData<"complaint">;
const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export function Edit({ value, onChange, onRemoved }: EditProps<Complaint>) {
  const { t } = useTranslation("visit");
  const set = (change: Partial<Complaint>) => onChange({ ...value, ...change });
  return (
    <div className={classes.fields}>
      <TextareaField
        label={t("complaint.reason")}
        rows={3}
        value={value.reason}
        onChange={(reason) => set({ reason })}
      />
      <div className={classes.two}>
        <TextField
          label={t("complaint.onset")}
          placeholder={t("complaint.onsetExample")}
          value={value.onset}
          onChange={(onset) => set({ onset })}
        />
        <TextField
          label={t("complaint.course")}
          placeholder={t("complaint.courseExample")}
          value={value.course}
          onChange={(course) => set({ course })}
        />
      </div>
      <fieldset className={classes.scale}>
        <legend>{t("complaint.intensity")}</legend>
        <div>
          {LEVELS.map((level) => (
            <label key={level}>
              <input
                type="radio"
                name="intensity"
                checked={value.intensity === level}
                onChange={() => set({ intensity: level })}
                // A second press takes the answer back.
                onClick={() => value.intensity === level && set({ intensity: null })}
              />
              <span>{level}</span>
            </label>
          ))}
        </div>
        <p>
          <span>{t("complaint.none")}</span>
          <span>{t("complaint.worst")}</span>
        </p>
      </fieldset>
      <IcdField
        id="complaint-icd"
        value={value.icd}
        onChange={(icd) => set({ icd })}
        onRemoved={(item, at) => onRemoved((now) => ({ ...now, icd: putBack(now.icd, item, at) }))}
      />
    </div>
  );
}

export function View({ value }: ViewProps<Complaint>) {
  const { t } = useTranslation("visit");
  const facts = [
    [t("complaint.onset"), value.onset],
    [t("complaint.course"), value.course],
    [t("complaint.intensity"), value.intensity === null ? "" : `${value.intensity} / 10`],
  ] as const;
  return (
    <>
      {value.reason && <p className={classes.prose}>{value.reason}</p>}
      <dl className={classes.facts}>
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      <IcdList value={value.icd} />
    </>
  );
}
