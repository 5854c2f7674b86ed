/** Reads a drawing: which findings lie in which zone, and how large they are. Pure, from the strokes alone. */

import { type Stroke, strokesOf, WIDTHS } from "./tongue-drawing.ts";
import { FRAME, zoneAt, zoneNear } from "./tongue-figure.ts";
import { TONGUE_ZONES, type TongueShape, type TongueSize, type TongueZone } from "./tongue-terms.ts";

/** The place of a finding: the tongue as a whole, a zone, or the underside. */
export const TONGUE_PLACES = ["whole", ...TONGUE_ZONES, "under"] as const;
export type TonguePlace = (typeof TONGUE_PLACES)[number];

export type TongueDrawn = {
  shape: TongueShape;
  size: TongueSize;
  top: readonly string[];
  under: readonly string[];
};
export type TongueFound = TongueDrawn & {
  whole: readonly string[];
  zones: Readonly<Partial<Record<TongueZone, readonly string[]>>>;
};

/** Findings by place, as codes of descriptors, and the amounts of those that have one. */
export type Reading = {
  facts: Readonly<Record<TonguePlace, ReadonlySet<string>>>;
  /** By place and code: length of cracks, number of points. */
  amounts: Readonly<Record<TonguePlace, Readonly<Record<string, number>>>>;
  /** Per cent of the surface with a coating. */
  cover: number;
};

/** Side of a cell in the frame: fine enough for a zone, coarse enough for reading during drawing. */
const CELL = 20;
const COLUMNS = FRAME.width / CELL;
const ROWS = FRAME.height / CELL;
/** The part of a zone that must be covered for the finding to count in it. */
const ENOUGH = 0.15;
/** The shortest length of a line in a zone that counts. */
const SHORTEST = 24;
/** Distance between the dots of a dotted stroke, in multiples of its width. */
export const DOT_SPACING = 2.6;

/** The zone of every cell of the frame, and how many cells each zone has. */
type Grid = {
  zones: readonly (TongueZone | undefined)[];
  sizes: Readonly<Record<TongueZone, number>>;
  size: number;
};
const grids = new Map<TongueShape, Grid>();

function gridOf(shape: TongueShape): Grid {
  const known = grids.get(shape);
  if (known) return known;
  const zones = Array.from({ length: COLUMNS * ROWS }, (_, cell) =>
    zoneAt(shape, (cell % COLUMNS) * CELL + CELL / 2, Math.floor(cell / COLUMNS) * CELL + CELL / 2),
  );
  const sizes = Object.fromEntries(
    TONGUE_ZONES.map((zone) => [zone, zones.filter((one) => one === zone).length]),
  ) as Record<TongueZone, number>;
  const size = Object.values(sizes).reduce((sum, count) => sum + count, 0);
  const grid = { zones, sizes, size };
  grids.set(shape, grid);
  return grid;
}

/** Points along a stroke, at most `step` apart. */
export function along({ points }: Pick<Stroke, "points">, step: number): [number, number][] {
  const [first] = points;
  if (!first) return [];
  const found: [number, number][] = [[first[0], first[1]]];
  for (let index = 1; index < points.length; index += 1) {
    const from = points[index - 1] ?? first;
    const to = points[index] ?? first;
    const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step);
    for (let part = 1; part <= count; part += 1) {
      const t = part / count;
      found.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
  }
  return found;
}

/** The dots of a dotted stroke: the first at its beginning, the others at equal distances. */
export function dotsOf(stroke: Stroke): [number, number][] {
  const spacing = WIDTHS.dots[stroke.width] * DOT_SPACING;
  const fine = along(stroke, 4);
  const dots: [number, number][] = [];
  let walked = 0;
  let last = fine[0];
  for (const point of fine) {
    if (last) walked += Math.hypot(point[0] - last[0], point[1] - last[1]);
    last = point;
    if (dots.length > 0 && walked < spacing) continue;
    dots.push(point);
    walked = 0;
  }
  return dots;
}

type Cells = Map<string, Set<number>>;

