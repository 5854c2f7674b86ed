import { expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";

test("the help of a screen is opened by key, lists what the screen can do, and leads to support", async ({ page }) => {
  await signInQuietly(page, "receptionist");
  await page.goto("/patients");
  const row = page.getByRole("row", { name: /Demo Alecrim/ });
  await row.focus();
  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Help" });
  await expect(help.getByText("open the row")).toBeVisible();
  await expect(help.getByRole("heading", { name: "Questions about this screen" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  await expect(row).toBeFocused();

  await page.goto("/calendar?view=list");
  await page.getByRole("button", { name: "Help" }).click();
  await expect(help.getByText("check in", { exact: true })).toBeVisible();
  await help.getByRole("link", { name: /^All questions/ }).click();
  await expect(page).toHaveURL(`${ready().web}/support`);
  await expect(help).toBeHidden();
});
