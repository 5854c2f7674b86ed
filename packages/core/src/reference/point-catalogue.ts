import { EXTRA_CODE, groupIdOf, groupKeyOf, pointKeyOf } from "../clinical/acupuncture/point-key.ts";
import type { Place } from "../clinical/catalogues/description.ts";
import type { PointGroupFields } from "../clinical/catalogues/descriptions/point-groups.ts";
import type { PointFields } from "../clinical/catalogues/descriptions/points.ts";
import { mergeCatalogue, type OverlayEntry, type Review } from "../clinical/catalogues/overlay.ts";
import type { SafetyFlag } from "../clinical/safety/point-flags.ts";
import type { NeedleDepth } from "../contracts/acupuncture/point-facts.ts";
import { separate } from "../text/separate.ts";
import { earAreas } from "./ear-point-rows.ts";
import { needleDepthOf } from "./point-depths.ts";
import { type AnyPointDetails, detailsByPoint } from "./point-details.ts";
import { type ClassicGroup, classicGroups } from "./point-groups.ts";
import {
  extraRegions,
  indicationPt,
  type ReferencePoint,
  referencePoint,
  referencePoints,
  type Words,
} from "./points.ts";
import { regionsPt } from "./regions.ts";

/** What the back office decided about an entry. */
type Decided = { retired: boolean; review: Review };

/** A system point as it is published. */
export type SystemPoint = ReferencePoint &
  Decided & {
    /** Where the charts draw it, if the back office changed the point; null where the drawing's own place applies. */
    places: readonly Place[] | null;
    /** Indications that the tables have no keyword for. */
    other_indications: readonly Words[];
  };

/** The system points as they are published. */
export type PointCatalogue = {
  /** Retired ones too: they are read where they were used. */
  points: readonly SystemPoint[];
  /** By the code, exactly as written. */
  point: (code: string) => SystemPoint | undefined;
  /** How deep it is needled; null for an ear point, and where the back office left it open. */
  depth: (code: string) => NeedleDepth | null;
};

/** The same with location and needling, whose texts are loaded when they are needed. */
export type DetailedPoints = PointCatalogue & { details: (code: string) => AnyPointDetails | undefined };

export type SystemGroup = ClassicGroup & Decided;
export type GroupCatalogue = {
  groups: readonly SystemGroup[];
  group: (id: string) => SystemGroup | undefined;
};

const isExtra = (code: string) => code.startsWith("EX-");

/** The Portuguese of a region of the body or an area of the ear. */
export const regionPt = (region: string): string =>
  regionsPt[region] ??
  earAreas[region] ??
  Object.values(extraRegions).find(({ en }) => en === region)?.pt ??
  region;

const isFilled = ({ en, pt }: Words) => en !== "" || pt !== "";

/** Indications of a point in words: those of the tables, then others. */
export const indicationsOf = (point: SystemPoint, language: "en" | "pt"): string[] => [
  ...point.indications.map((word) => (language === "pt" ? indicationPt(word) : word)),
  ...point.other_indications.map((words) => words[language]),
];

/** A point with the fields that the back office wrote. What a code says cannot be changed. */
function writtenPoint(
  fields: PointFields,
  base: ReferencePoint | undefined,
): Omit<SystemPoint, keyof Decided> {
  const { code, other_indications: other } = fields;
  const inPortuguese = separate(other.pt);
  return {
    id: code,
    kind: base?.kind ?? "extra",
    channel: base?.channel ?? "EX",
    number: base?.number ?? Number(/\d+$/.exec(code)?.[0] ?? 0),
    pinyin: fields.pinyin,
    zh: fields.zh,
    zh_hant: fields.zh_hant || fields.zh,
    sides: fields.sides,
    region: { en: fields.region, pt: regionPt(fields.region) },
    location: isExtra(code) ? fields.location : null,
    name: isFilled(fields.name) ? fields.name : null,
    categories: fields.classes,
    indications: fields.indications,
    safety: fields.flags as SafetyFlag[],
    needles: fields.needles ?? 1,
    places: fields.places,
    other_indications: separate(other.en).map((en, at) => ({ en, pt: inPortuguese[at] ?? en })),
  };
}

