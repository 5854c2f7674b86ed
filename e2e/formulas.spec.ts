import type { Page } from "@playwright/test";
import { addressOf, api, begun, newPatient } from "./appointments.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signInQuietly, test } from "./fixtures.ts";
import { saved } from "./visit.ts";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const field = (page: Page, name: string | RegExp) => page.getByRole("combobox", { name });
const grams = (page: Page, name: string) =>
  page.getByRole("textbox", { name: new RegExp(`^Grams of ${name} a day`) });
const rows = (page: Page) => page.getByRole("list", { name: "Ingredients" }).getByRole("listitem");

/** Types into the search that has the focus and takes the first found; the focus is where the next is typed. */
async function take(page: Page, ...typed: string[]) {
  for (const text of typed) {
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
}

/**
 * Types into the search that has the focus and takes the option with this name by keyboard. Other journeys may have made
 * copies of a classic formula, which the search lists before it.
 */
async function takeNamed(page: Page, text: string, name: RegExp) {
  await page.keyboard.type(text);
  const option = page.getByRole("option", { name }).first();
  await expect(option).toBeVisible();
  const isMarked = async () => (await option.getAttribute("aria-selected")) === "true";
  for (let step = 0; step < 10 && !(await isMarked()); step++) await page.keyboard.press("ArrowDown");
  await expect(option).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
}

/** What the address of a print gives: a PDF's first bytes and its size. */
async function printed(page: Page, appointment: string) {
  const opened = page.waitForEvent("popup");
  await press(page, /^Print the prescription/);
  await (await opened).close();
  const answer = await page.request.get(
    `${JSON.parse(process.env.READY ?? "{}").api}/appointments/${appointment}/prescription?language=en`,
  );
  return { status: answer.status(), kind: (await answer.body()).subarray(0, 5).toString() };
}

test("a formula of fourteen herbs from a classic one: modified, scaled, merged, printed, signed, repeated", async ({
  page,
}) => {
  await signInQuietly(page, "professional");
  const { id: patient } = await newPatient(page, "Formula");
  const first = await begun(page, patient, 7);
  await page.goto(addressOf(patient, first, "treatments"));

  await field(page, "Add a formula").focus();
  await takeNamed(page, "xiao yao san", /^Xiāo Yáo Sǎn 逍遥散|^Xiāo Yáo Sǎn 逍遙散/);
  const add = field(page, /^Add a substance to Xiāo Yáo Sǎn/);
  await expect(add).toBeFocused();
  await take(
    page,
    "dan pi 6",
    "zhi zi",
    "-bo he",
    "he huan pi 12",
    "yu jin",
    "xiang fu 9",
    "suan zao ren 15",
    "gou teng",
  );
  await expect(add).toBeFocused();
  await take(page, "er chen tang");
  await expect(page.getByText(/^Èr Chén Tāng merged into this formula/)).toBeVisible();
  await expect(rows(page)).toHaveCount(17);
  await take(page, "-sheng jiang", "-gou teng", "-wu mei", "ban xia 6");
  await expect(rows(page)).toHaveCount(14);
  const title = page.getByRole("heading", { name: /Xiāo Yáo Sǎn & Èr Chén Tāng \+ Mǔ Dān Pí/ });
  await expect(title).toContainText("− Bò");
  await page.getByRole("textbox", { name: "Scale to a total of" }).fill("100");
  await page.keyboard.press("Enter");
  await expect(page.getByText("14 substances · 100 g a day")).toBeVisible();
  await expect(page.getByText("100 g a day · 50 g a dose · 700 g in 7 days").first()).toBeVisible();

  await field(page, /^Add a substance$/).focus();
  await take(page, "san qi 3");
  await expect(page.getByRole("list", { name: "Substances prescribed alone" })).toContainText("三七");
  await saved(page);
  await expectAccessible(page);
  expect(await printed(page, first)).toEqual({ status: 200, kind: "%PDF-" });

  await press(page, "Finish");
  await press(page, "Finish and sign");
  await expect(page.getByText(/Signed by/).first()).toBeVisible();

  const second = await begun(page, patient);
  await page.goto(addressOf(patient, second, "treatments"));
  await page.locator("#section-formulas").getByRole("button", { name: "Repeat this prescription" }).click();
  await expect(rows(page)).toHaveCount(14);
  await saved(page);
  const { content } = await api(page, "get", `/appointments/${second}`);
  const kept = content.sections.find(({ section }: { section: string }) => section === "formulas");
  expect(kept.data.items[0].ingredients).toHaveLength(14);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a formula by touch: found, weighed, taken away and back, nothing beyond the edge", async ({
    page,
  }) => {
    await signInQuietly(page, "professional");
    const { id: patient } = await newPatient(page, "Touched");
    await page.goto(addressOf(patient, await begun(page, patient), "treatments"));
    await field(page, "Add a formula").fill("gui zhi tang");
    await page.getByRole("option", { name: /^Guì Zhī Tāng/ }).tap();
    await expect(rows(page)).toHaveCount(5);
    await grams(page, "Guì Zhī").fill("12");
    await expect(page.getByText("above 3–10 g")).toBeVisible();
    await page.getByRole("button", { name: "Remove Dà Zǎo" }).tap();
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(rows(page)).toHaveCount(5);
    await saved(page);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
