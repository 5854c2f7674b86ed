import type { BrowserContext, Locator, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { newAccount, PASSWORD } from "./accounts-setup.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  newAddress,
  ready,
  signInHere,
  signInQuietly,
  test,
} from "./fixtures.ts";
import { confirmFromMailbox, linkTo } from "./mailbox.ts";

async function fillRegistration(page: Page, email: string) {
  await page.getByLabel("Name required", { exact: true }).fill("Demo Newcomer");
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Phone/).fill("+351 912 345 678");
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Repeat/).fill(PASSWORD);
  await page.getByLabel(/I accept the Terms/).check();
  await page.getByLabel(/I accept the Privacy/).check();
}

const firstSteps = (page: Page) => page.getByRole("button", { name: "Start the free trial" });

test.describe("opening an account", () => {
  test("register, confirm from the mailbox, sign in", async ({ page }) => {
    const email = newAddress("newcomer");
    await page.goto("/login");
    await page.getByRole("link", { name: "Create an account" }).click();
    await fillRegistration(page, email);
    await page.getByLabel(/^Name of the clinic/).fill("Demo Newcomer's Clinic");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Registration Successful! You can now log in")).toBeVisible();

    await page.goto("/login");
    await signInHere(page, { email, password: PASSWORD });
    await expect(page.getByText("Email not confirmed")).toBeVisible();
    await page.getByRole("link", { name: "Confirm your e-mail" }).click();
    await expect(page.getByLabel(/^E-mail/)).toHaveValue(email);

    await confirmFromMailbox(page, email);
    await expect(page.getByLabel(/^E-mail/)).toHaveValue(email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(firstSteps(page)).toBeVisible();
  });

  test("names each missing field and keeps what was typed", async ({ page }) => {
    await page.goto("/register");
    await page.getByLabel("Name required", { exact: true }).fill("Demo Newcomer");
    await page.getByLabel(/^E-mail/).fill("not an address");
    await page.getByLabel(/^Password/).fill("short");
    await page.getByLabel(/^Repeat/).fill("shorter");
    await page.getByRole("button", { name: "Create account" }).click();
    const summary = page.getByRole("alert");
    await expect(summary).toBeFocused();
    for (const words of [
      "Enter an e-mail address like name@example.org.",
      "Use at least 8 characters.",
      "The passwords do not match.",
      "Accept the Terms and Conditions to continue.",
      "Accept the Privacy Policy to continue.",
    ])
      await expect(summary).toContainText(words);
    await summary.getByRole("link", { name: /^Phone/ }).click();
    await expect(page.getByLabel(/^Phone/)).toBeFocused();
    await expect(page.getByLabel("Name required", { exact: true })).toHaveValue("Demo Newcomer");
    await expectAccessible(page);
  });

  test("a student sends a proof of enrolment", async ({ page }) => {
    const email = newAddress("student");
    await page.goto("/register");
    await page.getByRole("radio", { name: /A student/ }).check();
    await fillRegistration(page, email);
    await page.getByLabel(/^Student number/).fill("12345");
    await page.getByLabel(/^Name of your space/).fill("Demo Student's Space");
    await page.getByLabel(/^Proof of enrolment/).setInputFiles({
      name: "proof.pdf",
      mimeType: "application/pdf",
      buffer: Buffer.from("%PDF-1.7\n%%EOF"),
    });
    const uploaded = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await page.getByRole("button", { name: "Create account" }).click();
    expect((await uploaded).status()).toBe(200);
    await expect(page.getByText("Registration Successful! You can now log in")).toBeVisible();
  });

  test("a provider waits to be verified, and reaches only what is theirs", async ({ page }) => {
    const email = newAddress("provider");
    await page.goto("/register-provider");
    await fillRegistration(page, email);
    await page.getByLabel(/^Company name/).fill("Demo Supplies");
    await page.getByLabel(/^VAT number/).fill("123456780");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("This VAT number is not valid. Check its digits.").first()).toBeVisible();
    await page.getByLabel(/^VAT number/).fill("123456789");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Registration Successful! You can now log in")).toBeVisible();
    await confirmFromMailbox(page, email);
    await signInHere(page, { email, password: PASSWORD });
    await page.waitForURL("**/settings");
    await expect(page.getByText(/^Your entity is not yet verified/)).toBeVisible();
    await page.goto("/patients");
    await page.waitForURL("**/not-found");
  });

  test("with the keyboard only", async ({ page }) => {
    const email = newAddress("keyboard");
    const type = async (field: Locator, text: string) => {
      await tabTo(page, field);
      await page.keyboard.type(text);
    };
    await page.goto("/register");
    await expect(page.getByRole("button", { name: "Create account" })).toBeVisible();
    await type(page.getByLabel("Name required", { exact: true }), "Demo Keyboard");
    await type(page.getByLabel(/^E-mail/), email);
    await type(page.getByLabel(/^Phone/), "+351 912 345 678");
    await type(page.getByLabel(/^Password/), PASSWORD);
    await type(page.getByLabel(/^Repeat/), PASSWORD);
    await type(page.getByLabel(/^Name of the clinic/), "Demo Keyboard's Clinic");
    await type(page.getByLabel(/I accept the Terms/), " ");
    await type(page.getByLabel(/I accept the Privacy/), " ");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Registration Successful! You can now log in")).toBeVisible();
    await confirmFromMailbox(page, email);
    await type(page.getByLabel(/^Password/), PASSWORD);
    await page.keyboard.press("Enter");
    await expect(firstSteps(page)).toBeVisible();
  });
});

