import { Button } from "@mantine/core";
import type { Patient } from "@meridian/core/contracts/patients/patients";
import type { EarlierFindings } from "@meridian/core/contracts/visits/visits";
import { isCode } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { ConflictChoice } from "@meridian/ui/states/conflict";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type PatientChanges, usePatientActions } from "../api/patients.ts";
import { currentClinical } from "../model/current-clinical.ts";
import {
  changesOf,
  type PatientField,
  type PatientValues,
  SECTIONS,
  type Section,
  sameIn,
  valuesOf,
} from "../model/patient-form.ts";
import { fieldText } from "./field-text.ts";
import { PatientFields } from "./patient-fields.tsx";
import classes from "./patients.module.css";

type SectionProps = {
  patient: Patient;
  section: Section;
  editable: boolean;
  /** The allergies and medication of signed visits; undefined until they are loaded. */
  findings?: EarlierFindings | undefined;
};

/** One part of the record, read and edited in its place. */
export function SectionCard({ patient, section, editable, findings }: SectionProps) {
  const { t } = useTranslation("patients");
  const { t: act } = useTranslation("ui");
  const [editing, setEditing] = useState(false);
  const title = t(`section.${section}`);
  return (
    <section className={classes.card} aria-label={title}>
      <header>
        <h2>{title}</h2>
        {editable && !editing && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t("action.editSection", { section: title })}
            onClick={() => setEditing(true)}
          >
            {act("action.edit")}
          </Button>
        )}
      </header>
      {editing ? (
        <SectionForm patient={patient} section={section} onClose={() => setEditing(false)} />
      ) : (
        <Facts patient={patient} section={section} findings={findings} />
      )}
    </section>
  );
}

function Facts({ patient, section, findings }: Omit<SectionProps, "editable">) {
  const { t } = useTranslation("patients");
  const own = valuesOf(patient);
  const values = section === "clinical" ? { ...own, ...currentClinical(patient, findings) } : own;
  const lines = (SECTIONS[section] as readonly PatientField[])
    // The name is in the page's head. A clinical "no" is left out, a refused consent is shown.
    .filter((field) => field !== "name" && (section === "office" || values[field] !== false))
    .map((field) => ({ field, text: fieldText(t, field, values[field]) }))
    .filter(({ text }) => text !== "");
  if (lines.length === 0) return <p className={classes.quiet}>{t(`nothing.${section}`)}</p>;
  return (
    <dl className={classes.facts}>
      {lines.map(({ field, text }) => (
        <div key={field}>
          <dt>{t(`field.${field}`)}</dt>
          <dd>
            <span>
              <Linked field={field} text={text} patient={patient} />
            </span>{" "}
            {values[field] !== own[field] && (
              <small className={classes.quiet}>{t("record.withAppointments")}</small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Linked({ field, text, patient }: { field: PatientField; text: string; patient: Patient }) {
  if (field === "email") return <a href={`mailto:${text}`}>{text}</a>;
  const phone = { phone: patient.phone_e164, mobile_number: patient.mobile_e164 }[field as "phone"];
  return phone ? (
    <a className="num" href={`tel:${phone}`}>
      {text}
    </a>
  ) : (
    text
  );
}

function SectionForm({
  patient,
  section,
  onClose,
}: Pick<SectionProps, "patient" | "section"> & { onClose: () => void }) {
  const { t } = useTranslation("patients");
  const { t: act } = useTranslation("ui");
  const { update, keep } = usePatientActions();
  // What one began from: a newer version that arrives meanwhile must not be overwritten unseen.
  const [{ base, version: start }] = useState(() => ({ base: valuesOf(patient), version: patient.version }));
  const [theirs, setTheirs] = useState<Patient>();
  const fields: readonly PatientField[] = SECTIONS[section];

  async function save(values: PatientValues, version: number): Promise<() => void> {
    const changes = changesOf(values, base) as PatientChanges;
    const unsaved = fields.map((field) => ({
      label: t(`field.${field}`),
      value: fieldText(t, field, values[field]),
    }));
    try {
      await update(patient.id, version, changes, unsaved);
      return () => {
        toast(t("done.saved"));
        onClose();
      };
    } catch (error) {
      if (!isCode(error, "patient.stale")) throw error;
      const current = error.current as Patient;
      // Somebody wrote elsewhere in the record: nothing of this section is in question.
      if (sameIn(fields, valuesOf(current), base)) return save(values, current.version);
      setTheirs(current);
      throw error;
    }
  }

  const form = useZodForm<PatientValues>({
    initial: base,
    schema: () =>
      import("@meridian/core/contracts/patients/patients").then(({ patientChanges }) => patientChanges),
    shape: (values) => changesOf(values, base),
    submit: async (values) => (sameIn(fields, values, base) ? onClose : save(values, start)),
    draft: `patient-${patient.id}-${section}`,
  });
  const text = (values: PatientValues) =>
    fields
      .filter((field) => theirs && form.values[field] !== valuesOf(theirs)[field])
      .map((field) => `${t(`field.${field}`)}: ${fieldText(t, field, values[field]) || t("conflict.empty")}`)
      .join("\n");
  return (
    <Form form={form} label={t(`section.${section}`)}>
      {theirs && (
        <ConflictChoice
          mine={text(form.values)}
          theirs={text(valuesOf(theirs))}
          onKeepMine={() => void form.send((values) => save(values, theirs.version))}
          onTakeTheirs={() => {
            keep(theirs);
            void form.take(valuesOf(theirs)).then(onClose);
          }}
        />
      )}
      <PatientFields section={section} form={form} autoFocus />
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
        <Button variant="default" onClick={onClose}>
          {act("action.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}
