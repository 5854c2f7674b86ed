import { NO_WORDS, type TermWords } from "@meridian/core/clinical/catalogues/term-words";
import { drawnFindings, shortName as nameOf } from "@meridian/core/clinical/tongue/drawn-words";
import type { TongueChange } from "@meridian/core/clinical/tongue/tongue-compare";
import type { TongueDrawn, TonguePlace } from "@meridian/core/clinical/tongue/tongue-reading";
import {
  tongueDescriptor,
  tongueGroup,
  tongueShapes,
  tongueSizes,
} from "@meridian/core/clinical/tongue/tongue-terms";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import type { TFunction } from "i18next";

type T = TFunction<"tongue">;

const lower = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1);
/** Removes the gaps in a sentence whose place was empty. */
const withoutGaps = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/ ([:,.])/g, "$1")
    .trim();

/** A change as text: "Coating thicker in the centre: thin → thick". */
function changeText(
  t: T,
  { code, about, place, from = "", to = "" }: TongueChange,
  words: TermWords,
): string {
  const shortName = (one: string) => nameOf(one, currentLanguage(), words);
  const language = currentLanguage();
  const where = t(`place.${place}`);
  if (about === "shape" || about === "size") {
    const names: Readonly<Record<string, Readonly<Record<string, string>>>> =
      about === "shape" ? tongueShapes : tongueSizes;
    const name = (key: string) => lower(names[key]?.[language] ?? "");
    return t(`change.${about}`, { from: name(from), to: name(to) });
  }
  if (about === "cover") return t(code === "more" ? "change.coverMore" : "change.coverLess", { from, to });
  if ((about === "coating_thickness" || about === "tortuosity" || about === "thickness") && from && to) {
    const sentence = t(`change.${about}.${code === "more" ? "more" : "less"}`, { place: where });
    return withoutGaps(`${sentence}: ${shortName(from)} → ${shortName(to)}`);
  }
  if (code === "changed") {
    const group = tongueGroup(about)?.[language] ?? "";
    return withoutGaps(`${group} ${where}: ${shortName(from)} → ${shortName(to)}`);
  }
  const what = tongueDescriptor(about, words)?.phrase[language] ?? "";
  return withoutGaps(t(`change.${code}`, { what, place: where }));
}

/** All changes as text. A coating that appeared or vanished is one sentence with its colours. */
export function changeTexts(t: T, changes: readonly TongueChange[], words = NO_WORDS) {
  const colorsOf = (coating: TongueChange) =>
    changes.filter(
      ({ code, about, place }) =>
        about.startsWith("coating_color.") && code === coating.code && place === coating.place,
    );
  const coatings = changes.filter(({ about }) => about.startsWith("coating_thickness."));
  const listedWithCoating = new Set(coatings.flatMap(colorsOf));
  return changes
    .filter((change) => !listedWithCoating.has(change))
    .map((change) => {
      const colors = coatings.includes(change) ? colorsOf(change) : [];
      const text = changeText(t, change, words);
      const named = colors.map(({ about }) => nameOf(about, currentLanguage(), words)).join(", ");
      return {
        key: `${change.place} ${change.code} ${change.about}`,
        code: change.code,
        text: named ? `${text} (${named})` : text,
      };
    });
}

/** The drawing as text, by place, also for screen readers. */
export const drawnText = (
  t: T,
  found: TongueDrawn,
  words = NO_WORDS,
): { place: TonguePlace; what: string; text: string }[] =>
  drawnFindings(found, currentLanguage(), words).map(({ place, what }) => ({
    place,
    what,
    text: `${t(`at.${place}`)}: ${what}`,
  }));
