import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "../api/errors.ts";
import { clearToasts, Toasts } from "../feedback/toasts.tsx";
import { renderUi } from "../testing/render.tsx";
import { CsvButton } from "./csv-button.tsx";
import { type FetchPage, pagesOf } from "./cursor-list.ts";

type Row = { name: string };
let files: { name: string; blob: Blob }[];
let offered: Blob | undefined;

beforeEach(() => {
  files = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        offered = blob;
        return "blob:demo";
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (offered) files.push({ name: this.download, blob: offered });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearToasts();
});

const page = (first: number, next: string | null) => ({
  items: Array.from({ length: 50 }, (_, index) => ({ name: `Demo Patient ${first + index}` })),
  next,
});

/** The button over pages that a test gives out one at a time. */
async function shown(fetchPage: FetchPage<Row>, record?: (signal: AbortSignal) => Promise<unknown>) {
  return renderUi(
    <>
      <CsvButton<Row>
        file={{
          name: "Demo patients",
          from: "2026-11-01",
          to: "2026-11-30",
          columns: [{ header: "Name", text: ({ name }) => name }],
          pages: (signal) => pagesOf(fetchPage, signal),
          record,
        }}
      />
      <Toasts />
    </>,
  );
}
const start = () => userEvent.click(screen.getByRole("button", { name: "Download CSV" }));

it("downloads every page as one file, recorded before the first is read", async () => {
  const order: string[] = [];
  await shown(
    async (cursor) => {
      order.push(`page ${cursor ?? "0"}`);
      return cursor ? page(50, null) : page(0, "1");
    },
    async () => order.push("recorded"),
  );
  await start();
  expect(await screen.findByText("CSV with 100 rows downloaded")).toBeTruthy();
  expect(order).toEqual(["recorded", "page 0", "page 1"]);
  expect(files.map(({ name }) => name)).toEqual(["Demo patients 2026-11-01 - 2026-11-30.csv"]);
  const lines = (await files[0]?.blob.text())?.trimEnd().split("\r\n") ?? [];
  expect([lines.length, lines.at(-1)]).toEqual([101, "Demo Patient 99"]);
});

it("says how many rows it has, and cancels", async () => {
  let signalled: AbortSignal | undefined;
  await shown((cursor, signal) => {
    signalled = signal;
    return cursor ? new Promise(() => undefined) : Promise.resolve(page(0, "1"));
  });
  await start();
  await userEvent.click(await screen.findByRole("button", { name: "50 rows · Cancel" }));
  expect(await screen.findByText("Download cancelled. No file was saved.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Download CSV" }));
  expect(signalled?.aborted).toBe(true);
  expect(files).toEqual([]);
});

it("saves no half file when a page fails, and says so until the next try", async () => {
  let fails = true;
  await shown(async (cursor) => {
    if (cursor && fails) throw new ApiError(0, { code: "offline" });
    return cursor ? page(50, null) : page(0, "1");
  });
  await start();
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toMatch(
    /^The download stopped after 50 rows, and no file was saved\. You are offline/,
  );
  expect(files).toEqual([]);
  fails = false;
  await start();
  await waitFor(() => expect(files).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
});

it("reads nothing when the server refuses", async () => {
  const fetchPage = vi.fn(async () => page(0, null));
  await shown(fetchPage, async () => {
    throw new ApiError(403, { code: "list.not_downloadable" });
  });
  await start();
  expect((await screen.findByRole("alert")).textContent).toBe(
    "No file was saved. Only managers can download lists of several people.",
  );
  expect(fetchPage).not.toHaveBeenCalled();
});

it("stops when the page is left", async () => {
  let signalled: AbortSignal | undefined;
  const { unmount } = await shown((_, signal) => {
    signalled = signal;
    return new Promise(() => undefined);
  });
  await start();
  await waitFor(() => expect(signalled).toBeDefined());
  unmount();
  expect(signalled?.aborted).toBe(true);
});
