import type { Page } from "@playwright/test";
import { addressOf, api, begun, newPatient } from "./appointments.ts";
import { expect, expectAccessible, signInQuietly, test } from "./fixtures.ts";
import { interactionCounter } from "./interaction-counter.ts";
import { saved } from "./visit.ts";

/** A follow-up that changes nothing but the intensity, from opening to signing. */
const MOST = 7;

/** A signed visit nine days ago, and today's of the same patient, open. Gives today's id. */
async function opened(page: Page) {
  await signInQuietly(page, "professional");
  const { id: patient } = await newPatient(page, "Follow-up");
  const last = await begun(page, patient, 9);
  const save = (section: string, data: object) =>
    api(page, "put", `/appointments/${last}/sections/${section}`, { patient, version: 0, data });
  await save("complaint", { items: [{ what: "Low back pain", intensity: 7, course_note: "After lifting" }] });
  await save("allergies", { items: [{ substance: "Latex", reaction: "rash" }] });
  await save("treatment_notes", { text: "Well received", advice: "Warmth at night", plan: "Add the hip" });
  await save("other_treatments", {
    items: [{ id: "guasha1", key: "", module: "others", name: "Gua sha", area: "Neck", note: "Red" }],
  });
  await api(page, "post", `/acupuncture/appointment/${last}`, {
    action: "save",
    version: 0,
    points: ["left", "right"].map((side) => ({
      id: "ST36",
      side,
      auricular: false,
      technics: [1],
      depth: "1 cun",
      response: "strong",
      note: "Jumped",
      retention: 20,
      needles_in: 1,
      needles_out: 1,
    })),
  });
  const { appointment } = await api(page, "get", `/appointments/${last}`);
  await api(page, "post", `/appointments/${last}/status`, { status: "done", version: appointment.version });

  const visit = await begun(page, patient);
  await page.goto(addressOf(patient, visit));
  return visit;
}

test("a follow-up repeats the last treatment by two keys, takes it back, and is signed", async ({ page }) => {
  const visit = await opened(page);
  const counter = interactionCounter(page);
  await expect(page.getByRole("region", { name: /^Last appointment/ })).toContainText("Add the hip");
  const today = page.getByRole("group", { name: "Intensity today: Low back pain" });
  await expect(today.getByRole("radio", { checked: true })).toHaveCount(0);
  await counter.click(today.getByRole("radio", { name: "4", exact: true }));
  await saved(page);
  await counter.click(page.getByRole("button", { name: /^Unchanged since/ }));
  await expect(page.getByText("Asked again: unchanged")).toBeVisible();
  counter.part("complaint");

  await counter.press("Alt+KeyR");
  const list = page.getByRole("region", { name: /^Treatment of/ });
  await expect(list.getByRole("checkbox", { name: /^ST36 left, right/ })).toBeFocused();
  await expectAccessible(page);
  await counter.press("Enter");
  const points = page.locator("#acupuncture li").filter({ has: page.locator("code") });
  await expect(points).toHaveCount(1);
  await expect(page.locator("#acupuncture")).toBeFocused();
  await saved(page);
  counter.part("repeat");
  const content = async () => (await api(page, "get", `/appointments/${visit}`)).content;
  const stored = await content();
  const held = (section: string) =>
    stored.sections.find((one: { section: string }) => one.section === section)?.data;
  expect(held("allergies").items).toMatchObject([{ substance: "Latex" }]);
  expect(held("history_review").unchanged).toMatchObject([{ section: "allergies" }]);
  expect(stored.acupuncture.points).toHaveLength(2);
  expect(stored.acupuncture.points[0]).toMatchObject({
    technics: [1],
    depth: "1 cun",
    response: null,
    note: "",
  });
  expect(stored.acupuncture.needles_out).toBe(0);

  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(points).toHaveCount(0);
  await expect.poll(async () => (await content()).acupuncture.points.length).toBe(0);
  await page.getByRole("button", { name: "Repeat last treatment" }).click();
  await list.getByRole("button", { name: "Add 3 entries" }).click();
  await expect(points).toHaveCount(1);
  await saved(page);

  await counter.press("Control+Enter");
  const finish = page.getByRole("dialog");
  await counter.click(finish.getByRole("button", { name: "All needles out" }));
  await counter.click(finish.getByRole("button", { name: "Finish and sign" }));
  await expect(page.getByText(/Signed by/).first()).toBeVisible();
  counter.part("sign");
  expect(counter.count, JSON.stringify(counter.parts)).toBeLessThanOrEqual(MOST);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a message with an undo does not cover the button that repeats", async ({ page }) => {
    await opened(page);
    await page.getByRole("button", { name: /^Unchanged since/ }).tap();
    const steps = page.getByRole("navigation", { name: /^Steps/ });
    await steps.getByRole("link", { name: /^Treatments/ }).tap();
    await page.getByRole("button", { name: "Repeat last treatment" }).tap();
    const list = page.getByRole("region", { name: /^Treatment of/ });
    await expect(list.getByRole("checkbox", { name: /^ST36 left, right/ })).toBeInViewport();
    const message = page.getByRole("status").filter({ hasText: "Recorded as asked again and unchanged" });
    // Both are moved into view one after the other.
    await expect(async () => {
      const [button, over] = await Promise.all([
        list.getByRole("button", { name: "Add 3 entries" }).boundingBox(),
        message.boundingBox(),
      ]);
      expect(button?.y).toBeGreaterThan(0);
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
    }).toPass();
  });
});
