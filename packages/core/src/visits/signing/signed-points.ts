import * as Catalogues from "../../catalogues/index.ts";
import type { SignedPoint } from "../../contracts/acupuncture/acupuncture.ts";
import type { Language } from "../../contracts/kernel/primitives.ts";
import { itemBytes } from "../../db/item-size.ts";
import {
  type DetailedPoints,
  detailedPoints,
  indicationsOf,
  type SystemPoint,
} from "../../reference/point-catalogue.ts";
import { classesOf } from "../../reference/point-classes.ts";
import { placesOf } from "../../reference/point-fields.ts";
import type { StoredAcupuncture } from "../stored/visit-items.ts";

/** Bytes that the points of a signed visit and what is kept of them may have together: an item holds 400 kB. */
const ROOM = 395_000;

const NO_WORDS = { en: "", pt: "" };

/**
 * What is kept of the points of a visit when it is signed, so that it reads the same whatever becomes of the catalogue:
 * where the charts drew them, and what was said of them in both languages. What was kept before stays as it is. A user's own
 * point is not in the catalogue. Where hundreds of points with long notes leave no room in the item, the words of the last
 * ones are read from the catalogue.
 */
export function signedPoints(
  { point, details }: Pick<DetailedPoints, "point" | "details">,
  acupuncture: Pick<StoredAcupuncture, "points">,
  before: readonly SignedPoint[],
): SignedPoint[] {
  const known = new Map(before.map((one) => [one.id, one]));
  const codes = [...new Set(acupuncture.points.map(({ id }) => id))];
  const all = codes.flatMap((code) => {
    const found = point(code);
    return known.get(code) ?? (found ? signedPoint(found, details(code)) : []);
  });
  let room = ROOM - itemBytes(acupuncture);
  return all.filter((one) => {
    room -= itemBytes(one);
    return room > 0;
  });
}

function signedPoint(found: SystemPoint, details: ReturnType<DetailedPoints["details"]>): SignedPoint {
  const { id, places, region, location } = found;
  const wordsIn = (language: Language) => ({
    info: (location ?? region)[language],
    location: details?.location[language] ?? "",
    needling: (details?.needling ?? NO_WORDS)[language],
    caution: (details?.caution ?? NO_WORDS)[language],
    functions: [...(details?.functions?.[language] ?? [])],
    classes: classesOf(found).map(({ name, detail }) =>
      detail[language] ? `${name[language]}: ${detail[language]}` : name[language],
    ),
    indications: indicationsOf(found, language).join(", "),
  });
  return {
    id,
    places: [...(places ?? placesOf(id))],
    moxa: details?.moxa ?? null,
    en: wordsIn("en"),
    pt: wordsIn("pt"),
  };
}

/**
 * The same for a visit that is signed now; undefined where nothing is chosen. No request without points, up to two where the
 * container does not know what is published.
 */
export async function pointsToSign(
  acupuncture: StoredAcupuncture | undefined,
): Promise<SignedPoint[] | undefined> {
  if (!acupuncture || acupuncture.points.length === 0) return undefined;
  const published = await Catalogues.publishedOverlays(["points"]);
  return signedPoints(await detailedPoints(published.points), acupuncture, []);
}
