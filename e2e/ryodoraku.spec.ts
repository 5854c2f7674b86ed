import { devices, type Page } from "@playwright/test";
import { RYODORAKU_KEYS } from "../packages/core/src/clinical/ryodoraku/ryodoraku-terms.ts";
import { ownClinic } from "./accounts-setup.ts";
import { examinedBefore, testsAfter, twiceBefore } from "./appointments.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { saved } from "./visit.ts";

/** Measured twice before, at 50 all over. */
const MEASURED_BEFORE = twiceBefore("ryodoraku", {
  readings: Object.fromEntries(RYODORAKU_KEYS.map((key) => [key, 50])),
});
/** The address of today's visit of a patient who was measured before. */
const measuredBefore = (page: Page) => examinedBefore(page, "Ryodoraku", MEASURED_BEFORE);
const examination = (page: Page) => page.locator("#section-ryodoraku");
const shown = (page: Page) =>
  examination(page)
    .locator("[data-reading]")
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

/** Lung in excess, gallbladder split, the others at 50: mean 50.6. */
const MEASURED: readonly string[] = RYODORAKU_KEYS.map((key) => {
  if (key.startsWith("LU")) return "70";
  return key === "GB_L" ? "25" : "50";
});

async function expectInterpreted(page: Page) {
  const here = examination(page);
  await expect(here.getByText("All 24 readings")).toBeVisible();
  await expect(here.getByText("corridor 35.6 to 65.6 µA")).toBeVisible();
  await expect(here.getByRole("img", { name: "Hands: LU excess" })).toBeVisible();
  await expect(here.getByRole("img", { name: "Feet: GB split" })).toBeVisible();
  await expect(here.getByText("LU5", { exact: true })).toBeVisible();
  await expect(here.getByText("Documentation, not diagnosis")).toBeVisible();
}

/** Readings from a paste, one of them impossible; one changed to an impossible value; all cleared, brought back, and cleared. */
async function pasteAndClear(page: Page) {
  const here = examination(page);
  const paste = (text: string) =>
    here.getByLabel("H1 left, Lung (LU)").evaluate((field, copied) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", copied);
      field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await paste(MEASURED.with(3, "250").join("\n"));
  await expect(here.getByRole("alert")).toContainText("H2 right, Pericardium (PC)");
  await paste(MEASURED.join("\t"));
  await expectInterpreted(page);
  const field = here.getByLabel("F6 right, Stomach (ST)");
  await field.fill("205");
  await expect(here.getByRole("alert")).toContainText(
    "F6 right, Stomach (ST): not saved. Enter a number from 0 to 200.",
  );
  await expect(here.getByText("23 of 24 readings")).toBeVisible();
  await field.fill("50");
  const clear = here.getByRole("button", { name: "Clear the readings" });
  await clear.click();
  await page.getByRole("button", { name: "Undo", disabled: false }).click();
  await expect.poll(() => shown(page)).toEqual(MEASURED);
  await clear.click();
  await expect.poll(() => shown(page)).toEqual(MEASURED.map(() => ""));
}

test("takes twenty-four readings from a paste, and with number and Enter alone, and finds them again", async ({
  page,
}) => {
  await page.goto(await measuredBefore(page));
  await pasteAndClear(page);
  const here = examination(page);
  await here.getByLabel("H1 left, Lung (LU)").focus();
  for (const reading of MEASURED) await page.keyboard.type(`${reading}\n`);
  await expect(here.getByLabel("Note on the measurement")).toBeFocused();
  await expectInterpreted(page);
  await saved(page);
  await page.reload();
  await expectInterpreted(page);
  await expect.poll(() => shown(page)).toEqual(MEASURED);
  await expect(here.getByRole("checkbox", { name: /^Overlay the appointment of/ })).toBeChecked();
  await here.getByText("Over time").click();
  await here.getByLabel("Measurement", { exact: true }).selectOption("LU_L");
  await expect(here.getByRole("img", { name: /H1 left, Lung \(LU\): 3 values/ })).toBeVisible();
  await expectAccessible(page);
});

test("a clinic sets its own limits, and an old result keeps its own", async ({ page, context }) => {
  // Of their own: what is set holds for everybody of a clinic.
  await ownClinic(page, "limits");
  const visit = await testsAfter(page, "Ryodoraku", MEASURED_BEFORE);
  const settings = await context.newPage();
  const set = async (corridor: string) => {
    await settings.goto("/settings/ryodoraku");
    await settings.getByLabel("Corridor above and below the mean").fill(corridor);
    await settings.getByRole("button", { name: "Save" }).click();
    await expect(settings.getByText("Saved Successfully")).toBeVisible();
  };
  await set("30");
  await page.goto(visit);
  const here = examination(page);
  await here.getByLabel("H1 left, Lung (LU)").focus();
  for (const reading of MEASURED) await page.keyboard.type(`${reading}\n`);
  await expect(here.getByRole("img", { name: "Hands: no channel marked" })).toBeVisible();
  await saved(page);
  await set("15");
  await page.reload();
  await expect(here.getByRole("img", { name: "Hands: no channel marked" })).toBeVisible();
  await expect(here.getByText(/The clinic's limits have changed/)).toBeVisible();
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["iPhone 13"];
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test("measures by touch without sideways scroll, with the last visit drawn over", async ({ page }) => {
    await page.goto(await measuredBefore(page));
    const here = examination(page);
    await here.getByLabel("H1 left, Lung (LU)").tap();
    for (const reading of MEASURED) await page.keyboard.type(`${reading}\n`);
    await expectInterpreted(page);
    const before = here.getByRole("img", { name: /^(Hands|Feet)/ }).locator("circle");
    await expect(before).toHaveCount(24);
    await here.getByRole("checkbox", { name: /^Overlay the appointment of/ }).tap();
    await expect(before).toHaveCount(0);
    await saved(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.reload();
    await expect.poll(() => shown(page)).toEqual(MEASURED);
  });
});
