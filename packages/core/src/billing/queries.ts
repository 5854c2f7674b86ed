import type { AppointmentItem } from "../appointments/index.ts";
import * as Appointments from "../appointments/index.ts";
import type { Charge, ChargeSummary, Payment } from "../contracts/billing/billing.ts";
import { priceOf, statusOf } from "../contracts/billing/payment-state.ts";
import { mayCharge } from "../contracts/kernel/access.ts";
import { readItems } from "../db/read-items.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import * as Visits from "../visits/index.ts";
import { basisOf } from "./billing.policy.ts";
import type { ChargeItem, PaymentItem } from "./charge.entity.ts";
import { db } from "./entities.ts";

/** An appointment with what was paid of it; `charge` is absent until something was. */
export type Account = { head: AppointmentItem; charge: ChargeItem | undefined; payments: PaymentItem[] };

/** Reads an account the actor may touch: 404 for another space's, 403 for a colleague's. Two requests at once. */
export async function readAccount(appointmentId: string): Promise<Account> {
  const { spaceId } = actor();
  const [head, { data }] = await Promise.all([
    Appointments.getAppointment(appointmentId),
    db.collections
      .charging({ space_id: spaceId, appointment_id: appointmentId })
      .go({ consistent: true, pages: "all" }),
  ]);
  if (!mayCharge(actor(), head)) throw new AppError("forbidden", "appointment.not_own");
  return { head, charge: data.charge[0], payments: data.payment };
}

/**
 * Several accounts the actor may touch, without their payments: 403 for a colleague's; another space's are left out. One
 * request for every fifty.
 */
export async function readAccounts(appointmentIds: readonly string[]): Promise<Map<string, Account>> {
  const accounts = await readEveryAccount(appointmentIds);
  for (const { head } of accounts.values())
    if (!mayCharge(actor(), head)) throw new AppError("forbidden", "appointment.not_own");
  return accounts;
}

/** Several accounts of the space without their payments, whoever may touch them. One request for every fifty. */
export async function readEveryAccount(appointmentIds: readonly string[]): Promise<Map<string, Account>> {
  const items = await readItems([
    ...appointmentIds.map((id) => Visits.appointmentKey(id)),
    ...appointmentIds.map(chargeKey),
  ]);
  const charges = chargesIn(items);
  const heads = items.filter(({ __edb_e__ }) => __edb_e__ === "appointment").map(Appointments.parseHead);
  return new Map(
    heads.map((head) => [
      head.appointment_id,
      { head, charge: charges.get(head.appointment_id), payments: [] },
    ]),
  );
}

/** The charges of appointments, by appointment; those nothing was paid of have none. One request for every hundred. */
export const readCharges = async (appointmentIds: readonly string[]): Promise<Map<string, ChargeItem>> =>
  chargesIn(await readItems(appointmentIds.map(chargeKey)));

const chargeKey = (appointment_id: string) =>
  db.entities.charge.get({ space_id: actor().spaceId, appointment_id }).params().Key as {
    pk: string;
    sk: string;
  };

const chargesIn = (items: readonly Record<string, unknown>[]): Map<string, ChargeItem> =>
  new Map(
    items
      .filter(({ __edb_e__ }) => __edb_e__ === "charge")
      .map((Item) => db.entities.charge.parse({ Item }).data as ChargeItem)
      .map((charge) => [charge.appointment_id, charge]),
  );

/** What an appointment costs and what was paid of it. */
export async function get(appointmentId: string): Promise<Charge> {
  return chargeView(await readAccount(appointmentId));
}

/**
 * What some appointments cost and what was paid of each, in the order they were named. Throws 404 for one that is not
 * here, 403 for a colleague's. One request.
 */
export async function list(appointmentIds: readonly string[]) {
  const accounts = await readAccounts(appointmentIds);
  const items = appointmentIds.map((id) => {
    const account = accounts.get(id);
    if (!account) throw absent("appointment");
    return summaryView(account.head, account.charge);
  });
  return { items, next: null };
}

/** An account as the API answers it; payments in the order they were taken. */
export const chargeView = ({ head, charge, payments }: Account): Charge => ({
  ...summaryView(head, charge),
  basis: basisOf(head, charge?.items ?? []),
  items: basisOf(head, charge?.items ?? []) === "items" ? (charge?.items ?? []) : [],
  type_price: head.appointment_type.price,
  payments: [...payments].sort((a, b) => (a.payment_id < b.payment_id ? -1 : 1)).map(paymentView),
  receipts: (charge?.receipts ?? []).map(({ id, number, issued_at }) => ({ id, number, issued_at })),
  receipted: charge !== undefined && charge.receipted === charge.version,
});

/** The sum of an account. */
export function summaryView(head: AppointmentItem, charge: ChargeItem | undefined): ChargeSummary {
  const price = priceOf(head, charge);
  const paid = charge?.paid ?? 0;
  return {
    appointment: head.appointment_id,
    patient: head.patient_id,
    patient_name: head.patient_name,
    professional: head.professional_id,
    appointment_type: head.appointment_type.name,
    start: head.start,
    price,
    paid,
    due: price - paid,
    status: statusOf(price, paid),
    version: charge?.version ?? 0,
  };
}

export const paymentView = (item: PaymentItem): Payment => ({
  id: item.payment_id,
  kind: item.kind,
  amount: item.amount,
  method: item.method,
  note: item.note,
  refunded: item.refunded,
  refunds: item.refunds ?? null,
  taken_at: item.taken_at,
  taken_by: { id: item.taken_by, name: item.taken_by_name },
});
