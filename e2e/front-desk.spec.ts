import { ownDay } from "./days.ts";
import { expect, ready, signInQuietly, test } from "./fixtures.ts";

// Whole words: an id or a token may hold any four characters.
const CLINICAL =
  /Low back pain|Tension headache|Falls asleep late|Bloated after meals|\b(?:ST36|BL23)\b|Levothyroxine|Penicillin|blood_stasis/;

test("the front desk never receives clinical content, on any screen or call it makes", async ({ page }) => {
  const leaks: string[] = [];
  page.on("response", async (response) => {
    if (!response.url().startsWith(ready().api)) return;
    const text = await response.text().catch(() => "");
    if (CLINICAL.test(text)) leaks.push(`${response.request().method()} ${response.url()}`);
  });
  await signInQuietly(page, "receptionist");
  await page.goto("/home");
  await page.goto("/calendar");
  await expect(page.getByRole("button", { name: "New appointment" })).toBeVisible();
  await page.goto("/patients");
  await page.getByRole("link", { name: "Demo Abrunheiro" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Demo Abrunheiro" })).toBeVisible();
  for (const tab of await page.getByRole("tab").all()) {
    await tab.click();
    await page.waitForLoadState("networkidle");
  }
  await expect(page.locator("body")).not.toContainText(CLINICAL);
  expect(leaks).toEqual([]);
});

test("two clicks and a name book a patient from an empty slot", async ({ page }) => {
  await signInQuietly(page, "receptionist");
  await page.goto(`/calendar?view=day&date=${ownDay()}`);
  await page
    .getByRole("button", { name: /^Book 12:30 with/ })
    .first()
    .click();
  await page.getByRole("combobox", { name: /^Patient/ }).fill("valeriana");
  await page
    .getByRole("option", { name: /Demo Valeriana/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText(/Demo Valeriana booked for/)).toBeVisible();
});