const writtenDepth = ({ depth_min, depth_max }: PointFields): NeedleDepth | null =>
  depth_max === null ? null : { min: depth_min ?? 0, max: depth_max };

/** Location and needling with the fields that the back office wrote. */
function writtenDetails(fields: PointFields): AnyPointDetails {
  const { code: id, location, needling, direction, moxa, caution, functions } = fields;
  const depth = writtenDepth(fields);
  return {
    id,
    location,
    needling,
    caution,
    ...(direction && { direction }),
    ...(moxa && { moxa }),
    ...(depth && { depth }),
    functions: { en: separate(functions.en), pt: separate(functions.pt) },
  };
}

/** Makes something of an overlay once, as long as the overlay is used. */
function onceFor<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}

type PointOverlay = readonly OverlayEntry<PointFields>[];

/** The system points with what is published over them. Made once for each overlay. */
export const pointCatalogue = /* @__PURE__ */ onceFor((overlay: PointOverlay): PointCatalogue => {
  const base = new Map(referencePoints().map((point) => [pointKeyOf(point.id), point]));
  const rows = mergeCatalogue<PointFields | null>(
    [...base.keys()].map((key) => ({ key, fields: null })),
    overlay,
  );
  const depths = new Map<string, NeedleDepth | null>();
  const points = rows.flatMap(({ key, fields, retired, review, reviewed_on, reference }): SystemPoint[] => {
    const shipped = base.get(key);
    const decided = { retired, review: { review, reviewed_on, reference } };
    if (fields) {
      depths.set(fields.code, writtenDepth(fields));
      return [{ ...writtenPoint(fields, shipped), ...decided }];
    }
    return shipped ? [{ ...shipped, places: null, other_indications: [], ...decided }] : [];
  });
  const byCode = new Map(points.map((point) => [point.id, point]));
  return {
    points,
    point: (code) => byCode.get(code),
    depth: (code) => (depths.has(code) ? (depths.get(code) ?? null) : (needleDepthOf(code) ?? null)),
  };
});

/** The system points with location and needling, as they are published. Made once for each overlay. */
export const detailedPoints = /* @__PURE__ */ onceFor(
  async (overlay: PointOverlay): Promise<DetailedPoints> => {
    const shipped = await detailsByPoint();
    const written = new Map(
      overlay.flatMap(({ fields }) => (fields ? [[fields.code, writtenDetails(fields)] as const] : [])),
    );
    return {
      ...pointCatalogue(overlay),
      details: (code) => written.get(code) ?? shipped.get(code),
    };
  },
);

const groupFieldsOf = ({ name, auricular, points }: ClassicGroup): PointGroupFields => ({
  name,
  kind: auricular ? "ear" : "body",
  points,
});

/** The groups of the tables as the back office edits them. */
export const groupRows = () =>
  classicGroups().map((group) => ({ key: groupKeyOf(group.id), fields: groupFieldsOf(group) }));

type GroupOverlay = readonly OverlayEntry<PointGroupFields>[];

/** The groups that everybody has with what is published over them. Made once for each overlay. */
export const groupCatalogue = /* @__PURE__ */ onceFor((overlay: GroupOverlay): GroupCatalogue => {
  const groups = mergeCatalogue(groupRows(), overlay).map(
    ({ key, fields, retired, review, reviewed_on, reference }): SystemGroup => ({
      id: groupIdOf(key),
      name: fields.name,
      auricular: fields.kind === "ear",
      points: fields.points,
      retired,
      review: { review, reviewed_on, reference },
    }),
  );
  const byId = new Map(groups.map((group) => [group.id, group]));
  return { groups, group: (id) => byId.get(id) };
});

/** Whether a code is one that a new extra point can have, or one of the tables. */
export const isPointCode = (code: string): boolean =>
  EXTRA_CODE.test(code) || referencePoint(code) !== undefined;

/** Whether a code is an ear point's. New points are extra points of the body. */
export const isEarPoint = (code: string): boolean => referencePoint(code)?.kind === "ear";
