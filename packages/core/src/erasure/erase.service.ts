import { batchDelete, writeItems } from "../db/batch-write.ts";
import { OwnNameEntity } from "../db/catalogue-entry.ts";
import { noticeKey } from "../db/notices.ts";
import { putRaw, queryRaw, type RawItem } from "../db/raw-items.ts";
import { readItems } from "../db/read-items.ts";
import { connect } from "../db/service.ts";
import { type Operation, transact } from "../db/transact.ts";
import * as Documents from "../documents/index.ts";
import * as Patients from "../patients/index.ts";
import * as Photos from "../photos/index.ts";
import { env } from "../platform/env.ts";
import * as Spaces from "../spaces/index.ts";
import { PLACES } from "./places.ts";

type Item = RawItem;
type Who = { space: string; patient: string };

const held = connect({ held: OwnNameEntity }).entities.held;

/** Attributes that every kept item has: its keys and what kind it is. */
const KEYS = [
  "pk",
  "sk",
  "gsi1pk",
  "gsi1sk",
  "gsi2pk",
  "gsi2sk",
  "gsi3pk",
  "gsi3sk",
  "__edb_e__",
  "__edb_v__",
];

/** What stands for the name of an erased patient. */
export const pseudonymOf = (patient: string) => `#${patient.slice(-6)}`;

/** Items of one request. */
const PAGE = 500;

type Query = { index?: "gsi2"; pk: string; begins?: string };

/** Every item of a partition, a page at a time. */
async function* pagesOf({ index, pk, begins }: Query): AsyncGenerator<Item[]> {
  let after: Record<string, unknown> | undefined;
  do {
    const part = { pk, limit: PAGE, ...(index && { index }), ...(begins && { begins }) };
    const { items, next } = await queryRaw(part, { after });
    yield items;
    after = next;
  } while (after);
}

const entityOf = (item: Item) => String(item.__edb_e__ ?? "");

/** An item with what is kept of it; undefined for one that is deleted. Free texts become empty, the name a pseudonym. */
function keptOf(item: Item, patient: string): Item | undefined {
  const { keep } = PLACES[entityOf(item)] ?? {};
  if (!keep) return undefined;
  const kept = Object.fromEntries(
    Object.entries(item).filter(([name]) => KEYS.includes(name) || keep.includes(name)),
  ) as Item;
  if ("patient_name" in kept) kept.patient_name = pseudonymOf(patient);
  for (const name of EMPTIED) if (name in item && !(name in kept)) kept[name] = "";
  if (entityOf(item) === "consent") kept.signer = { role: "patient", name: pseudonymOf(patient) };
  return kept;
}
/** Texts that the entities require. */
const EMPTIED = ["notes", "reason", "note", "place", "title"];

/** Deletes or reduces a patient's items, with their files and the disk space these take. Returns how many it changed. */
export async function eraseItems(items: readonly Item[], patient: string): Promise<number> {
  let changed = 0;
  const gone: Item[] = [];
  for (const item of items) {
    const kept = keptOf(item, patient);
    if (!kept) gone.push(item);
    else if (JSON.stringify(sorted(kept)) !== JSON.stringify(sorted(item))) {
      await putRaw(kept);
      changed += 1;
    }
  }
  // Files first: the items name them.
  for (const item of gone) await removeFilesOf(item);
  const counted = gone.filter((item) => bytesOf(item) > 0);
  for (const item of counted) await removeCounted(item);
  const rest = gone.filter((item) => !counted.includes(item));
  await writeItems(rest.map(({ pk, sk }) => batchDelete({ Key: { pk, sk } })));
  return changed + gone.length;
}

/** Bytes that the clinic's disk space counts for a shown document or photo. */
function bytesOf(item: Item): number {
  if (entityOf(item) === "document") return item.state === "shown" ? Number(item.size ?? 0) : 0;
  return entityOf(item) === "photo" ? Number(item.counted_bytes ?? 0) : 0;
}

/** Deletes an item and takes its bytes from the clinic's disk space, once. */
async function removeCounted(item: Item): Promise<void> {
  const { pk, sk } = item;
  const gone: Operation = {
    write: {
      Delete: { TableName: env("TABLE_NAME"), Key: { pk, sk }, ConditionExpression: "attribute_exists(pk)" },
    },
    otherwise: () => new AlreadyGone(),
  };
  try {
    await transact({ writes: [gone, Spaces.releaseDiskOf(String(item.space_id), bytesOf(item))] });
  } catch (error) {
    if (!(error instanceof AlreadyGone)) throw error;
  }
}
class AlreadyGone extends Error {}

