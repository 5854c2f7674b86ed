import { SYSTEM_OWNED } from "@meridian/core/contracts/kernel/ownership";
import {
  type Formula,
  formulaFacts,
  type KnownSubstance,
  type MateriaTables,
  substanceFacts,
} from "@meridian/core/contracts/materia/materia";
import { listDrafts, removeDraft } from "@meridian/ui/drafts/drafts";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { makeMateria } from "@meridian/ui/materia/catalogue";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { FormulaPage } from "./components/formula-page.tsx";
import { MateriaScreen } from "./components/materia-screen.tsx";
import { SubstancePage } from "./components/substance-page.tsx";
import { filteredRows } from "./model/row-filters.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const ME = demoUser().id;
const text = (en: string) => ({ en, pt: `${en} (pt)` });
const source = { origin: text("Own facts."), checked: text("Checked."), weakness: text("Demo weakness.") };
const facts = (over: object) => ({ ...substanceFacts.parse(over), dose_checked: true, ...over });
const tables = {
  version: "1",
  substances: [
    { id: "chaihu", ...facts({ pinyin: "Chái Hú", zh: "柴胡", category: "RE-WH", part: "root" }) },
    {
      id: "fuzi",
      ...facts({
        pinyin: "Fù Zǐ",
        category: "WI",
        toxicity: "toxic",
        pregnancy: "forbidden",
        dose_checked: false,
      }),
      dose_min_g: 3,
      dose_max_g: 15,
    },
  ],
  substance_categories: [
    { code: "RE-WH", name: text("Release") },
    { code: "WI", name: text("Warm") },
  ],
  formulas: [
    {
      id: "xiaochaihutang",
      pinyin: "Xiǎo Chái Hú Tāng",
      zh: "小柴胡汤",
      zh_hant: "小柴胡湯",
      category: "HAR",
      source: "Shang Han Lun",
      form: "decoction",
      patterns: ["nausea"],
      ingredients: [{ substance: "chaihu", grams: 24 }],
      dose_checked: false,
    },
  ],
  formula_categories: [{ code: "HAR", name: text("Harmonise") }],
  words: { root: "raiz", nausea: "náuseas" },
  sources: { substances: source, formulas: source },
} as MateriaTables;

type Own = Partial<Formula> & Record<string, unknown>;
let formulas: Own[];
let substances: Own[];
let listed: Own[];
let serial: number;
/** What the back office published over the substances. */
let published: object[];
const formula = (over: object): Own => ({
  ...formulaFacts.parse({ name: "Demo formula" }),
  ...SYSTEM_OWNED,
  id: `frm_${++serial}`,
  user_id: ME,
  user_name: "Demo Me",
  version: 1,
  ...over,
});

/** The server, as far as these screens know it: entries are kept as they are sent. */
function serve(path: string, body: Record<string, unknown>): Response {
  if (path === "/cmm") return Response.json(tables);
  if (path === "/cmm/own") return Response.json({ substances, formulas });
  if (path === "/catalogues") {
    const catalogues = [{ catalogue: "substances", publication: "pbl_demo", parts: 1 }];
    return Response.json({ catalogues: published.length > 0 ? catalogues : [] });
  }
  if (path.startsWith("/catalogues/")) return Response.json({ entries: published });
  if (path === "/cmm/listed") return Response.json({ substances: [], formulas: listed, next: null });
  const [, , kind, id, act] = path.split("/");
  const held = kind === "formulas" ? formulas : substances;
  const one = kind === "formulas" ? "formula" : "substance";
  if (id === "new") {
    if (held.some(({ name }) => name === body.name))
      return Response.json({ code: "name.exists", fields: { name: "name.exists" } }, { status: 409 });
    const made = { ...SYSTEM_OWNED, ...body, id: `own_${++serial}`, user_id: ME, version: 1 } as Own;
    held.unshift(made);
    return Response.json({ [one]: made }, { status: 201 });
  }
  const at = held.findIndex((row) => row.id === id);
  if (act === "delete") {
    held.splice(at, 1);
    return Response.json({ result: "deleted" });
  }
  const before = held[at] as Own;
  if (before.version !== body.version)
    return Response.json({ code: `${one}.stale`, current: before }, { status: 409 });
  held[at] = { ...before, ...body, version: Number(before.version) + 1 };
  return Response.json({ [one]: held[at] });
}

beforeEach(async () => {
  formulas = [];
  substances = [];
  listed = [];
  serial = 0;
  published = [];
  await storeSession(demoUser());
  for (const { key } of await listDrafts()) await removeDraft(key);
  answerApi(async (input, init) =>
    serve(new URL(String(input)).pathname, JSON.parse(String(init?.body ?? "{}"))),
  );
});

