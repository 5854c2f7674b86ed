import type { ListedEntry } from "@meridian/core/contracts/catalogues/office";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { railFor } from "@meridian/ui/shell/navigation";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { CORPUS } from "../../../../../e2e/xss-corpus.ts";
import CatalogueScreen from "../../app/routes/catalogues/catalogue.tsx";
import Catalogues from "../../app/routes/catalogues/catalogues.tsx";
import EntryScreen from "../../app/routes/catalogues/entry.tsx";
import NewEntryScreen from "../../app/routes/catalogues/new-entry.tsx";
import PublishScreen from "../../app/routes/catalogues/publish.tsx";
import ReviewScreen from "../../app/routes/catalogues/review.tsx";
import { navigation } from "../../app/screens.ts";
import { catalogueSummary, listedEntry } from "./testing/answers.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const summary = catalogueSummary("interactions", { unreviewed: 2, reviewed: 1, unpublished: 1 });
const option = (value: string, en: string) => ({ value, en, pt: en });
const one = {
  ...summary,
  source: { en: "Own facts", pt: "Factos próprios" },
  options: { taken: [option("danshen", "Dān Shēn")], drugs: [option("warfarin", "warfarin")] },
};
const fields = {
  taken: "danshen",
  drugs: "warfarin",
  severity: "caution",
  mechanism: "PD",
  effect: { en: "bleeding risk", pt: "risco de hemorragia" },
};
const entry = (key: string, over: Partial<ListedEntry> = {}) => listedEntry(key, fields, over);

type Sent = { address: string; body: Record<string, unknown> };
let sent: Sent[] = [];
/** Every address that was asked for, with its query. */
let asked: string[] = [];
let answers: Record<string, (body: Record<string, unknown>) => Response> = {};
const BASE = "/backoffice/catalogues/interactions";

beforeEach(async () => {
  await storeSession(demoUser({ role: "admin", admin_levels: ["any", "staff"] } as never));
  sent = [];
  asked = [];
  answers = {
    "GET /backoffice/catalogues": () => Response.json({ catalogues: [summary] }),
    [`GET ${BASE}`]: () => Response.json(one),
    [`GET ${BASE}/entries`]: () =>
      Response.json({ items: ["a", "b", "c"].map((key) => entry(key)), next: null }),
    [`GET ${BASE}/entries/a`]: () => Response.json({ entry: entry("a"), shipped: null }),
    [`GET ${BASE}/entries/a/history`]: () => Response.json({ items: [], next: null }),
    "GET /backoffice/bibliographic-references": () => Response.json({ items: [], next: null }),
  };
  answerApi(async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const address = `${init?.method} ${pathname}`;
    asked.push(`${pathname}${search}`);
    const body = init?.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : {};
    if (init?.body) sent.push({ address, body });
    return answers[address]?.(body) ?? Response.json({ entry: entry("a", { version: 1 }) });
  });
});

const open = (element: React.ReactElement, rest = "", pattern = rest) =>
  renderUi(element, {
    namespaces: ["catalogues", "history"],
    route: `/dashboard/catalogues/:catalogue${pattern}`,
    path: `/dashboard/catalogues/interactions${rest}`,
  });
const heading = (name: string) => screen.findByRole("heading", { level: 2, name });

describe("the catalogues", () => {
  it("say how much is left to review", async () => {
    await renderUi(<Catalogues />, { namespaces: ["catalogues"] });
    const row = await screen.findByRole("row", { name: /Interactions/ });
    expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toContain("2");
  });

  it("are open to staff and not to marketing; the list of all changes to the super admin alone", () => {
    const labels = (levels: string[]) =>
      railFor(demoUser({ role: "admin", admin_levels: levels } as never), navigation).flatMap(({ entries }) =>
        entries.map(({ label }) => label),
      );
    expect(labels(["any", "staff"])).toContain("catalogues");
    expect(labels(["any", "staff"])).not.toContain("changes");
    expect(labels(["any", "marketing"])).not.toContain("catalogues");
    expect(labels(["any", "staff", "super"])).toContain("changes");
  });

  it("list entries with their fields in words of the interface's language", async () => {
    await open(<CatalogueScreen />);
    const row = await screen.findByRole("row", { name: /Demo a/ });
    expect(row.textContent).toContain("Caution");
    expect(row.textContent).toContain("bleeding risk");
    expect(row.textContent).not.toContain("risco de hemorragia");
    expect(screen.getByRole("link", { name: "Publish" })).toBeTruthy();
    // Nothing counts how often these are used.
    expect(screen.queryByRole("columnheader", { name: "Uses in 12 months" })).toBeNull();
  });

  it("show how often clinics used an entry, and list the most used first", async () => {
    answers[`GET ${BASE}/entries`] = () => Response.json({ items: [entry("a", { uses: 1234 })], next: null });
    await open(<CatalogueScreen />, "?sort=use", "");
    const row = await screen.findByRole("row", { name: /Demo a/ });
    expect(row.textContent).toContain("1,234");
    expect(asked.some((one) => /\/entries\?.*sort=use/.test(one))).toBe(true);
    expect(screen.getByRole("columnheader", { name: "Uses in 12 months" })).toBeTruthy();
  });
});

