import { PAYMENTS_KEPT_YEARS } from "../contracts/closing/closing.ts";
import { remove, transact } from "../db/transact.ts";
import { workThrough } from "../db/work-through.ts";
import { AppError } from "../platform/errors.ts";
import { removeFile } from "../platform/files.ts";
import { errorFacts, log } from "../platform/logger.ts";
import type { PlanPaymentItem } from "./plan-payment.entity.ts";
import { proofKey } from "./proof.service.ts";
import { db } from "./store.ts";

/** Payments read in one page. */
const PAGE = 25;

/**
 * The first instant whose payments are still kept at a moment (epoch milliseconds): ten calendar years after the one that a
 * payment belongs to have to be over (Código do IVA, article 52; Código do IRC, article 123).
 */
export const keptFrom = (at: number): string =>
  `${new Date(at).getUTCFullYear() - PAYMENTS_KEPT_YEARS}-01-01T00:00:00.000Z`;

/**
 * Deletes payments of plans, with their proofs, that no law asks to keep any more, oldest first. Ends at `deadline` (epoch
 * milliseconds); the next run goes on. Returns how many were deleted.
 */
export const removeOldPayments = (at: number, deadline: number): Promise<number> =>
  workThrough(
    (cursor) =>
      db.entities.payment.query
        .newest({})
        .lt({ created_at: keptFrom(at) })
        .go({ limit: PAGE, pages: 1, cursor, order: "asc" }),
    (item) => removeOne(item, keptFrom(at)),
    ({ payment_id: record, space_id: space }, error) => {
      // It was changed at this moment; the next run looks again.
      if (error instanceof AppError && error.code === "write.conflict") return;
      log("error", "old payment not deleted", { record, space, ...errorFacts(error) });
    },
    deadline,
  );

async function removeOne(item: PlanPaymentItem, from: string): Promise<number> {
  // Paid in the new year, or still to be settled.
  if ((item.paid_at && item.paid_at >= from) || item.gsi3pk) return 0;
  const { space_id, payment_id, version } = item;
  const files = [item.proof, ...(item.uploads ?? [])].flatMap((file) => file?.file ?? []);
  for (const file of files) await removeFile(proofKey(item, file));
  const unchanged = db.entities.payment
    .delete({ space_id, payment_id })
    .where((stored, { eq }) => eq(stored.version, version));
  await transact({ writes: [remove(unchanged.params())] });
  return 1;
}
