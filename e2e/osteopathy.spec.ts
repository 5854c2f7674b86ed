import { devices, type Page } from "@playwright/test";
import { examinedBefore } from "./appointments.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { placeOf } from "./place.ts";
import { saved } from "./visit.ts";

/** A patient who was examined twice before and is here now. */
const seenBefore = (page: Page) =>
  examinedBefore(
    page,
    "Osteopathy",
    [60, 30].map((days, visit) => ({
      days,
      sections: {
        osteopathy: {
          segments: [{ segment: "C5", mobility: "restricted", directions: ["flexion"], pain: 8 - visit }],
          tests: { lasegue: { left: "positive" } },
          ranges: { cervical_flexion: 30 + visit * 8 },
        },
        vital_signs: { values: { heart_rate: 88 - visit * 4, systolic_bp: 120, diastolic_bp: 80 } },
      },
    })),
  );

const examination = (page: Page) => page.locator("#section-osteopathy");

async function examine(page: Page) {
  const here = examination(page);
  await here.getByRole("combobox", { name: "Segment" }).selectOption("C5");
  await expect(here.getByText(/Last time, .*Restricted in flexion; Pain 7 of 10/)).toBeVisible();
  await here.getByRole("radio", { name: "Restricted" }).check();
  await here.getByRole("checkbox", { name: "Flexion" }).check();
  await here.getByRole("group", { name: "Pain" }).getByRole("radio", { name: "4", exact: true }).check();
  await here.getByRole("button", { name: /^C6/ }).click();
  await here.getByRole("radio", { name: "Hypermobile" }).check();
  await here.getByRole("tab", { name: /^Pain/ }).click();
  const figure = here.getByRole("group", { name: "Body chart: Front" });
  const box = await placeOf(figure);
  await figure.click({ position: { x: box.width * 0.42, y: box.height * 0.7 } });
  await expect(here.getByRole("heading", { name: "Pain 1: Knee, right" })).toBeVisible();
  await here.getByRole("checkbox", { name: "Burning" }).check();
  await here.getByRole("group", { name: "Intensity" }).getByRole("radio", { name: "6", exact: true }).check();
  await here.getByRole("combobox", { name: "Radiates to" }).selectOption("foot_right");
  await here.getByRole("tab", { name: /^Tests/ }).click();
  await here.getByRole("searchbox").fill("lasegue");
  await here.getByRole("group", { name: "Left" }).getByRole("radio", { name: "Negative" }).check();
  await here.getByRole("tab", { name: /^Motion/ }).click();
  await here
    .getByLabel(/^Flexion/)
    .first()
    .fill("46");
  await saved(page);
}

async function stillThere(page: Page) {
  await page.reload();
  const here = examination(page);
  const table = here.getByRole("table", { name: "Findings" });
  await expect(table.getByRole("row", { name: /C5.*Restricted in flexion.*4.*better/ })).toBeVisible();
  await expect(table.getByRole("row", { name: /C6.*Hypermobile.*not examined both times/ })).toBeVisible();
  await here.getByRole("button", { name: /^Previous result/ }).click();
  const previous = here.getByRole("region", { name: "Previous result" });
  await expect(previous.getByText("positive → negative")).toBeVisible();
  await expect(previous.getByText("38° → 46°")).toBeVisible();
  await expect(previous.getByText("1 of 2")).toBeVisible();
  await here.getByRole("tab", { name: /^Pain/ }).click();
  await expect(here.getByRole("row", { name: /Knee, right.*6.*Burning.*to Foot, right/ })).toBeVisible();
  await here.getByRole("tab", { name: "Over time" }).click();
  await expect(here.getByRole("img", { name: /^Cervical spine: flexion: 3 values/ })).toBeVisible();
}

async function measure(page: Page) {
  const signs = page.locator("#section-vital_signs");
  await expect(signs.getByText(/^last 84, /)).toBeVisible();
  await signs.getByLabel(/^Heart rate/).fill("74");
  await signs.getByLabel(/^Systolic/).fill("130");
  await signs.getByLabel(/^Diastolic/).fill("140");
  await expect(signs.getByText("The lower pressure must be below the upper one.")).toBeVisible();
  await signs.getByLabel(/^Diastolic/).fill("85");
  await saved(page);
  await page.reload();
  await expect(signs.getByLabel(/^Heart rate/)).toHaveValue("74");
  await expect(signs.getByText("100 mmHg")).toBeVisible();
  await signs.getByRole("button", { name: "Over time: Heart rate" }).click();
  await expect(signs.getByRole("img", { name: /^Heart rate: 3 values .* 74 bpm/ })).toBeVisible();
}

/** The line of a second pain, from the lower back to the left lower leg. */
async function drawPain(page: Page) {
  const here = examination(page);
  await here.getByRole("tab", { name: /^Pain/ }).click();
  await here.getByRole("radio", { name: "Back" }).check();
  const figure = here.getByRole("group", { name: "Body chart: Back" });
  await expect(page.getByRole("region", { name: "Other photos" })).toBeVisible();
  const box = await placeOf(figure);
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.38);
  await page.mouse.down();
  for (let step = 1; step <= 10; step += 1)
    await page.mouse.move(
      box.x + box.width * (0.5 - step * 0.012),
      box.y + box.height * (0.38 + step * 0.045),
    );
  await page.mouse.up();
  await expect(drawnPain(page)).toBeVisible();
  await saved(page);
}

const drawnPain = (page: Page) =>
  examination(page).getByRole("row", { name: /Lower back.*to Lower leg, left/ });

test("an osteopathic examination at the desk: noted, drawn, reloaded, compared with last time", async ({
  page,
}) => {
  await page.goto(await seenBefore(page));
  await examine(page);
  await drawPain(page);
  await stillThere(page);
  await examination(page).getByRole("tab", { name: /^Pain/ }).click();
  await expect(drawnPain(page)).toBeVisible();
  await measure(page);
  await expectAccessible(page);
});

const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
test.describe("on a phone", () => {
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test("the same examination with a finger, without sideways scroll", async ({ page }) => {
    await page.goto(await seenBefore(page));
    await examine(page);
    await expectNoSidewaysScroll(page);
    await stillThere(page);
    await expectNoSidewaysScroll(page);
    await page
      .locator("#section-vital_signs")
      .getByLabel(/^Heart rate/)
      .scrollIntoViewIfNeeded();
    // However far down one is, whose record it is stays in sight.
    await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
    await expect(page.locator("[data-name]")).toBeInViewport();
    await expectAccessible(page);
  });
});
