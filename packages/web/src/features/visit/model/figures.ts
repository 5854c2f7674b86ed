import type { VisitFigures } from "@meridian/core/contracts/visits/figures";
import { isReadingKey } from "./ryodoraku.ts";

/** A value of a figure and the visit it was found in. */
export type FigureValue = {
  visit: VisitFigures;
  value: number;
  /** Since the visit before that holds it; null in the first. */
  change: number | null;
};

/** A figure with all its values, newest first. */
export type Figure = { name: string; section: string; key: string; values: readonly FigureValue[] };

/** Every figure that a visit holds. `items` are newest first. */
export function figuresIn(items: readonly VisitFigures[]): Figure[] {
  const names = new Set(items.flatMap(({ figures }) => Object.keys(figures)));
  return [...names].map((name) => {
    const told = items.flatMap((visit) => {
      const value = visit.figures[name];
      return value === undefined ? [] : [{ visit, value }];
    });
    const [section = "", ...rest] = name.split(".");
    return {
      name,
      section,
      key: rest.join("."),
      values: told.map((one, index) => {
        const before = told[index + 1];
        return { ...one, change: before ? tidy(one.value - before.value) : null };
      }),
    };
  });
}

/** Readings are decimal figures as people write them: 36.7 - 36.5 is 0.2. */
const tidy = (value: number) => Math.round(value * 1e6) / 1e6;

/** The groups figures are offered in, in their order; the clinic's own tests follow, a group a test. */
export const FIGURE_GROUPS = [
  "complaint",
  "vital_signs",
  "pulse",
  "ryodoraku",
  "readings",
  "osteopathy",
  "ranges",
  "tongue",
] as const;
export type FigureGroup = (typeof FIGURE_GROUPS)[number];

/** The group a figure belongs to; undefined for a test of the clinic's own. */
export function groupOf({ section, key }: Pick<Figure, "section" | "key">): FigureGroup | undefined {
  if (section === "ryodoraku" && isReadingKey(key)) return "readings";
  if (section === "osteopathy" && key.startsWith("rom_")) return "ranges";
  return FIGURE_GROUPS.find((group) => group === section);
}
