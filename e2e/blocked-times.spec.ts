import type { Page } from "@playwright/test";
import { api } from "./appointments.ts";
import { ownDay, typedDay } from "./days.ts";
import { expect, expectAccessible, signInQuietly, test } from "./fixtures.ts";

const WEEK = 7 * 86_400_000;
const weekLater = (day: string) => new Date(Date.parse(day) + WEEK).toISOString().slice(0, 10);

/** A patient booked at noon of the clinic's clock or an hour later, with the first professional. */
async function bookedAtNoon(page: Page, day: string) {
  const name = `Demo Noon ${crypto.randomUUID().slice(0, 8)}`;
  const [clinic, { id: patient }] = await Promise.all([
    api(page, "get", "/clinic"),
    api(page, "post", "/patients", { name }),
  ]);
  const professional = clinic.professionals[0];
  await api(page, "post", "/appointments", {
    patient,
    patient_name: name,
    professional: professional.id,
    office: clinic.establishments[0].offices[0].id,
    appointment_type: clinic.appointment_types[0].id,
    start: `${day}T12:00:00.000Z`,
    duration: 60,
    override: true,
  });
  return { name, professional: professional.name as string };
}

test("a time is blocked, clashes, is changed and removed by keyboard; weekly, one day of it", async ({
  page,
}) => {
  await signInQuietly(page, "receptionist");
  const day = ownDay();
  const title = `Demo meeting ${crypto.randomUUID().slice(0, 4)}`;
  const { name, professional } = await bookedAtNoon(page, day);
  const dialog = page.getByRole("dialog");
  const tile = page.getByRole("button", { name: new RegExp(title) });
  const blockTime = page.getByRole("button", { name: "Block time" });
  /** The calendar is read again before the dialog closes and the toast with its undo comes: all three are waited for. */
  const remove = async () => {
    await dialog.getByRole("button", { name: "Remove" }).press("Enter");
    await expect(dialog).toBeHidden();
    await expect(tile).toBeHidden();
  };

  // Once: what is booked then is listed, and left to who blocks it.
  await page.goto(`/calendar?view=day&date=${day}`);
  await expect(page.getByRole("button", { name: /^Book/ }).first()).toBeAttached();
  await blockTime.press("Enter");
  await expect(dialog.getByLabel(/^Title/)).toBeFocused();
  await page.keyboard.type(title);
  await expectAccessible(page);
  await dialog.getByLabel(/^Professional or office/).selectOption({ label: professional });
  await dialog.getByLabel(/^From/).fill("12:00");
  await dialog.getByLabel(/^To/).fill("14:00");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Booked on these days" })).toBeVisible();
  await expect(dialog.getByText(name)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  // Booked into it all the same: the dialog says that it is blocked.
  await page.getByRole("button", { name: "New appointment" }).press("Enter");
  await page.keyboard.type(name);
  await expect(dialog.getByRole("option", { name, exact: true })).toBeVisible();
  await page.keyboard.press("Enter");
  await dialog.getByLabel(/^Date/).fill(typedDay(day));
  await dialog.getByLabel(/^Time/).fill("13:30");
  await dialog.getByLabel(/^Professional/).selectOption({ label: professional });
  await dialog.getByRole("button", { name: "Book", exact: true }).press("Enter");
  await expect(dialog.getByText(/Blocked time/).first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Discard" }).press("Enter");
  await expect(dialog).toBeHidden();

  // Changed, then removed with a way back.
  await tile.press("Enter");
  await dialog.getByLabel(/^To/).fill("14:30");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Booked on these days" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(tile).toContainText("14:30");
  await tile.press("Enter");
  await remove();
  const removed = page.getByRole("status").locator("> div", { hasText: `${title} is no longer blocked` });
  await removed.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(tile).toBeVisible();
  await tile.press("Enter");
  await remove();

  // Weekly: one day of it is removed, the next week's stays.
  await blockTime.press("Enter");
  await page.keyboard.type(title);
  await dialog.getByLabel(/^Professional or office/).selectOption({ label: professional });
  await dialog.getByLabel(/^From/).fill("08:00");
  await dialog.getByLabel(/^To/).fill("08:30");
  await dialog.getByRole("checkbox", { name: "Repeats every week" }).press("Space");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Block time" }).press("Enter");
  await expect(dialog).toBeHidden();
  await tile.press("Enter");
  await expect(dialog.getByLabel("What to change")).toHaveValue("only");
  await remove();
  await page.goto(`/calendar?view=day&date=${weekLater(day)}`);
  await tile.press("Enter");
  await dialog.getByLabel("What to change").selectOption("all");
  await remove();
});
