import type { ManagedText, ManagedTextDetail } from "@meridian/core/contracts/consents/consent-texts";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { TextList } from "./components/text-list.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const word = (title: string) => ({ title, body: `# Why\n${title} for {patient}.` });
const text = (over: Partial<ManagedTextDetail> = {}): ManagedTextDetail => ({
  id: "acupuncture",
  occasion: "acupuncture",
  ages: "all",
  titles: { en: "Acupuncture", pt: "Acupuntura" },
  current: "p1",
  active: true,
  shipped: true,
  unpublished: false,
  words: { en: word("Acupuncture"), pt: word("Acupuntura") },
  versions: [],
  version: 0,
  ...over,
});
const own = (over: Partial<ManagedTextDetail> = {}) =>
  text({
    id: "cst_01K0DEM0000000000000000001",
    occasion: null,
    titles: { en: "Laser", pt: "Laser" },
    current: "c1",
    shipped: false,
    version: 3,
    ...over,
  });

let texts: ManagedTextDetail[];
let sent: { method: string; path: string; body: Record<string, unknown> }[];
let refusal: { status: number; body: object } | undefined;

function serve(method: string, { pathname }: URL, body: Record<string, unknown>): Response {
  const id = pathname.split("/")[2];
  const found = texts.find((one) => one.id === id);
  if (method === "GET" && !id) {
    const heads: ManagedText[] = texts.map(({ words: _, versions: __, version: ___, ...head }) => head);
    return Response.json({ items: heads, next: null });
  }
  if (method === "GET") return Response.json(found);
  sent.push({ method, path: pathname, body });
  if (refusal)
    return Response.json({ message: "", requestId: "1", ...refusal.body }, { status: refusal.status });
  return Response.json(found ?? own({ version: 1 }), { status: found ? 200 : 201 });
}

beforeEach(async () => {
  texts = [text(), own()];
  sent = [];
  refusal = undefined;
  await storeSession(demoUser());
  answerApi(async (input, init) =>
    serve(init?.method ?? "GET", new URL(String(input)), init?.body ? JSON.parse(String(init.body)) : {}),
  );
});

async function opened() {
  const user = userEvent.setup();
  await renderUi(
    <>
      <TextList />
      <Toasts />
    </>,
    { namespaces: ["consent-texts"] },
  );
  await screen.findByRole("list", { name: "Consent texts" });
  return user;
}

describe("the clinic's texts", () => {
  it("say which version is in force and who needs each", async () => {
    texts = [text({ unpublished: true }), own({ occasion: "herbal", ages: "adults", active: false })];
    await opened();
    const [first, second] = screen.getAllByRole("listitem");
    expect(first?.textContent).toContain("Supplied text, version p1");
    expect(first?.textContent).toContain("Draft not published");
    expect(second?.textContent).toContain(
      "Asked before formulas and single substances. Only for patients of 18",
    );
    expect(second?.textContent).toContain("Not used");
  });

  it("are edited with a preview in both languages, and the draft is saved on what it was based on", async () => {
    const user = await opened();
    await user.click(screen.getByRole("button", { name: "Edit: Acupuncture" }));
    const title = await screen.findByRole("textbox", { name: /^Title in English/ });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await user.clear(title);
    await user.type(title, "Needles");
    const preview = within(screen.getByRole("region", { name: "Preview" }));
    expect(preview.getByText("Needles")).toBeTruthy();
    expect(preview.getByText("Acupuncture for Demo Patient.")).toBeTruthy();
    await user.click(preview.getByRole("button", { name: "Português" }));
    expect(preview.getByText(/^Acupuntura for/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        { path: "/consent-texts/acupuncture/draft", body: { version: 0, en: { title: "Needles" } } },
      ]),
    );
    expect(await screen.findByText("Draft saved. Publish it to put it in force.")).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Edit: Acupuncture" })),
    );
  });

  it("refuse an unknown placeholder at its field, with everything kept", async () => {
    const user = await opened();
    await user.click(screen.getByRole("button", { name: "Edit: Acupuncture" }));
    const body = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Text in English/ });
    await user.type(body, " {{nobody}");
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    await waitFor(() => expect(body.getAttribute("aria-invalid")).toBe("true"));
    expect(body.value).toContain("{nobody}");
    expect(sent).toEqual([]);
  });

  it("keep what is typed where another manager saved first, and say so", async () => {
    const user = await opened();
    await user.click(screen.getByRole("button", { name: "Edit: Acupuncture" }));
    const title = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Title in English/ });
    await user.type(title, " and more");
    refusal = { status: 409, body: { code: "consent_text.stale", current: text({ version: 5 }) } };
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(title.value).toBe("Acupuncture and more");
  });

  it("are begun with who needs them", async () => {
    const user = await opened();
    await user.click(screen.getByRole("button", { name: "New text" }));
    const ages = await screen.findByRole<HTMLSelectElement>("combobox", { name: /^Of patients/ });
    expect(ages.disabled).toBe(true);
    await user.selectOptions(screen.getByRole("combobox", { name: /^Asked/ }), "Before needles");
    await user.selectOptions(ages, "18 and over");
    for (const name of [
      /^Title in English/,
      /^Text in English/,
      /^Title in Portuguese/,
      /^Text in Portuguese/,
    ])
      await user.type(screen.getByRole("textbox", { name }), "Laser");
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    await waitFor(() =>
      expect(sent).toMatchObject([
        {
          method: "POST",
          path: "/consent-texts",
          body: { occasion: "acupuncture", ages: "adults", en: { title: "Laser" } },
        },
      ]),
    );
  });

  it("of the clinic are tied to a treatment later, and those supplied are not", async () => {
    const user = await opened();
    await user.click(screen.getByRole("button", { name: "Open: Acupuncture" }));
    const supplied = within(await screen.findByRole("dialog"));
    await supplied.findByText(/^Acupuncture for/);
    expect(supplied.queryByRole("combobox")).toBeNull();
    await user.click(supplied.getByRole("button", { name: "Close" }));
    await user.click(screen.getByRole("button", { name: "Open: Laser" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.selectOptions(
      await dialog.findByRole("combobox", { name: /^Asked/ }),
      "Before osteopathic treatment",
    );
    await user.click(dialog.getByRole("button", { name: "Save who needs it" }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          method: "PUT",
          path: `/consent-texts/${own().id}/rule`,
          body: { occasion: "osteopathy", ages: "all", version: 3 },
        },
      ]),
    );
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open: Laser" })),
    );
  });

  it("are published with or without asking for renewal, and no longer used", async () => {
    texts = [text({ unpublished: true, version: 2 })];
    const user = await opened();
    await user.click(screen.getByRole("button", { name: "Publish: Acupuncture" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(await dialog.findByRole("checkbox", { name: "Ask for renewal" }));
    await user.click(dialog.getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Publish: Acupuncture" }));
    const again = within(await screen.findByRole("dialog"));
    await user.click(await again.findByRole("button", { name: "Stop using" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ["/consent-texts/acupuncture/publish", { version: 2, renew: true }],
      ["/consent-texts/acupuncture/active", { version: 2, active: false }],
    ]);
  });
});
