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

type Query = RequestOf<typeof monitoredSymptomRoutes.listFollowed>["query"];

/**
 * Symptoms looked through for one page of those that colleagues share: they are among all of the clinic's. No more than the
 * patients whose names one request reads.
 */
const SEARCHED = 100;

/**
 * Symptoms that are being followed, those that need attention first. Two requests: the page and the patients' names. Who
 * manages the clinic sees all of it; with `all` others get what is shared with them.
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
    items: items.map((item) => ({ ...symptomView(item), patient_name: names.get(item.patient_id) ?? "" })),
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
  const query = db.entities.symptom.query.byClinic({ space_id: spaceId }).lt(before);
  if (whose === "all" && can(actor(), "clinic.manage")) return query.go({ cursor, limit });
  return query
    .where(({ shared_with }, { contains }) => contains(shared_with, id))
    .go({ cursor, limit: SEARCHED });
}

/** Names of the patients, by id. */
async function namesOf(items: readonly MonitoredSymptomItem[]): Promise<Map<string, string>> {
  const ids = [...new Set(items.map(({ patient_id }) => patient_id))];
  const space = actor().spaceId;
  const patients = await Patients.patientsIn(ids.map((patient) => ({ space, patient })));
  return new Map(patients.map(({ patient_id, name }) => [patient_id, name]));
}
