import { vitalSigns as signs } from "../clinical/anamnesis/vital-signs.ts";
import { answered } from "../clinical/assessments/custom-test-scoring.ts";
import {
  PULSE_PLACES,
  PULSE_SCALES,
  type PulsePosition,
  pulseQuality,
  pulseRhythms,
  pulseScales,
} from "../clinical/pulse/pulse-terms.ts";
import type { TestVersion } from "../contracts/assessments/assessments.ts";
import type { Answer, Question, TakenTest } from "../contracts/assessments/custom-test-content.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import type { Block } from "../pdf/index.ts";
import { facts } from "./block-helpers.ts";
import type { TextFormat } from "./print-texts.ts";

export function vitalSigns({ values }: SectionData<"vital_signs">, format: TextFormat): Block[] {
  return facts(
    signs.map((sign): [string, string] => {
      const value = values[sign.key];
      return [
        sign[format.language],
        value === undefined ? "" : `${format.number(value, sign.decimals)} ${sign.unit}`,
      ];
    }),
  );
}

/** The six positions as a table of two wrists, and the pulse as a whole. */
export function pulse(
  { positions, overall, rate, rhythm, note }: SectionData<"pulse">,
  format: TextFormat,
): Block[] {
  const { language, words, terms } = format;
  const qualities = (keys: readonly string[]) =>
    keys.map((key) => pulseQuality(key, terms?.pulse)?.[language] ?? key);
  const felt = (key: PulsePosition) => {
    const found = positions[key];
    if (!found) return "–";
    const scales = PULSE_SCALES.flatMap((scale) => {
      const chosen = found[scale];
      const terms: Readonly<Record<string, Readonly<Record<typeof language, string>>>> = pulseScales[scale];
      return chosen === null ? [] : [terms[chosen]?.[language] ?? chosen];
    });
    return [...qualities(found.qualities), ...scales].join(", ") || "–";
  };
  const wrists: Block = {
    kind: "table",
    columns: [
      { title: words.position, share: 1 },
      { title: words.left, share: 2 },
      { title: words.right, share: 2 },
    ],
    rows: PULSE_PLACES.map((place) => ({
      cells: [
        place.replace(/^./, (letter) => letter.toUpperCase()),
        felt(`left_${place}`),
        felt(`right_${place}`),
      ],
    })),
  };
  return [
    ...facts([
      [words.wholePulse, qualities(overall).join(", ")],
      [words.rate, rate === null ? "" : `${rate} bpm`],
      [words.rhythm, rhythm === null ? "" : pulseRhythms[rhythm][language]],
    ]),
    ...(Object.keys(positions).length > 0 ? [wrists] : []),
    ...facts([[words.note, note]]),
  ];
}

/** Custom tests by the version they were taken with. */
export function customTests(
  { items }: SectionData<"custom_tests">,
  format: TextFormat,
  versions: readonly TestVersion[],
): Block[] {
  return items.flatMap((taken): Block[] => {
    const version = versions.find(
      ({ test, version: number }) => test === taken.test && number === taken.version,
    );
    return [
      { kind: "heading", text: taken.name, level: 3 },
      ...facts([
        ...(version?.content.questions ?? []).map((question) => questionRow(question, taken, format)),
        [
          format.words.score,
          taken.score === null ? "" : [format.number(taken.score), taken.band].filter(Boolean).join(" · "),
        ],
      ]),
    ];
  });
}

function questionRow(question: Question, { answers }: TakenTest, format: TextFormat): [string, string] {
  const given = answers[question.id];
  if (question.kind === "heading" || !answered(given)) return ["", ""];
  return [question.label, answerWords(question, given as Answer, format)];
}

function answerWords(question: Question, given: Answer, format: TextFormat): string {
  if (typeof given === "boolean") return given ? format.words.yes : format.words.no;
  if (Array.isArray(given)) {
    const options = question.kind === "options" ? question.options : [];
    return given.map((id) => options.find((option) => option.id === id)?.label ?? "").join(", ");
  }
  if (typeof given === "number") {
    if (question.kind === "number")
      return `${format.number(given, question.decimals)} ${question.unit}`.trim();
    return question.kind === "scale" ? `${format.number(given)} / ${question.max}` : format.number(given);
  }
  if (typeof given === "string") return format.day(given);
  return format.words.drawnOn;
}
