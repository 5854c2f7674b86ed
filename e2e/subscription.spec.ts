import type { Page } from "@playwright/test";
import { newAccount, ownClinic } from "./accounts-setup.ts";
import { api } from "./appointments.ts";
import { expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";

/** Buys the basic plan by MB WAY, and accepts the request on the phone. */
async function buyBasic(page: Page) {
  const item = { kind: "plan", plan: "basic", months: 1, module: "mtc" };
  const { version, order } = await api(page, "put", "/subscription/cart/item", item);
  const phone = `+35191${String(Date.now()).slice(-7)}`;
  const { id } = await api(page, "post", "/plan-payments", {
    method: "mb_way",
    phone,
    cart_version: version,
    total_cents: order.total_cents,
  });
  const sandbox = await (await page.request.get(ready().payments)).text();
  const card = sandbox.split("<article>").find((one) => one.includes(phone)) ?? "";
  const [decide] = /\/decide\/pi_\w+/.exec(card) ?? [];
  await page.request.post(`${ready().payments}${decide}`, { form: { choice: "accept" } });
  await expect.poll(async () => (await api(page, "get", `/plan-payments/${id}`)).status).toBe("paid");
}

test("a friend comes by a link, pays, and switches the module; both clinics get 15 days", async ({
  page,
  browser,
}) => {
  await ownClinic(page, "referrer");
  await page.goto("/subscription");
  await expect(page.getByText("15 days left")).toBeVisible();
  const link = await page.getByRole("textbox", { name: "Your link" }).inputValue();
  const referral_code = new URL(link).searchParams.get("ref") ?? "";

  const context = await browser.newContext({ baseURL: ready().web });
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(friend.getByLabel("Referral code")).toHaveValue(referral_code);
  const account = await newAccount(friend, "friend", { referral_code, space_name: "Demo Friend's Clinic" });
  await signInQuietly(friend, account);
  await buyBasic(friend);

  await friend.goto("/modules");
  await friend.getByRole("button", { name: "Switch to Osteopathy" }).click();
  const dialog = friend.getByRole("dialog", { name: "Switch to Osteopathy" });
  await expect(dialog).toContainText("All data stays and can still be read.");
  await dialog.getByRole("button", { name: "Switch Module" }).click();
  await expect(friend.getByText(/You can switch the active module again on/)).toBeVisible();
  await expect(
    friend.getByRole("region", { name: "Owned" }).getByRole("heading", { name: "Osteopathy" }),
  ).toBeVisible();
  await expectAccessible(friend);
  await friend.goto("/subscription");
  await expect(friend.getByText("45 days left")).toBeVisible();
  await expectAccessible(friend);
  await context.close();

  await page.reload();
  await expect(page.getByText("30 days left")).toBeVisible();
  await expect(page.getByText("Earned so far: 15 days")).toBeVisible();
  await expect(page.getByText("Demo Friend's Clinic")).toBeVisible();
});
