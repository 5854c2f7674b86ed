import type { Page } from "@playwright/test";
import { ownClinic as newClinic } from "./accounts-setup.ts";
import { ownDay, typedDay } from "./days.ts";
import { expect, expectAccessible, newAddress, ready, signInQuietly, test } from "./fixtures.ts";
import { linkTo } from "./mailbox.ts";

const PASSWORD = "a-quiet-passphrase-1";
/** A picture of one point, as a file really is. */
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAAEklEQVR42mOQr8r+j4wZSBcAADJYIDHlWVzCAAAAAElFTkSuQmCC",
  "base64",
);
const picture = (name: string, buffer = PNG) => ({ name, mimeType: "image/png", buffer });

/** What somebody does with hand and keyboard, counted: a press, a choice, a field filled in, a link opened. */
function counting() {
  let actions = 0;
  const act = async (work: Promise<unknown>) => {
    actions += 1;
    await work;
  };
  return { act, done: () => actions };
}

const saved = (page: Page) => expect(page.getByText("Saved Successfully").first()).toBeVisible();

/**
 * Saves, and waits until the form has taken in the answer: what the screen says may still be of the save before, and
 * whoever goes on at once is asked about what is not saved.
 */
async function save(page: Page) {
  const answered = page.waitForResponse((answer) => /^(PUT|PATCH)$/.test(answer.request().method()));
  const button = page.getByRole("button", { name: "Save" }).first();
  await button.click();
  expect((await answered).ok()).toBe(true);
  await expect(button).toBeEnabled();
  await saved(page);
}

/** A separate clinic, and the API for it. */
async function ownClinic(page: Page) {
  const made = await newClinic(page, "settings");
  const api = (method: "post" | "get", path: string, data?: object) =>
    page.request[method](`${ready().api}${path}`, {
      headers: { origin: ready().web, "idempotency-key": crypto.randomUUID() },
      ...(data && { data }),
    });
  return { ...made, api };
}

test("a manager sets up a clinic from nothing to the first booking in under 40 actions", async ({ page }) => {
  // Some forty actions in a row, which cannot be divided because they are counted.
  test.slow();
  const email = newAddress("owner");
  const patient = `Demo Settled ${Date.now()}`;
  const { act, done } = counting();

  await page.goto("/register");
  await act(page.getByLabel("Name required", { exact: true }).fill("Demo Owner"));
  await act(page.getByLabel(/^E-mail/).fill(email));
  await act(page.getByLabel(/^Phone/).fill("+351 912 345 678"));
  await act(page.getByLabel(/^Password/).fill(PASSWORD));
  await act(page.getByLabel(/^Repeat/).fill(PASSWORD));
  await act(page.getByLabel(/^Name of the clinic/).fill("Demo Owner's Clinic"));
  await act(page.getByLabel(/I accept the Terms/).check());
  await act(page.getByLabel(/I accept the Privacy/).check());
  await act(page.getByRole("button", { name: "Create account" }).click());
  await expect(page.getByText("Registration Successful! You can now log in")).toBeVisible();
  await act(page.goto(await linkTo("confirm-email", email)));
  await expect(page.getByText("Your email was successfully confirmed")).toBeVisible();
  await act(page.getByLabel(/^Password/).fill(PASSWORD));
  await act(page.getByRole("button", { name: "Sign in" }).click());

  await act(page.getByRole("button", { name: "Start the free trial" }).click());
  await expect(page.getByLabel(/^Name of the place/)).not.toHaveValue("");
  await act(page.getByRole("button", { name: "Save" }).click());
  await expect(page.getByLabel(/^Appointment type/)).not.toHaveValue("");
  await act(page.getByRole("button", { name: "Save" }).click());
  await act(page.getByRole("link", { name: "Go to Home" }).click());
  await expect(page.getByRole("link", { name: "New patient" })).toBeVisible();

  await act(page.getByRole("link", { name: "Clinic", exact: true }).click());
  await act(page.locator("input[type=file]").setInputFiles(picture("logo.png")));
  await saved(page);
  await expect(page.getByRole("img", { name: "Logo" })).toBeVisible();
  await act(page.getByRole("link", { name: "Places and offices" }).click());
  await act(page.getByRole("button", { name: /^Edit: / }).click());
  await act(page.getByLabel("Address").fill("1 Demo Street, Lisboa"));
  await act(page.getByRole("button", { name: "Add an office" }).click());
  await act(page.getByRole("textbox", { name: "Office 2" }).fill("Garden room"));
  await act(page.getByRole("button", { name: "Save" }).first().click());
  await expect(page.getByText("Garden room", { exact: true })).toBeVisible();

  const tabs = page.getByRole("navigation", { name: "Parts of the settings" });
  await act(tabs.getByRole("link", { name: "Users" }).click());
  await act(page.getByRole("link", { name: /Demo Owner/ }).click());
  await act(page.getByRole("button", { name: /^Monday to Friday/ }).click());
  await act(save(page));
  await act(page.getByRole("link", { name: "Prices", exact: true }).click());
  await act(page.getByLabel("Acupuncture", { exact: true }).fill("35"));
  await act(save(page));

  await act(page.getByRole("link", { name: "Home", exact: true }).click());
  await act(page.getByRole("link", { name: "New patient" }).click());
  await act(page.getByLabel(/^Name/).fill(patient));
  await act(page.getByRole("button", { name: "Add patient" }).click());
  await expect(page.getByRole("heading", { level: 1, name: patient })).toBeVisible();
  const book = page.getByRole("link", { name: /appointment/i }).first();
  await act(book.click());
  // Proposed is the next time of the clinic's clock.
  await expect(page.getByLabel(/^Time/)).toHaveValue(/^\d\d:\d\d$/);
  // At any time of day the booking is on a working day and in working hours. Once a time is chosen none is proposed any more.
  await act(page.getByLabel(/^Time/).fill("10:00"));
  await act(page.getByLabel(/^Date/).fill(typedDay(ownDay())));
  await act(page.getByRole("button", { name: "Book", exact: true }).click());
  await expect(page.getByText(`${patient} booked for`)).toBeVisible();

  process.stdout.write(`actions from nothing to the first booking: ${done()}\n`);
  expect(done()).toBeLessThan(40);
});

