import type { Page } from "@playwright/test";
import { addressOf, api, begun } from "./appointments.ts";
import { expect, expectAccessible, signInQuietly, test } from "./fixtures.ts";
import { addPoint, saved } from "./visit.ts";

const panel = (page: Page) => page.getByRole("region", { name: "Safety checks" });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** A pregnant patient who takes warfarin, with an open appointment. */
async function expecting(page: Page) {
  await signInQuietly(page, "professional");
  const patient = await api(page, "post", "/patients", {
    name: `Demo Expecting ${crypto.randomUUID().slice(0, 8)}`,
    language: "en",
    pregnant: true,
    medication: "Varfarina 5 mg",
  });
  return { patient: patient.id as string, visit: await begun(page, patient.id) };
}

test("what is known against a treatment is said as it is chosen, and signed only with a reason", async ({
  page,
}) => {
  const { patient, visit } = await expecting(page);
  await page.goto(addressOf(patient, visit, "treatments"));
  await expect(panel(page)).toContainText("What is chosen below is checked here");

  await addPoint(page, "li4", /LI4/);
  await expect(panel(page)).toContainText("LI4: traditionally forbidden in pregnancy.");
  await expect(page.locator("#acupuncture")).toContainText("Traditionally forbidden in pregnancy.");
  await page
    .getByRole("group", { name: /^Technics.*LI4/ })
    .getByRole("button", { name: "Bloodletting" })
    .click();
  await expect(panel(page)).toContainText("LI4: bloodletting with Warfarin.");
  const field = page.getByRole("combobox", { name: "Add a substance" });
  await field.fill("dan shen");
  await expect(page.getByRole("option", { name: /丹参/ }).first()).toBeVisible();
  await field.press("Enter");
  await expect(panel(page)).toContainText("Dān Shēn: with Warfarin, raised INR and bleeding.");
  await expect(panel(page)).toContainText(/Not checked: .*allergies, as nobody has asked for them/);
  await expect(page.getByRole("link", { name: /3 serious warnings without a reason/ })).toBeVisible();
  await press(page, "All needles out");
  await saved(page);
  await expectAccessible(page);

  await press(page, "Finish");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("3 warnings need a reason before you sign");
  await dialog.getByRole("button", { name: "Finish and sign" }).click();
  await expect(dialog).toContainText("Something serious is known against this treatment");
  await dialog.getByRole("button", { name: "Known, watched closely" }).first().click();
  await expect(dialog).toContainText("2 warnings need a reason before you sign");
  await dialog.getByRole("button", { name: /^For all 2/ }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Finish and sign" }).click();
  await expect(page.getByText(/Signed by/).first()).toBeVisible();
  await expect(panel(page)).toContainText("Discussed with the patient");
  await expect(panel(page)).toContainText("Known, watched closely");
  const { content } = await api(page, "get", `/appointments/${visit}`);
  const kept = content.sections.find(({ section }: { section: string }) => section === "safety");
  expect(Object.keys(kept.data.reasons)).toHaveLength(3);
});
