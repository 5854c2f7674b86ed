import { newAccount } from "./accounts-setup.ts";
import { enterBackOffice, expect, expectAccessible, ready, signInHere, test } from "./fixtures.ts";

/** Every user of the local cloud has to accept what this publishes, so that it runs after all other journeys. */
test("new terms are published, and a user reads what changed and accepts them at the next sign-in", async ({
  page,
  browser,
}) => {
  const account = await newAccount(page, "terms");
  const added = `Demo sentence ${Date.now()} about the terms.`;
  const context = await browser.newContext();
  const office = await context.newPage();
  await enterBackOffice(office, "superAdmin");
  await office.goto(`${ready().web}/admin/dashboard/terms-conditions`);
  for (const language of ["English", "Portuguese"]) {
    const body = office.getByLabel(`Text (${language})`);
    await body.fill(`${await body.inputValue()}\n\n${added}`);
  }
  await office.getByRole("button", { name: "Save draft" }).click();
  await office.getByRole("button", { name: "Publish" }).click();
  const dialog = office.getByRole("dialog");
  await expect(dialog.getByText(added).first()).toBeVisible();
  await expect(dialog.getByLabel(/^Who must accept it/)).toHaveValue("all");
  await expectAccessible(office);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expect(office.getByText("Version published")).toBeVisible();

  // A container knows the versions for ten seconds.
  await expect(async () => {
    await page.context().clearCookies();
    await page.goto("/settings");
    await signInHere(page, account);
    await expect(page.getByRole("heading", { name: "Our terms have changed" })).toBeVisible({
      timeout: 5000,
    });
  }).toPass();
  await expect(page.getByText(added)).toBeVisible();
  await expectAccessible(page);
  const accept = page.getByRole("button", { name: "Accept and continue" });
  await accept.click();
  const box = page.getByLabel("I have read and accept the Terms and Conditions");
  await expect(box).toBeFocused();
  await page.keyboard.press("Space");
  await accept.click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await expect(page.getByText(/version \d+.*accepted on/i).first()).toBeVisible();

  await office.reload();
  await expect(office.getByRole("listitem").filter({ hasText: "Version 2" })).toContainText(
    /[1-9]\d* acceptance/,
  );
  await context.close();
});
