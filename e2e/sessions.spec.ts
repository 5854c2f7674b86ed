import { chromium, type Page } from "@playwright/test";
import { chromiumLaunch } from "../scripts/local/chromium.ts";
import { addressOf, begun, newPatient } from "./appointments.ts";
import { expect, ready, signIn, signInHere, signInQuietly, test } from "./fixtures.ts";
import { saved } from "./visit.ts";

const NOTES = { name: "Free text" };
const ACCOUNT = { name: /^Your account/ };

/** The diagnosis' free text of an open appointment of the journey's own. */
async function notes(page: Page) {
  await signInQuietly(page, "professional");
  const { id } = await newPatient(page, "Session");
  await page.goto(addressOf(id, await begun(page, id), "diagnosis"));
  const field = page.getByRole("textbox", NOTES);
  await expect(field).toBeVisible();
  return field;
}

test("a session that ends in the middle of typing loses nothing", async ({ page, context }) => {
  const sentence = `Typed while the session ended ${Date.now()}`;
  const field = await notes(page);
  await field.fill(`Before ${sentence}`);
  await saved(page);

  await context.clearCookies();
  await field.fill(sentence);
  await page.waitForURL(/\/login/);
  await signInHere(page, ready().accounts.professional);
  await page.waitForURL(/\/appointment\//);
  await expect(page.getByRole("textbox", NOTES)).toHaveValue(sentence);
  await saved(page);
  await page.reload();
  await expect(page.getByRole("textbox", NOTES)).toHaveValue(sentence);
});

test("what one user typed is not shown to the next user of the same page", async ({ page, context }) => {
  const sentence = `Typed by the one before ${Date.now()}`;
  const field = await notes(page);
  const address = page.url();
  await field.fill("Before the session ended");
  await saved(page);
  await context.clearCookies();
  await field.fill(sentence);
  await page.waitForURL(/\/login/);
  await page.evaluate(() => Object.assign(window, { before: true }));
  let aborted = 0;
  page.on("requestfailed", (request) => {
    if (request.isNavigationRequest()) aborted += 1;
  });
  // A page that takes its time: nothing may ask for it again before it is there.
  await page.route(/\/appointment\//, async (route) => {
    if (route.request().isNavigationRequest()) await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await signInHere(page, ready().accounts.manager);
  await page.waitForURL(/\/appointment\//);
  expect(aborted).toBe(0);
  await expect(page.getByRole("button", ACCOUNT)).toBeVisible();
  // Nothing of the first user's page remains in memory.
  await expect(async () => expect(await page.evaluate(() => "before" in window)).toBe(false)).toPass();
  await expect(page.getByRole("navigation", { name: /^Steps/ })).toBeVisible();
  await expect(page.getByText(sentence)).toHaveCount(0);
  await page.getByRole("button", ACCOUNT).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL("**/login");
  await signIn(page, "professional");
  await page.goto(address);
  await expect(page.getByRole("textbox", NOTES)).toHaveValue(sentence);
  await saved(page);

  // Nor does a page go on as who it was when somebody else signs in beside it.
  const beside = await context.newPage();
  await signIn(beside, "manager");
  const name = await beside.getByRole("button", ACCOUNT).getAttribute("aria-label");
  await expect(page.getByRole("button", ACCOUNT)).toHaveAttribute("aria-label", name ?? "");
  await beside.close();
});

test("what is typed offline is sent when the connection is back", async ({ page, context }) => {
  const sentence = `Typed without a connection ${Date.now()}`;
  const field = await notes(page);
  await context.setOffline(true);
  await field.fill(sentence);
  await expect(page.getByText(/not saved|unsaved|offline/i).first()).toBeVisible();
  // The browser asks before it takes unsent words away, and only then.
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await context.setOffline(false);
  await saved(page);
  await page.reload();
  await expect(field).toHaveValue(sentence);
  await field.press("End");
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  const closed = page.waitForEvent("close");
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(questions).toEqual([]);
});

test("Back after signing out shows nothing of the session", async () => {
  // Playwright switches off what is tried here: a page put aside whole, and brought back as it was.
  const browser = await chromium.launch({
    ...(await chromiumLaunch()),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL: ready().web, locale: "en-GB" });
  const errors: string[] = [];
  page.on(
    "console",
    (message) => message.text().includes("session.not_found") && errors.push(message.text()),
  );
  await signIn(page, "receptionist");
  await page.goto("/patients");
  await expect(page.getByRole("button", ACCOUNT)).toBeVisible();
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.getByRole("button", ACCOUNT).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL("**/login");
  // Going back ends the page that runs this: it has to have answered before.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(/\/login\?next=/);
  // What the browser brings back is loaded again, which may still be under way.
  await expect(async () => expect(await page.evaluate(() => "before" in window)).toBe(false)).toPass();
  // Nor did the page that was being left fail for want of a session.
  expect(errors).toEqual([]);
  await browser.close();
});
