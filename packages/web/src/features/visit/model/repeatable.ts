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

/** Sections whose entries can be repeated, in the order of the step, each with its kind of pre-made treatment. */
export const REPEATABLE_SECTIONS = {
  formulas: "formulas",
  substances: "substances",
  supplements: "supplements",
  osteopathic_treatment: "osteopathy",
  other_treatments: "other",
  custom_treatments: "custom",
} as const satisfies { readonly [K in SectionKey]?: PreMadeKind };
export type RepeatableSection = keyof typeof REPEATABLE_SECTIONS;
const SECTIONS = Object.keys(REPEATABLE_SECTIONS) as RepeatableSection[];

/** The kinds of treatment that can be repeated, in the order they are shown. */
export const REPEATABLE_KINDS = ["body", "ear", "ashi", ...SECTIONS, "advice"] as const;
export type RepeatableKind = (typeof REPEATABLE_KINDS)[number];

/** A treatment of the last visit that can be repeated in this one. */
export type Repeatable = { key: string } & (
  | { kind: "body" | "ear"; name: string; points: readonly PlannedPoint[] }
  | { kind: "ashi"; text: string; marks: readonly AshiMark[] }
  | { kind: RepeatableSection; item: PreMadeEntry }
  | { kind: "advice"; text: string }
);

/** The treatments of the open visit. */
export type CurrentContent = {
  sections: { readonly [K in SectionKey]?: SectionData<K> };
  points: readonly PointKey[];
  ashi: string;
};

/** A point to repeat, without the response, needle count, retention time and note, which belong to that day. */
const plannedPoint = ({
  id,
  side,
  auricular,
  technics,
  depth,
  stimulation,
  needle,
}: ChosenPoint): PlannedPoint => ({
  id,
  side,
  auricular,
  technics,
  depth,
  stimulation,
  needle,
  retention: null,
  note: "",
});

/**
 * The treatments of a visit that can be repeated, without what was measured or noted on the day.
 *
 * @param last the visit's content
 * @param owned the clinic's modules: treatments of other modules are left out
 */
export function repeatablesOf(last: Content, owned: readonly Module[]): Repeatable[] {
  const { points, ashi_points: text, ashi_marks: marks } = last.acupuncture as AcupunctureState;
  const chosen = owned.includes("mtc") ? points : [];
  const byPoint = chosen
    .filter((point, at) => chosen.findIndex((one) => isSamePoint(one, point)) === at)
    .map(
      (first): Repeatable => ({
        key: `point ${first.auricular} ${first.id}`,
        kind: first.auricular ? "ear" : "body",
        name: first.name,
        points: chosen.filter((one) => isSamePoint(one, first)).map(plannedPoint),
      }),
    );
  const hasAshi = owned.includes("mtc") && (text !== "" || marks.length > 0);
  const items = SECTIONS.flatMap((section): Repeatable[] => {
    const { module } = sectionSpec(section);
    if (module && !owned.includes(module)) return [];
    const copied = carriedOf(section, sectionValue(section, last, 0), owned) as { items: PreMadeEntry[] };
    return copied.items.map((item) => ({
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

/** The part of a treatment that is not in the visit yet, such as the missing sides of a point; undefined where all is. */
export function missingIn(given: Repeatable, content: CurrentContent): Repeatable | undefined {
  switch (given.kind) {
    case "body":
    case "ear": {
      const points = given.points.filter((point) => !isChosen(point, content.points));
      return points.length > 0 ? { ...given, points } : undefined;
    }
    case "ashi":
      return content.ashi.includes(given.text) && (given.text !== "" || content.ashi !== "")
        ? undefined
        : given;
    case "advice":
      return content.sections.treatment_notes?.advice?.includes(given.text) ? undefined : given;
    default: {
      const present = (content.sections[given.kind]?.items ?? []) as readonly PreMadeEntry[];
      const { added } = applied<PreMadeKind>(
        REPEATABLE_SECTIONS[given.kind],
        present,
        [given.item],
        (entry) => entry,
      );
      return added.length > 0 || present.length === 0 ? given : undefined;
    }
  }
}
