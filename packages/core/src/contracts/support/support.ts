import { questionAnswerRoutes } from "./question-answers.ts";

/** Help for clinics: questions with their answers. */
export const supportRoutes = { ...questionAnswerRoutes } as const;