/** Presses Tab until the field has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, field: Locator) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The field cannot be reached with Tab");
}

test("a forgotten password is replaced by the link in the mail", async ({ page }) => {
  const { email } = await newAccount(page, "forgetful");
  await page.goto("/login");
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByLabel(/^E-mail/)).toHaveValue(email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Link sent to your email")).toBeVisible();
  await page.goto(await linkTo("reset-password", email));
  await page.getByLabel(/^New password/).fill("another-passphrase-2");
  await page.getByLabel(/^Repeat/).fill("another-passphrase-2");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password is changed, you can now log in")).toBeVisible();
  await signInHere(page, { email, password: PASSWORD });
  await expect(page.getByText("Email or password incorrect")).toBeVisible();
  await signInHere(page, { email, password: "another-passphrase-2" });
  await expect(firstSteps(page)).toBeVisible();
});

test("asking for a link answers the same whether an account exists or not", async ({ page }) => {
  await page.goto("/request-reset");
  await page.getByLabel(/^E-mail/).fill(newAddress("nobody"));
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText("Link sent to your email")).toBeVisible();
});

test("a manager invites, the invited person joins, the manager sets what they may do", async ({
  page,
  browser,
}) => {
  const manager = await newAccount(page, "owner");
  await page.goto("/login");
  await signInHere(page, manager);
  await firstSteps(page).click();
  await expect(firstSteps(page)).toBeHidden();
  const email = newAddress("invited");
  await page.goto("/users");
  await expect(page.getByText("No pending invitations")).toBeVisible();
  await page.getByRole("link", { name: "Invite a user" }).click();
  await page.getByLabel(/^Name/).fill("Demo Invited");
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByRole("radio", { name: /Receptionist/ }).check();
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();

  const link = await linkTo("register", email);
  const other = await browser.newContext({ baseURL: ready().web });
  await acceptInvitation(other, link, email);

  await page.goto("/users");
  await page.getByRole("link", { name: "Demo Invited" }).click();
  await page.getByLabel("Role", { exact: true }).selectOption("professional");
  await page.getByLabel("See colleagues' calendars in full").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved Successfully")).toBeVisible();
  await expectAccessible(page);
});

async function acceptInvitation(context: BrowserContext, link: string, email: string) {
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Join Demo Newcomer's Clinic" })).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveValue("Demo Invited");
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Repeat/).fill(PASSWORD);
  await page.getByLabel(/I accept the Terms/).check();
  await page.getByLabel(/I accept the Privacy/).check();
  await page.getByRole("button", { name: "Join the clinic" }).click();
  await expect(page.getByText("Registration Successful! You can now log in")).toBeVisible();
  await expect(page.getByLabel(/^E-mail/)).toHaveValue(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/welcome");
  await page.goto("/users");
  await page.waitForURL("**/not-found");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This invitation cannot be used" })).toBeVisible();
  await context.close();
}

test("a second factor is set up, asked for and turned off", async ({ page }) => {
  const account = await newAccount(page, "careful");
  await page.goto("/login");
  await signInHere(page, account);
  await expect(firstSteps(page)).toBeVisible();
  await page.goto("/settings");
  await page.getByRole("button", { name: "Set up" }).click();
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const spelled = (await page.locator("code").textContent())?.replaceAll(" ", "");
  const totp = new TOTP({ secret: Secret.fromBase32(spelled ?? "") });
  const wrong = () => `${(Number(totp.generate()) + 1) % 1_000_000}`.padStart(6, "0");
  await page.getByLabel(/^Six-digit code/).fill(wrong());
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText(/That code is incorrect/).first()).toBeVisible();
  await page.getByLabel(/^Six-digit code/).fill(totp.generate());
  await page.getByRole("button", { name: "Turn on" }).click();
  await expect(page.getByText("Two-step verification is on")).toBeVisible();

  await page.context().clearCookies();
  await page.goto("/login");
  await signInHere(page, account);
  await expect(page.getByRole("heading", { name: "Two-step verification" })).toBeVisible();
  await page.getByLabel(/^Six-digit code/).fill(wrong());
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(/That code is incorrect/).first()).toBeVisible();
  await page.getByLabel(/^Six-digit code/).fill(totp.generate());
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(firstSteps(page)).toBeVisible();

  await page.goto("/settings");
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByLabel(/^Password/).fill("wrong-password");
  await page.getByLabel(/^Six-digit code/).fill(totp.generate());
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Password incorrect").first()).toBeVisible();
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByLabel(/^Six-digit code/).fill(totp.generate());
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByText("Two-step verification is off")).toBeVisible();
});

test.describe("in Portuguese", () => {
  test.use({ locale: "pt-PT" });
  test("public screens follow the browser, and the choice below the form", async ({ page }) => {
    await page.goto("/login");
    await expect(page.getByRole("heading", { name: "Iniciar sessão" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", /^pt/);
    await page.getByLabel(/^E-mail/).fill(newAddress("ninguem"));
    await page.getByLabel(/^Palavra-passe/).fill("errada-errada");
    await page.getByRole("button", { name: "Iniciar sessão" }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.getByText("Email or password incorrect")).toBeVisible();
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
  });
});

const PUBLIC = [
  "/login",
  "/register",
  "/register-provider",
  "/confirm-email",
  "/request-reset",
  "/reset-password",
];

/** Opens each place at a desk, and looks at it there and on a phone in the dark. */
async function expectReadable(page: Page, places: readonly string[]) {
  for (const place of places) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width: 1440, height: 844 });
    await page.goto(place);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

test("public screens are accessible and never scroll sideways", ({ page }) =>
  expectReadable(page, [...PUBLIC, "/terms-conditions", "/privacy-policy"]));

test("settings and people are accessible and never scroll sideways", async ({ page }) => {
  await signInQuietly(page, "manager");
  await page.goto("/users");
  await expect(page.getByRole("link", { name: "Invite a user" })).toBeVisible();
  await expectReadable(page, ["/users", "/users/invite", "/settings"]);
});
