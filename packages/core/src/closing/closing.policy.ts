import { CLOSING_REMINDERS } from "../contracts/closing/closing.ts";

const DAY_MS = 86_400_000;

/**
 * What is due of a closing that waits, at a moment (epoch milliseconds): the reminder to send, in days before the
 * removal, and when to look again. Of several reminders that are due because the job did not run, only the last is sent.
 */
export function nextStep({ due_at, reminded, at }: { due_at: string; reminded?: number; at: number }): {
  remind: number | undefined;
  next: number;
} {
  const due = Date.parse(due_at);
  const reached = CLOSING_REMINDERS.filter((days) => at >= due - days * DAY_MS).at(-1);
  const upcoming = CLOSING_REMINDERS.find((days) => at < due - days * DAY_MS);
  const isNew = reached !== undefined && at < due && reached < (reminded ?? Number.POSITIVE_INFINITY);
  return {
    remind: isNew ? reached : undefined,
    next: upcoming === undefined ? due : due - upcoming * DAY_MS,
  };
}
