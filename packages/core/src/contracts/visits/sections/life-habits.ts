import * as z from "zod";
import { isOfTheDay, lifeHabitTerms } from "../../../clinical/anamnesis/habit-terms.ts";
import { text } from "../../kernel/primitives.ts";
import { ofTheDay } from "../carry-forward.ts";
import { section } from "./section.ts";

const answer = z.union([text(500), z.number(), z.array(text(40)).max(20)], { message: "habit.option" });

export const lifeHabits = section({
  step: "anamnesis",
  carries: {
    values: Object.fromEntries(
      lifeHabitTerms.map((habit) => [habit.key, isOfTheDay(habit) ? ofTheDay(undefined) : "keep"]),
    ),
    text: "keep",
  },
  schema: z.object({
    /** Answers by the key of the habit. See `habit-terms.ts`. */
    values: z.record(z.string().max(40), answer).default({}),
    text: text(8000).default(""),
  }),
  figures: ({ values }) =>
    Object.fromEntries(
      lifeHabitTerms
        .filter(({ kind }) => kind === "number" || kind === "scale")
        .map(({ key }) => [key, typeof values[key] === "number" ? values[key] : undefined]),
    ),
  digest: ({ values }) =>
    lifeHabitTerms
      .flatMap((habit) =>
        habit.kind === "choice" && habit.unusual?.includes(String(values[habit.key]))
          ? [`${habit.key}.${values[habit.key]}`]
          : [],
      )
      .slice(0, 12),
});
