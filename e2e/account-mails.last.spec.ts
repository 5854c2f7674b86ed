import { newAccount } from "./accounts-setup.ts";
import { api } from "./appointments.ts";
import { enterBackOffice, expect, expectAccessible, ready, test } from "./fixtures.ts";
import { mailsTo } from "./mailbox.ts";

const CATALOGUE = "/backoffice/catalogues/mails";
const KEY = "confirmation";

/** Everybody who registers meanwhile gets these words, so that it runs after all other journeys. */
test("the words of the mail that confirms an address are changed, published and sent", async ({
  page,
  browser,
}) => {
  const office = await (await browser.newContext()).newPage();
  await enterBackOffice(office, "superAdmin");
  await office.goto(`${ready().web}/admin/dashboard/catalogues/mails/entries/${KEY}`);
  const word = `Demo ${Date.now().toString(36)}`;
  await office.getByLabel("Subject (English)").fill(`${word} {code}`);
  await office.getByRole("button", { name: "Save" }).click();
  await expect(office.getByRole("alert")).toContainText("Subject (English)");
  await office.getByLabel("Subject (English)").fill(word);
  await office.getByLabel("Text (English)").fill("Welcome.\nYour code: {code}");
  await expect(office.getByRole("article", { name: "English" })).toContainText("Your code: 123456");
  await expectAccessible(office);
  await office.getByRole("button", { name: "Save" }).click();
  await office.getByRole("link", { name: "Publish", exact: true }).click();
  await office.getByRole("button", { name: /^Publish \d+ change/ }).click();
  await expect(office.getByText(/Wording of mails published/)).toBeVisible();

  // It opens the link of the mail.
  const { email } = await newAccount(page, "wording");
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe(word);
  expect(mail?.body.html).toMatch(/<p>Your code: \d{6}<\/p>/);
  expect(mail?.body.html).toMatch(/confirm-email\?email=[^"]*&amp;code=\d{6}/);

  const { entry } = await api(office, "get", `${CATALOGUE}/entries/${KEY}`);
  await api(office, "post", `${CATALOGUE}/entries/${KEY}/revert`, { version: entry.version, to: 0 });
  const { version } = await api(office, "get", CATALOGUE);
  await api(office, "post", `${CATALOGUE}/publish`, { version });
  await office.context().close();
});
