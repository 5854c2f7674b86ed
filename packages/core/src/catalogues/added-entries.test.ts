import { beforeAll, beforeEach, expect, test } from "vitest";
import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import { cataloguesRoutes } from "../contracts/catalogues/catalogues.ts";
import type { EntryView } from "../contracts/catalogues/office.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeUser, type TestUser } from "../testing/actors.ts";
import { emptyCatalogues } from "../testing/catalogues.ts";
import { localTable } from "../testing/local-table.ts";
import * as Catalogues from "./index.ts";

localTable();
let pharmacist: TestUser;
beforeAll(async () => {
  pharmacist = await makeUser(Spaces.BACKOFFICE, "admin", { name: "Demo Pharmacist" });
});
beforeEach(emptyCatalogues);

const said = { reference: null, note: "", reviewed: false };
const by = <T>(work: () => Promise<T>) => as(pharmacist, work);
const publish = async () => {
  const { version } = await by(() => Catalogues.getCatalogue("substances"));
  return by(() => Catalogues.publishCatalogue("substances", { version, note: "" }));
};
const words = (text = "") => ({ en: text, pt: text });
const substance = {
  ...{ pinyin: "Dé Mó Cǎo", zh: "", zh_hant: "", names: { en: "Demo herb", pt: "Erva demo" }, latin: "" },
  ...{ species: "Demo officinalis", category: "TQ", type: "plant", part: "root", temperature: "warm" },
  ...{ tastes: ["sweet"], channels: ["SP"], dose_min_g: 3, dose_max_g: 9, dose_checked: false },
  ...{ toxicity: "none", pregnancy: "caution", notes: words() },
};
const formula = {
  ...{ pinyin: "Dé Mó Tāng", zh: "", zh_hant: "", names: words(), category: "TON", source: "Demo book" },
  ...{ form: "decoction", dose_checked: false, actions: words(), cautions: words(), notes: words() },
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
      ...{ version: entry.version, fields: entry.fields, retired: true, ...said },
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
