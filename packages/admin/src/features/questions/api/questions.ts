import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import type { RequestOf } from "@meridian/core/contracts/kernel/route";
import type { QuestionAnswer } from "@meridian/core/contracts/support/question-answers";
import { call } from "@meridian/ui/api/client";
import { useCursorList } from "@meridian/ui/table/cursor-list";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useThenFresh } from "../../../history/then-fresh.ts";

const LIST = "question-answers";

export type QuestionsFilter = { search: string } & {
  [Filter in "topic" | "area" | "state"]: NonNullable<QuestionAnswer[Filter]> | undefined;
};

/** The questions that match, by topic and place. */
export const useQuestions = ({ search, topic, area, state }: QuestionsFilter) =>
  useCursorList([LIST, search, topic, area, state], (cursor, signal) =>
    call(backofficeRoutes.listQuestionAnswers, {
      query: {
        ...(search && { search }),
        ...(topic && { topic }),
        ...(area && { area }),
        ...(state && { state }),
        ...(cursor && { cursor }),
      },
      ...(signal && { signal }),
    }),
  );

export const useQuestion = (question: string) =>
  useQuery({
    queryKey: ["question-answer", question],
    queryFn: ({ signal }) => call(backofficeRoutes.getQuestionAnswer, { params: { question }, signal }),
    enabled: question !== "",
  });

export type QuestionFields = RequestOf<typeof backofficeRoutes.createQuestionAnswer>["body"];

export function useQuestionActions() {
  const client = useQueryClient();
  const thenFresh = useThenFresh(LIST, "question-answer");
  return {
    create: (body: QuestionFields) => thenFresh(call(backofficeRoutes.createQuestionAnswer, { body })),
    update: (question: string, body: QuestionFields & { version: number }) =>
      thenFresh(
        call(backofficeRoutes.updateQuestionAnswer, { params: { question }, body, notFound: "throw" }),
      ),
    remove: async ({ id: question, version }: QuestionAnswer) => {
      await call(backofficeRoutes.removeQuestionAnswer, {
        params: { question },
        query: { version },
        notFound: "throw",
      });
      // The question itself is not read again: it is gone.
      for (const key of [LIST, "changes"]) void client.invalidateQueries({ queryKey: [key] });
    },
  };
}
