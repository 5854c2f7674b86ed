import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import CatalogueScreen from "../../app/routes/catalogues/catalogue.tsx";
import NewEntryScreen from "../../app/routes/catalogues/new-entry.tsx";
import { catalogueSummary, listedEntry } from "./testing/answers.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const BASE = "/backoffice/catalogues/supplements";
const option = (value: string, en: string) => ({ value, en, pt: en });
const catalogue = {
  ...catalogueSummary("supplements", { total: 1, unreviewed: 1, version: 1 }),
  source: { en: "From labels", pt: "De rótulos" },
  options: {
    contents: [option("zinc", "Zinc"), option("vitamin_d", "Vitamin D"), option("melatonin", "Melatonin")],
    properties: [option("vegan", "Vegan")],
  },
};
const fields = {
  name: { en: "Demo Sleep", pt: "" },
  brand: "Demo Labs",
  properties: [],
  taken_as: "capsule",
  units_per_box: null,
  volume: null,
  volume_unit: "ml",
  units: 1,
  times_per_day: 1,
  days: 30,
  posology: { en: "", pt: "" },
  warnings: { en: "", pt: "" },
  contents: [
    { item: "vitamin_d", amount: 400, unit: "IU" },
    { item: "melatonin", amount: null, unit: "mg" },
  ],
};
const entry = listedEntry("demo-labs-demo-sleep", fields, {
  name: { en: "Demo Sleep, Demo Labs", pt: "Demo Sleep, Demo Labs" },
  origin: "added",
  version: 1,
  uses: 3,
});
let sent: { fields: Record<string, unknown> }[];

beforeEach(async () => {
  await storeSession(demoUser({ role: "admin", admin_levels: ["any", "staff"] } as never));
  sent = [];
  answerApi(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (init?.method === "POST") {
      sent.push(JSON.parse(String(init.body)));
      return Response.json({ entry }, { status: 201 });
    }
    if (pathname === BASE) return Response.json(catalogue);
    return Response.json({ items: pathname === `${BASE}/entries` ? [entry] : [], next: null });
  });
});

const open = (element: React.ReactElement, below = "") =>
  renderUi(element, {
    namespaces: ["catalogues", "history"],
    route: `/dashboard/catalogues/:catalogue${below}`,
    path: `/dashboard/catalogues/supplements${below}`,
  });
const fill = async (label: RegExp | string, text: string) => {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
};

it("a product is entered as its label says, with the unit of each amount", async () => {
  await open(<NewEntryScreen />, "/new");
  await fill("Name (English)", "Demo Sleep");
  await fill("Brand", "Demo Labs");
  const contents = screen.getByRole("combobox", { name: /^Contents of one unit/ });
  await userEvent.type(contents, "vitamin d 400 iu{Enter}");
  await userEvent.type(contents, "melatonin{Enter}");
  await userEvent.type(screen.getByRole("combobox", { name: /^Properties/ }), "vegan{Enter}");
  await userEvent.selectOptions(screen.getByLabelText("Taken as"), "Soft capsule");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const alert = await screen.findByRole("alert");
  for (const missing of ["Units per dose", "Times a day", "Days"])
    expect(alert.textContent).toContain(missing);
  expect(sent).toEqual([]);
  await fill(/^Units per dose/, "1");
  await fill(/^Times a day/, "1");
  await fill(/^Days/, "30");
  await fill("Warnings (English)", "Not while driving");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.fields).toEqual({
    ...fields,
    properties: ["vegan"],
    taken_as: "softgel",
    warnings: { en: "Not while driving", pt: "" },
  });
});

it("the list shows what a product contains, in words", async () => {
  await open(<CatalogueScreen />);
  const row = await screen.findByRole("row", { name: /Demo Sleep/ });
  expect(row.textContent).toContain("Vitamin D 400 IU, Melatonin");
  expect(row.textContent).toContain("Capsule");
});
