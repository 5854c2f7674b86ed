import { expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";

test("the help of a screen is opened by key, lists what the screen can do, and leads to support", async ({
  page,
}) => {
  await signInQuietly(page, "receptionist");
  await page.goto("/patients");
  const row = page.getByRole("row", { name: /Demo Alecrim/ });
  await expect(page.getByRole("button", { name: "Help" })).toBeVisible();
  await row.focus();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Help" });
  await expect(help.getByText("open the row")).toBeVisible();
  await expect(help.getByRole("heading", { name: "Questions about this screen" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(row).toBeFocused();

  // The demo clinic's day is still being written while the first journeys run.
  await expect(async () => {
    await page.goto("/calendar?view=list");
    await expect(page.getByText(/^[1-9]\d* appointments?$/)).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByRole("button", { name: "Help" }).click();
  await expect(help.getByText("check in", { exact: true })).toBeVisible();
  await help.getByRole("link", { name: /^All questions/ }).click();
  await expect(page).toHaveURL(`${ready().web}/support`);
  await expect(help).toBeHidden();
});

test("what is new is marked until it was seen, on every device of the user", async ({ page, browser }) => {
  await signInQuietly(page, "receptionist");
  const headers = { origin: ready().web };
  const { user } = await (await page.request.get(`${ready().api}/refresh_user`)).json();
  const data = { version: user.version, release_notes_seen: "2026-01-01" };
  const forgotten = await page.request.patch(`${ready().api}/session/user`, { headers, data });
  expect(forgotten.ok()).toBe(true);

  await page.goto("/patients");
  const marked = { name: "Help, with something new" };
  const stored = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await page.getByRole("button", marked).click();
  const help = page.getByRole("dialog", { name: "Help" });
  await expect(help.getByRole("heading", { level: 3 }).first()).toHaveText("What is new");
  await expectAccessible(page);
  expect((await stored).ok()).toBe(true);
  await help.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Help", exact: true })).toBeVisible();

  const elsewhere = await browser.newPage({ baseURL: ready().web });
  await signInQuietly(elsewhere, "receptionist");
  await elsewhere.goto("/patients");
  await expect(elsewhere.getByRole("button", { name: "Help", exact: true })).toBeVisible();
  await elsewhere.close();
});
