import { expect, type Page } from "@playwright/test";

/** What a therapist writes in the journey; also what may never appear in a log. */
export const WRITTEN = {
  complaint: "Dull ache behind the left knee since the marathon",
  treatment: "Needles well received, rest for two days",
};

/** Waits until what was typed is on the server: the state is always shown in the same place. */
export async function saved(page: Page) {
  // The message changes with the next picture after a key; before that it describes the earlier keys.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  await expect(page.getByText(/^(Saved|Guardado)/).first()).toBeVisible();
}

/** Writes the four steps of the open appointment, from the complaint to the points. */
export async function writeVisit(page: Page) {
  await page.getByLabel("Reason for the appointment").fill(WRITTEN.complaint);
  await page.getByRole("combobox", { name: "ICD codes" }).fill("back pain");
  await page.getByRole("option", { name: /M54\.5/ }).click();
  await saved(page);
  const steps = page.getByRole("navigation", { name: /^Steps/ });
  await steps.getByRole("link", { name: /^Tests/ }).click();
  await page.getByLabel(/^Heart rate/).fill("72");
  await saved(page);
  await steps.getByRole("link", { name: /^Diagnosis/ }).click();
  await page.getByRole("combobox", { name: /patterns/ }).fill("blood");
  await page.getByRole("option", { name: /Blood stasis/ }).click();
  await saved(page);
  await steps.getByRole("link", { name: /^Treatments/ }).click();
  await addPoint(page, "st36", /ST36/);
  await page.getByRole("textbox", { name: "Treatment notes" }).fill(WRITTEN.treatment);
  await saved(page);
}

/** Adds a point by typing it. */
export async function addPoint(page: Page, typed: string, shown: RegExp) {
  const field = page.getByRole("combobox", { name: /point/i });
  await field.fill(typed);
  await expect(page.getByRole("option", { name: shown }).first()).toBeVisible();
  await field.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: shown }).first()).toBeVisible();
}
