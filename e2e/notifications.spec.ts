import type { Page } from "@playwright/test";
import { ownClinic } from "./accounts-setup.ts";
import { api } from "./appointments.ts";
import { ownDay } from "./days.ts";
import { expect, expectAccessible, newAddress, ready, signInQuietly, test } from "./fixtures.ts";
import { htmlTo, mailsTo } from "./mailbox.ts";
import { CORPUS } from "./xss-corpus.ts";
import { inspect, watched } from "./xss-watch.ts";

const MINUTE = 60_000;
/** The demo clinic's own patients are notified at the same time: their messages may go out first. */
const SOON = { timeout: MINUTE };

async function textsTo(number: string): Promise<string[]> {
  const answer = await fetch(new URL("/messages.json", ready().phones));
  const { messages } = (await answer.json()) as { messages: { to: string; text: string }[] };
  return messages.filter(({ to }) => to === number).map(({ text }) => text);
}

/** Runs the job as the clock would at a moment. */
async function jobAt(moment: number) {
  const time = new Date(moment).toISOString();
  const ran = await fetch(`${ready().control}/run/dispatch-notices?time=${time}`, { method: "POST" });
  expect(ran.status).toBe(200);
}

async function addPatient(page: Page, name: string, email: string, mobile: string) {
  await page.goto("/patients/new");
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Mobile/).fill(mobile);
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByRole("checkbox", { name: /e-mail/i }).check();
  await page.getByRole("checkbox", { name: /SMS|text message/i }).check();
  await page.getByRole("button", { name: /^Add (patient|anyway)/ }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

async function book(page: Page, day: string) {
  await page
    .getByRole("link", { name: /appointment/i })
    .first()
    .click();
  await page.getByLabel(/^Date/).fill(day);
  await page.getByLabel(/^Time/).fill("10:00");
  await page.getByLabel(/^Professional/).selectOption({ index: 1 });
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === "POST" && answer.url().endsWith("/appointments"),
  );
  await page.getByRole("button", { name: "Book", exact: true }).click();
  const answer = await saved;
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string; start: string; patient: string; version: number };
}

test("a patient is notified of a booking, reminded once, and notified of the cancellation", async ({
  page,
}) => {
  const email = newAddress("notified");
  const mobile = `93${String(Date.now()).slice(-7)}`;
  const name = `Demo Told ${Date.now().toString(36)}`;
  await signInQuietly(page, "receptionist");
  await addPatient(page, name, email, mobile);
  const booked = await book(page, ownDay());

  await jobAt(Date.now());
  expect(await mailsTo(email)).toEqual([]);
  await jobAt(Date.now() + 4 * MINUTE);
  await expect.poll(async () => (await mailsTo(email)).length, SOON).toBe(1);
  const [first] = await mailsTo(email);
  expect(first?.subject).toMatch(/^Your appointment at Demo Clinic Meridian: .* at 10:00$/);
  expect(first?.body.text).toContain(`Hello ${name}`);
  expect(first?.attachments?.[0]?.filename).toBe("appointment.ics");
  const file = Buffer.from(first?.attachments?.[0]?.content ?? "", "base64").toString("utf8");
  expect(file).toContain(`UID:${booked.id}@`);
  expect(file).toContain(`DTSTART:${booked.start.replaceAll(/[-:]|\.000/g, "")}`);
  await expect.poll(() => textsTo(`+351${mobile}`), SOON).toHaveLength(1);

  const dayBefore = Date.parse(booked.start) - 24 * 60 * MINUTE;
  await jobAt(dayBefore);
  await jobAt(dayBefore + MINUTE);
  await expect.poll(async () => (await mailsTo(email)).length, SOON).toBe(2);
  expect((await mailsTo(email))[1]?.subject).toMatch(/^Reminder: /);
  // What is still on its way when it is cancelled is not sent any more.
  await expect.poll(() => textsTo(`+351${mobile}`), SOON).toHaveLength(2);

  const cancelled = await page.request.post(`${ready().api}/appointments/${booked.id}/status`, {
    headers: { origin: ready().web },
    data: { status: "cancelled", reason: "Asked by telephone", version: booked.version },
  });
  expect(cancelled.status()).toBe(200);
  await jobAt(Date.now() + 4 * MINUTE);
  await expect.poll(async () => (await mailsTo(email)).length, SOON).toBe(3);
  await expect.poll(() => textsTo(`+351${mobile}`), SOON).toHaveLength(3);
  const last = (await mailsTo(email))[2];
  expect(last?.subject).toMatch(/^Cancelled: /);
  expect(JSON.stringify(await mailsTo(email))).not.toContain("Asked by telephone");

  await page.goto(`/patient/${booked.patient}?tab=messages`);
  const log = page.getByRole("region", { name: "Messages to patients" });
  for (const kind of ["Booked", "Reminder", "Cancelled"]) await expect(log.getByText(kind)).toHaveCount(2);
  await expect(log.getByText("Sent", { exact: true })).toHaveCount(6);
  await expectAccessible(page);
  await page.goto("/messages");
  await expect(page.getByText(name).first()).toBeVisible();
  const narrowed = page.waitForResponse(/[?&]status=sent/);
  await page.getByLabel("Status").selectOption("sent");
  await narrowed;
  await expect(page.getByText(name).first()).toBeVisible();
  await expectAccessible(page);
});

// In turn with the journey above: the job's clock is everybody's.
test("notifications show the names of clinic and patient as plain text", async ({ page }) => {
  const name = `Demo ${CORPUS[0]}`;
  const space_name = `Demo ${CORPUS[1]}`;
  const { user, place, type } = await ownClinic(page, "hostile-words", { name, space_name });
  const email = newAddress("hostile-patient");
  const called = { name: `Demo ${CORPUS[2]}`, email, consents_email: true };
  const { id: patient } = await api(page, "post", "/patients", called);
  await api(page, "post", "/appointments", {
    patient,
    professional: user.id,
    office: place.offices[0].id,
    appointment_type: type.id,
    start: `${ownDay()}T10:00:00.000Z`,
    duration: 60,
    override: true,
  });
  const mail = await htmlTo(email, () => jobAt(Date.now() + 10 * MINUTE));
  expect(mail).toContain("ran()");
  const seen = await watched(page);
  // Mail is shown where no policy of ours holds.
  await page.goto("about:blank");
  await page.setContent(mail);
  await inspect(page, "mail");
  expect(seen).toEqual([]);
  // And this is how it would have been seen.
  await page.setContent(CORPUS[1]);
  await expect.poll(() => seen.length).toBe(1);
});
