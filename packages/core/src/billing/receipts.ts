import { type billingRoutes, type Charge, MAX_RECEIPTS } from "../contracts/billing/billing.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { readItems } from "../db/read-items.ts";
import { retryOn, writeConflict } from "../db/retry-on.ts";
import { type Operation, put, transact, update } from "../db/transact.ts";
import * as Patients from "../patients/index.ts";
import { nowIso, todayIn } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import type { ChargeItem } from "./charge.entity.ts";
import { db } from "./entities.ts";
import { chargeWrite, mustBeCurrent, nextCharge, placeOf } from "./payments.ts";
import { type Account, chargeView, readAccount } from "./queries.ts";
import type { ReceiptContent, ReceiptItem } from "./receipt.entity.ts";

type Paid = Account & { charge: ChargeItem };
type Numbers = { space_id: string; establishment_id: string; year: string };
type Key = { pk: string; sk: string };
const MAX_ATTEMPTS = 80;

/** Thrown inside the transaction when another receipt took the number. `last` is the newest number. */
class NumberTaken extends Error {
  readonly last: number;
  constructor(last: number) {
    super("number taken");
    this.last = last;
  }
}

type Issue = Pick<RequestOf<typeof billingRoutes.issueReceipt>, "params" | "body">;

/**
 * Makes a receipt of what was paid, with the next number of the place and year. 409 `receipt.nothing_paid`,
 * `receipt.too_many`, `receipt.exists` where one shows just this, `charge.stale` where somebody wrote since. Four requests, one more for
 * each receipt made there at the same moment.
 */
export async function issueReceipt({ params, body }: Issue): Promise<Charge> {
  const account = await readAccount(params.appointment);
  await mustBeCurrent(account, body.version);
  const { charge, head } = account;
  if (!charge || charge.paid <= 0) throw new AppError("conflict", "receipt.nothing_paid");
  if ((charge.receipts?.length ?? 0) >= MAX_RECEIPTS) throw new AppError("conflict", "receipt.too_many");
  if (charge.receipted === charge.version) throw new AppError("conflict", "receipt.exists");
  const paid: Paid = { ...account, charge };
  const numbers = {
    space_id: charge.space_id,
    establishment_id: placeOf(head.office_id),
    year: todayIn(actor().space.timeZone).slice(0, 4),
  };
  const { content, last } = await readFacts(paid, numbers);
  return withNextNumber(last, (before) => write(paid, content, numbers, before));
}

/** Writes with the number after `last`, and again with the next one while others take it. */
async function withNextNumber<T>(last: number, write: (last: number) => Promise<T>): Promise<T> {
  let before = last;
  return retryOn([NumberTaken, "TransactionCanceledException"], () => write(before), {
    attempts: MAX_ATTEMPTS,
    pause: () => new Promise((resolve) => setTimeout(resolve, Math.random() * 30)),
    onRetry: (error) => {
      if (error instanceof NumberTaken) before = error.last;
    },
    exhausted: writeConflict,
  });
}

async function write(account: Paid, content: ReceiptContent, numbers: Numbers, last: number) {
  const { charge, head } = account;
  const item: ReceiptItem = {
    space_id: charge.space_id,
    receipt_id: newId("receipt"),
    appointment_id: head.appointment_id,
    patient_id: head.patient_id,
    professional_id: head.professional_id,
    establishment_id: numbers.establishment_id,
    number: `${numbers.year}/${last + 1}`,
    content,
    issued_at: nowIso(),
    issued_by: actor().id,
  };
  const mark = { id: item.receipt_id, number: item.number, issued_at: item.issued_at };
  const receipts = [...(charge.receipts ?? []), mark];
  const marked = nextCharge(account, { receipts, receipted: charge.version + 1 });
  const result = chargeView({ ...account, charge: marked });
  await transact({
    writes: [
      // Conditional on the charge's version: the receipt shows the current state, and there is no second one of it.
      chargeWrite(charge, marked),
      numberWrite(numbers, last),
      put(db.entities.receipt.create(item).params()),
    ],
    audit: { action: "create", record: item.receipt_id, patient: account.head.patient_id },
    result,
  });
  return result;
}

function numberWrite(key: Numbers, last: number): Operation {
  const taken = (current: Record<string, unknown> | undefined) => new NumberTaken(Number(current?.last ?? 0));
  if (last === 0) return put(db.entities.numbers.create({ ...key, last: 1 }).params(), taken);
  const change = db.entities.numbers
    .patch(key)
    .set({ last: last + 1 })
    .where((held, { eq }) => eq(held.last, last));
  return update(change.params(), taken);
}

/** Reads the patient, the professional's name and the last number. One request. */
async function readFacts(account: Paid, numbers: Numbers) {
  const { head } = account;
  const keys = [
    Patients.keyOf(head.patient_id),
    Spaces.db.entities.user.get({ space_id: head.space_id, id: head.professional_id }).params().Key,
    db.entities.numbers.get(numbers).params().Key,
  ];
  const items = await readItems(keys as Key[]);
  const of = (kind: string) => items.find(({ __edb_e__ }) => __edb_e__ === kind);
  const patient = of("patient");
  if (!patient) throw absent("patient");
  return {
    content: contentOf(account, numbers.establishment_id, {
      patient: Patients.parsePatient(patient),
      professional: String(of("user")?.name ?? ""),
    }),
    last: Number(of("receiptNumbers")?.last ?? 0),
  };
}

type People = { patient: ReturnType<typeof Patients.parsePatient>; professional: string };

function contentOf(account: Paid, placeId: string, { patient, professional }: People): ReceiptContent {
  const { space } = actor();
  const { head, charge } = account;
  const place = space.establishments.find(({ id }) => id === placeId);
  const { price, payments, items } = chargeView(account);
  return {
    language: patient.language,
    time_zone: space.timeZone,
    place: {
      name: place?.name ?? "",
      address: place?.address ?? "",
      phone: place?.phone ?? "",
      ...(place?.vat_number && { vat_number: place.vat_number }),
      letterhead_height: place?.letterhead_height ?? 0,
      ...(place?.prescription_logo_url && { logo: place.prescription_logo_url }),
    },
    patient: { name: patient.name, vat_number: patient.vat_number, address: patient.address },
    professional,
    appointment_type: head.appointment_type.name,
    start: head.start,
    price,
    ...(items.length > 0 && { items }),
    paid: charge.paid,
    entries: payments.map(({ kind, amount, method, taken_at }) => ({ kind, amount, method, taken_at })),
  };
}
