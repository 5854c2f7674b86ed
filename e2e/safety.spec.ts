import type { Page } from "@playwright/test";
import { dueDateOf } from "../packages/core/src/clinical/anamnesis/pregnancy-weeks.ts";
import { addressOf, api, begun, signedBefore } from "./appointments.ts";
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
    pregnancy_due: dueDateOf(20, new Date().toISOString().slice(0, 10)),
    medication: "Varfarina 5 mg",
  });
  return { patient: patient.id as string, visit: await begun(page, patient.id) };
}

test("a contraindication is shown when the treatment is chosen, and signing needs a reason", async ({
  page,
}) => {
  const { patient, visit } = await expecting(page);
  await page.goto(addressOf(patient, visit, "treatments"));
  await expect(panel(page)).toContainText("Treatments chosen below are checked");
  await expect(page.getByText("Pregnant, 20+0 weeks")).toBeVisible();

  await addPoint(page, "li4", /LI4/);
  await expect(panel(page)).toContainText("LI4: traditionally forbidden in pregnancy.");
  await expect(page.locator("#acupuncture")).toContainText("Traditionally forbidden in pregnancy.");
  await page.getByRole("button", { name: "Other techniques at LI4" }).click();
  await page
    .getByRole("group", { name: /^Techniques at .*LI4/ })
    .getByRole("button", { name: "Bloodletting" })
    .click();
  await expect(panel(page)).toContainText("LI4: bloodletting with Warfarin.");
  const field = page.getByRole("combobox", { name: "Add a substance" });
  await field.fill("dan shen");
  await expect(page.getByRole("option", { name: /丹参/ }).first()).toBeVisible();
  await field.press("Enter");
  await expect(panel(page)).toContainText(/Dān Shēn: contraindicated with Warfarin, raises INR/);
  await expect(panel(page)).toContainText(/Not checked: .*allergies, as nobody has asked for them/);
  await expect(page.getByRole("link", { name: /3 serious warnings without a reason/ })).toBeVisible();
  await press(page, "All needles out");
  await saved(page);
  await expectAccessible(page);

  await press(page, "Finish");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("3 warnings need a reason before you sign");
  await dialog.getByRole("button", { name: "Finish and sign" }).click();
  await expect(dialog).toContainText("There is a serious warning about this treatment");
  await dialog.getByRole("button", { name: "Known, closely monitored" }).first().click();
  await expect(dialog).toContainText("2 warnings need a reason before you sign");
  await dialog.getByRole("button", { name: "One reason for several warnings" }).click();
  for (const box of await dialog.getByRole("checkbox").all()) await box.check();
  await dialog
    .getByRole("combobox", { name: "Reason to continue" })
    .selectOption("Discussed with the patient");
  await dialog.getByRole("button", { name: "Record for 2 warnings" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Finish and sign" }).click();
  await expect(page.getByText(/Signed by/).first()).toBeVisible();
  await expect(panel(page)).toContainText("Discussed with the patient");
  await expect(panel(page)).toContainText("Known, closely monitored");
  const { content } = await api(page, "get", `/appointments/${visit}`);
  const kept = content.sections.find(({ section }: { section: string }) => section === "safety");
  expect(Object.keys(kept.data.reasons)).toHaveLength(3);
});

test("what was recorded a year ago warns today and can be opened, and an amendment needs a reason too", async ({
  page,
}) => {
  await signInQuietly(page, "professional");
  const { patient, visits } = await signedBefore(page, "Told", [
    { days: 365, sections: { past_history: { surgeries: [{ what: "Pacemaker" }] } } },
    {
      days: 30,
      sections: { substances: { items: [{ id: "alone1", substance: "gancao", name: "Gān Cǎo", grams: 3 }] } },
    },
  ]);
  const visit = await begun(page, patient);
  const save = (section: string, data: object) =>
    api(page, "put", `/appointments/${visit}/sections/${section}`, { patient, version: 0, data });
  await save("medication", { items: [{ drug: "Varfine" }] });
  const ingredients = [
    { substance: "huangqi", name: "Huáng Qí", grams: 9 },
    { substance: "danshen", name: "Dān Shēn", grams: 10 },
  ];
  await save("formulas", { items: [{ id: "formula1", name: "Demo formula", ingredients }] });

  await page.goto(`/patient/${patient}`);
  await expect(page.getByText(/Past illnesses pacemaker/i)).toBeVisible();
  await page.goto(addressOf(patient, visit, "treatments"));
  await expect(panel(page)).toContainText(/Shown in earlier appointments: pacemaker/i);
  await expect(panel(page)).toContainText(/Dān Shēn: contraindicated with Warfarin \(Varfine\)/);
  await addPoint(page, "st36", /ST36/);
  const technics = page.getByRole("group", { name: /^Techniques.*ST36/ });
  await technics.getByRole("button", { name: "Other techniques at ST36" }).click();
  await technics.getByRole("button", { name: /^Electr/ }).click();
  await expect(panel(page)).toContainText(/ST36: electr[^.]*pacemaker/i);
  await saved(page);
  await press(page, "Show Dān Shēn");
  const grams = page.getByRole("textbox", { name: "Grams of Dān Shēn a day" });
  await expect(grams).toBeFocused();
  await expect(grams).toBeInViewport();
  await press(page, "Show the medicine Dān Shēn");
  const medicines = page.getByRole("region", { name: "Medication" });
  await expect(medicines.getByRole("combobox").first()).toBeFocused();
  await expect(medicines.getByRole("combobox").first()).toHaveValue("Varfine");
  await page.getByRole("checkbox", { name: /^Pacemaker .* no longer applies$/i }).check();
  await saved(page);
  await page.goto(addressOf(patient, visit, "treatments"));
  await expect(panel(page)).toContainText(/Dān Shēn: contraindicated with Warfarin/);
  await expect(panel(page)).not.toContainText(/pacemaker/i);

  await page.goto(addressOf(patient, String(visits[1]), "treatments"));
  const alone = page.getByRole("region", { name: "Single substances" });
  await alone.getByRole("button", { name: "Amend" }).click();
  const field = alone.getByRole("combobox", { name: "Add a substance" });
  await field.fill("gan sui 0.5");
  await expect(page.getByRole("option", { name: /甘遂/ }).first()).toBeVisible();
  await field.press("Enter");
  await expect(alone).toContainText("Gān Cǎo + Gān Suì: incompatible");
  await alone.getByLabel(/Reason for the change/).fill("Added by telephone");
  await alone.getByRole("button", { name: "Save amendment" }).click();
  await expect(alone).toContainText("There is a serious warning about this treatment");
  await alone.getByRole("button", { name: "Known, closely monitored" }).click();
  await alone.getByRole("button", { name: "Save amendment" }).click();
  await expect(panel(page)).toContainText("Known, closely monitored");
});
