import { none, query, type Row } from "./matrix-case.ts";

const both = { en: "Demo", pt: "Demonstração" };
const question = { question: both, answer: both, topic: "start", area: null, position: 1, state: "draft" };
const noQuestion = "qan_01K0DEM0000000000000000001";

/** Questions and answers, and the history of what administrators write. */
export const support: Record<string, Row> = {
  "support.question-answers": query({ language: "en" }),
  "backoffice.list-question-answers": none,
  "backoffice.get-question-answer": { call: () => ({ params: { question: noQuestion } }), own: [404] },
  "backoffice.create-question-answer": { call: () => ({ body: question }), own: [201] },
  "backoffice.update-question-answer": {
    call: () => ({ params: { question: noQuestion }, body: { ...question, version: 1 } }),
    own: [404],
  },
  "backoffice.remove-question-answer": {
    call: () => ({ params: { question: noQuestion }, query: { version: "1" } }),
    own: [404],
  },
  "backoffice.list-changes": none,
  "backoffice.list-history": { call: () => ({ params: { subject: noQuestion } }) },
};
