import { expect, signInQuietly, test } from "./fixtures.ts";

test("what was typed a moment before a reload is in the form again", async ({ page }) => {
  await signInQuietly(page, "receptionist");
  // The browser asks whether to leave; a person in a hurry says yes.
  page.on("dialog", (dialog) => dialog.accept());
  await page.goto("/patients/new");
  const name = page.getByLabel(/^Name/);
  await name.pressSequentially("Demo Reloaded", { delay: 10 });
  await page.reload();
  await expect(name).toHaveValue("Demo Reloaded");
  // It was stored by the page that found it, and nothing of it stays in the tab's own storage.
  await expect(async () => {
    const left = await page.evaluate(() => Object.keys(sessionStorage));
    expect(left.filter((name) => name.startsWith("meridian-draft"))).toEqual([]);
  }).toPass({ timeout: 20_000 });
  await page.reload();
  await expect(name).toHaveValue("Demo Reloaded");
});
