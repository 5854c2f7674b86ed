import * as z from "zod";
import { MODULES } from "../kernel/access.ts";
import { id, instant, language, page, pageQuery, requiredText, text, version } from "../kernel/primitives.ts";
import { richTextBlocks } from "../kernel/rich-text.ts";
import { route } from "../kernel/route.ts";

/** What a question is about, in the order in which `/support` shows them. */
export const QUESTION_TOPICS = [
  "start",
  "account",
  "calendar",
  "patients",
  "appointments",
  "catalogues",
  "messages",
  "subscription",
  "data",
] as const;
/** The module or the screen that a question belongs to. Clinics without the module are not shown it. */
export const QUESTION_AREAS = [
  ...MODULES,
  "home",
  "calendar",
  "patients",
  "monitoring",
  "statistics",
  "settings",
  "subscription",
] as const;
export const QUESTION_STATES = ["draft", "published"] as const;

/** Questions there can be: one answer of the API holds those that are published. */
export const MAX_QUESTIONS = 200;
export const MAX_ANSWER = 3000;

const bothLanguages = <Text extends z.ZodType>(of: Text) => z.object({ en: of, pt: of });

const fields = {
  question: bothLanguages(requiredText(200)),
  /** May hold the formatting of `text/rich-text.ts`. */
  answer: bothLanguages(requiredText(MAX_ANSWER)),
  topic: z.enum(QUESTION_TOPICS),
  area: z.enum(QUESTION_AREAS).nullable(),
  /** Its place in the topic: lower numbers come first. */
  position: z.int().min(0).max(9999),
  state: z.enum(QUESTION_STATES),
};

/** A question with its answer, as the back office edits it. */
export const questionAnswer = z.object({
  id: id("questionAnswer"),
  ...fields,
  updated_at: instant,
  updated_by: z.string(),
  version,
});
export type QuestionAnswer = z.output<typeof questionAnswer>;

export const newQuestionAnswer = z.object(fields);
export const questionAnswerEdit = newQuestionAnswer.extend({ version });

/** A published question in one language, as clinics read it. */
const publishedQuestion = z.object({
  id: id("questionAnswer"),
  question: z.string(),
  answer: richTextBlocks,
  topic: z.enum(QUESTION_TOPICS),
  area: z.enum(QUESTION_AREAS).nullable(),
});
export type PublishedQuestion = z.output<typeof publishedQuestion>;

/** The clinic's route, spread into the domain `support`. */
export const questionAnswerRoutes = {
  questionAnswers: route({
    id: "support.question-answers",
    method: "GET",
    path: "/support/question-answers",
    summary: "Published questions and answers in a language, in their order",
    access: { who: "session" },
    query: z.object({ language }),
    response: z.object({ questions: z.array(publishedQuestion) }),
    errors: [],
    touches: { table: "read" },
    // One for each megabyte of questions; the most there can be is below five.
    calls: 5,
    cacheable: true,
  }),
} as const;

const superAdmin = { who: "admin", level: "super" } as const;
const params = z.object({ question: id("questionAnswer") });

/** The back office's routes, spread into the domain `backoffice`. */
export const questionAnswerAdminRoutes = {
  listQuestionAnswers: route({
    id: "backoffice.list-question-answers",
    method: "GET",
    path: "/backoffice/question-answers",
    summary: "Questions and answers by topic and place",
    access: superAdmin,
    query: pageQuery.extend({
      /** Part of a question or an answer in either language. */
      search: text(100).default(""),
      topic: z.enum(QUESTION_TOPICS).optional(),
      area: z.enum(QUESTION_AREAS).optional(),
      state: z.enum(QUESTION_STATES).optional(),
    }),
    response: page(questionAnswer),
    errors: [],
    touches: { table: "read", secret: true },
    // One for each megabyte of questions; the most there can be is below five.
    calls: 5,
  }),
  getQuestionAnswer: route({
    id: "backoffice.get-question-answer",
    method: "GET",
    path: "/backoffice/question-answers/{question}",
    summary: "One question with its answer",
    access: superAdmin,
    params,
    response: questionAnswer,
    errors: ["question_answer.not_found"],
    touches: { table: "read" },
    calls: 1,
  }),
  createQuestionAnswer: route({
    id: "backoffice.create-question-answer",
    method: "POST",
    path: "/backoffice/question-answers",
    summary: "Adds a question with its answer",
    access: superAdmin,
    body: newQuestionAnswer,
    status: 201,
    response: questionAnswer,
    errors: ["question_answer.too_many"],
    touches: { table: "write" },
    calls: 6,
    idempotent: true,
  }),
  updateQuestionAnswer: route({
    id: "backoffice.update-question-answer",
    method: "PUT",
    path: "/backoffice/question-answers/{question}",
    summary: "Changes a question, publishes it or takes it off the support page",
    access: superAdmin,
    params,
    body: questionAnswerEdit,
    response: questionAnswer,
    errors: ["question_answer.not_found", "question_answer.stale"],
    touches: { table: "write" },
    calls: 2,
  }),
  removeQuestionAnswer: route({
    id: "backoffice.remove-question-answer",
    method: "DELETE",
    path: "/backoffice/question-answers/{question}",
    summary: "Deletes a question; its history stays",
    access: superAdmin,
    params,
    query: z.object({ version: z.coerce.number().pipe(version) }),
    response: z.object({ result: z.literal("deleted") }),
    errors: ["question_answer.not_found", "question_answer.stale"],
    touches: { table: "write" },
    calls: 2,
  }),
} as const;
