import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import type { ClashDetails } from "@meridian/core/contracts/scheduling/booking";
import { ApiError, isCode } from "@meridian/ui/api/errors";
import { errorMessage, fieldMessage } from "@meridian/ui/i18n/error-message";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PatientChoice } from "../api/booking.ts";
import { type BookingDraft, type BookingFault, faultsOf, requestOf } from "../model/booking-draft.ts";
import { candidatesOf, newcomerFaultsOf } from "../model/new-patient.ts";
import { useBookingDraft } from "./use-booking-draft.ts";

/** Fields that are filled in by what is looked up: not missing before the answer. */
const PROPOSED: ReadonlySet<string> = new Set<BookingFault>(["day", "time", "office", "professional"]);

export type BookingRequest = ReturnType<typeof requestOf>;

type Booking<Result> = {
  clinic: Clinic;
  initial: BookingDraft;
  submit: (request: BookingRequest) => Promise<Result>;
  onDone: (result: Result) => void;
};

/** What a booking form holds, what is wrong with it, and its sending. */
export function useBooking<Result>({ clinic, initial, submit, onDone }: Booking<Result>) {
  const { t: say } = useTranslation("errors");
  const { draft, help, searching, change, lookUp, settle } = useBookingDraft(clinic, initial);
  const [faults, setFaults] = useState<Partial<Record<BookingFault, string>>>({});
  const refusal = useRefusal();
  const [busy, setBusy] = useState(false);
  // It was pressed before the proposals were there: nobody has seen yet what would be booked.
  const [early, setEarly] = useState(false);
  const set = (typed: Partial<BookingDraft>) => {
    change(typed);
    setEarly(false);
    refusal.forget();
    setFaults((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in typed))));
  };
  // A time that was missing when the form was sent may have been proposed since.
  const open = faultsOf(draft);
  const shown = Object.fromEntries(
    Object.entries(faults).filter(([field]) => field in open && !(searching && PROPOSED.has(field))),
  );
  const choose = (patient: PatientChoice | undefined) => {
    set({ patient });
    void lookUp(patient);
  };
  const send = async (wanted: BookingDraft, override: boolean) => {
    const found = faultsOf(wanted);
    const said = Object.entries(found).map(([field, code]) => [field, fieldMessage(say, code)]);
    setFaults(Object.fromEntries(said));
    refusal.setError(undefined);
    setEarly(searching && said.length > 0);
    if (said.length > 0) return refusal.count();
    settle(wanted);
    setBusy(true);
    try {
      onDone(await submit(requestOf(wanted, clinic.time_zone, override)));
    } catch (failure) {
      refusal.refuse(failure);
    } finally {
      setBusy(false);
    }
  };
  const confirm = () => {
    const { patient } = draft;
    if (!patient?.newcomer) return;
    const newcomer = { ...patient.newcomer, confirm_duplicates: true };
    const confirmed = { ...draft, patient: { ...patient, newcomer } };
    set(confirmed);
    return send(confirmed, false);
  };
  return {
    draft,
    help,
    set,
    choose,
    confirm,
    busy,
    send,
    faults: shown,
    ...refusal.shown,
    /** Why a press of the button did not book: a time is still searched, or was found since and has to be looked at. */
    hint: early ? hintOf(searching, Object.keys(open).length === 0) : undefined,
  };
}

const hintOf = (searching: boolean, complete: boolean): "searching" | "found" | undefined =>
  searching ? "searching" : complete ? "found" : undefined;

/** Why the server did not book. */
function useRefusal() {
  const { t: say } = useTranslation("errors");
  const [clash, setClash] = useState<ClashDetails>();
  const [error, setError] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [alike, setAlike] = useState<readonly PatientChoice[]>();
  const [newcomerFaults, setNewcomerFaults] = useState<Readonly<Record<string, string>>>({});
  const count = () => setRefusals((before) => before + 1);
  return {
    shown: {
      newcomerFaults,
      alike,
      clash,
      error,
      /** How often it could not be booked: each time the focus is led to what is wrong. */
      refusals,
    },
    count,
    setError,
    /** Something was changed since. */
    forget: () => {
      setClash(undefined);
      setAlike(undefined);
      setNewcomerFaults({});
    },
    refuse: (failure: unknown) => {
      count();
      if (isCode(failure, "appointment.clash")) return setClash(failure.details as ClashDetails);
      if (isCode(failure, "patient.possible_duplicates")) return setAlike(candidatesOf(failure));
      const named = failure instanceof ApiError ? newcomerFaultsOf(failure, say) : {};
      setNewcomerFaults(named);
      if (Object.keys(named).length === 0) setError(errorMessage(say, failure));
    },
  };
}
