import { clinicRoutes, MAX_APPOINTMENT_TYPES } from "@meridian/core/contracts/clinic/clinic";
import { newId } from "@meridian/core/platform/ids";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { type CallOptions, callHandler } from "../../testing/call.ts";
import {
  createAppointmentType,
  createEstablishment,
  get,
  updateAppointmentType,
  updateEstablishment,
} from "./clinic.ts";

localTable();
const handlers = {
  createAppointmentType,
  createEstablishment,
  get,
  updateAppointmentType,
  updateEstablishment,
};
const call = (verb: keyof typeof handlers, options: CallOptions) =>
  callHandler(clinicRoutes[verb], handlers[verb], options);

let space: TestSpace;
let manager: TestUser;
let desk: TestUser;
beforeAll(async () => {
  space = await makeSpace();
  manager = await makeUser(space.id, "manager");
  desk = await makeUser(space.id, "receptionist");
});

test("every user of the clinic reads it; it lists the professionals by name", async () => {
  await makeUser(space.id, "professional", { name: "Demo Zoe" });
  await makeUser(space.id, "professional", { name: "Demo Abel", active: false });
  const { body, status } = await call("get", { as: desk });
  expect(status).toBe(200);
  expect(body.professionals).toMatchObject([
    { name: "Demo Abel", active: false },
    { name: "Demo Zoe", active: true },
  ]);
  expect(body).toMatchObject({ establishments: [{ id: space.establishment.id }], version: 1 });
});

test("a manager adds and changes establishments and types; each change names the previous version", async () => {
  const place = await call("createEstablishment", {
    as: manager,
    body: { name: "Demo River House", offices: ["Blue", "Green"] },
  });
  expect([place.status, place.body.version]).toEqual([201, 2]);
  const added = place.body.establishments[1];
  expect(added.offices.map(({ name }: { name: string }) => name)).toEqual(["Blue", "Green"]);
  const [blue] = added.offices;
  const params = { establishment: added.id };
  const offices = [{ id: blue.id, name: "Sky" }, { name: "New" }];
  const changed = await call("updateEstablishment", { as: manager, params, body: { offices, version: 2 } });
  expect(changed.body.establishments[1]).toMatchObject({
    name: "Demo River House",
    offices: [{ id: blue.id, name: "Sky" }, { name: "New" }],
  });
  // Past appointments still show the name of the deleted office.
  expect((await call("get", { as: desk })).body.former_offices).toEqual([
    { id: added.offices[1].id, name: "Green", place: "Demo River House" },
  ]);
  const late = await call("updateEstablishment", { as: manager, params, body: { name: "x", version: 2 } });
  expect([late.status, late.body.code, late.body.current.version]).toEqual([409, "clinic.stale", 3]);

  const type = await call("createAppointmentType", {
    as: manager,
    body: { name: "Follow-up", duration: 40, price: 3500 },
  });
  expect(type.body.appointment_types[1]).toMatchObject({ name: "Follow-up", price: 3500, color: "#1f7a6b" });
  const id = type.body.appointment_types[1].id;
  const priced = await call("updateAppointmentType", {
    as: manager,
    params: { type: id },
    body: { price: 4000, version: 4 },
  });
  expect(priced.body.appointment_types[1]).toMatchObject({ name: "Follow-up", duration: 40, price: 4000 });
  // The container that wrote the change sees it at once.
  expect((await call("get", { as: desk })).body.version).toBe(5);
});

test.each([
  ["createEstablishment", { name: "demo house", offices: ["A"] }, 409, "name.exists"],
  ["createEstablishment", { name: "B", offices: [] }, 400, "input.invalid"],
  ["createEstablishment", { name: "B", offices: ["A", "a"] }, 400, "input.invalid"],
  ["createAppointmentType", { name: "First VISIT", duration: 30 }, 409, "name.exists"],
  ["createAppointmentType", { name: "B", duration: 12 }, 400, "input.invalid"],
] as const)("%s %j answers %i %s", async (verb, body, status, code) => {
  const answer = await call(verb, { as: manager, body });
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

test("nobody else changes anything, nor anything in another space", async () => {
  const refused = await call("createEstablishment", { as: desk, body: { name: "C", offices: ["A"] } });
  expect(refused.status).toBe(403);
  const elsewhere = await makeUser((await makeSpace()).id, "manager");
  const foreign = await call("updateEstablishment", {
    as: elsewhere,
    params: { establishment: space.establishment.id },
    body: { name: "Mine", version: 1 },
  });
  expect(foreign.status).toBe(404);
});

test("of two additions of one name at the same moment one succeeds", async () => {
  const add = () => call("createAppointmentType", { as: manager, body: { name: "Twin", duration: 30 } });
  const answers = await Promise.all([add(), add(), add()]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
});

describe("limits of appointment types", () => {
  const type = (fields: object) => ({ name: `Demo ${Math.random()}`, duration: 30, ...fields });
  const add = (fields: object, as = manager) => call("createAppointmentType", { as, body: type(fields) });

  test.each([
    ["codes that are too long", { tests: ["x".repeat(41)] }, "tests.0"],
    ["too many codes", { treatments: Array.from({ length: 61 }, (_, index) => `c${index}`) }, "treatments"],
    ["a price above the highest", { price: 100_000_01 }, "price"],
  ])("%s are refused, naming the field", async (_, fields, field) => {
    const { status, body } = await add(fields);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test("refuse the hundred and first", async () => {
    const full = await makeSpace();
    const owner = await makeUser(full.id, "manager");
    const types = Array.from({ length: MAX_APPOINTMENT_TYPES - 1 }, (_, index) => ({
      ...full.appointmentType,
      id: newId("appointmentType"),
      name: `Type ${index}`,
    }));
    await Spaces.db.entities.space
      .patch({ id: full.id })
      .set({ appointment_types: types as never })
      .go();
    expect((await add({}, owner)).status).toBe(201);
    const refused = await add({}, owner);
    expect([refused.status, refused.body.code]).toEqual([409, "appointment_type.too_many"]);
  });
});
