import type { Page } from "@playwright/test";
import { ownClinic } from "./accounts-setup.ts";
import { api } from "./appointments.ts";
import { enterBackOffice, expect, expectAccessible, ready, test } from "./fixtures.ts";

const PROOF = {
  name: "transfer.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF"),
};

/** Decides about the payment that is open in the back office, in the dialog that says what will happen. */
async function decide(page: Page, title: string, reason?: string) {
  await page.getByRole("button", { name: title }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await expectAccessible(page);
  if (reason) await dialog.getByLabel(/^Reason/).fill(reason);
  await dialog.getByRole("button", { name: title }).click();
  await expect(dialog).toBeHidden();
}

test("a super admin rejects a proof of transfer, approves the next one and refunds", async ({
  page,
  browser,
}) => {
  const space_name = `Demo Transfers ${Date.now().toString(36)}`;
  await ownClinic(page, "transfers", { space_name });
  await api(page, "put", "/subscription/cart/item", {
    kind: "plan",
    plan: "basic",
    months: 1,
    module: "mtc",
  });
  await page.goto("/modules/cart/pay");
  await page.getByRole("radio", { name: "Bank transfer" }).check();
  await page.getByRole("button", { name: /^Pay €/ }).click();
  await expect(page.getByText("Transfer the amount to this account")).toBeVisible();
  await page.getByLabel("Upload proof").setInputFiles(PROOF);
  await expect(page.getByRole("heading", { name: "Payment request sent successfully!" })).toBeVisible();
  await expectAccessible(page);

  const admin = await (await browser.newContext({ baseURL: ready().web, locale: "en-GB" })).newPage();
  await enterBackOffice(admin, "superAdmin");
  await admin.goto(`/admin/dashboard/payments?q=${encodeURIComponent(space_name)}`);
  await admin.getByRole("link", { name: space_name }).click();
  await expect(admin.getByRole("heading", { level: 1, name: `Payment of ${space_name}` })).toBeVisible();
  await expect(admin.getByText("Basic, 1 month").first()).toBeVisible();
  await expect(admin.getByRole("link", { name: /Open in a new tab/ })).toBeVisible();
  await decide(admin, "Reject proof", "The amount is not the one ordered");
  await expect(admin.getByText("Failed", { exact: true }).first()).toBeVisible();

  await page.goto("/modules/payments");
  await page.getByRole("button", { name: "Actions for Basic plan, 1 month" }).click();
  await page.getByRole("menuitem", { name: "Show payment" }).click();
  await expect(page.getByText("Reason: The amount is not the one ordered")).toBeVisible();
  await page.getByLabel(/^Upload (another )?proof$/).setInputFiles(PROOF);
  await expect(page.getByRole("heading", { name: "Payment request sent successfully!" })).toBeVisible();

  await admin.reload();
  await decide(admin, "Approve payment");
  await expect(admin.getByText("Paid", { exact: true }).first()).toBeVisible();
  const paid = await api(page, "get", "/refresh_user");
  expect(paid.user.space.subscription_plan.code).toBe("basic");

  await decide(admin, "Refund payment", "Bought by mistake");
  await expect(admin.getByText("Refunded", { exact: true }).first()).toBeVisible();
  await expectAccessible(admin);
  await admin.goto("/admin/dashboard");
  await expectAccessible(admin);
  await admin.context().close();
});
