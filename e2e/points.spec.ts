import type { Page } from "@playwright/test";
import { addressOf, api, begun, newPatient } from "./appointments.ts";
import { enterBackOffice, expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";
import { placeOf } from "./place.ts";

/** A point that no other journey looks at on the chart. */
const KEY = "sp17";

/** Takes back what an earlier run wrote, so that the drawing's own place applies. */
async function restoreShippedPlace(office: Page) {
  const base = "/backoffice/catalogues/points";
  const { entry } = await api(office, "get", `${base}/entries/${KEY}`);
  if (entry.origin !== "base")
    await api(office, "post", `${base}/entries/${KEY}/revert`, { version: entry.version, to: 0 });
  const { version, unpublished } = await api(office, "get", base);
  if (unpublished > 0) await api(office, "post", `${base}/publish`, { version });
}

/** Where the chart draws the point on the left, in the drawing's units. */
async function drawnAt(page: Page): Promise<{ x: number; y: number }> {
  const dot = page.getByRole("checkbox", { name: /^SP17 .*Left/ }).locator("circle");
  return { x: Number(await dot.getAttribute("cx")), y: Number(await dot.getAttribute("cy")) };
}

async function openChart(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole("button", { name: "Chart", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: /^SP17 .*Left/ })).toBeVisible();
}

test("a point moved in the back office is drawn there in an open appointment, and where it was in a signed one", async ({
  page,
  browser,
}) => {
  const office = await (await browser.newContext()).newPage();
  await enterBackOffice(office, "staff");
  await restoreShippedPlace(office);
  await signInQuietly(page, "professional");
  const { id: patient } = await newPatient(page, "Moved point");
  const visits: string[] = [];
  for (const daysAgo of [1, 0]) {
    const visit = await begun(page, patient, daysAgo);
    const points = [{ id: "SP17", side: "left", auricular: false, technics: [2] }];
    await api(page, "post", `/acupuncture/appointment/${visit}`, { action: "save", version: 0, points });
    visits.push(visit);
  }
  const [signed = "", open = ""] = visits;
  const { appointment } = await api(page, "get", `/appointments/${signed}`);
  await api(page, "post", `/appointments/${signed}/status`, { status: "done", version: appointment.version });

  await page.clock.install();
  await openChart(page, addressOf(patient, open, "treatments"));
  const before = await drawnAt(page);

  await office.goto(`${ready().web}/admin/dashboard/treatments/acupuncture/points/${KEY}/edit`);
  const mark = office.getByRole("slider", { name: "Point, left" });
  await mark.scrollIntoViewIfNeeded();
  const box = await placeOf(mark);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await office.mouse.move(x, y);
  await office.mouse.down();
  await office.mouse.move(x + 20, y + 30, { steps: 4 });
  await office.mouse.up();
  await mark.focus();
  await office.keyboard.press("ArrowDown");
  await office.keyboard.press("Shift+ArrowLeft");
  await expectAccessible(office);
  await office.getByRole("button", { name: "Save" }).click();
  await office.getByRole("link", { name: "Publish", exact: true }).click();
  await expect(office.getByText("Front: before dashed, after filled").last()).toBeVisible();
  await office.getByRole("button", { name: /^Publish \d+ change/ }).click();
  await expect(office.getByText(/Points published/)).toBeVisible();

  // The page asks twice a minute, and the server may know the older publication for ten seconds.
  await expect(async () => {
    await page.clock.fastForward(31_000);
    const now = await drawnAt(page);
    expect(now.y).toBeGreaterThan(before.y + 5);
    expect(now.x).toBeGreaterThan(before.x + 5);
  }).toPass({ timeout: 90_000 });
  await openChart(page, addressOf(patient, signed, "treatments"));
  expect(await drawnAt(page)).toEqual({ x: expect.closeTo(before.x, 0), y: expect.closeTo(before.y, 0) });
  await restoreShippedPlace(office);
  await office.context().close();
});
