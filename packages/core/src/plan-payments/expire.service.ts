import { retryOn } from "../db/retry-on.ts";
import { transact } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import { removeFile } from "../platform/files.ts";
import { errorFacts, log } from "../platform/logger.ts";
import { cancelPayment } from "../platform/payments.ts";
import type { PaymentEvent } from "./payment-states.ts";
import { PAYMENTS_DUE, type PlanPaymentItem } from "./plan-payment.entity.ts";
import { proofKey } from "./proof.service.ts";
import { settle } from "./settle.ts";
import { db, readPayment, replace } from "./store.ts";

/** Payments read in one page, and dealt with at the same time. */
const PAGE_SIZE = 50;
const CONCURRENT = 5;
/** Milliseconds a run may take. The next run goes on with what is still due. */
const LONGEST_RUN = 60_000;

/**
 * Ends the payments whose time ran out by a moment (epoch milliseconds), and deletes files of uploads that were never
 * completed. What fails stays due and does not delay others. Returns how many were dealt with.
 */
export async function expireDue(at: number): Promise<number> {
  const until = now() + LONGEST_RUN;
  let count = 0;
  let cursor: string | null = null;
  do {
    const page: { data: PlanPaymentItem[]; cursor: string | null } = await db.entities.payment.query
      .byDue({ gsi3pk: PAYMENTS_DUE })
      // Sorts after every id of this very millisecond.
      .lte({ gsi3sk: `${new Date(at).toISOString()}~` })
      .go({ limit: PAGE_SIZE, cursor });
    for (let first = 0; first < page.data.length && now() < until; first += CONCURRENT) {
      const some = page.data.slice(first, first + CONCURRENT);
      for (const done of await Promise.all(some.map((item) => attempt(item, at)))) count += done ? 1 : 0;
    }
    cursor = page.cursor;
  } while (cursor && now() < until);
  return count;
}

async function attempt(item: PlanPaymentItem, at: number): Promise<boolean> {
  try {
    await deleteUnfinished(item, at);
    if (item.status === "pending" && isPast(item.open_until, at)) await end(item);
    return true;
  } catch (error) {
    log("error", "payment not ended", { record: item.payment_id, ...errorFacts(error) });
    return false;
  }
}

const isPast = (instant: string | undefined, at: number) =>
  instant !== undefined && Date.parse(instant) <= at;

/**
 * Ends a payment. The provider is asked first: after it cancelled, nobody can pay any more, and if money came of which no
 * event told, the payment is paid.
 */
async function end(item: PlanPaymentItem): Promise<void> {
  const named = { space: item.space_id, payment: item.payment_id };
  await settle(named, await whatHappened(item), { by: "clock" });
}

async function whatHappened(item: PlanPaymentItem): Promise<PaymentEvent> {
  if (item.method === "free") return { kind: "nothing_due" };
  if (!item.intent_id) return { kind: "time_ran_out" };
  const { status, received_cents } = await cancelPayment(item.intent_id);
  if (status === "succeeded") return { kind: "provider_succeeded", received_cents };
  return { kind: status === "processing" ? "provider_processing" : "time_ran_out" };
}

/** Deletes the files of uploads that were begun and not completed in time, and forgets them. */
const deleteUnfinished = (found: PlanPaymentItem, at: number): Promise<void> =>
  retryOn(
    ["write.conflict"],
    async () => {
      if (!(found.uploads ?? []).some(({ until }) => isPast(until, at))) return;
      const item = await readPayment({ space: found.space_id, payment: found.payment_id });
      const late = (item.uploads ?? []).filter(({ until }) => isPast(until, at));
      if (late.length === 0) return;
      for (const { file } of late) await removeFile(proofKey(item, file));
      const uploads = (item.uploads ?? []).filter((upload) => !late.includes(upload));
      await transact({ writes: [replace(item, { ...item, uploads })] });
    },
    { attempts: 3 },
  );
