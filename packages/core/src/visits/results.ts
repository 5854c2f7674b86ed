import { isSigned, isUnfinished } from "../appointments/index.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import {
  type SectionKey,
  type SectionResult,
  sectionsOf as sectionsOfStep,
} from "../contracts/visits/sections.ts";
import { MAX_RESULTS, type visitsRoutes } from "../contracts/visits/visits-routes.ts";
import { itemBytes } from "../db/item-size.ts";
import { type BegunVisit, begunVisits } from "./begun-visits.ts";
import { type Measured, measuredOf, sectionsOf } from "./measured.ts";
import type { SectionItem } from "./records.ts";

type Request = Pick<RequestOf<typeof visitsRoutes.results>, "params" | "query">;
type Answer = ResponseOf<typeof visitsRoutes.results>;
type Visits = readonly { head: BegunVisit; measured: Measured }[];

/**
 * What the sections of one step, or one of them, held in a patient's visits, newest first, as far as the viewer may read
 * them: of each section its newest few that hold anything, out of a hundred appointments. `next` says by section where the
 * older ones begin. Throws 404.
 */
export async function results({
  params: { patient, step },
  query: { section, until },
}: Request): Promise<Answer> {
  const { visits: begun, further } = await begunVisits(patient, until);
  const { visits, read } = await measuredOf(begun);
  const beyond = begun[read]?.start ?? further;
  const asked = section ? sectionsOfStep(step).filter((key) => key === section) : sectionsOfStep(step);
  const chosen = asked.map((key) => newestOf(key, visits, beyond));
  const found = await sectionsOf(
    visits.map(({ head }) => ({
      head,
      sections: chosen.flatMap(({ key, of }) => (of.includes(head) ? [key] : [])),
    })),
  );
  const items = visits.flatMap(({ head }) =>
    [...(found.get(head.appointment_id)?.values() ?? [])].map((item) => resultOf(head, item)),
  );
  const within = withinAnswer(items);
  const next: Answer["next"] = {};
  for (const { key, older } of chosen) {
    const left = items.slice(within.length).find((item) => item.section === key);
    const from = left?.start ?? older;
    if (from !== null) next[key] = from;
  }
  return { items: within, next };
}

/** The newest visits that hold a section, and where its older ones begin; null where there are none. */
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

const resultOf = (head: BegunVisit, item: SectionItem): SectionResult => ({
  section: item.section as SectionKey,
  appointment: head.appointment_id,
  start: head.start,
  professional: head.professional_id,
  signed: isSigned(head),
  data: item.data,
});

/** What one answer carries, in bytes. */
const MOST_BYTES = 1_000_000;

/** The newest of the results, as many as one answer carries and one at least: drawings may be large. */
export function withinAnswer<T extends { data: unknown }>(items: readonly T[]): T[] {
  let bytes = 0;
  const end = items.findIndex(({ data }, index) => {
    bytes += itemBytes(data);
    return index > 0 && bytes > MOST_BYTES;
  });
  return end < 0 ? [...items] : items.slice(0, end);
}
