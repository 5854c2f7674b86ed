import type { AdminPlanPayment, PlanPayment } from "../contracts/plan-payments/plan-payments.ts";
import type { PlanPaymentMethod } from "../contracts/plan-payments/terms.ts";
import { MB_WAY_MINUTES, REFERENCE_HOURS, TRANSFER_DAYS } from "../contracts/plan-payments/terms.ts";
import { connect } from "../db/service.ts";
import { type Operation, put, remove } from "../db/transact.ts";
import { nowIso, plusMinutes } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { AppError, absent } from "../platform/errors.ts";
import { isOpen, type PaymentState } from "./payment-states.ts";
import {
  dueOrder,
  OpenPaymentEntity,
  PAYMENTS_DUE,
  PlanPaymentEntity,
  type PlanPaymentItem,
} from "./plan-payment.entity.ts";

export const db = connect({ payment: PlanPaymentEntity, open: OpenPaymentEntity });

/** Names a payment: its space and its id. */
export type PaymentReference = { space: string; payment: string };

/** A payment as stored. One request. Throws 404 `plan_payment.not_found`. */
export async function readPayment({ space, payment }: PaymentReference): Promise<PlanPaymentItem> {
  const found = await findPayment({ space, payment });
  if (!found) throw absent("plan_payment");
  return found;
}

/** A payment as stored, or null. One request. */
export async function findPayment({ space, payment }: PaymentReference): Promise<PlanPaymentItem | null> {
  const { data } = await db.entities.payment
    .get({ space_id: space, payment_id: payment })
    .go({ consistent: true });
  return data;
}

/** What decides the payment's course. */
export const stateOf = (item: PlanPaymentItem): PaymentState => ({
  method: item.method,
  status: item.status,
  reason: item.reason ?? null,
  total_cents: item.order.total_cents,
  received_cents: item.received_cents,
  given: item.given,
  reserved: item.reserved,
});

/** Minutes after which a payment of each method runs out. One of 0 is completed at once, or by the clock. */
const MINUTES_OPEN: Readonly<Record<PlanPaymentMethod, number>> = {
  mb_way: MB_WAY_MINUTES,
  reference: REFERENCE_HOURS * 60,
  transfer: TRANSFER_DAYS * 24 * 60,
  free: 1,
};
export const openUntil = (method: PlanPaymentMethod, from: string): string =>
  plusMinutes(from, MINUTES_OPEN[method]);

/** When the clock has to look at the payment: it runs out, or an upload was not completed. */
function dueAt({ status, open_until, uploads = [] }: PlanPaymentItem): string | undefined {
  const times = uploads.map(({ until }) => until);
  if (status === "pending" && open_until) times.push(open_until);
  return times.sort()[0];
}

/** The item with the keys by which the clock finds it. */
export function withDue(item: PlanPaymentItem): PlanPaymentItem {
  const due = dueAt(item);
  const { gsi3pk: _, gsi3sk: __, ...rest } = item;
  if (due === undefined) return rest;
  return { ...rest, gsi3pk: PAYMENTS_DUE, gsi3sk: dueOrder(due, item.payment_id) };
}

/** Writes a changed payment. Refused with 409 `write.conflict` where it was changed since it was read. */
export function replace(before: PlanPaymentItem, after: PlanPaymentItem): Operation {
  const next = { ...after, updated_at: nowIso(), version: before.version + 1 };
  const stored = Object.fromEntries(Object.entries(withDue(next)).filter(([, value]) => value !== undefined));
  return put({
    ...db.entities.payment.put(stored as PlanPaymentItem).params(),
    ConditionExpression: "#version = :based",
    ExpressionAttributeNames: { "#version": "version" },
    ExpressionAttributeValues: { ":based": before.version },
  });
}

/** Marks the payment as the open one of its version of the cart. 409 `plan_payment.already_open` names another. */
export const openWrite = ({ space_id, cart_version, payment_id }: PlanPaymentItem): Operation =>
  put(
    {
      ...db.entities.open.put({ space_id, cart_version, payment_id }).params(),
      ConditionExpression: "attribute_not_exists(pk)",
    },
    (current) =>
      new AppError("conflict", "plan_payment.already_open", {
        details: { payment: current?.payment_id },
      }),
  );

export const closeWrite = ({ space_id, cart_version }: PlanPaymentItem): Operation =>
  remove(db.entities.open.delete({ space_id, cart_version }).params());

/** A payment for the clinic's managers. */
export function paymentView(item: PlanPaymentItem): PlanPayment {
  const { payment_id, proof, order } = item;
  return {
    id: payment_id,
    method: item.method,
    status: item.status,
    reason: item.reason ?? null,
    remark: item.remark ?? null,
    order,
    received_cents: item.received_cents,
    created_at: item.created_at,
    paid_at: item.paid_at ?? null,
    expires_at: item.status === "pending" ? (item.open_until ?? null) : null,
    reference: item.reference ?? null,
    transfer:
      item.method === "transfer"
        ? { iban: env("TRANSFER_IBAN"), holder: env("TRANSFER_HOLDER"), concept: conceptOf(payment_id) }
        : null,
    proof: proof ? { format: proof.format, size: proof.size, added_at: proof.added_at } : null,
    has_receipt: item.paid_at !== undefined,
    version: item.version,
  };
}

/** What a transfer's description should say, short enough for every bank. */
export const conceptOf = (payment: string): string => `MERIDIAN ${payment.slice(-8)}`;

/** A payment for the back office. */
export const adminPaymentView = (item: PlanPaymentItem): AdminPlanPayment => ({
  ...paymentView(item),
  space: { id: item.space_id, name: item.space_name },
  started_by: item.started_by,
  history: item.history ?? [],
});

/** 409: it is not possible in the payment's state. */
export const notOpen = (item: PlanPaymentItem): AppError =>
  new AppError("conflict", "plan_payment.not_open", { current: paymentView(item) });

export const isSettled = (item: PlanPaymentItem): boolean => !isOpen(item);
