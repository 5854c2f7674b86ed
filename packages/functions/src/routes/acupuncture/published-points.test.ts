import * as Acupuncture from "@meridian/core/acupuncture";
import * as Catalogues from "@meridian/core/catalogues";
import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import type { PointTables } from "@meridian/core/contracts/acupuncture/acupuncture";
import { cataloguesRoutes } from "@meridian/core/contracts/catalogues/catalogues";
import * as Spaces from "@meridian/core/spaces";
import { counted, makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { makeHead } from "@meridian/core/testing/open-appointment";
import { beforeAll, expect, test } from "vitest";
import { callAcupuncture, ids } from "../../testing/acupuncture-calls.ts";
import { type CallOptions, callHandler, handlerOf } from "../../testing/call.ts";

localTable();
let staff: TestUser;
let professional: TestUser;
beforeAll(async () => {
  staff = await makeUser(Spaces.BACKOFFICE, "admin");
  professional = await makeUser((await makeSpace()).id, "professional");
});

async function office(name: keyof typeof cataloguesRoutes, options: CallOptions) {
  const route = cataloguesRoutes[name];
  return callHandler(route, await handlerOf(route), { as: staff, ...options });
}
const clinic = (name: Parameters<typeof callAcupuncture>[0], options: CallOptions = {}) =>
  callAcupuncture(name, { as: professional, ...options });

const SAID = { reference: null, note: "", reviewed: true };

async function change(catalogue: CatalogueKey, key: string, fields: object, retired = false) {
  const params = { catalogue, key };
  const { entry } = (await office("entry", { params })).body;
  const body = { ...SAID, version: entry.version, fields: { ...entry.fields, ...fields }, retired };
  return office("update", { params, body });
}

/** Publishes and answers the publication, as a browser is told of it. */
async function publish(catalogue: CatalogueKey): Promise<string> {
  const params = { catalogue };
  const { version } = (await office("changes", { params })).body;
  await office("publish", { params, body: { version } });
  const { catalogues } = (await office("publications", { as: professional })).body;
  return catalogues.find((one: { catalogue: string }) => one.catalogue === catalogue).publication;
}

const tableOf = (body: PointTables, id: string) => body.points.find((point) => point.id === id);

test("a moved point is drawn there by clinics, whose second read is a 304 without a request", async () => {
  const places = [{ view: "front", x: 61.5, y: 744 }];
  expect((await change("points", "st36", { places })).status).toBe(200);
  expect(tableOf((await clinic("tables")).body, "ST36")?.places).toBeUndefined();
  const publication = await publish("points");
  const first = await clinic("tables", { query: { publication } });
  expect(first.body.publication).toBe(publication);
  expect(tableOf(first.body, "ST36")).toMatchObject({ places, review: { review: "reviewed" } });
  expect(tableOf(first.body, "LI4")).not.toHaveProperty("places");
  const headers = { "if-none-match": String(first.headers.etag) };
  const again = await clinic("tables", { query: { publication }, headers });
  expect([again.status, again.body]).toEqual([304, undefined]);
  expect((await counted(professional, () => Acupuncture.tables(publication))).calls).toBe(0);
  expect((await counted(professional, () => Acupuncture.pointFacts(publication))).calls).toBe(0);
});

test("a container that knows the publication before asks again when a browser names the newer one", async () => {
  await clinic("pointFacts");
  await change("points", "st36", { location: { en: "Demo place", pt: "Lugar de demonstração" } });
  const publication = await publish("points");
  const { points } = (await clinic("pointFacts", { query: { publication } })).body;
  expect(points.find(({ id }: { id: string }) => id === "ST36").location).toBe("Demo place");
});

test("a new extra point is found and chosen, and once retired it is read where it was chosen and not chosen again", async () => {
  const { entry } = (await office("entry", { params: { catalogue: "points", key: "ex-le5" } })).body;
  const fields = { ...entry.fields, code: "EX-LE13", pinyin: "Shìyàn", zh: "试验", zh_hant: "試驗" };
  const params = { catalogue: "points" };
  expect((await office("create", { params, body: { ...SAID, fields } })).status).toBe(201);
  await publish("points");
  const found = await clinic("search", { query: { q: "shiyan" } });
  expect(ids(found.body.points)[0]).toBe("EX-LE13");
  const visit = await makeHead(professional);
  const act = (body: Record<string, unknown>) =>
    clinic("appointment", { params: { appointment: visit }, body });
  const add = { action: "add", points: [{ id: "EX-LE13", auricular: false, side: "left" }] };
  expect((await act({ ...add, version: 0 })).body.points).toMatchObject([{ id: "EX-LE13", name: "Shìyàn" }]);

  await change("points", "ex-le13", {}, true);
  const publication = await publish("points");
  expect((await act({ action: "get" })).body.points).toMatchObject([{ id: "EX-LE13", name: "Shìyàn" }]);
  const other = { ...add, points: [{ id: "EX-LE13", auricular: false, side: "right" }], version: 1 };
  expect((await act(other)).body.code).toBe("point.not_found");
  expect(tableOf((await clinic("tables", { query: { publication } })).body, "EX-LE13")?.retired).toBe(true);
});

test.each([
  ["a code that is none", { code: "QI1" }, "fields.code"],
  ["a place on another drawing", { places: [{ view: "ear", x: 1, y: 1 }] }, "fields.places"],
  ["two places on one view", { places: [1, 2].map((x) => ({ view: "front", x, y: 1 })) }, "fields.places"],
  ["a side that the channel does not have", { sides: "center" }, "fields.sides"],
  ["a name in one language", { name: { en: "Demo", pt: "" } }, "fields.name.pt"],
  ["no needle", { needles: 0 }, "fields.needles"],
  ["an indication that is not listed", { indications: ["demo"] }, "fields.indications"],
])("refuses %s and names the field", async (_what, fields, field) => {
  const answer = await change("points", "lu1", fields);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
});

test("a group with new points is applied in their order; a retired one is named and not applied", async () => {
  const fields = { name: { en: "Demo shoulder", pt: "Ombro" }, kind: "body", points: ["LI15", "LI4"] };
  const params = { catalogue: "point-groups" };
  expect((await office("create", { params, body: { ...SAID, fields } })).status).toBe(201);
  const twice = await office("create", { params, body: { ...SAID, fields } });
  expect([twice.body.code, Object.keys(twice.body.fields)]).toEqual(["entry.exists", ["fields.name.en"]]);
  const wrong = { ...fields, name: { en: "Demo ear", pt: "Orelha" }, kind: "ear" };
  const refused = await office("create", { params, body: { ...SAID, fields: wrong } });
  expect(Object.keys(refused.body.fields)).toEqual(["fields.points"]);
  const publication = await publish("point-groups");
  const { body } = await clinic("get", { query: { publication } });
  const group = "classic_demo_shoulder";
  expect(body.classic_groups.find(({ id }: { id: string }) => id === group)).toMatchObject({
    name: "Demo shoulder",
    points: ["LI15", "LI4"],
  });
  const visit = await makeHead(professional);
  const act = (change: Record<string, unknown>) =>
    clinic("appointment", {
      params: { appointment: visit },
      body: { action: "apply_group", group, ...change },
    });
  expect((await act({ version: 0 })).body.points).toMatchObject([
    { id: "LI15", side: "left", groups: [group] },
    { id: "LI15", side: "right" },
    { id: "LI4" },
    { id: "LI4" },
  ]);
  await change("point-groups", "demo-shoulder", {}, true);
  const retired = (await clinic("get", { query: { publication: await publish("point-groups") } })).body;
  expect(retired.classic_groups.find(({ id }: { id: string }) => id === group).retired).toBe(true);
  expect((await act({ version: 1 })).body.code).toBe("group.not_found");
  Catalogues.forgetPublished();
});
