import type { Browser, Page } from "@playwright/test";
import { api, begun, newPatient } from "./appointments.ts";
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

/** Days of the week before today, counted back, with the answer and whether the phone has a connection. */
const WEEK = [
  { days: 6, value: 3, online: true },
  { days: 5, value: 3, online: false },
  { days: 4, value: 3, online: false },
  { days: 3, value: 3, online: true },
  { days: 2, value: 8, online: false },
] as const;

/** Answers day after day as the connection comes and goes. */
async function answerForDays({ page, context }: Awaited<ReturnType<typeof phone>>) {
  for (const { days, value, online } of WEEK) {
    await context.setOffline(!online);
    await page.clock.setFixedTime(daysAgo(days));
    await page.reload();
    await page.getByRole("button", { name: `Headache: ${value} out of 10` }).click();
    const delivery = online ? "Everything is sent to your clinic." : /answers? waits? for a connection/;
    await expect(page.getByText(delivery)).toBeVisible({ timeout: 15_000 });
  }
  await page.clock.setFixedTime(daysAgo(0));
}

test("a patient answers for a week as the connection comes and goes, and the therapist finds who got worse and what changed", async ({
  page,
  browser,
}) => {
  // A service worker's first run and two tabs that wait for a connection take their time on a busy machine.
  await signInQuietly(page, "professional");
  const { patient, url } = await followed(page, [10, 9, 8, 7]);
  await begun(page, patient.id, 3);
  const patientsPhone = await phone(browser, url);
  const { context } = patientsPhone;
  await expectAccessible(patientsPhone.page);
  expect(await context.cookies()).toEqual([]);

  await answerForDays(patientsPhone);
  await patientsPhone.page.reload();
  await patientsPhone.page.getByRole("button", { name: "Headache: 9 out of 10" }).click();
  await patientsPhone.page.getByRole("button", { name: "Yesterday" }).click();
  await patientsPhone.page.getByRole("button", { name: "Headache: 8 out of 10" }).click();
  await expect(patientsPhone.page.getByText(/^3 answers wait for a connection/)).toBeVisible();
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
  // Eleven days answered: what two tabs sent is there once.
  await expect(page.getByRole("img", { name: /^Headache: 11 answered days/ })).toBeVisible();
  await page.getByRole("button", { name: "Previous mark" }).click();
  const marked = page.getByRole("region", { name: "Treatment on the chosen day" });
  await expect(marked.getByRole("link", { name: /^Appointment/ })).toBeVisible();
  // Three days since the appointment and the seven before it.
  await expect(marked.getByText("3 answers on 3 days")).toBeVisible();
  await page.getByText("Show as a table").click();
  await expect(page.locator("details").getByRole("row").filter({ hasNotText: "No answer" })).toHaveCount(13);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Revoke link" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke link" }).click();
  await expect(page.getByRole("button", { name: "Create link" })).toBeVisible();
  await page.goto(url);
  await expect(page.getByText("This link does not work")).toBeVisible();
  expect(new URL(ready().web).origin).toBe(new URL(page.url()).origin);
});
