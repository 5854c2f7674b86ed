import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as Classifications from "../classifications/index.ts";
import { cataloguesRoutes } from "../contracts/catalogues/catalogues.ts";
import { classificationsRoutes } from "../contracts/classifications/classifications.ts";
import { env } from "../platform/env.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeUser, type TestUser } from "../testing/actors.ts";
import { emptyCatalogues } from "../testing/catalogues.ts";
import { localTable } from "../testing/local-table.ts";
import { db } from "./entities.ts";
import * as Catalogues from "./index.ts";

localTable();
let pharmacist: TestUser;
let reader: TestUser;
beforeAll(async () => {
  pharmacist = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
  reader = await makeUser(Spaces.BACKOFFICE, "admin");
});
beforeEach(emptyCatalogues);

const by = <T>(work: () => Promise<T>, user = pharmacist) => as(user, work);
const said = { reference: null, note: "", reviewed: false };
const drug = (inn: string, over: object = {}) => ({
  inn,
  name_pt: `${inn} PT`,
  substances: [],
  classes: ["warfarin"],
  group: "4.3.1.2",
  atc: "",
  ...over,
});
const add = (inn: string, over: object = {}) =>
  by(async () => (await Catalogues.createEntry("drugs", { fields: drug(inn, over), ...said })).entry);
const publish = async () => {
  const { version } = await by(() => Catalogues.getCatalogue("drugs"));
  return by(() => Catalogues.publishCatalogue("drugs", { version, note: "" }));
};
const search = async (q: string) =>
  (await by(() => Catalogues.searchMedicines({ q, limit: 8 }))).drugs.map(({ en }) => en);
const list = (query: object) =>
  by(() => Catalogues.listEntries("drugs", { limit: 50, search: "", ...query } as never));

describe("a medicine that was added", () => {
  test("is found once it is published, in either language, and no more when it is retired", async () => {
    const entry = await add("Demolol forte");
    expect(await search("demol")).toEqual([]);
    await publish();
    expect(await search("demol")).toEqual(["Demolol forte"]);
    expect(await search("forte pt")).toEqual(["Demolol forte"]);
    await by(() =>
      Catalogues.updateEntry("drugs", entry.key, {
        version: entry.version,
        fields: entry.fields,
        retired: true,
        ...said,
      }),
    );
    await publish();
    expect(await search("demol")).toEqual([]);
    // A record that names it is still read.
    expect(await by(() => Catalogues.addedMedicines([entry.key]))).toMatchObject([{ inn: "Demolol forte" }]);
  });

  test("is not part of what browsers read, and costs a search one request in a container that has searched", async () => {
    const { key } = await add("Demolol");
    await publish();
    expect((await by(() => Catalogues.publishedOverlays())).drugs).toEqual([]);
    await search("demol");
    const { calls } = await counted(pharmacist, () => Catalogues.searchMedicines({ q: "demol", limit: 8 }));
    expect(calls).toBe(1);
    Catalogues.forgetPublished();
    const cold = await counted(pharmacist, () => Catalogues.searchMedicines({ q: "demol", limit: 8 }));
    expect(cold.calls).toBeLessThanOrEqual(classificationsRoutes.drugs.calls);
    const facts = await counted(pharmacist, () => Catalogues.addedMedicines([key, "warfarin", "nobody"]));
    expect(facts.value).toMatchObject([{ inn: "Demolol", classes: ["warfarin"] }]);
    expect(facts.calls).toBeLessThanOrEqual(classificationsRoutes.drugFacts.calls);
  });

  test("stays published when others are published after it", async () => {
    await add("Demolol");
    await publish();
    await add("Demozin");
    const changes = await by(() => Catalogues.unpublishedChanges("drugs", { limit: 50 }));
    expect(changes.items).toMatchObject([{ key: "demozin", before: null }]);
    await publish();
    await add("Demotril");
    await publish();
    expect((await search("demo")).sort()).toEqual(["Demolol", "Demotril", "Demozin"]);
    // The publication before the last one is kept, earlier ones are not.
    const { data } = await db.entities.chunk.scan.go({ pages: "all" });
    expect(new Set(data.map(({ publication }) => publication)).size).toBe(2);
  });

  test("needs a super admin", async () => {
    const denied = { kind: "forbidden" };
    await expect(by(() => Catalogues.getCatalogue("drugs"), reader)).rejects.toMatchObject(denied);
    await expect(
      by(() => Catalogues.createEntry("drugs", { fields: drug("Demolol"), ...said }), reader),
    ).rejects.toMatchObject(denied);
  });

  test.each([
    ["an ATC code of another form", { atc: "paracetamol" }, "fields.atc"],
    ["a class that does not exist", { classes: ["nothing"] }, "fields.classes"],
    ["a substance that is not listed", { substances: ["Nothing"] }, "fields.substances"],
    ["a name of signs", { inn: "+++" }, "fields.inn"],
  ])("is refused with %s", async (_, over, field) => {
    const error = await add("Demolol", over).catch((refused) => refused);
    expect(error).toMatchObject({
      code: "input.invalid",
      facts: { fields: { [field]: expect.any(String) } },
    });
  });
});

