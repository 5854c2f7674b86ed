import type { Route, RouteTable } from "@meridian/core/contracts/kernel/route";
import { patientsRoutes } from "@meridian/core/contracts/patients/patients";
import { actor, requestContext } from "@meridian/core/platform/context";
import { newId } from "@meridian/core/platform/ids";
import { makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { handle } from "../../http/handle.ts";
import { type CallOptions, callHandler, type Handler } from "../../testing/call.ts";
import {
  archive,
  contacts,
  create,
  duplicates,
  get,
  list,
  merge,
  restore,
  undoMerge,
  update,
} from "./patients.ts";

localTable();
const handlers: Record<keyof typeof patientsRoutes, Handler> = {
  list,
  contacts,
  duplicates,
  create,
  get,
  update,
  archive,
  restore,
  merge,
  undoMerge,
};
const call = (verb: keyof typeof patientsRoutes, options: CallOptions) =>
  callHandler(patientsRoutes[verb] as Route, handlers[verb], options);

let space: TestSpace;
const users: Record<string, TestUser> = {};
const user = (name: string) => users[name] as TestUser;
beforeAll(async () => {
  space = await makeSpace();
  users.manager = await makeUser(space.id, "manager", { practises: true });
  users.professional = await makeUser(space.id, "professional");
  users.permitted = await makeUser(space.id, "professional", { patients_permission: true });
  users.receptionist = await makeUser(space.id, "receptionist");
  users.provider = await makeUser(space.id, "external_entity");
  users.foreigner = await makeUser((await makeSpace()).id, "manager");
  users.expired = await makeUser((await makeSpace({ daysLeft: 0 })).id, "manager");
});

let serial = 0;
async function added(fields: object = {}, as = user("manager")) {
  serial += 1;
  const answer = await call("create", { as, body: { name: `Demo Patient ${serial}`, ...fields } });
  expect(answer.status).toBe(201);
  return answer.body;
}

describe("access", () => {
  test.each([
    ["list", "professional", 200],
    ["list", "receptionist", 200],
    ["list", "provider", 403],
    ["get", "professional", 200],
    ["get", "receptionist", 200],
    ["get", "foreigner", 404],
    ["create", "manager", 201],
    ["create", "receptionist", 201],
    ["create", "permitted", 201],
    ["create", "professional", 403],
    ["create", "provider", 403],
    ["create", "expired", 402],
    ["list", "expired", 200],
    ["duplicates", "receptionist", 200],
    ["duplicates", "professional", 403],
    ["update", "receptionist", 200],
    ["update", "professional", 403],
    ["update", "foreigner", 404],
    ["archive", "receptionist", 403],
    ["archive", "permitted", 403],
    ["archive", "foreigner", 404],
    ["restore", "receptionist", 403],
    ["restore", "manager", 200],
    ["merge", "receptionist", 403],
    ["merge", "foreigner", 404],
    ["undoMerge", "receptionist", 403],
    ["undoMerge", "manager", 404],
  ] as const)("%s as %s answers %i", async (verb, who, status) => {
    const made = await added();
    const other = await added();
    serial += 1;
    const bodies = {
      create: { name: `Demo Patient ${serial}` },
      update: { occupation: "Baker", version: 1 },
      merge: { other: other.id, version: 1, other_version: 1 },
    };
    const answer = await call(verb, {
      as: user(who),
      params: { patient: made.id, merge: `mrg_${made.id.slice(4)}` },
      ...(verb in bodies && { body: bodies[verb as keyof typeof bodies] }),
      ...(!(verb in bodies) && !["list", "get", "duplicates"].includes(verb) && { body: {} }),
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    if (status >= 400) expect(JSON.stringify(answer.body)).not.toContain(made.name);
  });
});

test("one error body names every invalid field", async () => {
  const answer = await call("create", { as: user("manager"), body: { name: "", email: "x", mobile: "1" } });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toEqual({
    name: "required",
    email: "email.invalid",
    mobile: "unrecognized_keys",
  });
  const later = await call("create", {
    as: user("manager"),
    body: { name: "A", phone: "12", birthday: "2999-01-01" },
  });
  expect(later.body.fields).toEqual({ phone: "phone.invalid", birthday: "birthday.future" });
});

test("possible duplicates are 409 with the candidates, and are added after confirmation", async () => {
  const made = await added({ email: "twice@demo.example" });
  const body = { name: "Somebody", email: "TWICE@demo.example" };
  const refused = await call("create", { as: user("receptionist"), body });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({
    code: "patient.possible_duplicates",
    details: { candidates: [{ id: made.id, matches: ["email"] }] },
  });
  const live = await call("duplicates", { as: user("receptionist"), query: { email: "twice@demo.example" } });
  expect(live.body.items).toEqual(refused.body.details.candidates);
  expect(
    (await call("create", { as: user("receptionist"), body: { ...body, confirm_duplicates: true } })).status,
  ).toBe(201);
});

test("the same creation twice with one idempotency key adds one patient", async () => {
  const options = {
    as: user("manager"),
    body: { name: "Once Only" },
    headers: { "idempotency-key": "k-once" },
  };
  const first = await call("create", options);
  const second = await call("create", options);
  expect(second.status).toBe(201);
  expect(second.body).toEqual(first.body);
  expect((await call("list", { as: user("manager"), query: { q: "once only" } })).body.items).toHaveLength(1);
});

test("a stale edit is 409 with the current patient, without fields the caller may not read", async () => {
  const made = await added({ allergies: "Nuts" });
  const params = { patient: made.id };
  await call("update", { as: user("manager"), params, body: { occupation: "Baker", version: 1 } });
  const late = await call("update", {
    as: user("receptionist"),
    params,
    body: { occupation: "Cook", version: 1 },
  });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: "patient.stale", current: { occupation: "Baker", version: 2 } });
  expect(JSON.stringify(late.body)).not.toContain("Nuts");
});

test("merges and undoes a merge through the API", async () => {
  const kept = await added({ allergies: "Nuts" });
  const other = await added({ occupation: "Baker" });
  const done = await call("merge", {
    as: user("manager"),
    params: { patient: kept.id },
    body: { other: other.id, version: 1, other_version: 1 },
  });
  expect(done.body).toMatchObject({ patient: { occupation: "Baker" }, merge: { patient: other.id } });
  const back = await call("undoMerge", {
    as: user("manager"),
    params: { merge: done.body.merge.id },
    body: {},
  });
  expect(back.body).toMatchObject({ patient: { occupation: "" }, other: { state: "active" } });
});

describe("requests to the table stay within what the contract declares", () => {
  /** The number of requests of the route's own work. */
  async function calls(verb: keyof typeof patientsRoutes, options: CallOptions) {
    let before = 0;
    let context: ReturnType<typeof requestContext>;
    const Patients = await import("@meridian/core/patients");
    const work: Record<string, (input: never) => Promise<unknown>> = {
      list: ({ query }: { query: Parameters<typeof Patients.list>[0] }) => Patients.list(query),
      duplicates: ({ query }: { query: Parameters<typeof Patients.duplicates>[0] }) =>
        Patients.duplicates(query),
      create: ({ body }: { body: Parameters<typeof Patients.create>[0] }) => Patients.create(body),
      merge: ({
        params,
        body,
      }: {
        params: { patient: string };
        body: Parameters<typeof Patients.merge>[1];
      }) => Patients.merge(params.patient, body),
      undoMerge: ({ params }: { params: { merge: string } }) => Patients.undoMerge(params.merge),
    };
    const counting = handle(patientsRoutes as RouteTable, verb, async (input) => {
      context = requestContext();
      actor();
      before = context?.dynamoCalls ?? 0;
      return work[verb]?.(input as never);
    });
    const answer = await callHandler(patientsRoutes[verb] as Route, counting, options);
    return { body: answer.body, calls: (context?.dynamoCalls ?? 0) - before };
  }

  test("every route", async () => {
    const as = user("manager");
    const made = await added({ email: "calls@demo.example" });
    const listing = await calls("list", { as, query: { q: "demo" } });
    // The other requests are for a search without results.
    expect(listing.calls).toBe(1);
    expect((await calls("duplicates", { as, query: { email: "calls@demo.example" } })).calls).toBe(
      patientsRoutes.duplicates.calls,
    );
    const refused = await calls("create", { as, body: { name: "X", email: "calls@demo.example" } });
    expect(refused.calls).toBe(patientsRoutes.create.calls);
    const other = await added();
    const merged = await calls("merge", {
      as,
      params: { patient: made.id },
      body: { other: other.id, version: 1, other_version: 1 },
    });
    expect(merged.calls).toBe(patientsRoutes.merge.calls);
    expect((await calls("undoMerge", { as, params: { merge: merged.body.merge.id }, body: {} })).calls).toBe(
      patientsRoutes.undoMerge.calls,
    );
  });
});

test("answers the phones of several patients of the space in one call, for a merged one those of the remaining record", async () => {
  const kept = await added({ mobile_number: "912 345 601" });
  const gone = await added({ phone: "213456701" });
  const third = await added({ phone: "213456702" });
  const merged = { other: gone.id, version: kept.version, other_version: gone.version };
  await call("merge", { as: user("manager"), params: { patient: kept.id }, body: merged });
  const ids = [kept.id, gone.id, third.id].join(",");
  const asked = await call("contacts", { as: user("receptionist"), query: { ids } });
  expect(asked.body.items).toEqual([
    {
      id: kept.id,
      patient: kept.id,
      phone: "213456701",
      mobile_number: "912 345 601",
      call: "+351912345601",
    },
    {
      id: gone.id,
      patient: kept.id,
      phone: "213456701",
      mobile_number: "912 345 601",
      call: "+351912345601",
    },
    { id: third.id, patient: third.id, phone: "213456702", mobile_number: "", call: "+351213456702" },
  ]);
  expect((await call("contacts", { as: user("foreigner"), query: { ids } })).body.items).toEqual([]);
  expect((await call("contacts", { as: user("provider"), query: { ids } })).status).toBe(403);
  const many = Array.from({ length: 101 }, () => newId("patient")).join(",");
  expect((await call("contacts", { as: user("manager"), query: { ids: many } })).status).toBe(400);
});
