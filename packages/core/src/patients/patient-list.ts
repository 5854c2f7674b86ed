import { can } from "../contracts/kernel/access.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type {
  DuplicateCandidate,
  DuplicateKey,
  PatientRow,
  patientsRoutes,
} from "../contracts/patients/patients.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { readItems } from "../db/read-items.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import { patientsIn } from "./batch-reads.ts";
import { duplicateKeysOf, MAX_PATIENTS_PER_VALUE } from "./duplicate-keys.ts";
import { db } from "./entities.ts";
import { internationalPhone, sortName } from "./normalise.ts";
import { parsePatient } from "./patient-writes.ts";
import type { PatientItem, TokenItem } from "./records.ts";
import { search } from "./search.ts";
import { candidateView, detailsView, rowView } from "./views.ts";

type Query = RequestOf<typeof patientsRoutes.list>["query"];
type Rows = ResponseOf<typeof patientsRoutes.list>;
type Found = { items: (PatientItem | TokenItem)[]; cursor: string | null };

/** The largest number of candidates in a warning. */
const MAX_CANDIDATES = 10;

/**
 * A page of patients. One request, whose cost does not depend on the number of patients, and a second one for the
 * details. A search that finds nobody is repeated with similar spellings: see {@link search}. Throws 403
 * `list.not_downloadable` where the actor may not have the details.
 */
export async function list(query: Query): Promise<Rows> {
  if (!query.details) return rowsOf(query);
  if (!can(actor(), "data.transfer")) throw new AppError("forbidden", "list.not_downloadable");
  const rows = await rowsOf(query);
  return { ...rows, items: await withDetails(rows.items) };
}

/** The rows with the details of their patients. One request. */
async function withDetails(rows: readonly PatientRow[]): Promise<PatientRow[]> {
  if (rows.length === 0) return [];
  const space = actor().spaceId;
  const items = await patientsIn(rows.map(({ id }) => ({ space, patient: id })));
  const known = new Map(items.map((item) => [item.patient_id, detailsView(item)]));
  return rows.map((row) => ({ ...row, details: known.get(row.id) }));
}

async function rowsOf(query: Query): Promise<Rows> {
  const name = `patients|${query.state}|${query.sort}|${query.q}`;
  const cursor = await openCursor(name, query.cursor);
  if (query.q !== "") {
    const { next, ...found } = await search(query, cursor);
    return { ...found, next: await sealCursor(name, next) };
  }
  const found =
    query.state === "imported" ? await imported(query, cursor) : await sorted(query, query.state, cursor);
  return {
    items: found.items.map((item): PatientRow => rowView(item)),
    next: await sealCursor(name, found.cursor),
  };
}

async function sorted(query: Query, state: "active" | "archived", cursor: string | null): Promise<Found> {
  const { query: by } = db.entities.patient;
  const at = { space_id: actor().spaceId, state };
  const order = query.sort.startsWith("-") ? ("desc" as const) : ("asc" as const);
  const options = { cursor, limit: query.limit, order };
  const page = query.sort.endsWith("created")
    ? await by.byCreation(at).go(options)
    : await by.byName(at).go(options);
  return { items: page.data as PatientItem[], cursor: page.cursor };
}

async function imported(query: Query, cursor: string | null): Promise<Found> {
  const order = query.sort === "-name" ? ("desc" as const) : ("asc" as const);
  const page = await db.entities.token.query
    .rows({ space_id: actor().spaceId, list: "imported" })
    .go({ cursor, limit: query.limit, order });
  return { items: page.data, cursor: page.cursor };
}

type Comparison = RequestOf<typeof patientsRoutes.duplicates>["query"];

/** Possible duplicates of a patient being entered. An incomplete number or address is ignored. */
export async function duplicates(query: Comparison): Promise<{ items: DuplicateCandidate[]; next: null }> {
  const { name, birthday, phone, mobile_number, email, vat_number, health_system_number, except } = query;
  const items = await duplicatesOf(
    {
      sort_name: sortName(name),
      ...(birthday && { birthday }),
      phone_e164: internationalPhone(phone),
      mobile_e164: internationalPhone(mobile_number),
      email: email.trim().toLowerCase(),
      vat_number: vat_number.replaceAll(/[\s.-]/g, "").toUpperCase(),
      health_system_number: health_system_number.replaceAll(/\D/g, ""),
    },
    except,
  );
  return { items, next: null };
}

/** Patients, including archived ones, with a duplicate key of this one. Two requests, or one if there are none. */
export async function duplicatesOf(
  patient: Parameters<typeof duplicateKeysOf>[0],
  except?: string,
): Promise<DuplicateCandidate[]> {
  const { spaceId } = actor();
  const keys = duplicateKeysOf(patient).map(
    (duplicateKey) => db.entities.duplicateKey.get({ space_id: spaceId, ...duplicateKey }).params().Key,
  );
  const matches = new Map<string, Set<DuplicateKey>>();
  for (const Item of await readItems(keys)) {
    const { data } = db.entities.duplicateKey.parse({ Item });
    const patients = data?.patients ?? [];
    // A value shared by so many patients identifies nobody.
    if (patients.length >= MAX_PATIENTS_PER_VALUE) continue;
    for (const id of patients) {
      if (id === except) continue;
      matches.set(id, (matches.get(id) ?? new Set()).add(data?.kind as DuplicateKey));
    }
  }
  // Most shared values first: among many patients with one phone, the one with the same name must be a candidate.
  const ids = [...matches.keys()]
    .sort((a, b) => (matches.get(b)?.size ?? 0) - (matches.get(a)?.size ?? 0))
    .slice(0, MAX_CANDIDATES);
  const stored = await readItems(
    ids.map((id) => db.entities.patient.get({ space_id: spaceId, patient_id: id }).params().Key),
  );
  return candidates(stored.map(parsePatient), matches).filter(({ id }) => id !== except);
}

/** One candidate per person: a merged patient counts as the patient they were merged into. */
function candidates(patients: PatientItem[], matches: Map<string, Set<DuplicateKey>>) {
  const found = new Map<string, DuplicateCandidate>();
  // Patients that were not merged come first, so that their names are shown.
  for (const item of patients.sort((a, b) => Number(a.state === "merged") - Number(b.state === "merged"))) {
    const id = item.merged_into ?? item.patient_id;
    const shared = new Set([...(found.get(id)?.matches ?? []), ...(matches.get(item.patient_id) ?? [])]);
    found.set(id, { ...(found.get(id) ?? candidateView(item)), id, matches: [...shared] });
  }
  return [...found.values()].sort((a, b) => b.matches.length - a.matches.length || a.id.localeCompare(b.id));
}
