import { cataloguesRoutes } from "@meridian/core/contracts/catalogues/catalogues";
import { visitsRoutes } from "@meridian/core/contracts/visits/visits-routes";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { emptyCatalogues } from "@meridian/core/testing/catalogues";
import { filledVisit } from "@meridian/core/testing/filled-visit";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CallOptions, callHandler, handlerOf } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";

localTable();
let space: TestSpace;
let ana: TestUser;
let staff: TestUser;
let patient: { id: string; name: string };
beforeAll(async () => {
  await emptyCatalogues();
  space = await makeSpace();
  ana = await makeUser(space.id, "professional");
  staff = await makeUser(Spaces.BACKOFFICE, "admin");
  patient = await makePatient(space.id);
});
afterAll(emptyCatalogues);

const office = async (name: keyof typeof cataloguesRoutes, options: CallOptions) =>
  callHandler(cataloguesRoutes[name], await handlerOf(cataloguesRoutes[name]), { as: staff, ...options });
const params = { catalogue: "supplements" };
const write = async (over: object = {}) => {
  const fields = {
    name: { en: "Demo Sleep", pt: "" },
    brand: "",
    properties: [],
    taken_as: "capsule",
    units_per_box: 60,
    volume: null,
    volume_unit: "ml",
    units: 1,
    times_per_day: 1,
    days: 30,
    posology: { en: "", pt: "" },
    warnings: { en: "", pt: "" },
    contents: [{ item: "melatonin", amount: 1, unit: "mg" }],
    ...over,
  };
  return office("create", { params, body: { fields, reference: null, note: "", reviewed: false } });
};
const publish = async () => {
  const { body } = await office("changes", { params });
  return office("publish", { params, body: { version: body.version } });
};

test("a visit recommends a product of the catalogue once it is published, and still when it is retired", async () => {
  const booked = await filledVisit({ space, booker: ana, professional: ana, patient }, {});
  const item = {
    id: "entry1",
    kind: "product",
    item: "demo-sleep",
    name: "Demo Sleep",
    contains: ["melatonin"],
    unit: "capsule",
    units_per_box: 60,
    units: 1,
    times_per_day: 1,
    days: 30,
  };
  const saveSection = await handlerOf(visitsRoutes.saveSection);
  const save = (version: number, units = 1) =>
    callHandler(visitsRoutes.saveSection, saveSection, {
      as: ana,
      params: { appointment: booked.id, section: "supplements" },
      body: { patient: patient.id, version, data: { items: [{ ...item, units }] } },
    });
  const created = await write();
  expect([created.status, created.body.entry.key]).toEqual([201, "demo-sleep"]);
  const early = await save(0);
  expect([early.status, early.body.fields]).toEqual([400, { "data.items.0.item": "id.invalid" }]);
  expect((await publish()).status).toBe(200);
  const { value: saved, calls } = await countingCalls(() => save(0));
  expect(saved.status).toBe(200);
  expect(calls).toBeLessThanOrEqual(visitsRoutes.saveSection.calls);
  const { fields, version } = created.body.entry;
  const retired = await office("update", {
    params: { ...params, key: "demo-sleep" },
    body: { fields, version, retired: true, reference: null, note: "", reviewed: false },
  });
  expect(retired.status).toBe(200);
  await publish();
  const again = await save(1, 2);
  expect([again.status, again.body.data.items[0]]).toMatchObject([200, { name: "Demo Sleep", units: 2 }]);
});
