import { type Product, product } from "@meridian/core/contracts/supplements/supplements";
import { listDrafts, removeDraft } from "@meridian/ui/drafts/drafts";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { CORPUS } from "../../../../../e2e/xss-corpus.ts";
import { Unverified } from "../../app/routes/supplements/unverified.tsx";
import { ProductScreen } from "./components/product-screen.tsx";
import { SupplementsScreen } from "./components/supplements-screen.tsx";
import { publishedProduct, tables } from "./testing/tables.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const me = demoUser();
const entity = (verified: boolean) =>
  demoUser({
    role: "external_entity",
    modules: [],
    space: me.space && {
      ...me.space,
      modules: [],
      external_entity: { company_name: "Demo Herbs Lda", vat_number: "999999990", verified },
    },
  });
let serial: number;
const made = (over: Partial<Product> = {}): Product =>
  product.parse({
    id: `prd_01K0DEM000000000000000000${++serial}`,
    name: "Demo zinc",
    user_id: me.id,
    user_name: "Demo",
    shared: false,
    company: "",
    version: 1,
    ...over,
  });
let own: Product[];
let listed: Product[];
/** What is published, by catalogue. */
let overlays: Record<string, readonly object[]>;

/** The server, as far as these screens know it. */
function serve(path: string, body: Record<string, unknown>): Response {
  if (path === "/catalogues")
    return Response.json({
      catalogues: Object.keys(overlays).map((catalogue) => ({ catalogue, publication: "pbl_1", parts: 1 })),
    });
  const [, catalogue] = /^\/catalogues\/([^/]+)/.exec(path) ?? [];
  if (catalogue) return Response.json({ entries: overlays[catalogue] });
  if (path === "/supplements/tables") return Response.json(tables);
  if (path === "/supplements/listed") return Response.json({ products: listed, next: null });
  if (path === "/supplements/products") return Response.json({ products: own });
  const [id, act] = path.split("/").slice(3);
  if (id === "new") {
    if (own.some(({ name }) => name === body.name))
      return Response.json({ code: "name.exists", fields: { name: "name.exists" } }, { status: 409 });
    own = [made(body), ...own];
    return Response.json({ product: own[0] }, { status: 201 });
  }
  const held = own.find((one) => one.id === id);
  if (!held || act !== "edit") return Response.json({ code: "product.not_found" }, { status: 404 });
  if (body.version !== held.version)
    return Response.json({ code: "product.stale", current: held }, { status: 409 });
  Object.assign(held, body, { version: Number(held.version) + 1 });
  return Response.json({ product: { ...held } });
}

beforeEach(async () => {
  overlays = {};
  own = [];
  listed = [];
  serial = 0;
  await storeSession(me);
  for (const { key } of await listDrafts()) await removeDraft(key);
  answerApi(async (input, init) =>
    serve(new URL(String(input)).pathname, JSON.parse(String(init?.body ?? "{}"))),
  );
});

const open = (element: React.ReactElement) =>
  renderUi(
    <>
      {element}
      <Toasts />
    </>,
    { namespaces: ["supplements", "preferences"] },
  );
const list = () => open(<SupplementsScreen notice={<Unverified />} />);
/** Puts a text in at once: what happens key by key is the fields' own matter. */
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.click(field);
  await userEvent.paste(text);
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

