import type { AcupunctureState, ChosenPoint } from "../../contracts/acupuncture/acupuncture-points.ts";
import type { Language } from "../../contracts/kernel/primitives.ts";
import { technics } from "./needling-techniques.ts";

/** A chosen point with its notes. Location and channel follow from its id. */
export type NotedPoint = Omit<ChosenPoint, "quadrant" | "channel" | "user_id">;
/** The acupuncture content of a visit, as an amendment stores it. */
export type PointsText = Pick<AcupunctureState, "ashi_points" | "ashi_marks"> & { points: NotedPoint[] };

/** One line about a point: its name, and what changed or is recorded. */
export type PointLine = { key: string; title: string; text: string };

const NOTED = ["technics", "depth", "needle", "retention", "stimulation", "response", "note"] as const;
const COUNTED = ["needles_in", "needles_out"] as const;
const FIELDS = [...NOTED, ...COUNTED] as const;
type Field = (typeof FIELDS)[number];

type Words = {
  removed: string;
  added: string;
  marks: string;
  ashi: string;
  marked: (added: number, removed: number) => string;
  needles: (placed: number, out: number) => string;
  sides: Readonly<Record<ChosenPoint["side"], string>>;
  fields: Readonly<Record<Field, string>>;
  responses: Readonly<Record<NonNullable<ChosenPoint["response"]>, string>>;
  stimulations: Readonly<Record<NonNullable<ChosenPoint["stimulation"]>, string>>;
};

/** Words used for points on the screen and on paper. */
export const pointWords: Readonly<Record<Language, Words>> = {
  en: {
    removed: "Taken out",
    added: "Added",
    marks: "Ashi points on the charts",
    ashi: "Ashi points",
    marked: (added, removed) => `added: ${added}, taken out: ${removed}`,
    needles: (placed, out) => `needles in ${placed}, out ${out}`,
    sides: { left: "left", right: "right", center: "centre" },
    fields: {
      technics: "technics",
      depth: "depth",
      needle: "needle",
      retention: "retention",
      stimulation: "stimulation",
      response: "deqi",
      note: "note",
      needles_in: "needles placed",
      needles_out: "needles taken out",
    },
    responses: { none: "none", weak: "weak", moderate: "moderate", strong: "strong" },
    stimulations: {
      none: "no stimulation",
      even: "even",
      tonification: "tonification",
      sedation: "sedation",
    },
  },
  pt: {
    removed: "Retirado",
    added: "Acrescentado",
    marks: "Pontos Ashi nos mapas",
    ashi: "Pontos Ashi",
    marked: (added, removed) => `acrescentados: ${added}, removidos: ${removed}`,
    needles: (placed, out) => `agulhas: entraram ${placed}, saíram ${out}`,
    sides: { left: "esquerdo", right: "direito", center: "centro" },
    fields: {
      technics: "técnicas",
      depth: "profundidade",
      needle: "agulha",
      retention: "retenção",
      stimulation: "estimulação",
      response: "deqi",
      note: "nota",
      needles_in: "agulhas colocadas",
      needles_out: "agulhas retiradas",
    },
    responses: { none: "nenhum", weak: "fraco", moderate: "moderado", strong: "forte" },
    stimulations: {
      none: "sem estimulação",
      even: "neutra",
      tonification: "tonificação",
      sedation: "sedação",
    },
  },
};

const EMPTY = "–";

/** The changes of an amendment, one line each: removed points, added points, changed points, Ashi. */
export function pointChanges(before: PointsText | null, after: PointsText, language: Language): PointLine[] {
  const words = pointWords[language];
  const stood = before ?? { points: [], ashi_points: "", ashi_marks: [] };
  const among = (points: readonly NotedPoint[], point: NotedPoint) =>
    points.find((one) => one.id === point.id && one.auricular === point.auricular && one.side === point.side);
  const missing = (points: readonly NotedPoint[], there: readonly NotedPoint[]) =>
    points.filter((point) => !among(there, point));
  const listed = (key: "removed" | "added", points: readonly NotedPoint[]) => ({
    key,
    title: words[key],
    text: bySides(points, () => "", language)
      .map(({ title }) => title)
      .join("; "),
  });
  const changed = bySides(
    after.points.filter((point) => among(stood.points, point)),
    (point) => differences(among(stood.points, point) ?? point, point, language),
    language,
  );
  const ashi = changeOf(stood.ashi_points, after.ashi_points);
  return [
    listed("removed", missing(stood.points, after.points)),
    listed("added", missing(after.points, stood.points)),
    ...changed,
    { key: "ashi", title: words.ashi, text: ashi },
    { key: "marks", title: words.marks, text: marksChange(stood.ashi_marks, after.ashi_marks, words) },
  ].filter(({ text }) => text !== "");
}

