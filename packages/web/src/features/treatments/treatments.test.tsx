import type { CustomTreatment, PreMade } from "@meridian/core/contracts/treatments/treatments";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { WithCategory } from "./components/category.tsx";
import { EditPreMade } from "./components/edit-pre-made.tsx";
import { PresetEditor } from "./components/preset-editor.tsx";
import { PresetLibrary } from "./components/preset-library.tsx";
import { PresetList } from "./components/preset-list.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const ME = demoUser().id;
const CTR = "ctr_01K0DEM0000000000000000001";
const owned = {
  user_id: ME,
  user_name: "Demo Me",
  shared: false,
  company: "",
  version: 1,
};
const bath: CustomTreatment = { id: CTR, name: "Salt bath", description: "Warm", minutes: 20, ...owned };
const made = (id: string, over: Partial<PreMade> = {}): PreMade => ({
  id: `pmt_${id}`,
  category: "osteopathy",
  name: id,
  summary: ["hvla"],
  size: 1,
  ...owned,
  content: { items: [{ id: "technique1", technique: "hvla", places: ["L4"] }] as never },
  ...over,
});

let custom: CustomTreatment[];
let preMade: PreMade[];
let setAside: PreMade[] = [];
let serial: number;

/** The server, as far as these screens know it: entries are kept as they are sent. */
function serve(method: string, path: string, body: Record<string, unknown>): Response {
  const [, what = "", id = "", act = ""] = path.split("/");
  if (what === "custom-treatments") {
    if (act === "restore") {
      custom = [...custom, bath];
      preMade = [...preMade, ...setAside.splice(0)];
    } else if (method === "POST")
      custom = [...custom, { ...bath, ...body, id: `ctr_${++serial}` } as CustomTreatment];
    if (method === "DELETE") {
      custom = custom.filter((one) => one.id !== id);
      setAside = preMade.filter(({ category }) => category === id);
      preMade = preMade.filter(({ category }) => category !== id);
    }
    return Response.json(method === "GET" ? { items: custom, next: null } : (custom.at(-1) ?? { id }));
  }
  const held = preMade.find((one) => one.id === id);
  if (method === "POST") {
    preMade = [...preMade, { ...made(`made${++serial}`), ...body } as PreMade];
    return Response.json(preMade.at(-1), { status: 201 });
  }
  if (method === "DELETE") preMade = preMade.filter((one) => one.id !== id);
  if (method === "PATCH" && held) {
    if (body.version !== held.version)
      return Response.json({ code: "pre_made.stale", current: held }, { status: 409 });
    Object.assign(held, body, { version: held.version + 1 });
  }
  if (id) return held ? Response.json(held) : Response.json({ code: "pre_made.not_found" }, { status: 404 });
  return Response.json({ items: preMade, next: null });
}

beforeEach(async () => {
  custom = [bath];
  preMade = [made("Neck"), made("Back", { user_id: "usr_other", user_name: "Demo Other", shared: true })];
  serial = 0;
  await storeSession(demoUser());
  answerApi(async (input, init) => {
    const { pathname } = new URL(String(input));
    return serve(init?.method ?? "GET", pathname, init?.body ? JSON.parse(String(init.body)) : {});
  });
});

async function open(element: React.ReactNode, at: { path?: string; route?: string } = {}) {
  const { router } = await renderUi(
    <>
      {element}
      <Toasts />
    </>,
    { namespaces: ["treatment-library", "treatments"], ...at },
  );
  return { user: userEvent.setup(), router };
}

