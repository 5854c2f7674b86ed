import * as Assessments from "@meridian/core/assessments";
import { assessmentsRoutes as routes } from "@meridian/core/contracts/assessments/assessments";
import type { Route } from "@meridian/core/contracts/kernel/route";
import { counted, makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { type CallOptions, callHandler, type Handler } from "../../testing/call.ts";
import {
  archive,
  create,
  createResponseType,
  get,
  list,
  publish,
  remove,
  removeResponseType,
  responseTypes,
  restore,
  save,
  share,
  updateResponseType,
  versions,
} from "./assessments.ts";

localTable();

let space: TestSpace;
let owner: TestUser;
let colleague: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  space = await makeSpace();
  owner = await makeUser(space.id, "professional");
  colleague = await makeUser(space.id, "professional");
  stranger = await makeUser((await makeSpace()).id, "professional");
});

const handlers = {
  archive,
  create,
  createResponseType,
  get,
  list,
  publish,
  remove,
  removeResponseType,
  responseTypes,
  restore,
  save,
  share,
  updateResponseType,
  versions,
} satisfies Partial<Record<keyof typeof routes, Handler>>;
const call = (name: keyof typeof handlers, options: CallOptions = {}) =>
  callHandler(routes[name] as Route, handlers[name], { as: owner, ...options });

let serial = 0;
const unique = (what: string) => `${what} ${++serial}`;
const content = (name: string, label = "How strong is it?") => ({
  name,
  description: "",
  category: "Pain",
  questions: [
    { kind: "heading", id: "heading1", label: "Today" },
    { kind: "scale", id: "strength", label, min: 0, max: 10, scored: true, required: true },
    {
      kind: "number",
      id: "angle1",
      label: "Angle",
      unit: "°",
      min: 0,
      max: 180,
      normal_min: 80,
      normal_max: 120,
    },
  ],
  bands: [
    { id: "mild01", from: 0, to: 4, label: "mild" },
    { id: "severe", from: 5, to: 10, label: "severe" },
  ],
});

