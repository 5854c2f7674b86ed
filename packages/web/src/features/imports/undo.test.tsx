import type { Import } from "@meridian/core/contracts/imports/imports";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { ImportList } from "./components/import-list.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const IMPORT: Import = {
  id: "imp_01K0DEM0000000000000000001",
  state: "done",
  file_name: "demo.csv",
  file_hash: "",
  header_hash: "",
  sheet: "",
  mapping: [],
  date_order: "dmy",
  values: [],
  kind: "patients",
  rows: 25,
  created: 25,
  merged: 0,
  skipped: 2,
  removed: 0,
  started_at: "2026-11-23T10:00:00.000Z",
  started_by: "usr_1",
  started_by_name: "Demo Manager One",
  finished_at: "2026-11-23T10:05:00.000Z",
  undo_until: "2999-01-01T00:00:00.000Z",
};
const TWIN = { id: "pat_01K0DEM0000000000000000001", name: "Demo Twin" };

const ImportListWithToasts = () => (
  <>
    <ImportList />
    <Toasts />
  </>
);

/** The import as the server has it, the answers to undo that wait, and what was sent with each request. */
let stored = IMPORT;
let pages: (() => void)[] = [];
let sent: { path: string; body: Record<string, unknown> }[] = [];

/** Undoes ten of 25 a request; of the last page one patient is kept. */
async function answer(input: unknown, init?: RequestInit): Promise<Response> {
  const path = String(input);
  if (init?.method !== "POST") return Response.json({ items: [stored], next: null, room: null });
  sent.push({ path, body: JSON.parse(String(init.body)) });
  if (path.endsWith("/finish")) {
    stored = { ...stored, state: "done" };
    return Response.json(stored);
  }
  await new Promise<void>((resume) => pages.push(resume));
  const removed = Math.min(stored.removed + 10, 24);
  stored = { ...stored, removed, state: removed === 24 ? "undone" : "undoing" };
  const kept = removed === 24 ? [{ ...TWIN, reason: "changed" }] : [];
  return Response.json({ import: stored, kept, next: removed === 24 ? null : `after ${removed}` });
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const resume = async (page: number) => {
  await waitFor(() => expect(pages).toHaveLength(page + 1));
  pages[page]?.();
};
const openUndo = async (name = "Undo the import of demo.csv") => {
  await press(name);
  await screen.findByRole("dialog");
};

describe("undoing an import", () => {
  beforeEach(async () => {
    stored = IMPORT;
    pages = [];
    sent = [];
    storeSession(demoUser());
    answerApi(answer);
    await renderUi(<ImportListWithToasts />, { namespaces: ["imports"] });
  });

  it("says how many are removed while it works, and names who stays", async () => {
    await openUndo();
    await press("Undo import");
    await resume(0);
    expect(await screen.findByText("10 of 25 removed.")).toBeTruthy();
    await resume(1);
    expect(await screen.findByText("20 of 25 removed.")).toBeTruthy();
    await resume(2);
    expect(await screen.findByRole("link", { name: TWIN.name })).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await screen.findByText("Undone")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Imports" }));
  });

  it("ends after the running request when it is stopped, and says how far it is", async () => {
    await openUndo();
    await press("Undo import");
    await resume(0);
    await screen.findByText("10 of 25 removed.");
    await press("Stop");
    expect(screen.getByText(/It stops after this step/)).toBeTruthy();
    await resume(1);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toHaveLength(2);
    expect(await screen.findByText("Partly undone")).toBeTruthy();
    expect(screen.getByText(/20 patients removed/)).toBeTruthy();
    expect(screen.getByText("Undoing stopped. What was removed stays removed.")).toBeTruthy();
  });

  it("ends in the same way when the dialog is closed", async () => {
    await openUndo();
    await press("Undo import");
    await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Close" }));
    expect(screen.getByRole("dialog")).toBeTruthy();
    await resume(0);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent).toHaveLength(1);
    expect(await screen.findByText("Partly undone")).toBeTruthy();
  });

  it("is continued from where it was stopped", async () => {
    await openUndo();
    await press("Undo import");
    await press("Stop");
    await resume(0);
    await openUndo("Continue undoing the import of demo.csv");
    expect(screen.getByText(/^15 patients added from demo.csv are removed/)).toBeTruthy();
    await userEvent.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: "Continue undoing" }),
    );
    await resume(1);
    await resume(2);
    expect(await screen.findByText("Undone")).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{}, {}, { cursor: "after 20" }]);
  });

  it("is left as it is: the rest of the import is kept", async () => {
    await openUndo();
    await press("Undo import");
    await press("Stop");
    await resume(0);
    await press("Keep the rest of the import of demo.csv");
    expect(await screen.findByText("Done")).toBeTruthy();
    expect(screen.getByText(/10 patients removed/)).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({ body: { skipped: 2 } });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo the import of demo.csv" }));
  });

  it("says what failed, and can be continued", async () => {
    answerApi(async (path, init) =>
      init?.method === "POST" ? Response.json({ code: "unexpected" }, { status: 500 }) : answer(path, init),
    );
    await openUndo();
    await press("Undo import");
    expect(await screen.findByRole("alert")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Undo import" })).toBeTruthy();
  });
});
