import { ulid } from "ulid";
import type { DocumentKind } from "../contracts/documents/document-kinds.ts";
import type { documentsRoutes, PatientDocument } from "../contracts/documents/documents.ts";
import { can } from "../contracts/kernel/access.ts";
import { ID_PREFIXES } from "../contracts/kernel/primitives.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import { auditRead } from "../db/audit.ts";
import * as Patients from "../patients/index.ts";
import { now } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { documentLink } from "../platform/files.ts";
import * as Spaces from "../spaces/index.ts";
import { nameKey } from "../text/fold.ts";
import type { DocumentItem } from "./document.entity.ts";
import { mayRead } from "./documents.policy.ts";
import {
  type DocumentReference,
  db,
  documentView,
  fileOf,
  PENDING_DAYS,
  readVisible,
  typeOf,
} from "./store.ts";

type Asked = RequestOf<typeof documentsRoutes.list>["query"];
type List = { items: PatientDocument[]; next: string | null };

/** Documents read at once where not every one of them is answered. */
const FILTERED_CHUNK = 400;
/** Requests for one answer where few documents match. A page that is not full then has a next one. */
const MAX_CHUNKS = 3;
/** The largest number of documents in the list of those added since an instant. */
const MOST_ADDED = 50;

/** All records of a person. One request, and one more for each merge that is followed. Throws 404. */
async function recordsOf(patientId: string): Promise<string[]> {
  const patient = await Patients.readPatient(patientId);
  return Patients.recordsOf(await Patients.remainingOf(patient));
}

/** A document's place in the list: its day and its id. */
const placeOf = ({ date, document_id }: DocumentItem) => `${date}_${document_id}`;
const newestFirst = (a: DocumentItem, b: DocumentItem) => (placeOf(a) < placeOf(b) ? 1 : -1);

type Chunk = { items: DocumentItem[]; more: boolean };

/** The next documents of one record after a place. One request. */
async function chunkOf(
  record: string,
  { state, kind, limit }: { state: "shown" | "archived"; kind: DocumentKind | undefined; limit: number },
  after: string | undefined,
): Promise<Chunk> {
  const of = { space_id: actor().spaceId, patient_id: record, state };
  const { query } = db.entities.document;
  const place = after && { date: after.slice(0, 10), document_id: after.slice(11) };
  const options = { order: "desc", limit } as const;
  const all = kind ? query.byKind({ ...of, kind }) : query.byDate(of);
  const { data, cursor } = await (place ? all.lt(place).go(options) : all.go(options));
  return { items: data, more: cursor !== null };
}

/** The next documents of all records. Those beyond the place up to which every record was read are left for later. */
async function chunkOfAll(
  records: readonly string[],
  which: Parameters<typeof chunkOf>[1],
  after: string | undefined,
): Promise<{ items: DocumentItem[]; upTo: string | null }> {
  const chunks = await Promise.all(records.map((record) => chunkOf(record, which, after)));
  const ends = chunks.flatMap(({ items, more }) => {
    const last = items.at(-1);
    return more && last ? [placeOf(last)] : [];
  });
  const upTo = ends.sort().at(-1) ?? null;
  const items = chunks
    .flatMap((chunk) => chunk.items)
    .filter((item) => upTo === null || placeOf(item) >= upTo);
  return { items: items.sort(newestFirst), upTo };
}

/**
 * A page of a patient's documents that the actor may see, newest day first. Three requests, up to five where few
 * documents match, and as many Queries more for every merged record. Throws 404.
 */
