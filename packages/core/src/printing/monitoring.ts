import {
  answeredIn,
  type DaysMean,
  dayValue,
  meansSince,
  type SinceVisit,
} from "../clinical/monitoring/means.ts";
import { heightOf, positionOf, stretches } from "../clinical/monitoring/plot.ts";
import type { SymptomDay } from "../contracts/monitoring/course.ts";
import type { AnsweredDay, MonitoredSymptom } from "../contracts/monitoring/symptom-terms.ts";
import type { Block, Drawing, DrawingLabel } from "../pdf/index.ts";
import type { TextFormat } from "./print-texts.ts";

const WORDS = {
  en: {
    title: "Symptoms between appointments",
    symptom: "Symptom (1 to 10)",
    last: "Last answer",
    since: (day: string) => `Mean since ${day}`,
    before: "30 days before",
    answers: (count: number, days: number) =>
      `${count} ${count === 1 ? "answer" : "answers"}, ${days} ${days === 1 ? "day" : "days"}`,
    key: "Hollow: answered on a later day. Dashed: the last appointment.",
    note: "Answers of the patient. A mean stands on at least 3 answered days, each counting once; the appointment's day is in none. A difference does not show what caused it.",
  },
  pt: {
    title: "Sintomas entre consultas",
    symptom: "Sintoma (1 a 10)",
    last: "Última resposta",
    since: (day: string) => `Média desde ${day}`,
    before: "30 dias antes",
    answers: (count: number, days: number) =>
      `${count} ${count === 1 ? "resposta" : "respostas"}, ${days} ${days === 1 ? "dia" : "dias"}`,
    key: "Vazio: respondido num dia posterior. Tracejado: a última consulta.",
    note: "Respostas do paciente. Uma média tem pelo menos 3 dias com resposta, cada um conta uma vez; o dia da consulta não conta. Uma diferença não mostra o que a causou.",
  },
} as const;

type Followed = { symptoms: readonly MonitoredSymptom[]; days: readonly SymptomDay[]; period: SinceVisit };

/** The symptoms that the patient followed since the last appointment, as a table and as small plots. */
export function monitoring({ symptoms, days, period }: Followed, format: TextFormat): Block[] {
  const words = WORDS[format.language];
  const shown = answeredIn(symptoms, days, period);
  if (shown.length === 0) return [];
  const plots = shown.map(({ symptom, answered }) => plot(symptom, answered, period, format));
  return [
    { kind: "rule" },
    { kind: "heading", text: words.title, level: 2 },
    {
      kind: "table",
      columns: [
        { title: words.symptom, share: 1.4 },
        { title: words.last, share: 1 },
        ...(period.last === null
          ? []
          : [
              { title: words.since(format.day(period.last)), share: 1.3 },
              { title: words.before, share: 1.3 },
            ]),
      ],
      rows: shown.map(({ symptom, answered }) => ({ cells: cellsOf(symptom, answered, period, format) })),
    },
    ...pairs(plots).map((drawings): Block => ({ kind: "drawings", drawings })),
    { kind: "paragraph", text: words.note, quiet: true },
  ];
}

function cellsOf(
  { name }: MonitoredSymptom,
  answered: readonly AnsweredDay[],
  period: SinceVisit,
  format: TextFormat,
): string[] {
  const words = WORDS[format.language];
  const last = answered.at(-1);
  const means = meansSince(answered, period);
  const mean = ({ mean: value, entries, days }: DaysMean) =>
    `${value === null ? "–" : format.number(value, 1)} (${words.answers(entries, days)})`;
  return [
    name,
    last ? `${format.number(dayValue(last), 1)} (${format.day(last.day)})` : "",
    ...(means ? [mean(means.since), mean(means.before)] : []),
  ];
}

/** Two plots side by side. */
const pairs = (plots: readonly Drawing[]) =>
  Array.from({ length: Math.ceil(plots.length / 2) }, (_, index) => plots.slice(index * 2, index * 2 + 2));

/** A plot's units. */
const BOX = { width: 360, height: 142, left: 24, right: 350, top: 8, floor: 120 };

function plot(
  symptom: MonitoredSymptom,
  answered: readonly AnsweredDay[],
  { from, to, last }: SinceVisit,
  format: TextFormat,
): Drawing {
  const x = (day: string) => BOX.left + positionOf(day, from, to) * (BOX.right - BOX.left);
  const y = (value: number) => BOX.floor - heightOf(value) * (BOX.floor - BOX.top);
  const dot = (day: AnsweredDay) => {
    const across = x(day.day);
    const down = y(dayValue(day));
    return {
      d: `M${across - 3} ${down}A3 3 0 1 0 ${across + 3} ${down}A3 3 0 1 0 ${across - 3} ${down}Z`,
      fill: day.late ? "#ffffff" : "#33524b",
      stroke: "#33524b",
    };
  };
  const line = (days: readonly AnsweredDay[]) =>
    days.map((day, index) => `${index === 0 ? "M" : "L"}${x(day.day)} ${y(dayValue(day))}`).join("");
  return {
    kind: "drawing",
    width: BOX.width,
    height: BOX.height,
    size: 80,
    caption: `${symptom.name}. ${WORDS[format.language].key}`,
    paths: [
      ...[1, 5, 10].map((value) => ({ d: `M${BOX.left} ${y(value)}H${BOX.right}`, stroke: "#d5d5d0" })),
      ...(last === null
        ? []
        : [{ d: `M${x(last)} ${BOX.top}V${BOX.floor}`, stroke: "#333333", width: 1.5, dash: 5 }]),
      ...stretches(answered, symptom).map((days) => ({ d: line(days), stroke: "#33524b", width: 1.5 })),
      ...answered.map(dot),
    ],
    labels: [
      ...[1, 5, 10].map((value) => ({
        text: String(value),
        x: BOX.left - 5,
        y: y(value) + 4,
        size: 11,
        anchor: "end" as const,
      })),
      ...dates([from, ...(last === null ? [] : [last]), to], x, format),
    ],
  };
}

/** Units that a date takes below the plot. */
const DATE_WIDTH = 62;

/** The first and the last day below the plot, and the last appointment's where there is room between them. */
function dates(days: readonly string[], x: (day: string) => number, format: TextFormat): DrawingLabel[] {
  const hasRoom = (at: number) => at - BOX.left > 1.6 * DATE_WIDTH && BOX.right - at > 1.6 * DATE_WIDTH;
  return days.flatMap((day, index): DrawingLabel[] => {
    const anchor = index === 0 ? "start" : index === days.length - 1 ? "end" : "middle";
    if (anchor === "middle" && !hasRoom(x(day))) return [];
    return [{ text: format.day(day), x: x(day), y: BOX.height - 3, size: 11, anchor }];
  });
}
