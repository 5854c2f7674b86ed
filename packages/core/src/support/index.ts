export {
  createQuestionAnswer,
  getQuestionAnswer,
  listQuestionAnswers,
  publishedQuestions,
  removeQuestionAnswer,
  updateQuestionAnswer,
} from "./question-answers.service.ts";