describe("the library", () => {
  it("shows the categories of the user's modules with their pre-made treatments", async () => {
    await storeSession(demoUser({ modules: ["osteo"] }));
    await open(<PresetLibrary />);
    const row = (await screen.findByText("Osteopathic techniques")).closest("li") as HTMLElement;
    expect(await within(row).findByText("2 pre-made")).toBeTruthy();
    expect(screen.queryByText("Acupuncture")).toBeNull();
    expect(screen.queryByText("Custom treatments")).toBeNull();
    expect(
      within(row).getByRole("link", { name: "Pre-made: Osteopathic techniques" }).getAttribute("href"),
    ).toBe("/treatments/osteopathy/pre-made-treatments");
  });

  it("creates a custom treatment, deletes it and restores it", async () => {
    const { user } = await open(<PresetLibrary />);
    await user.click(await screen.findByRole("button", { name: "New custom treatment" }));
    await user.type(screen.getByRole("textbox", { name: /^Name/ }), "Mud pack");
    await user.type(screen.getByRole("textbox", { name: "Usual minutes" }), "25");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Mud pack")).toBeTruthy();
    expect(custom.at(-1)).toMatchObject({ name: "Mud pack", minutes: 25, shared: false });
    await user.click(screen.getByRole("button", { name: "Delete: Salt bath" }));
    await waitFor(() => expect(custom.map(({ name }) => name)).toEqual(["Mud pack"]));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(custom.map(({ name }) => name)).toEqual(["Mud pack", "Salt bath"]));
  });

  it("offers to delete a treatment only once its pre-made ones are known", async () => {
    let answer: (() => void) | undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    answerApi(async (input, init) => {
      const { pathname } = new URL(String(input));
      if (pathname.startsWith("/pre-made")) await answered;
      return serve(init?.method ?? "GET", pathname, {});
    });
    await open(<PresetLibrary />);
    await screen.findByRole("heading", { name: "Custom treatments" });
    await expect(screen.findByText("Salt bath", {}, { timeout: 300 })).rejects.toThrow();
    answer?.();
    expect(await screen.findByRole("button", { name: "Delete: Salt bath" })).toBeTruthy();
  });

  it("asks by name before deleting a treatment with its pre-made ones, and restores both", async () => {
    preMade = [made("Evening", { category: CTR })];
    const { user } = await open(<PresetLibrary />);
    await screen.findByText(/1 pre-made/);
    await user.click(screen.getByRole("button", { name: "Delete: Salt bath" }));
    expect(await screen.findByText("Delete “Salt bath” and its pre-made treatments (1)?")).toBeTruthy();
    expect(custom).toHaveLength(1);
    await user.click(screen.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect([custom, preMade]).toEqual([[], []]));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect([custom, preMade.map(({ name }) => name)]).toEqual([[bath], ["Evening"]]));
    expect(await screen.findByText(/1 pre-made/)).toBeTruthy();
  });
});

describe("a category", () => {
  it("lists the user's own to share and delete with undo, and colleagues' to copy", async () => {
    const { user, router } = await open(<PresetList category="osteopathy" name="Osteopathic techniques" />);
    const theirs = within(await screen.findByRole("region", { name: "From colleagues" }));
    expect(theirs.getByText("Shared by Demo Other")).toBeTruthy();
    expect(theirs.queryByRole("button", { name: /Edit/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Share: Neck" }));
    await waitFor(() => expect(preMade[0]).toMatchObject({ shared: true, version: 2 }));
    await user.click(await screen.findByRole("button", { name: "Delete: Neck" }));
    await waitFor(() => expect(preMade).toHaveLength(1));
    await user.click(screen.getAllByRole("button", { name: "Undo" }).at(-1) as HTMLElement);
    await waitFor(() => expect(preMade.at(-1)).toMatchObject({ name: "Neck", category: "osteopathy" }));
    await user.click(theirs.getByRole("button", { name: "Copy: Back" }));
    expect(router.state.location).toMatchObject({
      pathname: "/treatments/osteopathy/pre-made-treatments/new/edit",
      search: "?from=pmt_Back",
    });
  });
});

describe("a pre-made treatment", () => {
  const editor = (
    <WithCategory>
      {(of) => (
        <EditPreMade
          {...of}
          editor={(props) => <PresetEditor treatment={{ id: of.category, name: of.name }} {...props} />}
        />
      )}
    </WithCategory>
  );
  const at = (id: string) => ({
    path: `/custom-treatments/${CTR}/pre-made-treatments/${id}/edit`,
    route: "/custom-treatments/:ctid/pre-made-treatments/:tid?/:act?",
  });

  it("needs content and a name before it is saved", async () => {
    const { user, router } = await open(editor, at("new"));
    await user.click(await screen.findByRole("button", { name: "Save" }));
    expect((await screen.findAllByText(/Add at least one entry/)).length).toBeGreaterThan(0);
    await user.type(screen.getByRole("textbox", { name: /^Name/ }), "Evening");
    await user.type(screen.getByRole("textbox", { name: "Note" }), "Before bed");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(`/custom-treatments/${CTR}/pre-made-treatments`),
    );
    expect(preMade.at(-1)).toMatchObject({
      category: CTR,
      name: "Evening",
      content: { items: [{ id: CTR, name: "Salt bath", minutes: null, note: "Before bed" }] },
    });
  });

  it("changed by another user shows both versions and keeps the typed one", async () => {
    preMade = [
      made("Evening", {
        category: CTR,
        content: { items: [{ id: CTR, name: "Salt bath", minutes: 20, note: "Old" }] },
      }),
    ];
    const { user } = await open(editor, at("pmt_Evening"));
    const name = await screen.findByRole("textbox", { name: /^Name/ });
    await user.clear(name);
    await user.type(name, "Night");
    Object.assign(preMade[0] as PreMade, { name: "Morning", version: 2 });
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Morning")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /mine|yours|Keep/i }));
    await waitFor(() => expect(preMade[0]).toMatchObject({ name: "Night", version: 3 }));
  });

  it("of a category without the module is not found", async () => {
    await storeSession(demoUser({ modules: ["osteo"] }));
    await open(editor, {
      path: "/treatments/formulas/pre-made-treatments/new/edit",
      route: "/treatments/:category/pre-made-treatments/:tid/edit",
    });
    expect(await screen.findByText("Page not found")).toBeTruthy();
  });
});
