import type { Page } from "@playwright/test";
import { newProvider } from "./accounts-setup.ts";
import {
  enterBackOffice,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  ready,
  signInQuietly,
  test,
} from "./fixtures.ts";

type Admin = "superAdmin" | "marketing" | "staff";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Signs in from the back office's form that is open. */
async function signInHere(page: Page, who: Admin) {
  const { email, password } = ready().accounts[who];
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function signInAs(page: Page, who: Admin) {
  await enterBackOffice(page, who);
  await page.goto("/admin/dashboard");
}

test("a super admin finds the clinic, opens it, and verifies the provider", async ({ page }) => {
  const company = `Demo Supplies ${Date.now().toString(36)}`;
  await newProvider(page, company);
  await signInAs(page, "superAdmin");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Spaces/ })
    .click();
  await page.waitForURL("**/admin/dashboard/spaces");
  const search = page.getByRole("searchbox", { name: "Name, company or VAT number" });
  await search.fill("clinic meridian");
  await expect(page.getByText("1 row", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Demo Clinic Meridian" }).click();
  await expect(heading(page, "Demo Clinic Meridian")).toBeVisible();
  await expect(page.getByText(ready().accounts.manager.email)).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(search).toHaveValue("clinic meridian");
  await search.fill(company);
  await page.getByLabel("Kind").selectOption("waiting");
  await page.getByRole("link", { name: company }).click();
  await expect(heading(page, company)).toBeVisible();
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(page.getByText(`${company} verified`)).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Spaces" }).first().click();
  await search.fill(company);
  await page.getByLabel("Kind").selectOption("provider");
  await expect(page.getByRole("row", { name: new RegExp(`${company}.*Provider, verified`) })).toBeVisible();
});

test("a search without a match says so, and the list returns when it is cleared", async ({ page }) => {
  await enterBackOffice(page, "superAdmin");
  await page.goto("/admin/dashboard/spaces?q=nowhere-at-all");
  await expect(page.getByRole("paragraph").filter({ hasText: "No rows match" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("link", { name: "Demo Clinic Meridian" })).toBeVisible();
});

test("marketing sees the list, and manages no space", async ({ page }) => {
  await enterBackOffice(page, "marketing");
  await page.goto("/admin/dashboard/spaces?q=clinic+meridian");
  await expect(page.getByText("Demo Clinic Meridian")).toBeVisible();
  await expect(page.getByRole("link", { name: "Demo Clinic Meridian" })).toHaveCount(0);
  await page.goto("/admin/dashboard/spaces/spc_01ARZ3NDEKTSV4RRFFQ69G5FAV");
  await page.waitForURL(`${ready().web}/admin`);
});

test("staff reaches the dashboard, and is refused the spaces", async ({ page }) => {
  await signInAs(page, "staff");
  await expect(page.getByRole("link", { name: "Spaces" })).toHaveCount(0);
  await page.goto("/admin/dashboard/spaces");
  await page.waitForURL(`${ready().web}/admin`);
  await expect(heading(page, "Back office")).toBeVisible();
  const answer = await page.request.get(`${ready().api}/backoffice/spaces`, {
    headers: { origin: ready().web },
  });
  expect(answer.status()).toBe(403);
});

test("without a session every address leads to the sign-in, and back after it", async ({ page }) => {
  await page.goto("/admin/dashboard/spaces?kind=waiting");
  await page.waitForURL("**/admin?next=*");
  await signInHere(page, "superAdmin");
  await page.waitForURL("**/admin/dashboard/spaces?kind=waiting");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL(`${ready().web}/admin`);
});

test("a clinic's user has no way in, by the form or by an address", async ({ page }) => {
  await signInQuietly(page, "manager");
  await page.goto("/admin/dashboard");
  await page.waitForURL(`${ready().web}/admin`);
  const { email, password } = ready().accounts.manager;
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Email or password incorrect")).toBeVisible();
});

test("the language chosen stays with the administrator", async ({ page }) => {
  // No other journey uses this account, whose language changes here.
  await signInAs(page, "marketing");
  const choose = async (language: string) => {
    const kept = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await page.getByRole("button", { name: /^(Language|Idioma)/ }).click();
    await page.getByRole("menuitem", { name: language }).click();
    expect((await kept).status()).toBe(200);
  };
  await choose("Português");
  await page.reload();
  await expect(page.getByRole("link", { name: "Espaços" }).first()).toBeVisible();
  await choose("English");
  await page.reload();
  await expect(page.getByRole("link", { name: "Spaces" }).first()).toBeVisible();
});

test("what does not exist is not found", async ({ page }) => {
  await enterBackOffice(page, "superAdmin");
  const nobody = "spc_01ARZ3NDEKTSV4RRFFQ69G5FAV";
  for (const place of ["nowhere", `dashboard/spaces/${nobody}`, "dashboard/spaces/made-up"]) {
    await page.goto(`/admin/${place}`);
    await expect(heading(page, "Page not found")).toBeVisible();
  }
  await page.getByRole("link", { name: "Go to the start" }).click();
  await page.waitForURL("**/admin/dashboard");
});

test.describe("in Portuguese, on a phone, in the dark", () => {
  test.use({ locale: "pt-PT", viewport: { width: 390, height: 844 }, colorScheme: "dark" });
  test("every screen is accessible and never scrolls sideways", async ({ page }) => {
    await page.goto("/admin");
    await expect(heading(page, "Administração")).toBeVisible();
    await expectAccessible(page);
    const { email, password } = ready().accounts.superAdmin;
    await page.getByLabel(/^E-mail/).fill(email);
    await page.getByLabel(/^Palavra-passe/).fill(password);
    await page.getByRole("button", { name: "Iniciar sessão" }).click();
    await page.waitForURL("**/admin/dashboard");
    for (const place of ["/admin/dashboard", "/admin/dashboard/spaces", "/admin/not-found"]) {
      await page.goto(place);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  });
});
