import { useDebouncedValue } from "@mantine/hooks";
import type { DuplicateCandidate, Patient } from "@meridian/core/contracts/patients/patients";
import { isCode } from "@meridian/ui/api/errors";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { useAllows, useSession } from "@meridian/ui/session/session";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { createPatient, type NewPatientBody, useDuplicates } from "../api/patients.ts";
import {
  bodyOf,
  comparisonOf,
  emptyValues,
  type PatientField,
  type PatientValues,
  SECTIONS,
  type Section,
} from "../model/patient-form.ts";
import { Duplicates } from "./duplicates.tsx";
import { fieldText } from "./field-text.ts";
import { PatientFields } from "./patient-fields.tsx";
import classes from "./patients.module.css";

/** Milliseconds without a keystroke before likeness is asked about. */
const PAUSE = 350;

/** Adds a patient. Possible duplicates are shown while the user types; the user may add the patient nevertheless. */
export function NewPatientForm({
  name = "",
  onAdded,
}: {
  name?: string;
  onAdded: (patient: Patient) => void;
}) {
  const { t } = useTranslation("patients");
  const user = useSession();
  const allows = useAllows();
  const [refused, setRefused] = useState<{ body: string; candidates: DuplicateCandidate[] }>();
  const form = useZodForm<PatientValues>({
    initial: emptyValues(user.language, name),
    schema: () => import("@meridian/core/contracts/patients/patients").then(({ newPatient }) => newPatient),
    shape: bodyOf,
    draft: "new-patient",
    submit: async (values) => {
      const body = bodyOf(values) as NewPatientBody;
      // The duplicates beside the form were visible: the button says "anyway".
      const confirm_duplicates = candidates.length > 0;
      try {
        const added = await createPatient({ ...body, confirm_duplicates }, unsaved(values));
        return () => onAdded(added);
      } catch (error) {
        if (isCode(error, "patient.possible_duplicates"))
          setRefused({
            body: JSON.stringify(body),
            candidates: (error.details as { candidates?: DuplicateCandidate[] }).candidates ?? [],
          });
        throw error;
      }
    },
  });
  const [comparison] = useDebouncedValue(JSON.stringify(comparisonOf(form.values)), PAUSE);
  const duplicates = useDuplicates(comparison ? JSON.parse(comparison) : {}, comparison !== undefined);
  const known = (comparison && duplicates.data?.items) || [];
  const candidates = refused?.body === JSON.stringify(bodyOf(form.values)) ? refused.candidates : known;
  const unsaved = (values: PatientValues) =>
    (Object.keys(bodyOf(values)) as PatientField[]).map((field) => ({
      label: t(`field.${field}`),
      value: fieldText(t, field, values[field]),
    }));
  const sections = (Object.keys(SECTIONS) as Section[]).filter(
    (section) => section !== "clinical" || allows({ can: "clinical.write" }),
  );
  return (
    <div className={classes.entry}>
      <aside className={classes.duplicates} aria-label={t("duplicates.title", { count: 2 })}>
        <Duplicates candidates={candidates} />
      </aside>
      <Form form={form} label={t("new")}>
        {sections.map((section) => (
          <fieldset key={section} className={classes.group}>
            <legend>{t(`section.${section}`)}</legend>
            {section === "clinical" && <p className={classes.quiet}>{t("clinicalHelp")}</p>}
            <PatientFields section={section} form={form} autoFocus={section === "identity"} />
          </fieldset>
        ))}
        <FormActions>
          <SubmitButton form={form}>
            {t(candidates.length > 0 ? "action.addAnyway" : "action.add")}
          </SubmitButton>
        </FormActions>
      </Form>
    </div>
  );
}
