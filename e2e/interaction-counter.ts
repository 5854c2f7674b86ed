import type { Locator, Page } from "@playwright/test";
import { placeOf } from "./place.ts";

/** Milliseconds between keys: faster than anybody types. */
const PACE = 20;

/**
 * Works on a page and counts interactions: a click, a tap, a stroke of the pen, a key, and each word typed are one each.
 * Waiting is not counted.
 */
export function interactionCounter(page: Page) {
  let count = 0;
  const parts: [string, number][] = [];
  let from = 0;
  return {
    get count() {
      return count;
    },
    /** What each part of the work took, in the order it was done. */
    parts,
    /** Ends a part of the work and keeps what it took. */
    part(name: string) {
      parts.push([name, count - from]);
      from = count;
    },
    async click(target: Locator) {
      count += 1;
      await target.click();
    },
    /** Keys one after the other: `"Enter"`, `"Tab"`. */
    async press(...keys: string[]) {
      for (const key of keys) {
        count += 1;
        await page.keyboard.press(key, { delay: PACE });
      }
    },
    /** Types where the focus is. */
    async type(text: string) {
      count += text.trim().split(/\s+/).length;
      await page.keyboard.type(text, { delay: PACE });
    },
    /** Picks from a list that opens by a click: the click that opens it and the one that chooses. */
    async choose(list: Locator, label: string) {
      count += 2;
      await list.selectOption({ label });
    },
    /** One stroke through places given as parts of a picture. */
    async stroke(picture: Locator, path: readonly (readonly [number, number])[]) {
      count += 1;
      const box = await placeOf(picture);
      const [first, ...rest] = path.map(([x, y]) => ({
        x: box.x + x * box.width,
        y: box.y + y * box.height,
      }));
      if (!first) return;
      await page.mouse.move(first.x, first.y);
      await page.mouse.down();
      for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 6 });
      await page.mouse.up();
    },
  };
}
