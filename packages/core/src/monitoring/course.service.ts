import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import {
  COURSE_MARGIN_DAYS,
  type courseRoutes,
  MAX_COURSE_DAYS,
  type SymptomDay,
} from "../contracts/monitoring/course.ts";
import { auditRead } from "../db/audit.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { actor } from "../platform/context.ts";
import { invalidField } from "../platform/errors.ts";
import { daysBetween, plusDays } from "../time/days.ts";
import * as Visits from "../visits/index.ts";
import { counting } from "./answers.policy.ts";
import { db } from "./entities.ts";
import type { SymptomDayItem } from "./symptom-day.entity.ts";
import { symptomView } from "./symptom-view.ts";
import { recordsOf, symptomsOf } from "./symptoms.service.ts";

type Request = RequestOf<typeof courseRoutes.getCourse>;
type Course = ResponseOf<typeof courseRoutes.getCourse>;
type Range = { from: string; to: string };

/** Answered days after which a page ends with the record that it is in. A page also ends at a megabyte of one record. */
const FULL_PAGE = 2000;

/**
 * The course of the symptoms that the actor may see: their answers in a period, and the marks of the treatment. Four requests
 * beside the entry of the audit trail and up to two for what the appointments hold; three more for every merged record. Later
 * pages have no marks. Throws 404, and 400 naming `to`.
 */
export async function getCourse({
  params: { patient },
  query,
}: Pick<Request, "params" | "query">): Promise<Course> {
  const { from, to } = query;
  const days = daysBetween(from, to);
  if (days < 0 || days >= MAX_COURSE_DAYS) throw invalidField("to", "range.too_wide");
  const list = `course|${patient}|${from}|${to}`;
  const cursor = splitCursor(await openCursor(list, query.cursor));
  const records = await recordsOf(patient);
  await auditRead(patient);
  const isFirst = cursor === null;
  const wide = { from: plusDays(from, -COURSE_MARGIN_DAYS), to: plusDays(to, COURSE_MARGIN_DAYS) };
  const [symptoms, answers, { marks, since }] = await Promise.all([
    Promise.all(records.map(symptomsOf)),
    readDays(records, wide, cursor),
    isFirst && query.marks ? Visits.treatmentCourse(records, { from, to }) : { marks: [], since: null },
  ]);
  const visible = symptoms.flat().sort((a, b) => b.symptom_id.localeCompare(a.symptom_id));
  const ids = new Set(visible.map(({ symptom_id }) => symptom_id));
  return {
    symptoms: visible.map(symptomView),
    items: answers.items.filter(({ symptom_id }) => ids.has(symptom_id)).map(dayView),
    marks,
    marks_from: since,
    next: await sealCursor(list, answers.next && `${answers.next.record}|${answers.next.place}`),
  };
}

/**
 * The symptoms that the actor may see and all their answers of a period, for printing. Three requests; two more for every merged
 * record, and one for every further megabyte of answers. Throws 404.
 */
export async function answersBetween(patient: string, range: Range) {
  const records = await recordsOf(patient);
  const [symptoms, days] = await Promise.all([
    Promise.all(records.map(symptomsOf)),
    Promise.all(records.map((record) => queryDays(record, range, null, "all"))),
  ]);
  const visible = symptoms.flat();
  return {
    symptoms: visible.map(symptomView),
    days: days.flatMap(({ items }) => items).map(dayView),
  };
}

/** A cursor names the record that the page begins in, and the place in it; an empty place is the record's beginning. */
type Place = { record: string; place: string };

function splitCursor(cursor: string | null): Place | null {
  if (cursor === null) return null;
  const bar = cursor.indexOf("|");
  return { record: cursor.slice(0, bar), place: cursor.slice(bar + 1) };
}

/** Answered days of one record after the other, until a page is full. */
async function readDays(records: readonly string[], range: Range, cursor: Place | null) {
  const at = cursor ? records.indexOf(cursor.record) : 0;
  if (at < 0) throw invalidField("cursor", "cursor.invalid");
  const items: SymptomDayItem[] = [];
  for (const [index, record] of records.entries()) {
    if (index < at) continue;
    if (items.length >= FULL_PAGE) return { items, next: { record, place: "" } };
    const page = await queryDays(record, range, index === at ? cursor?.place || null : null);
    items.push(...page.items);
    if (page.cursor) return { items, next: { record, place: page.cursor } };
  }
  return { items, next: null };
}

async function queryDays(patient: string, { from, to }: Range, cursor: string | null, pages: 1 | "all" = 1) {
  const page = await db.entities.day.query
    .primary({ space_id: actor().spaceId, patient_id: patient })
    // "~" sorts after every id.
    .between({ day: from }, { day: to, symptom_id: "~" })
    .go({ cursor, pages });
  return { items: page.data as unknown as SymptomDayItem[], cursor: page.cursor };
}

const dayView = ({ symptom_id, day, entries }: SymptomDayItem): SymptomDay => ({
  symptom: symptom_id,
  day,
  entries: counting(entries),
});
