import type { Page } from "@playwright/test";
import { newProvider } from "./accounts-setup.ts";
import { addressOf, api, begun, newPatient } from "./appointments.ts";
import {
  enterBackOffice,
  expect,
  expectAccessible,
  ready,
  signInHere,
  signInQuietly,
  test,
} from "./fixtures.ts";
import { saved } from "./visit.ts";

const called = (what: string) =>
  `${what} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;
const search = (page: Page) => page.getByRole("combobox", { name: "Add a supplement" });
// Not the cautions, which are listed inside their entry.
const rows = (page: Page) => page.getByRole("list", { name: "Supplements" }).locator("> li");

/** Types into the search and takes the first found. */
async function recommend(page: Page, words: string) {
  await search(page).fill(words);
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.press("Enter");
}

/** Fills in and saves the form of a new product. */
async function makeProduct(page: Page, name: string) {
  await page.getByLabel(/^Product name/).fill(name);
  await page.getByLabel("Taken as").selectOption("tablet");
  await page.getByLabel("Units per box").fill("60");
  await page.getByRole("combobox", { name: "Add an ingredient" }).fill("magnes");
  await page.getByRole("option", { name: "Magnesium" }).click();
  await page.getByLabel("Amount of Magnesium").fill("150");
  await page.getByLabel(/^Units per dose/).fill("2");
  await page.getByLabel("Instructions").fill("with dinner");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved Successfully")).toBeVisible();
}

test("a professional makes a product and recommends two supplements in a visit", async ({ page }) => {
  const product = called("Demo Magnesium");
  await signInQuietly(page, "professional");
  await page.goto("/settings/supplements");
  await page.getByRole("link", { name: "New product" }).first().click();
  await page.waitForURL("**/settings/supplements/new");
  await makeProduct(page, product);
  await page.waitForURL("**/settings/supplements");
  await expect(page.getByText(product)).toBeVisible();
  await expectAccessible(page);

  const { id: patient } = await newPatient(page, "Supplements");
  await page.goto(addressOf(patient, await begun(page, patient), "treatments"));
  await recommend(page, product);
  await recommend(page, "valerian");
  await expect(search(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText("1 box");
  const totals = page.getByRole("region", { name: "Nutrients per day" });
  await expect(totals).toContainText("Magnesium 300 mg · 80 % of the reference value");
  await expect(totals).toContainText("above the upper level of 250 mg");
  await saved(page);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole("textbox", { name: `How to take ${product}` })).toHaveValue("with dinner");
  await expectAccessible(page);
});

test("a provider waits to be verified, then lists a product that a clinic finds; it opens no patients", async ({
  page,
  browser,
}) => {
  const company = called("Demo Herbs");
  const product = called("Demo Drops");
  const provider = await newProvider(page, company);
  await page.goto("/login");
  await signInHere(page, provider);
  await page.waitForURL("**/settings");
  const rail = page.getByRole("navigation").getByRole("link", { name: "Supplements" });
  await rail.click();
  const waiting = page.getByText(/^Your entity is not yet verified\. Wait until you are verified/);
  await expect(waiting).toBeVisible();
  await expect(page.getByRole("link", { name: "New product" })).toHaveCount(0);
  await page.getByRole("navigation").getByRole("link", { name: "Formulas" }).click();
  await expect(page.getByRole("heading", { name: "Chinese materia medica" })).toBeVisible();
  await expect(waiting).toBeVisible();
  await expect(page.getByRole("link", { name: "New formula" })).toHaveCount(0);
  const refused = await page.request.post(`${ready().api}/supplements/products/new`, {
    headers: { origin: ready().web },
    data: { name: product },
  });
  expect([refused.status(), (await refused.json()).code]).toEqual([403, "entity.unverified"]);

  const office = await browser.newContext();
  const admin = await office.newPage();
  await enterBackOffice(admin, "superAdmin");
  const { user } = await api(page, "get", "/refresh_user");
  await api(admin, "post", `/backoffice/spaces/${user.space.id}/verify`, {});
  await office.close();

  await page.goto("/settings/supplements");
  await page.getByRole("link", { name: "New product" }).first().click();
  await makeProduct(page, product);
  await expect(page.getByText(product)).toBeVisible();
  await page.goto("/patients");
  await page.waitForURL("**/not-found");
  const patients = await page.request.get(`${ready().api}/patients`, { headers: { origin: ready().web } });
  expect(patients.status()).toBe(403);

  const clinic = await browser.newContext();
  const therapist = await clinic.newPage();
  await signInQuietly(therapist, "professional");
  await therapist.goto(`${ready().web}/settings/supplements`);
  const listed = therapist.getByRole("region", { name: "Providers and suppliers" });
  await expect(listed.getByRole("listitem").filter({ hasText: product })).toContainText(`From ${company}`);
  await clinic.close();
});
