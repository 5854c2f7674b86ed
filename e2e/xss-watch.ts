import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** What no text of anybody's may become. */
const BECAME = [
  "script:not([src])",
  "[onerror],[onload],[onfocus],[onclick],[ontoggle],[onbegin]",
  "iframe[srcdoc],object,base,math,meta[http-equiv=refresh]",
  'a[href^="javascript:"],img[src="x"],#x',
].join(",");

/** Watches a page: nothing of the corpus may run, ask, or try to. */
export async function watched(page: Page) {
  const seen: string[] = [];
  await page.exposeFunction("ran", () => seen.push(`ran at ${page.url()}`));
  await page.addInitScript(() => {
    // A library that tests whether it may evaluate text is refused; no user's text is involved.
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      const evaluates = blockedURI === "eval";
      if (violatedDirective.startsWith("script") && !evaluates) (window as never as { ran(): void }).ran();
    });
  });
  page.on("dialog", (dialog) => {
    seen.push(`dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  return seen;
}

/** Looks at what became of the texts on a page; gives whether any of them is shown. */
export async function inspect(page: Page, address: string) {
  const became = await page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].map((element) => element.outerHTML.slice(0, 120)),
    BECAME,
  );
  expect(became, address).toEqual([]);
  return page.evaluate(() => document.body.innerText.includes("ran()"));
}
