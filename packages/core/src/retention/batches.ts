import * as Billing from "../billing/index.ts";
import type { BatchKind, RetentionPeriods } from "../contracts/retention/retention-kinds.ts";
import * as Imports from "../imports/index.ts";
import * as Notifications from "../notifications/index.ts";
import { dayIn } from "../time/day-in.ts";
import type { Found } from "./proposals.store.ts";
import { cutoffOf, lastReceiptYear } from "./retention.policy.ts";

/** What a clinic's batches are looked for in. */
export type Clinic = { id: string; time_zone: string };
type Look = { clinic: Clinic; periods: RetentionPeriods; today: string };
type BatchFound = Omit<Found, "space" | "kind">;

/** Messages, by whole months that have passed their time. */
async function messages({ clinic, periods, today }: Look): Promise<BatchFound[]> {
  const cutoff = cutoffOf("messages", periods, today);
  if (!cutoff) return [];
  const months = await Notifications.messageMonths(clinic.id, cutoff.slice(0, 7));
  return months.map(({ month, count }) => ({ id: month, since: `${month}-01`, amount: count }));
}

/** Imports, with the rows that an undo would need and that tell a second import of the same file. */
async function imports({ clinic, periods, today }: Look): Promise<BatchFound[]> {
  const cutoff = cutoffOf("imports", periods, today);
  if (!cutoff) return [];
  const found = (await Imports.importsOf(clinic.id)).map((one) => ({
    id: one.import_id,
    since: dayIn(clinic.time_zone, one.finished_at ?? one.started_at),
    amount: one.created + one.merged,
  }));
  return found.filter(({ since }) => since < cutoff);
}

/** Receipts, by calendar years. Only the names of patients go. */
async function receipts({ clinic, periods, today }: Look): Promise<BatchFound[]> {
  const last = lastReceiptYear(periods, today);
  if (last === null) return [];
  const years = await Billing.receiptYears(clinic.id, clinic.time_zone, last);
  return years.map(({ year, count }) => ({
    id: String(year),
    since: `${year}-12-31`,
    amount: count,
    once: true,
  }));
}

const LOOKS: Readonly<Record<BatchKind, (look: Look) => Promise<BatchFound[]>>> = {
  messages,
  imports,
  receipts,
};

/** What of a kind has passed its time, by month, import or year. */
export const dueBatches = (kind: BatchKind, look: Look): Promise<BatchFound[]> => LOOKS[kind](look);
