import type {
  Answer,
  Answers,
  Band,
  Question,
  TestContent,
} from "../../contracts/assessments/custom-test-content.ts";

/** The lowest and highest score of one question; null if it does not count. */
function spanOf(question: Question): { least: number; most: number } | null {
  switch (question.kind) {
    case "yes_no": {
      const counted = [question.yes_points, question.no_points];
      return counted.every((one) => one === null) ? null : ends(counted.map((one) => one ?? 0));
    }
    case "options": {
      const counted = question.options.map(({ points }) => points ?? 0);
      if (question.options.every(({ points }) => points === null)) return null;
      if (!question.many) return ends(counted);
      return {
        least: sum(counted.filter((one) => one < 0)),
        most: sum(counted.filter((one) => one > 0)),
      };
    }
    case "scale":
      return question.scored ? ends([question.min, question.max]) : null;
    default:
      return null;
  }
}

const sum = (figures: readonly number[]) => figures.reduce((total, one) => total + one, 0);
const ends = (figures: readonly number[]) => ({ least: Math.min(...figures), most: Math.max(...figures) });

/** The score of an answer; undefined if there is none yet. */
function pointsOf(question: Question, answer: Answer | undefined): number | undefined {
  if (question.kind === "yes_no" && typeof answer === "boolean")
    return (answer ? question.yes_points : question.no_points) ?? 0;
  if (question.kind === "scale" && typeof answer === "number") return answer;
  if (question.kind === "options" && Array.isArray(answer) && answer.length > 0)
    return sum(question.options.filter(({ id }) => answer.includes(id)).map(({ points }) => points ?? 0));
  return undefined;
}

export type Score = {
  /** The score of the answers so far. */
  total: number;
  /** The lowest and highest possible score of the test. */
  least: number;
  most: number;
  /** Number of required counting questions without an answer. */
  missing: number;
  /** Whether all required answers are given, and at least one. Only then is the total meaningful. */
  complete: boolean;
  band: Band | undefined;
};

/** Rounded, so that decimal points add up as expected: 0.1 + 0.2 is 0.3. */
const tidy = (figure: number) => Math.round(figure * 1e6) / 1e6;

/**
 * The total score of a test: the points of chosen options and of yes or no, and the values of counting scales. An
 * optional question without an answer adds nothing. Undefined if nothing in the test counts.
 */
export function scoreOf(test: Pick<TestContent, "questions" | "bands">, answers: Answers): Score | undefined {
  const counting = test.questions.flatMap((question) => {
    const span = spanOf(question);
    return span ? [{ question, span, points: pointsOf(question, answers[question.id]) }] : [];
  });
  if (counting.length === 0) return undefined;
  const missing = counting.filter(
    ({ question, points }) => points === undefined && question.kind !== "heading" && question.required,
  ).length;
  const total = tidy(sum(counting.map(({ points }) => points ?? 0)));
  const complete = missing === 0 && counting.some(({ points }) => points !== undefined);
  return {
    total,
    least: tidy(sum(counting.map(({ span }) => span.least))),
    most: tidy(sum(counting.map(({ span }) => span.most))),
    missing,
    complete,
    band: complete ? bandOf(test.bands, total) : undefined,
  };
}

/** The band of a score: the first whose range includes it. A missing end has no limit. */
export const bandOf = (bands: readonly Band[], score: number): Band | undefined =>
  bands.find(({ from, to }) => (from === null || score >= from) && (to === null || score <= to));

/** Whether an answer has any content. */
export function answered(answer: Answer | undefined): boolean {
  if (answer === undefined) return false;
  if (typeof answer === "string") return answer.trim() !== "";
  if (typeof answer === "number") return Number.isFinite(answer);
  if (typeof answer === "boolean") return true;
  return Array.isArray(answer) ? answer.length > 0 : answer.strokes.length > 0;
}

/** Required questions without an answer. */
export const unanswered = (questions: readonly Question[], answers: Answers): Question[] =>
  questions.filter(
    (question) => question.kind !== "heading" && question.required && !answered(answers[question.id]),
  );

/** Whether a number is below or above the normal range of its question. */
export function levelOf(question: Question, answer: Answer | undefined): "low" | "high" | undefined {
  if (question.kind !== "number" || typeof answer !== "number") return undefined;
  if (question.normal_min !== null && answer < question.normal_min) return "low";
  return question.normal_max !== null && answer > question.normal_max ? "high" : undefined;
}
