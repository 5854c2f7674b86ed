import { Button } from "@mantine/core";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import { wallClock } from "@meridian/core/time/zones";
import { useConsentMarks } from "@meridian/ui/patients/consent-marks";
import { Notice } from "@meridian/ui/states/states";
import { type FormEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { BookingDraft } from "../model/booking-draft.ts";
import { clockText } from "../model/clock-text.ts";
import classes from "./booking.module.css";
import { PlaceFields, TimeFields, TypeFields } from "./booking-fields.tsx";
import { ClashNotice } from "./clash-notice.tsx";
import { PatientField } from "./patient-field.tsx";
import { type BookingRequest, useBooking } from "./use-booking.ts";

type BookingFormProps<Result> = {
  clinic: Clinic;
  initial: BookingDraft;
  /** The patient cannot be changed: on the patient's own page, or when an appointment is moved. */
  fixedPatient?: boolean;
  /** Whether a new patient can be booked. */
  newcomers?: boolean;
  action: string;
  submit: (request: BookingRequest) => Promise<Result>;
  onDone: (result: Result) => void;
  secondary?: ReactNode;
};

/** What is wrong: a field, or the notice that says why it was refused. */
const WRONG = "[aria-invalid=true], [role=alert]";

/** Form with patient, professional, time, place and price. Used to book and to move. */
export function BookingForm<Result = CalendarAppointment>({
  clinic,
  initial,
  fixedPatient,
  newcomers = true,
  action,
  submit,
  onDone,
  secondary,
}: BookingFormProps<Result>) {
  const { t } = useTranslation("scheduling");
  const form = useBooking({ clinic, initial, submit, onDone });
  const { draft, set, faults } = form;
  const consents = useMissingConsent(draft);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.refusals > 0) element.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [form.refusals]);
  return (
    <form
      ref={element}
      className={classes.form}
      noValidate
      inert={form.busy}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void form.send(draft, false);
      }}
    >
      <PatientField
        value={draft.patient}
        onChange={(patient) => form.choose(patient)}
        error={faults.patient}
        fixed={fixedPatient ?? false}
        newcomers={newcomers}
        faults={form.newcomerFaults}
        alike={form.alike}
        onConfirm={() => void form.confirm()}
      />
      {consents && <p className={classes.consents}>{consents}</p>}
      <TimeFields draft={draft} set={set} faults={faults} help={form.help} />
      <PlaceFields clinic={clinic} draft={draft} set={set} faults={faults} />
      <TypeFields clinic={clinic} draft={draft} set={set} faults={faults} />
      {form.clash && (
        <ClashNotice
          {...form.clash}
          wanted={draft.day}
          busy={form.busy}
          onTake={(start) => {
            const { day, minutes } = wallClock(start, clinic.time_zone);
            const moved = { ...draft, day, time: clockText(minutes) };
            set(moved);
            void form.send(moved, false);
          }}
          onOverride={() => void form.send(draft, true)}
        />
      )}
      {form.hint && (
        <Notice tone="amber" live>
          {t(form.hint === "searching" ? "form.stillSearching" : "form.checkProposal")}
        </Notice>
      )}
      {form.error && (
        <Notice tone="red" live>
          {form.error}
        </Notice>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={form.busy}>
          {action}
        </Button>
        {secondary}
      </div>
    </form>
  );
}

/** The mark of a patient who lacks a consent for what is being booked. */
function useMissingConsent({ patient, type }: BookingDraft): ReactNode {
  const marked = patient?.id && !patient.newcomer ? [{ patient: patient.id, type }] : [];
  const markOf = useConsentMarks(marked);
  return marked.map(markOf)[0] ?? null;
}
