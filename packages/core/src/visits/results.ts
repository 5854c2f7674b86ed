import { isSigned, isUnfinished } from "../appointments/index.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import {
  type SectionKey,
  type SectionResult,
  sectionsOf as sectionsOfStep,
} from "../contracts/visits/sections.ts";
import { MAX_RESULTS, type visitsRoutes } from "../contracts/visits/visits-routes.ts";
import { itemBytes } from "../db/item-size.ts";
import { readMeasurements, readSections } from "./measurements.ts";
import { readStartedVisits, type StartedVisit } from "./started-visits.ts";
import type { Measurements } from "./stored/measurements.entity.ts";
import type { SectionItem } from "./stored/records.ts";
import { keptWordsOf } from "./views.ts";

type Request = Pick<RequestOf<typeof visitsRoutes.results>, "params" | "query">;
type Answer = ResponseOf<typeof visitsRoutes.results>;
type Visits = readonly { head: StartedVisit; measured: Measurements }[];

/**
 * The contents of one step's sections, or of one section, in a patient's visits that the viewer may read, newest first: of each
 * section the newest filled ones, out of a hundred appointments. `next` is the start of the older ones by section. Throws 404.
 */
export async function results({
  params: { patient, step },
  query: { section, until },
}: Request): Promise<Answer> {
  const { visits: begun, further } = await readStartedVisits(patient, until);
  const { visits, read } = await readMeasurements(begun);
  const olderFrom = begun[read]?.start ?? further;
  const asked = section ? sectionsOfStep(step).filter((key) => key === section) : sectionsOfStep(step);
  const chosen = asked.map((key) => newestOf(key, visits, olderFrom));
  const found = await readSections(
    visits.map(({ head }) => ({
      head,
      sections: chosen.flatMap(({ key, of }) => (of.includes(head) ? [key] : [])),
    })),
  );
  const items = visits.flatMap(({ head }) =>
    [...(found.get(head.appointment_id)?.values() ?? [])].map((item) => resultOf(head, item)),
  );
  const within = limitBytes(items);
  const next: Answer["next"] = {};
  for (const { key, older } of chosen) {
    const left = items.slice(within.length).find((item) => item.section === key);
    const from = left?.start ?? older;
    if (from !== null) next[key] = from;
  }
  return { items: within, next };
}

/** The newest visits in which a section is filled, and the start of the next older one; null if there is none. */
function newestOf(key: SectionKey, visits: Visits, beyond: string | null) {
  const holding = visits.filter(
    ({ head, measured }) => isUnfinished(head.status) || measured.sections.includes(key),
  );
  return {
    key,
    of: holding.slice(0, MAX_RESULTS).map(({ head }) => head),
    older: holding[MAX_RESULTS]?.head.start ?? beyond,
  };
}

const resultOf = (head: StartedVisit, item: SectionItem): SectionResult => ({
  section: item.section as SectionKey,
  appointment: head.appointment_id,
  start: head.start,
  professional: head.professional_id,
  signed: isSigned(head),
  data: item.data,
  ...keptWordsOf(head),
});

/** The most bytes of one answer. */
const MAX_BYTES = 1_000_000;

/** The newest results that fit into one answer, and always at least one: drawings may be large. */
export function limitBytes<T extends { data: unknown }>(items: readonly T[]): T[] {
  let bytes = 0;
  const end = items.findIndex(({ data }, index) => {
    bytes += itemBytes(data);
    return index > 0 && bytes > MAX_BYTES;
  });
  return end < 0 ? [...items] : items.slice(0, end);
}
