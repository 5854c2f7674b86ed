import type { Page } from "@playwright/test";
import { addressOf, api, newPatient, visited } from "./appointments.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signInQuietly, test } from "./fixtures.ts";
import { addPoint, saved } from "./visit.ts";

const called = (what: string) => `${what} ${Date.now().toString(36)}`;
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Today's treatments of a patient whose examination found L4 restricted. */
async function examined(page: Page): Promise<string> {
  const { id } = await newPatient(page, "Treated");
  const osteopathy = { segments: [{ segment: "L4", mobility: "restricted", pain: 6 }] };
  return addressOf(id, await visited(page, id, { days: 0, sections: { osteopathy } }), "treatments");
}

test("a treatment is recorded, saved as a pre-made treatment, and applied in another visit", async ({
  page,
}) => {
  await signInQuietly(page, "professional");
  const set = called("Lumbar");
  const points = called("Knee");
  await page.goto(await examined(page));
  const osteo = part(page, "Osteopathic techniques");
  await osteo.getByRole("button", { name: "Treat L4, restricted, pain 6 of 10" }).click();
  await osteo.getByRole("combobox", { name: "Technique, L4" }).selectOption("muscle_energy");
  await osteo.getByRole("radio", { name: "Released" }).check();
  const others = part(page, "Other treatments");
  await others.getByRole("button", { name: "Gua sha" }).click();
  await others.getByRole("textbox", { name: "Area of Gua sha" }).fill("Neck");
  await addPoint(page, "st36", /ST36/);
  await saved(page);
  await expectAccessible(page);

  await osteo.getByRole("button", { name: "Save as pre-made" }).click();
  await osteo.getByRole("textbox", { name: /^Name/ }).fill(set);
  await osteo.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`“${set}” saved`)).toBeVisible();
  const needles = page.locator("#acupuncture");
  await needles.getByRole("button", { name: "Save as pre-made" }).click();
  await needles.getByRole("textbox", { name: /^Name/ }).fill(points);
  await needles.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(`“${points}” saved`)).toBeVisible();

  // Another visit: added to the present entries, once, and undone.
  await page.goto(await examined(page));
  await addPoint(page, "li4", /LI4/);
  await needles.getByRole("button", { name: "Apply pre-made" }).click();
  await needles.getByRole("searchbox").fill(points);
  await needles.getByRole("searchbox").press("Enter");
  await expect(page.getByText(`“${points}” applied: 2 added`)).toBeVisible();
  await expect(needles.getByRole("listitem").filter({ hasText: "LI4" })).toBeVisible();
  await expect(needles.getByRole("listitem").filter({ hasText: "ST36" })).toBeVisible();
  for (const answer of [`“${set}” applied: 1 added`, `Everything in “${set}” is already there`]) {
    await osteo.getByRole("button", { name: "Apply pre-made" }).click();
    await osteo.getByRole("button", { name: new RegExp(`${set}.*Muscle energy`) }).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  await saved(page);
  await page.reload();
  await expect(osteo.getByRole("combobox", { name: /^Technique, / })).toHaveValue("muscle_energy");
  await expect(needles.getByRole("listitem").filter({ hasText: "ST36" })).toBeVisible();
});

test("a custom treatment is made in the library on a phone, with a pre-made one, and given in a visit", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInQuietly(page, "professional");
  const bath = called("Salt bath");
  const evening = called("Evening");
  const neck = called("Neck");
  await page.goto("/treatments");
  await page.getByRole("button", { name: "New custom treatment" }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill(bath);
  await page.getByRole("textbox", { name: "Usual minutes" }).fill("20");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: `Pre-made: ${bath}` }).click();
  await page.getByRole("link", { name: "New pre-made treatment" }).click();
  await page.getByRole("textbox", { name: /^Name/ }).fill(evening);
  await page.getByRole("textbox", { name: "Note" }).fill("Before bed");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: evening })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The library uses the appointment's editors.
  await page.goto("/treatments/auricular/pre-made-treatments/new/edit");
  await page.getByRole("textbox", { name: /^Name/ }).fill(neck);
  await addPoint(page, "shenmen", /TF4/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: neck })).toBeVisible();

  await page.goto(await examined(page));
  const own = part(page, "Custom treatments");
  await own.getByRole("combobox", { name: "Add one of your treatments" }).fill(bath);
  await page.getByRole("option", { name: bath }).click();
  await own.getByRole("button", { name: "Apply pre-made" }).click();
  await own.getByRole("button", { name: evening }).click();
  await expect(own.getByRole("textbox", { name: `Note on ${bath}` })).toHaveValue("Before bed");
  await saved(page);
  await expectNoSidewaysScroll(page);
  const { items } = await api(page, "get", "/custom-treatments");
  expect(items.map(({ name }: { name: string }) => name)).toContain(bath);

  // Deleted, it goes with its pre-made one, and comes back with it.
  await page.goto("/treatments");
  const row = page
    .getByRole("region", { name: "Custom treatments" })
    .getByRole("listitem")
    .filter({ hasText: bath });
  await row.getByRole("button", { name: `Delete: ${bath}` }).click();
  await row.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row).toContainText("1 pre-made");
});
