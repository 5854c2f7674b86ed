import { beforeAll, beforeEach, expect, test } from "vitest";
import { type CatalogueKey, catalogues } from "../clinical/catalogues/catalogues.ts";
import type { SupplementFields } from "../clinical/catalogues/descriptions/supplements.ts";
import { matchColumns, readSheetRow } from "../clinical/catalogues/sheet.ts";
import { catalogueProducts } from "../clinical/supplements/catalogue-products.ts";
import { publishedSupplements } from "../clinical/supplements/listed-supplements.ts";
import { chosenFrom } from "../clinical/supplements/supplement-choice.ts";
import { cataloguesRoutes } from "../contracts/catalogues/catalogues.ts";
import type { EntryView } from "../contracts/catalogues/office.ts";
import { productForm, supplementsRoutes } from "../contracts/supplements/supplements.ts";
import * as Spaces from "../spaces/index.ts";
import * as Supplements from "../supplements/index.ts";
import { as, counted, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { emptyCatalogues } from "../testing/catalogues.ts";
import { localTable } from "../testing/local-table.ts";
import { medicationOf, rulesOf } from "../testing/safety-record.ts";
import { baseOf, loadBases } from "./bases.ts";
import * as Catalogues from "./index.ts";

await loadBases(["supplements"]);

localTable();
let pharmacist: TestUser;
beforeAll(async () => {
  pharmacist = await makeUser(Spaces.BACKOFFICE, "admin", { name: "Demo Pharmacist" });
});
beforeEach(emptyCatalogues);

const said = { reference: null, note: "", reviewed: false };
const by = <T>(work: () => Promise<T>) => as(pharmacist, work);
const words = (text = "") => ({ en: text, pt: text });
const sleep: SupplementFields = {
  name: { en: "Demo Sleep", pt: "Demo Sono" },
  brand: "Demo Labs",
  properties: ["vegan"],
  taken_as: "capsule",
  units_per_box: 60,
  volume: null,
  volume_unit: "ml",
  contents: [
    { item: "magnesium", amount: 0.1, unit: "g" },
    { item: "valeriana_officinalis", amount: null, unit: "mg" },
    { item: "melatonin", amount: 1, unit: "mg" },
  ],
  units: 2,
  times_per_day: 1,
  days: 30,
  posology: { en: "before bed", pt: "antes de deitar" },
  warnings: { en: "Not while driving", pt: "" },
};
const add = (fields: object, catalogue: CatalogueKey = "supplements") =>
  counted(pharmacist, () =>
    Catalogues.createEntry(catalogue, { fields: fields as EntryView["fields"], ...said }),
  );
const publish = async (catalogue: CatalogueKey = "supplements") => {
  const { version } = await by(() => Catalogues.getCatalogue(catalogue));
  await by(() => Catalogues.publishCatalogue(catalogue, { version, note: "" }));
  Catalogues.forgetPublished();
};
/** The products as a clinic's browser makes them of what is published. */
async function offered(language: "en" | "pt") {
  const published = await by(() => Catalogues.publishedOverlays());
  const tables = publishedSupplements(await by(() => Supplements.tables({ language })), published, language);
  return { tables, products: catalogueProducts(published, tables, language) };
}

test("no product ships, and one that is published is offered in both languages with its review", async () => {
  expect(baseOf("supplements").rows()).toEqual([]);
  const { value, calls } = await add(sleep);
  expect(calls).toBeLessThanOrEqual(cataloguesRoutes.create.calls);
  expect(value.entry).toMatchObject({ key: "demo-labs-demo-sleep", name: { pt: "Demo Sono, Demo Labs" } });
  expect((await offered("en")).products).toEqual([]);
  await publish();
  const english = await offered("en");
  expect(english.products).toMatchObject([
    {
      id: "demo-labs-demo-sleep",
      name: "Demo Sleep",
      brand: "Demo Labs",
      catalogue: true,
      archived: false,
      properties: ["Vegan"],
      cautions: "Not while driving",
      unit: "capsule",
      contents: [{ kind: "nutrient", key: "magnesium" }, { kind: "plant" }, { kind: "ingredient" }],
    },
  ]);
  // A warning that is not translated is shown as it was written.
  expect((await offered("pt")).products).toMatchObject([
    { name: "Demo Sono", posology: "antes de deitar", cautions: "Not while driving" },
  ]);
  const [product] = english.products;
  const chosen = product && chosenFrom({ kind: "product", product }, english.tables.nutrients);
  expect(chosen).toMatchObject({
    kind: "product",
    item: "demo-labs-demo-sleep",
    name: "Demo Sleep",
    units: 2,
    days: 30,
    contains: ["magnesium", "valeriana_officinalis", "melatonin"],
    nutrients: [{ key: "magnesium", amount: 100 }],
  });
});

test("the safety check sees what a product of the catalogue contains", async () => {
  await add({ ...sleep, name: words("Demo Night") });
  await publish();
  const { products, tables } = await offered("en");
  const [product] = products;
  if (!product) throw new Error("no product");
  const supplements = { items: [chosenFrom({ kind: "product", product }, tables.nutrients)] };
  const rules = rulesOf({ sections: { supplements, medication: medicationOf({ inn: "warfarin" }) } });
  expect(rules.some((rule) => rule.includes("melatonin") && rule.includes("warfarin"))).toBe(true);
  // 100 mg in a capsule, two a day; the upper level is 250 mg.
  expect(rules.some((rule) => rule.startsWith("nutrient.above"))).toBe(false);
  const [one] = supplements.items;
  const more = { items: one ? [{ ...one, times_per_day: 2 }] : [] };
  expect(rulesOf({ sections: { supplements: more } })).toContain("nutrient.above:400:magnesium");
});

test("a reviewed product says so, and a retired one is read and not offered", async () => {
  const { value } = await add(sleep);
  const { entry } = await by(() =>
    Catalogues.updateEntry("supplements", value.entry.key, {
      version: value.entry.version,
      fields: value.entry.fields,
      retired: true,
      ...said,
      reviewed: true,
    }),
  );
  expect(entry).toMatchObject({ retired: true, review: "reviewed" });
  await publish();
  expect((await offered("en")).products).toMatchObject([
    { id: entry.key, archived: true, review: { review: "reviewed" } },
  ]);
});

test.each<[string, object, Record<string, string>]>([
  ["no name", { name: words() }, { "fields.name.en": "required" }],
  ["a name that makes no key", { name: words("维生素"), brand: "" }, { "fields.name.en": "required" }],
  ["no units", { units: null }, { "fields.units": "required" }],
  ["a dose of nothing", { units: 0 }, { "fields.units": "quantity.invalid" }],
  ["half a time a day", { times_per_day: 1.5 }, { "fields.times_per_day": "quantity.invalid" }],
  ["no days", { days: null }, { "fields.days": "required" }],
  ["an empty box", { units_per_box: 0 }, { "fields.units_per_box": "quantity.invalid" }],
  ["a unit that does not exist", { taken_as: "bucket" }, { "fields.taken_as": "choice.invalid" }],
  ["an unknown property", { properties: ["madeup"] }, { "fields.properties": "choice.invalid" }],
  [
    "an unknown ingredient",
    { contents: [{ item: "madeup", amount: 1, unit: "mg" }] },
    { "fields.contents": "choice.invalid" },
  ],
  [
    "an ingredient twice",
    { contents: [...sleep.contents, { item: "magnesium", amount: 1, unit: "mg" }] },
    { "fields.contents": "content.duplicate" },
  ],
  [
    "an amount of nothing",
    { contents: [{ item: "zinc", amount: 0, unit: "mg" }] },
    { "fields.contents": "quantity.invalid" },
  ],
  [
    "an amount in pounds",
    { contents: [{ item: "zinc", amount: 1, unit: "lb" }] },
    { "fields.contents": "choice.invalid" },
  ],
])("a product with %s is refused with the field named", async (_what, over, fields) => {
  await expect(add({ ...sleep, ...over })).rejects.toMatchObject({ facts: { fields } });
});

test("an amount that is not known has the same unit however it was typed", async () => {
  const { value } = await add({ ...sleep, contents: [{ item: "zinc", amount: null, unit: "IU" }] });
  expect(value.entry.fields.contents).toEqual([{ item: "zinc", amount: null, unit: "mg" }]);
});

test("products are read from a spreadsheet, and a second run changes nothing", async () => {
  const description = catalogues.supplements;
  const header = ["key", "name (en)", "brand", "contents", "units", "times_per_day", "days", "taken_as"];
  const line = [
    "",
    "Demo Row",
    "Demo Labs",
    "zinc 7,5 mg; vitamin_d 400 IU; melatonin",
    "1",
    "2",
    "30",
    "tablet",
  ];
  const read = (cells: string[]) => readSheetRow(description, matchColumns(description, header), cells);
  const { row, faults } = read(line);
  expect(faults).toEqual({});
  const compared = async (one: typeof row) => {
    const rows = [{ number: 1, ...one, fields: one.fields as EntryView["fields"] }];
    const { items } = await by(() => Catalogues.compareRows("supplements", rows));
    return items[0];
  };
  const found = await compared(row);
  expect(found).toMatchObject({ outcome: "added", faults: {}, key: "demo-labs-demo-row" });
  const written = { ...row, fields: row.fields as EntryView["fields"], number: 1, version: 0 };
  await by(() => Catalogues.writeRows("supplements", [written]));
  const { entry } = await by(() => Catalogues.getEntry("supplements", "demo-labs-demo-row"));
  expect(entry.fields.contents).toEqual([
    { item: "zinc", amount: 7.5, unit: "mg" },
    { item: "vitamin_d", amount: 400, unit: "IU" },
    { item: "melatonin", amount: null, unit: "mg" },
  ]);
  expect((await compared({ ...row, key: entry.key }))?.outcome).toBe("unchanged");
  const wrong = read(line.with(3, "unobtainium 1 mg")).row;
  expect(await compared(wrong)).toMatchObject({ outcome: "invalid", faults: { contents: "choice.invalid" } });
});

test("line breaks become blanks in what is shown in one line", async () => {
  const { value } = await add({ ...sleep, posology: { en: "before bed,\r\n with water", pt: "" } });
  expect(value.entry.fields.posology).toEqual({ en: "before bed, with water", pt: "" });
});

test("a product is not added twice, and its key is short enough for an appointment", async () => {
  const long = { ...sleep, name: words(`Demo ${"long ".repeat(30)}`.trim()) };
  const { value } = await add(long);
  expect(value.entry.key).toMatch(/^demo-labs-demo-long[a-z-]*[a-z]$/);
  expect(value.entry.key.length).toBeLessThanOrEqual(60);
  await add(sleep);
  await expect(add({ ...sleep, name: words("demo  SLEEP") })).rejects.toMatchObject({ code: "entry.exists" });
});

test("an added ingredient is in products of the catalogue and of clinics once it is published", async () => {
  const oil = { name: { en: "Demo Oil", pt: "Óleo demo" }, names: words() };
  const withOil = { ...sleep, contents: [{ item: "demo_oil", amount: 5, unit: "ml" }] };
  const { id } = await makeSpace();
  const professional = await makeUser(id, "professional");
  const contents = [{ kind: "ingredient" as const, key: "demo_oil", amount: 5, unit: "ml" as const }];
  const own = (name: string) =>
    counted(professional, () => Supplements.createProduct(productForm.parse({ name, contents })));
  await add(oil, "ingredients");
  await expect(add(withOil)).rejects.toMatchObject({
    facts: { fields: { "fields.contents": "choice.invalid" } },
  });
  await expect(own("Demo before")).rejects.toMatchObject({
    facts: { fields: { "contents.0.key": "content.unknown" } },
  });
  await publish("ingredients");
  await add(withOil);
  await publish();
  expect((await offered("en")).products[0]?.contents).toEqual(contents);
  Catalogues.forgetPublished();
  const made = await own("Demo after");
  expect(made.value.product.contents).toEqual(contents);
  expect(made.calls).toBeLessThanOrEqual(supplementsRoutes.newProduct.calls);
  const keys = await by(() => Catalogues.addedKeys(["ingredients", "supplements"]));
  expect([[...keys.ingredients], [...keys.supplements]]).toEqual([["demo_oil"], ["demo-labs-demo-sleep"]]);
});
