import type {
  AcupunctureState,
  AshiMark,
  ChosenPoint,
  PointKey,
} from "@meridian/core/contracts/acupuncture/acupuncture-points";
import type { Module } from "@meridian/core/contracts/kernel/access";
import {
  applied,
  type PlannedPoint,
  type PreMadeEntry,
  type PreMadeKind,
} from "@meridian/core/contracts/treatments/pre-made";
import { type SectionData, type SectionKey, sectionSpec } from "@meridian/core/contracts/visits/sections";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { carriedOf, sectionValue } from "./sections.ts";

type Content = NonNullable<Visit["content"]>;

/** Sections whose entries are given again, in the order of the step, and of which kind those are. */
export const GIVEN_AGAIN = {
  formulas: "formulas",
  substances: "substances",
  supplements: "supplements",
  osteopathic_treatment: "osteopathy",
  other_treatments: "other",
  custom_treatments: "custom",
} as const satisfies { readonly [K in SectionKey]?: PreMadeKind };
export type GivenSection = keyof typeof GIVEN_AGAIN;
const SECTIONS = Object.keys(GIVEN_AGAIN) as GivenSection[];

/** The kinds of what a visit gave, in the order they are shown. */
export const GIVEN_KINDS = ["body", "ear", "ashi", ...SECTIONS, "advice"] as const;
export type GivenKind = (typeof GIVEN_KINDS)[number];

/** Something the last visit gave that can be given again. */
export type Given = { key: string } & (
  | { kind: "body" | "ear"; name: string; points: readonly PlannedPoint[] }
  | { kind: "ashi"; text: string; marks: readonly AshiMark[] }
  | { kind: GivenSection; item: PreMadeEntry }
  | { kind: "advice"; text: string }
);

/** What stands in the visit that is being written. */
export type Standing = {
  sections: { readonly [K in SectionKey]?: SectionData<K> };
  points: readonly PointKey[];
  ashi: string;
};

/** A point as it is done again: how it was received, its needles' count and time, and the words about it are of that day. */
const pointAgain = ({
  id,
  side,
  auricular,
  technics,
  depth,
  stimulation,
  needle,
}: ChosenPoint): PlannedPoint => ({
  ...{ id, side, auricular, technics, depth, stimulation, needle },
  ...{ retention: null, note: "" },
});

/**
 * What a visit gave, without what was measured or noted on the day.
 *
 * @param last the visit's content
 * @param owned the clinic's modules: what needs another cannot be given now
 */
export function givenIn(last: Content, owned: readonly Module[]): Given[] {
  const { points, ashi_points: text, ashi_marks: marks } = last.acupuncture as AcupunctureState;
  const chosen = owned.includes("mtc") ? points : [];
  const byPoint = chosen
    .filter((point, at) => chosen.findIndex((one) => isSamePoint(one, point)) === at)
    .map(
      (first): Given => ({
        key: `point ${first.auricular} ${first.id}`,
        kind: first.auricular ? "ear" : "body",
        name: first.name,
        points: chosen.filter((one) => isSamePoint(one, first)).map(pointAgain),
      }),
    );
  const hasAshi = owned.includes("mtc") && (text !== "" || marks.length > 0);
  const items = SECTIONS.flatMap((section): Given[] => {
    const { module } = sectionSpec(section);
    if (module && !owned.includes(module)) return [];
    const held = carriedOf(section, sectionValue(section, last, 0), owned) as { items: PreMadeEntry[] };
    return held.items.map((item) => ({
      key: `${section} ${item.id}`,
      kind: section,
      item,
    }));
  });
  const { advice } = carriedOf("treatment_notes", sectionValue("treatment_notes", last, 0), owned);
  return [
    ...byPoint,
    ...(hasAshi ? [{ key: "ashi", kind: "ashi", text, marks } as const] : []),
    ...items,
    ...(advice.trim() ? [{ key: "advice", kind: "advice", text: advice } as const] : []),
  ];
}

const isSamePoint = (one: PointKey, other: PointKey) =>
  one.id === other.id && one.auricular === other.auricular;

const isChosen = (point: PointKey, points: readonly PointKey[]) =>
  points.some((one) => isSamePoint(one, point) && one.side === point.side);

/** What of it is not in the visit yet; undefined where all of it stands. Of a point that is the sides still missing. */
export function missing(given: Given, standing: Standing): Given | undefined {
  switch (given.kind) {
    case "body":
    case "ear": {
      const points = given.points.filter((point) => !isChosen(point, standing.points));
      return points.length > 0 ? { ...given, points } : undefined;
    }
    case "ashi":
      return standing.ashi.includes(given.text) && (given.text !== "" || standing.ashi !== "")
        ? undefined
        : given;
    case "advice":
      return standing.sections.treatment_notes?.advice?.includes(given.text) ? undefined : given;
    default: {
      const held = (standing.sections[given.kind]?.items ?? []) as readonly PreMadeEntry[];
      const { added } = applied<PreMadeKind>(GIVEN_AGAIN[given.kind], held, [given.item], (entry) => entry);
      return added.length > 0 || held.length === 0 ? given : undefined;
    }
  }
}
