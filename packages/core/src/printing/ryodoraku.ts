import { type RyodorakuReading, readRyodoraku } from "../clinical/ryodoraku/ryodoraku.ts";
import { ryodorakuCodeName, ryodorakuLines } from "../clinical/ryodoraku/ryodoraku-terms.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import type { Block, Drawing } from "../pdf/index.ts";
import { facts, paragraph } from "./block-helpers.ts";
import type { TextFormat } from "./print-texts.ts";

/** The chart, the readings as a table, and the interpretation. */
export function ryodoraku(
  { readings, settings, note }: SectionData<"ryodoraku">,
  format: TextFormat,
): Block[] {
  const { words } = format;
  const reading = readRyodoraku(readings, settings);
  const { mean, corridor, channels, count, ratios } = reading;
  if (count === 0) return facts([[words.note, note]]);
  const figure = (value: number | undefined) => (value === undefined ? "–" : format.number(value));
  const ratio = (value: number | undefined) => (value === undefined ? "" : format.number(value, 2));
  return [
    chart(reading, format),
    {
      kind: "table",
      columns: [
        { title: words.channel, share: 1 },
        { title: `${words.left} µA`, share: 1, align: "right" },
        { title: `${words.right} µA`, share: 1, align: "right" },
        // Space between figures and words.
        { title: "", share: 0.2 },
        { title: words.found, share: 2 },
      ],
      rows: channels.map(({ channel, left, right, state }) => ({
        cells: [
          channel,
          figure(left),
          figure(right),
          "",
          ryodorakuCodeName(`${state}.${channel}`, format.language).replace(`${channel} `, ""),
        ],
      })),
    },
    ...facts([
      [
        words.mean,
        mean === undefined
          ? ""
          : `${format.number(mean)} µA${corridor ? ` (${format.number(corridor.low)}–${format.number(corridor.high)})` : ""}`,
      ],
      [words.leftRight, ratio(ratios.left_right)],
      [words.handFoot, ratio(ratios.hand_foot)],
      [words.yinYang, ratio(ratios.yin_yang)],
      [words.note, note],
    ]),
    ...paragraph(words.notDiagnosis, { quiet: true }),
  ];
}

/** The chart's units: six channels side by side, one bar for each side of the body. */
const BOX = { width: 360, height: 178, left: 30, top: 8, floor: 156 };
const COLUMN = (BOX.width - BOX.left) / 6;
const BAR = 19;

/** Hands and feet side by side: one bar per reading, with the normal corridor behind. */
function chart(reading: RyodorakuReading, { words }: TextFormat): Block {
  const { channels, corridor } = reading;
  const most = Math.max(
    ...channels.flatMap(({ left, right }) => [left ?? 0, right ?? 0]),
    corridor?.high ?? 0,
  );
  const top = Math.min(200, Math.max(80, Math.ceil((most + 4) / 20) * 20));
  const captions = { hand: `${words.hands}. ${words.chartKey}`, foot: words.feet };
  return {
    kind: "drawings",
    drawings: (["hand", "foot"] as const).map((limb) => panel(reading, limb, top, captions[limb])),
  };
}

function panel(
  { channels, corridor, mean }: RyodorakuReading,
  limb: "hand" | "foot",
  top: number,
  caption: string,
): Drawing {
  const y = (value: number) => BOX.floor - (Math.min(Math.max(value, 0), top) / top) * (BOX.floor - BOX.top);
  const shown = ryodorakuLines
    .filter((line) => line.limb === limb)
    .flatMap((line) => channels.find(({ channel }) => channel === line.channel) ?? []);
  const step = top > 120 ? 40 : 20;
  const ticks = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  const across = (value: number) => `M${BOX.left} ${y(value)}H${BOX.width}`;
  const middle = (index: number) => BOX.left + (index + 0.5) * COLUMN;
  const bar = (value: number | undefined, x: number, colour: object) =>
    value === undefined ? [] : [{ d: `M${x} ${BOX.floor}V${y(value)}H${x + BAR}V${BOX.floor}Z`, ...colour }];
  return {
    kind: "drawing",
    width: BOX.width,
    height: BOX.height,
    size: 80,
    caption,
    paths: [
      ...(corridor
        ? [
            {
              d: `M${BOX.left} ${y(corridor.low)}V${y(corridor.high)}H${BOX.width}V${y(corridor.low)}Z`,
              fill: "#e3efe6",
            },
          ]
        : []),
      ...ticks.map((tick) => ({ d: across(tick), stroke: "#d5d5d0" })),
      ...shown.flatMap(({ left, right }, index) => [
        ...bar(left, middle(index) - BAR - 1, { fill: "#33524b" }),
        ...bar(right, middle(index) + 1, { fill: "#ffffff", stroke: "#33524b", width: 1.5 }),
      ]),
      ...(corridor && mean !== undefined
        ? [{ d: across(mean), stroke: "#333333", width: 1.5, dash: 6 }]
        : []),
    ],
    labels: [
      ...ticks.map((tick) => ({
        text: String(tick),
        x: BOX.left - 5,
        y: y(tick) + 4,
        size: 11,
        anchor: "end" as const,
      })),
      ...shown.map(({ channel }, index) => ({
        text: channel,
        x: middle(index),
        y: BOX.floor + 15,
        size: 12,
        strong: true,
        anchor: "middle" as const,
      })),
    ],
  };
}
