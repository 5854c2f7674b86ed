import { questionAnswerRoutes } from "./question-answers.ts";
import { ticketRoutes } from "./tickets.ts";

/** Help for clinics: questions with their answers, and messages to the administrators. */
export const supportRoutes = { ...questionAnswerRoutes, ...ticketRoutes } as const;
