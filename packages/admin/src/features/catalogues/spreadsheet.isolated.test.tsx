import type { SheetComparison } from "@meridian/core/contracts/catalogues/sheet";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import SpreadsheetScreen from "../../app/routes/catalogues/spreadsheet.tsx";
import { catalogueSummary } from "./testing/answers.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));
// There are no workers here: the same reader in the same thread.
vi.mock("@meridian/ui/sheets/open-file", async () => {
  const { readFile } = await import("@meridian/ui/sheets/read-file");
  return { openFile: async (file: Blob) => ({ ...(await readFile(file)), close: () => undefined }) };
});

const BASE = "/backoffice/catalogues/substances";
type Row = { number: number; key: string; fields: Record<string, number>; version?: number };
let written: Row[] = [];
/** Ends with an error the first request that writes. */
let isCut = false;

const state = (dose_min_g: number | undefined) =>
  ({ fields: { dose_min_g }, retired: false, review: "unreviewed" }) as SheetComparison["before"];
const compared = ({ number, key, fields }: Row): SheetComparison => {
  const common = { number, key, version: 4, before: state(1), reference: false, faults: {} };
  if (key === "nobody") return { ...common, outcome: "unknown", before: null, after: null };
  if (fields.dose_min_g === 9)
    return { ...common, outcome: "invalid", after: null, faults: { dose_max_g: "dose.reversed" } };
  if (fields.dose_min_g === 1) return { ...common, outcome: "unchanged", after: state(1) };
  return { ...common, outcome: "changed", after: state(fields.dose_min_g) };
};
const catalogue = { ...catalogueSummary("substances"), source: { en: "", pt: "" }, options: {} };

beforeEach(async () => {
  written = [];
  isCut = false;
  answerApi(async (input, init) => {
    const { pathname } = new URL(String(input));
    const { rows = [] } = init?.body ? (JSON.parse(String(init.body)) as { rows: Row[] }) : {};
    if (pathname === `${BASE}/rows/compare`) return Response.json({ items: rows.map(compared) });
    if (pathname !== `${BASE}/rows`) return Response.json(catalogue);
    if (isCut) {
      isCut = false;
      return Response.json({ code: "unexpected" }, { status: 500 });
    }
    written.push(...rows);
    return Response.json({ items: rows.map(({ number }) => ({ number, outcome: "written" })) });
  });
  await storeSession(demoUser({ admin_levels: ["staff"] }));
  await renderUi(<SpreadsheetScreen />, {
    path: "/dashboard/catalogues/substances/spreadsheet",
    route: "/dashboard/catalogues/:catalogue/spreadsheet",
    namespaces: ["catalogues", "spreadsheet", "sheets"],
  });
});

const choose = (...lines: string[]) =>
  userEvent.upload(screen.getByLabelText("Choose a file"), new File([lines.join("\n")], "demo.csv"));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("shows what each row would change, and writes drafts of what was understood", async () => {
  await choose("key;dose_min_g;colour", "aa;1;x", "bb;2,5;x", "cc;9;x", "nobody;3;x", "dd;many;x", "bb;4;x");
  expect(
    await screen.findByText("1 changed. 1 unchanged. 1 unknown. 2 with errors. 1 repeated."),
  ).toBeTruthy();
  expect(screen.getByText(/left out: colour/)).toBeTruthy();
  const difference = within(screen.getByRole("table", { name: "bb" }));
  expect(difference.getByText("2.5 g").tagName).toBe("INS");
  expect(screen.getByText(/Maximum a day: The maximum a day is less/)).toBeTruthy();
  await userEvent.click(screen.getByLabelText("Only rows to check (4)"));
  expect(screen.queryByText("aa")).toBeNull();
  expect(screen.getByText("nobody")).toBeTruthy();
  await press("Write 1 draft");
  const result = within(await screen.findByRole("list", { name: "Result" }));
  expect(result.getByText("1 draft written")).toBeTruthy();
  expect(written).toEqual([{ number: 3, key: "bb", fields: { dose_min_g: 2.5 }, version: 4 }]);
});

it("continues where writing was interrupted", async () => {
  isCut = true;
  await choose("key;dose_min_g", ...Array.from({ length: 40 }, (_, at) => `k${at};3`));
  await screen.findByText("40 changed.");
  await press("Write 40 drafts");
  await screen.findByText(/Paused\. Rows written: 0 of 40/);
  await press("Continue");
  await screen.findByRole("list", { name: "Result" });
  expect(written).toHaveLength(40);
});

it("refuses a file without the catalogue's columns", async () => {
  await choose("colour;size", "red;1");
  expect(await screen.findByText(/No row of the file names the columns/)).toBeTruthy();
});
