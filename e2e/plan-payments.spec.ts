import type { Page } from "@playwright/test";
import { ownClinic } from "./accounts-setup.ts";
import { api } from "./appointments.ts";
import { expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";
import { mailsTo } from "./mailbox.ts";
import { decidePayment, ownPhone } from "./payments-sandbox.ts";

const basicPlan = { kind: "plan", plan: "basic", months: 1, module: "mtc" };
const writesPatient = (page: Page) =>
  page.request.post(`${ready().api}/patients`, {
    headers: { origin: ready().web },
    data: { name: `Demo Payer ${crypto.randomUUID().slice(0, 8)}` },
  });

test("a clinic on trial buys a plan by MB WAY, after a request that was refused", async ({ page }) => {
  await ownClinic(page, "payer");
  await api(page, "put", "/subscription/cart/item", basicPlan);
  await page.goto("/modules/cart/pay");
  await page.getByRole("button", { name: /^Pay €/ }).click();
  await expect(page.getByLabel(/^Mobile number for MB WAY/)).toBeFocused();
  const phone = ownPhone();
  await page.getByLabel(/^Mobile number for MB WAY/).fill(phone);
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Pay €/ }).click();
  await expect(page.getByText("Confirm the payment on your phone")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^[0-4]:\d\d$/);
  await decidePayment(phone, "refuse");
  await expect(page.getByText("Payment failed!")).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Pay again" }).click();
  await page.getByLabel(/^Mobile number for MB WAY/).fill(phone);
  await page.getByRole("button", { name: /^Pay €/ }).click();
  await expect(page.getByText("Confirm the payment on your phone")).toBeVisible();
  await decidePayment(phone, "accept");
  await expect(page.getByText("Payment successful!")).toBeVisible();
  await expect(page.getByRole("button", { name: "Receipt" })).toBeVisible();

  const { user } = await api(page, "get", "/refresh_user");
  expect(user.space.subscription_plan.code).toBe("basic");
  await page.getByRole("link", { name: "My Payments" }).first().click();
  await expect(page.getByText("Basic plan, 1 month").first()).toBeVisible();
  await expect(page.getByText("Paid", { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("a clinic whose plan has ended pays by reference and writes again at once", async ({ page }, info) => {
  const account = ready().accounts[info.retry === 0 ? "expired" : "expiredAgain"];
  await signInQuietly(page, account);
  expect((await writesPatient(page)).status()).toBe(402);
  await page.goto("/subscription");
  await expect(page.getByText(/^Ended on/)).toBeVisible();
  await api(page, "put", "/subscription/cart/item", basicPlan);
  await page.goto("/modules/cart/pay");
  await page.getByRole("radio", { name: "Payment reference" }).check();
  await page.getByRole("button", { name: /^Pay €/ }).click();
  await expect(page.getByText("Pay with this reference")).toBeVisible();
  await expect(page.getByText("11249")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy Reference" })).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(async () => (await mailsTo(account.email)).map(({ subject }) => subject).join(), {
      timeout: 15_000,
    })
    .toContain("Payment reference: Basic plan, 1 month");

  await decidePayment(account.email, "accept");
  await expect(page.getByText("Payment successful!")).toBeVisible();
  expect((await writesPatient(page)).status()).toBe(201);
  await expect
    .poll(async () => (await mailsTo(account.email)).map(({ subject }) => subject).join(), {
      timeout: 15_000,
    })
    .toContain("Payment received: Basic plan, 1 month");
  const receipts = (await mailsTo(account.email)).flatMap(({ attachments = [] }) => attachments);
  expect(receipts.map(({ filename }) => filename)).toEqual(["receipt.pdf"]);
});
