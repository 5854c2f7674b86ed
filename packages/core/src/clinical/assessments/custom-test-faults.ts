import type {
  Answer,
  Answers,
  Band,
  Question,
  TestContent,
} from "../../contracts/assessments/custom-test-content.ts";

/** Message codes by field path. */
export type Faults = Record<string, string>;

/** Errors in the answers to a test: unknown questions, answers of another kind or outside the accepted range. */
export function answerFaults(questions: readonly Question[], answers: Answers): Faults {
  const faults: Faults = {};
  for (const [id, answer] of Object.entries(answers)) {
    const question = questions.find((one) => one.id === id);
    const fault =
      question && question.kind !== "heading" ? answerFault(question, answer) : "question.unknown";
    if (fault) faults[id] = fault;
  }
  return faults;
}

type Asked = Exclude<Question, { kind: "heading" }>;

/** The error code of a refused answer, otherwise undefined. An empty text removes an answer. */
export function answerFault(question: Asked, answer: Answer): string | undefined {
  const wrong = "answer.invalid";
  switch (question.kind) {
    case "text":
      return typeof answer === "string" ? undefined : wrong;
    case "number":
      return typeof answer === "number" && Number.isFinite(answer)
        ? outside(answer, question.min, question.max)
        : "number.invalid";
    case "yes_no":
      return typeof answer === "boolean" ? undefined : wrong;
    case "options":
      return Array.isArray(answer) ? optionFault(question, answer) : wrong;
    case "scale":
      return typeof answer === "number" && Number.isInteger(answer)
        ? outside(answer, question.min, question.max)
        : wrong;
    case "date":
      return typeof answer === "string" && (answer === "" || isDay(answer)) ? undefined : "date.invalid";
    case "drawing":
      return typeof answer === "object" && !Array.isArray(answer) ? undefined : wrong;
  }
}

const outside = (value: number, min: number | null, max: number | null) =>
  (min !== null && value < min) || (max !== null && value > max) ? "number.impossible" : undefined;

function optionFault({ many, options }: Extract<Question, { kind: "options" }>, chosen: readonly string[]) {
  if (!many && chosen.length > 1) return "answer.invalid";
  if (new Set(chosen).size !== chosen.length) return "answer.invalid";
  return chosen.every((id) => options.some((option) => option.id === id)) ? undefined : "option.unknown";
}

/** A calendar day that exists. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** What a draft lacks before it can be published; empty if nothing. Paths are those of the draft. */
export function contentFaults({ name, questions, bands }: TestContent): Faults {
  const faults: Faults = {};
  if (name.trim() === "") faults.name = "required";
  if (!questions.some(({ kind }) => kind !== "heading")) faults.questions = "test.no_questions";
  const seen = new Set<string>();
  questions.forEach((question, at) => {
    if (seen.has(question.id)) faults[`questions.${at}.id`] = "id.invalid";
    seen.add(question.id);
    for (const [field, code] of Object.entries(questionFaults(question)))
      faults[`questions.${at}.${field}`] = code;
  });
  bands.forEach((band, at) => {
    for (const [field, code] of Object.entries(bandFaults(bands, at, band)))
      faults[`bands.${at}.${field}`] = code;
  });
  return faults;
}

function questionFaults(question: Question): Faults {
  const faults: Faults = question.label.trim() === "" ? { label: "required" } : {};
  switch (question.kind) {
    case "number":
      if (crossed(question.min, question.max)) faults.max = "range.order";
      if (crossed(question.normal_min, question.normal_max)) faults.normal_max = "range.order";
      if (crossed(question.min, question.normal_min) || crossed(question.normal_min, question.max))
        faults.normal_min = "range.normal_outside";
      if (crossed(question.normal_max, question.max) || crossed(question.min, question.normal_max))
        faults.normal_max ??= "range.normal_outside";
      break;
    case "options":
      if (question.options.length < 2) faults.options = "test.two_options";
      question.options.forEach(({ label }, at) => {
        if (label.trim() === "") faults[`options.${at}.label`] = "required";
      });
      break;
    case "scale":
      if (question.min >= question.max) faults.max = "range.order";
      else if (question.max - question.min > 100) faults.max = "scale.too_long";
      break;
    case "drawing":
      if (question.image === null) faults.image = "required";
      break;
    default:
  }
  return faults;
}

const crossed = (low: number | null, high: number | null) => low !== null && high !== null && low > high;

function bandFaults(bands: readonly Band[], at: number, { from, to, label }: Band): Faults {
  const faults: Faults = label.trim() === "" ? { label: "required" } : {};
  if (crossed(from, to)) faults.to = "range.order";
  const overlaps = bands.slice(0, at).some((other) => !isBefore(other.to, from) && !isBefore(to, other.from));
  if (overlaps) faults.from = "band.overlap";
  return faults;
}

/** Whether one band ends before the other begins. */
const isBefore = (to: number | null, from: number | null) => to !== null && from !== null && to < from;
