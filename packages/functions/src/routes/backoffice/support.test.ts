import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { MAX_ANSWER, MAX_QUESTIONS } from "@meridian/core/contracts/support/question-answers";
import { supportRoutes } from "@meridian/core/contracts/support/support";
import { env } from "@meridian/core/platform/env";
import { newId } from "@meridian/core/platform/ids";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { connect } from "../../../../core/src/db/service.ts";
import {
  QuestionAnswerEntity,
  type QuestionAnswerItem,
} from "../../../../core/src/support/question-answer.entity.ts";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { questionAnswers } from "../support/support.ts";
import * as changes from "./changes.ts";
import * as support from "./support.ts";

localTable();
const questions = connect({ question: QuestionAnswerEntity }).entities.question;
let superAdmin: TestUser;
let reader: TestUser;

beforeAll(async () => {
  superAdmin = await makeUser(Spaces.BACKOFFICE, "admin", {
    id: env("SUPER_ADMIN_USER_ID"),
    name: "Demo Admin",
  });
  reader = await makeUser((await makeSpace()).id, "receptionist");
});

const handlers = { ...support, ...changes };
type Key = keyof typeof handlers;
async function counted(key: Key, input: object = {}) {
  await Spaces.loadActor({ userId: superAdmin.id, spaceId: superAdmin.spaceId });
  const { value, calls } = await countingCalls(() =>
    callHandler(backofficeRoutes[key], handlers[key], { as: superAdmin, ...input }),
  );
  expect(calls).toBeLessThanOrEqual(backofficeRoutes[key].calls);
  return value;
}
const read = (language: "en" | "pt", headers: Record<string, string> = {}) =>
  callHandler(supportRoutes.questionAnswers, questionAnswers, { as: reader, query: { language }, headers });

const fields = (over: object = {}) => ({
  question: { en: "How do I book?", pt: "Como marco uma consulta?" },
  answer: { en: "Open the **calendar**.", pt: "Abra o **calendário**. Não há pressa." },
  topic: "calendar",
  area: null,
  position: 10,
  state: "published",
  ...over,
});
const create = async (over: object = {}) =>
  (await counted("createQuestionAnswer", { body: fields(over) })).body;

