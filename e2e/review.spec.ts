import { api } from "./appointments.ts";
import { enterBackOffice, expect, expectAccessible, ready, test } from "./fixtures.ts";

const BASE = "/backoffice/catalogues/interactions";
const ENTRIES = 20;

test("a pharmacist reviews twenty interactions by keyboard alone", async ({ page }) => {
  await enterBackOffice(page, "staff");
  const { unreviewed, disputed } = await api(page, "get", BASE);
  expect(unreviewed).toBeGreaterThan(ENTRIES);

  await page.goto(`${ready().web}/admin/dashboard/catalogues/interactions`);
  await page.getByRole("link", { name: "Review", exact: true }).focus();
  await page.keyboard.press("Enter");
  const heading = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  await expect(heading).toBeFocused();
  await expectAccessible(page);

  const seen: string[] = [];
  /** Waits for an entry that was not shown before, and that the keyboard is at. */
  const nextEntry = async () => {
    await expect.poll(async () => seen.includes((await heading.textContent()) ?? "")).toBe(false);
    await expect(heading).toBeFocused();
    const name = (await heading.textContent()) ?? "";
    seen.push(name);
    return name;
  };
  const acceptOne = async () => {
    await nextEntry();
    await page.keyboard.press("a");
  };

  for (let at = 0; at < 9; at += 1) await acceptOne();
  const disputedName = await nextEntry();
  await page.keyboard.press("d");
  const reason = page.getByRole("dialog").getByLabel(/^Reason/);
  await expect(reason).toBeFocused();
  await page.keyboard.type("Demo doubt about the source");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const corrected = await nextEntry();
  await page.keyboard.press("e");
  await page.getByLabel(/^Effect \(English\)/).focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" (demo wording)");
  await page.getByLabel("Reason for the change").focus();
  await page.keyboard.type("Demo correction");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByLabel("I have reviewed this entry")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");

  const skipped = await nextEntry();
  await page.keyboard.press("s");
  for (let at = seen.length; at < ENTRIES + 1; at += 1) await acceptOne();
  await nextEntry();
  expect(new Set(seen).size).toBe(ENTRIES + 2);

  // Accepted, corrected and disputed ones are no longer waiting; the skipped one is.
  await expect
    .poll(async () => {
      const now = await api(page, "get", BASE);
      return [unreviewed - now.unreviewed, now.disputed - disputed];
    })
    .toEqual([ENTRIES, 1]);
  await page.goto(`${ready().web}/admin/dashboard/catalogues/interactions?review=disputed`);
  await expect(page.getByRole("link", { name: disputedName })).toBeVisible();
  for (const [name, state] of [
    [corrected, "Reviewed"],
    [skipped, "Not reviewed"],
  ] as const) {
    await page.goto(`${ready().web}/admin/dashboard/catalogues/interactions?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole("row", { name }).first()).toContainText(state);
  }
});
