import { api } from "./appointments.ts";
import {
  enterBackOffice,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ready,
  signInQuietly,
  test,
} from "./fixtures.ts";
import { mailsTo } from "./mailbox.ts";

const CATALOGUE = "/backoffice/catalogues/mails";
const KEY = "support-received";

test("the words of a mail are changed, previewed and published, and the next mail has them", async ({
  page,
}) => {
  await enterBackOffice(page, "superAdmin");
  await page.goto("/admin/dashboard/email-sms");
  await page.getByRole("link", { name: "Wording of mails" }).click();
  await page.getByRole("link", { name: "Message to support received" }).click();
  const word = `Demo ${Date.now().toString(36)}`;
  await page.getByLabel("Subject (English)").fill(`${word} {nummer}`);
  const preview = page.getByRole("article", { name: "English" });
  await expect(preview).toContainText(`${word} {nummer}`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(
    page.getByText("Something in braces is not a placeholder of this message.").first(),
  ).toBeVisible();
  await page.getByLabel("Subject (English)").fill(`${word} {number}`);
  await expect(preview).toContainText(`${word} K7QX2M4R`);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("link", { name: "Publish", exact: true }).click();
  await page.getByRole("button", { name: /^Publish \d+ change/ }).click();
  await expect(page.getByText(/Wording of mails published/)).toBeVisible();

  const { email } = ready().accounts.receptionist;
  // A container may know the older wording for ten seconds.
  await expect(async () => {
    await signInQuietly(page, "receptionist");
    await api(page, "post", "/support/tickets", { topic: "other", text: `${word} question` });
    await expect.poll(async () => (await mailsTo(email)).at(-1)?.subject, { timeout: 3000 }).toContain(word);
  }).toPass({ timeout: 30_000, intervals: [3000] });

  await enterBackOffice(page, "superAdmin");
  const { entry } = await api(page, "get", `${CATALOGUE}/entries/${KEY}`);
  await api(page, "post", `${CATALOGUE}/entries/${KEY}/revert`, { version: entry.version, to: 0 });
  const { version } = await api(page, "get", CATALOGUE);
  await api(page, "post", `${CATALOGUE}/publish`, { version });
});
