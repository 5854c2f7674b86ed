import { createHash } from "node:crypto";
import * as Catalogues from "../catalogues/index.ts";
import type { Review } from "../clinical/catalogues/overlay.ts";
import type { ListedPoint, PointTables } from "../contracts/acupuncture/acupuncture.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import { actor } from "../platform/context.ts";
import { channels } from "../reference/channels.ts";
import { earZones } from "../reference/ear-point-rows.ts";
import type { PointCatalogue, SystemPoint } from "../reference/point-catalogue.ts";
import { classesOf } from "../reference/point-classes.ts";
import {
  bodyPointsSource,
  earPointsSource,
  extraPointsSource,
  indicationTerms,
} from "../reference/points.ts";
import { tablePoint } from "./catalogue-view.ts";
import { onceInLanguage } from "./once-in-language.ts";
import { readPoints } from "./system-points.ts";

/**
 * The system points as they are published, in the actor's language. Built once per language, publication and container. Two
 * requests, none where the container knows the publication.
 *
 * @param newest the publication that the browser was told of
 */
export async function tables(newest?: string): Promise<PointTables> {
  const { language } = actor();
  const publication = await Catalogues.currentPublication("points", newest);
  return { publication, ...tablesIn(await readPoints(), language) };
}

const tablesIn = onceInLanguage(({ points: rows, depth }: PointCatalogue, language: Language) => {
  const others = rows.flatMap(({ other_indications }) => other_indications);
  const keywords = [...new Set(rows.flatMap(({ indications }) => indications))];
  const content = {
    channels: channels.map(({ code, en, pt, es, zh, abbr_pt, abbreviations, other_names }) => ({
      code,
      en,
      pt,
      es,
      zh,
      abbr_pt,
      abbreviations: [...abbreviations],
      other_names: [...other_names],
    })),
    zones: earZones.map((zone) => ({ code: zone.code, name: zone[language], zh: zone.zh })),
    keywords: {
      ...Object.fromEntries(others.map(({ en, pt }) => [en, [en, pt]])),
      ...Object.fromEntries(keywords.map((keyword) => [keyword, [...indicationTerms(keyword)]])),
    },
    sources: [
      sourceOf("body", bodyPointsSource, language),
      sourceOf("extra", extraPointsSource, language),
      sourceOf("ear", earPointsSource, language),
    ],
    points: rows.map((point) => listed(point, depth(point.id), language)),
  };
  const version = createHash("sha1").update(JSON.stringify(content)).digest("base64url").slice(0, 12);
  return { version, ...content };
});

const isDecided = ({ review, reference }: Review) => review !== "unreviewed" || reference !== "";

const sourceOf = (kind: ListedPoint["kind"], source: typeof bodyPointsSource, language: Language) => ({
  kind,
  origin: source.origin,
  checked: source.checked,
  weakness: language === "pt" ? source.weakness_pt : source.weakness,
});

const listed = (point: SystemPoint, depth: ListedPoint["depth"], language: Language): ListedPoint => ({
  ...tablePoint(point, language),
  kind: point.kind,
  region: point.region.en,
  classes: classesOf(point).map(({ key, name, detail }) => ({
    key,
    name: name[language],
    detail: detail[language],
  })),
  names: point.name ? [point.name.en, point.name.pt] : [],
  keywords: [...point.indications, ...point.other_indications.map(({ en }) => en)],
  needles: point.needles,
  depth,
  ...(point.places && { places: [...point.places] }),
  ...(point.retired && { retired: true }),
  ...(isDecided(point.review) && { review: point.review }),
});