describe("products", () => {
  it("are grouped by owner; only the user's own can be changed", async () => {
    own = [
      made({ name: "Mine" }),
      made({ name: "Theirs", user_id: "usr_2", user_name: "Demo Two", shared: true }),
    ];
    listed = [made({ name: "Listed", user_id: "usr_3", company: "Demo Herbs Lda", shared: true })];
    await list();
    const part = async (name: string) => within(await screen.findByRole("region", { name }));
    expect((await part("Your products")).getByText("Mine")).toBeTruthy();
    expect((await part("Shared by colleagues")).getByText("Shared by Demo Two")).toBeTruthy();
    expect((await part("Providers and suppliers")).getByText("From Demo Herbs Lda")).toBeTruthy();
    expect(screen.getAllByRole("link", { name: /^Edit: / })).toHaveLength(1);
    expect(screen.getAllByRole("link", { name: /^Copy: / })).toHaveLength(2);
  });

  it("can be shared and archived, each with undo", async () => {
    own = [made()];
    await list();
    await screen.findByText("Demo zinc");
    await press("Share: Demo zinc");
    await waitFor(() => expect(own[0]?.shared).toBe(true));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(own[0]?.shared).toBe(false));
    await press("Archive: Demo zinc");
    await waitFor(() => expect(own[0]?.archived).toBe(true));
    expect(await screen.findByText("Archived")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Share/ })).toBeNull();
    await press("Restore: Demo zinc");
    await waitFor(() => expect(own[0]?.archived).toBe(false));
  });

  it("an empty list offers to create one", async () => {
    await list();
    expect(await screen.findByText("No products yet")).toBeTruthy();
    expect(screen.getAllByRole("link", { name: "New product" })).toHaveLength(2);
  });
});

describe("products of the catalogue", () => {
  const group = async () => within(await screen.findByRole("region", { name: "Catalogue of Meridian" }));

  it("are shown with what is in them and whether somebody reviewed them, and cannot be changed", async () => {
    const reviewed = { review: "reviewed", reviewed_on: "2026-11-23" };
    overlays = { supplements: [publishedProduct("calm"), publishedProduct("sleep", {}, reviewed)] };
    await list();
    const shown = await group();
    expect(shown.getByText("Demo calm")).toBeTruthy();
    expect(shown.getAllByText("Zinc 5 mg, Melatonin 1 mg")).toHaveLength(2);
    expect(shown.getAllByText("Vegan")).toHaveLength(2);
    expect(shown.getByRole("button", { name: "unreviewed: Demo calm" })).toBeTruthy();
    expect(shown.getByRole("button", { name: "reviewed: Demo sleep" })).toBeTruthy();
    expect(shown.queryByRole("link", { name: /^Edit/ })).toBeNull();
    expect(shown.getAllByRole("link", { name: /^Copy/ })).toHaveLength(2);
  });

  it("are copied with all that they contain", async () => {
    overlays = { supplements: [publishedProduct("calm")] };
    await open(<ProductScreen from="calm" notice={null} />);
    expect((await screen.findByLabelText<HTMLInputElement>(/^Product name/)).value).toBe("Demo calm");
    await press("Save");
    await screen.findByText("Saved Successfully");
    expect(own[0]?.contents).toMatchObject([
      { kind: "nutrient", key: "zinc" },
      { kind: "ingredient", key: "melatonin", amount: 1 },
    ]);
  });

  it("that are retired are found by searching only, and many are found by searching", async () => {
    const many = Array.from({ length: 60 }, (_, at) => publishedProduct(`no-${at}`));
    overlays = { supplements: [...many, publishedProduct("old", {}, { retired: true })] };
    await list();
    expect((await group()).getAllByRole("listitem")).toHaveLength(50);
    expect(screen.getByText("10 more. Search to find them.")).toBeTruthy();
    expect(screen.queryByText("Demo old")).toBeNull();
    await fill(screen.getByLabelText("Find"), "demo old");
    expect((await group()).getByText("Archived")).toBeTruthy();
  });

  it("are text, whatever administrators write", async () => {
    overlays = {
      supplements: CORPUS.map((text, at) => {
        const both = { en: text, pt: text };
        return publishedProduct(`demo-${at}`, { name: both, brand: text, posology: both, warnings: both });
      }),
    };
    const { container } = await list();
    const shown = await group();
    expect(
      container.querySelector("script, img, iframe, object, base, meta, math, a[href^=javascript]"),
    ).toBeNull();
    const names = shown.getAllByRole("listitem").map((item) => item.querySelector("strong")?.textContent);
    for (const text of CORPUS) expect(names).toContain(text);
  });

  it("are not shown to a provider", async () => {
    await storeSession(entity(true));
    overlays = { supplements: [publishedProduct("calm")] };
    await list();
    await screen.findByText("No products yet");
    expect(screen.queryByText("Demo calm")).toBeNull();
  });
});

