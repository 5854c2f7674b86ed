import getStroke, { type StrokeOptions } from "perfect-freehand";
import { type Stroke, WIDTHS } from "./tongue-drawing.ts";
import { CENTRE } from "./tongue-figure.ts";
import { along, dotsOf } from "./tongue-reading.ts";

const one = (value: number) => Math.round(value * 10) / 10;
const say = (x: number, y: number) => `${one(x)} ${one(y)}`;

/** A stroke as an SVG path in the frame's units: only numbers and path letters. */
export function strokePath(stroke: Stroke): string {
  switch (stroke.mark.kind) {
    case "dots":
      return dotsOf(stroke)
        .map(([x, y]) => circle(x, y, WIDTHS.dots[stroke.width] / 2))
        .join("");
    case "scallop":
      return scallops(stroke);
    default:
      return outline(stroke);
  }
}

const circle = (x: number, y: number, radius: number) =>
  `M${say(x - radius, y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** Lines become broader with the pen's pressure and end in a point; areas have a constant width. */
function optionsOf({ mark, width, pressed }: Stroke): StrokeOptions {
  const size = WIDTHS[mark.kind][width];
  if (mark.kind === "area")
    return { size, thinning: pressed ? 0.25 : 0, smoothing: 0.6, streamline: 0.1, simulatePressure: false };
  const taper = size * 2.2;
  return {
    size,
    thinning: pressed ? 0.6 : 0.3,
    smoothing: 0.55,
    streamline: 0.1,
    simulatePressure: !pressed,
    start: { taper },
    end: { taper },
  };
}

function outline(stroke: Stroke): string {
  const options = { ...optionsOf(stroke), last: true };
  const points = stroke.points.map(([x, y, pressure]) => [x, y, stroke.pressed ? pressure / 31 : 0.5]);
  const [only] = stroke.points;
  // A tap has no direction, so it is drawn as a dot.
  if (only && points.length < 3 && reach(stroke) < (options.size ?? 0))
    return circle(only[0], only[1], (options.size ?? 10) / 2);
  const edge = getStroke(points, options);
  const [first] = edge;
  if (!first) return "";
  const middles = edge.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = edge[(index + 1) % edge.length] ?? first;
    return `Q${say(x, y)} ${say((x + nextX) / 2, (y + nextY) / 2)}`;
  });
  const last = edge[edge.length - 1] ?? first;
  return `M${say(((last[0] ?? 0) + (first[0] ?? 0)) / 2, ((last[1] ?? 0) + (first[1] ?? 0)) / 2)}${middles.join("")}Z`;
}

function reach({ points }: Stroke): number {
  const [x1, y1] = points[0] ?? [0, 0];
  const [x2, y2] = points[points.length - 1] ?? [0, 0];
  return Math.hypot(x2 - x1, y2 - y1);
}

/** Tooth marks: a row of arcs along the edge, open towards the middle of the tongue. */
function scallops(stroke: Stroke): string {
  const spacing = WIDTHS.scallop[stroke.width];
  const fine = along(stroke, 4);
  const bites: [number, number][] = [];
  let walked = spacing;
  let [before] = fine;
  for (const point of fine) {
    if (before) walked += Math.hypot(point[0] - before[0], point[1] - before[1]);
    before = point;
    if (walked < spacing) continue;
    bites.push(point);
    walked = 0;
  }
  const [first] = bites;
  if (!first) return "";
  if (bites.length === 1) bites.push([first[0], first[1] + spacing]);
  const radius = one(spacing * 0.56);
  return bites
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = bites[index] ?? first;
      const inward = (x - fromX) * (CENTRE.y - fromY) - (y - fromY) * (CENTRE.x - fromX);
      return `M${say(fromX, fromY)}A${radius} ${radius} 0 0 ${inward > 0 ? 0 : 1} ${say(x, y)}`;
    })
    .join("");
}

/** Cache of stroke paths, because a stored stroke never changes. */
const painted = new Map<string, string>();
const MOST_PAINTED = 1200;

export function keptPath(kept: string, stroke: Stroke): string {
  const known = painted.get(kept);
  if (known !== undefined) return known;
  const path = strokePath(stroke);
  if (painted.size >= MOST_PAINTED) painted.clear();
  painted.set(kept, path);
  return path;
}