/** All chosen points, one line each. */
export function pointLines({ points, ashi_points, ashi_marks }: PointsText, language: Language): PointLine[] {
  const words = pointWords[language];
  const describe = (point: NotedPoint) =>
    [
      ...NOTED.map((field) => {
        const noted = spoken(point, field, language);
        // The strength of a response is unclear without its label.
        return noted && field === "response" ? `${words.fields.response} ${noted}` : noted;
      }),
      words.needles(point.needles_in, point.needles_out),
    ]
      .filter(Boolean)
      .join(", ");
  return [
    ...bySides(points, describe, language),
    { key: "ashi", title: words.ashi, text: ashi_points },
    { key: "marks", title: words.marks, text: ashi_marks.length > 0 ? String(ashi_marks.length) : "" },
  ].filter(({ text }) => text !== "");
}

/** A point with the same content on both sides becomes one line. */
function bySides(
  points: readonly NotedPoint[],
  describe: (point: NotedPoint) => string,
  language: Language,
): PointLine[] {
  const lines = new Map<string, { name: string; sides: string[]; text: string }>();
  for (const point of points) {
    const text = describe(point);
    const key = `${point.auricular ? "ear" : "body"} ${point.id} ${text}`;
    const side = pointWords[language].sides[point.side];
    const known = lines.get(key);
    if (known) known.sides.push(side);
    else lines.set(key, { name: nameOf(point), sides: [side], text });
  }
  return [...lines].map(([key, { name, sides, text }]) => ({
    key,
    title: `${name} (${sides.join(", ")})`,
    text,
  }));
}

/** Code and pinyin; for an ear point or a user's own point the name. */
function nameOf({ id, name, pinyin, auricular }: NotedPoint): string {
  if (id.startsWith("pnt_")) return name;
  return [id, pinyin || (auricular && name)].filter(Boolean).join(" ");
}

function differences(before: NotedPoint, after: NotedPoint, language: Language): string {
  const changes = FIELDS.map((field) => {
    const change = changeOf(spoken(before, field, language), spoken(after, field, language));
    return change && `${pointWords[language].fields[field]} ${change}`;
  });
  return changes.filter(Boolean).join("; ");
}

const changeOf = (before: string, after: string) =>
  before === after ? "" : `${before || EMPTY} → ${after || EMPTY}`;

/** The content of a field in words. */
function spoken(point: NotedPoint, field: Field, language: Language): string {
  const { responses, stimulations } = pointWords[language];
  switch (field) {
    case "technics":
      return technics
        .filter(({ id }) => point.technics.includes(id))
        .map((technic) => technic[language])
        .join(" + ");
    case "retention":
      return point.retention === null ? "" : `${point.retention} min`;
    case "response":
      return point.response === null ? "" : responses[point.response];
    case "stimulation":
      return point.stimulation === null ? "" : stimulations[point.stimulation];
    default:
      return String(point[field]);
  }
}

function marksChange(
  before: PointsText["ashi_marks"],
  after: PointsText["ashi_marks"],
  { marked }: Words,
): string {
  const places = (marks: PointsText["ashi_marks"]) => marks.map(({ view, x, y }) => `${view} ${x} ${y}`);
  const stood = places(before);
  const stand = places(after);
  const added = stand.filter((place) => !stood.includes(place)).length;
  const removed = stood.filter((place) => !stand.includes(place)).length;
  return added + removed === 0 ? "" : marked(added, removed);
}
