import type { Browser, Page } from "@playwright/test";
import { ownDay, typedDay } from "./days.ts";
import { expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";

const DAY = 86_400_000;
const headers = { origin: ready().web };

/** People of this journey's own; the names differ from run to run. */
async function newPatients(page: Page, count: number): Promise<{ id: string; name: string }[]> {
  const stamp = crypto.randomUUID().slice(0, 8);
  const made: { id: string; name: string }[] = [];
  for (let at = 0; at < count; at += 1) {
    const name = `Demo Visitor ${stamp} ${"ABCDEFGH"[at]}`;
    const answer = await page.request.post(`${ready().api}/patients`, { headers, data: { name } });
    made.push({ id: (await answer.json()).id, name });
  }
  return made;
}

const clinicOf = async (page: Page) => (await page.request.get(`${ready().api}/clinic`)).json();

/** Books by the form, up to the answer. */
async function book(page: Page, name: string, { time, day }: { time: string; day?: string }) {
  await page.getByRole("button", { name: "New appointment" }).click();
  const form = page.getByRole("dialog");
  await form.getByRole("combobox", { name: /^Patient/ }).fill(name);
  await form.getByRole("option", { name, exact: true }).click();
  if (day) await form.getByLabel(/^Date/).fill(typedDay(day));
  await form.getByLabel(/^Time/).fill(time);
  await form.getByLabel(/^Professional/).selectOption({ label: "Demo Therapist" });
  await form.getByRole("button", { name: "Book", exact: true }).click();
}

const tile = (page: Page, name: string) => page.locator("button[data-event-id]", { hasText: name });

async function another(browser: Browser, who: "manager" | "receptionist", timezoneId = "Europe/Lisbon") {
  const context = await browser.newContext({ baseURL: ready().web, locale: "en-GB", timezoneId });
  const page = await context.newPage();
  await signInQuietly(page, who);
  return page;
}

test("two users at once: one time takes one booking, and each sees the other's", async ({
  page,
  browser,
}) => {
  await signInQuietly(page, "receptionist");
  const second = await another(browser, "manager");
  const [one, two] = await newPatients(page, 2);
  const day = ownDay();
  for (const desk of [page, second]) {
    await desk.goto(`/calendar?view=day&date=${day}`);
    await expect(desk.getByRole("button", { name: /^Book/ }).first()).toBeAttached();
  }
  await book(page, String(one?.name), { time: "10:00" });
  await expect(page.getByText(new RegExp(`${one?.name} booked for .*, 10:00, with`))).toBeVisible();

  await book(second, String(two?.name), { time: "10:00" });
  const clash = second.getByRole("dialog");
  await expect(clash.getByText("This time is already taken")).toBeVisible();
  await expect(clash.getByText(new RegExp(`Professional · ${one?.name} · 10:00`))).toBeVisible();
  const nearest = clash.getByRole("button", { name: /^\d\d:\d\d$/ }).first();
  const time = await nearest.textContent();
  await nearest.click();
  await expect(second.getByText(new RegExp(`${two?.name} booked for .*, ${time}, with`))).toBeVisible();

  // Without a reload: every eight seconds a calendar asks whether anything changed, and then reads the changes.
  await expect(tile(page, String(two?.name))).toBeVisible();
  await expect(tile(second, String(one?.name))).toBeVisible();

  // One edits while the other moves it: nothing is overwritten, and the form shows the current values.
  await tile(page, String(one?.name)).press("e");
  await page.getByRole("dialog").getByLabel("Notes").fill("Asked for the quiet room");
  await tile(second, String(one?.name)).press("e");
  await second.getByRole("dialog").getByLabel(/^Time/).fill("16:00");
  await second.getByRole("button", { name: "Save changes" }).click();
  await expect(second.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText(/^Someone else has changed this appointment/).first()).toBeVisible();
  await expect(page.getByRole("dialog").getByText(/^Now: .*16:00/)).toBeVisible();
  await page.getByRole("button", { name: "Start again from the current version" }).click();
  await expect(page.getByRole("dialog").getByLabel(/^Time/)).toHaveValue("16:00");
  await page.getByRole("dialog").getByLabel("Notes").fill("Asked for the quiet room");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(tile(page, String(one?.name))).toHaveAttribute("title", /^16:00/);
  await second.context().close();
});

/** The last Sunday of October of next year; of the one after where it is tried again and the first left something. */
function clocksGoBack(): Date {
  const day = new Date(Date.UTC(new Date().getUTCFullYear() + 1 + test.info().retry, 9, 31));
  day.setUTCDate(31 - day.getUTCDay());
  return day;
}
const around = (days: number) => new Date(clocksGoBack().getTime() + days * DAY).toISOString().slice(0, 10);

test("a series across the last Sunday of October keeps its local time", async ({ page, browser }) => {
  await signInQuietly(page, "receptionist");
  const [patient] = await newPatients(page, 1);
  const name = String(patient?.name);
  const before = around(-4);
  const after = around(3);
  await page.goto(`/calendar?view=day&date=${before}`);
  await page.getByRole("button", { name: "Series", exact: true }).click();
  const form = page.getByRole("dialog");
  await form.getByLabel("Ends").selectOption({ label: "On a date" });
  await form.getByLabel(/^Last day/).fill(typedDay(around(4)));
  await form.getByRole("combobox", { name: /^Patient/ }).fill(name);
  await form.getByRole("option", { name, exact: true }).click();
  await form.getByLabel(/^Time/).fill("19:15");
  await form.getByLabel(/^Professional/).selectOption({ label: "Demo Therapist" });
  await form.getByRole("button", { name: "Check the dates" }).click();
  await expect(form.getByRole("checkbox")).toHaveCount(2);
  await expect(form.getByText(/, 19:15$/)).toHaveCount(2);
  for (const box of await form.getByRole("checkbox").all()) await box.check();
  await form.getByRole("button", { name: "Book 2 appointments" }).click();
  await expect(page.getByText(`2 appointments booked for ${name}`)).toBeVisible();

  // The same hour in the clinic's zone although the clocks change between; a user elsewhere sees the clinic's hour.
  const away = await another(browser, "manager", "America/New_York");
  for (const day of [before, after]) {
    for (const desk of [page, away]) {
      await desk.goto(`/calendar?view=day&date=${day}`);
      await expect(tile(desk, name)).toHaveAttribute("title", /^19:15/);
    }
  }
  await expect(away.getByText(/All times are the clinic’s \(Lisbon\)/)).toBeVisible();
  const query = `from=${before}T00:00:00.000Z&to=${around(4)}T00:00:00.000Z`;
  const { items } = await (await page.request.get(`${ready().api}/appointments?${query}`)).json();
  const own = items.filter((item: { patient?: string }) => item.patient === patient?.id);
  expect(own.map(({ start }: { start: string }) => start)).toEqual([
    `${before}T18:15:00.000Z`,
    `${after}T19:15:00.000Z`,
  ]);

  // Both move together and keep their local time.
  await page.goto(`/calendar?view=day&date=${before}`);
  await tile(page, name).click();
  await page.keyboard.press("e");
  await page.getByLabel("What to change").selectOption({ label: "All of the series" });
  await page.getByRole("dialog").getByLabel(/^Time/).fill("18:30");
  await page.getByRole("button", { name: "Check the dates" }).click();
  await page.getByRole("button", { name: "Change 2 appointments" }).click();
  await expect(page.getByText(`2 appointments of ${name} changed`)).toBeVisible();
  await page.goto(`/calendar?view=day&date=${after}`);
  await expect(tile(page, name)).toHaveAttribute("title", /^18:30/);
  await tile(page, name).click();
  await page.getByRole("button", { name: /^Cancel appointment/ }).click();
  await page.getByLabel(/^Reason for cancelling/).fill("Moves away");
  await page.getByLabel("What to cancel").selectOption({ label: "All of the series" });
  await expect(page.getByText("2 appointments will be cancelled:")).toBeVisible();
  await page.getByRole("button", { name: "Cancel the appointment" }).click();
  await expect(page.getByText(`2 appointments of ${name} cancelled`)).toBeVisible();
  await away.context().close();
});

test("a fully booked day: the clash says so, and the search offers the next day", async ({ page }) => {
  await signInQuietly(page, "receptionist");
  const [taken, wanting] = await newPatients(page, 2);
  const clinic = await clinicOf(page);
  const therapist = clinic.professionals.find(({ name }: { name: string }) => name === "Demo Therapist");
  const day = ownDay();
  for (let hour = 6; hour < 22; hour += 1) {
    const data = {
      patient: taken?.id,
      patient_name: taken?.name,
      professional: therapist.id,
      office: clinic.establishments[0].offices[0].id,
      appointment_type: clinic.appointment_types[0].id,
      start: `${day}T${String(hour).padStart(2, "0")}:00:00.000Z`,
      duration: 60,
      override: true,
    };
    const answer = await page.request.post(`${ready().api}/appointments`, { headers, data });
    expect(answer.status()).toBe(201);
  }
  await page.goto(`/calendar?view=day&date=${day}`);
  await book(page, String(wanting?.name), { time: "11:00" });
  await expect(page.getByRole("dialog").getByText("This time is already taken")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard", exact: true }).click();

  await page.getByRole("button", { name: "Find a time" }).click();
  const finder = page.getByRole("dialog");
  await finder.getByLabel("Professional").selectOption({ label: "Demo Therapist" });
  await finder.getByRole("button", { name: "Show free times" }).click();
  const first = finder.getByRole("button", { name: /^Book .* with Demo Therapist$/ }).first();
  await expect(first).toBeVisible();
  const full = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
  await expect(
    finder.getByRole("heading", { name: new RegExp(` ${full.format(new Date(day))}$`) }),
  ).toHaveCount(0);
  await expectAccessible(page);
  await first.click();
  const form = page.getByRole("dialog");
  await form.getByRole("combobox", { name: /^Patient/ }).fill(String(wanting?.name));
  await form.getByRole("option", { name: String(wanting?.name), exact: true }).click();
  await form.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText(new RegExp(`${wanting?.name} booked for`))).toBeVisible();
});

test("the calendar by keyboard alone, with names for screen readers", async ({ page }) => {
  await signInQuietly(page, "receptionist");
  const [patient] = await newPatients(page, 1);
  const name = String(patient?.name);
  const day = ownDay();
  await page.goto(`/calendar?view=day&date=${day}`);
  await book(page, name, { time: "09:00" });
  await expect(page.getByText(new RegExp(`${name} booked for .*, 09:00, with`))).toBeVisible();
  const { professionals } = await clinicOf(page);
  const therapist = professionals.find((one: { name: string }) => one.name === "Demo Therapist");
  for (const view of ["day", "week"]) {
    // A week is one professional's.
    await page.goto(`/calendar?view=${view}&date=${day}&who=${therapist.id}`);
    await expect(tile(page, name)).toBeVisible();
    await expectAccessible(page);
  }
  // One key opens the move with the focus in its first field; Esc leaves it, back on the tile.
  await tile(page, name).focus();
  await page.keyboard.press("e");
  await expect(page.getByRole("dialog", { name: "Move or change" })).toBeVisible();
  await expect(page.getByRole("dialog").getByLabel(/^Date/)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(tile(page, name)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  await page.keyboard.press("e");
  await page.getByRole("dialog").getByLabel(/^Time/).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("14:30");
  await page.keyboard.press("Enter");
  await expect(tile(page, name)).toHaveAttribute("title", /^14:30/);
});

test("only the calendar fetches the library that draws it", async ({ page }) => {
  let fetched = 0;
  page.on("response", async (response) => {
    if (!/javascript/.test(response.headers()["content-type"] ?? "")) return;
    if (/["'`]AgendaView["'`]/.test(await response.text().catch(() => ""))) fetched += 1;
  });
  await signInQuietly(page, "receptionist");
  for (const path of ["/home", "/patients", "/payments"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect(fetched).toBe(0);
  await page.goto("/calendar");
  await expect(page.getByRole("button", { name: /^Book/ }).first()).toBeAttached();
  await expect.poll(() => fetched).toBeGreaterThan(0);
});

test("a printed week has every hour, also those outside the visible part of the screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await signInQuietly(page, "receptionist");
  await page.goto("/calendar?view=week");
  const hours = page.locator("[data-scrollarea-viewport]").filter({ has: page.getByText("08:00") });
  await expect(hours).toBeVisible();
  const hidden = () => hours.evaluate((box) => box.scrollHeight - box.clientHeight);
  await expect.poll(hidden).toBeGreaterThan(0);
  await page.emulateMedia({ media: "print" });
  await expect.poll(hidden).toBe(0);
});
