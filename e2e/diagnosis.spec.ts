import { devices, type Page } from "@playwright/test";
import { addressOf, newPatient, visited } from "./appointments.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, ready, signInQuietly, test } from "./fixtures.ts";
import { saved } from "./visit.ts";

/** An open appointment with something found in it, at its diagnosis. */
async function openDiagnosis(page: Page) {
  await signInQuietly(page, "professional");
  const patient = await newPatient(page, "Diagnosis");
  const visit = await visited(page, patient.id, {
    days: 0,
    sections: {
      vital_signs: { values: { temperature: 38.2 }, confirmed: [] },
      osteopathy: { segments: [{ segment: "L4", mobility: "restricted" }] },
    },
  });
  const address = addressOf(patient.id, visit, "diagnosis");
  await page.goto(address);
  return address;
}

const kind = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function diagnose(page: Page) {
  const icd = kind(page, "ICD codes");
  await icd.getByRole("combobox").fill("back pain");
  await icd.getByRole("option", { name: /M54\.5/ }).click();
  await icd.getByRole("combobox").fill("g560");
  await icd.getByRole("option", { name: /G56\.0/ }).click();
  await icd.getByRole("button", { name: "Primary: Carpal tunnel syndrome" }).click();
  await icd.getByRole("button", { name: "Move up: Carpal tunnel syndrome" }).click();
  await expect(icd.getByRole("listitem").first()).toContainText("G56.0");
  const patterns = kind(page, "Chinese-medicine patterns");
  await patterns.getByRole("combobox").fill("estase");
  await patterns.getByRole("option", { name: /Blood stasis/ }).click();
  await patterns.getByRole("radio", { name: "Confirmed" }).check();
  const osteopathic = kind(page, "Osteopathic findings");
  await osteopathic.getByRole("combobox").fill("l4 restr");
  await osteopathic.getByRole("option", { name: /^L4/ }).first().click();
  await osteopathic.getByText("Findings, note, reference").click();
  await osteopathic.getByRole("checkbox", { name: "L4, restricted" }).check();
  await osteopathic.getByRole("textbox", { name: "Note" }).fill("Side bending to the left");
  await saved(page);
}

async function expectDiagnosed(page: Page) {
  await expect(kind(page, "ICD codes").getByRole("listitem").first()).toContainText("G56.0");
  await expect(page.getByRole("button", { name: "Primary: Carpal tunnel syndrome" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(
    kind(page, "Chinese-medicine patterns").getByRole("radio", { name: "Confirmed" }),
  ).toBeChecked();
  await expect(kind(page, "Osteopathic findings")).toContainText("L4, restricted; Side bending to the left");
}

test("three kinds of diagnosis, what found them, and one taken back", async ({ page }) => {
  const address = await openDiagnosis(page);
  await diagnose(page);
  await expectAccessible(page);
  await page.goto(address);
  await expectDiagnosed(page);
  await page.getByRole("button", { name: "Remove Carpal tunnel syndrome" }).click();
  await expect(kind(page, "ICD codes").getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectDiagnosed(page);
});

test("by touch, 390 wide, without sideways scroll", async ({ browser }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 5"];
  const context = await browser.newContext({
    ...phone,
    viewport: { width: 390, height: 844 },
    baseURL: ready().web,
    locale: "en-GB",
  });
  const page = await context.newPage();
  const address = await openDiagnosis(page);
  await diagnose(page);
  await page.goto(address);
  await expectDiagnosed(page);
  await expectNoSidewaysScroll(page);
  await context.close();
});

/** Does what is shown at once and saved behind it, and waits for that. */
async function kept(page: Page, act: () => Promise<unknown>) {
  const answered = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await act();
  expect((await answered).status()).toBe(200);
}

test("a clinic's favourite and its own entry lead the search", async ({ page }) => {
  await signInQuietly(page, "professional");
  await page.goto("/settings/icd");
  const code = `DEMO-${crypto.randomUUID().slice(0, 6)}`.toUpperCase();
  const title = `Demo exhaustion of therapists ${code}`;
  await page.getByRole("button", { name: "Add an entry" }).click();
  await page.getByLabel(/^Code/).fill(code);
  await page.getByLabel(/^Title in English/).fill(title);
  await kept(page, () => page.getByRole("button", { name: "Save", exact: true }).click());
  await expect(page.getByText(title)).toBeVisible();
  await page.getByRole("combobox", { name: "Add a favourite" }).fill("exhaustion of ther");
  await kept(page, () => page.getByRole("option", { name: new RegExp(code) }).click());
  await expect(page.getByRole("region", { name: "Favourites" })).toContainText(code);
  await expectAccessible(page);
  await page.reload();
  await page.getByText("Diseases of the respiratory system").click();
  await expect(page.getByText("J45.9")).toBeVisible();
  for (const name of ["Favourites", "Own entries"]) {
    await page
      .getByRole("region", { name })
      .getByRole("button", { name: `Remove ${code}` })
      .click();
    await expect(page.getByRole("region", { name })).not.toContainText(code);
  }
});
