import type { Page } from "@playwright/test";
import { api, newPatient } from "./appointments.ts";
import { expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";

const PAGE_IN_DISGUISE = "<!doctype html><script>document.title = 'taken over'</script>";
const COUNT = 60;

/** Drops so many texts, a PDF and a page that is named as a PDF on the documents at once. */
async function dropAll(page: Page) {
  const data = await page.evaluateHandle(
    ([count, disguised]) => {
      const transfer = new DataTransfer();
      const add = (name: string, text: string) => transfer.items.add(new File([text], name));
      add("report.pdf", String(disguised));
      add("scan.pdf", "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
      for (let at = 1; at < Number(count); at += 1)
        add(`note-${String(at).padStart(2, "0")}.txt`, `Demo note ${at}: glucose < 99`);
      return transfer;
    },
    [COUNT, PAGE_IN_DISGUISE] as const,
  );
  await page.getByText("Or drop them here.").dispatchEvent("drop", { dataTransfer: data });
}

/** Titles of everything the API lists, page by page. */
async function listed(page: Page, patient: string): Promise<string[]> {
  const titles: string[] = [];
  for (let cursor = ""; ; ) {
    const { items, next } = await api(
      page,
      "get",
      `/patients/${patient}/documents?limit=25${cursor && `&cursor=${cursor}`}`,
    );
    titles.push(...items.map(({ title }: { title: string }) => title));
    if (next === null) return titles;
    cursor = next;
  }
}

test("sixty documents dropped at once arrive once each, though the connection is cut in between", async ({
  page,
}) => {
  await signInQuietly(page, "professional");
  const { id: patient } = await newPatient(page, "Documents");
  await page.goto(`${ready().web}/patient/${patient}?tab=documents`);
  await expect(page.getByText("No documents", { exact: true })).toBeVisible();

  let arrived = 0;
  page.on("response", (answer) => {
    if (!answer.url().endsWith("/complete")) return;
    arrived += 1;
    if (arrived === 12) void page.context().setOffline(true);
  });
  await dropAll(page);
  const waiting = page.getByRole("list", { name: "Documents not sent yet" });
  await expect(waiting.getByText("Waiting to be sent").first()).toBeVisible();
  await expect.poll(() => arrived, { timeout: 30_000 }).toBeGreaterThanOrEqual(12);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await page.context().setOffline(false);
  await expect(waiting.getByRole("listitem")).toHaveCount(1, { timeout: 60_000 });
  const refused = waiting.getByRole("listitem").filter({ hasText: "report.pdf" });
  await expect(refused.getByRole("alert")).toHaveText(/^Not sent\. This is not a PDF, picture/);
  await refused.getByRole("button", { name: "Remove report.pdf" }).click();
  const titles = await listed(page, patient);
  expect(titles).toHaveLength(COUNT);
  expect(new Set(titles).size).toBe(COUNT);

  const table = page.getByRole("table", { name: "Documents" });
  await page.getByPlaceholder("Search by title").fill("NOTE-07");
  await expect(table.getByRole("row")).toHaveCount(2);
  await expectAccessible(page);
  await table.getByRole("link", { name: "note-07" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Demo note 7: glucose < 99")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  const archivedOnly = `${ready().web}/patient/${patient}?tab=documents&archived=1`;
  await table.getByRole("button", { name: /note-07/ }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(table.getByRole("link", { name: "note-07" })).toHaveCount(0);
  await page.goto(archivedOnly);
  await expect(table.getByText(/^Can be restored until/)).toBeVisible();
  await table.getByRole("button", { name: /note-07/ }).click();
  await page.getByRole("menuitem", { name: "Restore" }).click();
  await expect(page.getByText("note-07 restored")).toBeVisible();
  expect(await listed(page, patient)).toHaveLength(COUNT);

  await page.goto(`${ready().web}/patient/${patient}?tab=documents`);
  const [archive] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download all" }).click(),
  ]);
  expect(archive.suggestedFilename()).toMatch(/^Demo Documents .*\.zip$/);
});
