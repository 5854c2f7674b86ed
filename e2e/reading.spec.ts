import { readFile } from "node:fs/promises";
import { api, signedBefore } from "./appointments.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, ready, signInQuietly, test } from "./fixtures.ts";

const VISITS: Parameters<typeof signedBefore>[2] = [
  {
    days: 90,
    sections: {
      complaint: { items: [{ what: "Demo headache", intensity: 8 }] },
      vital_signs: { values: { systolic_bp: 152, diastolic_bp: 96 } },
      pulse: { rate: 94, overall: ["wiry", "rapid"] },
    },
  },
  {
    days: 60,
    sections: { vital_signs: { values: { systolic_bp: 140, diastolic_bp: 90 } }, pulse: { rate: 84 } },
  },
  { days: 30, sections: { treatment_notes: { text: "Rest" } } },
  {
    days: 10,
    sections: {
      vital_signs: { values: { systolic_bp: 126, diastolic_bp: 80 } },
      pulse: { rate: 74, overall: ["wiry"] },
    },
  },
];
const shown = (moment: number) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Lisbon" }).format(moment);
/** As a file has it, `2026-11-23`. */
const dayOf = (moment: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Lisbon" }).format(moment);
const daysAgo = (days: number) => shown(Date.now() - days * 86_400_000);

test("a signed visit next to earlier ones, one measurement over all of them, and a search in the history", async ({
  page,
  browser,
}) => {
  await signInQuietly(page, "professional");
  const { patient, visits } = await signedBefore(page, "Reading", VISITS);
  // Midnight may have come since.
  const days = await Promise.all(
    visits.map(async (visit) => {
      const { appointment } = await api(page, "get", `/appointments/${visit}`);
      return dayOf(Date.parse(appointment.start));
    }),
  );

  await test.step("the signed visit shows the previous result and a plot", async () => {
    await page.goto(`/patient/${patient}/appointment/${visits.at(-1)}?step=tests`);
    const signs = page.locator("#section-vital_signs");
    await signs.getByRole("button", { name: /^Previous result/ }).click();
    await expect(signs.getByText("140 mmHg")).toBeVisible();
    await signs.getByRole("button", { name: "Over time: Systolic blood pressure" }).click();
    await expect(signs.getByRole("img", { name: /^Systolic blood pressure: 3 values/ })).toBeVisible();
    const pulse = page.locator("#section-pulse");
    await pulse.getByText("Rate over time").click();
    await expect(pulse.getByRole("img", { name: /^Rate: 3 values/ })).toBeVisible();
    await expectAccessible(page);
    const printed = page.waitForResponse((answer) => answer.url().includes(`${visits.at(-1)}/pdf`));
    await page.getByRole("button", { name: "Print the summary, in English" }).click();
    expect((await printed).headers()["content-type"]).toBe("application/pdf");
    await signs.getByRole("link", { name: "In all appointments" }).click();
  });

  await test.step("the figure's years: plot, table, file, another figure", async () => {
    await expect(page.getByRole("heading", { name: "Systolic blood pressure" })).toBeVisible();
    const table = page.getByRole("table");
    await expect(table.getByRole("row")).toHaveCount(4);
    await expect(table.getByRole("row").nth(1)).toContainText("126-14within the usual range");
    await expectAccessible(page);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(file.trimEnd().split("\r\n").slice(1)).toEqual([
      `${days[3]},126,-14,within the usual range,Demo Therapist`,
      `${days[1]},140,-12,above the usual range,Demo Therapist`,
      `${days[0]},152,,above the usual range,Demo Therapist`,
    ]);
    const list = page.getByRole("navigation", { name: "Measurements of this patient" });
    await list.getByRole("link", { name: /^Pulse rate/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("img", { name: /^Pulse rate: 3 values/ })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page
      .getByLabel("Measurement", { exact: true })
      .selectOption({ label: "Complaint · Intensity of the main complaint" });
    await expect(page.getByRole("img", { name: /^Intensity of the main complaint: 1 value/ })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("the history by kind and period, again after a reload", async () => {
    await page.getByRole("tab", { name: "Clinical History" }).click();
    const entries = page.getByRole("tabpanel").getByRole("listitem");
    await expect(entries).toHaveCount(4);
    await page.getByRole("button", { name: "Tests", exact: true }).focus();
    await page.keyboard.press("Enter");
    await expect(entries).toHaveCount(3);
    await page.getByLabel("From", { exact: true }).fill(daysAgo(70));
    await expect(entries).toHaveCount(2);
    await page.reload();
    await expect(page.getByText("2 of 4 appointments")).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("Until", { exact: true }).fill(daysAgo(80));
    await page.getByRole("button", { name: "Show all" }).click();
    await expect(entries).toHaveCount(4);
    await entries.first().getByRole("link", { name: "Systolic blood pressure 126 mmHg" }).click();
    await expect(page.getByRole("heading", { name: "Systolic blood pressure" })).toBeVisible();
  });

  await test.step("the front desk is told when, and nothing of what", async () => {
    const desk = await (await browser.newContext({ baseURL: ready().web })).newPage();
    await signInQuietly(desk, "receptionist");
    const answer = await desk.request.get(`${ready().api}/patients/${patient}/figures`, {
      headers: { origin: ready().web },
    });
    expect(answer.status()).toBe(403);
    await desk.goto(`/patient/${patient}?tab=history`);
    await expect(desk.getByRole("tabpanel").getByRole("listitem")).toHaveCount(4);
    await expect(desk.getByText(/mmHg|Demo headache|Rest/)).toHaveCount(0);
    await expect(desk.getByRole("tab", { name: "Measurements" })).toHaveCount(0);
    await expect(desk.getByRole("button", { name: "Tests", exact: true })).toHaveCount(0);
  });
});