describe("an entry", () => {
  it("is edited in both languages side by side and saved as a draft", async () => {
    await open(<EntryScreen />, "/entries/a", "/entries/:key");
    const english = await screen.findByLabelText(/^Effect \(English\)/);
    expect((screen.getByLabelText(/^Effect \(Portuguese\)/) as HTMLInputElement).value).toBe(
      "risco de hemorragia",
    );
    // What names an entry is not asked for again.
    expect(screen.queryByLabelText(/^Medicine or class/)).toBeNull();
    await userEvent.clear(english);
    await userEvent.type(english, "raised INR");
    await userEvent.selectOptions(screen.getByLabelText("Severity"), "Serious");
    await userEvent.click(screen.getByLabelText("I have reviewed this entry"));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toEqual({
      address: `PUT ${BASE}/entries/a`,
      body: {
        fields: {
          taken: "danshen",
          drugs: "warfarin",
          severity: "serious",
          mechanism: "PD",
          effect: { en: "raised INR", pt: "risco de hemorragia" },
        },
        reference: null,
        note: "",
        reviewed: true,
        version: 0,
        retired: false,
      },
    });
  });

  it("wraps a long text of one line; Enter saves it, and pasted line breaks become blanks", async () => {
    await open(<EntryScreen />, "/entries/a", "/entries/:key");
    const english = await screen.findByLabelText(/^Effect \(English\)/);
    expect(english.tagName).toBe("TEXTAREA");
    await userEvent.clear(english);
    await userEvent.click(english);
    await userEvent.paste("raised INR\r\n  and bleeding");
    expect((english as HTMLTextAreaElement).value).toBe("raised INR and bleeding");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body.fields).toMatchObject({ effect: { en: "raised INR and bleeding" } });
  });

  it("names the language that is missing, and what the server refuses", async () => {
    await open(<EntryScreen />, "/entries/a", "/entries/:key");
    const portuguese = await screen.findByLabelText(/^Effect \(Portuguese\)/);
    await userEvent.clear(portuguese);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Effect (Portuguese)");
    expect(sent).toEqual([]);
    await userEvent.type(portuguese, "risco");
    answers[`PUT ${BASE}/entries/a`] = () =>
      Response.json(
        { code: "input.invalid", message: "", fields: { "fields.effect.en": "text.too_long" } },
        { status: 400 },
      );
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(screen.getByLabelText(/^Effect \(English\)/).getAttribute("aria-invalid")).toBe("true"),
    );
    expect((portuguese as HTMLInputElement).value).toBe("risco");
  });

  it("says that a release changed the built-in entry since, with both beside each other", async () => {
    const changed = entry("a", { version: 1, origin: "changed", base_changed: true });
    const shipped = { ...changed.fields, severity: "note" };
    answers[`GET ${BASE}/entries/a`] = () => Response.json({ entry: changed, shipped });
    await open(<EntryScreen />, "/entries/a", "/entries/:key");
    expect(await screen.findByText(/^A release has changed the built-in entry/)).toBeTruthy();
    const table = screen.getByRole("table", { name: "Built-in entry now" });
    expect(table.textContent).toBe("FieldHereBuilt-in entry nowSeverityCautionNote");
  });

  it("is listed by whether a release changed the built-in entry since", async () => {
    await open(<CatalogueScreen />, "?kind=base_changed", "");
    await screen.findByRole("row", { name: /Demo a/ });
    expect(asked.some((one) => /\/entries\?.*kind=base_changed/.test(one))).toBe(true);
  });

  it("that was added is removed, and not said to be restored", async () => {
    answers[`GET ${BASE}/entries/a`] = () =>
      Response.json({ entry: entry("a", { version: 1, origin: "added" }), shipped: null });
    answers[`POST ${BASE}/entries/a/revert`] = () => Response.json({ entry: null });
    // Beside the screen, which is left when the entry is gone.
    await renderUi(<Toasts />);
    await open(<EntryScreen />, "/entries/a", "/entries/:key");
    await userEvent.click(await screen.findByRole("button", { name: "Remove this entry" }));
    expect(await screen.findByText("Demo a removed")).toBeTruthy();
    expect(sent).toEqual([{ address: `POST ${BASE}/entries/a/revert`, body: { version: 1, to: 0 } }]);
  });

  it("is added with what names it", async () => {
    await open(<NewEntryScreen />, "/new");
    await waitFor(() => expect(screen.getAllByRole("option", { name: "Dān Shēn" })).toHaveLength(1));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Substance, plant or nutrient");
    await userEvent.selectOptions(screen.getByLabelText(/^Substance, plant/), "danshen");
    await userEvent.selectOptions(screen.getByLabelText(/^Medicine or class/), "warfarin");
    await userEvent.type(screen.getByLabelText(/^Effect \(English\)/), "one");
    await userEvent.type(screen.getByLabelText(/^Effect \(Portuguese\)/), "um");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent.map(({ address }) => address)).toEqual([`POST ${BASE}/entries`]));
  });

  it("shows its history with the difference and the way back", async () => {
    const revision = (version: number, before: string, after: string) => ({
      kind: "catalogue_interactions",
      subject: "catalogue_interactions_a",
      version,
      action: "update",
      at: "2026-11-23T10:00:00.000Z",
      by: "Demo Pharmacist",
      note: "Book of 2020",
      reference: "",
      title: { en: "Demo a", pt: "Demo a" },
      changes: [{ field: "fields.severity", before, after }],
    });
    answers[`GET ${BASE}/entries/a`] = () =>
      Response.json({ entry: entry("a", { version: 2, origin: "changed" }), shipped: null });
    answers[`GET ${BASE}/entries/a/history`] = () =>
      Response.json({
        items: [revision(2, "serious", "note"), revision(1, "caution", "serious")],
        next: null,
      });
    await open(<EntryScreen />, "/entries/a", "/entries/:key");
    const section = await screen.findByRole("region", { name: "History" });
    const [newest] = await within(section).findAllByText("Changed");
    await userEvent.click(newest as HTMLElement);
    expect(section.querySelector("dl")?.textContent).toBe("SeveritySerious Note");
    expect(section.textContent).toContain("Book of 2020");
    await userEvent.click(screen.getByRole("button", { name: /^Restore this version/ }));
    await waitFor(() =>
      expect(sent).toEqual([{ address: `POST ${BASE}/entries/a/revert`, body: { version: 2, to: 1 } }]),
    );
    await userEvent.click(screen.getByRole("button", { name: "Restore the built-in entry" }));
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ version: 2, to: 0 }));
  });
});

