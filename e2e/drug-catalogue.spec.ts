import type { Browser, Page } from "@playwright/test";
import { addressOf, api, begun, newPatient, signedBefore } from "./appointments.ts";
import { enterBackOffice, expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";

/** A medicine that the product does not ship. */
const KEY = "demo-journeyolol";
const NAME = "Demo Journeyolol";
const BASE = "/backoffice/catalogues/drugs";
const WARNING = `contraindicated with ${NAME}`;
const prescribed = {
  substances: {
    items: [{ id: "danshen", substance: "danshen", name: "Dān Shēn", zh: "丹参", grams: 9 }],
  },
};

async function administrator(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enterBackOffice(page, "superAdmin");
  return page;
}

/** Takes back what an earlier run added. */
async function withoutTheMedicine(page: Page) {
  const { items } = await api(page, "get", `${BASE}/entries?search=${KEY.replace("-", "%20")}`);
  for (const { key, version } of items)
    await api(page, "post", `${BASE}/entries/${key}/revert`, { version, to: 0 });
  const { version, unpublished } = await api(page, "get", BASE);
  if (unpublished > 0) await api(page, "post", `${BASE}/publish`, { version });
}

/** Adds a class by keyboard. */
async function addClass(office: Page, name: string) {
  // Typed letters are lost where the form is drawn once more meanwhile.
  await office.getByRole("combobox", { name: "Classes" }).fill(name);
  await expect(office.locator('[role="option"]').first()).toBeVisible();
  await office.keyboard.press("Enter");
  await expect(office.getByRole("list", { name: "Classes" })).toContainText(name);
}

async function publish(office: Page) {
  await office.goto(`${ready().web}/admin/dashboard/catalogues/drugs/publish`);
  await expect(office.getByRole("table", { name: NAME })).toBeVisible();
  await office.getByRole("button", { name: /^Publish \d+ change/ }).click();
  await expect(office.getByText(/Medicines published/)).toBeVisible();
}

test("a medicine that was added is chosen in an appointment, and warned of once its class is corrected", async ({
  page,
  browser,
}) => {
  const office = await administrator(browser);
  await withoutTheMedicine(office);
  await signInQuietly(page, "professional");

  await office.goto(`${ready().web}/admin/dashboard/drugs/new`);
  await office.getByLabel(/^Name in English/).fill(NAME);
  await office.getByLabel(/^Name in Portuguese/).fill("Demojornadálol");
  await addClass(office, "quinolones");
  await expectAccessible(office);
  await office.getByRole("button", { name: "Save" }).click();
  await expect(office.getByRole("heading", { name: NAME })).toBeVisible();
  await publish(office);

  // A container may know the older publication for ten seconds.
  const isFound = async () => (await api(page, "get", "/drugs/search?q=demojornadalol&limit=8")).drugs.length;
  await expect.poll(isFound, { timeout: 15_000 }).toBe(1);
  const medication = { items: [{ drug: NAME, inn: NAME }] };
  const earlier = await signedBefore(page, "Medicine before", [
    { days: 30, sections: { ...prescribed, medication } },
  ]);
  const signed = await api(page, "get", `/appointments/${earlier.visits[0]}`);
  const { id: patient } = await newPatient(page, "Medicine");
  const visit = await begun(page, patient);
  await api(page, "put", `/appointments/${visit}/sections/substances`, {
    patient,
    version: 0,
    data: prescribed.substances,
  });
  await page.clock.install();
  await page.goto(addressOf(patient, visit));
  await page.getByLabel("Add a medicine").fill("demo journ");
  await page.getByRole("option", { name: new RegExp(NAME) }).click();
  await expect(page.getByLabel(`Dose of ${NAME}`)).toBeFocused();
  const stored = async () => {
    const { content } = await api(page, "get", `/appointments/${visit}`);
    const section = content.sections.find((one: { section: string }) => one.section === "medication");
    return section?.data.items[0]?.inn;
  };
  await expect.poll(stored).toBe(NAME);
  await page.goto(addressOf(patient, visit, "treatments"));
  const panel = page.getByRole("region", { name: "Safety checks" });
  await expect(panel).toContainText(/Not checked/);
  await expect(panel).not.toContainText(WARNING);

  await office.goto(`${ready().web}/admin/dashboard/drugs/${KEY}`);
  await addClass(office, "warfarin and other vitamin K antagonists");
  await office.getByLabel("Reason for the change").fill("Demo correction");
  await office.getByRole("button", { name: "Save" }).click();
  // Saving leads to the list.
  await expect(office.getByText(/draft saved/)).toBeVisible();
  await office.goto(`${ready().web}/admin/dashboard/drugs/${KEY}`);
  await expect(office.getByRole("region", { name: "History" })).toContainText("Demo correction");
  await publish(office);
  // The page asks twice a minute, and the server may know the older publication for ten seconds.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(panel).toContainText(WARNING, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
  const { content } = await api(page, "get", `/appointments/${earlier.visits[0]}`);
  expect(content.sections).toEqual(signed.content.sections);
  await withoutTheMedicine(office);
  await office.context().close();
});
