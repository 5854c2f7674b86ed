import type { Answer, Question, TakenTest } from "../contracts/custom-test-content.ts";
import { answered } from "../contracts/custom-test-scoring.ts";
import {
  PULSE_POSITIONS,
  PULSE_SCALES,
  pulsePositions,
  pulseQuality,
  pulseRhythms,
  pulseScales,
} from "../contracts/pulse-terms.ts";
import { readRyodoraku } from "../contracts/ryodoraku.ts";
import { ryodorakuCodeName } from "../contracts/ryodoraku-terms.ts";
import type { SectionData } from "../contracts/sections.ts";
import type { TestVersion } from "../contracts/tests.ts";
import { vitalSigns as signs } from "../contracts/vital-signs.ts";
import type { Block } from "../documents/index.ts";
import { facts, paragraph } from "./pieces.ts";
import type { Speech } from "./words.ts";

export function vitalSigns({ values }: SectionData<"vital_signs">, say: Speech): Block[] {
  return facts(
    signs.map((sign): [string, string] => {
      const value = values[sign.key];
      return [
        sign[say.language],
        value === undefined ? "" : `${say.number(value, sign.decimals)} ${sign.unit}`,
      ];
    }),
  );
}

export function pulse(
  { positions, overall, rate, rhythm, note }: SectionData<"pulse">,
  say: Speech,
): Block[] {
  const { language, words } = say;
  const qualities = (keys: readonly string[]) => keys.map((key) => pulseQuality(key)?.[language] ?? key);
  const rows = PULSE_POSITIONS.map((key): [string, string] => {
    const felt = positions[key];
    if (!felt) return ["", ""];
    const scales = PULSE_SCALES.flatMap((scale) => {
      const chosen = felt[scale];
      const terms: Readonly<Record<string, Readonly<Record<typeof language, string>>>> = pulseScales[scale];
      return chosen === null ? [] : [terms[chosen]?.[language] ?? chosen];
    });
    return [pulsePositions[key][language], [...qualities(felt.qualities), ...scales].join(", ")];
  });
  return facts([
    [words.sections.pulse ?? "", qualities(overall).join(", ")],
    [words.rate, rate === null ? "" : `${rate} bpm`],
    [words.rhythm, rhythm === null ? "" : pulseRhythms[rhythm][language]],
    ...rows,
    [words.note, note],
  ]);
}

export function ryodoraku({ readings, settings, note }: SectionData<"ryodoraku">, say: Speech): Block[] {
  const { words } = say;
  const { mean, corridor, channels, count } = readRyodoraku(readings, settings);
  if (count === 0) return facts([[words.note, note]]);
  const figure = (value: number | undefined) => (value === undefined ? "–" : say.number(value));
  return [
    {
      kind: "table",
      columns: [
        { title: words.channel, share: 1 },
        { title: `${words.left} µA`, share: 1, align: "right" },
        { title: `${words.right} µA`, share: 1, align: "right" },
        { title: words.found, share: 2 },
      ],
      rows: channels.map(({ channel, left, right, state }) => ({
        cells: [
          channel,
          figure(left),
          figure(right),
          ryodorakuCodeName(`${state}.${channel}`, say.language).replace(`${channel} `, ""),
        ],
      })),
    },
    ...facts([
      [
        words.mean,
        mean === undefined
          ? ""
          : `${say.number(mean)} µA${corridor ? ` (${say.number(corridor.low)}–${say.number(corridor.high)})` : ""}`,
      ],
      [words.note, note],
    ]),
    ...paragraph(words.notDiagnosis, { quiet: true }),
  ];
}

/** Custom tests by the version they were taken with. */
export function customTests(
  { items }: SectionData<"custom_tests">,
  say: Speech,
  versions: readonly TestVersion[],
): Block[] {
  return items.flatMap((taken): Block[] => {
    const version = versions.find(
      ({ test, version: number }) => test === taken.test && number === taken.version,
    );
    return [
      ...paragraph(taken.name, { strong: true }),
      ...facts([
        ...(version?.content.questions ?? []).map((question) => questionRow(question, taken, say)),
        [
          say.words.score,
          taken.score === null ? "" : [say.number(taken.score), taken.band].filter(Boolean).join(" · "),
        ],
      ]),
    ];
  });
}

function questionRow(question: Question, { answers }: TakenTest, say: Speech): [string, string] {
  const given = answers[question.id];
  if (question.kind === "heading" || !answered(given)) return ["", ""];
  return [question.label, answerWords(question, given as Answer, say)];
}

function answerWords(question: Question, given: Answer, say: Speech): string {
  if (typeof given === "boolean") return given ? say.words.yes : say.words.no;
  if (Array.isArray(given)) {
    const options = question.kind === "options" ? question.options : [];
    return given.map((id) => options.find((option) => option.id === id)?.label ?? "").join(", ");
  }
  if (typeof given === "number") {
    if (question.kind === "number") return `${say.number(given, question.decimals)} ${question.unit}`.trim();
    return question.kind === "scale" ? `${say.number(given)} / ${question.max}` : say.number(given);
  }
  if (typeof given === "string") return say.day(given);
  return say.words.drawnOn;
}
