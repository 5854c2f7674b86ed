import { isSigned, maySeeAppointment } from "../appointments/index.ts";
import { modifiedName, type Weighed } from "../clinical/materia/formula-maths.ts";
import { type CourseVisit, marksOf, type Prescribed } from "../clinical/monitoring/marks.ts";
import { type CourseMark, TAKEN_SECTIONS, type TakenSection } from "../contracts/monitoring/course.ts";
import { medication } from "../contracts/visits/sections/medication.ts";
import type { SectionData, SectionKey } from "../contracts/visits/sections.ts";
import { readItems } from "../db/read-items.ts";
import { actor } from "../platform/context.ts";
import { nameKey } from "../text/fold.ts";
import { dayIn } from "../time/day-in.ts";
import { dayBounds } from "../time/zones.ts";
import { readSections } from "./measurements.ts";
import { mayReadContent } from "./reading.ts";
import { readHeadsBefore, type StartedVisit } from "./started-visits.ts";
import { db } from "./stored/entities.ts";
import type { SectionItem } from "./stored/records.ts";
import type { StoredAcupuncture } from "./stored/visit-items.ts";
import { dataOf } from "./summary.ts";

/** Appointments of the period whose contents one answer reads. */
const MAX_VISITS = 40;
/** Earlier appointments that are read for what was taken already. */
const EARLIER_VISITS = 8;

type Dated = { head: StartedVisit; day: string };

/**
 * What happened in a patient's treatment between two days, as marks on the time axis, oldest first. Of appointments whose content
 * the viewer may not read there is a mark alone, if the viewer may see them at all. `since` is the first day with marks where the
 * period has more appointments than one answer reads, otherwise null. One request for each record, and up to two more.
 */
export async function treatmentCourse(
  records: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<{ marks: CourseMark[]; since: string | null }> {
  const viewer = actor();
  const zone = viewer.space.timeZone;
  const { heads, further } = await readHeadsBefore(records, dayBounds(to, zone).end);
  const dated = heads
    .filter((head) => mayReadContent(viewer, head) || maySeeAppointment(viewer, head))
    .map((head) => ({ head, day: dayIn(zone, head.start) }));
  const within = dated.filter(({ day }) => day >= from);
  const shown = within.slice(0, MAX_VISITS);
  const earlier = dated.slice(shown.length, shown.length + EARLIER_VISITS);
  const isCut = within.length > MAX_VISITS || (further !== null && dayIn(zone, further) >= from);
  const since = isCut ? (shown.at(-1)?.day ?? from) : null;
  const visits = await readContents([...shown, ...earlier].reverse(), from);
  return { marks: marksOf(visits, { from: since ?? from, to }), since };
}

const SECTIONS: readonly SectionKey[] = [...TAKEN_SECTIONS, "medication"];

/** The appointments with what they hold for the marks. Points are read of those from the day `from` on. */
async function readContents(dated: readonly Dated[], from: string): Promise<CourseVisit[]> {
  const viewer = actor();
  const readable = dated.filter(({ head }) => mayReadContent(viewer, head));
  const [sections, points] = await Promise.all([
    readSections(readable.map(({ head }) => ({ head, sections: SECTIONS }))),
    readPoints(readable.filter(({ day }) => day >= from)),
  ]);
  return dated.map(({ head, day }) => ({
    patient: head.patient_id,
    appointment: head.appointment_id,
    day,
    professional: head.professional_id,
    signed: isSigned(head),
    content: mayReadContent(viewer, head)
      ? {
          ...takenIn(sections.get(head.appointment_id) ?? new Map()),
          points: points.get(head.appointment_id) ?? [],
        }
      : null,
  }));
}

async function readPoints(dated: readonly Dated[]): Promise<Map<string, string[]>> {
  const keys = dated.map(
    ({ head: { space_id, appointment_id } }) =>
      db.entities.acupuncture.get({ space_id, appointment_id }).params().Key as { pk: string; sk: string },
  );
  const items = await readItems(keys);
  return new Map(
    items.map((item) => {
      const points = (item.points ?? []) as StoredAcupuncture["points"];
      return [
        String(item.appointment_id),
        points.map(({ id, name }) => (id.startsWith("pnt_") && name) || id),
      ];
    }),
  );
}

/** What is prescribed, and the medication if the appointment asked about it. */
function takenIn(sections: ReadonlyMap<SectionKey, Pick<SectionItem, "data">>) {
  const asked = dataOf(sections, "medication");
  return {
    formulas: dataOf(sections, "formulas").items.map(
      ({ name, sources, base, ingredients, days }): Prescribed => ({
        key: sources.length > 0 ? sources.join(" ") : nameKey(name),
        name: modifiedName(name, base as readonly Weighed[], ingredients),
        days,
      }),
    ),
    substances: dataOf(sections, "substances").items.map(({ substance, name, days }) => ({
      key: substance,
      name,
      days,
    })),
    supplements: dataOf(sections, "supplements").items.map(({ item, name, days }) => ({
      key: item || nameKey(name),
      name,
      days,
    })),
    medication: medication.hasContent?.(asked) ? asked.items : null,
  } satisfies Record<TakenSection, Prescribed[]> & { medication: SectionData<"medication">["items"] | null };
}
