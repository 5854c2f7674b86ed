import type { MessageKind } from "../contracts/notifications/notifications.ts";
import type { Notice, Told } from "../db/notices.ts";
import { remindersAt } from "./reminders.ts";

/** An appointment as far as its patient can notice it. */
export type Subject = {
  status: string;
  start: string;
  professional: string;
  establishment: string;
};

export type Decision = {
  /** What to tell now; nothing where the patient knows already. */
  tell: MessageKind | undefined;
  told: Told | undefined;
  reminded: string[];
  /** When to look again, epoch milliseconds. */
  next: number | undefined;
};

const LIVE = new Set(["scheduled", "confirmed", "arrived"]);

/** Whether it will take place, as far as anybody knows. */
export const isAhead = ({ status, start }: Pick<Subject, "status" | "start">, now: number) =>
  LIVE.has(status) && Date.parse(start) > now;

/** Whether what the patient was told still stands. */
export const stillSo = (
  told: Pick<Told, "start" | "professional" | "establishment" | "cancelled">,
  subject: Subject,
) =>
  told.cancelled
    ? subject.status === "cancelled"
    : LIVE.has(subject.status) &&
      told.start === subject.start &&
      told.professional === subject.professional &&
      told.establishment === subject.establishment;

/**
 * What a patient is to be told about an appointment, from what they know and what stands now. Whatever happened in
 * between says nothing: booked and cancelled within minutes, or moved and moved back, is no message.
 */
export function decide(
  { told, reminded = [] }: Pick<Notice, "told" | "reminded">,
  subject: Subject | undefined,
  { now, hours }: { now: number; hours: readonly number[] },
): Decision {
  const nothing = { tell: undefined, told, reminded, next: undefined };
  if (!subject) return nothing;
  const at = new Date(now).toISOString();
  const { start, professional, establishment } = subject;
  const known = { start, professional, establishment, at };
  if (subject.status === "cancelled") {
    const expected = told && !told.cancelled && Date.parse(told.start) > now;
    return expected ? { ...nothing, tell: "cancelled", told: { ...known, cancelled: true } } : nothing;
  }
  if (!isAhead(subject, now)) return nothing;
  const news = composeNotice(told, subject);
  const after: Told = news || !told ? { ...known, cancelled: false } : told;
  const { send, next, done } = remindersAt({
    start,
    hours,
    done: reminded,
    toldAt: Date.parse(after.at),
    now,
  });
  return {
    tell: news ?? (send === undefined ? undefined : "reminder"),
    told: after,
    reminded: done,
    next,
  };
}

function composeNotice(told: Told | undefined, subject: Subject): MessageKind | undefined {
  if (!told || told.cancelled) return "booked";
  return stillSo(told, subject) ? undefined : "moved";
}
