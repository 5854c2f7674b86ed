import type { Page } from "@playwright/test";
import { newAccount } from "./accounts-setup.ts";
import { api } from "./appointments.ts";
import { expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";

const WIDTHS = [1440, 1024, 390];
const bubble = (page: Page) => page.locator('[role="dialog"][aria-describedby="tour-text"]');

/** A new clinic with all modules, whose owner treats patients. */
async function clinicOf(page: Page, name: string) {
  const account = await newAccount(page, name);
  await signInQuietly(page, account);
  await api(page, "post", "/subscription/free-trial", { modules: ["mtc", "osteo", "fito", "others"] });
  return account;
}

/** Gives the signed-in user other modules or another language. */
async function become(page: Page, { modules, language }: { modules: string[]; language: "en" | "pt" }) {
  const { user } = await api(page, "get", "/refresh_user");
  const own = await api(page, "patch", "/session/user", { version: user.version, language });
  await api(page, "patch", `/users/${user.id}`, { version: own.user.version, modules });
}

/** Starts the tour, and returns its number of steps. */
async function start(page: Page): Promise<number> {
  await page.goto("/tour");
  await page.getByRole("button", { name: /^(Start the tour|Começar a visita)$/ }).click();
  await expect(bubble(page)).toBeVisible();
  const words = await bubble(page).locator("p").first().textContent();
  return Number(words?.match(/\d+/g)?.[1]);
}

/** The bubble points at its element and can be read, at each of these widths. */
async function expectPointing(page: Page, step: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect(bubble(page), `${step} at ${width}`).toBeInViewport({ ratio: 0.98 });
  }
}

/** Goes through the whole tour by keyboard. */
async function walk(page: Page, widths: readonly number[]) {
  const count = await start(page);
  for (let step = 1; step <= count; step += 1) {
    const place = new RegExp(` ${step} (of|de) ${count}$`);
    await expect(bubble(page).locator("p").first(), `step ${step}`).toHaveText(place);
    await expectPointing(page, `step ${step} of ${count}, ${page.url()}`, widths);
    if (step < count) await page.keyboard.press("Alt+Shift+KeyN");
  }
  await page.keyboard.press("Alt+Shift+KeyN");
  await expect(page).toHaveURL(`${ready().web}/home`);
  await expect(page.getByText(/^(Leave the example|Sair do exemplo)$/)).toHaveCount(0);
  // The screen goes first: the next page would be opened before the server knows.
  await expect.poll(async () => (await api(page, "get", "/refresh_user")).user.tour_step).toBeNull();
  return count;
}

test("every step of the tour points at something, at each width, in both languages and with fewer modules", async ({
  page,
}) => {
  test.setTimeout(400_000);
  await clinicOf(page, "tour-walk");
  const counts: Record<string, number> = {};
  // All steps in Portuguese, whose texts are longer, at each width. Fewer modules leave out the steps of their sections, which
  // is tested without a browser, and change nothing of those that stay: their English texts are looked at where room is least.
  for (const [modules, language, widths] of [
    [["mtc", "osteo", "fito", "others"], "pt", WIDTHS],
    [["osteo"], "en", [390]],
  ] as const) {
    await become(page, { modules: [...modules], language });
    counts[`${modules.join(" ")} ${language}`] = await walk(page, widths);
  }
  expect(counts).toEqual({
    "mtc osteo fito others pt": 37,
    "osteo en": 30,
  });
});

test("the tour survives a reload, goes on elsewhere, lets one work, and leaves nothing behind", async ({
  page,
  browser,
}) => {
  const account = await clinicOf(page, "tour-stay");
  await start(page);
  await expectAccessible(page);
  await expect(bubble(page)).toBeFocused();
  for (let step = 1; step < 15; step += 1) {
    await bubble(page).getByRole("button", { name: "Next" }).click();
    await expect(bubble(page).locator("p").first()).toHaveText(`Step ${step + 1} of 37`);
  }
  // The element can be used, and what is changed is saved.
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  const seven = page.getByRole("radio", { name: "7", exact: true }).first();
  await expect(seven).toBeVisible();
  await seven.click({ force: true });
  await saved;
  await expectAccessible(page);
  await page.reload();
  await expect(bubble(page).locator("p").first()).toHaveText("Step 15 of 37");
  await page.keyboard.press("Alt+Shift+KeyB");
  await expect(bubble(page).locator("p").first()).toHaveText("Step 14 of 37");

  // Elsewhere in the example it waits, and leads back.
  await page.getByRole("link", { name: "Patients", exact: true }).click();
  const card = page.getByRole("region", { name: "Guided tour" });
  await expect(card).toContainText("The tour waits");
  await expect(page.getByRole("row", { name: /Example patient/ })).toBeVisible();
  await card.getByRole("button", { name: "Back to this step" }).click();
  await expect(bubble(page)).toBeVisible();

  // Another tab stays in the clinic, where there is no trace of it.
  const other = await page.context().newPage();
  await other.goto("/patients");
  await expect(other.getByText("The guided tour waits at step 14 of 37.")).toBeVisible();
  await expect(other.getByText("Example patient")).toHaveCount(0);
  expect((await api(page, "get", "/patients")).items).toEqual([]);
  await other.close();

  // Another device goes on where it was.
  const device = await browser.newPage({ baseURL: ready().web });
  await signInQuietly(device, account);
  await device.goto("/home");
  await device.getByRole("button", { name: "Go on with the tour" }).click();
  await expect(bubble(device).locator("p").first()).toHaveText("Step 14 of 37");
  await device.close();

  // What is not part of the example is refused in words.
  await page.goto("/patients/new");
  await page.getByLabel(/^Name/).fill("Demo Nobody");
  await page.getByRole("button", { name: "Add patient" }).click();
  await expect(page.getByText("That cannot be done in the example.").first()).toBeVisible();

  await page.getByRole("button", { name: "Leave the example" }).click();
  await expect(page).toHaveURL(`${ready().web}/home`);
  const { user } = await api(page, "get", "/refresh_user");
  expect(user.tour_step).toBeNull();
});