/** The cells a broad stroke covers. */
function cover(stroke: Stroke, cells: Set<number>) {
  const radius = WIDTHS.area[stroke.width] / 2;
  for (const [x, y] of along(stroke, CELL)) {
    const left = Math.floor((x - radius) / CELL);
    const right = Math.floor((x + radius) / CELL);
    const up = Math.floor((y - radius) / CELL);
    const down = Math.floor((y + radius) / CELL);
    for (let row = Math.max(0, up); row <= Math.min(ROWS - 1, down); row += 1)
      for (let column = Math.max(0, left); column <= Math.min(COLUMNS - 1, right); column += 1) {
        const away = Math.hypot((column + 0.5) * CELL - x, (row + 0.5) * CELL - y);
        if (away <= Math.max(radius, CELL * 0.7)) cells.add(row * COLUMNS + column);
      }
  }
}

/** Collects facts and amounts. */
class Gathered {
  readonly facts = Object.fromEntries(TONGUE_PLACES.map((place) => [place, new Set<string>()])) as Record<
    TonguePlace,
    Set<string>
  >;
  readonly amounts = Object.fromEntries(TONGUE_PLACES.map((place) => [place, {}])) as Record<
    TonguePlace,
    Record<string, number>
  >;
  add(place: TonguePlace, code: string, amount: number) {
    this.amounts[place][code] = (this.amounts[place][code] ?? 0) + amount;
  }
}

/** The covered part of each zone, and of the surface, for a set of cells. */
function shares(shape: TongueShape, cells: ReadonlySet<number>) {
  const { zones, sizes, size } = gridOf(shape);
  const covered: Partial<Record<TongueZone, number>> = {};
  let all = 0;
  for (const cell of cells) {
    const zone = zones[cell];
    if (!zone) continue;
    covered[zone] = (covered[zone] ?? 0) + 1;
    all += 1;
  }
  return { part: (zone: TongueZone) => (covered[zone] ?? 0) / sizes[zone], all: all / size };
}

const union = (...sets: (ReadonlySet<number> | undefined)[]) =>
  new Set(sets.flatMap((set) => (set ? [...set] : [])));
const without = (set: ReadonlySet<number>, taken: ReadonlySet<number>) =>
  new Set([...set].filter((cell) => !taken.has(cell)));

/** The coating of a zone by its cells; undefined if none was drawn. */
function coatingLevel(peeled: number, thin: number, thick: number): string | undefined {
  if (peeled >= 0.5) return "coating_thickness.none";
  if (peeled >= ENOUGH) return "coating_thickness.partial";
  if (thin + thick < ENOUGH) return undefined;
  return thick >= thin ? "coating_thickness.thick" : "coating_thickness.thin";
}

function readAreas(shape: TongueShape, strokes: readonly Stroke[], gathered: Gathered): number {
  const byFact: Cells = new Map();
  for (const stroke of strokes.filter(({ mark }) => mark.kind === "area"))
    for (const fact of stroke.mark.facts) {
      const cells = byFact.get(fact) ?? new Set<number>();
      cover(stroke, cells);
      byFact.set(fact, cells);
    }
  const peeled = union(byFact.get("coating_thickness.none"));
  const thick = without(union(byFact.get("coating_thickness.thick")), peeled);
  const thin = without(union(byFact.get("coating_thickness.thin")), union(peeled, thick));
  const levels = [peeled, thin, thick].map((cells) => shares(shape, cells));
  for (const zone of TONGUE_ZONES) {
    const [bare = 0, fine = 0, heavy = 0] = levels.map(({ part }) => part(zone));
    const level = coatingLevel(bare, fine, heavy);
    if (level) gathered.facts[zone].add(level);
  }
  for (const [fact, cells] of byFact) {
    if (fact.startsWith("coating_thickness.")) continue;
    const { part } = shares(shape, fact.startsWith("coating_color.") ? without(cells, peeled) : cells);
    for (const zone of TONGUE_ZONES) if (part(zone) >= ENOUGH) gathered.facts[zone].add(fact);
  }
  return Math.round(100 * shares(shape, union(thin, thick)).all);
}

