import type { Page } from "@playwright/test";
import { begun, newPatient } from "./appointments.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signInQuietly, test } from "./fixtures.ts";
import { saved } from "./visit.ts";

/** The card of one question; its fields are within. */
const card = (page: Page, name: RegExp) =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name }) });

/** Builds a test of three questions with a score of two bands, and publishes it. */
async function build(page: Page, name: string) {
  await page.goto("/tests");
  await page.getByRole("button", { name: "New test" }).first().click();
  await page.waitForURL(/custom-tests\/.*\/edit/);
  // The address changes before the list has gone, whose search is labelled with a name too.
  await expect(page.getByRole("heading", { level: 1, name: "New test" })).toBeVisible();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole("button", { name: "Scale", exact: true }).click();
  await page.getByLabel("Question", { exact: true }).fill("Pain at rest");
  await page.getByLabel("Words at the start").fill("none");
  await page.getByLabel("Words at the end").fill("worst");
  await page.getByLabel("Counts towards the score").check();
  await page.getByLabel("Must be answered").check();
  await page.getByRole("button", { name: "Number", exact: true }).click();
  await page.getByLabel("Question", { exact: true }).fill("Flexion");
  await page.getByLabel("Unit").fill("°");
  await page.getByLabel("Possible from").fill("0");
  await page.getByLabel("Possible to").fill("180");
  await page.getByLabel("Normal from").fill("120");
  await page.getByRole("button", { name: "Options", exact: true }).click();
  await page.getByLabel("Question", { exact: true }).fill("Swelling");
  await page.getByLabel("Option 1", { exact: true }).fill("none");
  await page.getByLabel("Option 2", { exact: true }).fill("severe");
  await page.getByLabel("Points of option 1").fill("0");
  await page.getByLabel("Points of option 2").fill("5");
  await page.getByRole("button", { name: "Add a band" }).click();
  await page.getByLabel("To", { exact: true }).last().fill("4");
  await page.getByRole("textbox", { name: "Means" }).fill("mild");
  await page.getByRole("button", { name: "Add a band" }).click();
  await page.getByRole("textbox", { name: "Means" }).nth(1).fill("severe");
  await saved(page);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("Version 1 published")).toBeVisible();
}

/** Takes the test in an appointment a month ago: an impossible number, one below normal, and the score. */
async function take(page: Page, name: string) {
  const patient = await newPatient(page, "Tested");
  const visit = await begun(page, patient.id, 30);
  await page.goto(`/patient/${patient.id}/appointment/${visit}?step=tests`);
  await page.getByRole("combobox", { name: "Add a test" }).fill(name);
  await page.getByRole("option", { name: new RegExp(name) }).click();
  const taken = page.getByRole("article", { name });
  await taken
    .getByRole("group", { name: /Pain at rest/ })
    .getByRole("radio", { name: "3", exact: true })
    .check();
  await taken.getByRole("textbox", { name: "Flexion" }).fill("200");
  await expect(taken.getByText("Enter a number between 0 and 180.")).toBeVisible();
  await taken.getByRole("textbox", { name: "Flexion" }).fill("95");
  await expect(taken.getByText("below normal")).toBeVisible();
  await taken.getByRole("radio", { name: "severe" }).check();
  await expect(taken.getByText("8 of 15")).toBeVisible();
  await saved(page);
  await expectAccessible(page);
  return { patient: patient.id, visit };
}

/** Rewords a question and moves it by keyboard: version 2. */
async function change(page: Page, editor: string) {
  await page.goto(editor);
  await page.getByRole("button", { name: /1\. Pain at rest/ }).click();
  await page.getByLabel("Question", { exact: true }).fill("Pain when walking");
  const handle = page.getByRole("button", { name: "Move “Pain when walking”" });
  await handle.focus();
  await handle.press("ArrowDown");
  await expect(page.getByRole("button", { name: /2\. Pain when walking/ })).toBeVisible();
  await expect(handle).toBeFocused();
  await saved(page);
  await page.getByRole("button", { name: "Publish as version 2" }).click();
  await expect(page.getByText("Version 2 published")).toBeVisible();
}

test("a custom test is built, used, changed; the old result keeps its version", async ({ page }) => {
  const name = `Demo knee ${Date.now().toString(36)}`;
  await signInQuietly(page, "professional");
  await build(page, name);
  const editor = page.url();
  await expectAccessible(page);
  const { patient, visit: before } = await take(page, name);
  await change(page, editor);

  // Today's visit takes version 2; beside it the old result, with its old words.
  const today = await begun(page, patient);
  await page.goto(`/patient/${patient}/appointment/${today}?step=tests`);
  await page.getByRole("combobox", { name: "Add a test" }).fill(name);
  await page.getByRole("option", { name: new RegExp(name) }).click();
  const taken = page.getByRole("article", { name });
  await expect(taken.getByRole("group", { name: /Pain when walking/ })).toBeVisible();
  await taken.getByText(/^Previous result/).click();
  await expect(taken.getByText("Pain at rest")).toBeVisible();
  await expect(taken.getByText("8 of 15")).toBeVisible();
  await taken.getByRole("textbox", { name: "Flexion" }).fill("125");
  await taken.getByText("Over time").click();
  await expect(taken.getByRole("img", { name: /Flexion: 2 values/ })).toBeVisible();
  await saved(page);

  // The old visit still shows what was asked then.
  await page.goto(`/patient/${patient}/appointment/${before}?step=tests`);
  await expect(taken.getByRole("group", { name: /Pain at rest/ })).toBeVisible();
  await expect(taken.getByText("version 1")).toBeVisible();
});

test("a custom test is built and used on a phone without sideways scroll", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = `Demo knee phone ${Date.now().toString(36)}`;
  await signInQuietly(page, "professional");
  await build(page, name);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await take(page, name);
  await expectNoSidewaysScroll(page);
});

test("a question removed comes back; a draft survives closing the tab; gaps are named at publishing", async ({
  page,
}) => {
  await signInQuietly(page, "professional");
  await page.goto("/tests");
  await page.getByRole("button", { name: "New test" }).first().click();
  await page.waitForURL(/custom-tests\/.*\/edit/);
  const edit = page.url();
  await page.getByRole("button", { name: "Yes or no", exact: true }).click();
  await page.getByLabel("Question", { exact: true }).fill("Wakes at night");
  await page.getByRole("button", { name: "Date", exact: true }).click();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("link", { name: "Question 2: Date" })).toBeVisible();
  await page.getByRole("button", { name: "Delete “Wakes at night”" }).click();
  await expect(card(page, /Wakes at night/)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card(page, /1\. Wakes at night/)).toBeVisible();
  await page.goto("/tests");
  await page.goto(edit);
  await expect(card(page, /1\. Wakes at night/)).toBeVisible();
});
