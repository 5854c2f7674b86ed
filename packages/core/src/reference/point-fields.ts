import { drawnPlaces } from "../clinical/acupuncture/chart/drawn-place.ts";
import { pointKeyOf } from "../clinical/acupuncture/point-key.ts";
import type { Place } from "../clinical/catalogues/description.ts";
import type { PointFields } from "../clinical/catalogues/descriptions/points.ts";
import type { BaseRow } from "../clinical/catalogues/overlay.ts";
import type { AnyPointDetails, DetailsByPoint } from "./point-details.ts";
import { type ReferencePoint, referencePoints, type Words } from "./points.ts";

const tenth = (unit: number) => Math.round(unit * 10) / 10;

/** Where the charts draw a point of the tables, by its code, to a tenth of the drawing's unit. */
export const placesOf = (code: string): readonly Place[] =>
  drawnPlaces(code).map(({ view, away, y }) => ({ view, x: tenth(away), y: tenth(y) }));

const NONE: Words = { en: "", pt: "" };
const NO_DETAILS: AnyPointDetails = { id: "", location: NONE };
const separated = (words: { en: readonly string[]; pt: readonly string[] } | undefined): Words => ({
  en: (words?.en ?? []).join("; "),
  pt: (words?.pt ?? []).join("; "),
});

function fieldsOf(point: ReferencePoint, details: AnyPointDetails): PointFields {
  return {
    code: point.id,
    pinyin: point.pinyin,
    zh: point.zh,
    zh_hant: point.zh_hant,
    name: point.name ?? NONE,
    sides: point.sides,
    region: point.region.en,
    places: placesOf(point.id),
    location: details.location,
    needling: details.needling ?? NONE,
    direction: details.direction ?? "",
    moxa: details.moxa ?? "",
    caution: details.caution ?? NONE,
    depth_min: details.depth?.min ?? null,
    depth_max: details.depth?.max ?? null,
    functions: separated(details.functions),
    other_indications: NONE,
    indications: point.indications,
    classes: point.categories,
    flags: point.safety,
    needles: point.needles,
  };
}

/** The points of the tables as the back office edits them. Made at every call, so callers keep the result. */
export const pointRows = (details: DetailsByPoint): BaseRow<PointFields>[] =>
  referencePoints().map((point) => ({
    key: pointKeyOf(point.id),
    fields: fieldsOf(point, details.get(point.id) ?? NO_DETAILS),
  }));
