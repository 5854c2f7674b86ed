export {
  createQuestionAnswer,
  getQuestionAnswer,
  listQuestionAnswers,
  publishedQuestions,
  removeQuestionAnswer,
  restoreQuestionAnswer,
  updateQuestionAnswer,
} from "./question-answers.service.ts";
export { uploadScreenshot } from "./screenshots.ts";
export { answerTicket, getTicket, listTickets, noteTicket, setTicketState } from "./ticket-inbox.service.ts";
export { createTicket, getOwnTicket, listOwnTickets, replyToTicket } from "./tickets.service.ts";