describe("the review", () => {
  it("leads through the entries by the keyboard alone", async () => {
    answers[`POST ${BASE}/entries/c/review`] = () =>
      Response.json({ entry: entry("c", { version: 1, review: "disputed" }) });
    await open(<ReviewScreen />, "/review");
    await heading("Demo a");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Demo a"));
    await userEvent.keyboard("a");
    await heading("Demo b");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Demo b"));
    await userEvent.keyboard("s");
    await heading("Demo c");
    await userEvent.keyboard("d");
    const dialog = await screen.findByRole("dialog");
    await userEvent.type(within(dialog).getByLabelText(/^Reason/), "as in no book");
    await userEvent.click(within(dialog).getByRole("button", { name: "Dispute" }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toMatchObject([
      { address: `POST ${BASE}/entries/a/review`, body: { version: 0, review: "reviewed" } },
      {
        address: `POST ${BASE}/entries/c/review`,
        body: { version: 0, review: "disputed", note: "as in no book" },
      },
    ]);
    expect(await screen.findByText("Nothing is left to review")).toBeTruthy();
  });

  it("begins with what clinics use most, and says how often", async () => {
    answers[`GET ${BASE}/entries`] = () => Response.json({ items: [entry("a", { uses: 1 })], next: null });
    await open(<ReviewScreen />, "/review");
    await heading("Demo a");
    expect(screen.getByText("Used once in 12 months")).toBeTruthy();
    expect(asked.some((one) => /\/entries\?.*sort=use/.test(one))).toBe(true);
  });

  it("corrects an entry in place, and letters typed into it do nothing else", async () => {
    await open(<ReviewScreen />, "/review");
    await heading("Demo a");
    await userEvent.keyboard("e");
    const english = await screen.findByLabelText(/^Effect \(English\)/);
    await userEvent.type(english, " as said");
    expect(sent).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await heading("Demo b");
    expect(sent).toMatchObject([
      { address: `PUT ${BASE}/entries/a`, body: { fields: { effect: { en: "bleeding risk as said" } } } },
    ]);
  });

  it("says why an entry could not be accepted, and stays at it", async () => {
    answers[`POST ${BASE}/entries/a/review`] = () =>
      Response.json({ code: "entry.stale", message: "" }, { status: 409 });
    await open(
      <>
        <ReviewScreen />
        <Toasts />
      </>,
      "/review",
    );
    await heading("Demo a");
    await userEvent.keyboard("a");
    expect(await screen.findByText(/Somebody else changed this entry/)).toBeTruthy();
    await heading("Demo a");
  });
});

const change = (over: object = {}) => ({
  key: "a",
  name: { en: "Demo a", pt: "Demo a" },
  at: "2026-11-23T10:00:00.000Z",
  by: "Demo",
  before: { fields: entry("a").fields, retired: false, review: "unreviewed" },
  after: { fields: entry("a").fields, retired: true, review: "unreviewed" },
  ...over,
});

describe("publishing", () => {
  it("shows the difference first, and publishes the version that was shown", async () => {
    answers[`GET ${BASE}/changes`] = () =>
      Response.json({ items: [change()], next: null, version: 7, total: 1 });
    answers[`POST ${BASE}/publish`] = () => Response.json(summary);
    await open(<PublishScreen />, "/publish");
    expect((await screen.findByRole("table", { name: "Demo a" })).textContent).toContain("RetiredNoYes");
    await userEvent.type(screen.getByLabelText("What this publication is about"), "Book of 2020");
    await userEvent.click(screen.getByRole("button", { name: "Publish 1 change" }));
    await waitFor(() =>
      expect(sent).toEqual([{ address: `POST ${BASE}/publish`, body: { version: 7, note: "Book of 2020" } }]),
    );
  });

  it("takes the order in which a text's languages are stored for no difference", async () => {
    const effect = { pt: "risco de hemorragia", en: "bleeding risk" };
    const fields = { ...entry("a").fields, severity: "note", effect };
    const after = { fields, retired: false, review: "unreviewed" };
    answers[`GET ${BASE}/changes`] = () =>
      Response.json({ items: [change({ after })], next: null, version: 7, total: 1 });
    await open(<PublishScreen />, "/publish");
    const table = await screen.findByRole("table", { name: "Demo a" });
    expect(within(table).getAllByRole("row")).toHaveLength(2);
  });

  it("has nothing to do where nothing was changed", async () => {
    answers[`GET ${BASE}/changes`] = () => Response.json({ items: [], next: null, version: 7, total: 0 });
    await open(<PublishScreen />, "/publish");
    expect(await screen.findByText("Nothing to publish")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Publish/ })).toBeNull();
  });

  it("shows whatever administrators wrote as text", async () => {
    const hostile = CORPUS.map((text, at) => {
      const fields = { ...entry("a").fields, effect: { en: text, pt: text } };
      const after = { fields, retired: false, review: "unreviewed" };
      return change({ key: `demo-${at}`, name: { en: text, pt: text }, by: text, after });
    });
    answers[`GET ${BASE}/changes`] = () =>
      Response.json({ items: hostile, next: null, version: 7, total: hostile.length });
    const { container } = await open(<PublishScreen />, "/publish");
    await screen.findAllByRole("table");
    expect(
      container.querySelector("script, img, iframe, object, base, meta, math, a[href^=javascript]"),
    ).toBeNull();
    const shown = [...container.querySelectorAll("ins")].map(({ textContent }) => textContent);
    for (const text of CORPUS) expect(shown).toContain(`${text} · ${text}`);
  });
});

it("is not shown for a catalogue that does not exist", async () => {
  storeSession(demoUser({ role: "admin" } as never));
  await renderUi(<CatalogueScreen />, {
    namespaces: ["catalogues", "history"],
    route: "/dashboard/catalogues/:catalogue",
    path: "/dashboard/catalogues/madeup",
  });
  expect(screen.queryByRole("table")).toBeNull();
  expect(sent).toEqual([]);
});
