import { expect, newAddress, ready, signIn, signInHere, test } from "./fixtures.ts";

test.describe("signing in", () => {
  test("answers the same to a wrong password and an unknown address", async ({ page }) => {
    await page.goto("/login");
    await signInHere(page, { email: newAddress("nobody"), password: "wrong-password" });
    await expect(page.getByText("Email or password incorrect")).toBeVisible();
    await expect(page.getByLabel(/^Password/)).toHaveValue("wrong-password");
  });

  test("says how long to wait after too many failures", async ({ page }) => {
    const email = newAddress("guessed");
    await page.goto("/login");
    await signInHere(page, { email, password: "wrong-password" });
    const waiting = page.getByText(/Too many failed attempts\. Try again in \d+ seconds?/);
    await expect(async () => {
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(waiting).toBeVisible({ timeout: 800 });
    }).toPass({ timeout: 30_000 });
    // Other accounts are unaffected.
    await signInHere(page, ready().accounts.professional);
    await page.waitForURL("**/home");
  });

  test("leads back to the address asked for, if it is the app's own", async ({ page }) => {
    await page.goto("/patients?view=archived");
    await page.waitForURL("**/login?next=*");
    await signInHere(page, ready().accounts.receptionist);
    await page.waitForURL("**/patients?view=archived");
    await page.context().clearCookies();
    await page.goto("/login?next=//example.org/");
    await signInHere(page, ready().accounts.receptionist);
    await page.waitForURL(`${ready().web}/home`);
  });

  test("an administrator is not let into the clinics' app", async ({ page }) => {
    await page.goto("/login");
    await signInHere(page, ready().accounts.staff);
    await expect(page.getByText("Email or password incorrect")).toBeVisible();
  });

  test("signing out ends the session", async ({ page }) => {
    await signIn(page, "receptionist");
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL("**/login");
    await page.goto("/home");
    await page.waitForURL("**/login?next=*");
  });
});
