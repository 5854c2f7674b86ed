import type { Browser, Page } from "@playwright/test";
import { RYODORAKU_KEYS } from "../packages/core/src/clinical/ryodoraku/ryodoraku-terms.ts";
import { addressOf, api, begun, newPatient } from "./appointments.ts";
import {
  enterBackOffice,
  expect,
  expectAccessible,
  ready,
  searchList,
  signInQuietly,
  test,
} from "./fixtures.ts";
import { saved } from "./visit.ts";

async function pharmacist(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await enterBackOffice(page, "staff");
  return page;
}
const entriesOf = (catalogue: string) => `/backoffice/catalogues/${catalogue}/entries`;

async function publish(page: Page, catalogue: string) {
  const { version, unpublished } = await api(page, "get", `/backoffice/catalogues/${catalogue}`);
  if (unpublished > 0) await api(page, "post", `/backoffice/catalogues/${catalogue}/publish`, { version });
}

/** Changes fields of an entry, and publishes them. */
async function change(page: Page, catalogue: string, key: string, fields: object, retired = false) {
  const address = `${entriesOf(catalogue)}/${key}`;
  const { entry } = await api(page, "get", address);
  await api(page, "put", address, {
    version: entry.version,
    retired,
    reference: null,
    note: "Demo correction",
    reviewed: true,
    fields: { ...entry.fields, ...fields },
  });
  await publish(page, catalogue);
}

/** Takes back what was written over an entry that ships. */
async function restore(page: Page, catalogue: string, key: string) {
  const address = `${entriesOf(catalogue)}/${key}`;
  const { entry } = await api(page, "get", address);
  if (entry.origin !== "base")
    await api(page, "post", `${address}/revert`, { version: entry.version, to: 0 });
  await publish(page, catalogue);
}

/** Entries that no other journey looks at. */
const CHANGED = [
  ["osteo-tests", "adson"],
  ["ryodoraku", "lr"],
  ["response-types", "difficulty"],
] as const;

/** The server may know the older publications for ten seconds. */
const soon = { timeout: 90_000 };

test("a test, a point and a scale that the back office changes are those of a clinic", async ({
  page,
  browser,
}) => {
  const office = await pharmacist(browser);
  for (const [catalogue, key] of CHANGED) await restore(office, catalogue, key);
  await office.goto(`${ready().web}/admin/dashboard/treatments/osteo-settings/tests`);
  await searchList(office, "adson");
  await office.getByRole("link", { name: /Adson test/ }).click();
  await office.getByLabel("Name (English)").fill("Demo manoeuvre");
  await expectAccessible(office);
  await office.getByRole("button", { name: "Save" }).click();
  await expect(office.getByText(/Demo manoeuvre: draft saved/)).toBeVisible();
  await publish(office, "osteo-tests");
  await change(office, "ryodoraku", "lr", { tonify: "LR1" });
  await change(office, "response-types", "difficulty", {
    name: { en: "Demo effort", pt: "Esforço demo" },
    answers: { en: "Light; Heavy", pt: "Leve; Pesado" },
    scores: "0; 9",
  });

  await signInQuietly(page, "professional");
  const { id: patient } = await newPatient(page, "Changed tests");
  const visit = await begun(page, patient);
  const readings = Object.fromEntries(RYODORAKU_KEYS.map((key) => [key, key.startsWith("LR") ? 20 : 50]));
  await api(page, "put", `/appointments/${visit}/sections/ryodoraku`, {
    patient,
    version: 0,
    data: { readings },
  });
  await expect(async () => {
    await page.goto(addressOf(patient, visit, "tests"));
    await expect(page.locator("#section-ryodoraku").getByText("LR1", { exact: true })).toBeVisible({
      timeout: 5000,
    });
  }).toPass(soon);
  const examination = page.locator("#section-osteopathy");
  await examination.getByRole("tab", { name: /^Tests/ }).click();
  await examination.getByRole("searchbox").fill("demo manoeuvre");
  await expect(examination.getByText("Demo manoeuvre").first()).toBeVisible();

  await page.goto("/tests");
  await page.getByRole("button", { name: "New test" }).first().click();
  await page.waitForURL(/custom-tests\/.*\/edit/);
  await page.getByRole("button", { name: "Options", exact: true }).click();
  await page.getByLabel("Use a response type").selectOption({ label: "Demo effort (Light, Heavy)" });
  await expect(page.getByLabel("Option 2", { exact: true })).toHaveValue("Heavy");
  await expect(page.getByLabel("Points of option 2")).toHaveValue("9");
  for (const [catalogue, key] of CHANGED) await restore(office, catalogue, key);
  await office.context().close();
});

test("a product of the back office is recommended by a clinic, and stays in a signed visit when it is retired", async ({
  page,
  browser,
}) => {
  const name = `Demo Rest ${Date.now().toString(36)}`;
  const key = `demo-labs-${name.toLowerCase().replaceAll(" ", "-")}`;
  const office = await pharmacist(browser);
  await office.goto(`${ready().web}/admin/dashboard/treatments/supplements`);
  await office.getByRole("link", { name: "New entry" }).first().click();
  await office.getByLabel("Name (English)").fill(name);
  await office.getByLabel("Brand").fill("Demo Labs");
  const contents = office.getByRole("combobox", { name: /^Contents of one unit/ });
  for (const text of ["magnesium 300 mg", "melatonin 1 mg"]) {
    await contents.fill(text);
    await expect(office.getByRole("listbox")).toBeVisible();
    await contents.press("Enter");
  }
  await office.getByLabel(/^Units per dose/).fill("1");
  await office.getByLabel(/^Times a day/).fill("1");
  await office.getByLabel(/^Days/).fill("30");
  await office.getByLabel("Warnings (English)").fill("Not while driving");
  await expectAccessible(office);
  await office.getByRole("button", { name: "Save" }).click();
  await expect(office.getByText(`${name}, Demo Labs: draft saved`)).toBeVisible();
  await publish(office, "supplements");

  await signInQuietly(page, "professional");
  const { id: patient } = await newPatient(page, "Rest");
  const visit = await begun(page, patient);
  const search = page.getByRole("combobox", { name: "Add a supplement" });
  await expect(async () => {
    await page.goto(addressOf(patient, visit, "treatments"));
    await search.fill(name);
    await expect(page.getByRole("option", { name: new RegExp(`${name}.*unreviewed`) })).toBeVisible({
      timeout: 5000,
    });
  }).toPass(soon);
  await search.press("Enter");
  const totals = page.getByRole("region", { name: "Nutrients per day" });
  await expect(totals).toContainText("above the upper level of 250 mg");
  await expect(page.getByText("Caution: Not while driving")).toBeVisible();
  await saved(page);
  await expectAccessible(page);
  const { appointment } = await api(page, "get", `/appointments/${visit}`);
  await api(page, "post", `/appointments/${visit}/status`, {
    status: "done",
    version: appointment.version,
  });

  await change(office, "supplements", key, { warnings: { en: "Changed later", pt: "" } }, true);
  await page.goto(addressOf(patient, visit, "treatments"));
  await expect(page.getByText(name).first()).toBeVisible();
  const other = await newPatient(page, "After Rest");
  const next = await begun(page, other.id);
  await expect(async () => {
    await page.goto(addressOf(other.id, next, "treatments"));
    await search.fill(name);
    const found = page.getByRole("listbox").getByRole("option");
    await expect(found.first()).toBeVisible();
    await expect(found.filter({ hasText: "Demo Labs" })).toHaveCount(0, { timeout: 3000 });
  }).toPass(soon);
  await office.context().close();
});
