import { supportRoutes } from "@meridian/core/contracts/support/support";
import { call } from "@meridian/ui/api/client";
import { useQuery } from "@tanstack/react-query";

/** How long questions count as current, in milliseconds. After that the browser only asks whether they changed. */
const STALE_MS = 600_000;

/** The questions of the support page in a language. */
export const useQuestions = (language: "en" | "pt") =>
  useQuery({
    queryKey: ["support-questions", language],
    queryFn: async ({ signal }) =>
      (await call(supportRoutes.questionAnswers, { query: { language }, signal })).questions,
    staleTime: STALE_MS,
    gcTime: Number.POSITIVE_INFINITY,
  });
