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
/** A sentence whose place may be empty. */
const tidy = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/ ([:,.])/g, "$1")
    .trim();

const shortName = (code: string) => nameOf(code, currentLanguage());

/** A change in words: "Coating thicker in the centre: thin → thick". */
function changeText(t: T, { code, about, place, from = "", to = "" }: TongueChange): string {
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
    return tidy(`${sentence}: ${shortName(from)} → ${shortName(to)}`);
  }
  if (code === "changed") {
    const group = tongueGroup(about)?.[language] ?? "";
    return tidy(`${group} ${where}: ${shortName(from)} → ${shortName(to)}`);
  }
  const what = tongueDescriptor(about)?.phrase[language] ?? "";
  return tidy(t(`change.${code}`, { what, place: where }));
}

/** All changes in words, a new or vanished coating with its colours in one sentence. */
export function changeTexts(t: T, changes: readonly TongueChange[]) {
  const colorsOf = (coating: TongueChange) =>
    changes.filter(
      ({ code, about, place }) =>
        about.startsWith("coating_color.") && code === coating.code && place === coating.place,
    );
  const coatings = changes.filter(({ about }) => about.startsWith("coating_thickness."));
  const told = new Set(coatings.flatMap(colorsOf));
  return changes
    .filter((change) => !told.has(change))
    .map((change) => {
      const colors = coatings.includes(change) ? colorsOf(change) : [];
      const text = changeText(t, change);
      const named = colors.map(({ about }) => shortName(about)).join(", ");
      return {
        key: `${change.place} ${change.code} ${change.about}`,
        code: change.code,
        text: named ? `${text} (${named})` : text,
      };
    });
}

/** What is drawn, place by place: the drawing for those who do not see it. */
export const drawnText = (t: T, found: TongueDrawn): { place: TonguePlace; what: string; text: string }[] =>
  drawnFindings(found, currentLanguage()).map(({ place, what }) => ({
    place,
    what,
    text: `${t(`at.${place}`)}: ${what}`,
  }));
