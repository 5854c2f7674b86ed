import { type BodyView, bodyArea } from "@meridian/core/clinical/osteopathy/osteopathy-body";
import type { MotionRange } from "@meridian/core/clinical/osteopathy/osteopathy-ranges";
import type {
  OsteopathyTermKind,
  OsteopathyWords,
} from "@meridian/core/clinical/osteopathy/osteopathy-words";
import type { SegmentFinding } from "@meridian/core/contracts/visits/sections/osteopathy";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import type { TFunction } from "i18next";

export type Say = TFunction<"osteopathy">;

/** A term in the interface's language; what is not known any more shows its key. */
export const nameOf = (words: OsteopathyWords, kind: OsteopathyTermKind, key: string): string =>
  words.name(kind, key)?.[currentLanguage()] ?? key;

/** A range's name without its joint, such as "Rotation, left". */
export function rangeName(say: Say, words: OsteopathyWords, { motion, side }: MotionRange): string {
  const name = nameOf(words, "motion", motion);
  return side ? `${name}, ${say(`ranges.${side}`)}` : name;
}

/** A range's name with its joint: "Cervical spine: rotation, left". */
export const jointRangeName = (say: Say, words: OsteopathyWords, range: MotionRange): string =>
  `${nameOf(words, "joint", range.joint)}: ${rangeName(say, words, range).toLocaleLowerCase()}`;

/** "Restricted in flexion, rotation left". */
export function mobilityWords(
  say: Say,
  words: OsteopathyWords,
  { mobility, directions: chosen, pattern }: SegmentFinding,
): string {
  const named = chosen.map((key) => nameOf(words, "direction", key).toLocaleLowerCase());
  const state =
    mobility && mobility !== "normal" && named.length > 0
      ? `${say(`segment.${mobility}In`)} ${named.join(", ")}`
      : [mobility ? say(`segment.${mobility}`) : "", named.join(", ")].filter(Boolean).join(": ");
  return [state, pattern ? nameOf(words, "pattern", pattern) : ""].filter(Boolean).join("; ");
}

/** "Tenderness 2, asymmetry 1". */
export function tartWords({ terms }: OsteopathyWords, { tart }: SegmentFinding): string {
  return terms.sign
    .filter(({ key }) => tart[key] > 0)
    .map((sign) => `${sign[currentLanguage()]} ${tart[sign.key]}`)
    .join(", ");
}

/** A finding in one line, without the segment's name. */
export function findingWords(say: Say, words: OsteopathyWords, finding: SegmentFinding): string {
  const { pain, note } = finding;
  return [
    mobilityWords(say, words, finding),
    pain === null ? "" : say("segment.painOf", { value: pain }),
    tartWords(words, finding),
    note,
  ]
    .filter(Boolean)
    .join("; ");
}

/** "Knee, left". */
export function areaWords(say: Say, view: BodyView, key: string): string {
  const area = bodyArea(view, key);
  if (!area) return key;
  const part = say(`part.${area.part}`);
  return area.side === "middle" ? part : say(`body.${area.side}_side`, { part });
}
