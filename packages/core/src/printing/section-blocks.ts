import type { TestVersion } from "../contracts/assessments/assessments.ts";
import type { Appointment } from "../contracts/scheduling/appointments.ts";
import { hasAnyContent, type SectionKey, sectionSpec } from "../contracts/visits/sections.ts";
import type { Visit } from "../contracts/visits/visits.ts";
import type { Block } from "../pdf/index.ts";
import { actor } from "../platform/context.ts";
import { momentIn, type TextFormat } from "./print-texts.ts";
import { printers } from "./sections.ts";

type Content = Pick<NonNullable<Visit["content"]>, "sections">;

/** The blocks of a section under its title; none when the section is empty. */
export function sectionBlocks(
  key: SectionKey,
  { sections }: Content,
  versions: readonly TestVersion[],
  format: TextFormat,
): Block[] {
  const print = printers[key];
  const stored = sections.find(({ section }) => section === key);
  if (!print || !stored) return [];
  const data = sectionSpec(key).schema.parse(stored.data) as Record<string, unknown>;
  if (!hasAnyContent(key, data)) return [];
  const blocks = print(data, format, versions);
  const title = format.words.sections[key];
  // The section may have the same title as its step, which is printed already.
  const isStepTitle = title === format.words.steps[sectionSpec(key).step];
  return blocks.length === 0 || !title || isStepTitle
    ? blocks
    : [{ kind: "heading", text: title, level: 3 }, ...blocks];
}

/** Printed at the beginning and at the end, because a sheet may get lost. */
export function unsigned({ signed_at, closed_by }: Appointment, format: TextFormat): Block[] {
  if (signed_at) return [];
  const closed =
    closed_by &&
    `${format.words.closed} ${closed_by.name}, ${momentIn(format.language, actor().space.timeZone, closed_by.at)}`;
  return [{ kind: "paragraph", text: closed ?? format.words.unsigned, strong: true }];
}
