import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import { visitsRoutes } from "@meridian/core/contracts/visits/visits-routes";
import { makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeAll, describe, expect, test } from "vitest";
import { type CallOptions, callHandler } from "../../testing/call.ts";
import { get, record, saveSection } from "../visits/visits.ts";
import { home, list } from "./appointment-lists.ts";
import { create, setStatus, update } from "./appointments.ts";

localTable();
const handlers = { create, get, home, list, record, saveSection, setStatus, update };
const call = (verb: keyof typeof handlers, options: CallOptions) =>
  callHandler({ ...appointmentsRoutes, ...visitsRoutes }[verb], handlers[verb], options);

let space: TestSpace;
let desk: TestUser;
let ana: TestUser;
let patient: { id: string; name: string };
let stranger: TestUser;
let strangerDesk: TestUser;

beforeAll(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  ana = await makeUser(space.id, "professional");
  patient = await makePatient(space.id);
  const elsewhere = await makeSpace();
  stranger = await makeUser(elsewhere.id, "professional");
  strangerDesk = await makeUser(elsewhere.id, "manager");
});

let hour = 0;
const body = (fields: object = {}) => {
  hour += 1;
  return {
    patient: patient.id,
    patient_name: patient.name,
    professional: ana.id,
    office: space.establishment.offices[0]?.id,
    appointment_type: space.appointmentType.id,
    start: new Date(Date.parse("2036-05-01T00:00:00Z") + hour * 3_600_000).toISOString(),
    duration: 45,
    ...fields,
  };
};
async function opened() {
  const { body: booked } = await call("create", { as: desk, body: body() });
  const params = { appointment: booked.id };
  await call("setStatus", { as: ana, params, body: { status: "open", version: 1 } });
  return params;
}

describe("booking over HTTP", () => {
  test("answers 201, and the same again for the same key", async () => {
    const headers = { "idempotency-key": "book-1" };
    const wanted = body();
    const first = await call("create", { as: desk, body: wanted, headers });
    const again = await call("create", { as: desk, body: wanted, headers });
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    const clash = await call("create", { as: desk, body: wanted });
    expect([clash.status, clash.body.code]).toEqual([409, "appointment.clash"]);
    expect(clash.body.details.clashes[0]).toMatchObject({ id: first.body.id });
  });
  test.each([
    [{ start: "2036-05-01T10:02:00Z" }, "start", "start.not_on_step"],
    [{ start: "0001-01-01T00:00:00Z" }, "start", "instant.invalid"],
    [{ start: "1969-12-31T23:55:00Z" }, "start", "instant.invalid"],
    [{ start: "2016-12-31T23:59:60Z" }, "start", "instant.invalid"],
    [{ start: "9999-12-31T23:55:00Z", duration: 480 }, "start", "instant.invalid"],
    [{ duration: 7 }, "duration", "duration.invalid"],
    [{ duration: 485 }, "duration", "duration.invalid"],
    [{ price: -1 }, "price", undefined],
    [{ patient: "pat_x" }, "patient", "id.invalid"],
  ])("%j is refused by name", async (fields, field, code) => {
    const answer = await call("create", { as: desk, body: body(fields) });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty(field, ...(code ? [code] : []));
  });
  test("needs the permission", async () => {
    expect((await call("create", { as: ana, body: body() })).status).toBe(403);
  });
});

describe("what is another space's is not there", () => {
  test("whatever the call", async () => {
    const params = await opened();
    const foreign = [
      await call("get", { as: stranger, params }),
      await call("get", { as: stranger, params, query: { patient: patient.id } }),
      await call("update", { as: strangerDesk, params, body: { notes: "x", version: 1 } }),
      await call("setStatus", { as: stranger, params, body: { status: "paused", version: 2 } }),
      await call("saveSection", {
        as: stranger,
        params: { ...params, section: "complaint" },
        body: { patient: patient.id, version: 0, data: {} },
      }),
      await call("saveSection", {
        as: stranger,
        params: { ...params, section: "complaint" },
        body: { patient: patient.id, version: 0, data: {}, amend: { reason: "x" } },
      }),
      await call("record", { as: stranger, params: { patient: patient.id } }),
    ];
    expect(foreign.map(({ status }) => status)).toEqual(Array(7).fill(404));
    expect(JSON.stringify(foreign.map((answer) => answer.body))).not.toContain(patient.name);
    const range = { from: "2036-05-01T00:00:00Z", to: "2036-06-01T00:00:00Z" };
    expect((await call("list", { as: strangerDesk, query: range })).body.items).toEqual([]);
    const taken = body({ professional: stranger.id });
    expect((await call("create", { as: strangerDesk, body: taken })).status).toBe(404);
  });
});

describe("clinical content", () => {
  test("the front desk may not write it, nor receive it", async () => {
    const params = await opened();
    const section = { params: { ...params, section: "complaint" } };
    const data = { patient: patient.id, version: 0, data: { items: [{ what: "private words" }] } };
    expect((await call("saveSection", { as: desk, ...section, body: data })).status).toBe(403);
    expect((await call("saveSection", { as: ana, ...section, body: data })).status).toBe(200);
    const seen = [
      await call("get", { as: desk, params }),
      await call("record", { as: desk, params: { patient: patient.id } }),
      await call("home", { as: desk }),
    ];
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(JSON.stringify(seen.map((answer) => answer.body))).not.toContain("private words");
    expect((await call("get", { as: ana, params })).body.content.sections).toMatchObject([
      { section: "complaint", data: { items: [{ what: "private words" }] }, version: 1 },
    ]);
  });
  test("an unknown section is bad input", async () => {
    const params = { ...(await opened()), section: "secrets" };
    expect((await call("saveSection", { as: ana, params, body: { version: 0, data: {} } })).status).toBe(400);
  });
  test("with the plan run out reading works and writing answers 402", async () => {
    const ending = await makeSpace({ daysLeft: 0 });
    const user = await makeUser(ending.id, "manager", { practises: true });
    expect((await call("home", { as: user })).status).toBe(200);
    const refused = await call("create", { as: user, body: body() });
    expect([refused.status, refused.body.code]).toEqual([402, "plan.expired"]);
  });
});
