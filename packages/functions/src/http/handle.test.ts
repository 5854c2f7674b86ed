import { EXAMPLE_HEADER } from "@meridian/core/contracts/example/example-space";
import { route } from "@meridian/core/contracts/kernel/route";
import * as Example from "@meridian/core/example";
import { actor, inContext, requestContext } from "@meridian/core/platform/context";
import { AppError, stale } from "@meridian/core/platform/errors";
import * as Spaces from "@meridian/core/spaces";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { callHandler, sessionToken } from "../testing/call.ts";
import { handle } from "./handle.ts";

localTable();

const open = { errors: [], touches: {}, calls: 0, summary: "test" } as const;
const read = route({
  ...open,
  id: "test.read",
  method: "GET",
  path: "/things/{thing}",
  access: { who: "space", can: "patients.read" },
  params: z.object({ thing: z.string().max(5, { message: "text.too_long" }) }),
  query: z.object({ n: z.coerce.number().default(1) }),
  response: z.unknown(),
});
const write = route({
  ...open,
  id: "test.write",
  method: "POST",
  path: "/things",
  access: { who: "space", can: "clinic.manage", module: "mtc" },
  body: z.object({
    name: z.string().min(1, { message: "required" }),
    nested: z.object({ n: z.int() }).optional(),
  }),
  response: z.unknown(),
  status: 201,
});
const secret = "Ana Secret";

let space: TestSpace;
let manager: TestUser;
let receptionist: TestUser;

beforeAll(async () => {
  space = await makeSpace();
  manager = await makeUser(space.id, "manager");
  receptionist = await makeUser(space.id, "receptionist");
});

const echo = handle({ read }, "read", async ({ params, query }) => ({
  params,
  query,
  who: actor().id,
  space: actor().spaceId,
}));
const create = handle({ write }, "write", async ({ body }) => body);
const params = { thing: "abc" };

describe("session and actor", () => {
  test("no session is 401, and a session of another issuer is too", async () => {
    expect((await callHandler(read, echo, { params })).status).toBe(401);
    const forged = `${(await sessionToken(manager)).slice(0, -8)}AAAAAAAA`;
    const answer = await callHandler(read, echo, { params, cookies: { session: forged } });
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: "session.not_found", requestId: expect.any(String) });
  });
  test("an expired session is 401", async () => {
    const token = await sessionToken(manager, "-1m");
    expect((await callHandler(read, echo, { params, cookies: { session: token } })).status).toBe(401);
  });
  test("takes user and space from the session, whatever the request says", async () => {
    const answer = await callHandler(read, echo, {
      as: manager,
      params,
      query: { n: "2", spaceId: "spc_other" },
      headers: { "x-space": "spc_other" },
    });
    expect(answer.body).toEqual({ params, query: { n: 2 }, who: manager.id, space: space.id });
  });
  test("refuses a deactivated user", async () => {
    const gone = await makeUser(space.id, "receptionist", { active: false });
    expect((await callHandler(read, echo, { as: gone, params })).status).toBe(401);
  });
});

describe("the example of the guided tour", () => {
  const example = { [EXAMPLE_HEADER]: "1" };
  const begins = route({
    ...write,
    id: "test.begins",
    access: { who: "space", can: "clinic.manage" },
    inExample: true,
  });
  const beginsThere = handle({ begins }, "begins", async () => actor().spaceId);
  const account = route({ ...read, id: "test.account", access: { who: "session" } });
  const readAccount = handle({ account }, "account", async () => actor().spaceId);
  const body = { name: "x" };

  test("is 409 for a user who has none", async () => {
    const answer = await callHandler(read, echo, { as: receptionist, params, headers: example });
    expect([answer.status, answer.body.code]).toEqual([409, "example.ended"]);
  });
  test("takes the place of the clinic where the header asks for it, and nowhere else", async () => {
    await as(manager, Example.begin);
    const there = await callHandler(read, echo, { as: manager, params, headers: example });
    expect(there.body.space).toMatch(/^exs_/);
    expect((await callHandler(read, echo, { as: manager, params })).body.space).toBe(space.id);
    for (const value of ["0", "true", String(there.body.space)]) {
      const answer = await callHandler(read, echo, {
        as: manager,
        params,
        headers: { [EXAMPLE_HEADER]: value },
      });
      expect(answer.body.space).toBe(space.id);
    }
  });
  test("is never the place of what a user does about the account", async () => {
    const answer = await callHandler(account, readAccount, { as: manager, params, headers: example });
    expect(answer.body).toBe(space.id);
  });
  test("refuses writes that were not made for it", async () => {
    const refused = await callHandler(write, create, { as: manager, body, headers: example });
    expect([refused.status, refused.body.code]).toEqual([403, "example.not_available"]);
    const allowed = await callHandler(begins, beginsThere, { as: manager, body, headers: example });
    expect([allowed.status, allowed.body]).toEqual([201, expect.stringMatching(/^exs_/)]);
  });
});

