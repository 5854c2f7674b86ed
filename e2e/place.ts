import type { Locator } from "@playwright/test";

/** Where a picture stands in the middle of the screen, once it moves no more: what is above it may still be arriving. */
export async function placeOf(picture: Locator) {
  const element = await picture.elementHandle();
  if (!element) throw new Error("no picture");
  await element.evaluate((drawn) => (drawn as Element).scrollIntoView({ block: "center" }));
  await element.waitForElementState("stable");
  const box = await element.boundingBox();
  if (!box) throw new Error("nothing is drawn");
  return box;
}
