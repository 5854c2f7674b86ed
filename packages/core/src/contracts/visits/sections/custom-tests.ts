import * as z from "zod";
import { answered } from "../../../clinical/assessments/custom-test-scoring.ts";
import { type TakenTest, takenTest } from "../../assessments/custom-test-content.ts";
import { section } from "./section.ts";

/** How a figure of a custom test is followed from visit to visit: the same question of the same test, in any version. */
export const testFigure = (test: string, question: string) => `${test}.${question}`;
/** The key of a test's total. No question has this id: theirs are at least six characters long. */
export const TOTAL = "score";

export const customTests = section({
  step: "tests",
  carries: "nothing",
  module: "others",
  schema: z.object({ items: z.array(takenTest).max(20, { message: "list.too_long" }).default([]) }),
  figures: ({ items }) => Object.fromEntries(items.flatMap(figuresOf)),
  hasContent: ({ items }) => items.length > 0,
});

/** Numbers, scales and the score. The kind follows from the value: only these answers are numbers. */
function figuresOf({ test, answers, score }: TakenTest): [string, number][] {
  const figures = Object.entries(answers).flatMap(([question, answer]): [string, number][] =>
    typeof answer === "number" && answered(answer) ? [[testFigure(test, question), answer]] : [],
  );
  return score === null ? figures : [...figures, [testFigure(test, TOTAL), score]];
}
