import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, signInQuietly, test } from "./fixtures.ts";

/**
 * Scripts of a page with an empty cache, gzipped one by one, in bytes: what they were when these limits were set, and a
 * twentieth. What a page does not show at first belongs into code that is loaded when it is asked for.
 */
const LIMITS = { signIn: 210_000, home: 247_000 };

/** Opens a page and adds up its scripts until nothing more is loaded. */
async function scriptsOf(page: Page, path: string) {
  const bodies: Promise<number>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script")
      bodies.push(answer.body().then((body) => gzipSync(body).length));
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page).toHaveURL((url) => url.pathname === path);
  return (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0);
}

test("the sign-in page and Home load no more code than they need", async ({ page, browser }) => {
  const signIn = await scriptsOf(page, "/login");
  expect(signIn).toBeGreaterThan(150_000);
  expect(signIn).toBeLessThan(LIMITS.signIn);

  const context = await browser.newContext();
  const fresh = await context.newPage();
  await signInQuietly(fresh, "manager");
  const home = await scriptsOf(fresh, "/home");
  expect(home).toBeGreaterThan(150_000);
  expect(home).toBeLessThan(LIMITS.home);
  await context.close();
});
