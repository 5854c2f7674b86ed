import type { Page } from "@playwright/test";
import { addressOf, begun, newPatient } from "./appointments.ts";
import { expect, expectAccessible, signInQuietly, test } from "./fixtures.ts";
import { placeOf } from "./place.ts";

/** Draws a line across the field, as a mouse does. */
async function draw(page: Page) {
  const field = page.getByRole("img", { name: /^Sign here with/ });
  const box = await placeOf(field);
  await page.mouse.move(box.x + 30, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 3, { steps: 6 });
  await page.mouse.move(box.x + box.width - 40, box.y + box.height / 2, { steps: 6 });
  await page.mouse.up();
}

test("a missing consent shows in the visit, is signed there, and its document verifies", async ({ page }) => {
  await signInQuietly(page, "professional");
  const patient = await newPatient(page, "Consent");
  await page.goto(addressOf(patient.id, await begun(page, patient.id, 0, "Acupuncture"), "treatments"));
  const missing = page.getByRole("region", { name: "Consents" });
  await expect(missing.getByText("Consent missing: Acupuncture")).toBeVisible();
  await expectAccessible(page);

  // By keyboard alone: the name is typed.
  await missing.getByRole("button", { name: "Sign: Acupuncture" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Acupuncture" });
  await dialog.getByRole("button", { name: "Type the name instead" }).focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel(/^Name as signature/)).toBeFocused();
  await page.keyboard.type(patient.name);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(missing.getByText("Consent missing: Acupuncture")).toBeHidden();
  await expect(missing).toBeFocused();

  // By drawing: the other one that is missing.
  await missing.getByRole("button", { name: "Sign: Protection of your personal data" }).click();
  await draw(page);
  await page.getByRole("dialog").getByRole("button", { name: "Sign", exact: true }).click();
  await expect(missing.getByText(/^Consent missing/)).toHaveCount(0);

  await page.goto(`/patient/${patient.id}?tab=consents`);
  const row = page
    .getByRole("list", { name: "Consents" })
    .getByRole("listitem")
    .filter({ hasText: "Acupuncture" });
  await expect(row.getByText("by the patient")).toBeVisible();
  await row.getByRole("button", { name: "Verify" }).click();
  await expect(row.getByText("Unchanged since it was signed")).toBeVisible();
  await expectAccessible(page);
});
