import { Button } from "@mantine/core";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { WaitingEntry } from "@meridian/core/contracts/scheduling/waiting-list";
import { ApiError, isCode } from "@meridian/ui/api/errors";
import { deepEqual } from "@meridian/ui/drafts/deep-equal";
import { useUnsavedGuard } from "@meridian/ui/drafts/unsaved-guard";
import { CheckboxField, TextareaField } from "@meridian/ui/forms/fields";
import { errorMessage, fieldMessage } from "@meridian/ui/i18n/error-message";
import { Notice } from "@meridian/ui/states/states";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { type PatientChoice, patientOrNew } from "../api/booking.ts";
import { useSaveWaiting } from "../api/planning.ts";
import { PatientField } from "../components/patient-field.tsx";
import { candidatesOf, newcomerFaultsOf } from "../model/new-patient.ts";
import {
  type TimePreferences,
  waitingRequest,
  wishesFor,
  wishesOf,
  wishFaults,
} from "../model/time-preferences.ts";
import classes from "./planning.module.css";
import { PreferenceFields } from "./preference-fields.tsx";

type WaitingFormProps = {
  clinic: Clinic;
  /** The entry to change; undefined for a new one. */
  entry?: WaitingEntry | undefined;
  onBack: () => void;
  onDone: (name: string) => void;
};

/** Form of a waiting-list entry: the patient and their preferred times. */
export function WaitingForm({ clinic, entry, onBack, onDone }: WaitingFormProps) {
  const { t } = useTranslation("planning");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const [patient, setPatient] = useState<PatientChoice | undefined>(
    entry && { id: entry.patient, name: entry.patient_name },
  );
  const [wishes, setWishes] = useState<TimePreferences>(entry ? wishesOf(entry) : wishesFor(clinic));
  const [urgent, setUrgent] = useState(entry?.urgent ?? false);
  const [notes, setNotes] = useState(entry?.notes ?? "");
  const [tried, setTried] = useState(false);
  const save = useSaveWaiting(entry);
  const typed = { patient, wishes, urgent, notes };
  const [before] = useState(typed);
  useUnsavedGuard(!deepEqual(typed, before));
  const alike = isCode(save.error, "patient.possible_duplicates") ? candidatesOf(save.error) : undefined;
  const newcomerFaults = save.error instanceof ApiError ? newcomerFaultsOf(save.error, say) : {};
  const send = (who = patient) => {
    setTried(true);
    if (!who?.name.trim() || Object.keys(wishFaults(wishes)).length > 0) return;
    save.mutate(
      { ...waitingRequest(wishes), ...patientOrNew(who), urgent, notes },
      { onSuccess: () => onDone(who.name) },
    );
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
      inert={save.isPending}
    >
      <PatientField
        value={patient}
        onChange={(next) => {
          setPatient(next);
          save.reset();
        }}
        faults={newcomerFaults}
        alike={alike}
        onConfirm={() => {
          if (!patient?.newcomer) return;
          const confirmed = { ...patient, newcomer: { ...patient.newcomer, confirm_duplicates: true } };
          setPatient(confirmed);
          send(confirmed);
        }}
        error={tried && !patient ? fieldMessage(say, "required") : undefined}
        fixed={entry !== undefined}
      />
      <PreferenceFields
        clinic={clinic}
        value={wishes}
        onChange={setWishes}
        faults={tried ? wishFaults(wishes) : {}}
      />
      <CheckboxField id="waiting-urgent" label={t("waiting.urgent")} value={urgent} onChange={setUrgent} />
      <TextareaField
        label={t("waiting.notes")}
        help={t("waiting.notesHelp")}
        rows={2}
        maxLength={1000}
        value={notes}
        onChange={setNotes}
      />
      {save.error && !alike && Object.keys(newcomerFaults).length === 0 && (
        <Notice tone="red" live>
          {errorMessage(say, save.error)}
        </Notice>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack}>
          {act("action.back")}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {entry ? act("action.save") : t("waiting.add")}
        </Button>
      </div>
    </form>
  );
}
