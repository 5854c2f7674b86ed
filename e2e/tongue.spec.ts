import { devices, type Page } from "@playwright/test";
import {
  encodeStroke,
  type Stroke,
  type StrokePoint,
  tongueMark,
} from "../packages/core/src/clinical/tongue/tongue-drawing.ts";
import { examinedBefore, twiceBefore } from "./appointments.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { placeOf } from "./place.ts";
import { saved } from "./visit.ts";

const line = (key: string, ...points: [number, number][]) =>
  encodeStroke({
    mark: tongueMark(key) as Stroke["mark"],
    width: 2,
    pressed: false,
    points: points.map(([x, y]): StrokePoint => [x, y, 0]),
  });

/** A patient whose tongue had a thin white coating in the centre, twice; and the address of today's visit. */
const seenBefore = (page: Page) => examinedBefore(page, "Tongue", twiceBefore("tongue", THIN));
const THIN = {
  top: [line("coating_white_thin", [360, 400], [640, 400], [640, 500], [360, 500], [360, 600], [640, 600])],
  whole: ["body_color.pale"],
};

const examination = (page: Page) => page.locator("#section-tongue");
const canvas = (page: Page) =>
  examination(page).getByRole("img", { name: /^Drawing of the tongue, (surface|underside)$/ });

/** Places of the picture, as parts of it. */
type Path = [number, number][];

async function placed(page: Page, path: Path): Promise<{ x: number; y: number }[]> {
  const box = await placeOf(canvas(page));
  return path.map(([x, y]) => ({ x: box.x + x * box.width, y: box.y + y * box.height }));
}

async function byMouse(page: Page, path: Path) {
  const [first, ...rest] = await placed(page, path);
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();
}

async function byFinger(page: Page, path: Path) {
  const points = await placed(page, path);
  const finger = await page.context().newCDPSession(page);
  const tell = (type: "touchStart" | "touchMove" | "touchEnd", at?: { x: number; y: number }) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await tell("touchStart", points[0]);
  for (const [index, to] of points.entries())
    for (let part = 1; index > 0 && part <= 8; part += 1) {
      const from = points[index - 1] ?? to;
      await tell("touchMove", {
        x: from.x + ((to.x - from.x) * part) / 8,
        y: from.y + ((to.y - from.y) * part) / 8,
      });
    }
  await tell("touchEnd");
}

const pen = async (page: Page, drawer: string, name: string) => {
  const board = examination(page);
  await board
    .getByRole("group", { name: "What to draw" })
    .getByRole("radio", { name: drawer, exact: true })
    .check();
  await board.getByRole("group", { name: drawer }).first().getByRole("radio", { name, exact: true }).check();
};

const CENTRE: Path = [
  [0.4, 0.36],
  [0.6, 0.36],
  [0.6, 0.42],
  [0.4, 0.42],
  [0.4, 0.5],
  [0.6, 0.5],
];

/** All of the step is there, and what was found the last time. */
async function arrived(page: Page) {
  await expect(examination(page).getByRole("heading", { name: /^Last time/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "Other photos" })).toBeVisible();
}

/** Draws what became of that tongue: a thick coating in the centre, and a crack at the tip. */
async function examine(page: Page, draw: (page: Page, path: Path) => Promise<void>) {
  await arrived(page);
  await pen(page, "Coating", "Thick");
  await draw(page, CENTRE);
  await pen(page, "Cracks and marks", "Crack");
  await draw(page, [
    [0.5, 0.78],
    [0.5, 0.88],
  ]);
  await draw(page, [
    [0.3, 0.2],
    [0.35, 0.3],
  ]);
  await examination(page).getByRole("button", { name: "Undo" }).click();
  await saved(page);
}

const lines = (page: Page) =>
  canvas(page)
    .locator("g[data-mark] path")
    .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")).filter(Boolean));

/** It is there again after a reload, and the words for it. */
async function stillThere(page: Page) {
  const drawn = await lines(page);
  expect(drawn.length).toBeGreaterThan(2);
  await page.reload();
  const here = examination(page);
  await expect(here.getByText("Centre: thick coating (white)", { exact: true })).toBeVisible();
  await expect(here.getByText("Tip: cracks", { exact: true })).toBeVisible();
  await expect(here.getByText(/^Root:/)).toHaveCount(0);
  await expect.poll(() => lines(page)).toEqual(drawn);
}

async function compare(page: Page) {
  const here = examination(page);
  await expect(here.getByText("Coating thicker in the centre: thin → thick")).toBeVisible();
  await expect(here.getByText("New cracks at the tip")).toBeVisible();
  await here.getByRole("button", { name: "Compare appointments" }).click();
  const two = here.getByRole("region", { name: "Compare two appointments" });
  await two.getByRole("radio", { name: "Overlaid" }).check();
  const slider = two.getByRole("slider");
  await slider.focus();
  await page.keyboard.press("End");
  await expect(slider).toHaveValue("100");
  await expect(two.getByText("New cracks at the tip")).toBeVisible();
  const earlier = two.getByRole("combobox", { name: "Earlier" });
  const later = two.getByRole("combobox", { name: "Later" });
  await earlier.selectOption({ index: 0 });
  await later.selectOption({ index: 1 });
  await expect(two.getByText("No changes.")).toBeVisible();
}

/** What is drawn is taken back after another step was looked at. */
async function undoLater(page: Page) {
  await arrived(page);
  await byMouse(page, CENTRE);
  // The picture of the last time is described in the same words.
  const told = examination(page)
    .getByRole("paragraph")
    .filter({ hasText: /^Centre: thin coating/ });
  await expect(told).toBeVisible();
  await page.getByRole("link", { name: /^Diagnosis/ }).click();
  await page
    .getByRole("navigation", { name: /^Steps/ })
    .getByRole("link", { name: /^Tests/ })
    .click();
  await examination(page).getByRole("button", { name: "Undo" }).click();
  await expect(told).toHaveCount(0);
}

test("a tongue drawn with the mouse is taken back, drawn again, saved, and compared with the last one", async ({
  page,
}) => {
  await page.goto(await seenBefore(page));
  await undoLater(page);
  await examine(page, byMouse);
  const here = examination(page);
  await here.getByRole("checkbox", { name: "Regions" }).check();
  await expect(here.getByText("Stomach / Spleen")).toBeVisible();
  await stillThere(page);
  await compare(page);
  await expectAccessible(page);
});

test("tongue findings by zone, with the keyboard alone", async ({ page }) => {
  await page.goto(await seenBefore(page));
  const here = examination(page);
  await here.getByRole("radio", { name: "Tip", exact: true }).focus();
  await page.keyboard.press("Space");
  const colours = here.getByRole("group", { name: "Body colour" });
  await colours.getByRole("checkbox", { name: "Red", exact: true }).focus();
  await page.keyboard.press("Space");
  await saved(page);
  await page.reload();
  await expect(here.getByText("New red body colour at the tip")).toBeVisible();
  await here.getByRole("radio", { name: /^Tip/ }).check();
  await expect(colours.getByRole("checkbox", { name: "Red", exact: true })).toBeChecked();
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test("a tongue drawn with a finger is saved, in portrait and landscape", async ({ page }) => {
    await page.goto(await seenBefore(page));
    await examine(page, byFinger);
    await page.setViewportSize({ width: 844, height: 390 });
    await pen(page, "Cracks and marks", "Crack");
    await byFinger(page, [
      [0.46, 0.78],
      [0.46, 0.88],
    ]);
    await saved(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await stillThere(page);
    await compare(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
