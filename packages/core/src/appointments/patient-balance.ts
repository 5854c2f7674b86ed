import { type OpenChargeKind, priceOf } from "../contracts/billing/payment-state.ts";
import { type Operation, put, type Refusal, remove, update } from "../db/transact.ts";
import { AppError } from "../platform/errors.ts";
import { parseHead } from "./batch-reads.ts";
import { db } from "./entities.ts";
import type { AppointmentItem } from "./records.ts";

/**
 * The sums of a patient's record, in cents: one attribute for each sum and professional, because a professional sees
 * those of their own appointments. Every write that changes what an appointment costs, what was paid of it, its time or
 * its professional adds the difference in the same transaction. The head's `balance_version` is a condition of these
 * writes, so a difference is always taken from the amounts that were added before.
 */
export const balanceKey = (space: string, patient: string) => ({
  pk: `$balance#space_${space}#patient_${patient}`,
  sk: "$balance",
});

const SUMS = ["charged", "paid", "due", "to_refund", "unpaid"] as const;
/** `unpaid` is a number of appointments; the others are cents. */
export type Sums = Record<(typeof SUMS)[number], number>;
const NOTHING: Sums = { charged: 0, paid: 0, due: 0, to_refund: 0, unpaid: 0 };

/** Attribute of the balance that says that appointments of earlier versions have been added to it. */
export const COMPLETE = "complete";

type Head = Pick<
  AppointmentItem,
  "space_id" | "patient_id" | "appointment_id" | "professional_id" | "start" | "price" | "status"
> & { paid?: number; fee_owed?: boolean; balance_version?: number | undefined };

/** What an appointment adds to its patient's balance. */
function sumsOf({ price: stored, status, fee_owed = false, paid = 0 }: Head): Sums {
  const charged = priceOf({ price: stored, status }, { fee_owed });
  const due = Math.max(0, charged - paid);
  return { charged, paid, due, to_refund: Math.max(0, paid - charged), unpaid: due > 0 ? 1 : 0 };
}

/** Whether the appointment adds anything to its patient's balance. */
export const hasShare = (head: Head) => SUMS.some((sum) => sumsOf(head)[sum] !== 0);

/** Whether a change of an appointment changes its patient's balance or the list of what is still to be paid. */
export const changesBalance = (before: Head, after: Head): boolean => {
  if (!hasShare(before) && !hasShare(after)) return false;
  const one = sumsOf(before);
  const two = sumsOf(after);
  return (
    SUMS.some((sum) => one[sum] !== two[sum]) ||
    before.professional_id !== after.professional_id ||
    before.start !== after.start
  );
};

/** A head stored by a version without payments: only its charge says what was paid of it. */
export const lacksPayment = (head: Head) => head.balance_version === undefined && head.paid === undefined;

type BalanceChange = { before?: Head; after: Head };

/**
 * Adds changes of appointments to the balances of their patients, and lists or unlists them as unpaid. Goes into one
 * transaction with the writes of the heads, which have {@link nextBalanceVersion}. One write for each patient, at most
 * two for each appointment.
 */
export function balanceWrites(changes: readonly BalanceChange[]): Operation[] {
  const differences = new Map<string, { head: Head; sums: Map<string, number> }>();
  const add = (head: Head, sign: 1 | -1) => {
    const patient = differences.get(head.patient_id) ?? { head, sums: new Map<string, number>() };
    differences.set(head.patient_id, patient);
    const sums = sumsOf(head);
    for (const sum of SUMS) {
      const name = sumName(sum, head.professional_id);
      patient.sums.set(name, (patient.sums.get(name) ?? 0) + sign * sums[sum]);
    }
  };
  for (const { before, after } of changes) {
    if (isCounted(before)) add(before, -1);
    add(after, 1);
  }
  return [
    ...[...differences.values()].flatMap(({ head, sums }) => sumsWrite(head, sums)),
    ...changes.flatMap(openChargeWrites),
  ];
}

const isCounted = (head: Head | undefined): head is Head => head?.balance_version !== undefined;

const sumName = (sum: keyof Sums, professional: string) => `${sum}#${professional}`;

