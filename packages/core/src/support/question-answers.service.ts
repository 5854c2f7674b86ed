import type * as z from "zod";
import {
  MAX_QUESTIONS,
  newQuestionAnswer,
  type PublishedQuestion,
  type QUESTION_AREAS,
  type QUESTION_STATES,
  QUESTION_TOPICS,
  type QuestionAnswer,
} from "../contracts/support/question-answers.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { connect } from "../db/service.ts";
import { put, remove, transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Revisions from "../revisions/index.ts";
import { fold } from "../text/fold.ts";
import { plainText, richText } from "../text/rich-text.ts";
import { QuestionAnswerEntity, type QuestionAnswerItem } from "./question-answer.entity.ts";

const db = connect({ question: QuestionAnswerEntity });
const questions = db.entities.question;

type Fields = z.output<typeof newQuestionAnswer>;

const toView = (item: QuestionAnswerItem): QuestionAnswer => ({
  id: item.id,
  question: { en: item.question_en, pt: item.question_pt },
  answer: { en: item.answer_en, pt: item.answer_pt },
  topic: item.topic,
  area: item.area ?? null,
  position: item.position,
  state: item.state,
  updated_at: item.updated_at,
  updated_by: item.updated_by_name,
  version: item.version,
});

/** What the history keeps of a question. */
const revised = (item: QuestionAnswerItem) => ({
  question_en: item.question_en,
  question_pt: item.question_pt,
  answer_en: item.answer_en,
  answer_pt: item.answer_pt,
  topic: item.topic,
  area: item.area ?? null,
  position: item.position,
  state: item.state,
});

/** Every question, by topic in their order and by place. One request for each megabyte, of which there are below five. */
async function all(): Promise<QuestionAnswerItem[]> {
  const { data } = await questions.query.inOrder({ list: "question_answers" }).go({ pages: "all" });
  // The index sorts topics by their names.
  return data.sort((a, b) => QUESTION_TOPICS.indexOf(a.topic) - QUESTION_TOPICS.indexOf(b.topic));
}

/** The published questions in a language. Requests as {@link all}. */
export async function publishedQuestions(language: "en" | "pt"): Promise<{ questions: PublishedQuestion[] }> {
  const published = (await all()).filter(({ state }) => state === "published");
  return {
    questions: published.map((item) => ({
      id: item.id,
      question: language === "pt" ? item.question_pt : item.question_en,
      answer: richText(language === "pt" ? item.answer_pt : item.answer_en),
      topic: item.topic,
      area: item.area ?? null,
    })),
  };
}

type QuestionsQuery = {
  search: string;
  topic?: QuestionAnswer["topic"] | undefined;
  area?: (typeof QUESTION_AREAS)[number] | undefined;
  state?: (typeof QUESTION_STATES)[number] | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** A page of the questions that match, for the back office. Requests as {@link all}. */
export async function listQuestionAnswers({ cursor, limit, ...query }: QuestionsQuery) {
  const list = ["backoffice.questions", query.search, query.topic, query.area, query.state].join("|");
  const from = Number((await openCursor(list, cursor)) ?? 0);
  if (!Number.isSafeInteger(from)) throw invalidField("cursor", "cursor.invalid");
  const found = (await all()).filter((item) => matches(item, query));
  const next = from + limit < found.length ? String(from + limit) : null;
  return { items: found.slice(from, from + limit).map(toView), next: await sealCursor(list, next) };
}

function matches(item: QuestionAnswerItem, { search, topic, area, state }: Omit<QuestionsQuery, "limit">) {
  if ((topic && item.topic !== topic) || (area && item.area !== area) || (state && item.state !== state))
    return false;
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const texts = [item.question_en, item.question_pt, ...[item.answer_en, item.answer_pt].map(withoutMarks)];
  const text = fold(texts.join("\n"));
  return words.every((word) => text.includes(word));
}

const withoutMarks = (answer: string) => plainText(richText(answer));

/** One question. One request. Throws 404 `question_answer.not_found`. */
export const getQuestionAnswer = async (id: string): Promise<QuestionAnswer> => toView(await read(id));

async function read(id: string): Promise<QuestionAnswerItem> {
  const { data } = await questions.get({ id }).go({ consistent: true });
  if (!data) throw absent("question_answer");
  return data;
}

const stored = ({ question, answer, topic, area, position, state }: Fields) => ({
  question_en: question.en,
  question_pt: question.pt,
  answer_en: answer.en,
  answer_pt: answer.pt,
  topic,
  ...(area && { area }),
  position,
  state,
});

const written = (version: number) => {
  const { id, name } = actor();
  return { version, updated_at: nowIso(), updated_by: id, updated_by_name: name };
};

/** Adds a question. Requests as {@link all} and one more. Throws 409 `question_answer.too_many`. */
export const createQuestionAnswer = (fields: Fields): Promise<QuestionAnswer> =>
  addQuestionAnswer(fields, { id: newId("questionAnswer"), version: 1 });

type Added = { id: string; version: number; action?: "revert" };

async function addQuestionAnswer(fields: Fields, { id, version, action }: Added): Promise<QuestionAnswer> {
  if ((await all()).length >= MAX_QUESTIONS)
    throw new AppError("conflict", "question_answer.too_many", { details: { limit: MAX_QUESTIONS } });
  const item: QuestionAnswerItem = {
    list: "question_answers",
    id,
    ...stored(fields),
    created_at: nowIso(),
    ...written(version),
  };
  const result = toView(item);
  await transact({
    writes: [put(questions.create(item).params(), staleOrAbsent), revision({ after: item, action })],
    audit: { action: "create", record: item.id },
    result,
  });
  return result;
}

/** Changes a question. Two requests. Throws 404 `question_answer.not_found`, 409 `question_answer.stale`. */
export async function updateQuestionAnswer(
  id: string,
  { version, ...fields }: Fields & { version: number },
  action?: "revert",
): Promise<QuestionAnswer> {
  const before = await read(id);
  if (before.version !== version) throw stale("question_answer", toView(before));
  const { list, created_at } = before;
  const after: QuestionAnswerItem = { list, id, created_at, ...stored(fields), ...written(version + 1) };
  const replaced = questions.put(after).where((item, { eq }) => eq(item.version, version));
  await transact({
    writes: [put(replaced.params(), staleOrAbsent), revision({ before, after, action })],
    audit: { action: "update", record: id },
  });
  return toView(after);
}

/** Deletes a question. Two requests. Throws 404 `question_answer.not_found`, 409 `question_answer.stale`. */
export async function removeQuestionAnswer(id: string, version: number): Promise<{ result: "deleted" }> {
  const before = await read(id);
  const removed = questions.remove({ id }).where((item, { eq }) => eq(item.version, version));
  await transact({
    writes: [remove(removed.params(), staleOrAbsent), revision({ before })],
    audit: { action: "delete", record: id },
  });
  return { result: "deleted" };
}

type Earlier = { to: number; version: number };

/**
 * Writes a question as it was in an earlier version; one that was deleted is added again under its id. Four requests, and those
 * of {@link all} for a deleted one. Throws 404 `revision.not_found`, 409 `question_answer.stale`, `question_answer.too_many`,
 * `revision.not_restorable`.
 */
export async function restoreQuestionAnswer(id: string, { to, version }: Earlier): Promise<QuestionAnswer> {
  const { after } = await Revisions.stateIn(id, to);
  const fields = Revisions.fieldsThen(newQuestionAnswer, {
    question: { en: after.question_en, pt: after.question_pt },
    answer: { en: after.answer_en, pt: after.answer_pt },
    topic: after.topic,
    area: after.area,
    position: after.position,
    state: after.state,
  });
  const { data: current } = await questions.get({ id }).go({ consistent: true });
  return current
    ? updateQuestionAnswer(id, { ...fields, version }, "revert")
    : addQuestionAnswer(fields, { id, version: version + 1, action: "revert" });
}

type Revised = { before?: QuestionAnswerItem; after?: QuestionAnswerItem; action?: "revert" | undefined };

/** The history's entry for a change. A deletion counts as one more version. */
function revision({ before, after, action }: Revised) {
  const item = (after ?? before) as QuestionAnswerItem;
  return Revisions.revisionWrite({
    kind: "question_answer",
    subject: item.id,
    version: after ? after.version : item.version + 1,
    title: item.question_en,
    title_pt: item.question_pt,
    action,
    before: before && revised(before),
    after: after && revised(after),
  });
}

function staleOrAbsent(current: Record<string, unknown> | undefined) {
  const { data } = current ? questions.parse({ Item: current }) : { data: null };
  return data ? stale("question_answer", toView(data)) : absent("question_answer");
}
