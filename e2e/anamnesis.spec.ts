import type { Page } from "@playwright/test";
import { addressOf, begun, newPatient } from "./appointments.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signInQuietly, test } from "./fixtures.ts";
import { saved } from "./visit.ts";

/** An appointment that began so many days ago, open to write. */
async function beginVisit(page: Page, patient: string, days = 0) {
  await page.goto(addressOf(patient, await begun(page, patient, days)));
  await expect(page.getByLabel("Reason for the appointment")).toBeVisible();
}
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("an anamnesis by keyboard, kept, shown on top and carried into the next visit", async ({ page }) => {
  await signInQuietly(page, "professional");
  const patient = await newPatient(page, "Anamnesis");
  await beginVisit(page, patient.id, 1);

  await page.getByLabel("Reason for the appointment").fill("Stiff neck");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Poor sleep");
  await page.getByLabel("Onset").first().fill("3 weeks ago");
  await page.getByRole("radio", { name: "Left", exact: true }).first().check();
  await page.getByRole("radio", { name: "7", exact: true }).first().check();
  await saved(page);

  const medication = part(page, "Medication");
  await medication.getByLabel("Add a medicine").fill("ibup");
  await page.keyboard.press("Enter");
  await expect(medication.getByLabel("Dose of Ibuprofen")).toBeFocused();
  await page.keyboard.type("400 mg");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Grandmother's syrup");
  await page.keyboard.press("Escape");
  await medication.getByRole("button", { name: "Stop Grandmother's syrup" }).click();
  await part(page, "Allergies").getByLabel("Add an allergy").fill("Latex");
  await part(page, "Allergies").getByRole("radio", { name: "Severe" }).check();
  await saved(page);
  const banner = page.locator("header").filter({ hasText: patient.name });
  await expect(banner.getByText("Allergy: Latex")).toBeVisible();
  await expect(banner.getByText("Ibuprofen 400 mg")).toBeVisible();
  await expect(banner.getByText("syrup")).toHaveCount(0);

  await part(page, "Past medical history").getByLabel("Add an illness", { exact: true }).fill("J45");
  await page.keyboard.press("Enter");
  await part(page, "Review of systems").getByRole("button", { name: "All normal" }).click();
  await expect(part(page, "Review of systems").getByText(/^(\d+) of \1 asked$/)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(part(page, "Review of systems").getByText(/^0 of/)).toBeVisible();
  await saved(page);
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByLabel("Complaint 2")).toHaveValue("Poor sleep");
  await expect(medication.getByLabel("Dose of Ibuprofen")).toHaveValue("400 mg");
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  await page.getByRole("button", { name: "Finish and sign" }).click();
  await expect(page.getByText(/Signed by/).first()).toBeVisible();
  await expect(part(page, "Complaint").getByText("7 / 10")).toBeVisible();
  await expect(medication.locator("s", { hasText: "syrup" })).toBeVisible();

  await page.goto(`/patient/${patient.id}`);
  await expect(page.getByText("Allergies Latex")).toBeVisible();
  await expect(page.getByText("Medication Ibuprofen 400 mg")).toBeVisible();

  await beginVisit(page, patient.id);
  await expect(banner.getByText("Allergy: Latex")).toBeVisible();
  // Medication comes by itself, as a clinic has it that never said otherwise.
  await page.getByRole("button", { name: "Change: Medication" }).click();
  await expect(medication.getByLabel("Dose of Ibuprofen")).toHaveValue("400 mg");
  await expect(medication.getByRole("button", { name: "Remove Grandmother's syrup" })).toHaveCount(0);
  await part(page, "Complaint").getByRole("button", { name: "Copy from last appointment" }).click();
  await expect(page.getByLabel("Reason for the appointment")).toHaveValue("Stiff neck");
  await page.getByRole("button", { name: "Remove Stiff neck" }).click();
  await expect(page.getByLabel("Reason for the appointment")).toHaveValue("Poor sleep");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(page.getByLabel("Reason for the appointment")).toHaveValue("Stiff neck");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("habits, systems and medication by thumb; nothing scrolls sideways", async ({ page }) => {
    await signInQuietly(page, "professional");
    await beginVisit(page, (await newPatient(page, "Anamnesis")).id);
    const still = () => expectNoSidewaysScroll(page);
    await still();
    await page.getByRole("radio", { name: "Both sides" }).first().tap();
    const habits = part(page, "Life habits");
    await habits.getByRole("button", { name: /^Alcohol/ }).tap();
    await expect(habits.getByLabel("Cigarettes")).toBeVisible();
    await habits.getByRole("group", { name: "Tobacco" }).getByRole("radio", { name: "Never" }).tap();
    await expect(habits.getByLabel("Cigarettes")).toHaveCount(0);
    await habits.getByRole("button", { name: /^Sleep and stress/ }).tap();
    await habits.getByRole("group", { name: "Stress level" }).getByRole("radio", { name: "8" }).tap();
    const review = part(page, "Review of systems");
    await review.getByRole("button", { name: "Head", exact: true }).tap();
    await review.getByRole("checkbox", { name: "Migraine" }).tap();
    await review.getByRole("button", { name: "Skin, hair and nails: nothing to report" }).tap();
    const medication = part(page, "Medication");
    await medication.getByLabel("Add a medicine").fill("metf");
    await medication.getByRole("option", { name: /^Metformin/ }).tap();
    await medication.getByLabel("How often Metformin is taken").fill("twice a day");
    await part(page, "Allergies").getByLabel("No known allergies").tap();
    await saved(page);
    await still();
    await expectAccessible(page);

    await page.reload();
    await expect(page.getByText("No known allergies").first()).toBeVisible();
    await expect(review.getByText("2 of 17 asked")).toBeVisible();
    await expect(habits.getByText("Stress level: 8 / 10")).toBeVisible();
    await expect(page.getByRole("radio", { name: "Both sides" }).first()).toBeChecked();
    await expect(medication.getByLabel("How often Metformin is taken")).toHaveValue("twice a day");
  });
});