function sumsWrite({ space_id, patient_id }: Head, sums: ReadonlyMap<string, number>): Operation[] {
  const changed = [...sums].filter(([, value]) => value !== 0);
  if (changed.length === 0) return [];
  return [
    update({
      Key: balanceKey(space_id, patient_id),
      UpdateExpression: `ADD ${changed.map((_, at) => `#n${at} :v${at}`).join(", ")}`,
      ExpressionAttributeNames: Object.fromEntries(changed.map(([name], at) => [`#n${at}`, name])),
      ExpressionAttributeValues: Object.fromEntries(changed.map(([, value], at) => [`:v${at}`, value])),
    }),
  ];
}

type OpenCharge = { kind: OpenChargeKind; amount: number };

function openChargeOf(head: Head): OpenCharge | undefined {
  const { due, to_refund } = sumsOf(head);
  if (due > 0) return { kind: "unpaid", amount: due };
  return to_refund > 0 ? { kind: "overpaid", amount: to_refund } : undefined;
}

function openChargeWrites({ before, after }: BalanceChange): Operation[] {
  const old = isCounted(before) ? openChargeOf(before) : undefined;
  const now = openChargeOf(after);
  const keyOf = ({ space_id, patient_id, start, appointment_id }: Head, { kind }: OpenCharge) => ({
    space_id,
    patient_id,
    kind,
    start,
    appointment_id,
  });
  const moved = before && old && (old.kind !== now?.kind || before.start !== after.start);
  return [
    ...(moved ? [remove(db.entities.openCharge.delete(keyOf(before, old)).params())] : []),
    ...(now
      ? [
          put(
            db.entities.openCharge
              .put({ ...keyOf(after, now), professional_id: after.professional_id, amount: now.amount })
              .params(),
          ),
        ]
      : []),
  ];
}

/** The value of `balance_version` after a change of the balance. */
export const nextBalanceVersion = ({ balance_version = 0 }: Pick<Head, "balance_version">) =>
  balance_version + 1;

/** An update of a head's amounts: refused with {@link balanceRefusal} when somebody else changed them. */
export const balancePatch = (head: AppointmentItem, fields: Amounts) =>
  db.entities.appointment
    .patch({ space_id: head.space_id, appointment_id: head.appointment_id })
    .set({ ...fields, balance_version: nextBalanceVersion(head) })
    .where(sameBalanceVersion(head));

type Amounts = Partial<Pick<AppointmentItem, "price" | "paid" | "fee_owed">>;
type Attribute = { readonly balance_version: number };
type Operations = {
  eq: (attribute: number, value: number) => string;
  notExists: (attribute: number) => string;
};

/** The condition that nothing was added to the balance for a head since it was read. */
export const sameBalanceVersion =
  ({ balance_version }: Pick<Head, "balance_version">) =>
  (attribute: Attribute, { eq, notExists }: Operations): string =>
    balance_version === undefined
      ? notExists(attribute.balance_version)
      : eq(attribute.balance_version, balance_version);

/** The refusal of a write with {@link balancePatch}: {@link BalanceChanged} when the amounts changed, else `otherwise`. */
export const balanceRefusal =
  (head: AppointmentItem, otherwise: Refusal): Refusal =>
  (stored) =>
    stored && stored.balance_version !== head.balance_version
      ? new BalanceChanged(parseHead(stored))
      : otherwise(stored);

/**
 * Refusal of a write that was based on other amounts than the stored ones, because somebody paid or changed the price at
 * the same moment. `head` is the stored one; the write can be tried again with it.
 */
export class BalanceChanged extends AppError {
  readonly head: AppointmentItem;
  constructor(head: AppointmentItem) {
    super("conflict", "write.conflict");
    this.head = head;
  }
}

/** The sums of a stored balance: of all appointments, or of one professional's. */
export function readSums(item: Readonly<Record<string, unknown>>, professional: string | undefined): Sums {
  const sums = { ...NOTHING };
  for (const [name, value] of Object.entries(item)) {
    const [sum, whose] = name.split("#") as [keyof Sums, string | undefined];
    if (whose === undefined || !(sum in NOTHING)) continue;
    if (professional === undefined || professional === whose) sums[sum] += Number(value);
  }
  return sums;
}

/** Sums added together. */
export const addSums = (list: readonly Sums[]): Sums =>
  list.reduce(
    (total, one) => Object.fromEntries(SUMS.map((sum) => [sum, total[sum] + one[sum]])) as Sums,
    NOTHING,
  );

/** The sums of appointments that are not in the stored balance yet. */
export const sumsOfAll = (heads: readonly Head[]): Sums => addSums(heads.map(sumsOf));