/** An item's attributes in one order, however deep, so that two can be compared. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (!value || typeof value !== "object" || value instanceof Set) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, held]) => [name, sorted(held)]);
};

/** Deletes the files of a document or photo. The bucket's older versions go with its life-cycle rule, 30 days later. */
async function removeFilesOf(item: Item): Promise<void> {
  if (entityOf(item) === "document") await Documents.deleteFileOf(item);
  if (entityOf(item) === "photo") await Photos.deleteFilesOf(item);
}

/** The partition of what is stored under a patient's id, and of the patient's appointments in the second index. */
const partitionOf = (who: Who) => Patients.erasureKey(who).pk;

/** The partition of the names and counts that a patient holds. */
const heldBy = ({ space, patient }: Who) =>
  (held.get({ space_id: space, user_id: patient, kind: "", name: "" }).params().Key as { pk: string }).pk;

/** Where most of a patient's data lies: under the patient's id, and the names and counts of monitored symptoms. */
export const partitionsOf = (who: Who) => ({ own: partitionOf(who), held: heldBy(who) });

/**
 * Erases one record wherever it lies, until `isOver` says that time is up. Returns how many items it changed, so that
 * a run that changes nothing proves that nothing is left; undefined if it was interrupted. Safe to repeat.
 */
export async function eraseRecord(who: Who, isOver: () => boolean): Promise<number | undefined> {
  const { space, patient } = who;
  let changed = 0;
  for await (const page of pagesOf({ index: "gsi2", pk: partitionOf(who) }))
    for (const head of page) {
      if (entityOf(head) === "appointment") changed += await eraseAppointment(who, head);
      if (entityOf(head) === "told") changed += await eraseItems([head], patient);
      if (isOver()) return undefined;
    }
  for await (const page of pagesOf({ pk: partitionOf(who) })) {
    changed += await eraseItems(page, patient);
    if (isOver()) return undefined;
  }
  for await (const page of pagesOf({ pk: heldBy(who) })) {
    changed += await eraseItems(page, patient);
    if (isOver()) return undefined;
  }
  for await (const page of pagesOf({ index: "gsi2", pk: `$messages#space_${space}#patient_${patient}` })) {
    changed += await eraseItems(page, patient);
    if (isOver()) return undefined;
  }
  const { pk } = Patients.recordKey(who);
  for await (const page of pagesOf({ pk, begins: "$imported_row_1#" })) {
    const own = page.filter((item) => item.patient_id === patient);
    changed += await eraseItems(own, patient);
    if (isOver()) return undefined;
  }
  for await (const page of pagesOf({ pk, begins: "$waiting_1#" })) {
    const own = page.filter((item) => item.patient_id === patient || item.written_for === patient);
    changed += await eraseItems(own, patient);
    if (isOver()) return undefined;
  }
  return changed;
}

/** What an appointment holds, its charge and payments, its receipts and its notice. */
async function eraseAppointment({ space, patient }: Who, head: Item): Promise<number> {
  let changed = 0;
  const receipts: string[] = [];
  for await (const page of pagesOf({ pk: head.pk })) {
    for (const item of page)
      if (entityOf(item) === "charge")
        receipts.push(...((item.receipts as { id: string }[] | undefined) ?? []).map(({ id }) => id));
    changed += await eraseItems(page, patient);
  }
  const keys = receipts.map((id) => ({
    pk: Patients.recordKey({ space, patient }).pk,
    sk: receiptOrder(id),
  }));
  for (const receipt of (await readItems(keys)) as Item[]) changed += await eraseReceipt(receipt, patient);
  const notice = (await readItems([noticeKey(space, String(head.appointment_id))])) as Item[];
  await writeItems(notice.map(({ pk, sk }) => batchDelete({ Key: { pk, sk } })));
  return changed + notice.length;
}

/** As ElectroDB writes the receipt's sort key. */
const receiptOrder = (id: string) => `$receipt_1#receipt_id_${id.toLowerCase()}`;

/** A receipt keeps its number, day and sums, and a pseudonym in place of the patient. Returns how many items changed. */
export async function eraseReceipt(receipt: Item, patient: string): Promise<number> {
  const content = receipt.content as Record<string, unknown>;
  const nobody = { name: pseudonymOf(patient), vat_number: "", address: "" };
  const after = { ...receipt, ...keptOf(receipt, patient), content: { ...content, patient: nobody } };
  const kept = keptOf(after, patient);
  if (!kept || JSON.stringify(sorted(kept)) === JSON.stringify(sorted(receipt))) return 0;
  await putRaw(kept);
  return 1;
}
