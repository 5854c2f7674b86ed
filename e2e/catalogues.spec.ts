import type { Browser, Page } from "@playwright/test";
import { addressOf, api, begun, newPatient, signedBefore } from "./appointments.ts";
import {
  enterBackOffice,
  expect,
  expectAccessible,
  ready,
  searchList,
  signInQuietly,
  test,
} from "./fixtures.ts";

/** A substance that no other journey prescribes. */
const KEY = "xiheliu";
const NAME = /Xī Hé Liǔ/;
const chosen = {
  substances: { items: [{ id: KEY, substance: KEY, name: "Xī Hé Liǔ", zh: "西河柳", grams: 5 }] },
};

/** Signs an administrator in beside the clinic's own page. */
async function pharmacist(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await enterBackOffice(page, "staff");
  return page;
}

/** Takes back what an earlier run wrote, so that the product's own entry applies. */
async function restoreShipped(page: Page, catalogue: string, key: string) {
  const base = `/backoffice/catalogues/${catalogue}`;
  const { entry } = await api(page, "get", `${base}/entries/${key}`);
  if (entry.origin !== "base")
    await api(page, "post", `${base}/entries/${key}/revert`, { version: entry.version, to: 0 });
  const { version, unpublished } = await api(page, "get", base);
  if (unpublished > 0) await api(page, "post", `${base}/publish`, { version });
}

test("a wrong dose corrected in the back office warns in an open appointment, and changes nothing signed", async ({
  page,
  browser,
}) => {
  const office = await pharmacist(browser);
  await restoreShipped(office, "substances", KEY);
  await signInQuietly(page, "professional");
  const earlier = await signedBefore(page, "Signed", [{ days: 30, sections: chosen }]);
  const signed = await api(page, "get", `/appointments/${earlier.visits[0]}`);
  const { id: patient } = await newPatient(page, "Dose");
  const visit = await begun(page, patient);
  await api(page, "put", `/appointments/${visit}/sections/substances`, {
    patient,
    version: 0,
    data: chosen.substances,
  });

  await page.clock.install();
  await page.goto(addressOf(patient, visit, "treatments"));
  const panel = page.getByRole("region", { name: "Safety checks" });
  await expect(panel).toContainText(/Not checked/);
  await expect(panel).not.toContainText("above the maximum");

  await office.goto(`${ready().web}/admin/dashboard/catalogues/substances`);
  await searchList(office, "xi he liu");
  await office.getByRole("link", { name: NAME }).click();
  await office.getByLabel("Minimum a day").fill("1");
  await office.getByLabel("Maximum a day").fill("2");
  await office.getByLabel("Toxicity").selectOption("Toxic");
  await office.getByLabel("Reason for the change").fill("Demo correction");
  await expectAccessible(office);
  await office.getByRole("button", { name: "Save" }).click();
  await office.getByRole("link", { name: "Publish", exact: true }).click();
  await expect(office.getByRole("table", { name: NAME })).toContainText("Maximum a day");
  await expectAccessible(office);
  await office.getByRole("button", { name: /^Publish \d+ change/ }).click();
  await expect(office.getByText(/Substances published/)).toBeVisible();

  // The page asks twice a minute, and the server may know the older publication for ten seconds.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    await expect(panel).toContainText("5 g a day, above the maximum of 2 g of a toxic substance", {
      timeout: 2000,
    });
  }).toPass({ timeout: 90_000 });
  const { content } = await api(page, "get", `/appointments/${earlier.visits[0]}`);
  expect(content.sections).toEqual(signed.content.sections);
  await restoreShipped(office, "substances", KEY);
  await office.context().close();
});

/** A finding that no other journey looks at. */
const WAGGING = "body-motility--protruding";

test("a changed finding of the tongue shows in an open appointment, and not in a signed one", async ({
  page,
  browser,
}) => {
  const office = await pharmacist(browser);
  await restoreShipped(office, "tongue", WAGGING);
  await signInQuietly(page, "professional");
  const tongue = { whole: ["body_motility.protruding"] };
  const earlier = await signedBefore(page, "Tongue words", [{ days: 30, sections: { tongue } }]);
  const { id: patient } = await newPatient(page, "Tongue words now");
  const visit = await begun(page, patient);
  await api(page, "put", `/appointments/${visit}/sections/tongue`, { patient, version: 0, data: tongue });

  await office.goto(`${ready().web}/admin/dashboard/tests/tongue`);
  await searchList(office, "protruding");
  await office.getByRole("link", { name: /Protruding/ }).click();
  await office.getByLabel("Name (English)").fill("Demo wagging");
  await office.getByLabel("Meaning (English)").fill("Demo meaning of a wagging tongue");
  await expectAccessible(office);
  await office.getByRole("button", { name: "Save" }).click();
  await office.getByRole("link", { name: "Publish", exact: true }).click();
  await office.getByRole("button", { name: /^Publish \d+ change/ }).click();
  await expect(office.getByText(/Tongue published/)).toBeVisible();

  const section = page.locator("#section-tongue");
  // The server may know the older publication for ten seconds.
  await expect(async () => {
    await page.goto(addressOf(patient, visit, "tests"));
    await expect(section.getByRole("checkbox").first()).toBeVisible();
    await expect(section.getByText("Demo meaning of a wagging tongue")).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await expect(section.getByRole("checkbox", { name: "Demo wagging" })).toBeChecked();
  await expectAccessible(page);
  await page.goto(addressOf(earlier.patient, earlier.visits[0] ?? "", "tests"));
  await expect(section.getByText("Movement: protruding or wagging")).toBeVisible();
  await expect(section.getByText(/Demo/)).toHaveCount(0);
  await restoreShipped(office, "tongue", WAGGING);
  await office.context().close();
});
