import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { api, newPatient } from "./appointments.ts";
import { ownDay } from "./days.ts";
import { expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";

type Booked = { id: string; patient: string; patient_name: string; price: number; version: number };

/** A new patient with an appointment, booked by the signed-in user. */
async function booked(page: Page): Promise<Booked> {
  const headers = { origin: ready().web };
  const name = `Demo Payer ${crypto.randomUUID().slice(0, 8)}`;
  const added = await page.request.post(`${ready().api}/patients`, { headers, data: { name } });
  expect(added.status()).toBe(201);
  const clinic = await (await page.request.get(`${ready().api}/clinic`)).json();
  const answer = await page.request.post(`${ready().api}/appointments`, {
    headers,
    data: {
      patient: (await added.json()).id,
      patient_name: name,
      professional: clinic.professionals[0].id,
      office: clinic.establishments[0].offices[0].id,
      appointment_type: clinic.appointment_types[0].id,
      start: `${ownDay()}T10:00:00.000Z`,
      duration: 30,
      price: 5000,
      override: true,
    },
  });
  expect(answer.status()).toBe(201);
  return answer.json();
}

const charge = (page: Page) => page.getByRole("region", { name: "Charge" });

test("the front desk takes part payments, refunds, prints a receipt and closes the day", async ({ page }) => {
  await signInQuietly(page, "receptionist");
  const { id, patient, patient_name } = await booked(page);
  await page.goto(`/patient/${patient}/appointment/${id}`);
  await page.getByRole("button", { name: "Charge" }).click();

  await charge(page).getByRole("button", { name: "Change price" }).click();
  await page.getByRole("radio", { name: "Set by hand" }).check();
  await page.getByLabel(/^Amount/).fill("45.10");
  await page.getByRole("button", { name: "Save price" }).click();
  await expect(charge(page).getByText("€45.10").first()).toBeVisible();

  await charge(page).getByRole("button", { name: "Take payment" }).click();
  await page.getByLabel(/^Amount/).fill("100");
  await page.getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByText(/more than the amount to pay/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(/^Amount/).fill("20");
  await page.getByRole("radio", { name: "MB WAY" }).check();
  await page.getByRole("button", { name: "Record payment" }).click();
  await expect(charge(page).getByText("Partly paid")).toBeVisible();

  await charge(page).getByRole("button", { name: "Take payment" }).click();
  await expect(page.getByLabel(/^Amount/)).toHaveValue(/^25\.10?$/);
  await page.getByRole("radio", { name: "Cash" }).check();
  await page.getByRole("button", { name: "Record payment" }).click();
  await expect(charge(page).getByText("Paid", { exact: true }).last()).toBeVisible();

  await charge(page).getByRole("button", { name: "Issue receipt" }).click();
  const receipt = charge(page).getByRole("button", { name: /^Receipt \d{4}\/\d+$/ });
  const opened = page.waitForEvent("popup");
  const [file] = await Promise.all([
    page.waitForResponse((answer) => /\/receipts\/.*\/pdf$/.test(answer.url())),
    receipt.click(),
  ]);
  expect(file.headers()["content-type"]).toBe("application/pdf");
  await (await opened).close();

  await charge(page).getByRole("button", { name: "Refund €20.00" }).click();
  await page.getByLabel(/^Amount/).fill("5");
  await page.getByRole("button", { name: "Record refund" }).click();
  await expect(charge(page).getByText("-€5.00")).toBeVisible();
  await expect(charge(page).getByRole("button", { name: "Issue receipt" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/patient/${patient}?tab=payments`);
  const balance = page.getByRole("region", { name: "Balance" });
  await expect(balance.getByText("€5.00").first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Payments" }).click();
  const list = page.getByRole("region", { name: "Payments of the day" });
  await expect(list.getByText(patient_name)).toHaveCount(3);
  await expectAccessible(page);
  // The front desk closes the till with it each day.
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download CSV" }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/^Payments of the day \d{4}-\d\d-\d\d\.csv$/);
  const written = await readFile(await csv.path(), "utf8");
  expect(written.startsWith("\ufeffDay,Time,Patient,")).toBe(true);
  const rows = written.split("\r\n").filter((row) => row.includes(patient_name));
  expect(rows.map((row) => row.split(",").at(-1)).toSorted()).toEqual(["-5.00", "20.00", "25.10"]);
});

test("two users at once: the second payment is checked against what the first one left due", async ({
  browser,
  page,
}) => {
  await signInQuietly(page, "receptionist");
  const { id, patient } = await booked(page);
  const other = await (await browser.newContext()).newPage();
  await signInQuietly(other, { ...ready().accounts.manager });
  for (const one of [page, other]) {
    await one.goto(`${ready().web}/patient/${patient}/appointment/${id}?charge=1`);
    await charge(one).getByRole("button", { name: "Take payment" }).click();
  }
  await page.getByRole("button", { name: "Record payment" }).click();
  await expect(page.getByRole("button", { name: "Record payment" })).toHaveCount(0);
  await expect(charge(page).getByText("Cash")).toBeVisible();
  await other.getByRole("button", { name: "Record payment" }).click();
  await expect(other.getByText(/Someone else has/).first()).toBeVisible();
  await expect(charge(other).getByText("taken by Demo Reception")).toBeVisible();
  await other.context().close();
});

/** An unpaid appointment of today, of a patient of the journey's own. */
async function unpaidToday(page: Page, name: string) {
  const now = new Date();
  now.setUTCMinutes(Math.floor(now.getUTCMinutes() / 5) * 5, 0, 0);
  const [clinic, patient] = await Promise.all([api(page, "get", "/clinic"), newPatient(page, name)]);
  return api(page, "post", "/appointments", {
    patient: patient.id,
    patient_name: patient.name,
    professional: clinic.professionals[0].id,
    office: clinic.establishments[0].offices[0].id,
    appointment_type: clinic.appointment_types[0].id,
    start: now.toISOString(),
    duration: 30,
    price: 3000,
    override: true,
  });
}

test("a family at the desk pays together from today's list, by keyboard", async ({ page }) => {
  await signInQuietly(page, "receptionist");
  const mother = await unpaidToday(page, "Mother");
  const child = await unpaidToday(page, "Child");
  await page.goto("/home");
  await page.getByRole("button", { name: /^Unpaid/ }).press("Enter");
  for (const { patient_name } of [mother, child])
    await page.getByRole("checkbox", { name: new RegExp(patient_name) }).press("Space");
  await expect(page.getByText("2 appointments selected: €60.00")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Take payment", exact: true }).press("Enter");
  const form = page.getByRole("form", { name: "Payment for 2 appointments: €60.00" });
  await expect(form.getByRole("radio", { name: "Cash" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(form.getByRole("radio", { name: "Card" })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Payment of €60.00 for 2 appointments recorded")).toBeVisible();
  const paid = () =>
    Promise.all([mother, child].map(({ id }) => api(page, "get", `/appointments/${id}/charge`)));
  expect(await paid()).toMatchObject([
    { due: 0, payments: [{ method: "card" }] },
    { due: 0, payments: [{ method: "card" }] },
  ]);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(async () => (await paid()).map(({ due }) => due)).toEqual([3000, 3000]);
});
