import type { SpaceExport } from "@meridian/core/contracts/exports/exports";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import Exports from "../../app/routes/exports/exports.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const item = (change: Partial<SpaceExport> = {}): SpaceExport => ({
  id: "exp_01K0DEM0000000000000000001",
  state: "waiting",
  failure: null,
  created_at: "2026-11-23T10:00:00.000Z",
  started_by: { id: "usr_01K0DEM0000000000000000001", name: "Demo Manager" },
  finished_at: null,
  available_until: null,
  size: null,
  with_files: true,
  percent: 0,
  counts: {},
  missing: 0,
  ...change,
});

const show = () =>
  renderUi(
    <>
      <Exports />
      <Toasts />
    </>,
    { namespaces: ["exports", "ui", "errors"] },
  );

beforeEach(() => storeSession(demoUser({ role: "manager" })));

it("begins an export with what was chosen, and shows that it waits", async () => {
  const items: SpaceExport[] = [];
  const sent: unknown[] = [];
  answerApi(async (_, request) => {
    if (request?.method !== "POST") return Response.json({ items });
    sent.push(JSON.parse(String(request.body)));
    items.push(item({ with_files: false }));
    return Response.json(items[0], { status: 201 });
  });
  show();
  await userEvent.click(await screen.findByRole("checkbox", { name: /Include PDFs/ }));
  await userEvent.click(screen.getByRole("button", { name: "Begin export" }));
  expect(await screen.findByText("Begins within a minute")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Begin export" }).hasAttribute("disabled")).toBe(true);
  expect(sent).toEqual([{ with_files: false }]);
});

it("says what a finished export holds, and offers nothing once its file is gone", async () => {
  const ready = item({
    state: "ready",
    percent: 100,
    size: 3 * 1024 ** 2,
    available_until: "2026-11-24T10:00:00.000Z",
    counts: { patients: 1, appointments: 12 },
    missing: 2,
  });
  const gone = item({ id: "exp_01K0DEM0000000000000000002", state: "expired" });
  answerApi(async () => Response.json({ items: [ready, gone] }));
  show();
  expect(await screen.findByText("1 patient · 12 appointments · 3 MB")).toBeTruthy();
  expect(screen.getByText("2 original files were not found and are not included.")).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Download" })).toHaveLength(1);
  expect(screen.getByText("File deleted")).toBeTruthy();
});
