import type { Page } from "@playwright/test";
import { expect, expectAccessible, signInQuietly, test } from "./fixtures.ts";

const own = (what: string) => `${what} ${Date.now().toString(36)}`;
const row = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();
const find = (page: Page, typed: string, what = "formula") => page.getByLabel(`Find a ${what}`).fill(typed);

/** Adds a substance to the formula by typing it with its grams. */
async function add(page: Page, typed: string, shown: RegExp) {
  const field = page.getByRole("combobox", { name: "Add a substance" });
  await field.fill(typed);
  await expect(page.getByRole("option", { name: shown }).first()).toBeVisible();
  await field.press("Enter");
  await expect(field).toBeFocused();
}

test("a therapist reads the tables, makes a formula and a substance their own, and finds both again", async ({
  page,
}) => {
  await signInQuietly(page, "professional");
  await page.goto("/settings/cmm");
  await find(page, "逍遙散");
  await row(page, /Xiāo Yáo Sǎn/).click();
  await expect(page.getByText("These grams are not confirmed by a second source.")).toBeVisible();
  await expect(page.getByRole("button", { name: "unreviewed: Xiāo Yáo Sǎn" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Copy to mine" }).click();
  const formula = own("Demo evening");
  await page.getByLabel(/^Name( |$)/).fill(formula);
  await add(page, "suan zao ren 15", /Suān Zǎo Rén/);
  await expect(page.getByLabel("Grams of Suān Zǎo Rén a day")).toHaveValue("15");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved Successfully")).toBeVisible();
  await find(page, formula);
  await expect(row(page, new RegExp(`${formula}.*Yours`))).toBeVisible();

  await page.getByRole("link", { name: "Substances" }).last().click();
  await find(page, "fu zi", "substance");
  await row(page, /Fù Zǐ/).click();
  await expect(page.getByText("Aconitum carmichaelii")).toBeVisible();
  await page.getByRole("link", { name: "New substance" }).click();
  const substance = own("Demo root");
  await page.getByLabel("Name", { exact: true }).fill(substance);
  await page.getByLabel("Minimum per day").fill("9");
  await page.getByLabel("Maximum per day").fill("3");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/The maximum a day is less/).first()).toBeVisible();
  await page.getByLabel("Maximum per day").fill("12");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save" }).click();
  await find(page, substance, "substance");
  await row(page, new RegExp(substance)).click();
  await page.getByRole("button", { name: `Delete: ${substance}` }).click();
  await expect(page.getByText("No substances found")).toBeVisible();
});

test("a provider lists a formula that a clinic finds under the company's name", async ({ page }) => {
  await signInQuietly(page, "provider");
  await page.goto("/settings/cmm/substances/new");
  await expect(page).toHaveURL(/not-found/);
  await page.goto("/settings/cmm/formulas/new");
  const formula = own("Demo listed");
  await page.getByLabel(/^Name( |$)/).fill(formula);
  await add(page, "sheng jiang 9", /Shēng Jiāng/);
  await page.getByRole("button", { name: "Save" }).click();
  await find(page, formula);
  await expect(row(page, new RegExp(formula))).toBeVisible();

  await page.context().clearCookies();
  await signInQuietly(page, "professional");
  await page.goto("/settings/cmm");
  await find(page, formula);
  await row(page, new RegExp(`${formula}.*From Demo Herbs`)).click();
  await expect(page.getByRole("link", { name: "Copy to mine" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Edit" })).toHaveCount(0);
});