test("a shipped medicine is found by its corrected name, and not when it is retired", async () => {
  const { entry } = await by(() => Catalogues.getEntry("drugs", "ibuprofen"));
  const save = (over: object, version: number, retired = false) =>
    by(() =>
      Catalogues.updateEntry("drugs", "ibuprofen", {
        version,
        retired,
        fields: { ...entry.fields, ...over },
        ...said,
      }),
    );
  await save({ name_pt: "Demoprofeno" }, 0);
  await publish();
  expect(await search("demoprof")).toEqual(["Ibuprofen"]);
  await save({ name_pt: "Demoprofeno" }, 1, true);
  await publish();
  expect(await search("ibuprofen")).not.toContain("Ibuprofen");
});

test("names the entries that are from a reference", async () => {
  const { id } = await by(() =>
    Classifications.createReference({ title: "Demo book", publisher: "Demo", published_in: "2020" } as never),
  );
  await by(() => Catalogues.createEntry("drugs", { fields: drug("Demolol"), ...said, reference: id }));
  await add("Demozin");
  const { uses } = await by(() => Catalogues.referenceUses(id));
  expect(uses).toMatchObject([{ catalogue: "drugs", key: "demolol" }]);
});

test("publishes the last version of a medicine that was changed twice", async () => {
  const entry = await add("Demolol");
  await by(() =>
    Catalogues.updateEntry("drugs", entry.key, {
      version: entry.version,
      fields: { ...entry.fields, name_pt: "Demotril" },
      retired: false,
      ...said,
    }),
  );
  await publish();
  expect(await by(() => Catalogues.addedMedicines([entry.key]))).toMatchObject([{ name_pt: "Demotril" }]);
});

describe("the list of a large catalogue", () => {
  test("has the product's own entries first and then a page of what was added", async () => {
    for (const name of ["Demolol A", "Demolol B", "Demolol C"]) await add(name);
    const { value, calls } = await counted(pharmacist, () =>
      Catalogues.listEntries("drugs", { limit: 2, search: "", kind: "added" }),
    );
    expect(calls).toBeLessThanOrEqual(cataloguesRoutes.entries.calls);
    expect(value.items.map(({ key }) => key)).toEqual(["demolol-a", "demolol-b"]);
    const rest = await list({ kind: "added", cursor: value.next, limit: 2 });
    expect(rest.items.map(({ key }) => key)).toEqual(["demolol-c"]);
    expect(rest.next).toBeNull();
    expect((await list({ limit: 2 })).items.map(({ origin }) => origin)).toEqual(["base", "base"]);
  });

  test("finds drafts, published entries and the product's own by their words", async () => {
    await add("Demolol published");
    await publish();
    await add("Demolol draft");
    expect((await list({ search: "demolol" })).items.map(({ key }) => key).sort()).toEqual([
      "demolol-draft",
      "demolol-published",
    ]);
    expect((await list({ search: "varfarina" })).items.map(({ key }) => key)).toEqual(["warfarin"]);
    expect((await list({ kind: "unpublished" })).items.map(({ key }) => key)).toEqual(["demolol-draft"]);
  });
});
