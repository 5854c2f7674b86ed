import type {
  Answer,
  Answers,
  Band,
  Question,
  TestContent,
} from "../../contracts/assessments/custom-test-content.ts";

/** What one question can count for: the least and the most. Null where it does not count. */
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

/** What an answer counts for; undefined where there is none yet. */
function pointsOf(question: Question, answer: Answer | undefined): number | undefined {
  if (question.kind === "yes_no" && typeof answer === "boolean")
    return (answer ? question.yes_points : question.no_points) ?? 0;
  if (question.kind === "scale" && typeof answer === "number") return answer;
  if (question.kind === "options" && Array.isArray(answer) && answer.length > 0)
    return sum(question.options.filter(({ id }) => answer.includes(id)).map(({ points }) => points ?? 0));
  return undefined;
}

export type Score = {
  /** What the answers so far come to. */
  total: number;
  /** The least and the most the test can come to. */
  least: number;
  most: number;
  /** Questions that count and have no answer yet, though they must. */
  missing: number;
  /** Everything that must be answered is, and something is: only then does the total mean anything. */
  complete: boolean;
  band: Band | undefined;
};

/** Points are decimal figures as people write them: 0.1 + 0.2 is 0.3. */
const tidy = (figure: number) => Math.round(figure * 1e6) / 1e6;

/**
 * The total score of a test: the sum of the points of the options and of yes or no, and of the scales that count.
 * A question that may be left out counts nothing where it is. Undefined where nothing of the test counts.
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

/** The band a score falls into: the first whose ends hold it. An end that is not given has no limit. */
export const bandOf = (bands: readonly Band[], score: number): Band | undefined =>
  bands.find(({ from, to }) => (from === null || score >= from) && (to === null || score <= to));

/** Whether an answer says anything. */
export function answered(answer: Answer | undefined): boolean {
  if (answer === undefined) return false;
  if (typeof answer === "string") return answer.trim() !== "";
  if (typeof answer === "number") return Number.isFinite(answer);
  if (typeof answer === "boolean") return true;
  return Array.isArray(answer) ? answer.length > 0 : answer.strokes.length > 0;
}

/** Questions that must be answered and are not. */
export const unanswered = (questions: readonly Question[], answers: Answers): Question[] =>
  questions.filter(
    (question) => question.kind !== "heading" && question.required && !answered(answers[question.id]),
  );

/** Where a figure stands against the usual range of its question. */
export function levelOf(question: Question, answer: Answer | undefined): "low" | "high" | undefined {
  if (question.kind !== "number" || typeof answer !== "number") return undefined;
  if (question.normal_min !== null && answer < question.normal_min) return "low";
  return question.normal_max !== null && answer > question.normal_max ? "high" : undefined;
}
