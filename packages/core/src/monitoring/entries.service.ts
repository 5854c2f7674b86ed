import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { monitoredSymptomRoutes, SymptomDay } from "../contracts/monitoring/monitored-symptoms.ts";
import { MAX_RANGE_DAYS } from "../contracts/monitoring/symptom-terms.ts";
import { auditRead } from "../db/audit.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { actor } from "../platform/context.ts";
import { invalidField } from "../platform/errors.ts";
import { daysBetween } from "../time/days.ts";
import { counting } from "./answers.policy.ts";
import { db } from "./entities.ts";
import type { SymptomDayItem } from "./symptom-day.entity.ts";
import { recordsOf, symptomsOf } from "./symptoms.service.ts";

type Request = RequestOf<typeof monitoredSymptomRoutes.listEntries>;

/**
 * What a patient answered between two days, oldest first, for the symptoms the actor may see. Three requests beside the
 * entry of the audit trail; two more for every merged record. A page ends at a megabyte. Throws 404 and 400 naming `to`.
 */
export async function listEntries({
  params,
  query,
}: Pick<Request, "params" | "query">): Promise<ResponseOf<typeof monitoredSymptomRoutes.listEntries>> {
  const { from, to } = query;
  const days = daysBetween(from, to);
  if (days < 0 || days >= MAX_RANGE_DAYS) throw invalidField("to", "range.too_wide");
  const list = `symptom-days|${params.patient}|${from}|${to}`;
  const [record, place] = splitCursor(await openCursor(list, query.cursor));
  const records = await recordsOf(params.patient);
  await auditRead(params.patient);
  const at = record === null ? 0 : records.indexOf(record);
  const current = records[at];
  if (current === undefined) throw invalidField("cursor", "cursor.invalid");
  const [page, symptoms] = await Promise.all([daysOf(current, { from, to }, place), symptomsOf(current)]);
  const visible = new Set(symptoms.map(({ symptom_id }) => symptom_id));
  const following = page.cursor ? [current, page.cursor] : records[at + 1] ? [records[at + 1], ""] : null;
  return {
    items: page.items.filter(({ symptom_id }) => visible.has(symptom_id)).map(dayView),
    next: await sealCursor(list, following?.join("|") ?? null),
  };
}

/** A cursor names the record it stands in and where in it. */
function splitCursor(cursor: string | null): [record: string | null, place: string | null] {
  if (cursor === null) return [null, null];
  const bar = cursor.indexOf("|");
  return [cursor.slice(0, bar), cursor.slice(bar + 1) || null];
}

async function daysOf(patient: string, { from, to }: { from: string; to: string }, cursor: string | null) {
  const page = await db.entities.day.query
    .primary({ space_id: actor().spaceId, patient_id: patient })
    // "~" sorts after every id.
    .between({ day: from }, { day: to, symptom_id: "~" })
    .go({ cursor, pages: 1 });
  return { items: page.data as unknown as SymptomDayItem[], cursor: page.cursor };
}

const dayView = ({ symptom_id, day, entries }: SymptomDayItem): SymptomDay => ({
  symptom: symptom_id,
  day,
  entries: counting(entries),
});
