import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import { deepEqual } from "@meridian/ui/drafts/deep-equal";
import { useUnsavedGuard } from "@meridian/ui/drafts/unsaved-guard";
import { useState } from "react";
import { type BookingDraft, withUsual } from "../model/booking-draft.ts";
import type { ChosenFields } from "../model/time-proposal.ts";
import { useTimeProposal } from "./use-time-proposal.ts";
import { useUsual } from "./use-usual.ts";

type Progress = {
  draft: BookingDraft;
  /** The form's values without the user's changes: the initial values, updated by proposals. */
  untouched: BookingDraft;
  chosen: ChosenFields;
};

const slotOf = ({ day, time, office }: BookingDraft) => ({ day, time, office });

/**
 * What a booking form holds: what was given and typed, completed with what the patient is usually booked for and with the
 * first free time. What was proposed does not count as unsaved.
 */
export function useBookingDraft(clinic: Clinic, given: BookingDraft) {
  const [initial] = useState(given);
  const [{ draft: typed, untouched, chosen }, setProgress] = useState<Progress>({
    draft: initial,
    untouched: initial,
    chosen: new Set(),
  });
  const { lookUp, waits } = useUsual(initial, (usual, patient) =>
    setProgress((now) => {
      if (now.draft.patient?.id !== patient) return now;
      const found = withUsual(initial, usual, clinic, now.chosen);
      return { ...now, draft: { ...now.draft, ...found }, untouched: { ...now.untouched, ...found } };
    }),
  );
  const {
    proposed: draft,
    help,
    searching,
  } = useTimeProposal({ clinic, draft: typed, initial, chosen, waits });
  useUnsavedGuard(!deepEqual(typed, untouched));
  return {
    draft,
    /** What the time in the draft is, or why there is none. */
    help,
    /** Whether something that fills in the draft is still being looked up. */
    searching,
    lookUp,
    /** Takes what somebody filled in. */
    change: (fields: Partial<BookingDraft>) =>
      setProgress((now) => ({
        ...now,
        // A proposed day and office belong to the proposed time: changing the time replaces them.
        draft: { ...now.draft, ...("time" in fields && slotOf(draft)), ...fields },
        chosen: new Set([...now.chosen, ...(Object.keys(fields) as (keyof BookingDraft)[])]),
      })),
    /** What is being sent was seen by who sends it: its time is no proposal any more. */
    settle: (sent: BookingDraft) =>
      setProgress((now) => ({ ...now, draft: sent, chosen: new Set([...now.chosen, "time"]) })),
  };
}
