import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { ownClinic } from "./accounts-setup.ts";
import { api, newPatient, signedBefore } from "./appointments.ts";
import { expect, expectAccessible, ready, test } from "./fixtures.ts";
import { mailsTo } from "./mailbox.ts";

type Files = Record<string, Uint8Array>;
const textOf = (content: Uint8Array | undefined) => Buffer.from(content ?? []).toString();
const sha256 = (content: Uint8Array | undefined) =>
  createHash("sha256")
    .update(content ?? "")
    .digest("hex");

/** What the job of the minute does. */
const runJob = (page: Page) => page.request.post(`${ready().control}/run/run-exports`, { timeout: 60_000 });

/** Exports the clinic through the screen; gives the path of the downloaded file. */
async function exported(page: Page): Promise<string> {
  await page.goto(`${ready().web}/settings/export`);
  await page.getByRole("button", { name: "Begin export" }).click();
  const list = page.getByRole("region", { name: "Last exports" });
  await expect(list.getByText(/^Begun by/)).toBeVisible();
  await expect(async () => {
    await runJob(page);
    await expect(list.getByText("Ready")).toBeVisible({ timeout: 8_000 });
  }).toPass();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    list.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^meridian-\d{4}-\d\d-\d\d\.zip$/);
  return download.path();
}

/** The same over the API. */
async function exportedAgain(page: Page): Promise<Files> {
  const { id } = await api(page, "post", "/exports", { with_files: true });
  await expect(async () => {
    await runJob(page);
    const { items } = await api(page, "get", "/exports");
    expect(items[0]).toMatchObject({ id, state: "ready" });
  }).toPass();
  const { url } = await api(page, "post", `/exports/${id}/open`);
  return unzipSync(await (await page.request.get(url)).body());
}

/** Checks every file of an archive against its lists of checksums, and those against the manifest. */
function expectWhole(files: Files) {
  const { checksums } = JSON.parse(textOf(files["manifest.json"]));
  const lines = checksums.flatMap(({ file, sha256: sum }: { file: string; sha256: string }) => {
    expect(sha256(files[file])).toBe(sum);
    return textOf(files[file]).trim().split("\n");
  });
  const wrong = lines.filter((line: string) => sha256(files[line.slice(66)]) !== line.slice(0, 64));
  expect(wrong).toEqual([]);
  expect(lines.length).toBeGreaterThan(5);
}

/** The files that are the same in the archive of the clinic it was imported into. */
const lasting = (files: Files) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => !/^manifest\.json$|^checksums\/|\/users-/.test(name))
      .map(([name, content]) => [name, sha256(content)]),
  );

test("an export of a clinic is whole, and fills an empty clinic with the same", async ({ page }) => {
  const { user } = await ownClinic(page, "exporting");
  const { id, name } = await newPatient(page, "Ávila");
  await signedBefore(page, "João", [{ days: 2, sections: { treatment_notes: { text: "Demo note ção" } } }]);
  const path = await exported(page);
  await expectAccessible(page);
  await expect.poll(async () => (await mailsTo(user.email)).length).toBeGreaterThan(1);
  const files = unzipSync(await readFile(path));
  expectWhole(files);
  expect(textOf(files["data/patients-0001.ndjson"])).toContain(id);
  const printed = Object.keys(files).filter((file) => /^visits\/Demo João .*\.pdf$/.test(file));
  expect(printed.map((file) => textOf(files[file]?.slice(0, 5)))).toEqual(["%PDF-"]);

  await page.context().clearCookies();
  await ownClinic(page, "importing");
  await page.goto(`${ready().web}/settings/export`);
  const part = page.getByRole("region", { name: "Import an export" });
  await part.locator('input[type="file"]').setInputFiles(path);
  await expect(async () => {
    await runJob(page);
    await expect(part.getByText(/^Imported on/)).toBeVisible({ timeout: 8_000 });
  }).toPass();
  await expect(part.getByText("This clinic already has records")).toBeVisible();
  await page.goto(`${ready().web}/patients`);
  await expect(page.getByRole("link", { name })).toBeVisible();
  expect(lasting(await exportedAgain(page))).toEqual(lasting(files));
});
