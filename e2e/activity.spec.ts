import { newPatient } from "./appointments.ts";
import { expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";

test("a manager sees who looked at a record, checks the list, and is led to a second factor to erase", async ({
  page,
}) => {
  await signInQuietly(page, "manager");
  const patient = await newPatient(page, "Activity");
  await page.goto(`/patient/${patient.id}?tab=activity`);
  const own = page.getByRole("region", { name: "Who looked at this record" });
  await expect(own.getByText(/ added a patient's record$/)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(own.getByText(/ added a patient's record$/)).toBeVisible();
    await expect(own.getByText(/ looked at a patient's record$/).first()).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 90_000 });
  await expectAccessible(page);

  // Entries of other journeys that wait longer than a quarter of an hour would be reported as unsealed.
  const sealed = await fetch(`${ready().control}/run/seal-audit`, { method: "POST" });
  expect(sealed.ok).toBe(true);
  await page.goto(`/settings/activity?patient=${patient.id}&action=create`);
  const all = page.getByRole("region", { name: "Activity" });
  await expect(all.getByRole("link", { name: / added a patient's record$/ })).toBeVisible();
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText(/checked\. Nothing was changed, removed or added\.$/)).toBeVisible();
  await expectAccessible(page);

  await all.getByRole("link", { name: / added a patient's record$/ }).click();
  await page.getByRole("button", { name: "More actions" }).click();
  await page.getByRole("menuitem", { name: "Erase for good…" }).click();
  const dialog = page.getByRole("dialog", { name: `Erase ${patient.name} for good` });
  await expect(dialog.getByRole("link", { name: "Set up two-step verification" })).toBeVisible();
  await expectAccessible(page);
});
