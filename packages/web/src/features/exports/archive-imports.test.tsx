import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import type { ArchiveImport } from "@meridian/core/contracts/exports/archive-imports";
import { ARCHIVE_VERSION } from "@meridian/core/contracts/exports/export-terms";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { sessionUserNow, storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import Exports from "../../app/routes/exports/exports.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const { path: REFRESH } = accountsRoutes.refreshUser;
const last = (change: Partial<ArchiveImport>): ArchiveImport => ({
  id: "aim_01K0DEM0000000000000000001",
  state: "checking",
  reason: null,
  place: "",
  created_at: "2026-11-23T10:00:00.000Z",
  finished_at: null,
  percent: 0,
  counts: {},
  ...change,
});

const started: string[] = [];
function show(answer: { last: ArchiveImport | null; is_empty: boolean }) {
  answerApi(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname === "/exports") return Response.json({ items: [] });
    if (init?.method === "POST") {
      started.push(pathname);
      return Response.json(last({}));
    }
    return Response.json(answer);
  });
  renderUi(
    <>
      <Exports />
      <Toasts />
    </>,
    { namespaces: ["exports", "ui", "errors"] },
  );
}

beforeEach(() => {
  started.length = 0;
  return storeSession(demoUser({ role: "manager" }));
});

it("takes a file only in a clinic in which nobody has worked yet", async () => {
  show({ last: null, is_empty: false });
  expect(await screen.findByText(/already has records/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Choose the exported file/ })).toBeNull();
});

it("takes none where the plan has ended, and says that exporting still works", async () => {
  const user = demoUser({ role: "manager" });
  const subscription_plan = { code: "pro" as const, days_left: 0, pricing_plans: [] };
  await storeSession({ ...user, space: user.space && { ...user.space, subscription_plan } });
  show({ last: null, is_empty: true });
  expect(await screen.findByText(/Importing needs an active plan/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Choose the exported file/ })).toBeNull();
  expect((screen.getByRole("button", { name: "Begin export" }) as HTMLButtonElement).disabled).toBe(false);
  expect(screen.getByRole("link", { name: /JSON schema/ }).getAttribute("href")).toBe(
    `/schemas/archive-${ARCHIVE_VERSION}.schema.json`,
  );
});

it("says why a file was refused and where, and takes another one", async () => {
  show({
    last: last({ state: "refused", reason: "checksum", place: "data/patients-0001.ndjson" }),
    is_empty: true,
  });
  expect(await screen.findByText("It was changed after it was exported.")).toBeTruthy();
  expect(screen.getByText("data/patients-0001.ndjson")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Choose the exported file/ })).toBeTruthy();
});

it("continues an import that failed while it was written", async () => {
  const failed = last({ state: "failed", reason: "unwritten" });
  show({ last: failed, is_empty: false });
  await userEvent.click(await screen.findByRole("button", { name: "Continue the import" }));
  expect(started).toEqual([`/archive-imports/${failed.id}/start`]);
});

it("shows the clinic's new name when an import is done, without loading the page again", async () => {
  const user = demoUser({ role: "manager" });
  const imported = { ...user, space: user.space && { ...user.space, space_name: "Demo Imported Clinic" } };
  let answer = last({ state: "failed", reason: "unwritten" });
  answerApi(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname === "/exports") return Response.json({ items: [] });
    if (pathname === REFRESH) return Response.json({ user: imported });
    if (init?.method === "POST") answer = last({ state: "done", percent: 100 });
    return Response.json({ last: answer, is_empty: false });
  });
  renderUi(<Exports />, { namespaces: ["exports", "ui", "errors"] });
  await userEvent.click(await screen.findByRole("button", { name: "Continue the import" }));
  await expect.poll(() => sessionUserNow()?.space?.space_name).toBe("Demo Imported Clinic");
});
