import { beforeAll, beforeEach, expect, test } from "vitest";
import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import { cataloguesRoutes } from "../contracts/catalogues/catalogues.ts";
import type { EntryView } from "../contracts/catalogues/office.ts";
import { productForm, supplementsRoutes } from "../contracts/supplements/supplements.ts";
import * as Spaces from "../spaces/index.ts";
import * as Supplements from "../supplements/index.ts";
import { as, counted, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { emptyCatalogues } from "../testing/catalogues.ts";
import { localTable } from "../testing/local-table.ts";
import { supplementsOf } from "../testing/safety-record.ts";
import { supplementFaults } from "../visits/supplement-rules.ts";
import * as Catalogues from "./index.ts";

localTable();
let pharmacist: TestUser;
beforeAll(async () => {
  pharmacist = await makeUser(Spaces.BACKOFFICE, "admin", { name: "Demo Pharmacist" });
});
beforeEach(emptyCatalogues);

const said = { reference: null, note: "", reviewed: false };
const by = <T>(work: () => Promise<T>) => as(pharmacist, work);
const publish = async (catalogue: CatalogueKey = "substances") => {
  const { version } = await by(() => Catalogues.getCatalogue(catalogue));
  return by(() => Catalogues.publishCatalogue(catalogue, { version, note: "" }));
};
const words = (text = "") => ({ en: text, pt: text });
const substance = {
  pinyin: "Dé Mó Cǎo",
  zh: "",
  zh_hant: "",
  names: { en: "Demo herb", pt: "Erva demo" },
  latin: "",
  species: "Demo officinalis",
  category: "TQ",
  type: "plant",
  part: "root",
  temperature: "warm",
  tastes: ["sweet"],
  channels: ["SP"],
  dose_min_g: 3,
  dose_max_g: 9,
  dose_checked: false,
  toxicity: "none",
  pregnancy: "caution",
  notes: words(),
};
const plant = {
  scientific: "Demo officinalis",
  name: words("Demo plant"),
  names: words(),
  part: words("leaf"),
  dose_min_g: 1,
  dose_max_g: 2,
  uses: { en: "a; b", pt: "c; d" },
  cautions: ["epilepsy"],
  other_cautions: words(),
};
const formula = {
  pinyin: "Dé Mó Tāng",
  zh: "",
  zh_hant: "",
  names: words(),
  category: "TON",
  source: "Demo book",
  form: "decoction",
  dose_checked: false,
  actions: words(),
  cautions: words(),
  notes: words(),
  composition: [
    { item: "huangqi", amount: 9 },
    { item: "gancao", amount: 3.5 },
  ],
  patterns: { en: "demo pattern; fatigue", pt: "padrão demo; fadiga" },
};
const add = (catalogue: CatalogueKey, fields: object) =>
  counted(pharmacist, () =>
    Catalogues.createEntry(catalogue, { fields: fields as EntryView["fields"], ...said }),
  );
const retire = (catalogue: CatalogueKey, entry: EntryView) =>
  by(() =>
    Catalogues.updateEntry(catalogue, entry.key, {
      version: entry.version,
      fields: entry.fields,
      retired: true,
      ...said,
    }),
  );

test("a substance is chosen in a formula and an interaction once it is published, and by its key", async () => {
  const made = await add("substances", substance);
  expect(made.value.entry).toMatchObject({ key: "democao", origin: "added", name: { en: "Dé Mó Cǎo" } });
  const withIt = { ...formula, composition: [...formula.composition, { item: "democao", amount: 6 }] };
  await expect(add("formulas", withIt)).rejects.toMatchObject({
    facts: { fields: { "fields.composition": "choice.invalid" } },
  });
  await publish();
  Catalogues.forgetPublished();
  const added = await add("formulas", withIt);
  expect(added.value.entry).toMatchObject({ key: "demotang", fields: withIt });
  expect(added.calls).toBeLessThanOrEqual(cataloguesRoutes.create.calls);
  const { options } = await by(() => Catalogues.getCatalogue("interactions"));
  expect(options.taken?.find(({ value }) => value === "democao")).toMatchObject({ en: "Dé Mó Cǎo" });
});

test("substances, plants and ingredients are chosen in every rule once they are published", async () => {
  await add("substances", substance);
  expect((await add("plants", plant)).value.entry.key).toBe("demo_officinalis");
  const named = { name: words("Demo Oil"), names: words() };
  expect((await add("ingredients", named)).value.entry.key).toBe("demo_oil");
  for (const catalogue of ["substances", "plants", "ingredients"] as const) await publish(catalogue);
  const offered = async (catalogue: CatalogueKey, field: string) => {
    const { options } = await by(() => Catalogues.getCatalogue(catalogue));
    return options[field]?.map(({ value }) => value).filter((value) => /demo/.test(value));
  };
  const all = ["democao", "demo_oil", "demo_officinalis"].sort();
  expect((await offered("interactions", "taken"))?.sort()).toEqual(all);
  expect((await offered("pregnancy-rules", "taken"))?.sort()).toEqual(all);
  expect(await offered("incompatibilities", "second")).toEqual(["democao"]);
  expect((await offered("condition-rules", "against"))?.sort()).toEqual(
    ["s:democao", "n:demo_oil", "n:demo_officinalis"].sort(),
  );
  const pair = { first: "democao", second: "gancao", severity: "serious", statement: words("demo") };
  const { value, calls } = await add("incompatibilities", pair);
  expect(value.entry.key).toBe("democao--gancao");
  expect(calls).toBeLessThanOrEqual(cataloguesRoutes.create.calls);
});

test("a plant is in products and visits once it is published, and retired too", async () => {
  const contents = [{ kind: "plant" as const, key: "demo_officinalis", amount: null, unit: "mg" as const }];
  const { id } = await makeSpace();
  const professional = await makeUser(id, "professional");
  const make = (name: string) =>
    counted(professional, () => Supplements.createProduct(productForm.parse({ name, contents })));
  await expect(make("Demo before")).rejects.toMatchObject({
    facts: { fields: { "contents.0.key": "content.unknown" } },
  });
  const { value } = await add("plants", plant);
  await retire("plants", value.entry);
  await publish("plants");
  const made = await make("Demo after");
  expect(made.value.product.contents).toEqual(contents);
  expect(made.calls).toBeLessThanOrEqual(supplementsRoutes.newProduct.calls);
  const chosen = {
    kind: "plant",
    item: "demo_officinalis",
    name: "Demo plant",
    contains: ["demo_officinalis"],
  };
  const section = { items: [{ ...supplementsOf(chosen as never).items[0] }] } as never;
  expect(supplementFaults(section)).toMatchObject({ "items.0.item": "id.invalid" });
  expect(supplementFaults(section, await by(() => Catalogues.addedKeys(["plants"])))).toEqual({});
});

test.each<[string, object, Record<string, string>]>([
  ["one word as scientific name", { scientific: "Demo" }, { "fields.scientific": "scientific.invalid" }],
  ["fewer uses in Portuguese", { uses: { en: "a; b", pt: "a" } }, { "fields.uses.pt": "languages.unequal" }],
  ["an unknown caution", { cautions: ["madeup"] }, { "fields.cautions": "choice.invalid" }],
  ["a reversed dose", { dose_min_g: 3, dose_max_g: 2 }, { "fields.dose_max_g": "dose.reversed" }],
  ["the name of a known plant", { scientific: "Tilia  Cordata" }, { "fields.scientific": "entry.exists" }],
])("a plant with %s is refused with the field named", async (_what, over, fields) => {
  await expect(add("plants", { ...plant, ...over })).rejects.toMatchObject({ facts: { fields } });
});

test("vitamins and minerals are changed in their unit and with a reference value, and none is added", async () => {
  const { entry } = await by(() => Catalogues.getEntry("nutrients", "vitamin_d"));
  await expect(add("nutrients", entry.fields)).rejects.toMatchObject({ code: "catalogue.closed" });
  const change = (fields: object) =>
    by(() =>
      Catalogues.updateEntry("nutrients", "vitamin_d", {
        version: 0,
        fields: { ...entry.fields, ...fields },
        retired: false,
        ...said,
      }),
    );
  await expect(change({ nrv: null })).rejects.toMatchObject({
    facts: { fields: { "fields.nrv": "quantity.invalid" } },
  });
  await expect(change({ unit: "mg" })).rejects.toMatchObject({ kind: "invalid" });
  expect((await change({ ul: 90 })).entry).toMatchObject({ origin: "changed", fields: { ul: 90 } });
});

test("a retired substance stays in the formulas that contain it, and is named as retired", async () => {
  await add("substances", substance);
  await publish();
  const { value } = await add("formulas", {
    ...formula,
    composition: [{ item: "democao", amount: 6 }],
  });
  const { entry } = await by(() => Catalogues.getEntry("substances", "democao"));
  await retire("substances", entry);
  await publish();
  expect((await retire("formulas", value.entry)).entry.retired).toBe(true);
  const { options } = await by(() => Catalogues.getCatalogue("formulas"));
  expect(options.composition?.find((one) => one.value === "democao")?.pt).toBe("Dé Mó Cǎo (retirada)");
});

test.each<[string, object, Record<string, string>]>([
  ["no composition", { composition: [] }, { "fields.composition": "required" }],
  [
    "a weight of nothing",
    { composition: [{ item: "huangqi", amount: 0 }] },
    { "fields.composition": "quantity.invalid" },
  ],
  [
    "a substance twice",
    { composition: [...formula.composition, { item: "huangqi", amount: 1 }] },
    { "fields.composition": "content.duplicate" },
  ],
  [
    "an unknown substance",
    { composition: [{ item: "madeup", amount: 1 }] },
    { "fields.composition": "choice.invalid" },
  ],
  [
    "other patterns in Portuguese",
    { patterns: { en: "a; b", pt: "a" } },
    { "fields.patterns.pt": "patterns.uneven" },
  ],
  ["a name that makes no key", { pinyin: "汤" }, { "fields.pinyin": "pinyin.invalid" }],
])("a formula with %s is refused with the field named", async (_what, over, fields) => {
  await expect(add("formulas", { ...formula, ...over })).rejects.toMatchObject({ facts: { fields } });
});

test("nothing is added under the pinyin of what ships, with other tones either", async () => {
  await expect(add("substances", { ...substance, pinyin: "huang qi" })).rejects.toMatchObject({
    facts: { fields: { "fields.pinyin": "entry.exists" } },
  });
  await expect(add("formulas", { ...formula, pinyin: "Bu Yang Huan Wu Tang" })).rejects.toMatchObject({
    facts: { fields: { "fields.pinyin": "entry.exists" } },
  });
});