describe("origin", () => {
  const body = { name: "x" };
  test.each([
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ origin: "", "sec-fetch-site": "cross-site" }, 403],
    [{ origin: "" }, 403],
    [{ origin: "", "sec-fetch-site": "same-origin" }, 201],
    [{ origin: "http://localhost:3000" }, 201],
  ])("%j answers %i to a change of state", async (headers, status) => {
    expect((await callHandler(write, create, { as: manager, body, headers })).status).toBe(status);
  });
});

describe("roles, modules and plan", () => {
  test("a role without the capability is 403", async () => {
    const answer = await callHandler(write, create, { as: receptionist, body: { name: "x" } });
    expect([answer.status, answer.body.code]).toEqual([403, "access.denied"]);
  });
  test("a module not granted is 403 module.not_owned", async () => {
    const without = await makeUser(space.id, "manager", { modules: ["osteo"] });
    const answer = await callHandler(write, create, { as: without, body: { name: "x" } });
    expect([answer.status, answer.body.code]).toEqual([403, "module.not_owned"]);
  });
  test.each([
    ["the last day", 1, 201],
    ["the day after", 0, 402],
  ])("on %s of the plan, writing answers %i days left with %i", async (_when, daysLeft, status) => {
    const ending = await makeSpace({ daysLeft });
    const user = await makeUser(ending.id, "manager");
    expect((await callHandler(write, create, { as: user, body: { name: "x" } })).status).toBe(status);
    expect((await callHandler(read, echo, { as: user, params })).status).toBe(200);
  });
});

describe("validation", () => {
  test("names every invalid field", async () => {
    const answer = await callHandler(write, create, { as: manager, body: { nested: { n: 1.5 } } });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ name: "required", "nested.n": expect.any(String) });
  });
  test("also checks path and query", async () => {
    const answer = await callHandler(read, echo, { as: manager, params: { thing: "far too long" } });
    expect(answer.body).toMatchObject({ code: "input.invalid", fields: { thing: "text.too_long" } });
  });
  test.each([
    ["{broken", "application/json"],
    ["name=x", "application/x-www-form-urlencoded"],
    ["x", "text/plain"],
  ])("%j as %s is refused", async (body, type) => {
    const answer = await callHandler(write, create, { as: manager, body, headers: { "content-type": type } });
    expect([answer.status, answer.body.code]).toEqual([400, "body.not_json"]);
  });
});

describe("a malicious body", () => {
  const send = (body: string) => callHandler(write, create, { as: manager, body });
  const nested = (levels: number) => `{"name":"x","deep":${"[".repeat(levels)}${"]".repeat(levels)}}`;
  test("is refused above a hundred levels of nesting", async () => {
    expect((await send(nested(99))).status).toBe(201);
    for (const body of [nested(100), nested(1_000_000), `${'{"a":'.repeat(50_000)}1`]) {
      const started = performance.now();
      const answer = await send(body);
      expect([answer.status, answer.body.code]).toEqual([400, "body.too_deep"]);
      expect(performance.now() - started).toBeLessThan(500);
    }
    expect((await send(JSON.stringify({ name: '[{"\\\\'.repeat(5000) }))).status).toBe(201);
  });
  test("with a hundred thousand fields is refused before it is parsed; at most twenty errors are named", async () => {
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, n]));
    expect((await send(JSON.stringify({ name: "x", ...fields(100_000) }))).body.code).toBe("body.too_deep");
    const exact = { ...write, body: z.strictObject({ list: z.array(z.string()).optional() }) } as const;
    const strict = handle({ exact }, "exact", async ({ body }) => body);
    for (const body of [fields(5000), { list: Array.from({ length: 5000 }, () => 1) }]) {
      const answer = await callHandler(exact, strict, { as: manager, body });
      expect([answer.status, Object.keys(answer.body.fields).length]).toEqual([400, 20]);
    }
  });
  test("may have at most 64 kB from a caller who is not signed in", async () => {
    const open = { ...write, access: { who: "public" } } as const;
    const answer = await callHandler(
      open,
      handle({ open }, "open", async ({ body }) => body),
      {
        body: { name: "x".repeat(70_000) },
      },
    );
    expect([answer.status, answer.body.code]).toEqual([413, "body.too_large"]);
  });
});

