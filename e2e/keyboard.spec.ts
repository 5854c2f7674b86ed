import { expect, ready, test } from "./fixtures.ts";

test("a patient is found and an appointment begun with the keyboard alone", async ({ page }) => {
  const { email, password } = ready().accounts.manager;
  await page.goto("/login");
  await page.getByLabel(/^E-mail/).focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/home/);
  await expect(page.getByRole("button", { name: /Find a patient/ })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("alecrim");
  await expect(page.getByRole("option", { name: /Demo Alecrim/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Demo Alecrim" })).toBeVisible();

  await page.goto("/calendar");
  await expect(page.getByRole("button", { name: /^Book/ }).first()).toBeAttached();
  await page.getByRole("button", { name: "New appointment" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: /^Patient/ })).toBeFocused();
  await page.keyboard.type("funcho");
  await expect(page.getByRole("option", { name: /Demo Funcho/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Book", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});