function readLine(shape: TongueShape, stroke: Stroke, fact: string, gathered: Gathered) {
  const points = along(stroke, 8);
  let [before] = points;
  for (const point of points) {
    const zone = zoneNear(shape, point[0], point[1]);
    const length = before ? Math.hypot(point[0] - before[0], point[1] - before[1]) : 0;
    if (zone) gathered.add(zone, fact, length);
    before = point;
  }
}

function readMarks(shape: TongueShape, strokes: readonly Stroke[], gathered: Gathered) {
  for (const stroke of strokes) {
    const { kind, facts } = stroke.mark;
    const [fact = ""] = facts;
    if (kind === "dots")
      for (const [x, y] of dotsOf(stroke)) {
        const zone = zoneNear(shape, x, y);
        if (zone) gathered.add(zone, fact, 1);
      }
    else if (kind !== "area") readLine(shape, stroke, fact, gathered);
  }
  for (const zone of TONGUE_ZONES)
    for (const [fact, amount] of Object.entries(gathered.amounts[zone]))
      if (COUNTED.has(fact) || amount >= SHORTEST) gathered.facts[zone].add(fact);
      else delete gathered.amounts[zone][fact];
}

/** Findings measured by number; others by length. */
const COUNTED: ReadonlySet<string> = new Set(["body_color.red_points", "body_color.stasis_spots"]);

/** From least to most. */
export const ORDERED: Readonly<Record<string, readonly string[]>> = {
  coating_thickness: ["none", "partial", "thin", "thick"].map((key) => `coating_thickness.${key}`),
  tortuosity: ["none", "mild", "moderate", "severe"].map((key) => `tortuosity.${key}`),
  thickness: ["thin", "normal", "thick"].map((key) => `thickness.${key}`),
};

/**
 * Cached readings of drawings that are still on the screen, so that choosing a finding does not measure the strokes
 * again.
 */
const readings = new WeakMap<
  readonly string[],
  Pick<TongueDrawn, "shape" | "under"> & { reading: Reading }
>();

/** The drawn findings, without those chosen from the lists. */
export function readDrawing(drawn: TongueDrawn): Reading {
  const known = readings.get(drawn.top);
  if (known && known.shape === drawn.shape && known.under === drawn.under) return known.reading;
  const reading = measure(drawn);
  readings.set(drawn.top, { shape: drawn.shape, under: drawn.under, reading });
  return reading;
}

function measure({ shape, top, under }: TongueDrawn): Reading {
  const gathered = new Gathered();
  const surface = strokesOf(top).map(({ stroke }) => stroke);
  const covered = readAreas(shape, surface, gathered);
  readMarks(shape, surface, gathered);
  const levels = ORDERED.tortuosity ?? [];
  const veins = strokesOf(under).map(({ stroke }) => levels.indexOf(stroke.mark.facts[0] ?? ""));
  const worst = levels[Math.max(-1, ...veins)];
  if (worst) gathered.facts.under.add(worst);
  return { ...gathered, cover: covered };
}

/** The drawn and chosen findings. In groups with a single value the chosen one is used. */
export function readTongue(found: TongueFound): Reading {
  const drawn = readDrawing(found);
  const facts = { ...drawn.facts };
  const chosen = (place: TonguePlace, codes: readonly string[]) => {
    const decided = codes.map(groupOf).filter((group) => group in ORDERED);
    const kept = [...facts[place]].filter((code) => !decided.includes(groupOf(code)));
    facts[place] = new Set([...kept, ...codes]);
  };
  const beneath = (code: string) => groupOf(code) === "tortuosity";
  chosen("under", found.whole.filter(beneath));
  chosen(
    "whole",
    found.whole.filter((code) => !beneath(code)),
  );
  for (const zone of TONGUE_ZONES) chosen(zone, found.zones[zone] ?? []);
  return { ...drawn, facts };
}

export const groupOf = (code: string) => code.slice(0, code.indexOf("."));

/** Per cent of the surface that is drawn as coated. */
export const coverOf = (drawn: TongueDrawn) => readDrawing(drawn).cover;
