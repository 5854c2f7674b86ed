import * as Appointments from "../appointments/index.ts";
import {
  type billingRoutes,
  type Charge,
  MAX_PAYMENTS,
  type PaymentMethod,
} from "../contracts/billing/billing.ts";
import { priceOf } from "../contracts/billing/payment-state.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import { auditWrite } from "../db/audit.ts";
import { retryOn, writeConflict } from "../db/retry-on.ts";
import { check, type Operation, put, transact, update } from "../db/transact.ts";
import { nowIso, todayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { roomFor } from "./billing.policy.ts";
import type { ChargeItem, PaymentItem } from "./charge.entity.ts";
import { db } from "./entities.ts";
import { type Account, chargeView, readAccount, readAccounts, summaryView } from "./queries.ts";

type Pay = Pick<RequestOf<typeof billingRoutes.pay>, "params" | "body">;
type Refund = Pick<RequestOf<typeof billingRoutes.refund>, "params" | "body">;
type Entry = Pick<PaymentItem, "kind" | "amount" | "method" | "note"> & { refunds?: string };

/**
 * Records a payment. Throws 409 `charge.stale` if another payment was recorded or the price changed since, `charge.exceeds_due` if
 * less is due, `charge.full` at the limit of payments. Three requests.
 */
export const pay = (request: Pay): Promise<Charge> => withCurrentAmounts(() => payOnce(request));

async function payOnce({ params, body }: Pay): Promise<Charge> {
  const account = await readAccount(params.appointment);
  await mustBeCurrent(account, body.version);
  mustHaveRoom(account);
  const due = dueOf(account);
  if (body.amount > due)
    throw new AppError("conflict", "charge.exceeds_due", {
      fields: { amount: "charge.exceeds_due" },
      current: chargeView(account),
      details: { due },
    });
  const { amount, method, note } = body;
  const next = withEntry(account, { kind: "payment", amount, method, note });
  return write(account, next, [Appointments.paymentWrite(account.head, next.charge.paid, refusal)]);
}

type PaySeveral = RequestOf<typeof billingRoutes.paySeveral>["body"];

/**
 * Records payments of several appointments in one transaction: all of them or none. Throws the errors of a single payment, with the
 * appointment in `details.appointment`. Two requests.
 */
export const paySeveral = (body: PaySeveral): Promise<PaidSeveral> =>
  withCurrentAmounts(() => paySeveralOnce(body));

type PaidSeveral = ResponseOf<typeof billingRoutes.paySeveral>;

async function paySeveralOnce({ items, method, note }: PaySeveral): Promise<PaidSeveral> {
  const accounts = await readAccounts(items.map(({ appointment }) => appointment));
  const paid = [];
  for (const { appointment, amount, version } of items) {
    const account = accounts.get(appointment);
    if (!account) throw absent("appointment");
    const naming = named(appointment);
    await mustBeCurrent(account, version).catch((error) => {
      throw naming(error);
    });
    if ((account.charge?.entries ?? 0) >= MAX_PAYMENTS) throw naming(new AppError("conflict", "charge.full"));
    const due = dueOf(account);
    if (amount > due) throw naming(new AppError("conflict", "charge.exceeds_due", { details: { due } }));
    paid.push({ account, next: withEntry(account, { kind: "payment", amount, method, note }), naming });
  }
  const result = {
    items: paid.map(({ next }) => ({
      ...summaryView(next.head, next.charge),
      payment: String(next.payments.at(-1)?.payment_id),
    })),
  };
  await transact({
    writes: [
      ...paid.flatMap(({ account, next, naming }) => {
        const refused = () => naming(refusal());
        return [
          chargeWrite(account.charge, next.charge, refused),
          put(db.entities.payment.create(next.payments.at(-1) as PaymentItem).params()),
          Appointments.paymentWrite(account.head, next.charge.paid, refused),
        ];
      }),
      ...Appointments.balanceWrites(paid.map(({ account, next }) => balanceChange(account, next))),
      ...paid.map(({ next }) =>
        auditWrite({
          action: "create",
          record: String(next.payments.at(-1)?.payment_id),
          patient: next.head.patient_id,
        }),
      ),
    ],
    result,
  });
  return result;
}

/** Adds the appointment's id to the details of an error. */
const named = (appointment: string) => (error: unknown) =>
  error instanceof AppError
    ? new AppError(error.kind, error.code, {
        ...error.facts,
        details: { ...error.facts.details, appointment },
      })
    : error instanceof Error
      ? error
      : new Error("payment refused");

/**
 * Refunds a payment, by default what is left of it. Throws 404, 409 `refund.exceeds_payment` if less is left, `charge.stale` if the
 * charge changed since. Three requests.
 */
export const refund = (request: Refund): Promise<Charge> => withCurrentAmounts(() => refundOnce(request));

async function refundOnce({ params, body }: Refund): Promise<Charge> {
  const account = await readAccount(params.appointment);
  const paid = account.payments.find(
    ({ payment_id, kind }) => payment_id === params.payment && kind === "payment",
  );
  if (!paid) throw absent("payment");
  await mustBeCurrent(account, body.version);
  mustHaveRoom(account);
  const left = paid.amount - paid.refunded;
  const amount = body.amount ?? left;
  if (amount > left || amount === 0)
    throw new AppError("conflict", "refund.exceeds_payment", {
      fields: { amount: "refund.exceeds_payment" },
      current: chargeView(account),
      details: { left },
    });
  const method: PaymentMethod = body.method ?? paid.method;
  const next = withEntry(account, {
    kind: "refund",
    amount,
    method,
    note: body.note,
    refunds: paid.payment_id,
  });
  const refunded = paid.refunded + amount;
  const payments = next.payments.map((item) => (item === paid ? { ...paid, refunded } : item));
  return write(account, { ...next, payments }, [
    Appointments.refundWrite(account.head, next.charge.paid, refusal),
    refundedWrite(paid, refunded),
  ]);
}

/**
 * Throws 409 `charge.stale` unless the charge has the version. The check is made in a transaction, because for a repeated request
 * that transaction returns the first answer instead of an error.
 */
export async function mustBeCurrent(account: Account, version: number) {
  const { head, charge } = account;
  const { space_id, appointment_id } = head;
  if ((charge?.version ?? 0) !== version) {
    const outdated = () => stale("charge", chargeView(account));
    const key = db.entities.charge.get({ space_id, appointment_id }).params();
    const condition = { expression: "#version = :version", names: { "#version": "version" } };
    await transact({ writes: [check(key, { ...condition, values: { ":version": version } }, outdated)] });
    throw outdated();
  }
}

/** The amount still due, in cents. */
const dueOf = ({ head, charge }: Account) => roomFor(priceOf(head, charge), charge?.paid ?? 0);

function mustHaveRoom({ payments }: Account) {
  if (payments.length >= MAX_PAYMENTS) throw new AppError("conflict", "charge.full");
}

/** The account with one payment or refund more: the sum follows from the entry and from nothing else. */
function withEntry({ head, charge, payments }: Account, entry: Entry): Account & { charge: ChargeItem } {
  const { id, spaceId, name, space } = actor();
  const at = nowIso();
  const item: PaymentItem = {
    ...entry,
    space_id: spaceId,
    appointment_id: head.appointment_id,
    payment_id: newId("payment"),
    refunded: 0,
    patient_id: head.patient_id,
    patient_name: head.patient_name,
    professional_id: head.professional_id,
    establishment_id: placeOf(head.office_id),
    day: todayIn(space.timeZone),
    taken_at: at,
    taken_by: id,
    taken_by_name: name,
  };
  const change = entry.kind === "payment" ? entry.amount : -entry.amount;
  const next = nextCharge(
    { head, charge },
    { paid: (charge?.paid ?? 0) + change, entries: (charge?.entries ?? 0) + 1 },
  );
  return { head, charge: next, payments: [...payments, item] };
}

/** The charge with changed fields and the next version. */
export function nextCharge(
  { head, charge }: Pick<Account, "head" | "charge">,
  fields: Partial<ChargeItem>,
): ChargeItem {
  const { id, spaceId } = actor();
  return {
    paid: 0,
    entries: 0,
    items: [],
    fee_owed: false,
    ...charge,
    space_id: spaceId,
    appointment_id: head.appointment_id,
    patient_id: head.patient_id,
    ...fields,
    updated_at: nowIso(),
    updated_by: id,
    version: (charge?.version ?? 0) + 1,
  };
}

const MAX_ATTEMPTS = 5;

/** Repeats a write that was refused because the amounts of an appointment changed after it read them. */
export const withCurrentAmounts = <T>(write: () => Promise<T>): Promise<T> =>
  retryOn([Appointments.BalanceChanged], write, { attempts: MAX_ATTEMPTS, exhausted: writeConflict });

/** The head before and after a change, with the amounts of the charge: an old head may lack its copies of them. */
export const balanceChange = (
  before: Pick<Account, "head" | "charge">,
  next: Pick<Account, "head" | "charge">,
) => {
  const amounts = ({ head, charge }: Pick<Account, "head" | "charge">) => ({
    ...head,
    paid: charge?.paid ?? 0,
    fee_owed: charge?.fee_owed ?? false,
  });
  return { before: amounts(before), after: amounts(next) };
};

/** The establishment of an office; the first one if the office was removed. */
export function placeOf(officeId: string): string {
  const { establishments } = actor().space;
  const place = establishments.find(({ offices }) => offices.some(({ id }) => id === officeId));
  return (place ?? establishments[0])?.id ?? "none";
}

async function write(before: Account, next: Account & { charge: ChargeItem }, more: Operation[]) {
  const entry = next.payments.at(-1) as PaymentItem;
  const result = chargeView(next);
  await transact({
    writes: [
      chargeWrite(before.charge, next.charge),
      put(db.entities.payment.create(entry).params()),
      ...more,
      ...Appointments.balanceWrites([balanceChange(before, next)]),
    ],
    audit: {
      action: entry.kind === "payment" ? "create" : "update",
      record: entry.payment_id,
      patient: next.head.patient_id,
    },
    result,
  });
  return result;
}

/** Writes the charge if its version is still the one read, otherwise fails with `refused`. */
export function chargeWrite(
  before: ChargeItem | undefined,
  next: ChargeItem,
  refused: () => Error = refusal,
): Operation {
  if (!before) return put(db.entities.charge.create(next).params(), refused);
  const same = db.entities.charge
    .put(next)
    .where(({ version }, { eq }) => eq(version, before.version))
    .params();
  return put(same, refused);
}

function refundedWrite({ space_id, appointment_id, payment_id, refunded }: PaymentItem, now: number) {
  const change = db.entities.payment
    .patch({ space_id, appointment_id, payment_id })
    .set({ refunded: now })
    .where((attribute, { eq }) => eq(attribute.refunded, refunded));
  return update(change.params(), refusal);
}

// What is stored now takes a read of its own: the caller asks for it again.
export const refusal = () => stale("charge", undefined);
