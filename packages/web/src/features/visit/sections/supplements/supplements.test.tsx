import {
  type Product,
  product,
  type SupplementTables,
} from "@meridian/core/contracts/supplements/supplements";
import { type SectionData, sections } from "@meridian/core/contracts/visits/sections";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { VisitProvider } from "../../frame/visit-context.tsx";
import { Edit, Read, View } from "./section.tsx";

registerLocales(import.meta.glob("../../../../locales/{en,pt}/*.ts"));

const ulid = (at: number) => `prd_01K0DEM000000000000000000${at}`;
const made = (at: number, over: Partial<Product>): Product =>
  product.parse({
    id: ulid(at),
    user_id: "usr_demo",
    user_name: "Demo",
    shared: false,
    company: "",
    version: 1,
    name: "Demo",
    ...over,
  });
const forte = made(1, {
  name: "Magnesium Forte",
  brand: "Demo Labs",
  unit: "tablet",
  units_per_box: 60,
  units: 2,
  times_per_day: 1,
  days: 45,
  posology: "with dinner",
  cautions: "Not with kidney disease",
  contents: [{ kind: "nutrient", key: "magnesium", amount: 150, unit: "mg" }],
});
const listed = made(2, { name: "Night Drops", company: "Demo Herbs Lda", unit: "drop" });
const tables: SupplementTables = {
  version: "1",
  plants: [
    {
      key: "valeriana_officinalis",
      scientific: "Valeriana officinalis",
      name: "Valerian",
      names: ["Valerian", "Valeriana"],
      part: "root",
      dose_min_g: 2,
      dose_max_g: 9,
      uses: ["insomnia"],
      cautions: ["sedatives"],
    },
  ],
  nutrients: [
    { key: "vitamin_c", name: "Vitamin C", names: ["Vitamin C"], unit: "mg", nrv: 80, ul: null, note: "" },
    { key: "magnesium", name: "Magnesium", names: ["Magnesium"], unit: "mg", nrv: 375, ul: 250, note: "" },
  ],
  sources: {
    plants: { origin: "Demo", weakness: "Demo weakness" },
    nutrients: { origin: "Demo", weakness: "Demo weakness" },
  },
};
let asked: string[];

/** What is published over the catalogue of products. */
let published: readonly object[] = [];
beforeEach(async () => {
  asked = [];
  published = [];
  await storeSession(demoUser());
  answerApi(async (input) => {
    const path = new URL(String(input)).pathname;
    asked.push(path);
    if (path === "/catalogues")
      return Response.json({
        catalogues:
          published.length > 0 ? [{ catalogue: "supplements", publication: "pbl_1", parts: 1 }] : [],
      });
    if (path.startsWith("/catalogues/supplements/")) return Response.json({ entries: published });
    if (path === "/supplements/tables") return Response.json(tables);
    if (path === "/supplements/products") return Response.json({ products: [forte] });
    if (path === "/supplements/listed") return Response.json({ products: [listed], next: null });
    if (path.includes("/results/")) return Response.json({ items: [], next: {} });
    return Response.json({ items: [], next: null, professionals: [] });
  });
});

type Value = SectionData<"supplements">;
const visit = {
  visit: { appointment: { id: "apt_1", patient: "pat_1", start: "2026-01-01T00:00:00.000Z" } },
  content: { sections: [], previous: null },
  mode: "live",
} as never;

async function editing(start: object = {}) {
  const held: { now: Value; undo: () => void } = {
    now: sections.supplements.schema.parse(start),
    undo: () => undefined,
  };
  function Held() {
    const [value, setValue] = useState<Value>(held.now);
    held.now = value;
    return (
      <VisitProvider value={visit}>
        <Edit
          section="supplements"
          value={value}
          onChange={setValue}
          onRemoved={(restore) => {
            held.undo = () => setValue(restore);
          }}
        />
        <Toasts />
      </VisitProvider>
    );
  }
  await renderUi(<Held />, { namespaces: ["supplements", "ingredients", "results", "visit"] });
  const search = screen.getByRole("combobox", { name: "Add a supplement" });
  const add = async (words: string) => {
    await userEvent.click(search);
    await userEvent.paste(words);
    await screen.findByRole("listbox");
    await userEvent.keyboard("{Enter}");
  };
  const told = () =>
    held.now.items.map(
      ({ kind, name, units, unit, times_per_day, days }) =>
        `${kind} ${name}: ${units} ${unit} × ${times_per_day} × ${days}`,
    );
  return { held, search, add, told };
}

