import type { AppointmentKind } from "../contracts/notifications/notifications.ts";
import type { LastNotified } from "../db/message-content.ts";
import type { Notice } from "../db/notices.ts";
import { remindersAt } from "./reminders.ts";

/** The facts of an appointment that its patient is notified about. */
export type Subject = {
  status: string;
  start: string;
  professional: string;
  establishment: string;
};

export type Decision = {
  /** The message to send now; undefined where the patient was notified already. */
  kind: AppointmentKind | undefined;
  lastNotified: LastNotified | undefined;
  reminded: string[];
  /** When to check again, epoch milliseconds. */
  next: number | undefined;
};

const LIVE = new Set(["scheduled", "confirmed", "arrived"]);

/** Whether the appointment is still to take place. */
export const isUpcoming = ({ status, start }: Pick<Subject, "status" | "start">, now: number) =>
  LIVE.has(status) && Date.parse(start) > now;

/** Whether the appointment is as the patient was last notified. */
export const isUnchanged = (
  lastNotified: Pick<LastNotified, "start" | "professional" | "establishment" | "cancelled">,
  subject: Subject,
) =>
  lastNotified.cancelled
    ? subject.status === "cancelled"
    : LIVE.has(subject.status) &&
      lastNotified.start === subject.start &&
      lastNotified.professional === subject.professional &&
      lastNotified.establishment === subject.establishment;

/**
 * Decides whether to notify a patient about an appointment, by comparing the last notification with the appointment now.
 * Changes in between are not reported: booked and cancelled within minutes, or moved and moved back, sends no message.
 */
export function decide(
  { last_notified: lastNotified, reminded = [] }: Pick<Notice, "last_notified" | "reminded">,
  subject: Subject | undefined,
  { now, hours }: { now: number; hours: readonly number[] },
): Decision {
  const nothing = { kind: undefined, lastNotified, reminded, next: undefined };
  if (!subject) return nothing;
  const at = new Date(now).toISOString();
  const { start, professional, establishment } = subject;
  const current = { start, professional, establishment, at };
  if (subject.status === "cancelled") {
    const expected = lastNotified && !lastNotified.cancelled && Date.parse(lastNotified.start) > now;
    return expected
      ? { ...nothing, kind: "cancelled", lastNotified: { ...current, cancelled: true } }
      : nothing;
  }
  if (!isUpcoming(subject, now)) return nothing;
  const change = changeKind(lastNotified, subject);
  const after: LastNotified = change || !lastNotified ? { ...current, cancelled: false } : lastNotified;
  const { send, next, done } = remindersAt({
    start,
    hours,
    done: reminded,
    notifiedAt: Date.parse(after.at),
    now,
  });
  return {
    kind: change ?? (send === undefined ? undefined : "reminder"),
    lastNotified: after,
    reminded: done,
    next,
  };
}

function changeKind(lastNotified: LastNotified | undefined, subject: Subject): AppointmentKind | undefined {
  if (!lastNotified || lastNotified.cancelled) return "booked";
  return isUnchanged(lastNotified, subject) ? undefined : "moved";
}
