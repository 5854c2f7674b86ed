import type { AdminPlanPayment } from "../contracts/plan-payments/plan-payments.ts";
import type { PlanPaymentMethod, PlanPaymentStatus } from "../contracts/plan-payments/terms.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { stale } from "../platform/errors.ts";
import { refundPayment } from "../platform/payments.ts";
import { fold } from "../text/fold.ts";
import type { PaymentEvent } from "./payment-states.ts";
import {
  cursorAfter,
  cursorAfterInSpace,
  cursorAfterOfStatus,
  type PlanPaymentItem,
} from "./plan-payment.entity.ts";
import { proofLink } from "./proof.service.ts";
import { type Settlement, settle } from "./settle.ts";
import { adminPaymentView, db, notOpen, type PaymentReference, readPayment } from "./store.ts";

export type PaymentsQuery = {
  cursor?: string | undefined;
  limit: number;
  /** Part of the clinic's name, or of the payment's id. */
  search: string;
  status?: PlanPaymentStatus | undefined;
  method?: PlanPaymentMethod | undefined;
  /** Days in UTC on which the payment began, both included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Only those of one space. */
  space?: string | undefined;
};

/** The largest number of requests for a filtered page; it may be incomplete then. */
const MOST_REQUESTS = 4;

/** Payments of all clinics, newest first, for super admins. One request, up to four with a filter. */
export async function listPayments(
  query: PaymentsQuery,
): Promise<{ items: AdminPlanPayment[]; next: string | null }> {
  const list = ["plan-payments", query.search, query.status, query.method, query.from, query.to, query.space]
    .map((part) => part ?? "")
    .join("|");
  const found: PlanPaymentItem[] = [];
  const inSpace = query.space !== undefined && (query.status ?? query.from ?? query.to) !== undefined;
  const narrowed = query.search !== "" || query.method !== undefined || inSpace;
  let cursor = await openCursor(list, query.cursor);
  for (let request = 0; request < (narrowed ? MOST_REQUESTS : 1); request += 1) {
    const page = await matching(query).go({
      cursor,
      order: "desc",
      ...(!narrowed && { limit: query.limit }),
    });
    found.push(...page.data);
    cursor = page.cursor;
    if (cursor === null || found.length >= query.limit) break;
  }
  const items = found.slice(0, query.limit);
  const last = items.at(-1);
  if (last && found.length > items.length) cursor = cursorAfterOf(query)(last);
  return { items: items.map(adminPaymentView), next: await sealCursor(list, cursor) };
}

/** The cursor that continues after a payment in the list that answers a query. */
const cursorAfterOf = ({ space, status }: PaymentsQuery) =>
  space ? cursorAfterInSpace : status ? cursorAfterOfStatus : cursorAfter;

function matching({ search, status, method, from, to, space }: PaymentsQuery) {
  const { query } = db.entities.payment;
  const [first, last] = [from ?? "0", `${to ?? "9"}~`] as const;
  const between = [{ created_at: first }, { created_at: last }] as const;
  const words = fold(search);
  if (space)
    return query
      .primary({ space_id: space })
      .where((item, { contains, eq, between: within }) =>
        [
          words && contains(item.search_key, words),
          method && eq(item.method, method),
          status && eq(item.status, status),
          (from || to) && within(item.created_at, first, last),
        ]
          .filter(Boolean)
          .join(" AND "),
      );
  const inTime = status
    ? query.byStatus({ status }).between(...between)
    : query.newest({}).between(...between);
  return inTime.where((item, { contains, eq }) =>
    [words && contains(item.search_key, words), method && eq(item.method, method)]
      .filter(Boolean)
      .join(" AND "),
  );
}

/** A payment with a link of five minutes to its proof; null without one. One request. Throws 404. */
export async function getPayment(
  named: PaymentReference,
): Promise<{ payment: AdminPlanPayment; proof_url: string | null }> {
  const item = await readPayment(named);
  return { payment: adminPaymentView(item), proof_url: item.proof ? await proofLink(item) : null };
}

/** Names a payment and the version that a decision was based on. */
export type Reviewed = PaymentReference & { version: number };

/** Lets an administrator's decision happen. Throws 404, 409 `plan_payment.stale` and `plan_payment.not_open`. */
async function decide(
  { version, ...named }: Reviewed,
  event: PaymentEvent,
  changes: Settlement["changes"] = {},
): Promise<AdminPlanPayment> {
  const requires = (item: PlanPaymentItem) => {
    if (item.version !== version) throw stale("plan_payment", adminPaymentView(item));
  };
  return adminPaymentView(await settle(named, event, { requires, refused: notOpen, changes }));
}

/** The whole amount of a transfer arrived: the clinic gets what it ordered. Also possible after a rejection. */
export const approve = (reviewed: Reviewed): Promise<AdminPlanPayment> =>
  decide(reviewed, { kind: "approved" }, { remark: undefined });

/** A transfer's proof proves nothing. The clinic reads the reason and can add another proof. */
export const reject = (reviewed: Reviewed, reason: string): Promise<AdminPlanPayment> =>
  decide(reviewed, { kind: "rejected" }, { remark: reason });

/** Part of a transfer arrived, in cents. Together with earlier parts it may be all of it. */
export const recordPart = (reviewed: Reviewed, cents: number): Promise<AdminPlanPayment> =>
  decide(reviewed, { kind: "part_received", cents });

/**
 * Gives a payment back and takes back what was ordered. The provider returns what it received; a transfer is returned by
 * hand. A repeated call gives nothing back twice.
 */
export async function refund(reviewed: Reviewed, reason: string): Promise<AdminPlanPayment> {
  const item = await readPayment(reviewed);
  if (item.version !== reviewed.version) throw stale("plan_payment", adminPaymentView(item));
  if (item.status !== "paid" && item.status !== "partial") throw notOpen(item);
  if (item.intent_id) await refundPayment(item.intent_id, item.payment_id);
  // The provider's own event about the refund may come first.
  const { space, payment } = reviewed;
  const refunded = await settle({ space, payment }, { kind: "refunded" }, { changes: { remark: reason } });
  return adminPaymentView(refunded);
}
