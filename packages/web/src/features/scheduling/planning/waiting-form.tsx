import { Button } from "@mantine/core";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { WaitingEntry } from "@meridian/core/contracts/scheduling/waiting-list";
import { ApiError, isCode } from "@meridian/ui/api/errors";
import { CheckboxField, TextareaField } from "@meridian/ui/forms/fields";
import { NOT_SENT, useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type PatientChoice, patientOrNew } from "../api/booking.ts";
import { useSaveWaiting } from "../api/planning.ts";
import { PatientField } from "../components/patient-field.tsx";
import { candidatesOf, newcomerFaultsOf } from "../model/new-patient.ts";
import {
  preferenceRules,
  preferenceSchema,
  preferenceShape,
  preferencesRequest,
  type TimePreferences,
  wishesFor,
  wishesOf,
} from "../model/time-preferences.ts";
import { PreferenceFields } from "./preference-fields.tsx";

type WaitingFormProps = {
  clinic: Clinic;
  /** The one that is changed; a new one without. */
  entry?: WaitingEntry | undefined;
  onBack: () => void;
  onDone: (name: string) => void;
};

type WaitingValues = TimePreferences & {
  patient: PatientChoice | undefined;
  urgent: boolean;
  notes: string;
};

/** Form of a waiting-list entry: the patient and their preferred times. */
export function WaitingForm(props: WaitingFormProps) {
  const { clinic, entry, onBack } = props;
  const { t } = useTranslation("planning");
  const { t: booking } = useTranslation("scheduling");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { form, refusal, forgetRefusal } = useWaitingForm(props);
  const patient = form.field("patient", booking("form.patient"));
  return (
    <Form form={form}>
      <PatientField
        {...patient}
        onChange={(next) => {
          patient.onChange(next);
          forgetRefusal();
        }}
        faults={refusal ? newcomerFaultsOf(refusal, say) : {}}
        alike={isCode(refusal, DUPLICATES) ? candidatesOf(refusal) : undefined}
        onConfirm={() => {
          const { value } = patient;
          if (!value?.newcomer) return;
          patient.onChange({ ...value, newcomer: { ...value.newcomer, confirm_duplicates: true } });
          void form.onSubmit();
        }}
        fixed={entry !== undefined}
      />
      <PreferenceFields clinic={clinic} form={form} />
      <CheckboxField {...form.field("urgent", t("waiting.urgent"))} />
      <TextareaField
        {...form.field("notes", t("waiting.notes"))}
        help={t("waiting.notesHelp")}
        rows={2}
        maxLength={1000}
      />
      <FormActions>
        <SubmitButton form={form}>{entry ? act("action.save") : t("waiting.add")}</SubmitButton>
        <Button variant="default" onClick={onBack}>
          {act("action.back")}
        </Button>
      </FormActions>
    </Form>
  );
}

const DUPLICATES = "patient.possible_duplicates";

function useWaitingForm({ clinic, entry, onDone }: WaitingFormProps) {
  const { t: say } = useTranslation("errors");
  const save = useSaveWaiting(entry);
  /** What the server says of a new patient, which their own fields show. */
  const [refusal, setRefusal] = useState<ApiError>();
  const isAboutNewcomer = (error: unknown): error is ApiError =>
    error instanceof ApiError &&
    (isCode(error, DUPLICATES) || Object.keys(newcomerFaultsOf(error, say)).length > 0);
  const form = useZodForm<WaitingValues>({
    initial: {
      ...(entry ? wishesOf(entry) : wishesFor(clinic)),
      patient: entry && { id: entry.patient, name: entry.patient_name },
      urgent: entry?.urgent ?? false,
      notes: entry?.notes ?? "",
    },
    schema: preferenceSchema,
    shape: preferenceShape,
    rules: (values) => ({
      ...preferenceRules(values),
      patient: values.patient?.name.trim() ? undefined : "required",
    }),
    submit: async (values) => {
      const { patient, urgent, notes } = values;
      if (!patient) return NOT_SENT;
      setRefusal(undefined);
      try {
        await save.mutateAsync({ ...preferencesRequest(values), ...patientOrNew(patient), urgent, notes });
      } catch (error) {
        if (!isAboutNewcomer(error)) throw error;
        setRefusal(error);
        return NOT_SENT;
      }
      return () => onDone(patient.name);
    },
  });
  return { form, refusal, forgetRefusal: () => setRefusal(undefined) };
}
