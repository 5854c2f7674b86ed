import { expect, expectAccessible, signInQuietly, test } from "./fixtures.ts";

const ENGLISH =
  /\b(Sign in|Password|Patients|Calendar|Settings|Save|Home|Search|Today|Appointment|Loading|Name of)\b/;
/** What a missing text would show: its key. */
const KEYS = /\b[a-z]+(?:\.[a-z_]+){2,}\b/;

test.describe("in Portuguese", () => {
  test.use({ locale: "pt-PT" });

  test("public screens use the browser's language", async ({ page }) => {
    for (const path of [
      "/login",
      "/register",
      "/register-provider",
      "/request-reset",
      "/confirm-email",
      "/nowhere",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "pt-PT");
      await expect(page.locator("body"), path).not.toContainText(ENGLISH, { useInnerText: true });
      await expect(page.locator("body"), path).not.toContainText(KEYS, { useInnerText: true });
      await expectAccessible(page);
    }
  });

  test("after signing in, every screen uses the user's own language", async ({ page }) => {
    await signInQuietly(page, "student");
    await page.goto("/home");
    const kept = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await page.getByRole("button", { name: /^(Language|Idioma|Língua)/ }).click();
    await page
      .getByRole("menuitem", { name: /Português/ })
      .or(page.getByRole("menuitemradio", { name: /Português/ }))
      .first()
      .click();
    expect((await kept).status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", "pt-PT");
    for (const path of ["/home", "/calendar", "/patients", "/settings"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("lang", "pt-PT");
      await page.waitForLoadState("networkidle");
      await expect(page.locator("body"), path).not.toContainText(ENGLISH, { useInnerText: true });
      await expect(page.locator("body"), path).not.toContainText(KEYS, { useInnerText: true });
      await expectAccessible(page);
    }
  });
});

test("a Chinese character loads its font, and a page without one loads none", async ({ page }) => {
  const fetched: string[] = [];
  page.on("response", (response) => {
    const [name] = new URL(response.url()).pathname.match(/han-\d+(?=-)/) ?? [];
    if (name && response.ok()) fetched.push(name);
  });
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(fetched).toEqual([]);
  await page.getByLabel("E-mail").fill("鬱龘");
  // A slice of the font for each of the two.
  await expect.poll(() => new Set(fetched).size).toBeGreaterThanOrEqual(2);
});