async function begun(name = unique("Test")) {
  const made = await call("create", { body: { name } });
  return { id: made.body.id as string, name };
}
async function published(name = unique("Test"), label?: string) {
  const { id } = await begun(name);
  const saved = await call("save", {
    params: { test: id },
    body: { version: 1, content: content(name, label) },
  });
  expect(saved.status).toBe(200);
  const answer = await call("publish", { params: { test: id }, body: { version: 2 } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { id, name };
}

describe("an own test", () => {
  test("starts empty, is saved as a draft and published; a version never changes", async () => {
    const { id, name } = await published();
    const listed = (await call("list")).body.items.find((one: { id: string }) => one.id === id);
    expect(listed).toMatchObject({ name, questions: 2, published: 1, edited: false, shared: false });

    const changed = { ...content(name), questions: content(name, "Another wording").questions };
    await call("save", { params: { test: id }, body: { version: 2, content: changed } });
    expect((await call("get", { params: { test: id } })).body).toMatchObject({ edited: true, published: 1 });
    const second = await call("publish", { params: { test: id }, body: { version: 3 } });
    expect(second.body).toMatchObject({ published: 2, edited: false });

    const both = await call("versions", { query: { of: `${id}.1,${id}.2` } });
    const wording = (number: number) =>
      both.body.items.find((one: { version: number }) => one.version === number).content.questions[1].label;
    expect([wording(1), wording(2)]).toEqual(["How strong is it?", "Another wording"]);
  });

  test("publishing an unchanged draft creates no version", async () => {
    const { id } = await published();
    const again = await call("publish", { params: { test: id }, body: { version: 2 } });
    expect(again).toMatchObject({ status: 200, body: { published: 1 } });
  });

  test("an incomplete draft is saved, and refused at publishing with the missing parts", async () => {
    const { id, name } = await begun();
    const gaps = { ...content(name), questions: [{ kind: "options", id: "choice1", label: "" }] };
    expect((await call("save", { params: { test: id }, body: { version: 1, content: gaps } })).status).toBe(
      200,
    );
    const answer = await call("publish", { params: { test: id }, body: { version: 2 } });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: "test.incomplete",
        fields: { "questions.0.label": "required", "questions.0.options": "test.two_options" },
      },
    });
  });

  test("a stale save is refused with the current draft", async () => {
    const { id, name } = await begun();
    await call("save", { params: { test: id }, body: { version: 1, content: content(name) } });
    const stale = await call("save", {
      params: { test: id },
      body: { version: 1, content: { ...content(name), description: "Mine" } },
    });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: "test.stale", current: { version: 2, content: { name, description: "" } } },
    });
    expect((await call("publish", { params: { test: id }, body: { version: 1 } })).status).toBe(409);
  });

  test("of two saves at the same moment one is stored and the other refused", async () => {
    const { id, name } = await begun();
    const answers = await Promise.all(
      ["A", "B", "C"].map((description) =>
        call("save", {
          params: { test: id },
          body: { version: 1, content: { ...content(name), description } },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test("a published name is unique per owner", async () => {
    const { name } = await published();
    const { id } = await begun();
    const twice = { ...content(` ${name.toUpperCase()} `) };
    await call("save", { params: { test: id }, body: { version: 1, content: twice } });
    const refused = await call("publish", { params: { test: id }, body: { version: 2 } });
    expect(refused).toMatchObject({ status: 409, body: { code: "name.exists" } });
    const theirs = await call("create", { as: colleague, body: { name } });
    await call("save", {
      as: colleague,
      params: { test: theirs.body.id },
      body: { version: 1, content: content(name) },
    });
    const answer = await call("publish", {
      as: colleague,
      params: { test: theirs.body.id },
      body: { version: 2 },
    });
    expect(answer.status).toBe(200);
  });

  test("a repeated creation adds no second test", async () => {
    const headers = { "idempotency-key": "3f0d5d9e-6f0e-4d1c-9a69-6d3b0a3f9e11" };
    const body = { name: unique("Once") };
    const first = await call("create", { headers, body });
    const second = await call("create", { headers, body });
    expect(second.body.id).toBe(first.body.id);
  });

  test("can be archived and restored, and deleted only before it was published", async () => {
    const { id } = await published();
    expect((await call("remove", { params: { test: id } })).body.code).toBe("test.published");
    expect((await call("archive", { params: { test: id } })).body.archived).toBe(true);
    expect((await call("restore", { params: { test: id } })).body.archived).toBe(false);
    const draft = await begun();
    expect((await call("remove", { params: { test: draft.id } })).status).toBe(200);
    expect((await call("get", { params: { test: draft.id } })).status).toBe(404);
  });
});

describe("sharing", () => {
  test("an unshared test does not exist for a colleague; a shared one can be read and copied, not changed", async () => {
    const { id, name } = await published();
    const theirs = (verb: keyof typeof handlers, options: CallOptions = {}) =>
      call(verb, { as: colleague, params: { test: id }, ...options });
    expect((await theirs("get")).status).toBe(404);
    expect((await theirs("archive")).status).toBe(404);
    expect((await theirs("versions", { query: { of: `${id}.1` } })).body.items).toEqual([]);

    await call("share", { params: { test: id }, body: { shared: true } });
    // Only the owner sees the draft.
    await call("save", {
      params: { test: id },
      body: { version: 2, content: content(name, "Draft wording") },
    });
    const seen = await theirs("get");
    expect(seen.body.content.questions[1].label).toBe("How strong is it?");
    expect((await theirs("versions", { query: { of: `${id}.1` } })).body.items).toHaveLength(1);
    expect(await theirs("archive")).toMatchObject({ status: 403, body: { code: "test.not_own" } });
    const copy = await call("create", { as: colleague, body: { name: unique("Copy"), from: id } });
    expect(copy.body).toMatchObject({ questions: 2, published: 0, owner: { id: colleague.id } });
    const far = await call("get", { as: stranger, params: { test: id } });
    expect(far.status).toBe(404);

    await call("share", { params: { test: id }, body: { shared: false } });
    expect((await theirs("get")).status).toBe(404);
  });

  test("a version used in a visit stays readable whatever is shared", async () => {
    const { id } = await published();
    const taken = {
      id: "taking1",
      test: id,
      version: 1,
      name: "",
      answers: { strength: 7 },
      score: 1,
      band: null,
    };
    const settled = await counted(owner, () => Assessments.scoreCompletedTests([taken]));
    expect(settled.calls).toBe(1);
    expect(settled.value.items[0]).toMatchObject({ score: 7, band: "severe" });
    expect(settled.value.writes).toHaveLength(1);
    await expect(counted(colleague, () => Assessments.scoreCompletedTests([taken]))).rejects.toMatchObject({
      facts: { fields: { "data.items.0.test": "test.not_found" } },
    });
  });
});

describe("answers", () => {
  const settle = async (answers: Record<string, unknown>) => {
    const { id } = await published();
    const taken = { id: "taking1", test: id, version: 1, name: "", answers, score: null, band: null };
    return counted(owner, () => Assessments.scoreCompletedTests([taken as never])).then(
      ({ value }) => value.items[0],
      (error: { facts?: { fields?: unknown } }) => error.facts?.fields,
    );
  };
  test.each([
    [{ strength: 11 }, "strength", "number.impossible"],
    [{ angle1: 181 }, "angle1", "number.impossible"],
    [{ angle1: "90" }, "angle1", "number.invalid"],
    [{ strength: 2.5 }, "strength", "answer.invalid"],
    [{ nothing1: 1 }, "nothing1", "question.unknown"],
    [{ heading1: "x" }, "heading1", "question.unknown"],
  ])("%j is refused naming the question", async (answers, question, code) => {
    expect(await settle(answers)).toEqual({ [`data.items.0.answers.${question}`]: code });
  });
  test("outside the normal range are accepted; without required answers there is no score", async () => {
    expect(await settle({ angle1: 130 })).toMatchObject({ score: null, band: null });
  });
});

describe("response types", () => {
  const options = [
    { id: "none01", label: "None", points: 0 },
    { id: "mild01", label: "Mild", points: 1 },
  ];
  test("belong to the space: created, changed, refused as duplicates and deleted", async () => {
    const name = unique("Severity");
    const made = await call("createResponseType", { body: { name, options } });
    expect(made.status).toBe(201);
    const again = await call("createResponseType", {
      as: colleague,
      body: { name: name.toLowerCase(), options },
    });
    expect(again.body.code).toBe("name.exists");
    const params = { type: made.body.id };
    const changed = await call("updateResponseType", {
      as: colleague,
      params,
      body: { name, options: [...options, { id: "severe", label: "Severe", points: 2 }], version: 1 },
    });
    expect(changed.body).toMatchObject({ version: 2 });
    const stale = await call("updateResponseType", { params, body: { name, options, version: 1 } });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: "response_type.stale", current: { version: 2 } },
    });
    expect((await call("responseTypes")).body.items).toHaveLength(1);
    expect((await call("removeResponseType", { params })).status).toBe(200);
    expect((await call("createResponseType", { body: { name, options } })).status).toBe(201);
  });
  test("have at least two options, each with a label", async () => {
    const [first] = options;
    const refused = await call("createResponseType", { body: { name: unique("X"), options: [first] } });
    expect(refused).toMatchObject({ status: 400, body: { fields: { options: "test.two_options" } } });
  });
});