describe("the form", () => {
  it("adds other ingredients, also those that the back office added", async () => {
    const names = { en: "", pt: "" };
    const decided = { review: "unreviewed", reviewed_on: null, reference: "" };
    overlays = {
      ingredients: [
        {
          key: "demo_oil",
          retired: false,
          ...decided,
          fields: { name: { en: "Demo Oil", pt: "Óleo" }, names },
        },
        { key: "glucosamine", retired: true, ...decided, fields: null },
      ],
    };
    await open(<ProductScreen notice={null} />);
    await fill(await screen.findByLabelText(/^Product name/), "Demo capsules");
    const search = screen.getByRole("combobox", { name: "Add an ingredient" });
    for (const word of ["demo oil", "omega 3"]) {
      await fill(search, word);
      await screen.findByRole("listbox");
      await userEvent.keyboard("{Enter}");
    }
    await fill(search, "glucosamine");
    expect(await screen.findByText("Nothing found")).toBeTruthy();
    await press("Save");
    await screen.findByText("Saved Successfully");
    expect(own[0]?.contents).toMatchObject([
      { kind: "ingredient", key: "demo_oil" },
      { kind: "ingredient", key: "fish_oil" },
    ]);
  });

  it("creates a product with properties, contents and posology", async () => {
    await open(<ProductScreen notice={null} />);
    await fill(await screen.findByLabelText(/^Product name/), "Demo zinc");
    await fill(screen.getByLabelText("Units per box"), "60");
    await fill(screen.getByLabelText("Price per box"), "12,90");
    await fill(screen.getByLabelText("Properties"), "Vegan\nGluten free");
    for (const word of ["zin", "valer"]) {
      await fill(screen.getByRole("combobox", { name: "Add an ingredient" }), word);
      await screen.findByRole("listbox");
      await userEvent.keyboard("{Enter}");
    }
    await fill(screen.getByLabelText("Amount of Zinc"), "7,5");
    expect(screen.getByText("75 % of the reference value")).toBeTruthy();
    await press("Save");
    await screen.findByText("Saved Successfully");
    expect(own[0]).toMatchObject({
      name: "Demo zinc",
      units_per_box: 60,
      price: 1290,
      properties: ["Vegan", "Gluten free"],
      units: 1,
      times_per_day: 1,
      days: 30,
      shared: false,
      contents: [
        { kind: "nutrient", key: "zinc", amount: 7.5, unit: "mg" },
        { kind: "plant", key: "valeriana_officinalis", amount: null, unit: "mg" },
      ],
    });
  });

  it("shows what is wrong and keeps what was typed", async () => {
    own = [made()];
    await open(<ProductScreen notice={null} />);
    await fill(await screen.findByLabelText("Units per box"), "many");
    await press("Save");
    expect((await screen.findAllByText(/Invalid quantity/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Product name/).getAttribute("aria-invalid")).toBe("true");
    expect(screen.getByLabelText<HTMLInputElement>("Units per box").value).toBe("many");
    await userEvent.clear(screen.getByLabelText("Units per box"));
    await fill(screen.getByLabelText(/^Product name/), "Demo zinc");
    await press("Save");
    expect((await screen.findAllByText(/Name already exists/)).length).toBeGreaterThan(0);
    expect(own).toHaveLength(1);
  });

  it("shows both versions if another window saved first", async () => {
    own = [made()];
    const id = own[0]?.id ?? "";
    await open(<ProductScreen id={id} notice={null} />);
    const name = await screen.findByLabelText(/^Product name/);
    own = own.map((one) => ({ ...one, name: "Changed elsewhere", version: 2 }));
    await userEvent.type(name, " of mine");
    await press("Save");
    const choice = (await screen.findByText("Changed elsewhere")).closest("section") as HTMLElement;
    await userEvent.click(within(choice).getAllByRole("button")[0] as HTMLElement);
    await waitFor(() => expect(own[0]?.name).toBe("Demo zinc of mine"));
  });

  it("starts as a copy of another user's product, which itself cannot be edited", async () => {
    listed = [made({ name: "Listed", user_id: "usr_3", company: "Demo Herbs Lda", brand: "Demo Herbs" })];
    const id = listed[0]?.id ?? "";
    const { unmount } = await open(<ProductScreen from={id} notice={null} />);
    expect((await screen.findByLabelText<HTMLInputElement>(/^Product name/)).value).toBe("Listed");
    unmount();
    await open(<ProductScreen id={id} notice={null} />);
    expect(await screen.findByText("Product not found among yours")).toBeTruthy();
  });
});

describe("a provider", () => {
  const MESSAGE =
    "Your entity is not yet verified. Wait until you are verified to add supplements and chinese materia medica";

  it("that is not verified sees why it has to wait, and no form", async () => {
    await storeSession(entity(false));
    const { unmount } = await list();
    expect(await screen.findByText(MESSAGE)).toBeTruthy();
    await screen.findByText("No products yet");
    expect(screen.queryByRole("link", { name: "New product" })).toBeNull();
    unmount();
    await open(<ProductScreen notice={<Unverified />} />);
    expect(await screen.findByText(MESSAGE)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  });

  it("that is verified lists products under its name, without sharing", async () => {
    await storeSession(entity(true));
    const { unmount } = await list();
    expect(await screen.findByText("What clinics see from Demo Herbs Lda.")).toBeTruthy();
    expect(screen.queryByText(MESSAGE)).toBeNull();
    unmount();
    await open(<ProductScreen notice={<Unverified />} />);
    expect((await screen.findByLabelText<HTMLInputElement>("Brand or provider")).value).toBe(
      "Demo Herbs Lda",
    );
    expect(screen.queryByLabelText("Share with colleagues")).toBeNull();
  });
});

describe("the tables", () => {
  it("have what is published over them, with its review, and offer nothing retired", async () => {
    const decided = { review: "reviewed", reviewed_on: "2026-11-23", reference: "" };
    const zinc = { name: { en: "Demo zinc", pt: "Zinco demo" }, names: { en: "", pt: "" }, unit: "mg" };
    overlays = {
      plants: [{ key: "ginkgo_biloba", fields: null, retired: true, ...decided }],
      nutrients: [
        {
          key: "zinc",
          retired: false,
          ...decided,
          fields: { ...zinc, nrv: 11, ul: 22, note: { en: "", pt: "" } },
        },
      ],
    };
    await list();
    await userEvent.click(await screen.findByRole("tab", { name: "Nutrients" }));
    const row = await screen.findByRole("row", { name: /Demo zinc/ });
    expect(within(row).getByText("22 mg")).toBeTruthy();
    expect(within(row).getByRole("button", { name: "reviewed: Demo zinc" })).toBeTruthy();
    await userEvent.click(screen.getByRole("tab", { name: "Plants" }));
    expect(await screen.findByText("Valerian")).toBeTruthy();
    expect(screen.queryByText("Ginkgo")).toBeNull();
  });

  it("are found by use, with cautions and their review state", async () => {
    await list();
    await userEvent.click(await screen.findByRole("tab", { name: "Plants" }));
    await userEvent.click(await screen.findByRole("button", { name: "unreviewed: Ginkgo" }));
    expect(await screen.findByText(/from memory/)).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    expect(screen.getByText("leaf · no dose known · memory")).toBeTruthy();
    await fill(screen.getByLabelText("Find"), "insomnia");
    expect(screen.getByText("root · 2–9 g a day · insomnia")).toBeTruthy();
    expect(screen.getByText("Caution: sedatives")).toBeTruthy();
    expect(screen.queryByText("Ginkgo")).toBeNull();
    await userEvent.click(screen.getByRole("tab", { name: "Nutrients" }));
    expect(within(await screen.findByRole("row", { name: /Zinc/ })).getByText("25 mg")).toBeTruthy();
  });
});
