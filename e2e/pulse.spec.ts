import { devices, type Page } from "@playwright/test";
import { examinedBefore, twiceBefore } from "./appointments.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { saved } from "./visit.ts";

/** A patient whose pulse was wiry at the left guan, twice; and the address of today's visit. */
const feltBefore = (page: Page) =>
  examinedBefore(
    page,
    "Pulse",
    twiceBefore("pulse", {
      positions: { left_guan: { qualities: ["wiry"], depth: "middle" } },
      rate: 72,
    }),
  );
const examination = (page: Page) => page.locator("#section-pulse");
const position = (page: Page, name: string) =>
  examination(page).getByRole("radio", { name: new RegExp(`^${name}`) });

test("feels the pulse by the keyboard alone, and finds it again", async ({ page }) => {
  await page.goto(await feltBefore(page));
  const here = examination(page);
  await position(page, "Left cun").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("thin\nsli\n");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("chen\n");
  await page.keyboard.press("Tab");
  await here.getByLabel("Rate", { exact: true }).fill("84");
  await here.getByLabel("Rhythm", { exact: true }).selectOption({ label: "Regular" });
  const found = async () => {
    await expect(position(page, "Left guan, LR GB. Thin, Slippery")).toBeVisible();
    await expect(position(page, "Right chi, KI PC TE. Deep")).toBeVisible();
    await expect(here.getByLabel("Rate", { exact: true })).toHaveValue("84");
  };
  await found();
  await saved(page);
  await page.reload();
  await found();
  await here.getByRole("button", { name: /^Previous result/ }).click();
  await expect(here.getByText(/now Thin; now Slippery; no longer Wiry/)).toBeVisible();
  await expect(here.getByText(/72 → 84 bpm/)).toBeVisible();
  await here.getByText("Rate over time").click();
  await expect(here.getByRole("img", { name: /^Rate: 3 values/ })).toBeVisible();
  await expectAccessible(page);
});

test.describe("on a phone", () => {
  const { defaultBrowserType: _, ...phone } = devices["iPhone 13"];
  test.use({ ...phone, viewport: { width: 390, height: 844 } });

  test("feels the pulse by touch, next to the last result", async ({ page }) => {
    await page.goto(await feltBefore(page));
    const here = examination(page);
    await position(page, "Left guan").tap();
    const felt = here.getByRole("region", { name: "Left guan" });
    await felt.getByText("All 28 qualities").tap();
    await felt.getByRole("group", { name: "Shape, qualities" }).getByRole("button", { name: "Choppy" }).tap();
    await felt
      .getByRole("group", { name: "Strength", exact: true })
      .getByRole("button", { name: "Weak" })
      .tap();
    await expect(position(page, "Left guan").getByText("Last time: Wiry")).toBeVisible();
    await felt.getByRole("button", { name: "Same everywhere" }).tap();
    await position(page, "Right chi").tap();
    await here
      .getByRole("region", { name: "Right chi" })
      .getByRole("group", { name: "Depth", exact: true })
      .getByRole("button", { name: "Deep" })
      .tap();
    await saved(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.reload();
    await expect(position(page, "Right chi, KI PC TE. Choppy. Depth: deep. Strength: weak")).toBeVisible();
    await expect(position(page, "Left cun, HT SI. Choppy. Strength: weak")).toBeVisible();
  });
});
