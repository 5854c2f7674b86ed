import type { Route } from "@meridian/core/contracts/kernel/route";
import { treatmentsRoutes as routes } from "@meridian/core/contracts/treatments/treatments";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, expect, test } from "vitest";
import { type CallOptions, callHandler, type Handler } from "../../testing/call.ts";
import {
  createCustom,
  createPreMade,
  getPreMade,
  listCustom,
  listPreMade,
  updatePreMade,
} from "./treatments.ts";

localTable();
let professional: TestUser;
let osteopath: TestUser;
beforeAll(async () => {
  professional = await makeUser((await makeSpace()).id, "professional");
  osteopath = await makeUser((await makeSpace({ modules: ["osteo"] })).id, "professional");
});

const handlers = { createCustom, createPreMade, getPreMade, listCustom, listPreMade, updatePreMade };
const call = (name: keyof typeof handlers, options: CallOptions = {}) =>
  callHandler(routes[name] as Route, handlers[name] as Handler, { as: professional, ...options });
const content = { items: [{ id: "demo0001", key: "massage", name: "Massage", minutes: 30, area: "Neck" }] };

test("a repeated creation adds one pre-made treatment", async () => {
  const options = {
    body: { category: "other", name: "Neck and shoulders", content },
    headers: { "idempotency-key": "demo-key-0001" },
  };
  const first = await call("createPreMade", options);
  expect(first).toMatchObject({ status: 201, body: { size: 1, content: { items: [{ module: "others" }] } } });
  expect((await call("createPreMade", options)).body).toEqual(first.body);
  const { body } = await call("listPreMade", { query: { category: "other" } });
  expect(body.items).toHaveLength(1);
  const read = await call("getPreMade", { params: { pre_made: first.body.id } });
  expect(read.body).toEqual(first.body);
});

test("invalid content is refused, naming its field", async () => {
  const wrong = { items: [{ id: "demo0001", key: "massage", name: "Massage", minutes: 9000 }] };
  const { status, body } = await call("createPreMade", {
    body: { category: "other", name: "Long", content: wrong },
  });
  expect({ status, fields: body.fields }).toEqual({
    status: 400,
    fields: { "content.items.0.minutes": "minutes.invalid" },
  });
  expect((await call("createPreMade", { body: { category: "magic", name: "Demo", content } })).status).toBe(
    400,
  );
});

test("a stale edit is answered with the current treatment", async () => {
  const { body: made } = await call("createPreMade", { body: { category: "other", name: "Back", content } });
  const edit = { params: { pre_made: made.id }, body: { version: 1, name: "Lower back", content } };
  expect((await call("updatePreMade", edit)).body).toMatchObject({ name: "Lower back", version: 2 });
  expect(await call("updatePreMade", edit)).toMatchObject({
    status: 409,
    body: { code: "pre_made.stale", current: { name: "Lower back" } },
  });
});

test("custom treatments and a category's pre-made ones do not exist without their module", async () => {
  const refused = { status: 403, body: { code: "module.not_owned" } };
  const as = osteopath;
  expect(await call("listCustom", { as })).toMatchObject(refused);
  expect(await call("createCustom", { as, body: { name: "Demo" } })).toMatchObject(refused);
  expect(await call("listPreMade", { as, query: { category: "formulas" } })).toMatchObject(refused);
  expect(
    await call("createPreMade", { as, body: { category: "other", name: "Demo", content } }),
  ).toMatchObject(refused);
  expect(await call("listPreMade", { as })).toMatchObject({ status: 200, body: { items: [] } });
});
