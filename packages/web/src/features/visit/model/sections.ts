import type { Module } from "@meridian/core/contracts/kernel/access";
import {
  carriedForward,
  hasAnyContent,
  type SectionData,
  type SectionKey,
  type SectionResult,
  sectionSpec,
} from "@meridian/core/contracts/visits/sections";
import type { Visit } from "@meridian/core/contracts/visits/visits";

type Content = NonNullable<Visit["content"]>;

/** An empty section; the price begins with the booked one. */
function emptySection(section: SectionKey, bookedPrice: number): object {
  if (section === "price") return { price: bookedPrice };
  return sectionSpec(section).schema.parse({}) as object;
}

/** A section's stored data, with defaults for missing fields. */
export function sectionValue<K extends SectionKey>(
  section: K,
  content: Pick<Content, "sections">,
  bookedPrice: number,
): SectionData<K> {
  const stored = content.sections.find((one) => one.section === section)?.data;
  return { ...emptySection(section, bookedPrice), ...stored } as SectionData<K>;
}

/** A draft in the section's current form: fields that an older version did not have get defaults, none are dropped. */
export function wholeDraft<K extends SectionKey>(section: K, draft: SectionData<K>): SectionData<K> {
  const filled = { ...emptySection(section, 0), ...draft };
  const read = sectionSpec(section).schema.safeParse(filled);
  return (read.success ? { ...filled, ...(read.data as object) } : filled) as SectionData<K>;
}

export const versionOf = (section: SectionKey, content: Pick<Content, "sections">) =>
  content.sections.find((one) => one.section === section)?.version ?? 0;

/** Whether a section has any content. */
export const hasContent = (section: SectionKey, value: SectionData<SectionKey>): boolean =>
  hasAnyContent(section, value);

/**
 * The part of a section that the next visit may copy: nothing that was measured or reported on the day, and nothing that
 * needs a module the clinic does not have.
 */
export function carriedOf<K extends SectionKey>(
  section: K,
  value: SectionData<K>,
  modules: readonly Module[],
): SectionData<K> {
  const { owned } = sectionSpec(section);
  const taken = { ...emptySection(section, 0), ...carriedForward(section, value) };
  return (owned?.(taken, modules) ?? taken) as SectionData<K>;
}

/** The section in a conflict: a 409 has the stored section, a draft's conflict with a newer record only the data. */
export function theirsOf<K extends SectionKey>(section: K, current: unknown): SectionData<K> {
  const stored = current as { data?: object } | null;
  return { ...emptySection(section, 0), ...(stored?.data ?? stored) } as SectionData<K>;
}

/** A result's data, with defaults for fields that an older record lacks. */
export const resultData = <K extends SectionKey>(section: K, result: SectionResult): SectionData<K> =>
  ({ ...emptySection(section, 0), ...result.data }) as SectionData<K>;
