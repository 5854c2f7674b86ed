import type { Visit } from "@meridian/core/contracts/visits/visits";

/**
 * A visit as it was read, with what is known to be newer kept: an answer that was on its way while something was saved
 * says what stood before.
 */
export function newestVisit(known: Visit | undefined, read: Visit): Visit {
  if (!known?.content || !read.content || known.appointment.id !== read.appointment.id) return read;
  const before = known.content;
  const newer = before.sections.filter(
    (one) =>
      one.version > (read.content?.sections.find(({ section }) => section === one.section)?.version ?? 0),
  );
  const older = new Set(newer.map(({ section }) => section));
  const { acupuncture } =
    before.acupuncture.version > read.content.acupuncture.version ? before : read.content;
  const sections = [...read.content.sections.filter(({ section }) => !older.has(section)), ...newer];
  return { ...read, content: { ...read.content, sections, acupuncture } };
}
