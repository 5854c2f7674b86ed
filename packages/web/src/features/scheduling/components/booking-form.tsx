import { Button } from "@mantine/core";
import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import { mayCharge } from "@meridian/core/contracts/kernel/access";
import type { CalendarAppointment } from "@meridian/core/contracts/scheduling/appointments";
import type { ClashDetails } from "@meridian/core/contracts/scheduling/booking";
import { wallClock } from "@meridian/core/time/zones";
import { ApiError, isCode } from "@meridian/ui/api/errors";
import { DateField } from "@meridian/ui/forms/date-field";
import { SelectField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { MoneyField, NumberField } from "@meridian/ui/forms/number-field";
import { errorMessage, fieldMessage } from "@meridian/ui/i18n/error-message";
import { useConsentMarks } from "@meridian/ui/patients/consent-marks";
import { useSession } from "@meridian/ui/session/session";
import { Notice } from "@meridian/ui/states/states";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PatientChoice } from "../api/booking.ts";
import {
  type BookingDraft,
  type BookingFault,
  faultsOf,
  requestOf,
  typesFor,
  withType,
} from "../model/booking-draft.ts";
import { clockText } from "../model/clock-text.ts";
import { candidatesOf, newcomerFaultsOf } from "../model/new-patient.ts";
import classes from "./booking.module.css";
import { ClashNotice } from "./clash-notice.tsx";
import { PatientField } from "./patient-field.tsx";
import { useBookingDraft } from "./use-booking-draft.ts";

export type BookingRequest = ReturnType<typeof requestOf>;

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
  const user = useSession();
  const form = useBooking({ clinic, initial, submit, onDone });
  const { draft, set, faults } = form;
  const consents = useMissingConsent(draft);
  return (
    <form
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
      <div className={classes.pair}>
        <DateField
          label={t("form.date")}
          required
          value={draft.day}
          onChange={(day) => set({ day })}
          error={faults.day}
        />
        <TextField
          label={t("form.time")}
          required
          inputMode="numeric"
          value={draft.time}
          onChange={(time) => set({ time })}
          help={form.help}
          error={faults.time}
        />
      </div>
      <div className={classes.pair}>
        <SelectField
          label={t("form.professional")}
          required
          value={draft.professional}
          onChange={(professional) => set({ professional })}
          error={faults.professional}
          options={clinic.professionals
            .filter(({ active, id }) => active || id === draft.professional)
            .map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          label={t("form.office")}
          required
          value={draft.office}
          onChange={(office) => set({ office })}
          error={faults.office}
          options={clinic.establishments.flatMap((place) =>
            place.offices.map(({ id, name }) => ({
              value: id,
              label: clinic.establishments.length > 1 ? `${place.name} · ${name}` : name,
            })),
          )}
        />
      </div>
      <div className={classes.triple}>
        <SelectField
          label={t("form.type")}
          required
          value={draft.type}
          onChange={(type) => set(withType(type, clinic))}
          error={faults.type}
          options={typesFor(clinic, initial).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <NumberField
          label={t("form.duration")}
          required
          unit="min"
          value={draft.duration}
          onChange={(duration) => set({ duration })}
          error={faults.duration}
        />
        {mayCharge(user, { professional_id: draft.professional }) && (
          <MoneyField
            label={t("form.price")}
            value={draft.price}
            onChange={(price) => set({ price })}
            error={faults.price}
          />
        )}
      </div>
      <TextareaField
        label={t("form.notes")}
        help={t("form.notesHelp")}
        rows={2}
        value={draft.notes}
        onChange={(notes) => set({ notes })}
      />
      {form.clash && (
        <ClashNotice
          {...form.clash}
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
      {form.error && (
        <Notice tone="red" live>
          {form.error}
        </Notice>
      )}
      <div className={classes.actions}>
        {secondary}
        <Button type="submit" loading={form.busy}>
          {action}
        </Button>
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

function useBooking<Result>({
  clinic,
  initial,
  submit,
  onDone,
}: Pick<BookingFormProps<Result>, "clinic" | "initial" | "submit" | "onDone">) {
  const { t: say } = useTranslation("errors");
  const { draft, help, change, lookUp, settle } = useBookingDraft(clinic, initial);
  const [faults, setFaults] = useState<Partial<Record<BookingFault, string>>>({});
  const [clash, setClash] = useState<ClashDetails>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [alike, setAlike] = useState<readonly PatientChoice[]>();
  const [newcomerFaults, setNewcomerFaults] = useState<Readonly<Record<string, string>>>({});
  const set = (typed: Partial<BookingDraft>) => {
    change(typed);
    setClash(undefined);
    setAlike(undefined);
    setNewcomerFaults({});
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in typed))));
  };
  // A time that was missing when the form was sent may have been proposed since.
  const open = faultsOf(draft);
  const shown = Object.fromEntries(Object.entries(faults).filter(([field]) => field in open));
  const choose = (patient: PatientChoice | undefined) => {
    set({ patient });
    void lookUp(patient);
  };
  const send = async (wanted: BookingDraft, override: boolean) => {
    const found = faultsOf(wanted);
    const said = Object.entries(found).map(([field, code]) => [field, fieldMessage(say, code)]);
    setFaults(Object.fromEntries(said));
    setError(undefined);
    if (said.length > 0) return;
    settle(wanted);
    setBusy(true);
    try {
      onDone(await submit(requestOf(wanted, clinic.time_zone, override)));
    } catch (failure) {
      if (isCode(failure, "appointment.clash")) setClash(failure.details as ClashDetails);
      else if (isCode(failure, "patient.possible_duplicates")) setAlike(candidatesOf(failure));
      else {
        const named = failure instanceof ApiError ? newcomerFaultsOf(failure, say) : {};
        setNewcomerFaults(named);
        if (Object.keys(named).length === 0) setError(errorMessage(say, failure));
      }
    } finally {
      setBusy(false);
    }
  };
  const confirm = () => {
    const { patient } = draft;
    if (!patient?.newcomer) return;
    const confirmed = {
      ...draft,
      patient: { ...patient, newcomer: { ...patient.newcomer, confirm_duplicates: true } },
    };
    set(confirmed);
    return send(confirmed, false);
  };
  return {
    draft,
    help,
    set,
    choose,
    confirm,
    faults: shown,
    newcomerFaults,
    alike,
    clash,
    error,
    busy,
    send,
  };
}