describe("the search", () => {
  it("adds products, plants, nutrients and free text with Enter, and keeps the focus", async () => {
    const { add, told, search } = await editing();
    await add("magnesium f");
    await add("valer");
    await add("vitamin c");
    await add("night");
    await add("demo tea");
    expect(told()).toEqual([
      "product Magnesium Forte: 2 tablet × 1 × 45",
      "plant Valerian: 0.67 g × 3 × 30",
      "nutrient Vitamin C: 80 mg × 1 × 30",
      "product Night Drops: 1 drop × 1 × 30",
      "free demo tea: 1  × 1 × 30",
    ]);
    expect(document.activeElement).toBe(search);
    expect(asked.filter((path) => path.startsWith("/supplements")).sort()).toEqual([
      "/supplements/listed",
      "/supplements/products",
      "/supplements/tables",
    ]);
  });

  it("finds products of the catalogue with their review, and takes over what they contain", async () => {
    const entry = (name: string, marks: object) => ({
      key: name.toLowerCase().replaceAll(" ", "-"),
      retired: false,
      review: "unreviewed",
      reviewed_on: null,
      reference: "",
      ...marks,
      fields: {
        name: { en: name, pt: "" },
        brand: "Demo Labs",
        properties: [],
        taken_as: "tablet",
        units_per_box: 60,
        volume: null,
        volume_unit: "ml",
        units: 2,
        times_per_day: 1,
        days: 30,
        posology: { en: "at night", pt: "" },
        warnings: { en: "Not while driving", pt: "" },
        contents: [
          { item: "magnesium", amount: 0.1, unit: "g" },
          { item: "melatonin", amount: 1, unit: "mg" },
        ],
      },
    });
    published = [
      entry("Calm One", {}),
      entry("Calm Two", { review: "reviewed", reviewed_on: "2026-11-23" }),
      entry("Calm Old", { retired: true }),
    ];
    const { search, held } = await editing();
    await userEvent.click(search);
    await userEvent.paste("calm");
    const options = (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
    expect(options).toEqual([
      expect.stringMatching(/^Calm One.*Product · Demo Labs · unreviewed$/),
      expect.stringMatching(/^Calm Two.*Product · Demo Labs · reviewed$/),
      expect.stringMatching(/^calm/),
    ]);
    await userEvent.keyboard("{Enter}");
    expect(held.now.items[0]).toMatchObject({
      kind: "product",
      item: "calm-one",
      name: "Calm One",
      units: 2,
      posology: "at night",
      contains: ["magnesium", "melatonin"],
      nutrients: [{ key: "magnesium", amount: 100 }],
    });
    expect(screen.getByText("Caution: Not while driving")).toBeTruthy();
    expect(screen.getByRole("button", { name: "unreviewed: Calm One" })).toBeTruthy();
  });

  it("marks supplements that are there already, and adds each once", async () => {
    const { add, told } = await editing();
    await add("magnesium forte");
    await add("magnesium forte");
    expect(told()).toHaveLength(1);
    expect(await screen.findByText("Magnesium Forte is already in the list")).toBeTruthy();
  });
});

describe("a row", () => {
  const row = () => within(screen.getByRole("list", { name: "Supplements" })).getAllByRole("listitem");

  it("shows the number of boxes as the quantities change", async () => {
    const { add, held, search } = await editing();
    await add("magnesium forte");
    expect(within(row()[0] as HTMLElement).getByText("2 boxes")).toBeTruthy();
    const times = screen.getByRole("textbox", { name: "Times a day, Magnesium Forte" });
    await userEvent.clear(times);
    await userEvent.type(times, "2{Enter}");
    expect(within(row()[0] as HTMLElement).getByText("3 boxes")).toBeTruthy();
    expect(document.activeElement).toBe(search);
    expect(held.now.items[0]?.times_per_day).toBe(2);
    expect(within(row()[0] as HTMLElement).getByText("Caution: Not with kidney disease")).toBeTruthy();
  });

  it("stores no invalid quantity", async () => {
    const { add, held } = await editing();
    await add("vitamin c");
    const days = screen.getByRole("textbox", { name: "Days of Vitamin C" });
    await userEvent.clear(days);
    await userEvent.type(days, "900");
    expect(held.now.items[0]?.days).toBe(90);
    expect(screen.getByText("From 1 to 730")).toBeTruthy();
  });

  it("is removed, and restored to its position", async () => {
    const { add, held, told } = await editing();
    await add("magnesium forte");
    await add("vitamin c");
    await userEvent.click(screen.getByRole("button", { name: "Remove Magnesium Forte" }));
    expect(told()).toHaveLength(1);
    held.undo();
    expect(await screen.findByRole("button", { name: "Remove Magnesium Forte" })).toBeTruthy();
    expect(held.now.items.map(({ name }) => name)).toEqual(["Magnesium Forte", "Vitamin C"]);
  });

  it("of free text accepts a free unit", async () => {
    const { add, held } = await editing();
    await add("demo tea");
    await userEvent.type(screen.getByRole("combobox", { name: "Unit of demo tea" }), "cup");
    await userEvent.type(screen.getByRole("textbox", { name: "How to take demo tea" }), "after meals");
    expect(held.now.items[0]).toMatchObject({ unit: "cup", posology: "after meals" });
  });
});

describe("nutrients a day", () => {
  it("are added up over all supplements, marked above the upper level and never called safe", async () => {
    const { add } = await editing();
    await add("vitamin c");
    await add("magnesium forte");
    const totals = () =>
      within(screen.getByRole("region", { name: "Nutrients per day" }))
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent);
    expect(totals()).toEqual([
      "Vitamin C 80 mg · 100 % of the reference value upper level: not checked",
      "Magnesium 300 mg · 80 % of the reference value  above the upper level of 250 mg",
    ]);
    const units = screen.getByRole("textbox", { name: "Units of Magnesium Forte per dose" });
    await userEvent.clear(units);
    await userEvent.type(units, "1");
    expect(totals()[1]).toBe("Magnesium 150 mg · 40 % of the reference value upper level 250 mg");
  });
});

describe("to read", () => {
  const value = sections.supplements.schema.parse({
    items: [
      {
        id: "abcdef",
        kind: "product",
        item: forte.id,
        name: "Magnesium Forte",
        brand: "Demo Labs",
        unit: "tablet",
        units_per_box: 60,
        units: 2,
        days: 45,
        posology: "with dinner",
        nutrients: [{ key: "magnesium", amount: 150 }],
      },
    ],
  }) as Value;

  it("shows one sentence for each, with the boxes to buy", async () => {
    await renderUi(<View value={value} />, { namespaces: ["supplements"] });
    expect(screen.getByRole("listitem").textContent).toBe(
      "Magnesium Forte Demo Labs · 2 tablets, once a day, for 45 days · with dinner · 2 boxes",
    );
  });

  it("stays readable without the module, and fetches no tables", async () => {
    await storeSession(demoUser({ modules: ["mtc"] }));
    await renderUi(
      <VisitProvider value={visit}>
        <Read value={value} />
      </VisitProvider>,
      { namespaces: ["supplements", "results"] },
    );
    expect(screen.getByText("Magnesium Forte")).toBeTruthy();
    expect(asked.filter((path) => path.startsWith("/supplements"))).toEqual([]);
  });
});
