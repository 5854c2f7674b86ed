import { materiaRoutes as routes } from "@meridian/core/contracts/materia/materia-routes";
import * as Materia from "@meridian/core/materia";
import { newId } from "@meridian/core/platform/ids";
import * as Spaces from "@meridian/core/spaces";
import { counted, makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { beforeAll, describe, expect, test } from "vitest";
import { type CallOptions, callHandler, handlerOf } from "../../testing/call.ts";

localTable();

let professional: TestUser;
let colleague: TestUser;
let stranger: TestUser;
let receptionist: TestUser;
let withoutModule: TestUser;
let provider: TestUser;
let otherProvider: TestUser;
let unverified: TestUser;

async function makeProvider(company_name: string, verified: boolean): Promise<TestUser> {
  const { id } = await makeSpace({ plan: null, modules: [] });
  const external_entity = { company_name, vat_number: "999999990", verified };
  await Spaces.db.entities.space.patch({ id }).set({ external_entity }).go();
  return makeUser(id, "external_entity", { owner: true, modules: [] });
}

beforeAll(async () => {
  const space = await makeSpace();
  [professional, colleague, receptionist, withoutModule] = await Promise.all([
    makeUser(space.id, "professional"),
    makeUser(space.id, "professional"),
    makeUser(space.id, "receptionist"),
    makeUser(space.id, "professional", { modules: ["osteo"] }),
  ]);
  stranger = await makeUser((await makeSpace()).id, "professional");
  provider = await makeProvider("Demo Herbs", true);
  otherProvider = await makeProvider("Demo Roots", true);
  unverified = await makeProvider("Demo Waiting", false);
});

type Name = keyof typeof routes;
async function call(name: Name, options: CallOptions = {}) {
  const route = routes[name];
  return callHandler(route, await handlerOf(route), { as: professional, ...options });
}
const substanceBody = (over = {}) => ({ name: `Demo root ${newId("substance")}`, ...over });
const formulaBody = (over = {}) => ({
  name: `Demo formula ${newId("formula")}`,
  ingredients: [
    { substance: "chaihu", name: "Chái Hú", zh: "柴胡", latin: "Bupleuri Radix", grams: 9 },
    { substance: "danggui", name: "Dāng Guī", zh: "当归", latin: "Angelicae Sinensis Radix", grams: 12.5 },
  ],
  ...over,
});
/** Both kinds are tested alike. */
const KINDS = [
  ["substance", "newSubstance", "editSubstance", "deleteSubstance", "substances", substanceBody],
  ["formula", "newFormula", "editFormula", "deleteFormula", "formulas", formulaBody],
] as const;

describe("the tables", () => {
  test("need no database request, and are a 304 when read again", async () => {
    const first = await call("tables");
    expect(first.body.substances).toHaveLength(415);
    expect(first.body.formulas).toHaveLength(201);
    const again = await call("tables", { headers: { "if-none-match": String(first.headers.etag) } });
    expect(again.status).toBe(304);
    expect((await counted(professional, () => Materia.tables())).calls).toBe(0);
  });
  test("are readable for providers, but not for the front desk or without the module", async () => {
    expect((await call("tables", { as: provider })).status).toBe(200);
    expect((await call("tables", { as: receptionist })).body.code).toBe("access.denied");
    expect((await call("tables", { as: withoutModule })).body.code).toBe("module.not_owned");
  });
});

describe.each(KINDS)("an own %s", (kind, make, edit, remove, list, body) => {
  const made = async (over = {}, as = professional) =>
    (await call(make, { as, body: body(over) })).body[kind];

  test("is created, read, changed and deleted, with a version each time", async () => {
    const one = await made({ contraindications: "Demo words" });
    expect(one).toMatchObject({ user_id: professional.id, shared: false, company: "", version: 1 });
    expect((await call(kind, { params: { id: one.id } })).body[kind]).toEqual(one);
    const changed = await call(edit, {
      params: { id: one.id },
      body: { ...one, notes: "Later", version: 1 },
    });
    expect(changed.body[kind]).toEqual({ ...one, notes: "Later", version: 2 });
    const late = await call(edit, { params: { id: one.id }, body: { ...one, version: 1 } });
    expect([late.status, late.body.code, late.body.current.notes]).toEqual([409, `${kind}.stale`, "Later"]);
    expect((await call(remove, { params: { id: one.id } })).body).toEqual({ result: "deleted" });
    expect((await call(kind, { params: { id: one.id } })).status).toBe(404);
    expect((await call(remove, { params: { id: one.id } })).body.code).toBe(`${kind}.not_found`);
  });

  test("of two edits at the same moment one succeeds and the other is refused", async () => {
    const one = await made();
    const answers = await Promise.all(
      ["A", "B"].map((notes) => call(edit, { params: { id: one.id }, body: { ...one, notes, version: 1 } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("has a unique name among the user's entries, ignoring accents; a released name is free", async () => {
    const one = await made({ name: `Raíz ${kind}` });
    const again = await call(make, { body: body({ name: `raiz  ${kind.toUpperCase()}` }) });
    expect([again.status, again.body.fields]).toEqual([409, { name: "name.exists" }]);
    expect((await call(make, { as: colleague, body: body({ name: `Raíz ${kind}` }) })).status).toBe(201);
    await call(edit, { params: { id: one.id }, body: { ...one, name: `Other ${kind}`, version: 1 } });
    const next = await made({ name: `Raíz ${kind}` });
    expect(next.name).toBe(`Raíz ${kind}`);
    await call(remove, { params: { id: next.id } });
    expect((await call(make, { body: body({ name: `Raíz ${kind}` }) })).status).toBe(201);
  });

  test("is readable for a colleague only while shared", async () => {
    const one = await made();
    const of = { as: colleague, params: { id: one.id } };
    const seen = async (as: TestUser) =>
      (await call("own", { as })).body[list].some(({ id }: { id: string }) => id === one.id);
    expect(await seen(colleague)).toBe(false);
    expect((await call(kind, of)).status).toBe(404);
    await call(edit, { params: { id: one.id }, body: { ...one, shared: true, version: 1 } });
    expect([await seen(colleague), await seen(stranger)]).toEqual([true, false]);
    expect((await call(kind, of)).body[kind].user_name).toBe(professional.name);
    expect((await call(edit, { ...of, body: { ...one, version: 2 } })).body.code).toBe(`${kind}.not_own`);
    expect((await call(remove, of)).body.code).toBe(`${kind}.not_own`);
    expect((await call(kind, { ...of, as: stranger })).status).toBe(404);
    await call(edit, { params: { id: one.id }, body: { ...one, shared: false, version: 2 } });
    expect(await seen(colleague)).toBe(false);
  });

  test("makes no more requests than its contract declares", async () => {
    const one = await made();
    const calls = async (work: () => Promise<unknown>) => (await counted(professional, work)).calls;
    const services =
      kind === "formula"
        ? { read: Materia.formula, remove: Materia.deleteFormula }
        : { read: Materia.substance, remove: Materia.deleteSubstance };
    expect(await calls(() => services.read(one.id))).toBe(1);
    expect(await calls(() => Materia.own())).toBe(2);
    expect(await calls(() => Materia.listed({}))).toBe(1);
    expect(await calls(() => services.remove(one.id))).toBe(2);
  });
});

describe("a provider", () => {
  const made = async (over = {}) =>
    (await call("newFormula", { as: provider, body: formulaBody(over) })).body.formula;

  test("shares a formula with every clinic under the company's name, read only", async () => {
    const one = await made({ shared: true });
    expect([one.company, one.user_name]).toEqual(["Demo Herbs", "Demo Herbs"]);
    const seen = async (as: TestUser) =>
      (await call("listed", { as })).body.formulas?.find(({ id }: { id: string }) => id === one.id);
    expect(await seen(professional)).toEqual(one);
    expect(await seen(stranger)).toEqual(one);
    expect((await call("formula", { params: { id: one.id } })).body.formula).toEqual(one);
    const taken = await call("editFormula", { params: { id: one.id }, body: { ...one, version: 1 } });
    expect(taken.body.code).toBe("formula.not_own");
    // Another provider cannot read it, and only clinics can read the list.
    expect((await call("formula", { as: otherProvider, params: { id: one.id } })).status).toBe(404);
    expect((await call("own", { as: otherProvider })).body.formulas).toEqual([]);
    expect((await call("listed", { as: otherProvider })).status).toBe(403);
    const hidden = { ...one, shared: false, version: 1 };
    await call("editFormula", { as: provider, params: { id: one.id }, body: hidden });
    expect(await seen(professional)).toBeUndefined();
  });

  test("cannot add substances", async () => {
    const refused = await call("newSubstance", { as: provider, body: substanceBody() });
    expect([refused.status, refused.body.code]).toEqual([403, "access.denied"]);
  });

  test("that is not verified may read, but not write", async () => {
    const refused = await call("newFormula", { as: unverified, body: formulaBody() });
    expect([refused.status, refused.body.code]).toEqual([403, "entity.unverified"]);
    expect(refused.body.message).toBe(
      "Your entity is not yet verified. Wait until you are verified to add supplements and chinese materia medica",
    );
    expect((await call("own", { as: unverified })).body).toEqual({ substances: [], formulas: [] });
  });
});

test("a cursor of another list is refused as invalid", async () => {
  expect((await call("listed", { query: { cursor: "made-up" } })).status).toBe(400);
});

test.each([
  ["a name", {}, "name"],
  ["doses the right way round", { name: "Demo", dose_min_g: 9, dose_max_g: 3 }, "dose_max_g"],
])("a substance needs %s", async (_what, body, field) => {
  const answer = await call("newSubstance", { body });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
});

test.each([
  ["unknown to the tables", ["made", "chaihu"], "ingredients.0.substance"],
  ["twice the same", ["chaihu", "chaihu"], "ingredients.1.substance"],
])("an ingredient %s is refused", async (_what, ids, field) => {
  const ingredients = ids.map((substance) => ({ substance, name: "Demo", grams: 3 }));
  const answer = await call("newFormula", { body: formulaBody({ ingredients }) });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
});

test("a formula keeps an ingredient that its owner deleted", async () => {
  const made = (await call("newSubstance", { body: substanceBody() })).body.substance;
  const ingredients = [{ substance: made.id, name: made.name, grams: 3 }];
  const { formula } = (await call("newFormula", { body: formulaBody({ ingredients }) })).body;
  await call("deleteSubstance", { params: { id: made.id } });
  const answer = await call("editFormula", {
    params: { id: formula.id },
    body: { ...formula, notes: "Kept" },
  });
  expect(answer.body.formula.ingredients[0].name).toBe(made.name);
});
