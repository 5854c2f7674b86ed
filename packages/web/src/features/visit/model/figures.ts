import type { VisitFigures } from "@meridian/core/contracts/visits/figures";
import { isReadingKey } from "./ryodoraku.ts";

/** A figure's value in a visit. */
export type FigureValue = {
  visit: VisitFigures;
  value: number;
  /** The difference from the visit before that has the figure; null in the first. */
  change: number | null;
};

/** A figure with all its values, newest first. */
export type Figure = { name: string; section: string; key: string; values: readonly FigureValue[] };

/** All figures of the visits, each with its values. `items` are newest first. */
export function figuresIn(items: readonly VisitFigures[]): Figure[] {
  const names = new Set(items.flatMap(({ figures }) => Object.keys(figures)));
  return [...names].map((name) => {
    const dated = items.flatMap((visit) => {
      const value = visit.figures[name];
      return value === undefined ? [] : [{ visit, value }];
    });
    const [section = "", ...rest] = name.split(".");
    return {
      name,
      section,
      key: rest.join("."),
      values: dated.map((one, index) => {
        const before = dated[index + 1];
        return { ...one, change: before ? rounded(one.value - before.value) : null };
      }),
    };
  });
}

/** Removes binary rounding errors, so that 36.7 − 36.5 is 0.2. */
const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

/** The groups of figures in their order. Each of the clinic's own tests follows as a group. */
export const FIGURE_GROUPS = [
  "complaint",
  "life_habits",
  "vital_signs",
  "pulse",
  "ryodoraku",
  "readings",
  "osteopathy",
  "ranges",
  "tongue",
] as const;
export type FigureGroup = (typeof FIGURE_GROUPS)[number];

/** The group of a figure; undefined for one of the clinic's own tests. */
export function groupOf({ section, key }: Pick<Figure, "section" | "key">): FigureGroup | undefined {
  if (section === "ryodoraku" && isReadingKey(key)) return "readings";
  if (section === "osteopathy" && key.startsWith("rom_")) return "ranges";
  return FIGURE_GROUPS.find((group) => group === section);
}
