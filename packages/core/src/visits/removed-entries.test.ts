import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as Catalogues from "../catalogues/index.ts";
import type { CatalogueKey } from "../clinical/catalogues/catalogues.ts";
import type { EntryView } from "../contracts/catalogues/office.ts";
import type { SectionKey } from "../contracts/visits/sections.ts";
import { env } from "../platform/env.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { emptyCatalogues } from "../testing/catalogues.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { refusal } from "../testing/refusal.ts";
import * as Visits from "../visits/index.ts";

localTable();
let space: TestSpace;
let desk: TestUser;
let ana: TestUser;
let admin: TestUser;
let patient: { id: string; name: string };
beforeAll(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  ana = await makeUser(space.id, "professional");
  admin = await makeUser(Spaces.BACKOFFICE, "admin", { id: env("SUPER_ADMIN_USER_ID") });
  patient = await makePatient(space.id);
});
beforeEach(emptyCatalogues);

const said = { reference: null, note: "", reviewed: false };
const words = (text: string) => ({ en: text, pt: text });
type Fields = EntryView["fields"];

async function publish(catalogue: CatalogueKey) {
  const { version } = await as(admin, () => Catalogues.getCatalogue(catalogue));
  await as(admin, () => Catalogues.publishCatalogue(catalogue, { version, note: "" }));
  Catalogues.forgetPublished();
}

async function add(catalogue: CatalogueKey, fields: Fields) {
  const { entry } = await as(admin, () => Catalogues.createEntry(catalogue, { fields, ...said }));
  await publish(catalogue);
  return entry;
}

/** Takes an added entry back, as if it had never been there. */
async function remove(catalogue: CatalogueKey, { key, version }: EntryView) {
  await as(admin, () => Catalogues.revertEntry(catalogue, key, { version, to: 0 }));
  await publish(catalogue);
}

async function openVisit() {
  const visit = await filledVisit({ space, booker: desk, professional: ana, patient }, {});
  return (section: SectionKey, version: number, data: object) =>
    Visits.saveSection({
      params: { appointment: visit.id, section },
      body: { patient: patient.id, version, data: { ...data } },
    });
}

const product: Fields = {
  name: words("Demo Sleep"),
  brand: "Demo Labs",
  properties: [],
  taken_as: "capsule",
  units_per_box: 60,
  volume: null,
  volume_unit: "ml",
  contents: [{ item: "magnesium", amount: 100, unit: "mg" }],
  units: 2,
  times_per_day: 1,
  days: 30,
  posology: words(""),
  warnings: words(""),
};
const place: Fields = { code: "XA12B3", axis: "anatomy", name: { en: "demo place", pt: "local demo" } };

describe("an entry that was removed from its catalogue", () => {
  test.each([
    [
      "a product",
      "supplements",
      product,
      "supplements",
      (key: string, note: string) => ({
        items: [{ id: "entry0", kind: "product", item: key, name: "Demo Sleep", note }],
      }),
      "data.items.0.item",
    ],
    [
      "an extension code",
      "icd-extensions",
      place,
      "diagnosis",
      (code: string, text: string) => ({
        icd: [
          {
            code: "M54.5",
            title: "Low back pain",
            extensions: [{ code, axis: "anatomy", en: "demo place", pt: "local demo" }],
          },
        ],
        text,
      }),
      "data.icd.0.extensions.0",
    ],
  ] as const)("%s stays in an open appointment, and can be removed but not added again", async (...row) => {
    const [, catalogue, fields, section, data, fault] = row;
    const save = await openVisit();
    const entry = await add(catalogue, fields);
    const name = catalogue === "icd-extensions" ? String(place.code) : entry.key;
    await as(ana, () => save(section, 0, data(name, "")));
    await remove(catalogue, entry);

    const { value, calls } = await counted(ana, async () => {
      await Catalogues.publishedOverlays();
      return save(section, 1, data(name, "as before"));
    });
    expect(value.version).toBe(2);
    expect(JSON.stringify(value.data)).toContain(name);
    // What is published is read first; then the stored section and the transaction.
    expect(calls).toBeLessThanOrEqual(4);

    expect((await as(ana, () => save(section, 2, {}))).version).toBe(3);
    const again = await refusal(as(ana, () => save(section, 3, data(name, ""))));
    expect(Object.keys(again.facts?.fields ?? {})).toEqual([fault]);
  });

  test("is still refused in an appointment that did not have it", async () => {
    const entry = await add("supplements", product);
    await remove("supplements", entry);
    const save = await openVisit();
    const items = [{ id: "entry0", kind: "product", item: entry.key, name: "Demo Sleep" }];
    expect((await refusal(as(ana, () => save("supplements", 0, { items })))).code).toBe("input.invalid");
  });
});
