import type {
  Band,
  Option,
  Question,
  QuestionKind,
  TestContent,
} from "@meridian/core/contracts/assessments/custom-test-content";
import { newPartId } from "@meridian/core/contracts/kernel/part-id";

/** The kinds of question in the order of the menu. */
export const KINDS = [
  "options",
  "scale",
  "number",
  "yes_no",
  "text",
  "date",
  "drawing",
  "heading",
] as const satisfies readonly QuestionKind[];

export const newOption = (label = "", points: number | null = null): Option => ({
  id: newPartId(),
  label,
  points,
});

/** An empty question. */
export function newQuestion(kind: QuestionKind): Question {
  const asked = { id: newPartId(), label: "", help: "", required: false };
  switch (kind) {
    case "heading":
      return { kind, id: asked.id, label: "", help: "" };
    case "text":
      return { kind, ...asked, long: false };
    case "number":
      return {
        kind,
        ...asked,
        unit: "",
        decimals: 0,
        min: null,
        max: null,
        normal_min: null,
        normal_max: null,
      };
    case "yes_no":
      return { kind, ...asked, yes_points: null, no_points: null };
    case "options":
      return { kind, ...asked, many: false, options: [newOption(), newOption()] };
    case "scale":
      return { kind, ...asked, min: 0, max: 10, min_label: "", max_label: "", scored: false };
    case "date":
      return { kind, ...asked };
    case "drawing":
      return { kind, ...asked, image: null, width: 4, height: 3 };
  }
}

/** A copy of a question, with new ids for it and its options. */
export function copyOf(question: Question): Question {
  const copy = { ...question, id: newPartId() };
  return copy.kind === "options" ? { ...copy, options: withOwnIds(copy.options) } : copy;
}

/** Copies of a response type's options with new ids. */
export const withOwnIds = (options: readonly Option[]): Option[] =>
  options.map((option) => ({ ...option, id: newPartId() }));

/** The list with an item moved from one position to another. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const item = items[from];
  const place = Math.max(0, Math.min(items.length - 1, to));
  if (item === undefined || from === place) return [...items];
  return items.toSpliced(from, 1).toSpliced(place, 0, item);
}

/** The list with an item inserted at its earlier position. */
export const putBack = <T>(items: readonly T[], item: T, at: number): T[] =>
  items.toSpliced(Math.min(at, items.length), 0, item);

/** A new band, which begins where the last one ends. */
export function nextBand(bands: readonly Band[], least: number): Band {
  const last = bands.at(-1);
  const from = last ? (last.to === null ? null : last.to + 1) : least;
  return { id: newPartId(), from, to: null, label: "" };
}

/** A draft as lines of text, to compare two versions. */
export const outlineOf = ({ name, questions }: TestContent): string[] => [
  name,
  ...questions.map(({ label }, index) => `${index + 1}. ${label}`),
];

/** The error codes of one list item by its fields: `questions.2.label` becomes `label` for the third question. */
export function faultsIn(faults: Readonly<Record<string, string>>, list: string, at: number) {
  const start = `${list}.${at}.`;
  return Object.fromEntries(
    Object.entries(faults).flatMap(([path, code]) =>
      path.startsWith(start) ? [[path.slice(start.length), code]] : [],
    ),
  );
}
