import { none, query, type Row } from "./matrix-case.ts";

const both = { en: "Demo", pt: "Demonstração" };
const question = { question: both, answer: both, topic: "start", area: null, position: 1, state: "draft" };
const noQuestion = "qan_01K0DEM0000000000000000001";

const announcement = {
  title: both,
  body: both,
  audience: { roles: [], plans: [], modules: [], languages: [] },
  starts_on: "2030-01-01",
  ends_on: "2030-01-02",
  dismissible: true,
  state: "draft",
};
const noAlert = "alr_01K0DEM0000000000000000001";
const legalWords = { en: { title: "Demo", body: "Demo" }, pt: { title: "Demo", body: "Demo" } };
const noTicket = "tkt_01K0DEM0000000000000000001";

/** Questions and answers, messages to the administrators, announcements, texts with versions, and the history of what administrators write. */
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
  "support.list-tickets": none,
  "support.get-ticket": { call: () => ({ params: { ticket: noTicket } }), own: [404] },
  "support.upload-screenshot": {
    call: () => ({ body: { content_type: "image/png", size: 1 } }),
    own: [201],
  },
  "support.create-ticket": { call: () => ({ body: { topic: "idea", text: "Demo" } }), own: [201] },
  "support.reply-to-ticket": {
    call: () => ({ params: { ticket: noTicket }, body: { text: "Demo" } }),
    own: [404],
  },
  "backoffice.list-tickets": none,
  "backoffice.get-ticket": { call: () => ({ params: { ticket: noTicket } }), own: [404] },
  "backoffice.answer-ticket": {
    call: () => ({ params: { ticket: noTicket }, body: { text: "Demo", state: "answered", version: 1 } }),
    own: [404],
  },
  "backoffice.note-ticket": {
    call: () => ({ params: { ticket: noTicket }, body: { text: "Demo", version: 1 } }),
    own: [404],
  },
  "backoffice.set-ticket-state": {
    call: () => ({ params: { ticket: noTicket }, body: { state: "closed", version: 1 } }),
    own: [404],
  },
  "backoffice.list-alerts": none,
  "backoffice.get-alert": { call: () => ({ params: { alert: noAlert } }), own: [404] },
  "backoffice.create-alert": { call: () => ({ body: announcement }), own: [201] },
  "backoffice.update-alert": {
    call: () => ({ params: { alert: noAlert }, body: { ...announcement, version: 1 } }),
    own: [404],
  },
  "legal-texts.read": { call: () => ({ params: { text: "terms" }, query: { language: "en" } }) },
  "backoffice.list-legal-texts": none,
  "backoffice.get-legal-text": { call: () => ({ params: { text: "terms" } }) },
  "backoffice.get-legal-version": {
    call: () => ({ params: { text: "privacy", number: "9000" } }),
    own: [404],
  },
  "backoffice.save-legal-draft": {
    call: () => ({ params: { text: "terms" }, body: { ...legalWords, version: 9000 } }),
    own: [409],
  },
  "backoffice.publish-legal-text": {
    call: () => ({ params: { text: "terms" }, body: { version: 9000, from: null, asked: "nobody" } }),
    own: [409],
  },
  "backoffice.withdraw-legal-text": {
    call: () => ({ params: { text: "terms" }, body: { version: 9000 } }),
    own: [409],
  },
  "backoffice.list-space-acceptances": {
    call: ({ space }) => ({ params: { space } }),
    names: "clinic",
    // The back office sees every space.
    foreign: [200],
  },
  "backoffice.list-changes": none,
  "backoffice.list-history": { call: () => ({ params: { subject: noQuestion } }) },
  "backoffice.restore-version": {
    call: () => ({ params: { subject: noQuestion }, body: { to: 1, version: 1 } }),
    own: [404],
  },
  "backoffice.list-administrators": none,
};
