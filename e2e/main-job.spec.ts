import { readFileSync } from "node:fs";
import { expect, expectAccessible, newAddress, test } from "./fixtures.ts";
import { confirmFromMailbox } from "./mailbox.ts";
import { WRITTEN, writeVisit } from "./visit.ts";

const PASSWORD = "a-quiet-passphrase-1";

test("from registration to the first signed appointment, with nothing typed in the logs", async ({
  page,
}) => {
  const email = newAddress("founder");
  const patient = `Demo Firstpatient ${Date.now()}`;

  await page.goto("/register");
  await page.getByLabel("Name required", { exact: true }).fill("Demo Founder");
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Phone/).fill("+351 912 345 678");
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Repeat/).fill(PASSWORD);
  await page.getByLabel(/^Name of the clinic/).fill("Demo Founder's Clinic");
  await page.getByLabel(/I accept the Terms/).check();
  await page.getByLabel(/I accept the Privacy/).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Registration Successful! You can now log in")).toBeVisible();

  await confirmFromMailbox(page, email);
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();

  await page.getByRole("checkbox", { name: /^Chinese medicine Tongue/ }).check();
  await page.getByRole("button", { name: "Start the free trial" }).click();
  await page.getByLabel(/^Name of the place/).fill("Demo place");
  await page.getByLabel(/^Office/).fill("Demo room");
  await page.getByRole("button", { name: /^(Save|Add|Continue|Next)/ }).click();
  await page.getByLabel(/^Appointment type/).fill("Demo visit");
  await page.getByRole("button", { name: /^(Save|Add|Continue|Next)/ }).click();
  await page.getByRole("link", { name: /^Start with one patient/ }).click();

  await page.getByLabel(/^Name/).fill(patient);
  await page.getByRole("button", { name: "Add patient" }).click();
  await expect(page.getByRole("heading", { level: 1, name: patient })).toBeVisible();
  await page
    .getByRole("link", { name: /appointment/i })
    .first()
    .click();
  await expect(page.getByLabel(/^Type/)).toContainText("Demo visit");
  await expect(page.getByText("First free time", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Book", exact: true }).click();

  await expect(page.getByText(`${patient} booked for`)).toBeVisible();
  await page.getByRole("button", { name: new RegExp(`^${patient}`) }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("heading", { level: 1, name: patient })).toBeVisible();
  await writeVisit(page);
  await expectAccessible(page);

  await page.getByRole("button", { name: "All needles out" }).click();
  await page.getByRole("button", { name: "Finish", exact: true }).click();
  await page.getByRole("button", { name: "Finish and sign" }).click();
  await expect(page.getByText(/Signed by Demo Founder/).first()).toBeVisible();
  await page.getByRole("link", { name: patient }).click();
  await page.getByRole("tab", { name: /Clinical history/i }).click();
  await expect(page.getByText(WRITTEN.complaint)).toBeVisible();
  await expect(page.getByText("ST36").first()).toBeVisible();

  if (process.env.JOURNEYS_LOG) {
    const log = readFileSync(process.env.JOURNEYS_LOG, "utf8");
    expect(log).toContain('"route":"visits.save-section"');
    for (const word of [
      patient,
      "Firstpatient",
      email,
      "Demo Founder",
      ...Object.values(WRITTEN),
      PASSWORD,
      "912 345 678",
    ])
      expect(log).not.toContain(word);
  }
});
