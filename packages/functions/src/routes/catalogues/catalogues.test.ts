import { CATALOGUE_KEYS, catalogues } from "@meridian/core/clinical/catalogues/catalogues";
import { backofficeRoutes } from "@meridian/core/contracts/backoffice/backoffice";
import { cataloguesRoutes as routes } from "@meridian/core/contracts/catalogues/catalogues";
import { env } from "@meridian/core/platform/env";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, expect, test } from "vitest";
import { type CallOptions, callHandler, handlerOf } from "../../testing/call.ts";

localTable();
const { listChanges } = backofficeRoutes;
let staff: TestUser;
let superAdmin: TestUser;
let marketing: TestUser;
let professional: TestUser;
beforeAll(async () => {
  [staff, superAdmin, marketing] = await Promise.all([
    makeUser(Spaces.BACKOFFICE, "admin"),
    makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") }),
    makeUser(Spaces.BACKOFFICE, "admin", { id: env("MARKETING_USER_ID") }),
  ]);
  professional = await makeUser((await makeSpace()).id, "professional");
});

type Name = keyof typeof routes;
async function call(name: Name, options: CallOptions = {}) {
  const route = routes[name];
  return callHandler(route, await handlerOf(route), { as: staff, ...options });
}
const params = { catalogue: "substances", key: "huangqi" };

test("a correction goes from the back office to a clinic, which reads the publication once", async () => {
  const { entry } = (await call("entry", { params })).body;
  const body = {
    version: 0,
    retired: false,
    reference: null,
    note: "<b>Demo</b>",
    reviewed: true,
    fields: { ...entry.fields, dose_max_g: 20 },
  };
  expect((await call("update", { params, body })).status).toBe(200);
  const none = await call("publications", { as: professional });
  expect(none.body).toEqual({ catalogues: [] });
  const { version, total } = (await call("changes", { params: { catalogue: "substances" } })).body;
  expect(total).toBe(1);
  const answer = await call("publish", { params: { catalogue: "substances" }, body: { version } });
  expect(answer.body).toMatchObject({ unpublished: 0, published_by: staff.name });
  const { catalogues } = (await call("publications", { as: professional })).body;
  expect(catalogues).toMatchObject([{ catalogue: "substances", parts: 1 }]);
  const address = { catalogue: "substances", publication: catalogues[0].publication, part: "0" };
  const read = await call("published", { as: professional, params: address });
  expect(read.body.entries).toMatchObject([
    { key: "huangqi", fields: { dose_max_g: 20 }, review: "reviewed" },
  ]);
  // Nobody's name is in what a browser may keep.
  expect(JSON.stringify(read.body)).not.toContain(staff.name);
  expect(read.headers["cache-control"]).toBe("private, no-cache");
  const headers = { "if-none-match": String(read.headers.etag) };
  expect((await call("published", { as: professional, params: address, headers })).status).toBe(304);
  for (const name of ["entries", "history"] as const) {
    const { status, body: listed } = await call(name, { params });
    expect([status, routes[name].response.safeParse(listed).success]).toEqual([200, true]);
  }
});

test("is closed to marketing and clinics, and all changes to everybody but the super admin", async () => {
  for (const as of [marketing, professional])
    for (const name of ["list", "entries", "entry", "changes"] as const)
      expect((await call(name, { as, params })).status).toBe(403);
  const allChanges = async (as: TestUser) => callHandler(listChanges, await handlerOf(listChanges), { as });
  expect((await allChanges(staff)).status).toBe(403);
  const all = await allChanges(superAdmin);
  expect(all.body.items[0]).toMatchObject({ action: "publish", by: staff.name });
});

test.each(CATALOGUE_KEYS)("%s is open to its own level and those above it", async (catalogue) => {
  const { level } = catalogues[catalogue];
  const allowed = level === "super" ? [superAdmin] : [staff, superAdmin];
  for (const as of [marketing, professional, staff, superAdmin])
    for (const name of ["get", "entries", "changes"] as const) {
      const { status } = await call(name, { as, params: { catalogue } });
      expect([name, status]).toEqual([name, allowed.includes(as) ? 200 : 403]);
    }
});

test.each([
  ["fields that are not an object", { fields: "x" }, "fields"],
  ["a wrong reference", { reference: "book" }, "reference"],
  ["a note that is too long", { note: "x".repeat(501) }, "note"],
  ["no version", { version: undefined }, "version"],
])("refuses %s and names the field", async (_what, over, field) => {
  const body = { version: 0, fields: {}, retired: false, reference: null, ...over };
  const answer = await call("update", { params, body });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
});

test("does not know a made-up catalogue or key", async () => {
  expect((await call("get", { params: { catalogue: "madeup" } })).status).toBe(400);
  expect((await call("entry", { params: { ...params, key: "Not A Key" } })).status).toBe(400);
  expect((await call("entry", { params: { ...params, key: "madeup" } })).status).toBe(404);
});
