import type { Page } from "@playwright/test";
import { addressOf, api, begun, newPatient } from "./appointments.ts";
import { expect, ready, signInQuietly, test } from "./fixtures.ts";
import { addPoint, saved } from "./visit.ts";

test("a patient is found and an appointment begun with the keyboard alone", async ({ page }) => {
  const { email, password } = ready().accounts.manager;
  await page.goto("/login");
  await page.getByLabel(/^E-mail/).focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/home/);
  await expect(page.getByRole("button", { name: /Find a patient/ })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("alecrim");
  await expect(page.getByRole("option", { name: /Demo Alecrim/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Demo Alecrim" })).toBeVisible();

  await page.goto("/calendar");
  await expect(page.getByRole("button", { name: /^Book/ }).first()).toBeAttached();
  await page.getByRole("button", { name: "New appointment" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: /^Patient/ })).toBeFocused();
  await page.keyboard.type("funcho");
  await expect(page.getByRole("option", { name: /Demo Funcho/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Book", exact: true })).toBeVisible();
  // A patient was chosen: Esc asks first, and a second Esc returns to the field.
  const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press("Escape");
    await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
  }
  await page.keyboard.press("Escape");
  await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
});

/** How many times Tab is pressed until the focus is on what matches; the most there may be. */
async function tabsTo(page: Page, selector: string, most: number): Promise<number> {
  for (let count = 1; count <= most; count += 1) {
    await page.keyboard.press("Tab");
    if (await page.locator(":focus").evaluate((element, wanted) => element.matches(wanted), selector))
      return count;
  }
  throw new Error(`More than ${most} times Tab to ${selector}`);
}

test("the parts of an appointment and its end are few tab stops away, and none by shortcut", async ({
  page,
}) => {
  await signInQuietly(page, "professional");
  const patient = await newPatient(page, "Keys");
  const visit = await begun(page, patient.id);
  const ingredients = ["huangqi", "dangshen", "baizhu"].map((name) => ({ substance: name, name, grams: 9 }));
  await api(page, "put", `/appointments/${visit}/sections/formulas`, {
    ...{ patient: patient.id, version: 0 },
    data: { items: [{ id: "formula1", name: "Demo formula", ingredients }] },
  });
  await page.goto(addressOf(patient.id, visit));
  await expect(page.getByLabel("Reason for the appointment")).toBeVisible();
  await page.keyboard.press("Alt+Digit2");
  await expect(page).toHaveURL(/step=tests/);
  await page.keyboard.press("Alt+Shift+Digit3");
  await expect(page.locator("#section-tongue [data-begin] :focus")).toBeVisible();
  const tongue = await tabsTo(page, "#section-tongue textarea", 20);

  await page.keyboard.press("Alt+Digit4");
  await expect(page.locator("#section-formulas [data-part]")).toHaveCount(3);
  for (const [typed, shown] of [
    ["st36", /ST36/],
    ["li4", /LI4/],
    ["sp6", /SP6/],
  ] as const)
    await addPoint(page, typed, shown);
  await saved(page);
  await page.locator("#add-point").focus();
  const points = await tabsTo(page, "#acupuncture textarea", 20);
  await page.locator("#section-formulas [data-part] input").last().focus();
  const end = await tabsTo(page, "[data-last] button", 45);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("dialog")).toContainText("Finish");
  const counts = `tongue findings ${tongue}, points ${points}, last substance to finish ${end}`;
  process.stdout.write(`tab stops: ${counts}; by their keys 0\n`);
});
