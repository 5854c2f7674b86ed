import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { bookingDefaultsQuery, type PatientChoice } from "../api/booking.ts";
import type { BookingDraft, Usual } from "../model/booking-draft.ts";

/** Whether somebody is known, so that it can be asked what they are usually booked for. */
const isKnown = (patient: PatientChoice | undefined): patient is PatientChoice =>
  patient !== undefined && !patient.newcomer;

/**
 * Looks up a chosen patient's usual professional and appointment type; a patient known from the start is looked up at
 * once. `waits` is true until the answer arrives.
 */
export function useUsual(initial: BookingDraft, onFound: (usual: Usual, patient: string) => void) {
  const client = useQueryClient();
  const [pending, setPending] = useState(() =>
    initial.appointment || !isKnown(initial.patient) ? undefined : initial.patient.id,
  );
  const lookUp = async (patient: PatientChoice | undefined) => {
    if (initial.appointment || !isKnown(patient)) return setPending(undefined);
    setPending(patient.id);
    // Only a proposal: without an answer everything is chosen by hand.
    const usual = await client.fetchQuery(bookingDefaultsQuery(patient.id)).catch(() => undefined);
    if (usual) onFound(usual, patient.id);
    setPending((now) => (now === patient.id ? undefined : now));
  };
  const opened = useRef(lookUp);
  useEffect(() => {
    void opened.current(initial.patient);
  }, [initial.patient]);
  return { lookUp, waits: pending !== undefined };
}
