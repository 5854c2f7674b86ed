import type { Page } from "@playwright/test";
import { ownClinic } from "./accounts-setup.ts";
import { addressOf, api, begun, newPatient } from "./appointments.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./fixtures.ts";
import { addPoint, saved } from "./visit.ts";

const alarm = (page: Page) => page.getByRole("alert").filter({ hasText: "time is up" });
const dashboard = (page: Page) => page.getByRole("button", { name: /^Timers:/ });

/** Seconds shown in the top bar. */
const left = async (page: Page) => {
  const [minutes = 0, seconds = 0] = ((await dashboard(page).innerText()).split("·").at(-1) ?? "")
    .split(":")
    .map(Number);
  return minutes * 60 + seconds;
};

// A timer rings on every screen of its user: no other journey may be signed in as the same user.
test.beforeEach(({ page }) => ownClinic(page, "timers"));

test("one click times the needles; it goes on everywhere, is paused and stopped from the top bar", async ({
  page,
}) => {
  const patient = await newPatient(page, "Timer");
  await page.goto(addressOf(patient.id, await begun(page, patient.id), "treatments"));
  await addPoint(page, "st36", /ST36/);
  await saved(page);
  await page.getByRole("button", { name: "Start timer: Acupuncture, 20 min" }).click();
  await expect.poll(() => left(page)).toBeGreaterThan(1150);
  // It waits beside the page too, where the browser lets no timer sleep: the policy on scripts must let it.
  await expect.poll(() => page.workers().length).toBe(1);

  await page.getByRole("link", { name: "Calendar" }).click();
  await page.reload();
  await dashboard(page).click();
  const row = page.getByRole("listitem").filter({ hasText: patient.name });
  await row.getByRole("button", { name: /^\+1 min/ }).click();
  await row.getByRole("button", { name: /^Pause/ }).click();
  await expect(row.getByRole("button", { name: /^Resume/ })).toBeVisible();
  await expect(row.getByText(/^(20:\d\d|21:00)$/)).toBeVisible();
  await expectAccessible(page);
  await row.getByRole("link", { name: /^Open the appointment/ }).click();
  await expect(page.getByRole("heading", { name: patient.name })).toBeVisible();
  await dashboard(page).click();
  await row.getByRole("button", { name: /^Stop/ }).click();
  await expect(row).toHaveCount(0);
});

test("the end rings in every tab, survives a reload, and stops everywhere when dismissed in one", async ({
  page,
  context,
}) => {
  const patient = await newPatient(page, "Bell");
  const appointment = await begun(page, patient.id);
  const other = await context.newPage();
  await Promise.all([page.goto("/home"), other.goto("/patients")]);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const start = () => api(page, "post", "/api/timers/start", { appointment, kind: "moxa", seconds: 3 });
  await start();
  await Promise.all([page.reload(), other.reload()]);

  for (const tab of [page, other]) {
    await expect(alarm(tab).getByText("Moxa: time is up")).toBeVisible();
    await expect(alarm(tab).getByRole("link", { name: patient.name })).toBeVisible();
    await expect(tab).toHaveTitle(/^⏰/);
  }
  await page.reload();
  await expect(alarm(page)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop ringing" }).click();
  for (const tab of [page, other]) {
    await expect(alarm(tab)).toHaveCount(0);
    await expect(tab).not.toHaveTitle(/^⏰/);
  }
  const asked = other.waitForResponse(/\/api\/timers$/);
  await other.reload();
  await asked;
  await expect(alarm(other)).toHaveCount(0);
});

test("a user's own minutes are kept, and fit a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/settings/timers");
  await page.getByLabel(/^Cupping/).fill("12");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved").first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Cupping/)).toHaveValue("12");
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
