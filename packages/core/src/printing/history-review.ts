import type { SectionData } from "../contracts/visits/sections.ts";
import type { Block } from "../pdf/index.ts";
import { facts } from "./block-helpers.ts";
import type { TextFormat } from "./print-texts.ts";

/** What was asked about again and had not changed, each with the date since which it holds. */
export const historyReview = (
  { unchanged }: SectionData<"history_review">,
  { words, day }: TextFormat,
): Block[] =>
  facts(
    unchanged.map(({ section, since }): [string, string] => [
      words.sections[section] ?? section,
      `${words.unchangedSince} ${day(since.slice(0, 10))}`,
    ]),
  );
