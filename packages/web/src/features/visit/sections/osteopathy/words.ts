import { type BodyView, bodyArea } from "@meridian/core/clinical/osteopathy/osteopathy-body";
import {
  directions,
  motionPatterns,
  segmentOf,
  tartSigns,
} from "@meridian/core/clinical/osteopathy/osteopathy-terms";
import type { SegmentFinding } from "@meridian/core/contracts/visits/sections/osteopathy";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import type { TFunction } from "i18next";

export type Say = TFunction<"osteopathy">;
type Named = { key: string; en: string; pt: string };

/** A term in the interface's language; what is not known any more shows its key. */
export const nameOf = (terms: readonly Named[], key: string): string =>
  terms.find((term) => term.key === key)?.[currentLanguage()] ?? key;

export const segmentName = (key: string): string => segmentOf(key)?.[currentLanguage()] ?? key;

/** "Restricted in flexion, rotation left". */
export function mobilityWords(say: Say, { mobility, directions: chosen, pattern }: SegmentFinding): string {
  const named = chosen.map((key) => nameOf(directions, key).toLocaleLowerCase());
  const state =
    mobility && mobility !== "normal" && named.length > 0
      ? `${say(`segment.${mobility}In`)} ${named.join(", ")}`
      : [mobility ? say(`segment.${mobility}`) : "", named.join(", ")].filter(Boolean).join(": ");
  return [state, pattern ? nameOf(motionPatterns, pattern) : ""].filter(Boolean).join("; ");
}

/** "Tenderness 2, asymmetry 1". */
export function tartWords({ tart }: SegmentFinding): string {
  return tartSigns
    .filter(({ key }) => tart[key] > 0)
    .map((sign) => `${sign[currentLanguage()]} ${tart[sign.key]}`)
    .join(", ");
}

/** A finding in one line, without the segment's name. */
export function findingWords(say: Say, finding: SegmentFinding): string {
  const { pain, note } = finding;
  return [
    mobilityWords(say, finding),
    pain === null ? "" : say("segment.painOf", { value: pain }),
    tartWords(finding),
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
