import type { Browser, Page } from "@playwright/test";
import { addressOf, api, begun, newPatient } from "./appointments.ts";
import { enterBackOffice, expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";

/** A formula that the product does not ship. */
const KEY = "demojourneytang";
const NAME = "Demo Journey Tang";
const BASE = "/backoffice/catalogues/formulas";

async function administrator(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enterBackOffice(page, "staff");
  return page;
}

/** Takes back what an earlier run added. */
async function withoutTheFormula(page: Page) {
  const { items } = await api(page, "get", `${BASE}/entries?search=${KEY}`);
  for (const { version } of items)
    await api(page, "post", `${BASE}/entries/${KEY}/revert`, { version, to: 0 });
  const { version, unpublished } = await api(page, "get", BASE);
  if (unpublished > 0) await api(page, "post", `${BASE}/publish`, { version });
}

const publicationOf = async (page: Page) => {
  const { catalogues } = await api(page, "get", "/catalogues");
  return catalogues.find(({ catalogue }: { catalogue: string }) => catalogue === "formulas")?.publication;
};

test("a new formula, composed by keyboard and published, is prescribed with its grams and warned about", async ({
  page,
  browser,
}) => {
  const office = await administrator(browser);
  await withoutTheFormula(office);
  await signInQuietly(page, "professional");
  const { id: patient } = await newPatient(page, "Composed");
  const visit = await begun(page, patient);
  const before = await publicationOf(page);

  await office.goto(`${ready().web}/admin/dashboard/treatments/cmm/formulas/new`);
  await office.getByLabel(/^Pinyin/).fill(NAME);
  const composition = office.getByRole("combobox", { name: /^Composition/ });
  await composition.focus();
  for (const row of ["gan cao 3", "gan sui 1", "huang qi"]) {
    await office.keyboard.type(row);
    // The substances arrive after the page; before that Enter has nothing to choose.
    await expect(office.getByRole("listbox").getByRole("option").first()).toBeVisible();
    await office.keyboard.press("Enter");
  }
  // Without a weight the focus is in it, and Enter leads back to the search.
  await expect(office.getByRole("textbox", { name: /^Amount of Huáng Qí 黄芪/ })).toBeFocused();
  await office.keyboard.type("12,5");
  await office.keyboard.press("Enter");
  await expect(composition).toBeFocused();
  await expect(office.getByText("3 rows · 16.5 g")).toBeVisible();
  await office.getByLabel("Patterns (English)").fill("demo pattern; fatigue");
  await office.getByLabel("Patterns (Portuguese)").fill("padrão demo; fadiga");
  await office.getByLabel("I have reviewed this entry").check();
  await expectAccessible(office);
  await office.getByRole("button", { name: "Save" }).click();
  await expect(office.getByText(/^Reviewed by/)).toBeVisible();

  await office.goto(`${ready().web}/admin/dashboard/catalogues/formulas/publish`);
  await expect(office.getByRole("table", { name: NAME })).toContainText("Gān Cǎo 甘草 3 g");
  await office.getByRole("button", { name: /^Publish \d+ change/ }).click();
  await expect(office.getByText(/Formulas published/)).toBeVisible();

  // A container may know the older publication for ten seconds.
  await expect.poll(() => publicationOf(page), { timeout: 15_000 }).not.toBe(before);
  await page.goto(addressOf(patient, visit, "treatments"));
  await page.getByRole("combobox", { name: "Add a formula" }).focus();
  await page.keyboard.type("demo journey");
  await expect(page.getByRole("option", { name: new RegExp(NAME) }).first()).toBeVisible();
  await page.keyboard.press("Enter");
  const grams = (name: string) => page.getByRole("textbox", { name: `Grams of ${name} a day` });
  await expect(grams("Huáng Qí")).toHaveValue("12.5");
  await expect(grams("Gān Cǎo")).toHaveValue("3");
  await expect(page.getByRole("region", { name: "Safety checks" })).toContainText(
    "incompatible by the eighteen incompatibilities",
  );
  const stored = async () => {
    const { content } = await api(page, "get", `/appointments/${visit}`);
    const section = content.sections.find((one: { section: string }) => one.section === "formulas");
    return section?.data.items[0]?.sources;
  };
  await expect.poll(stored).toEqual([KEY]);
  await withoutTheFormula(office);
  await office.context().close();
});
