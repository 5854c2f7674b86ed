import type { Locator } from "@playwright/test";

/**
 * The place of a picture in the middle of the screen, once it no longer moves: content above it may still be loading.
 */
export async function placeOf(picture: Locator) {
  const element = await picture.elementHandle();
  if (!element) throw new Error("no picture");
  await element.evaluate((drawn) => (drawn as Element).scrollIntoView({ block: "center" }));
  await element.waitForElementState("stable");
  const box = await element.boundingBox();
  if (!box) throw new Error("nothing is drawn");
  return box;
}
