import {
  BODY_BOX,
  BODY_VIEWS,
  type BodyPart,
  type BodyView,
  bodyArea,
  type Place,
} from "../clinical/osteopathy/osteopathy-body.ts";
import { DETAILS, OUTLINES } from "../clinical/osteopathy/osteopathy-figure.ts";
import { tartGrades } from "../clinical/osteopathy/osteopathy-terms.ts";
import {
  type OsteopathyTermKind,
  type OsteopathyWords,
  osteopathyWords,
} from "../clinical/osteopathy/osteopathy-words.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import type { PainMark, SegmentFinding } from "../contracts/visits/sections/osteopathy.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import type { Block, Drawing, DrawingLabel } from "../pdf/index.ts";
import { facts, inOrderOf, listed } from "./block-helpers.ts";
import type { TextFormat } from "./print-texts.ts";

type Named = Readonly<Record<Language, string>>;

const PARTS: Readonly<Record<BodyPart, Named>> = {
  head: { en: "Head", pt: "Cabeça" },
  neck: { en: "Neck", pt: "Pescoço" },
  shoulder: { en: "Shoulder", pt: "Ombro" },
  chest: { en: "Chest", pt: "Tórax" },
  upper_back: { en: "Upper back", pt: "Zona dorsal" },
  abdomen: { en: "Upper abdomen", pt: "Abdómen superior" },
  lower_abdomen: { en: "Lower abdomen", pt: "Abdómen inferior" },
  lower_back: { en: "Lower back", pt: "Zona lombar" },
  buttock: { en: "Buttock", pt: "Nádega" },
  hip: { en: "Hip and groin", pt: "Anca e virilha" },
  upper_arm: { en: "Upper arm", pt: "Braço" },
  elbow: { en: "Elbow", pt: "Cotovelo" },
  forearm: { en: "Forearm", pt: "Antebraço" },
  hand: { en: "Hand", pt: "Mão" },
  thigh: { en: "Thigh", pt: "Coxa" },
  knee: { en: "Knee", pt: "Joelho" },
  lower_leg: { en: "Lower leg", pt: "Perna" },
  foot: { en: "Foot", pt: "Pé" },
};
const MOBILITY: Readonly<Record<string, Named>> = {
  normal: { en: "normal mobility", pt: "mobilidade normal" },
  restricted: { en: "restricted", pt: "com restrição" },
  hypermobile: { en: "hypermobile", pt: "hipermóvel" },
};

/** Urgent findings first, then the pain drawing, then segments, pain, tests and ranges of motion in words. */
export function osteopathy(data: SectionData<"osteopathy">, format: TextFormat): Block[] {
  const { words, language } = format;
  const written = osteopathyWords(format.terms);
  const named = (kind: OsteopathyTermKind, key: string) => written.name(kind, key)?.[language] ?? key;
  const segments = data.segments.map((finding): [string, string] => [
    named("segment", finding.segment),
    segmentWords(finding, format, written),
  ]);
  const tests = inOrderOf(written.tests, data.tests).map(([key, sides]): [string, string] => [
    written.test(key)?.[language] ?? key,
    (["left", "right", "middle"] as const)
      .flatMap((side) => {
        const result = sides[side];
        if (result === null) return [];
        return [side === "middle" ? words[result] : `${words[side].toLocaleLowerCase()}: ${words[result]}`];
      })
      .join(", "),
  ]);
  const ranges = inOrderOf(written.ranges, data.ranges).map(([key, degrees]): [string, string] => {
    const range = written.range(key);
    if (!range) return [key, `${degrees}°`];
    const side = range.side ? `, ${words[range.side].toLocaleLowerCase()}` : "";
    const usual = range.usual === null ? "" : ` (${words.usual} ${range.usual}°)`;
    return [
      `${named("joint", range.joint)}: ${named("motion", range.motion).toLocaleLowerCase()}${side}`,
      `${degrees}°${usual}`,
    ];
  });
  return [
    ...bodyChart(data.marks, format),
    ...facts([
      ...listed(
        words.redFlags,
        data.red_flags.map((key) => named("flag", key)),
      ),
      ...segments,
      ...listed(
        words.pain,
        data.marks.map((mark) => painWords(mark, format, written)),
      ),
      ...tests,
      ...ranges,
      [words.note, data.note],
    ]),
  ];
}

