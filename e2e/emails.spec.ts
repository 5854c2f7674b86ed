import type { Page } from "@playwright/test";
import { enterBackOffice, expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";
import { mailsTo } from "./mailbox.ts";

/** Milliseconds for a mail: it is sent by the stream, which may have much to do while the demo clinic is being written. */
const MAIL = { timeout: 60_000 };

/** Runs the job that sends, as a minute later; then the outbox, which is the stream's, has its turn. */
async function runJob(page: Page, minutes: number) {
  const time = new Date(Date.now() + minutes * 60_000).toISOString();
  const answer = await page.request.post(`${ready().control}/run/run-campaigns?time=${time}`, {
    timeout: 60_000,
  });
  expect(answer.ok()).toBe(true);
}

/** Writes a mail to the managers of clinics whose plan has expired, who are few, in the back office that is open. */
async function write(page: Page, subject: string) {
  await page.goto(`${ready().web}/admin/dashboard/emails/new`);
  await page.getByLabel(/^Subject \(English\)/).fill(subject);
  await page.getByLabel(/^Subject \(Portuguese\)/).fill(`${subject} em português`);
  await page.getByLabel(/^Text \(English\)/).fill("Look at **this**:\n\n- [prices](/subscription)");
  await page.getByLabel(/^Text \(Portuguese\)/).fill("Veja **isto**.");
  await page.getByRole("group", { name: "Subscription" }).getByLabel("Expired").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("button", { name: "Send or schedule…" })).toBeVisible();
}

async function sendNow(page: Page) {
  await page.getByRole("button", { name: "Send or schedule…" }).click();
  const dialog = page.getByRole("dialog", { name: "Send e-mail" });
  await expect(dialog.getByText(/will get it$/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByRole("heading", { name: "Receivers" })).toBeVisible();
}

test("marketing writes, tests and sends a mail; a reader unsubscribes, and the next mail skips them", async ({
  page,
  browser,
}) => {
  const { marketing, expiredAgain: reader } = ready().accounts;
  const subject = `Demo news ${Date.now().toString(36)}`;
  const got = async (to: string, about: string) =>
    (await mailsTo(to)).filter((mail) => mail.subject.startsWith(about));

  await enterBackOffice(page, "marketing");
  await page.goto(`${ready().web}/admin/dashboard/emails`);
  await expect(page.getByRole("heading", { level: 1, name: "E-mails" })).toBeVisible();
  await expectAccessible(page);
  await write(page, subject);
  const preview = page.locator("main div[lang=en]");
  await expect(preview.getByText("this", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Send a test to me \(English\)/ }).click();
  await expect(page.getByText(`Test sent to ${marketing.email}`)).toBeVisible();
  await expect.poll(async () => (await got(marketing.email, subject)).length, MAIL).toBe(1);

  await sendNow(page);
  await runJob(page, 0);
  await expect.poll(async () => (await got(reader.email, subject)).length, MAIL).toBe(1);
  await runJob(page, 2);
  const row = page.getByRole("row", { name: new RegExp(reader.email) });
  await page.reload();
  await expect(row.getByText("Sent", { exact: true })).toBeVisible();
  await expectAccessible(page);

  const [mail] = await got(reader.email, subject);
  expect(mail?.body.html).toContain("<strong>this</strong>");
  const [link = ""] = new RegExp(`${ready().web}/unsubscribe/[\\w-]+`).exec(mail?.body.text ?? "") ?? [];
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(link);
  await expectAccessible(stranger);
  await stranger.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(stranger.getByText("You are unsubscribed")).toBeVisible();

  const second = `${subject} again`;
  await write(page, second);
  await sendNow(page);
  await runJob(page, 4);
  await page.reload();
  await expect(row.getByText("Unsubscribed")).toBeVisible();
  expect(await got(reader.email, second)).toEqual([]);

  await signInQuietly(stranger, reader);
  await stranger.goto(`${ready().web}/settings`);
  await stranger.getByLabel("Send me news by e-mail").check();
  await stranger.getByRole("button", { name: "Save" }).first().click();
  await expect(stranger.getByText("Saved Successfully")).toBeVisible();
  await stranger.context().close();
});