test("settings apply at once, each tab has its address, and removed things can be restored", async ({
  page,
}) => {
  await ownClinic(page);
  await page.goto("/settings/space");
  await page.getByLabel(/^Name of the clinic/).fill("Demo Renamed Clinic");
  await save(page);
  // The drawer of small windows has the name too.
  await expect(
    page.getByRole("banner").getByText("Demo Renamed Clinic").filter({ visible: true }),
  ).toBeVisible();
  await expect(page.getByText(/Last changed by Demo Newcomer/)).toBeVisible();
  await expectAccessible(page);

  for (const [address, heading] of [
    ["/settings/places", "Places and offices"],
    ["/settings/types", "Appointment types"],
    ["/settings/prices", "Prices"],
    ["/settings", "Settings"],
    ["/users", "Users"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectAccessible(page);
  }

  await page.goto("/settings/types");
  await page.getByRole("button", { name: "Archive: Demo visit" }).click();
  await expect(page.getByRole("button", { name: "Restore: Demo visit" })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Edit: Demo visit" })).toBeVisible();

  await page.goto("/settings");
  await page.getByLabel("Language", { exact: true }).selectOption("pt");
  // The person's own form comes before the time off.
  await page.getByRole("button", { name: "Save", exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Definições" })).toBeVisible();
});

test("two managers at once: different parts do not clash, the same part shows both; refuses a wrong file and removing an office in use", async ({
  page,
  context,
}) => {
  const { api, user, place, type } = await ownClinic(page);
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto("/settings/space");
    await expect(one.getByLabel(/^Name of the clinic/)).toBeVisible();
  }
  await other.getByLabel(/^Phone/).fill("+351 210 000 001");
  await save(other);
  await page.getByLabel(/^Name of the clinic/).fill("Demo First");
  await page.getByRole("button", { name: "Save" }).first().click();
  await saved(page);
  await other.getByLabel(/^Name of the clinic/).fill("Demo Second");
  await other.getByRole("button", { name: "Save" }).first().click();
  await expect(other.getByText("Someone else changed this while you were editing")).toBeVisible();
  await other.getByRole("button", { name: "Use theirs" }).click();
  await expect(other.getByLabel(/^Name of the clinic/)).toHaveValue("Demo First");

  await page
    .locator("input[type=file]")
    .setInputFiles(picture("logo.png", Buffer.from("<svg onload='alert(1)'>")));
  await expect(page.getByText("This kind of file is not accepted.")).toBeVisible();

  const patient = await (await api("post", "/patients", { name: "Demo Booked" })).json();
  const booked = await api("post", "/appointments", {
    patient: patient.id,
    professional: user.id,
    office: place.offices[1].id,
    appointment_type: type.id,
    start: new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 7 * 86_400_000).toISOString(),
    duration: 60,
  });
  expect(booked.status()).toBe(201);
  await page.goto(`/settings/places?edit=${place.id}`);
  await page.getByRole("button", { name: "Remove: Two" }).click();
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByText(/Upcoming appointments in what you are removing: 1/)).toBeVisible();
});

test("the front desk has its own settings and no others", async ({ page }) => {
  await signInQuietly(page, "receptionist");
  await page.goto("/settings");
  await expect(page.getByRole("navigation", { name: "Parts of the settings" })).toHaveCount(0);
  for (const address of ["/settings/space", "/settings/places", "/settings/types", "/settings/prices"]) {
    await page.goto(address);
    await expect(page).toHaveURL(/not-found/);
  }
});
