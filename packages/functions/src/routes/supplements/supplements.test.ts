import { supplementsRoutes as routes } from "@meridian/core/contracts/supplements/supplements";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, it } from "vitest";
import { type CallOptions, callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { editProduct, listed, newProduct, own, tables } from "./supplements.ts";

localTable();
let one: TestUser;
let colleague: TestUser;
let elsewhere: TestUser;
let provider: TestUser;

async function makeProvider(verified: boolean) {
  const { id } = await makeSpace({ plan: null, modules: [] });
  const external_entity = { company_name: "Demo Herbs Lda", vat_number: "999999990", verified };
  await Spaces.db.entities.space.patch({ id }).set({ external_entity }).go();
  return makeUser(id, "external_entity", { owner: true, modules: [] });
}

beforeAll(async () => {
  const space = await makeSpace();
  one = await makeUser(space.id, "professional", { name: "Demo One" });
  colleague = await makeUser(space.id, "professional");
  elsewhere = await makeUser((await makeSpace()).id, "professional");
  provider = await makeProvider(true);
});

let serial = 0;
const form = (over: Record<string, unknown> = {}) => ({ name: `Demo product ${++serial}`, ...over });
const make = (as: TestUser, body: Record<string, unknown> = form()) =>
  callHandler(routes.newProduct, newProduct, { as, body });
const edit = (as: TestUser, { id, ...body }: { id: string } & Record<string, unknown>) =>
  callHandler(routes.editProduct, editProduct, { as, params: { id }, body });
const named = async (as: TestUser) =>
  (await callHandler(routes.own, own, { as })).body.products.map(({ name }: { name: string }) => name);
const offered = async (as: TestUser) => {
  const found: { id: string; name: string; company: string; user_id: string }[] = [];
  let cursor: string | undefined;
  do {
    const answer = await callHandler(routes.listed, listed, { as, query: cursor ? { cursor } : {} });
    found.push(...answer.body.products);
    cursor = answer.body.next ?? undefined;
  } while (cursor);
  return found;
};

describe("the tables", () => {
  it("need no database request, and are a 304 when read again", async () => {
    await Spaces.loadActor({ userId: one.id, spaceId: one.spaceId });
    const ask = (headers?: Record<string, string>) =>
      callHandler(routes.tables, tables, { as: one, ...(headers && { headers }) } as CallOptions);
    const { value: first, calls } = await countingCalls(() => ask());
    expect([first.status, calls]).toEqual([200, 0]);
    expect([first.body.plants.length, first.body.nutrients.length]).toEqual([86, 27]);
    expect(first.body.sources.plants.weakness).toContain("Compare with a second source");
    const again = await ask({ "if-none-match": String(first.headers.etag) });
    expect([again.status, again.body]).toEqual([304, undefined]);
  });

  it("are in the user's language", async () => {
    const reader = await makeUser(one.spaceId, "professional");
    await Spaces.db.entities.user
      .patch({ space_id: reader.spaceId, id: reader.id })
      .set({ language: "pt" })
      .go();
    Spaces.forgetActor({ spaceId: reader.spaceId, userId: reader.id });
    const { body } = await callHandler(routes.tables, tables, { as: reader });
    expect(body.plants[0]).toMatchObject({
      name: "Camomila",
      part: "flor",
      names: ["Chamomile", "Camomila"],
    });
    expect(body.sources.nutrients.weakness).toContain("não torna segura");
    const told = await callHandler(routes.tables, tables, { as: reader, query: { language: "en" } });
    expect(told.body.plants[0].name).toBe("Chamomile");
  });

  it("need the module, except for providers", async () => {
    const space = await makeSpace({ modules: ["mtc"] });
    const without = await makeUser(space.id, "professional");
    const answer = await callHandler(routes.tables, tables, { as: without });
    expect([answer.status, answer.body.code]).toEqual([403, "module.not_owned"]);
    expect((await callHandler(routes.tables, tables, { as: provider })).status).toBe(200);
  });
});

describe("an own product", () => {
  it("is stored with its properties and contents in two requests, and read in two", async () => {
    const facts = {
      ...form({ name: "Demo multivitamin", brand: "Demo Labs", properties: ["Vegan", "Gluten free"] }),
      contents: [
        { kind: "nutrient", key: "zinc", amount: 10, unit: "mg" },
        { kind: "plant", key: "panax_ginseng", amount: null, unit: "mg" },
      ],
      unit: "tablet",
      units_per_box: 60,
      volume: null,
      volume_unit: "ml",
      price: 1290,
      units: 2,
      times_per_day: 1,
      days: 60,
      posology: "with breakfast",
      cautions: "Not in pregnancy",
    };
    await Spaces.loadActor({ userId: one.id, spaceId: one.spaceId });
    const { value: answer, calls } = await countingCalls(() => make(one, facts));
    // Three more where a plant or an ingredient is named that the back office added.
    expect([answer.status, calls]).toEqual([201, routes.newProduct.calls - 3]);
    expect(answer.body.product).toMatchObject({
      ...facts,
      user_id: one.id,
      user_name: "Demo One",
      company: "",
      shared: false,
      archived: false,
      version: 1,
    });
    const read = await countingCalls(() => callHandler(routes.own, own, { as: one }));
    expect(read.calls).toBe(routes.own.calls);
    expect(read.value.body.products[0]).toEqual(answer.body.product);
  });

  it("a repeated creation returns the first product and adds no other", async () => {
    const body = form();
    const again = () =>
      callHandler(routes.newProduct, newProduct, { as: one, body, headers: { "idempotency-key": "demo-1" } });
    const first = await again();
    const second = await again();
    expect(second.body).toEqual(first.body);
    expect((await named(one)).filter((name: string) => name === body.name)).toHaveLength(1);
  });

  it("is visible only to its owner unless it is shared", async () => {
    const { product } = (await make(one)).body;
    expect(await named(colleague)).not.toContain(product.name);
    expect((await edit(colleague, { ...product })).body.code).toBe("product.not_found");
    await edit(one, { ...product, shared: true });
    expect(await named(colleague)).toContain(product.name);
    expect(await named(elsewhere)).not.toContain(product.name);
    const tried = await edit(colleague, { ...product, version: 2 });
    expect([tried.status, tried.body.code]).toEqual([403, "product.not_own"]);
    expect((await edit(elsewhere, { ...product, version: 2 })).status).toBe(404);
    await edit(one, { ...product, shared: false, version: 2 });
    expect(await named(colleague)).not.toContain(product.name);
  });

  it("has a unique name among its owner's products, ignoring accents and capitals", async () => {
    const { product } = (await make(one, form({ name: "Camomila Demo" }))).body;
    const twice = await make(one, form({ name: "CAMOMÍLA  demo" }));
    expect([twice.status, twice.body.code, twice.body.fields]).toEqual([
      409,
      "name.exists",
      { name: "name.exists" },
    ]);
    expect((await make(colleague, form({ name: "Camomila Demo" }))).status).toBe(201);
    await edit(one, { ...product, name: "Demo renamed" });
    expect((await make(one, form({ name: "Camomila Demo" }))).status).toBe(201);
  });

  it("is not overwritten by a stale edit", async () => {
    const { product } = (await make(one)).body;
    const { value, calls } = await countingCalls(() => edit(one, { ...product, brand: "Demo first" }));
    expect([value.body.product.version, calls]).toEqual([2, routes.editProduct.calls - 3]);
    const late = await edit(one, { ...product, brand: "Demo second" });
    expect([late.status, late.body.code, late.body.current.brand]).toEqual([
      409,
      "product.stale",
      "Demo first",
    ]);
  });

  it.each([
    ["a nutrient nobody knows", { kind: "nutrient", key: "demonium" }, "content.unknown"],
    ["a plant among the nutrients", { kind: "nutrient", key: "panax_ginseng" }, "content.unknown"],
  ])("is refused with %s", async (_, content, code) => {
    const answer = await make(one, form({ contents: [content] }));
    expect([answer.status, answer.body.fields]).toEqual([400, { "contents.0.key": code }]);
  });

  it("is refused with a duplicate content or an invalid quantity", async () => {
    const zinc = { kind: "nutrient", key: "zinc" };
    expect((await make(one, form({ contents: [zinc, zinc] }))).body.fields).toEqual({
      "contents.1.key": "content.duplicate",
    });
    for (const wrong of [{ units: 0 }, { days: 1.5 }, { times_per_day: 25 }, { units_per_box: -1 }])
      expect((await make(one, form(wrong))).body.fields).toEqual({
        [Object.keys(wrong)[0] as string]: "quantity.invalid",
      });
  });
});

describe("a provider's product", () => {
  it("is visible to every clinic under the company's name, and changed by none", async () => {
    const { product } = (await make(provider)).body;
    expect(product).toMatchObject({ company: "Demo Herbs Lda", shared: true });
    for (const reader of [one, elsewhere]) {
      const { value: seen, calls } = await countingCalls(() => offered(reader));
      expect(seen.find(({ id }) => id === product.id)).toMatchObject({
        company: "Demo Herbs Lda",
        user_name: "Demo Herbs Lda",
      });
      expect(calls).toBeLessThanOrEqual(routes.listed.calls + 1);
      expect((await edit(reader, { ...product })).body.code).toBe("product.not_found");
    }
  });

  it("is hidden from clinics once it is archived, and stays visible to the provider", async () => {
    const { product } = (await make(provider)).body;
    await edit(provider, { ...product, archived: true });
    expect((await offered(one)).map(({ id }) => id)).not.toContain(product.id);
    expect(await named(provider)).toContain(product.name);
  });

  it("is all that a provider can read", async () => {
    const { product } = (await make(one, form({ shared: true }))).body;
    expect(await named(provider)).not.toContain(product.name);
    expect((await edit(provider, { ...product })).status).toBe(404);
    expect((await callHandler(routes.listed, listed, { as: provider })).status).toBe(403);
  });

  it("needs the provider's verification, with the specified message", async () => {
    const waiting = await makeProvider(false);
    const refused = await make(waiting);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      "entity.unverified",
      "Your entity is not yet verified. Wait until you are verified to add supplements and chinese materia medica",
    ]);
    expect((await callHandler(routes.own, own, { as: waiting })).body.products).toEqual([]);
  });
});