/** Each view with marks: the places with their pain from 0 to 10, and where it radiates. */
function bodyChart(marks: readonly PainMark[], { words }: TextFormat): Block[] {
  const views = BODY_VIEWS.filter((view) => marks.some((mark) => mark.view === view));
  if (views.length === 0) return [];
  return [
    {
      kind: "drawings",
      drawings: views.map((view) =>
        bodyView(
          view,
          marks.filter((mark) => mark.view === view),
          words,
        ),
      ),
    },
  ];
}

const RED = "#a93026";
const at = ([x, y]: Place) => `${Math.round(x * BODY_BOX.width)} ${Math.round(y * BODY_BOX.height)}`;

/** In the front view the patient's right is on the left of the picture. */
const SIDES_SEEN = { front: ["right", "left"], back: ["left", "right"] } as const;

function bodyView(view: BodyView, marks: readonly PainMark[], words: TextFormat["words"]): Drawing {
  const spots = marks.map(({ at: [x, y], pain }) => ({
    x: x * BODY_BOX.width,
    y: y * BODY_BOX.height,
    text: pain === null ? "·" : String(pain),
  }));
  return {
    kind: "drawing",
    ...BODY_BOX,
    size: 32,
    caption: words.bodyView[view],
    paths: [
      ...OUTLINES[view].map((d) => ({ d, fill: "#f4f2ec", stroke: "#8a8f8b", width: 3 })),
      ...DETAILS[view].map((d) => ({ d, stroke: "#c4c4bd", width: 3 })),
      ...marks
        .filter(({ radiation }) => radiation.length > 0)
        .flatMap((mark) => radiating([mark.at, ...mark.radiation])),
      ...spots.map(({ x, y }) => ({
        d: `M${x - 24} ${y}A24 24 0 1 0 ${x + 24} ${y}A24 24 0 1 0 ${x - 24} ${y}Z`,
        fill: "#fbeae8",
        stroke: RED,
        width: 4,
      })),
    ],
    labels: [
      ...spots.map(
        ({ x, y, text }): DrawingLabel => ({ text, x, y: y + 10, size: 28, strong: true, anchor: "middle" }),
      ),
      ...(view === "front" || view === "back" ? SIDES_SEEN[view] : []).map(
        (side, index): DrawingLabel => ({
          text: words.letters[side],
          x: index === 0 ? 40 : BODY_BOX.width - 40,
          y: 50,
          size: 40,
          anchor: "middle",
        }),
      ),
    ],
  };
}

/** A line with an arrowhead at its end. */
function radiating(line: readonly Place[]): Drawing["paths"][number][] {
  const end = line.at(-1);
  const before = line.at(-2);
  if (!end || !before) return [];
  const x = end[0] * BODY_BOX.width;
  const y = end[1] * BODY_BOX.height;
  const turn = Math.atan2(y - before[1] * BODY_BOX.height, x - before[0] * BODY_BOX.width);
  const wing = (side: number) =>
    `${Math.round(x - 26 * Math.cos(turn + side))} ${Math.round(y - 26 * Math.sin(turn + side))}`;
  return [
    { d: `M${line.map(at).join("L")}`, stroke: RED, width: 5 },
    { d: `M${wing(0.45)}L${at(end)}L${wing(-0.45)}`, stroke: RED, width: 5 },
  ];
}

function segmentWords(
  { mobility, directions: where, pattern, pain, tart, note }: SegmentFinding,
  format: TextFormat,
  { name, terms }: OsteopathyWords,
) {
  const { language, words } = format;
  const signs = terms.sign
    .filter(({ key }) => tart[key] > 0)
    .map((sign) => `${sign[language]}: ${tartGrades[tart[sign.key]]?.[language].toLocaleLowerCase()}`);
  return [
    mobility && MOBILITY[mobility]?.[language],
    ...where.map((key) => name("direction", key)?.[language]),
    pattern && name("pattern", pattern)?.[language],
    pain !== null && `${words.pain} ${pain}/10`,
    ...signs,
    note,
  ]
    .filter(Boolean)
    .join(", ");
}

function painWords(
  { view, area, quality, pain, note }: PainMark,
  { language, words }: TextFormat,
  { name }: OsteopathyWords,
) {
  const found = bodyArea(view, area);
  const place = found
    ? `${PARTS[found.part][language]}${found.side === "middle" ? "" : ` (${words[found.side].toLocaleLowerCase()})`}`
    : area;
  const like = quality.map((key) => name("quality", key)?.[language] ?? key);
  return [place, ...like, pain !== null && `${pain}/10`, note].filter(Boolean).join(", ");
}
