import type { Visit } from "@meridian/core/contracts/visits/visits";

/**
 * The visit as fetched, except for parts whose cached version is newer: an answer that was on its way during a save has
 * the value before the save.
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
