import type { Browser, Page } from "@playwright/test";
import { addressOf, api, begun, newPatient } from "./appointments.ts";
import { enterBackOffice, expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";

/** An extension code that the product does not ship. */
const CODE = "XA0DEM0";
const NAME = "demo lumbar place";
const BASE = "/backoffice/catalogues/icd-extensions";

async function administrator(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enterBackOffice(page, "superAdmin");
  return page;
}

/** Takes back what an earlier run added. */
async function withoutTheCode(page: Page) {
  const { items } = await api(page, "get", `${BASE}/entries?search=${CODE}`);
  for (const { key, version } of items)
    await api(page, "post", `${BASE}/entries/${key}/revert`, { version, to: 0 });
  const { version, unpublished } = await api(page, "get", BASE);
  if (unpublished > 0) await api(page, "post", `${BASE}/publish`, { version });
}

const publicationOf = async (page: Page) => {
  const { catalogues } = await api(page, "get", "/catalogues");
  return catalogues.find(({ catalogue }: { catalogue: string }) => catalogue === "icd-extensions")
    ?.publication;
};

test("an extension code that was added is joined to a diagnosis by keyboard, and stays in the signed visit", async ({
  page,
  browser,
}) => {
  const office = await administrator(browser);
  await withoutTheCode(office);
  await signInQuietly(page, "professional");
  const { id: patient } = await newPatient(page, "Extended");
  const visit = await begun(page, patient);
  const before = await publicationOf(page);

  await office.goto(`${ready().web}/admin/dashboard/icd/extension/new`);
  await office.getByLabel(/^Code/).fill(CODE);
  await office.getByLabel("Adds").selectOption("Place in the body");
  await office.getByLabel("Name (English)").fill(NAME);
  await office.getByLabel("Name (Portuguese)").fill("local lombar demo");
  await expectAccessible(office);
  await office.getByRole("button", { name: "Save" }).click();
  await expect(office.getByRole("heading", { name: `${CODE} ${NAME}` })).toBeVisible();
  await office.goto(`${ready().web}/admin/dashboard/catalogues/icd-extensions/publish`);
  await office.getByRole("button", { name: /^Publish \d+ change/ }).click();
  await expect(office.getByText(/ICD extension codes published/)).toBeVisible();

  // A container may know the older publication for ten seconds.
  await expect.poll(() => publicationOf(page), { timeout: 15_000 }).not.toBe(before);
  await page.goto(addressOf(patient, visit, "diagnosis"));
  await page.getByRole("combobox", { name: "ICD codes" }).fill("M54.5");
  await page
    .getByRole("option", { name: /M54\.5/ })
    .first()
    .click();
  await page.getByText("Severity, side and others").focus();
  await page.keyboard.press("Enter");
  const extensions = page.getByRole("combobox", { name: "Add to M54.5" });
  await expect(extensions).toBeFocused();
  for (const typed of ["lumbar", "severe", "left", "right"]) {
    await page.keyboard.type(typed);
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(extensions).toBeFocused();
  }
  // A diagnosis has one side: the last one chosen.
  const cluster = `M54.5&${CODE}&XS25&XK9K`;
  await expect(page.getByText(cluster)).toBeVisible();
  await expectAccessible(page);
  const stored = async () => {
    const { content } = await api(page, "get", `/appointments/${visit}`);
    const section = content.sections.find((one: { section: string }) => one.section === "diagnosis");
    return section?.data.icd[0]?.extensions.map(({ code }: { code: string }) => code);
  };
  await expect.poll(stored).toEqual([CODE, "XS25", "XK9K"]);

  const { appointment } = await api(page, "get", `/appointments/${visit}`);
  await api(page, "post", `/appointments/${visit}/status`, { status: "done", version: appointment.version });
  await withoutTheCode(office);
  await page.goto(addressOf(patient, visit, "diagnosis"));
  await expect(page.getByText(cluster)).toBeVisible();
  await expect(page.getByText(new RegExp(`${NAME}, severe, right`))).toBeVisible();
  await office.context().close();
});
