import type { Module } from "@meridian/core/contracts/kernel/access";
import {
  carriedForward,
  holdsAnything,
  type SectionData,
  type SectionKey,
  type SectionResult,
  sectionSpec,
} from "@meridian/core/contracts/visits/sections";
import type { Visit } from "@meridian/core/contracts/visits/visits";

type Content = NonNullable<Visit["content"]>;

/** A section with nothing in it; the price begins as the one it was booked with. */
function emptySection(section: SectionKey, bookedPrice: number): object {
  if (section === "price") return { price: bookedPrice };
  return sectionSpec(section).schema.parse({}) as object;
}

/** What a section holds, every field filled. */
export function sectionValue<K extends SectionKey>(
  section: K,
  content: Pick<Content, "sections">,
  bookedPrice: number,
): SectionData<K> {
  const stored = content.sections.find((one) => one.section === section)?.data;
  return { ...emptySection(section, bookedPrice), ...stored } as SectionData<K>;
}

/** A draft as a section is today: one that an older version kept may lack what is newer. Nothing of it is dropped. */
export function wholeDraft<K extends SectionKey>(section: K, draft: SectionData<K>): SectionData<K> {
  const filled = { ...emptySection(section, 0), ...draft };
  const read = sectionSpec(section).schema.safeParse(filled);
  return (read.success ? { ...filled, ...(read.data as object) } : filled) as SectionData<K>;
}

export const versionOf = (section: SectionKey, content: Pick<Content, "sections">) =>
  content.sections.find((one) => one.section === section)?.version ?? 0;

/** Whether a section holds anything. */
export const holds = (section: SectionKey, value: SectionData<SectionKey>): boolean =>
  holdsAnything(section, value);

/**
 * What of a visit's section the next one takes over: nothing that was measured or told of one day, and nothing that the
 * clinic may not write now.
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

/** What a 409 brought: the stored section, or the bare value where a draft met a newer record. */
export function theirsOf<K extends SectionKey>(section: K, current: unknown): SectionData<K> {
  const stored = current as { data?: object } | null;
  return { ...emptySection(section, 0), ...(stored?.data ?? stored) } as SectionData<K>;
}

/** A result with its data whole: what an older record lacks is empty. */
export const resultData = <K extends SectionKey>(section: K, result: SectionResult): SectionData<K> =>
  ({ ...emptySection(section, 0), ...result.data }) as SectionData<K>;
