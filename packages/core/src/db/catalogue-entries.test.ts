import { beforeAll, describe, expect, test } from "vitest";
import * as Acupuncture from "../acupuncture/index.ts";
import * as Assessments from "../assessments/index.ts";
import { MOST_RESPONSE_TYPES, MOST_TESTS } from "../contracts/assessments/assessments.ts";
import { MAX_OWN_ENTRIES } from "../contracts/kernel/own-entries.ts";
import { formulaForm, substanceForm } from "../contracts/materia/materia-routes.ts";
import { productForm } from "../contracts/supplements/supplements.ts";
import { MAX_CUSTOM_TREATMENTS, MAX_OF_CUSTOM, MAX_PRE_MADE } from "../contracts/treatments/treatments.ts";
import * as Materia from "../materia/index.ts";
import * as Supplements from "../supplements/index.ts";
import { as, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import * as Treatments from "../treatments/index.ts";
import { OwnCountEntity } from "./catalogue-entry.ts";
import { connect } from "./service.ts";

localTable();
const { count } = connect({ count: OwnCountEntity }).entities;
let spaceId: string;
beforeAll(async () => {
  spaceId = (await makeSpace()).id;
});

let serial = 0;
const name = () => `Demo ${++serial}`;
const technique = { id: "demo0001", technique: "hvla", places: ["L4"] };
const point = { info: "", indications: "", contraindications: "", shared: false };
const preMade = (category: string, items: Record<string, unknown>[]) =>
  Treatments.createPreMade({
    category: category as "other",
    name: name(),
    shared: false,
    content: { items },
  });

const pointOf = async (made: string) => {
  const { points } = await Acupuncture.createPoint({
    ...point,
    name: made,
    auricular: false,
    channel: "EX",
    side: "center",
  });
  return String(points.find((one) => one.name === made)?.id);
};
type Kind = [what: string, limit: number, make: () => Promise<string>, remove?: (id: string) => unknown];
const KINDS: Kind[] = [
  ["point", MAX_OWN_ENTRIES, () => pointOf(name()), Acupuncture.deletePoint],
  [
    "group",
    MAX_OWN_ENTRIES,
    async () =>
      (await Acupuncture.createGroup({ name: name(), auricular: false, points: [], shared: false })).group.id,
    Acupuncture.deleteGroup,
  ],
  [
    "substance",
    MAX_OWN_ENTRIES,
    async () => (await Materia.newSubstance(substanceForm.parse({ name: name() }))).substance.id,
    Materia.deleteSubstance,
  ],
  [
    "formula",
    MAX_OWN_ENTRIES,
    async () => (await Materia.newFormula(formulaForm.parse({ name: name() }))).formula.id,
    Materia.deleteFormula,
  ],
  [
    "product",
    MAX_OWN_ENTRIES,
    async () => (await Supplements.createProduct(productForm.parse({ name: name() }))).product.id,
  ],
  [
    "custom_treatment",
    MAX_CUSTOM_TREATMENTS,
    async () =>
      (await Treatments.createCustom({ name: name(), description: "", minutes: null, shared: false })).id,
    Treatments.removeCustom,
  ],
  [
    "pre_made",
    MAX_PRE_MADE,
    async () => (await preMade("osteopathy", [technique])).id,
    Treatments.removePreMade,
  ],
  ["test", MOST_TESTS, async () => (await Assessments.create({ name: name() })).id, Assessments.removeTest],
];

const AT_ONCE = 6;
const many = (user: TestUser, work: (at: number) => Promise<unknown>, times = AT_ONCE) =>
  Promise.allSettled(Array.from({ length: times }, (_, at) => as(user, () => work(at))));
const refusals = (outcomes: PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason.code] : []));
const keyOf = (user: TestUser, kind: string) => ({ space_id: spaceId, user_id: user.id, kind });
const keeps = (user: TestUser, kind: string, kept: number) =>
  count.put({ ...keyOf(user, kind), count: kept }).go();
const kept = async (user: TestUser, kind: string) => (await count.get(keyOf(user, kind)).go()).data?.count;

describe.each(KINDS)("entries of kind %s", (what, limit, make, remove) => {
  test("the limit holds for parallel creations, and a deletion frees one place", async () => {
    const user = await makeUser(spaceId, "professional");
    const first = await as(user, make);
    await keeps(user, what, limit - 2);
    const outcomes = await many(user, make);
    expect(refusals(outcomes)).toEqual(Array.from({ length: AT_ONCE - 2 }, () => "catalogue.full"));
    await expect(as(user, make)).rejects.toMatchObject({ facts: { details: { limit } } });
    if (!remove) return;
    await many(user, async () => remove(first), 3);
    expect(await kept(user, what)).toBe(limit - 1);
    expect(refusals(await many(user, make, 2))).toEqual(["catalogue.full"]);
  });

  test("the count stays correct through parallel creations, refusals and deletions", async () => {
    const user = await makeUser(spaceId, "professional");
    const made = (await many(user, make, 4)).flatMap((one) =>
      one.status === "fulfilled" ? [String(one.value)] : [],
    );
    expect(made).toHaveLength(4);
    if (remove) await many(user, async (at) => (at % 2 ? make() : remove(String(made[at]))), 4);
    expect(await kept(user, what)).toBe(4);
  });
});

