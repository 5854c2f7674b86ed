import { addressOf, begun, newPatient } from "./appointments.ts";
import { expect, expectAccessible, signInQuietly, test } from "./fixtures.ts";
import { saved } from "./visit.ts";

const NOTES = { name: "Free text" };

test("a page opened without a connection says what still works, and opens when it is back", async ({
  page,
  context,
}) => {
  await signInQuietly(page, "professional");
  const { id } = await newPatient(page, "Offline");
  const address = addressOf(id, await begun(page, id), "diagnosis");
  await page.goto(address);
  const field = page.getByRole("textbox", NOTES);
  const before = `Typed before the connection was lost ${Date.now()}`;
  await field.fill(before);
  await saved(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "No connection" })).toBeVisible();
  await expect(page.getByText(/open in another tab/)).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("status")).toHaveText("Still no connection.");
  await expectAccessible(page);
  // The device holds the offline page and nothing of the clinic.
  const stored = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toContain("/offline.html");
  expect(stored.filter((path) => !/^\/(offline\.html|assets\/)/.test(path))).toEqual([]);

  await context.setOffline(false);
  await expect(field).toHaveValue(before);
  expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
});

test("a new version is announced, and what is typed is saved before it is loaded", async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signInQuietly(page, "professional");
  const { id } = await newPatient(page, "Release");
  await page.goto(addressOf(id, await begun(page, id), "diagnosis"));
  const field = page.getByRole("textbox", NOTES);
  await expect(field).toBeVisible();
  const typed = `Typed when the release came ${Date.now()}`;
  await context.route("**/index.html", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/(src="\/assets\/index-)[^"]+/, "$1next.js"),
    });
  });
  const notice = page.getByText("A new version is ready");
  // What asks for a new release is loaded after the screen, and may not be there yet.
  await expect(async () => {
    await page.clock.fastForward("31:00");
    await expect(notice).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expectAccessible(page);

  // Without a connection it cannot be saved, so the page stays.
  await context.setOffline(true);
  await field.fill(typed);
  await page.getByRole("button", { name: "Reload now" }).click();
  await page.clock.runFor(10_000);
  await expect(page.getByText(/^Not reloaded/)).toBeVisible();
  await expect(field).toHaveValue(typed);
  await context.setOffline(false);
  await page.clock.runFor(10_000);
  await saved(page);
  await context.unroute("**/index.html");
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Reload now" }).click()]);
  await expect(field).toHaveValue(typed);
  await expect(notice).toBeHidden();
});
