import type { AppointmentItem, Sums } from "../appointments/index.ts";
import * as Appointments from "../appointments/index.ts";
import type { PatientBalance } from "../contracts/billing/billing.ts";
import { chargesForAll } from "../contracts/kernel/access.ts";
import { pause } from "../db/pause.ts";
import { readItems } from "../db/read-items.ts";
import { retryOn, writeConflict } from "../db/retry-on.ts";
import { transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { type Actor, actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { readEveryAccount } from "./queries.ts";

/**
 * What the records of one person come to: everything, or the viewer's own appointments. Two requests at once, and two
 * more the first time a record is read. Appointments of earlier versions are then added to its balance: one request for
 * every thirty of them.
 */
export async function readBalance(records: readonly string[]): Promise<PatientBalance> {
  const [sums, upcoming] = await Promise.all([readAllSums(records), readUpcoming(records)]);
  return { ...Appointments.addSums(sums), upcoming };
}

/** Whose appointments the viewer may charge for: everybody's when undefined. */
const chargedProfessional = (viewer: Actor): string | undefined =>
  chargesForAll(viewer) ? undefined : viewer.id;

async function readAllSums(records: readonly string[]): Promise<Sums[]> {
  const stored = await readStored(records);
  const missing = records.filter((id) => !stored.get(id)?.[Appointments.COMPLETE]);
  if (missing.length === 0) return [...stored.values()].map(visibleSums);
  const completed = await Promise.all(missing.map(complete));
  const remaining = completed.flatMap(({ left }) => left);
  const sums = completed.some(({ added }) => added > 0) ? await readStored(records) : stored;
  const professional = chargedProfessional(actor());
  const visible = remaining.filter(
    (head) => professional === undefined || head.professional_id === professional,
  );
  return [...[...sums.values()].map(visibleSums), Appointments.sumsOfAll(visible)];
}

const visibleSums = (item: Record<string, unknown>): Sums =>
  Appointments.readSums(item, chargedProfessional(actor()));

async function readStored(records: readonly string[]) {
  const { spaceId } = actor();
  const keys = new Map(records.map((id) => [Appointments.balanceKey(spaceId, id).pk, id]));
  const items = await readItems(records.map((id) => Appointments.balanceKey(spaceId, id)));
  return new Map(items.map((item) => [String(keys.get(String(item.pk))), item]));
}

/** What is to be paid for appointments that have not begun. One Query of one page for each record. */
async function readUpcoming(records: readonly string[]): Promise<number> {
  const professional = chargedProfessional(actor());
  const pages = await Promise.all(
    records.map((patient) => Appointments.openChargesAfter({ patient, kind: "unpaid", after: nowIso() })),
  );
  return pages
    .flat()
    .filter(({ professional_id }) => professional === undefined || professional_id === professional)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Appointments added to a balance in one transaction: two writes each. */
const PER_WRITE = 30;
/** Transactions of one answer: the rest is added when somebody reads the balance again. */
const MAX_TRANSACTIONS = 10;
const MAX_ATTEMPTS = 6;

/**
 * Adds appointments of versions without balances to the balance of their record, those with something open first. Answers
 * those it left for the next time.
 */
async function complete(record: string): Promise<Completed> {
  return retryOn([HeadChanged], () => completeOnce(record), {
    attempts: MAX_ATTEMPTS,
    pause,
    exhausted: writeConflict,
  });
}

class HeadChanged extends AppError {
  constructor() {
    super("conflict", "write.conflict");
  }
}

/** How many appointments were added, and those left for the next time. */
type Completed = { added: number; left: AppointmentItem[] };

async function completeOnce(record: string): Promise<Completed> {
  const { spaceId } = actor();
  const ids = await Appointments.uncountedIds(record);
  const heads = [...(await readEveryAccount(ids)).values()]
    .filter(({ head }) => head.balance_version === undefined)
    .map(({ head, charge }) => ({ head, paid: charge?.paid ?? 0, fee_owed: charge?.fee_owed ?? false }))
    .filter(
      ({ head, ...amounts }) =>
        Appointments.lacksPayment(head) || Appointments.hasShare({ ...head, ...amounts }),
    )
    .sort((a, b) => Number(isPaid(a)) - Number(isPaid(b)));
  const added = heads.slice(0, PER_WRITE * MAX_TRANSACTIONS);
  for (let at = 0; at < added.length; at += PER_WRITE) await addToBalance(added.slice(at, at + PER_WRITE));
  const left = heads.slice(added.length).map(({ head, ...amounts }) => ({ ...head, ...amounts }));
  if (left.length === 0)
    await transact({
      writes: [
        update({
          Key: Appointments.balanceKey(spaceId, record),
          UpdateExpression: "SET #complete = :true",
          ExpressionAttributeNames: { "#complete": Appointments.COMPLETE },
          ExpressionAttributeValues: { ":true": true },
        }),
      ],
    });
  return { added: added.length, left };
}

type Uncounted = { head: AppointmentItem; paid: number; fee_owed: boolean };

const isPaid = ({ head, ...amounts }: Uncounted) => {
  const { due, to_refund } = Appointments.sumsOfAll([{ ...head, ...amounts }]);
  return due === 0 && to_refund === 0;
};

async function addToBalance(heads: readonly Uncounted[]): Promise<void> {
  await transact({
    writes: [
      ...heads.map(({ head, ...amounts }) =>
        Appointments.countingWrite(head, amounts, () => new HeadChanged()),
      ),
      ...Appointments.balanceWrites(
        heads.map(({ head, ...amounts }) => ({ after: { ...head, ...amounts } })),
      ),
    ],
  });
}
