import { routeTables } from "@meridian/core/contracts/all";
import type { Route } from "@meridian/core/contracts/kernel/route";
import { makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeAll, expect, test } from "vitest";
import { type CallOptions, callHandler, handlerOf } from "../../testing/call.ts";

localTable();
const NAME = "Demo Secret Name";
const START = "2036-03-03T10:00:00.000Z";
const routes = Object.values({ ...routeTables.scheduling, ...routeTables.visits });

/** Calls a route by the last part of its id. */
async function call(verb: string, options: CallOptions) {
  const route = routes.find(({ id }) => id.endsWith(`.${verb}`)) as Route;
  return callHandler(route, await handlerOf(route), options);
}

let space: TestSpace;
let colleague: TestUser;
let limited: TestUser;
let patient: { id: string; name: string };
let waits: string;
let booked: { id: string; version: number };
let blockedId: string;

beforeAll(async () => {
  space = await makeSpace({ sharesClinicalRecords: false });
  const desk = await makeUser(space.id, "receptionist");
  colleague = await makeUser(space.id, "professional");
  // Books, but sees only their own calendar.
  limited = await makeUser(space.id, "professional", { appointment_permission: true });
  patient = await makePatient(space.id, { name: NAME });
  const body = { ...booking(colleague.id), notes: NAME, rule: { frequency: "daily", count: 2 } };
  const made = await call("create-series", { as: desk, body });
  booked = made.body.occurrences[0].appointment;
  const block = await call("create-blocked-time", { as: colleague, body: blockedTime() });
  blockedId = block.body.id;
  const waiting = { ...who(), appointment_type: space.appointmentType.id, professional: colleague.id };
  const listed = await call("add-waiting", { as: desk, body: waiting });
  waits = listed.body.id;
});

const who = () => ({ patient: patient.id, patient_name: patient.name });
const booking = (professional: string) => ({
  ...who(),
  professional,
  office: space.establishment.offices[0]?.id,
  appointment_type: space.appointmentType.id,
  start: START,
  duration: 60,
});
const range = { from: "2036-03-01T00:00:00Z", to: "2036-03-08T00:00:00Z" };
const one = () => ({ params: { appointment: booked.id } });
const entry = () => ({ params: { entry: waits } });
const blocked = () => ({ params: { blocked: blockedId } });
/** Something private of the colleague's. */
const blockedTime = () => ({
  professional: colleague.id,
  title: NAME,
  from: "2036-03-03T13:00",
  to: "2036-03-03T14:00",
});
const changes = () => ({ ...one(), body: { scope: "all", version: booked.version, notes: "x" } });

/** How somebody who may not read a colleague's calendar asks each route about it, and what they are answered. */
const asked: Record<string, { call: () => CallOptions; status: number } | "names the caller's own choice"> = {
  list: { call: () => ({ query: range }), status: 200 },
  home: { call: () => ({}), status: 200 },
  "affected-appointments": {
    call: () => ({ query: { professional: colleague.id, from: "2036-03-03", to: "2036-03-04" } }),
    status: 403,
  },
  "booking-defaults": { call: () => ({ params: { patient: patient.id } }), status: 200 },
  create: { call: () => ({ body: booking(limited.id) }), status: 409 },
  get: { call: one, status: 403 },
  upcoming: { call: () => ({ query: { professional: colleague.id } }), status: 403 },
  print: { call: one, status: 403 },
  prescription: { call: one, status: 403 },
  update: { call: () => ({ ...one(), body: { version: 1, duration: 30 } }), status: 403 },
  "set-status": { call: () => ({ ...one(), body: { status: "confirmed", version: 1 } }), status: 403 },
  "save-section": {
    call: () => ({
      params: { appointment: booked.id, section: "complaint" },
      body: { patient: patient.id, version: 0, data: {} },
    }),
    status: 403,
  },
  // The patient's own page: who may read patients is told the name there.
  record: "names the caller's own choice",
  results: "names the caller's own choice",
  figures: "names the caller's own choice",
  "preview-series": {
    call: () => ({ body: { ...booking(limited.id), rule: { frequency: "daily", count: 2 } } }),
    status: 200,
  },
  "create-series": {
    call: () => ({ body: { ...booking(limited.id), rule: { frequency: "daily", count: 2 } } }),
    status: 201,
  },
  "preview-series-change": { call: changes, status: 403 },
  "change-series": { call: changes, status: 403 },
  "cancel-series": {
    call: () => ({ ...one(), body: { scope: "all", version: 1, reason: "x" } }),
    status: 403,
  },
  "list-waiting": { call: () => ({}), status: 200 },
  "add-waiting": "names the caller's own choice",
  "update-waiting": { call: () => ({ ...entry(), body: { version: 1, urgent: true } }), status: 404 },
  "remove-waiting": { call: entry, status: 404 },
  "free-times": {
    call: () => ({ query: { from: "2036-03-03", to: "2036-03-04", duration: "60" } }),
    status: 200,
  },
  "change-token": { call: () => ({ query: range }), status: 200 },
  "list-blocked-times": { call: () => ({ query: { from: "2036-03-03", to: "2036-03-04" } }), status: 200 },
  "create-blocked-time": { call: () => ({ body: blockedTime() }), status: 403 },
  "update-blocked-time": {
    call: () => ({ ...blocked(), body: { ...blockedTime(), version: 1 } }),
    status: 403,
  },
  "remove-blocked-time": { call: blocked, status: 403 },
  "restore-blocked-time": { call: () => ({ ...blocked(), body: {} }), status: 403 },
  "get-feed": { call: () => ({}), status: 200 },
  "create-feed": { call: () => ({}), status: 201 },
  "revoke-feed": { call: () => ({}), status: 200 },
  feed: { call: () => ({ params: { token: "x".repeat(27) } }), status: 404 },
};

test("every route of scheduling and visits is asked", () => {
  expect(Object.keys(asked).sort()).toEqual(routes.map(({ id }) => id.split(".")[1]).sort());
});

test.each(Object.entries(asked))(
  "%s shows neither name nor appointment of another's calendar",
  async (verb, how) => {
    if (typeof how === "string") return;
    const { status, body } = await call(verb, { as: limited, ...how.call() });
    const text = JSON.stringify(body);
    expect([status, text.includes(NAME), text.includes(booked.id)]).toEqual([how.status, false, false]);
  },
);

test("taken time is seen all the same: busy on the list, in the way of a booking, not among the free times", async () => {
  const { body } = await call("list", { as: limited, query: range });
  expect(body.items).toEqual([
    expect.objectContaining({ busy: true, professional: colleague.id, start: START }),
    expect.objectContaining({ busy: true, professional: colleague.id }),
  ]);
  const clash = await call("create", { as: limited, body: booking(limited.id) });
  expect(clash.body.details.clashes).toEqual([
    { resource: "office", start: START, end: "2036-03-03T11:00:00.000Z" },
    { resource: "patient", start: START, end: "2036-03-03T11:00:00.000Z" },
  ]);
  const query = { from: "2036-03-03", to: "2036-03-03", duration: "60", professionals: colleague.id };
  const free = await call("free-times", { as: limited, query });
  expect(free.body.items.map(({ start }: { start: string }) => start)).not.toContain(START);
});
