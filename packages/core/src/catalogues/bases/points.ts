import { pointKeyOf } from "../../clinical/acupuncture/point-key.ts";
import type { PointFields } from "../../clinical/catalogues/descriptions/points.ts";
import { flagRules, SAFETY_FLAGS } from "../../clinical/safety/point-flags.ts";
import { isEarPoint, isPointCode, regionPt } from "../../reference/point-catalogue.ts";
import { classesOf } from "../../reference/point-classes.ts";
import { detailsByPoint, pointDetailsSource } from "../../reference/point-details.ts";
import { pointRows } from "../../reference/point-fields.ts";
import {
  indicationPt,
  type ReferencePoint,
  referencePoint,
  referencePoints,
} from "../../reference/points.ts";
import { quadrant, sidesToChoose } from "../../reference/quadrant.ts";
import { separate } from "../../text/separate.ts";
import { type Base, type Option, once, optionOf } from "./base.ts";

const byName = (a: Option, b: Option) => a.en.localeCompare(b.en);
const unique = (words: readonly string[]) => [...new Set(words)];

/** The classes that points of the tables have. One of a channel's points says more than its name: what it is of. */
function classOptions(): Option[] {
  const named = new Map<string, Option>();
  for (const point of referencePoints())
    for (const category of point.categories)
      for (const { name, detail } of classesOf({ ...point, categories: [category] })) {
        const five = category.startsWith("five_shu:");
        const text = (language: "en" | "pt") =>
          five || !detail[language] ? name[language] : `${name[language]}: ${detail[language]}`;
        if (!named.has(category)) named.set(category, optionOf(category, { en: text("en"), pt: text("pt") }));
      }
  return [...named.values()].sort(byName);
}

const options = once(() => {
  const all = referencePoints();
  const regions = unique(all.map(({ region }) => region.en));
  const keywords = unique(all.flatMap(({ indications }) => indications));
  return {
    region: regions.map((region) => optionOf(region, { en: region, pt: regionPt(region) })).sort(byName),
    indications: keywords.map((word) => optionOf(word, { en: word, pt: indicationPt(word) })).sort(byName),
    classes: classOptions(),
    flags: SAFETY_FLAGS.map((flag) => optionOf(flag, flagRules[flag].statement)),
  };
});

/** What is wrong with a point besides what its fields say one by one: message code by field. */
function faultsOf(fields: PointFields): Record<string, string> {
  const { code, sides, places, needles, depth_min, depth_max } = fields;
  const ear = isEarPoint(code);
  const channel = referencePoint(code)?.channel ?? "EX";
  const en = separate(fields.other_indications.en);
  const pt = separate(fields.other_indications.pt);
  const named = Number(fields.name.en !== "") + Number(fields.name.pt !== "");
  const nameNeeded = ear || (fields.pinyin === "" && code.startsWith("EX-"));
  const found = {
    code: !isPointCode(code) && "point.code",
    sides: sidesToChoose(sides).some((side) => quadrant(channel, side, ear) === null) && "side.invalid",
    places: places.some(({ view }) => (view === "ear") !== ear) && "places.invalid",
    "name.en": (named === 1 || (nameNeeded && named === 0)) && fields.name.en === "" && "required",
    "name.pt": (named === 1 || (nameNeeded && named === 0)) && fields.name.pt === "" && "required",
    "other_indications.pt": en.length !== pt.length && "languages.unequal",
    needles: (needles === null || needles < 1 || !Number.isInteger(needles)) && "quantity.invalid",
    depth_max: depth_max !== null && (depth_min ?? 0) > depth_max && "quantity.invalid",
  };
  return Object.fromEntries(
    Object.entries(found).filter((fault): fault is [string, string] => fault[1] !== false),
  );
}

/** What a point is called in lists: `ST36 Zúsānlǐ`, `TF4 Shén Mén`. */
export const pointLabel = ({ id, pinyin, name }: Pick<ReferencePoint, "id" | "pinyin" | "name">) => ({
  en: [id, name?.en || pinyin].join(" ").trim(),
  pt: [id, name?.pt || pinyin].join(" ").trim(),
});

/** The base of the points, with the texts of their details. */
export async function loadPointBase(): Promise<Base<PointFields>> {
  const details = await detailsByPoint();
  return { ...pointBase, rows: once(() => pointRows(details)) };
}

const pointBase: Omit<Base<PointFields>, "rows"> = {
  nameOf: ({ fields }) => pointLabel({ id: fields.code, pinyin: fields.pinyin, name: fields.name }),
  keyOf: ({ code }) => pointKeyOf(code),
  options,
  faults: faultsOf,
  source: { en: pointDetailsSource.weakness, pt: pointDetailsSource.weakness_pt },
};
