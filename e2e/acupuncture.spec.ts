import type { Page } from "@playwright/test";
import { addressOf, begun, newPatient } from "./appointments.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signInQuietly, test } from "./fixtures.ts";
import { placeOf } from "./place.ts";
import { addPoint, saved } from "./visit.ts";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const spot = (page: Page, name: RegExp) => page.getByRole("checkbox", { name }).first();
/** Codes of the chosen rows, newest first. */
const chosen = (page: Page) => page.locator("#acupuncture li code").allInnerTexts();

/** The treatments of a new patient's open appointment. */
async function treatments(page: Page, name: string): Promise<string> {
  await signInQuietly(page, "professional");
  const { id } = await newPatient(page, name);
  return addressOf(id, await begun(page, id), "treatments");
}

/** Touches a point of the chart that is open. */
async function touch(page: Page, name: RegExp) {
  const box = await placeOf(spot(page, name).locator("circle"));
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test("points from typing, a group, the balance tool and the charts, every needle out before the end, corrected after it", async ({
  page,
}) => {
  const address = await treatments(page, "Needle");
  const group = `Demo knees ${Date.now().toString(36)}`;

  await page.goto("/settings/acupuncture");
  await page.getByRole("button", { name: "New group" }).first().click();
  await page.getByLabel(/^Name/).fill(group);
  for (const [typed, shown] of [
    ["E 36", /ST36/],
    ["yin ling quan", /SP9/],
  ] as const) {
    const field = page.getByRole("combobox", { name: "Add a point" });
    await field.fill(typed);
    await expect(page.getByRole("option", { name: shown }).first()).toBeVisible();
    await field.press("Enter");
  }
  await press(page, "Save");
  await expect(page.getByText(group)).toBeVisible();
  await expectAccessible(page);

  await page.goto(address);
  await addPoint(page, "足三里", /ST36/);
  await page.getByLabel("Group", { exact: true }).selectOption({ label: group });
  await press(page, "Add 2 points");
  await expect.poll(() => chosen(page)).toEqual(["SP9", "ST36"]);

  await press(page, "Balance channels");
  await page.getByRole("group", { name: "Affected channels" }).getByRole("button", { name: /^LU/ }).click();
  await page
    .getByRole("group", { name: "Side of the complaint" })
    .getByRole("button", { name: "Left" })
    .click();
  const candidates = page.getByRole("group", { name: /Balancing channels/ });
  await candidates.getByRole("button", { name: /^LI/ }).click();
  await expect(page.getByText(/exactly 2/)).toBeVisible();
  await candidates.getByRole("button", { name: /^BL/ }).click();
  await page
    .getByRole("group", { name: "Points of Large Intestine" })
    .getByRole("button", { name: /^LI4/ })
    .click();
  await press(page, "Add 1 point");
  await expect.poll(() => chosen(page)).toEqual(["LI4", "SP9", "ST36"]);

  await press(page, "Chart");
  await touch(page, /^CV12/);
  await expect.poll(() => chosen(page)).toEqual(["CV12", "LI4", "SP9", "ST36"]);
  await page.getByRole("checkbox", { name: /Mark Ashi points/ }).check();
  await touch(page, /^ST25 .* Left/);
  await expect(page.getByText("Ashi point marked")).toBeVisible();
  await saved(page);
  await expectAccessible(page);

  await press(page, /^Ear/);
  await touch(page, /^TF4/);
  await expect.poll(() => chosen(page)).toEqual(["TF4"]);
  await saved(page);

  await page.reload();
  await expect.poll(() => chosen(page)).toEqual(["CV12", "LI4", "SP9", "ST36"]);
  await press(page, "Finish");
  const asked = page.getByRole("dialog");
  await asked.getByRole("button", { name: "Finish and sign" }).click();
  await expect(asked.getByText(/Needles in \(\d+\) and out \(0\) do not match/)).toBeVisible();
  await asked.getByRole("button", { name: "All needles out" }).click();
  await expect(asked.getByText(/Needles in: \d+, out: 0/)).toHaveCount(0);
  await asked.getByRole("button", { name: "Finish and sign" }).click();
  await expect(page.getByText(/Signed by/).first()).toBeVisible();

  const acupuncture = page.locator("#acupuncture");
  await acupuncture.getByRole("button", { name: "Amend" }).click();
  await acupuncture.getByRole("button", { name: "Remove CV12" }).click();
  await acupuncture.getByLabel(/Reason for the change/).fill("Not needled");
  await press(page, "Save amendment");
  await acupuncture.getByText(/^Amended by .*Not needled/).click();
  await expect(acupuncture.getByText(/^Taken out: CV12/)).toBeVisible();
  await expect.poll(() => chosen(page)).toEqual(["LI4", "SP9", "ST36"]);
  await expectAccessible(page);
});

test("the chart by keyboard on a phone: no sideways scroll, arrows and Enter", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await treatments(page, "Arrow"));
  await press(page, "Chart");
  await spot(page, /^GV20/).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await chosen(page)).length).toBe(1);
  await expectNoSidewaysScroll(page);
  await press(page, "Head");
  await expectAccessible(page);
});

test("what a colleague shares is used in the colleague's appointment, and nothing else is seen", async ({
  page,
}) => {
  await signInQuietly(page, "professional");
  const names = ["shared", "kept"].map((what) => `Demo ${what} ${Date.now().toString(36)}`);
  for (const [at, name] of names.entries()) {
    await page.goto("/settings/acupuncture");
    await page.getByRole("button", { name: "Copy: Four gates" }).click();
    await page.getByLabel(/^Name/).fill(name);
    if (at === 0) await page.getByRole("checkbox", { name: "Share with colleagues" }).check();
    await press(page, "Save");
    await expect(page.getByText(name)).toBeVisible();
  }
  await signInQuietly(page, "manager");
  await page.goto("/settings/acupuncture");
  await expect(page.getByText(names[0] ?? "")).toBeVisible();
  await expect(page.getByText(names[1] ?? "")).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Edit: ${names[0]}` })).toHaveCount(0);
});