describe("answers", () => {
  test("of every kind cannot be rendered as a page, and require https", async () => {
    for (const as of [manager, undefined]) {
      const { headers } = await callHandler(read, echo, { ...(as && { as }), params });
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
        "content-security-policy": expect.stringContaining("default-src 'none'"),
      });
    }
  });
  test("have an ETag for reads, and 304 when it is sent back", async () => {
    const first = await callHandler(read, echo, { as: manager, params });
    const headers = { "if-none-match": String(first.headers.etag) };
    const again = await callHandler(read, echo, { as: manager, params, headers });
    expect([again.status, again.body]).toEqual([304, undefined]);
    expect((await callHandler(read, echo, { as: manager, params: { thing: "b" }, headers })).status).toBe(
      200,
    );
  });
  test("are not stored by browsers, except those declared to contain no personal data", async () => {
    const kept = async (asked: typeof read, name = "abc") => {
      const handler = handle({ asked }, "asked", async () => ({}));
      return (await callHandler(asked, handler, { as: manager, params: { thing: name } })).headers[
        "cache-control"
      ];
    };
    const table = { ...read, cacheable: true } as const;
    expect([await kept(read), await kept(table)]).toEqual(["no-store", "private, no-cache"]);
    expect(await kept(table, "too long")).toBe("no-store");
  });
  test.each(["br", "gzip"])("a large answer is compressed with %s", async (encoding) => {
    const large = handle({ read }, "read", async () => ({ text: "long ".repeat(1000) }));
    const answer = await callHandler(read, large, {
      as: manager,
      params,
      headers: { "accept-encoding": encoding },
    });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.body.text).toHaveLength(5000);
  });
  test("of an expected failure contain its code and the current state", async () => {
    const fails = handle({ read }, "read", async () => {
      throw stale("patient", { version: 3 });
    });
    const answer = await callHandler(read, fails, { as: manager, params });
    expect([answer.status, answer.body.code, answer.body.current]).toEqual([
      409,
      "patient.stale",
      { version: 3 },
    ]);
  });
  test("of an unexpected failure contain no details", async () => {
    const fails = handle({ read }, "read", async () => {
      throw new Error(`could not parse ${secret}`);
    });
    const answer = await callHandler(read, fails, { as: manager, params });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      code: "internal",
      message: "Error! Try again later",
      requestId: expect.any(String),
    });
    expect(JSON.stringify(answer)).not.toContain(secret);
  });
  test("requests at the same moment do not see each other", async () => {
    const slow = handle({ read }, "read", async () => {
      const before = actor().id;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20));
      return { same: before === actor().id, id: actor().id };
    });
    const users = [manager, receptionist, manager, receptionist, manager];
    const answers = await Promise.all(users.map((user) => callHandler(read, slow, { as: user, params })));
    expect(answers.map((answer) => answer.body)).toEqual(users.map(({ id }) => ({ same: true, id })));
  });
});

test("without a request there is no actor", async () => {
  expect(() => actor()).toThrow(AppError);
  await inContext({ requestId: "r", dynamoCalls: 0 }, async () =>
    expect(() => actor()).toThrow("session.not_found"),
  );
  expect(requestContext()).toBeUndefined();
});

test("the actor costs one request, and none while it is cached", async () => {
  const fresh = await makeUser(space.id, "professional");
  const context = { requestId: "r", dynamoCalls: 0 };
  await inContext(context, () => Spaces.loadActor({ userId: fresh.id, spaceId: space.id }));
  await inContext(context, () => Spaces.loadActor({ userId: fresh.id, spaceId: space.id }));
  expect(context.dynamoCalls).toBe(1);
  expect(await as(fresh, async () => actor().name)).toContain("Demo professional");
});