test("the space's limit of response types holds for all of its users at once", async () => {
  const { id } = await makeSpace();
  const users = await Promise.all([1, 2, 3].map(() => makeUser(id, "professional")));
  await count
    .put({ space_id: id, user_id: "space", kind: "response_type", count: MOST_RESPONSE_TYPES - 1 })
    .go();
  const options = ["Yes", "No"].map((label, value) => ({ id: `demo000${value}`, label, points: value }));
  const outcomes = await Promise.allSettled(
    users.map((user) => as(user, () => Assessments.createResponseType({ name: name(), options }))),
  );
  expect(refusals(outcomes)).toEqual(["catalogue.full", "catalogue.full"]);
});

describe("a custom treatment", () => {
  const bath = () =>
    Treatments.createCustom({ name: name(), description: "Salt", minutes: 20, shared: true });
  const set = (id: string) => preMade(id, [{ id, name: "Bath", minutes: 20, note: "" }]);

  test("is restored unchanged, with its pre-made treatments, their names and their quota", async () => {
    const user = await makeUser(spaceId, "professional");
    const colleague = await makeUser(spaceId, "professional");
    const treatment = await as(user, bath);
    const sets = await Promise.all([1, 2, 3].map(() => as(user, () => set(treatment.id))));
    const theirs = await as(colleague, () => set(treatment.id));
    const seen = async (by: TestUser) =>
      (await as(by, () => Treatments.listPreMade(treatment.id as "other"))).items.map(({ id }) => id).sort();
    const before = await seen(user);
    await as(user, () => Treatments.removeCustom(treatment.id));
    expect([await seen(user), await seen(colleague)]).toEqual([[], []]);
    expect([await kept(user, "custom_treatment"), await kept(user, "pre_made")]).toEqual([0, 0]);
    for (const { id } of sets)
      await expect(as(user, () => Treatments.getPreMade(id))).rejects.toMatchObject({ kind: "absent" });

    const back = await as(user, () => Treatments.restoreCustom(treatment.id));
    expect(back).toEqual({ ...treatment, version: 3 });
    expect(await seen(user)).toEqual(before);
    expect(await seen(colleague)).toContain(theirs.id);
    for (const made of sets)
      expect((await as(user, () => Treatments.getPreMade(made.id))).content).toEqual(made.content);
    expect([await kept(user, "custom_treatment"), await kept(user, "pre_made")]).toEqual([1, 3]);
    const again = { ...sets[0], category: treatment.id as "other", shared: false };
    await expect(as(user, () => Treatments.createPreMade(again as never))).rejects.toMatchObject({
      code: "name.exists",
    });
    // What came back is changed like any other, and is not brought back twice.
    await as(user, () => Treatments.updateCustom(treatment.id, { ...treatment, version: back.version }));
    await expect(as(user, () => Treatments.restoreCustom(treatment.id))).rejects.toMatchObject({
      code: "custom_treatment.not_found",
    });
  });

  test("is deleted and restored once by parallel requests, and only by its owner", async () => {
    const user = await makeUser(spaceId, "professional");
    const colleague = await makeUser(spaceId, "professional");
    const { id } = await as(user, bath);
    await as(user, () => set(id));
    expect(refusals(await many(user, () => Treatments.removeCustom(id), 3))).toHaveLength(2);
    await expect(as(colleague, () => Treatments.restoreCustom(id))).rejects.toMatchObject({
      code: "custom_treatment.not_found",
    });
    expect(refusals(await many(user, () => Treatments.restoreCustom(id), 3))).toHaveLength(2);
    expect([await kept(user, "custom_treatment"), await kept(user, "pre_made")]).toEqual([1, 1]);
  });

  test("deleting it at the same moment as adding to it either includes the addition or refuses it", async () => {
    const user = await makeUser(spaceId, "professional");
    for (let round = 0; round < 3; round += 1) {
      const { id } = await as(user, bath);
      const [gone] = await Promise.allSettled([
        as(user, () => Treatments.removeCustom(id)),
        ...[1, 2, 3].map(() => as(user, () => set(id))),
      ]);
      if (gone?.status === "rejected") await as(user, () => Treatments.removeCustom(id));
      expect(await kept(user, "pre_made")).toSatisfy((number?: number) => !number);
    }
  });

  test("has a limited number of pre-made treatments, also with parallel requests", async () => {
    const user = await makeUser(spaceId, "professional");
    const { id } = await as(user, bath);
    await keeps(user, `pre_made.${id}`, MAX_OF_CUSTOM - 1);
    expect(refusals(await many(user, () => set(id), 3))).toEqual(["catalogue.full", "catalogue.full"]);
  });
});
