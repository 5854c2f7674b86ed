import type { Locator, Page } from "@playwright/test";
import { addressOf, api, begun, newPatient } from "./appointments.ts";
import { expect, ready, signInQuietly, test } from "./fixtures.ts";
import { tabFaults } from "./tab-order.ts";
import { addPoint, saved } from "./visit.ts";

test("a patient is found and an appointment begun with the keyboard alone", async ({ page }) => {
  const { email, password } = ready().accounts.manager;
  await page.goto("/login");
  await page.getByLabel(/^E-mail/).focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/home/);
  await expect(page.getByRole("button", { name: /Find a patient/ })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("alecrim");
  await expect(page.getByRole("option", { name: /Demo Alecrim/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Demo Alecrim" })).toBeVisible();

  await page.goto("/calendar");
  await expect(page.getByRole("button", { name: /^Book/ }).first()).toBeAttached();
  await page.getByRole("button", { name: "New appointment" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: /^Patient/ })).toBeFocused();
  await page.keyboard.type("funcho");
  await expect(page.getByRole("option", { name: /Demo Funcho/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Book", exact: true })).toBeVisible();
  // A patient was chosen: Esc asks first, and a second Esc returns to the field.
  const question = page.getByRole("alertdialog", { name: "Discard what you typed?" });
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press("Escape");
    await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
  }
  await page.keyboard.press("Escape");
  await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
});

/** How many times Tab is pressed until the focus is on what matches; the most there may be. */
async function tabsTo(page: Page, selector: string, most: number): Promise<number> {
  for (let count = 1; count <= most; count += 1) {
    await page.keyboard.press("Tab");
    if (await page.locator(":focus").evaluate((element, wanted) => element.matches(wanted), selector))
      return count;
  }
  throw new Error(`More than ${most} times Tab to ${selector}`);
}

test("the parts of an appointment and its end are few tab stops away, and none by shortcut", async ({
  page,
}) => {
  await signInQuietly(page, "professional");
  const patient = await newPatient(page, "Keys");
  const visit = await begun(page, patient.id);
  const ingredients = ["huangqi", "dangshen", "baizhu"].map((name) => ({ substance: name, name, grams: 9 }));
  await api(page, "put", `/appointments/${visit}/sections/formulas`, {
    patient: patient.id,
    version: 0,
    data: { items: [{ id: "formula1", name: "Demo formula", ingredients }] },
  });
  await page.goto(addressOf(patient.id, visit));
  await expect(page.getByLabel("Reason for the appointment")).toBeVisible();
  await page.keyboard.press("Alt+Digit2");
  await expect(page).toHaveURL(/step=tests/);
  await page.keyboard.press("Alt+Shift+Digit3");
  await expect(page.locator("#section-tongue [data-begin] :focus")).toBeVisible();
  const tongue = await tabsTo(page, "#section-tongue textarea", 20);

  await page.keyboard.press("Alt+Digit4");
  await expect(page.locator("#section-formulas [data-part]")).toHaveCount(3);
  for (const [typed, shown] of [
    ["st36", /ST36/],
    ["li4", /LI4/],
    ["sp6", /SP6/],
  ] as const)
    await addPoint(page, typed, shown);
  await saved(page);
  await page.locator("#add-point").focus();
  const points = await tabsTo(page, "#acupuncture textarea", 20);
  await page.locator("#section-formulas [data-part] input").last().focus();
  const end = await tabsTo(page, "[data-last] button", 45);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("dialog")).toContainText("Finish");
  const counts = `tongue findings ${tongue}, points ${points}, last substance to finish ${end}`;
  process.stdout.write(`tab stops: ${counts}; by their keys 0\n`);
});

/** A key that led to another screen, whose heading has the focus then. */
const leadsTo = (page: Page, heading: string | RegExp) =>
  expect(page.getByRole("heading", { level: 1, name: heading })).toBeFocused();

/** Presses Tab until the control has the focus, and then Enter. */
async function tabAndPress(page: Page, control: Locator, most: number) {
  await tabTo(page, control, most);
  await page.keyboard.press("Enter");
}
async function tabTo(page: Page, control: Locator, most: number) {
  for (let count = 0; count < most; count += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((one) => one === document.activeElement)) return;
  }
  throw new Error(`More than ${most} times Tab to ${control}`);
}

test("an appointment is booked, opened, written and signed with the keyboard alone", async ({ page }) => {
  await signInQuietly(page, "professional");
  const { name } = await newPatient(page, "Tab");
  await page.goto("/home");
  await expect(page.getByRole("button", { name: /Find a patient/ })).toBeVisible();

  // From the search to the patient, and from there to the booking.
  await page.keyboard.press("Control+k");
  await page.keyboard.type(name);
  await expect(page.getByRole("option", { name })).toBeVisible();
  await page.keyboard.press("Enter");
  await leadsTo(page, name);
  await tabAndPress(page, page.getByRole("main").getByRole("link", { name: "New appointment" }).first(), 4);
  await leadsTo(page, "New appointment");
  const professional = page.getByLabel(/^Professional/);
  await tabTo(page, professional, 12);
  await page.keyboard.type("Demo Therapist");
  await expect(professional.locator("option:checked")).toHaveText("Demo Therapist");
  await expect(page.getByText("First free time", { exact: true })).toBeVisible();
  await tabAndPress(page, page.getByRole("button", { name: "Book", exact: true }), 12);

  // Booked: the calendar is shown, where the appointment is opened and begun.
  await expect(page.getByText(`${name} booked for`)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const tile = page.getByRole("button", { name: new RegExp(`^${name}`) });
  await tile.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator(":focus")).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(tile).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Start" })).toBeVisible();
  await tabAndPress(page, dialog.getByRole("button", { name: "Start" }), 10);

  // The step that is open has the focus: its first field is one key away.
  await expect(page.locator("[data-step=anamnesis]")).toBeFocused();
  const reason = page.getByLabel("Reason for the appointment");
  await tabTo(page, reason, 3);
  await page.keyboard.type("Stiff neck since Monday");
  await expect(reason).toHaveValue("Stiff neck since Monday");
  await saved(page);
  await page.keyboard.press("Control+Enter");
  const sign = dialog.getByRole("button", { name: "Finish and sign" });
  await expect(sign).toBeEnabled();
  await tabAndPress(page, sign, 20);
  await expect(page.getByText(/^Signed by/).first()).toBeVisible();
  await expect(page.getByRole("main").locator(":focus")).toBeAttached();
});

/** Journeys book today; a day after that is as full as a clinic's. */
const SOON = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

/** The screens of a day's work, each with what is there once it is drawn. */
const SCREENS: readonly [path: string, drawn: string][] = [
  ["/home", "main h1"],
  [`/calendar?date=${SOON}`, "[data-event-id], main section button"],
  ["/patients", "main tbody a"],
  ["/monitoring", "main h1"],
  ["/settings/cmm", "main h1"],
  ["/payments", "main table"],
  ["/settings", "main form"],
];

const STEPS = ["anamnesis", "tests", "diagnosis", "treatments"] as const;

test("Tab leads through the main screens to everything, in sight and with a sign of the focus", async ({
  page,
}) => {
  await signInQuietly(page, "professional");
  const patient = await newPatient(page, "Order");
  const visit = await begun(page, patient.id);
  // So that the day's payments have one.
  const paid = { amount: 1000, method: "cash", version: 0 };
  await api(page, "post", `/appointments/${visit}/payments`, paid);
  const found: Record<string, string[]> = {};
  const counts: string[] = [];
  const goThrough = async (name: string, drawn: string, from: "top" | "main") => {
    await expect(page.locator(drawn).first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    // The help and the parts below are loaded last: what comes while Tab is pressed would be missed.
    await expect(page.getByRole("button", { name: "Help" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const { stops, faults } = await tabFaults(page, from);
    counts.push(`${name} ${stops}`);
    if (faults.length > 0) found[name] = faults;
  };
  for (const [path, drawn] of [...SCREENS, [`/patient/${patient.id}`, "main [role=tabpanel] h2"] as const]) {
    await page.goto(path);
    // The menu and the bar at the top are the same everywhere: only home is gone through from its top.
    await goThrough(
      path.replace(patient.id, "id").replace(/\?.*/, ""),
      drawn,
      path === "/home" ? "top" : "main",
    );
  }
  await page.goto(addressOf(patient.id, visit));
  for (const [at, step] of STEPS.entries()) {
    await expect(page.locator("[data-step]:visible")).toBeVisible();
    await page.keyboard.press(`Alt+Digit${at + 1}`);
    await goThrough(step, `[data-step=${step}] :is([data-leads], [data-last])`, "main");
  }
  process.stdout.write(`tab stops: ${counts.join(", ")}\n`);
  expect(found).toEqual({});
});
