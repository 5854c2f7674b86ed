import { can } from "../contracts/kernel/access.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { monitoredSymptomRoutes } from "../contracts/monitoring/monitored-symptoms.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { OVER, WORSENED } from "./attention.ts";
import { db } from "./entities.ts";
import type { MonitoredSymptomItem } from "./monitored-symptom.entity.ts";
import { symptomView } from "./symptom-view.ts";

type Page = { cursor: string | null; limit: number };
type Query = RequestOf<typeof monitoredSymptomRoutes.listFollowed>["query"];

/**
 * What colleagues share is among all of the clinic's: symptoms looked through by one request, and how many requests one page
 * may take. 2,000 symptoms in all, so that a page is short only where a larger clinic shares very little.
 */
const SEARCHED = 400;
const SEARCHES = 5;

/**
 * Symptoms that are being followed, those that need attention first. Two requests: the page and the patients' names; up to
 * seven for what colleagues share, and one more where a patient was merged. Who manages the clinic sees all of it; with `all`
 * others get what is shared with them.
 */
export async function listFollowed(
  query: Query,
): Promise<ResponseOf<typeof monitoredSymptomRoutes.listFollowed>> {
  const list = `followed|${query.whose}|${query.worsened}`;
  const cursor = await openCursor(list, query.cursor);
  const page = await pageOf(query, cursor);
  const items = page.data as MonitoredSymptomItem[];
  const names = await namesOf(items);
  return {
    items: items.map((item) => ({
      ...symptomView(item),
      ...(names.get(item.patient_id) ?? { patient_name: "" }),
    })),
    next: await sealCursor(list, page.cursor),
  };
}

function pageOf({ whose, worsened, limit }: Query, cursor: string | null) {
  const { id, spaceId } = actor();
  const before = { attention: worsened ? `${WORSENED}~` : OVER };
  if (whose === "mine")
    return db.entities.symptom.query
      .byProfessional({ space_id: spaceId, professional_id: id })
      .lt(before)
      .go({ cursor, limit });
  if (whose === "all" && can(actor(), "clinic.manage"))
    return db.entities.symptom.query.byClinic({ space_id: spaceId }).lt(before).go({ cursor, limit });
  return sharedPage(before, { cursor, limit });
}

/** A page of what is shared with the actor, filled by looking through the clinic's symptoms until it has enough. */
async function sharedPage(before: { attention: string }, { cursor, limit }: Page) {
  const { id, spaceId } = actor();
  const search = (from: string | null, options: { pages?: number; count?: number }) =>
    db.entities.symptom.query
      .byClinic({ space_id: spaceId })
      .lt(before)
      .where(({ shared_with }, { contains }) => contains(shared_with, id))
      .go({ cursor: from, limit: SEARCHED, ...options });
  let page = await search(cursor, { pages: 1 });
  const found = [...page.data];
  for (let request = 1; request < SEARCHES && page.cursor && found.length < limit; request += 1) {
    const from = page.cursor;
    const left = limit - found.length;
    page = await search(from, { pages: 1 });
    // More than are left to show: the same once more, so that the cursor stands after the last one shown.
    if (page.data.length > left) page = await search(from, { count: left });
    found.push(...page.data);
  }
  if (found.length > limit) return search(cursor, { count: limit });
  return { data: found, cursor: page.cursor };
}

/** Who the patients of records are, by the record: after a merge the remaining patient. */
async function namesOf(
  items: readonly MonitoredSymptomItem[],
): Promise<Map<string, { patient: string; patient_name: string }>> {
  const space = actor().spaceId;
  const ids = [...new Set(items.map(({ patient_id }) => patient_id))];
  const patients = await Patients.patientsIn(ids.map((patient) => ({ space, patient })));
  const remaining = await Promise.all(patients.map(Patients.remainingOf));
  return new Map(
    patients.map(({ patient_id }, index) => {
      const person = remaining[index];
      return [patient_id, { patient: person?.patient_id ?? patient_id, patient_name: person?.name ?? "" }];
    }),
  );
}
