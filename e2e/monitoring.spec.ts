import type { Browser, Page } from "@playwright/test";
import { api, newPatient } from "./appointments.ts";
import { expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";
import { htmlTo } from "./mailbox.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** Sends the link to the patient's address, and takes it from the mailbox as the patient does. */
async function mailedLink(page: Page, patient: string): Promise<string> {
  const address = `monitoring-${crypto.randomUUID().slice(0, 8)}@patient.example`;
  await api(page, "patch", `/patients/${patient}`, { version: 1, email: address, consents_email: true });
  await api(page, "post", `/patients/${patient}/monitoring-link/messages`, { channels: ["email"] });
  const link = /https?:\/\/[^"<\s]+\/monitoring\/[\w-]{27}(?=["<\s])/;
  return link.exec(await htmlTo(address))?.[0] ?? "";
}

/** A patient who follows a headache, with the link to answer; calm on the days that are given. */
async function followed(page: Page, calm: readonly number[]) {
  const patient = await newPatient(page, "Monitoring");
  const symptom = await api(page, "post", `/patients/${patient.id}/monitored-symptoms`, {
    name: "Headache",
    start: daysAgo(20).slice(0, 10),
    frequency: { every: "day", times: 1 },
  });
  const url = await mailedLink(page, patient.id);
  const answer = (days: number, value: number) =>
    api(page, "put", `/monitoring-pages/${url.split("/").at(-1)}/entries/${crypto.randomUUID()}`, {
      symptom: symptom.id,
      day: daysAgo(days).slice(0, 10),
      value,
      entered_at: daysAgo(days),
    });
  for (const days of calm) await answer(days, 3);
  await answer(2, 8);
  return { patient, url };
}

/** A phone of the patient's, which has opened the link once with a connection. */
async function phone(browser: Browser, url: string) {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole("button", { name: "Headache: 9 out of 10" }).waitFor();
  await expect
    .poll(() => page.evaluate(async () => (await caches.match("/monitoring/page")) !== undefined))
    .toBe(true);
  return { context, page };
}

test("a patient answers on a phone without a connection, and the therapist finds who got worse", async ({
  page,
  browser,
}) => {
  // A service worker's first run and two tabs that wait for a connection take their time on a busy machine.
  await signInQuietly(page, "professional");
  const { patient, url } = await followed(page, [9, 8, 7, 6, 5, 4, 3]);
  const patientsPhone = await phone(browser, url);
  const { context } = patientsPhone;
  await expectAccessible(patientsPhone.page);
  expect(await context.cookies()).toEqual([]);

  await context.setOffline(true);
  await patientsPhone.page.reload();
  await patientsPhone.page.getByRole("button", { name: "Headache: 9 out of 10" }).click();
  await patientsPhone.page.getByRole("button", { name: "Yesterday" }).click();
  await patientsPhone.page.getByRole("button", { name: "Headache: 8 out of 10" }).click();
  await expect(patientsPhone.page.getByText(/^2 answers wait for a connection/)).toBeVisible();
  await patientsPhone.page.close();

  // Opened twice without a connection; both tabs send when it is back.
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(url);
    await expect(tab.getByRole("button", { name: "Headache: 9 out of 10" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  }
  await context.setOffline(false);
  for (const tab of tabs)
    await expect(tab.getByText("Everything is sent to your clinic.")).toBeVisible({ timeout: 30_000 });
  await context.close();

  await page.goto("/monitoring");
  await page.getByRole("checkbox", { name: "Only those who got worse" }).check();
  const row = page.getByRole("listitem").filter({ hasText: patient.name });
  await expect(row.getByText("Worse")).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("link").click();
  // Ten days answered: what two tabs sent is there once.
  await expect(page.getByRole("img", { name: /^Headache: 10 answered days/ })).toBeVisible();
  await page.getByText("Show as a table").click();
  await expect(page.getByRole("row").filter({ hasNotText: "No answer" })).toHaveCount(11);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Revoke link" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke link" }).click();
  await expect(page.getByRole("button", { name: "Create link" })).toBeVisible();
  await page.goto(url);
  await expect(page.getByText("This link does not work")).toBeVisible();
  expect(new URL(ready().web).origin).toBe(new URL(page.url()).origin);
});
