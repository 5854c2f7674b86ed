import { dayValue } from "../clinical/monitoring/means.ts";
import { counting } from "./answers.policy.ts";
import { db } from "./entities.ts";
import type { MonitoredSymptomItem } from "./monitored-symptom.entity.ts";
import type { SymptomDayItem } from "./symptom-day.entity.ts";

/** Days read at once until the first answer to a symptom is found. */
const DAYS_AT_ONCE = 60;

/**
 * The first and last answered day of a symptom with their values (1 to 10), and whose symptom it is; undefined where it does not
 * exist or was never answered. For jobs without a session. Two requests; one more for each 60 answers to other symptoms before
 * the first.
 */
export async function symptomEnds(key: { space_id: string; patient_id: string; symptom_id: string }) {
  const { data } = await db.entities.symptom.get(key).go({ consistent: true });
  const symptom = data as MonitoredSymptomItem | null;
  const last = symptom?.recent.at(-1);
  const first = last && (await firstDay(key));
  if (!symptom || !last || !first) return undefined;
  return { professional: symptom.professional_id, first, last: { day: last.day, value: dayValue(last) } };
}

async function firstDay({ space_id, patient_id, symptom_id }: Parameters<typeof symptomEnds>[0]) {
  let cursor: string | null = null;
  do {
    const page: { data: unknown; cursor: string | null } = await db.entities.day.query
      .primary({ space_id, patient_id })
      .go({ consistent: true, limit: DAYS_AT_ONCE, pages: 1, cursor });
    for (const day of page.data as SymptomDayItem[]) {
      const answers = day.symptom_id === symptom_id ? counting(day.entries) : [];
      const sum = answers.reduce((total, { value }) => total + value, 0);
      if (answers.length > 0) return { day: day.day, value: dayValue({ sum, count: answers.length }) };
    }
    cursor = page.cursor;
  } while (cursor);
  return undefined;
}

/** Symptoms of a clinic by pages, for jobs without a session. One request. */
export async function symptomsOfClinic(space_id: string, cursor: string | null, limit: number) {
  const page = await db.entities.symptom.query
    .byClinic({ space_id })
    .go({ cursor, limit, pages: 1, attributes: ["patient_id", "symptom_id"] });
  return { items: page.data, cursor: page.cursor };
}

/** The ids of a patient's symptoms, for jobs without a session. One request. */
export async function symptomIdsOf(key: { space_id: string; patient_id: string }): Promise<string[]> {
  const { data } = await db.entities.symptom.query
    .primary(key)
    .go({ pages: "all", consistent: true, attributes: ["symptom_id"] });
  return data.map(({ symptom_id }) => symptom_id);
}