const open = (element: React.ReactElement, at: { path?: string; route?: string } = {}) =>
  renderUi(
    <>
      {element}
      <Toasts />
    </>,
    { namespaces: ["materia", "ingredients"], ...at },
  );
const line = (name: RegExp) => screen.findByRole("button", { name });
const provider = (verified: boolean) =>
  demoUser({
    role: "external_entity",
    owner: false,
    modules: [],
    space: {
      ...(demoUser().space as NonNullable<ReturnType<typeof demoUser>["space"]>),
      external_entity: { company_name: "Demo Herbs", vat_number: "999999990", verified },
    },
  });

describe("the list", () => {
  it("shows all facts of a substance with its review state, and offers to copy it", async () => {
    const user = userEvent.setup();
    await open(<MateriaScreen tab="substances" />);
    await user.click(await line(/Fù Zǐ/));
    expect(screen.getByText("This dose is not confirmed by a second source.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /^unreviewed/ }));
    expect(await screen.findByText(/Demo weakness\./)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Copy to mine" }).getAttribute("href")).toBe(
      "/settings/cmm/substances/new?from=fuzi",
    );
  });

  it("says of a substance that it was reviewed, when, and by which book", async () => {
    const reference = "Demo pharmacopoeia";
    published = [
      { key: "fuzi", fields: null, retired: false, review: "reviewed", reviewed_on: "2026-10-05", reference },
    ];
    const user = userEvent.setup();
    await open(<MateriaScreen tab="substances" />);
    await user.click(await line(/Fù Zǐ/));
    expect(screen.queryByRole("button", { name: /^unreviewed/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: /^reviewed: / }));
    expect(await screen.findByText(/5 October 2026/)).toBeTruthy();
    expect(screen.getByText(/Demo pharmacopoeia/)).toBeTruthy();
  });

  it("filters by text, category and owner, and offers to clear filters without results", async () => {
    const user = userEvent.setup();
    await open(<MateriaScreen tab="substances" />);
    await user.type(await screen.findByLabelText("Find a substance"), "柴胡");
    await waitFor(() => expect(screen.queryByRole("button", { name: /Fù Zǐ/ })).toBeNull());
    await user.selectOptions(screen.getByLabelText("Category"), "Warm");
    expect(screen.getByText("No substances found")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Clear the filters" }));
    expect(await line(/Fù Zǐ/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Yours" }));
    expect(screen.getByText("No substances of your own")).toBeTruthy();
  });

  it("names the owner of a formula, and deletes the user's own with undo", async () => {
    const user = userEvent.setup();
    formulas = [
      formula({ name: "Mine", shared: true }),
      formula({ name: "Theirs", user_id: "usr_2", user_name: "Demo Two", shared: true }),
    ];
    listed = [formula({ name: "Sold", user_id: "usr_3", company: "Demo Herbs", shared: true })];
    await open(<MateriaScreen tab="formulas" />);
    expect(await line(/Theirs.*Shared by Demo Two/)).toBeTruthy();
    expect(await line(/Sold.*From Demo Herbs/)).toBeTruthy();
    await user.click(await line(/Mine/));
    await user.click(screen.getByRole("button", { name: "Delete: Mine" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Mine/ })).toBeNull());
    await user.click(
      within(screen.getByText("Mine deleted").closest("div") as HTMLElement).getByRole("button", {
        name: "Undo",
      }),
    );
    expect(await line(/Mine/)).toBeTruthy();
  });

  it("shows a provider only its formulas, and why an unverified provider has to wait", async () => {
    await storeSession(provider(false));
    await open(<MateriaScreen tab="formulas" notice="Wait" />);
    expect(await screen.findByText("No formulas of your own")).toBeTruthy();
    expect(screen.queryByText(/^Create one/)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Built-in" }));
    expect(await line(/Xiǎo Chái Hú Tāng/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "New formula" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Substances" })).toBeNull();
    expect(screen.getByText("Wait")).toBeTruthy();
  });
});

it("all filters apply together", () => {
  const materia = makeMateria(tables, { substances: [], formulas: [] });
  const ids = (typed: string, whose: "All" | "System" | "Own", category: string) =>
    filteredRows(materia, "substances", { typed, whose, category }, ME).map(({ id }) => id);
  expect(ids("", "All", "")).toEqual(["chaihu", "fuzi"]);
  expect(ids("", "System", "WI")).toEqual(["fuzi"]);
  expect(ids("fu zi", "All", "RE-WH")).toEqual([]);
  expect(ids("", "Own", "")).toEqual([]);
});

describe("a formula", () => {
  it("is created from a classic one, with an added ingredient and changed grams", async () => {
    const user = userEvent.setup();
    await open(<FormulaPage />, { path: "/settings/cmm/formulas/new?from=xiaochaihutang" });
    expect(await screen.findByLabelText(/^Name( |$)/)).toHaveProperty("value", "Xiǎo Chái Hú Tāng");
    await user.type(screen.getByRole("combobox", { name: "Add a substance" }), "fu zi 6{Enter}");
    expect(await screen.findByLabelText("Grams of Fù Zǐ a day")).toHaveProperty("value", "6");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(formulas).toHaveLength(1));
    expect(formulas[0]).toMatchObject({
      name: "Xiǎo Chái Hú Tāng",
      patterns: ["nausea"],
      shared: false,
      ingredients: [
        { substance: "chaihu", grams: 24 },
        { substance: "fuzi", grams: 6 },
      ],
    });
  });

  it("needs a free name", async () => {
    const user = userEvent.setup();
    formulas = [formula({ name: "Taken" })];
    await open(<FormulaPage />, { path: "/settings/cmm/formulas/new" });
    await user.click(await screen.findByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Name");
    await user.type(screen.getByLabelText(/^Name( |$)/), "Taken");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findAllByText(/Name already exists/)).not.toHaveLength(0);
    expect(formulas).toHaveLength(1);
  });

  it("changed elsewhere shows both versions, and saves the chosen one", async () => {
    const user = userEvent.setup();
    formulas = [formula({ id: "frm_1", name: "Demo" })];
    await open(<FormulaPage />, {
      path: "/settings/cmm/formulas/frm_1/edit",
      route: "/settings/cmm/formulas?/:sid?/edit?",
    });
    await user.type(await screen.findByLabelText("Notes"), "Mine");
    formulas[0] = { ...(formulas[0] as Own), notes: "Theirs", version: 2 };
    await user.click(screen.getByRole("button", { name: "Save" }));
    await user.click(await screen.findByRole("button", { name: "Keep mine" }));
    await waitFor(() => expect(formulas[0]).toMatchObject({ notes: "Mine", version: 3 }));
  });

  it("of another user cannot be opened for editing by its address", async () => {
    listed = [formula({ id: "frm_9", user_id: "usr_3", company: "Demo Herbs" })];
    await open(<FormulaPage />, {
      path: "/settings/cmm/formulas/frm_9/edit",
      route: "/settings/cmm/formulas?/:sid?/edit?",
    });
    expect(await screen.findByText("Formula not found among yours")).toBeTruthy();
  });

  it("of a provider is listed for every clinic by default", async () => {
    await storeSession(provider(true));
    await open(<FormulaPage />, { path: "/settings/cmm/formulas/new" });
    expect(await screen.findByLabelText("List for every clinic")).toHaveProperty("checked", true);
  });
});

describe("a substance", () => {
  it("has every field of a substance", async () => {
    const user = userEvent.setup();
    await open(<SubstancePage />, { path: "/settings/cmm/substances/new" });
    fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Demo root" } });
    for (const label of [
      "Latin name",
      "Scientific name",
      "Pinyin",
      "Synonyms",
      "Part",
      "Storage",
      "Presentation",
      "Overdose",
      "Western uses",
      "Side effects",
      "Indications",
      "Contraindications",
      "Interactions",
    ])
      fireEvent.change(screen.getByLabelText(label), { target: { value: "x" } });
    await user.selectOptions(screen.getByLabelText("Type"), "Plant");
    await user.selectOptions(screen.getByLabelText("Toxicity"), "Slight");
    fireEvent.change(screen.getByLabelText("Minimum per day"), { target: { value: "9" } });
    fireEvent.change(screen.getByLabelText("Maximum per day"), { target: { value: "3" } });
    await user.click(screen.getByRole("button", { name: "Kidney" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findAllByText(/The maximum a day is less than the minimum/)).not.toHaveLength(0);
    fireEvent.change(screen.getByLabelText("Maximum per day"), { target: { value: "12" } });
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(substances).toHaveLength(1));
    const made = substances[0] as unknown as KnownSubstance;
    expect(made).toMatchObject({ name: "Demo root", type: "plant", toxicity: "slight", channels: ["KI"] });
    expect([made.dose_min_g, made.dose_max_g, made.western_uses, made.overdose]).toEqual([9, 12, "x", "x"]);
  });
});