describe("questions and answers", () => {
  test("reach clinics in their language once they are published, in their order", async () => {
    const draft = await create({ state: "draft", question: { en: "Draft", pt: "Rascunho" } });
    await create({ position: 20, question: { en: "Second", pt: "Segunda" } });
    await create({ position: 9, topic: "start", question: { en: "Start", pt: "Início" } });
    await create({});
    const english = await read("en");
    expect(supportRoutes.questionAnswers.response.parse(english.body)).toEqual(english.body);
    const titles = english.body.questions.map(({ question }: { question: string }) => question);
    expect(titles).toEqual(["Start", "How do I book?", "Second"]);
    const { questions } = (await read("pt")).body;
    expect(questions[1]).toMatchObject({
      question: "Como marco uma consulta?",
      answer: [
        {
          kind: "paragraph",
          runs: [{ text: "Abra o " }, { text: "calendário", bold: true }, { text: ". Não há pressa." }],
        },
      ],
    });
    const { version, id } = draft;
    await counted("updateQuestionAnswer", { params: { question: id }, body: { ...fields(), version } });
    expect((await read("en")).body.questions).toHaveLength(4);
  });

  test("cost a 304 while nothing changed", async () => {
    const first = await read("en");
    const etag = first.headers.etag as string;
    expect((await read("en", { "if-none-match": etag })).status).toBe(304);
    await create({ question: { en: "New", pt: "Nova" } });
    expect((await read("en", { "if-none-match": etag })).status).toBe(200);
  });

  test("are found without accents in both languages, filtered and paged", async () => {
    await create({ topic: "data", area: "fito", answer: { en: "Ask **Zulmira**", pt: "Exportação à mão" } });
    await create({ topic: "data", area: "mtc", question: { en: "Zulmira", pt: "Exportação" } });
    const list = async (query: object) => (await counted("listQuestionAnswers", { query })).body;
    expect((await list({ search: "zulmira" })).items).toHaveLength(2);
    expect((await list({ search: "exportacao MAO" })).items).toHaveLength(1);
    expect((await list({ search: "zulmira", area: "mtc" })).items).toHaveLength(1);
    expect((await list({ search: "zulmira", state: "draft" })).items).toEqual([]);
    const first = await list({ topic: "data", limit: 1 });
    const second = await list({ topic: "data", limit: 1, cursor: first.next });
    expect([first.items.length, second.items.length, second.next]).toEqual([1, 1, null]);
    expect(second.items[0].id).not.toBe(first.items[0].id);
  });

  test("are refused when stale, unknown, or without a language", async () => {
    const { id, version } = await create();
    const edit = (body: object, question = id) =>
      counted("updateQuestionAnswer", { params: { question }, body });
    expect((await edit({ ...fields(), version })).body.version).toBe(2);
    const stale = await edit({ ...fields(), version });
    expect([stale.status, stale.body.code, stale.body.current.version]).toEqual([
      409,
      "question_answer.stale",
      2,
    ]);
    expect((await edit({ ...fields(), version }, "qan_01K0DEM0000000000000000009")).status).toBe(404);
    const answer = { en: "x".repeat(MAX_ANSWER + 1), pt: " " };
    const wrong = await edit({ ...fields({ answer }), version: 2 });
    expect(wrong.body.fields).toEqual({ "answer.en": "text.too_long", "answer.pt": "required" });
    const remove = (v: number) =>
      counted("removeQuestionAnswer", { params: { question: id }, query: { version: String(v) } });
    expect((await remove(1)).status).toBe(409);
    expect((await remove(2)).status).toBe(200);
    expect((await remove(2)).status).toBe(404);
  });

  test("keep their history with who and the difference, also when deleted", async () => {
    const { id } = await create({ area: "osteo" });
    const body = {
      ...fields({ answer: { en: "Open the week.", pt: "Abra o **calendário**. Não há pressa." } }),
      version: 1,
    };
    await counted("updateQuestionAnswer", { params: { question: id }, body });
    await counted("removeQuestionAnswer", { params: { question: id }, query: { version: "2" } });
    const history = await counted("listHistory", { params: { subject: id } });
    expect(backofficeRoutes.listHistory.response.parse(history.body)).toEqual(history.body);
    const [deleted, changed, added] = history.body.items;
    expect([deleted.action, changed.action, added.action]).toEqual(["delete", "update", "create"]);
    expect(changed).toMatchObject({
      by: "Demo Admin",
      title: { en: "How do I book?", pt: "Como marco uma consulta?" },
      version: 2,
    });
    expect(changed.changes).toEqual([
      { field: "answer_en", before: "Open the **calendar**.", after: "Open the week." },
      { field: "area", before: "osteo", after: null },
    ]);
    const all = await counted("listChanges", { query: { limit: "2" } });
    expect(all.body.items.map(({ action }: { action: string }) => action)).toEqual(["delete", "update"]);
    const rest = await counted("listChanges", { query: { kind: "question_answer", limit: "50" } });
    expect(rest.body.items.length).toBeGreaterThan(3);
    expect((await counted("listChanges", { query: { kind: "alert" } })).body.items).toEqual([]);
  });

  test("stop at the most that one answer holds", async () => {
    const { id: _, ...item } = (await questions.query.inOrder({ list: "question_answers" }).go())
      .data[0] as QuestionAnswerItem;
    const ids = Array.from({ length: MAX_QUESTIONS }, () => newId("questionAnswer"));
    await Promise.all(ids.map((id) => questions.put({ ...item, id, state: "draft" }).go()));
    const full = await counted("createQuestionAnswer", { body: fields() });
    expect([full.status, full.body.code]).toEqual([409, "question_answer.too_many"]);
  });
});
