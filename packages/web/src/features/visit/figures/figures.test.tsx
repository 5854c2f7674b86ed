import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import FiguresPanel from "./figures-panel.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const visit = (appointment: string, start: string, figures: Record<string, number>, signed = true) => ({
  appointment,
  start,
  professional: "usr_1",
  signed,
  figures,
});
const ITEMS = [
  visit(
    "apt_3",
    "2026-03-01T10:00:00.000Z",
    { "vital_signs.heart_rate": 104, "custom_tests.tst_1.score": 9 },
    false,
  ),
  visit("apt_2", "2026-02-01T10:00:00.000Z", { "vital_signs.heart_rate": 80, "ryodoraku.LU_L": 52 }),
  visit("apt_1", "2026-01-01T10:00:00.000Z", { "vital_signs.heart_rate": 72 }),
];
const OLDER_FROM = "2025-06-01T10:00:00.000Z";
const asked = vi.fn();

async function show(items: object[], chosen: string | null, older?: object[]) {
  const choose = vi.fn();
  answerApi(async (input) => {
    const { pathname, searchParams } = new URL(String(input instanceof Request ? input.url : input));
    asked(pathname);
    const until = searchParams.get("until");
    const facts = { "custom_tests.tst_1.score": { test: "=Demo scale" } };
    return Response.json(
      pathname.endsWith("/figures")
        ? { items: until ? older : items, facts, next: older && !until ? OLDER_FROM : null }
        : { professionals: [{ id: "usr_1", name: "Demo Therapist" }] },
    );
  });
  await renderUi(<FiguresPanel patient={{ id: "pat_1", age: 40 }} chosen={chosen} onChoose={choose} />, {
    namespaces: ["results", "ryodoraku", "osteopathy"],
  });
  return choose;
}

beforeEach(async () => {
  await storeSession(demoUser());
  asked.mockClear();
  window.matchMedia = vi.fn().mockReturnValue({
    matches: false,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  });
});

test("shows the figure with most values: its plot, usual range and a table with links to the visits", async () => {
  await show(ITEMS, null);
  expect(await screen.findByRole("heading", { name: "Heart rate" })).toBeTruthy();
  expect(screen.getByRole("img", { name: /^Heart rate: 3 values/ })).toBeTruthy();
  expect(screen.getByText("Usual range 60 to 100")).toBeTruthy();
  const table = screen.getByRole("table");
  const [, newest] = within(table).getAllByRole("row");
  expect(newest?.textContent).toMatch(/2026 not signed104\+24above the usual range/);
  expect(within(table).getAllByRole("link")[0]?.getAttribute("href")).toBe(
    "/patient/pat_1/appointment/apt_3?step=tests",
  );
  expect(asked.mock.calls.filter(([path]) => path.endsWith("/figures"))).toHaveLength(1);
});

test("chooses another figure from the list or the field", async () => {
  const choose = await show(ITEMS, "ryodoraku.LU_L");
  expect(await screen.findByRole("heading", { name: "H1 left, Lung (LU)" })).toBeTruthy();
  const list = screen.getByRole("navigation", { name: "Measurements of this patient" });
  expect(
    within(list)
      .getByRole("link", { name: /Heart rate/ })
      .getAttribute("href"),
  ).toBe("/patient/pat_1?tab=figures&figure=vital_signs.heart_rate");
  await userEvent.selectOptions(screen.getByLabelText("Measurement"), "custom_tests.tst_1.score");
  expect(choose).toHaveBeenCalledWith("custom_tests.tst_1.score");
});

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

test("downloads days and numbers that a spreadsheet reads as such", async () => {
  const saved = vi.fn();
  URL.createObjectURL = vi.fn((blob: Blob) => {
    saved(blob);
    return "blob:x";
  });
  await show(ITEMS, "vital_signs.heart_rate");
  await userEvent.click(await screen.findByRole("button", { name: /CSV/ }));
  const text = await textOf(saved.mock.calls[0]?.[0]);
  expect(text.split("\r\n")).toEqual([
    expect.stringContaining(
      'Date,"Value, bpm",Since the previous appointment,Compared with the usual range,Professional',
    ),
    '2026-03-01,104,24,above the usual range,"Demo Therapist, not signed"',
    "2026-02-01,80,8,within the usual range,Demo Therapist",
    "2026-01-01,72,,within the usual range,Demo Therapist",
    "",
  ]);
});

test("says when the requested figure has no values, and what to do when there are none at all", async () => {
  await show(ITEMS, "vital_signs.weight");
  expect(await screen.findByText(/No appointment has the measurement/)).toBeTruthy();
  await show([], null);
  expect(await screen.findByText("No measurements yet")).toBeTruthy();
});

test("fetches older visits on request, and at once for a figure that only they have", async () => {
  const older = [visit("apt_0", OLDER_FROM, { "vital_signs.heart_rate": 66, "vital_signs.weight": 71 })];
  await show(ITEMS, "vital_signs.heart_rate", older);
  expect(await screen.findByRole("img", { name: /^Heart rate: 3 values/ })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show older appointments" }));
  expect(await screen.findByRole("img", { name: /^Heart rate: 4 values/ })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show older appointments" })).toBeNull();
  cleanup();
  await show(ITEMS, "vital_signs.weight", older);
  expect(await screen.findByRole("heading", { name: "Weight" })).toBeTruthy();
  expect(screen.queryByText(/No appointment has the measurement/)).toBeNull();
  expect(asked.mock.calls.filter(([path]) => path.endsWith("/figures"))).toHaveLength(4);
});

test("names the figures of the life habits, with their unit", async () => {
  await show([visit("apt_1", "2026-01-01T10:00:00.000Z", { "life_habits.water": 1.5 })], null);
  expect(await screen.findByRole("heading", { name: "Water intake" })).toBeTruthy();
  expect(within(screen.getByRole("navigation")).getByText("Life habits")).toBeTruthy();
  expect(screen.queryByText("A test that no longer exists")).toBeNull();
  expect(screen.getByRole("table").textContent).toContain("1.5");
});