export async function list(patientId: string, asked: Asked): Promise<List> {
  const viewer = actor();
  const records = await recordsOf(patientId);
  await auditRead(patientId);
  // Who reads nothing clinical asks the index of the one kind there is for them.
  const only = can(viewer, "clinical.read") ? undefined : ("administrative" as const);
  if (only && asked.kind && asked.kind !== only) return { items: [], next: null };
  const words = nameKey(asked.q ?? "");
  const matches = (item: DocumentItem) =>
    mayRead(viewer, item) && !isOver(item) && (words === "" || nameKey(item.title).includes(words));
  const limit = words ? FILTERED_CHUNK : asked.limit + 1;
  const which = { state: asked.archived ? "archived" : "shown", kind: only ?? asked.kind, limit } as const;
  const found: DocumentItem[] = [];
  let after = asked.cursor;
  for (let chunk = 0; chunk < MAX_CHUNKS && found.length <= asked.limit; chunk += 1) {
    const { items, upTo } = await chunkOfAll(records, which, after);
    found.push(...items.filter(matches));
    after = upTo ?? undefined;
    if (upTo === null) break;
  }
  const shown = found.slice(0, asked.limit);
  const last = shown.at(-1);
  const next = found.length > asked.limit && last ? placeOf(last) : (after ?? null);
  return { items: shown.map(documentView), next };
}

const isOver = ({ expires_at }: DocumentItem) => expires_at !== undefined && expires_at * 1000 <= now();

/**
 * The newest documents that were added since an instant and that the actor may see. Three requests, one more for every
 * merged record. Throws 404.
 */
export async function listAdded(
  patientId: string,
  since: string,
): Promise<ResponseOf<typeof documentsRoutes.listAdded>> {
  const viewer = actor();
  const records = await recordsOf(patientId);
  await auditRead(patientId);
  // Ids begin with the time at which the upload began, at most a day before the document was added.
  const from = Math.max(1, Date.parse(since) - PENDING_DAYS * 86_400_000);
  const first = `${ID_PREFIXES.document}_${ulid(from).slice(0, 10)}`;
  const found = await Promise.all(
    records.map((patient_id) =>
      db.entities.document.query
        .primary({ space_id: viewer.spaceId, patient_id })
        .gte({ document_id: first })
        .go({ order: "desc", limit: MOST_ADDED, consistent: true }),
    ),
  );
  const items = found
    .flatMap(({ data }) => data as DocumentItem[])
    .filter((item) => item.state === "shown" && item.added_at >= since && mayRead(viewer, item))
    .sort((a, b) => b.added_at.localeCompare(a.added_at))
    .slice(0, MOST_ADDED);
  return { items: items.map(documentView), next: null };
}

/** Formats that browsers show in place. A HEIC picture is decoded by the page itself. */
const SHOWN: readonly DocumentItem["format"][] = ["pdf", "jpg", "png", "webp", "heic", "txt"];

/** A document with links to its file, which expire after five minutes. Two requests. Throws 404. */
export async function open(named: DocumentReference): Promise<ResponseOf<typeof documentsRoutes.open>> {
  const item = await readVisible(named);
  await auditRead(named.document, named.patient);
  const file = { type: typeOf(item), name: `${item.title}.${item.format}` };
  const link = (as: "inline" | "attachment") => documentLink(fileOf(item), { ...file, as });
  return {
    document: documentView(item),
    view: SHOWN.includes(item.format) ? await link("inline") : null,
    download: await link("attachment"),
  };
}

/** How much of the plan's disk space the clinic uses. One request. */
export async function diskUse(): Promise<ResponseOf<typeof documentsRoutes.readDiskUse>> {
  return { used_bytes: await Spaces.readDiskUse(), max_bytes: actor().space.maxDiskBytes };
}

/** Whether a patient has or had any document. One request. */
export async function hasDocuments(patient: string): Promise<boolean> {
  const { data } = await db.entities.document.query
    .primary({ space_id: actor().spaceId, patient_id: patient })
    .go({ limit: 1 });
  return data.length > 0;
}

/** How many documents a record shows and when the last was added, for jobs without a session. One request for each megabyte. */
export async function addedTo(who: {
  space: string;
  patient: string;
}): Promise<{ last: string | null; count: number }> {
  const { data } = await db.entities.document.query
    .primary({ space_id: who.space, patient_id: who.patient })
    .go({ pages: "all", attributes: ["state", "added_at"] });
  const shown = data.filter(({ state }) => state === "shown");
  const moments = shown.map(({ added_at }) => added_at).sort();
  return { last: moments.at(-1) ?? null, count: shown.length };
}
