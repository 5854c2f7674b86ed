import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, signInQuietly, test } from "./fixtures.ts";

/**
 * Scripts of a page with an empty cache, gzipped one by one, in bytes: what they were when these limits were set, and a
 * twentieth. What a page does not show at first belongs into code that is loaded when it is asked for. Each file costs a
 * request, so that their number has a limit too.
 */
const LIMITS = { signIn: { bytes: 201_000, files: 15 }, home: { bytes: 247_000, files: 48 } };

/** Opens a page and adds up its scripts until nothing more is loaded. */
async function scriptsOf(page: Page, path: string) {
  const bodies: Promise<number>[] = [];
  page.on("response", (answer) => {
    if (answer.request().resourceType() === "script")
      bodies.push(answer.body().then((body) => gzipSync(body).length));
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page).toHaveURL((url) => url.pathname === path);
  const sizes = await Promise.all(bodies);
  return { bytes: sizes.reduce((sum, bytes) => sum + bytes, 0), files: sizes.length };
}

async function expectLimited(page: Page, path: string, limit: { bytes: number; files: number }) {
  const { bytes, files } = await scriptsOf(page, path);
  expect(bytes).toBeGreaterThan(150_000);
  expect(bytes).toBeLessThan(limit.bytes);
  expect(files).toBeLessThanOrEqual(limit.files);
}

test("the sign-in page and Home load no more code than they need", async ({ page, browser }) => {
  await expectLimited(page, "/login", LIMITS.signIn);

  const context = await browser.newContext();
  const fresh = await context.newPage();
  await signInQuietly(fresh, "manager");
  await expectLimited(fresh, "/home", LIMITS.home);
  await context.close();
});
