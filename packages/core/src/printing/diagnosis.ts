import { clusterOf, extendedTitle } from "../clinical/icd/icd-extensions.ts";
import { osteopathicName } from "../clinical/osteopathy/osteopathic-findings.ts";
import { inWeight, type Judged } from "../contracts/visits/sections/diagnosis.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import type { Block } from "../pdf/index.ts";
import { tcmPatterns } from "../reference/tcm-patterns.ts";
import { facts, paragraph } from "./block-helpers.ts";
import type { TextFormat } from "./print-texts.ts";

export function diagnosis(data: SectionData<"diagnosis">, format: TextFormat): Block[] {
  const { language, words, terms } = format;
  const pattern = (key: string) => tcmPatterns.find((one) => one.key === key)?.[language] ?? key;
  return [
    ...facts([
      ...inWeight(data.icd).map((one): [string, string] => [
        clusterOf(one.code, one.extensions),
        judgementText(extendedTitle(one.title, one.extensions, language), one, format),
      ]),
      ...inWeight(data.patterns).map((one): [string, string] => [
        words.patterns,
        judgementText(pattern(one.key), one, format),
      ]),
      ...inWeight(data.osteopathic).map((one): [string, string] => [
        words.osteopathic,
        judgementText(
          [osteopathicName(one.code, language, terms), one.text].filter(Boolean).join(": "),
          one,
          format,
        ),
      ]),
    ]),
    ...paragraph(data.text),
  ];
}

/** "Insomnia (primary, suspected): note. Title of the reference." */
function judgementText(
  what: string,
  { primary, certainty, note, reference }: Judged,
  { words }: TextFormat,
): string {
  const marks = [primary && words.primary, certainty === "suspected" && words.suspected].filter(Boolean);
  const judged = marks.length > 0 ? `${what} (${marks.join(", ")})` : what;
  return [note ? `${judged}: ${note}` : judged, reference?.title].filter(Boolean).join(" · ");
}
