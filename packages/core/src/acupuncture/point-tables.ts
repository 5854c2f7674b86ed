import { createHash } from "node:crypto";
import type { ListedPoint, PointTables } from "../contracts/acupuncture/acupuncture.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import { actor } from "../platform/context.ts";
import { channels } from "../reference/channels.ts";
import { earZones } from "../reference/ear-point-rows.ts";
import { classesOf } from "../reference/point-classes.ts";
import { needleDepthOf } from "../reference/point-depths.ts";
import {
  bodyPointsSource,
  earPointsSource,
  extraPointsSource,
  indicationTerms,
  type ReferencePoint,
  referencePoints,
} from "../reference/points.ts";
import { tablePoint } from "./catalogue-view.ts";

const made = new Map<Language, PointTables>();

/** The system points in the actor's language. Built once per language and container, without a request. */
export async function tables(): Promise<PointTables> {
  const { language } = actor();
  const known = made.get(language) ?? tablesIn(language);
  made.set(language, known);
  return known;
}

function tablesIn(language: Language): PointTables {
  const rows = referencePoints();
  const keywords = [...new Set(rows.flatMap(({ indications }) => indications))];
  const content = {
    channels: channels.map(({ code, en, pt, es, zh, abbr_pt, abbreviations, other_names }) => ({
      ...{ code, en, pt, es, zh, abbr_pt },
      abbreviations: [...abbreviations],
      other_names: [...other_names],
    })),
    zones: earZones.map((zone) => ({ code: zone.code, name: zone[language], zh: zone.zh })),
    keywords: Object.fromEntries(keywords.map((keyword) => [keyword, [...indicationTerms(keyword)]])),
    sources: [
      sourceOf("body", bodyPointsSource, language),
      sourceOf("extra", extraPointsSource, language),
      sourceOf("ear", earPointsSource, language),
    ],
    points: rows.map((point) => listed(point, language)),
  };
  const version = createHash("sha1").update(JSON.stringify(content)).digest("base64url").slice(0, 12);
  return { version, ...content };
}

const sourceOf = (kind: ListedPoint["kind"], source: typeof bodyPointsSource, language: Language) => ({
  kind,
  origin: source.origin,
  checked: source.checked,
  weakness: language === "pt" ? source.weakness_pt : source.weakness,
});

const listed = (point: ReferencePoint, language: Language): ListedPoint => ({
  ...tablePoint(point, language),
  kind: point.kind,
  region: point.region.en,
  classes: classesOf(point).map(({ key, name, detail }) => ({
    key,
    name: name[language],
    detail: detail[language],
  })),
  names: point.name ? [point.name.en, point.name.pt] : [],
  keywords: [...point.indications],
  needles: point.needles,
  depth: needleDepthOf(point.id) ?? null,
});
