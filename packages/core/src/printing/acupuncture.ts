import { technics } from "../clinical/acupuncture/needling-techniques.ts";
import { pointWords } from "../clinical/acupuncture/point-changes.ts";
import type { AcupunctureState, ChosenPoint } from "../contracts/acupuncture/acupuncture.ts";
import type { Visit } from "../contracts/visits/visits.ts";
import type { Block, TableRow } from "../pdf/index.ts";
import { ashiDrawings } from "./ashi-drawings.ts";
import { facts } from "./block-helpers.ts";
import type { TextFormat } from "./print-texts.ts";

/** The needled points with names and characters, and the tender points in words and on the charts. */
export function acupuncture(
  state: NonNullable<Visit["content"]>["acupuncture"],
  format: TextFormat,
): Block[] {
  const points = state.points as AcupunctureState["points"];
  const marks = state.ashi_marks as AcupunctureState["ashi_marks"];
  const { words } = format;
  if (points.length === 0 && state.ashi_points === "" && marks.length === 0) return [];
  return [
    { kind: "heading", text: words.sections.acupuncture ?? "", level: 3 },
    ...(points.length > 0 ? [table(points, format)] : []),
    ...facts([
      [words.needlesInOut, points.length > 0 ? `${state.needles_in} / ${state.needles_out}` : ""],
      [words.ashi, state.ashi_points],
    ]),
    ...ashiDrawings(marks, format),
  ];
}

const table = (points: readonly ChosenPoint[], format: TextFormat): Block => ({
  kind: "table",
  columns: [
    { title: format.words.point, share: 3 },
    { title: format.words.sideOfPoint, share: 1.8 },
    { title: format.words.needles, share: 4 },
  ],
  rows: rowsOf(points, format),
});

/** A point on both sides becomes one row, unless their notes differ. */
function rowsOf(points: readonly ChosenPoint[], format: TextFormat): TableRow[] {
  const { left, right, middle } = format.words;
  const sides = { left, right, center: middle };
  const rows = new Map<string, { name: string; sides: string[]; done: string }>();
  for (const point of points) {
    const done = recordOf(point, format);
    const key = JSON.stringify([point.id, point.auricular, done]);
    const known = rows.get(key);
    if (known) known.sides.push(sides[point.side]);
    else rows.set(key, { name: nameOf(point), sides: [sides[point.side]], done });
  }
  return [...rows.values()].map(({ name, sides: on, done }) => ({ cells: [name, on.join(", "), done] }));
}

const nameOf = ({ user_id, id, name, pinyin, zh }: ChosenPoint) =>
  [user_id === null ? id : name, pinyin, zh].filter(Boolean).join(" ");

/** The technique and notes of a point, in one line. */
function recordOf(point: ChosenPoint, { words, language }: TextFormat): string {
  const { depth, needle, retention, stimulation, response, note } = point;
  const { responses, stimulations } = pointWords[language];
  return [
    ...point.technics.flatMap((id) => technics.find((one) => one.id === id)?.[language] ?? []),
    depth,
    needle,
    retention !== null && `${retention} min`,
    stimulation && stimulations[stimulation],
    response && `${words.deqi} ${responses[response]}`,
    note,
  ]
    .filter(Boolean)
    .join(", ");
}
