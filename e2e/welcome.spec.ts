import { newAccount, ownClinic, PASSWORD } from "./accounts-setup.ts";
import { api, begun, newPatient } from "./appointments.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newAddress,
  signInHere,
  test,
} from "./fixtures.ts";
import { linkTo } from "./mailbox.ts";

test("a new clinic's first sign-in leads to its first patient, and keeps what was typed on the way", async ({
  page,
}) => {
  const account = await newAccount(page, "welcomed");
  await page.goto("/login");
  await signInHere(page, account);
  await page.waitForURL("**/welcome");
  await page.getByRole("checkbox", { name: "Acupuncture", exact: true }).check();
  await page.getByLabel("Other specialities").fill("Shiatsu");
  await expectAccessible(page);

  // Left before it was sent: the list on Home asks for the same, and has what was typed.
  await page.getByRole("link", { name: "Later" }).click();
  await page.waitForURL("**/home");
  await expect(page.getByLabel("Other specialities")).toHaveValue("Shiatsu");
  await page.reload();
  await expect(page.getByText("0 of 8 steps done")).toBeVisible();
  await expect(page.getByLabel("Other specialities")).toHaveValue("Shiatsu");

  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByRole("menuitem", { name: "Welcome page" }).click();
  // Home asks for the same, so that its field and button would be taken for those of the welcome page.
  await expect(page.getByRole("heading", { level: 1, name: /^Welcome/ })).toBeVisible();
  await expect(page.getByLabel("Other specialities")).toHaveValue("Shiatsu");
  await page.getByRole("button", { name: "Start the free trial" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Where do you see patients?" })).toBeFocused();
  await page.getByLabel(/^Address/).fill("1 Demo Street");
  const steps = page.getByRole("navigation", { name: "Steps" });
  await steps.getByRole("button", { name: /You$/ }).click();
  await expect(page.getByRole("checkbox", { name: "Acupuncture", exact: true })).toBeChecked();
  await steps.getByRole("button", { name: /Your clinic$/ }).click();
  await expect(page.getByLabel(/^Address/)).toHaveValue("1 Demo Street");
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("heading", { name: "What do patients book?" })).toBeFocused();
  await page.getByRole("button", { name: "Save" }).press("Enter");
  await expect(page.getByRole("heading", { name: "How would you like to begin?" })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);

  await page.getByRole("link", { name: /^Start with one patient/ }).press("Enter");
  await page.getByLabel(/^Name/).fill("Demo Firstpatient");
  await page.getByRole("button", { name: "Add patient" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Demo Firstpatient" })).toBeVisible();

  const { user } = await api(page, "get", "/refresh_user");
  expect([user.specialities, user.space.specialities]).toEqual(Array(2).fill(["Acupuncture", "Shiatsu"]));
  await page.goto("/home");
  await expect(page.getByText("3 of 8 steps done")).toBeVisible();
});

test("an invited receptionist is shown where to begin, once", async ({ page }) => {
  await ownClinic(page, "inviting");
  const email = newAddress("received");
  await api(page, "post", "/invitations", { name: "Demo Received", email, role: "receptionist" });
  const token = new URL(await linkTo("register", email)).searchParams.get("invitation");
  await api(page, "post", `/invitation-links/${token}/accept`, {
    name: "Demo Received",
    password: PASSWORD,
    language: "en",
    accept_terms: true,
    accept_privacy: true,
  });
  await page.context().clearCookies();
  await page.goto("/login");
  await signInHere(page, { email, password: PASSWORD });
  await page.waitForURL("**/welcome");
  await expect(page.getByRole("heading", { name: "How would you like to begin?" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Bring my patients/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/home");
  await page.waitForURL("**/home");
  // Nothing is booked yet, but the clinic is set up: the day, and the two tasks of the front desk.
  await expect(page.getByRole("region", { name: "Getting started" })).toContainText("0 of 2");
});

test("the first tasks are ticked by what is done, until all are done or the list is closed", async ({
  page,
}) => {
  await ownClinic(page, "ticking");
  const { user } = await api(page, "get", "/refresh_user");
  await api(page, "patch", "/session/user", { version: user.version, tutorial_open: true });
  const patient = await newPatient(page, "Ticked");
  const visit = await begun(page, patient.id);
  await page.goto("/home");
  const list = page.getByRole("region", { name: "Getting started" });
  await expect(list).toContainText("5 of 8");
  await expect(list.getByRole("link", { name: "Sign it" })).toHaveAttribute(
    "href",
    `/patient/${patient.id}/appointment/${visit}`,
  );
  await expectAccessible(page);

  const { appointment } = await api(page, "get", `/appointments/${visit}`);
  await api(page, "post", `/appointments/${visit}/status`, { status: "done", version: appointment.version });
  await api(page, "post", "/invitations", {
    name: "Demo Helper",
    email: newAddress("helper"),
    role: "receptionist",
  });
  await page.reload();
  await expect(list).toContainText("7 of 8");
  await expect(list.getByRole("link")).toHaveText(["Send a reminder"]);

  const stored = () => page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  const close = list.getByRole("button", { name: "Do not show again" });
  await Promise.all([stored(), close.press("Enter")]);
  await expect(list).toBeHidden();
  await Promise.all([stored(), page.getByRole("button", { name: "Undo" }).click()]);
  await expect(list).toContainText("7 of 8");
  await Promise.all([stored(), close.click()]);
  await expect(list).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(list).toBeHidden();
});
