import type { PlanPayment } from "../contracts/plan-payments/plan-payments.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { actor } from "../platform/context.ts";
import { db, paymentView, readPayment } from "./store.ts";

/** A page of the clinic's payments, newest first. One request. */
export async function list({ cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const list = "plan-payments";
  const page = await db.entities.payment.query
    .primary({ space_id: actor().spaceId })
    .go({ limit, cursor: await openCursor(list, cursor), order: "desc", consistent: true });
  return { items: page.data.map(paymentView), next: await sealCursor(list, page.cursor) };
}

/** One of the clinic's payments. One request. Throws 404. */
export const get = async (payment: string): Promise<PlanPayment> =>
  paymentView(await readPayment({ space: actor().spaceId, payment }));
