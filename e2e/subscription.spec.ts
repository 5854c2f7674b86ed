import { newAccount, ownClinic } from "./accounts-setup.ts";
import { api } from "./appointments.ts";
import { expect, expectAccessible, ready, signInQuietly, test } from "./fixtures.ts";
import { payCart } from "./payments-sandbox.ts";

/** The last of so many days, the first of which is that of an instant, as the page writes it. */
const lastDay = (from: number, days: number) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "Europe/Lisbon" }).format(
    from + (days - 1) * 86_400_000,
  );

test("a friend comes by a link, pays, and switches the module; both clinics get 15 days", async ({
  page,
  browser,
}) => {
  await ownClinic(page, "referrer");
  // The days left are fewer after midnight; the last day stays.
  const begun = Date.now();
  await page.goto("/subscription");
  await expect(page.getByText(`Last day: ${lastDay(begun, 15)}`)).toBeVisible();
  const link = await page.getByRole("textbox", { name: "Your link" }).inputValue();
  const referral_code = new URL(link).searchParams.get("ref") ?? "";

  const context = await browser.newContext({ baseURL: ready().web });
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(friend.getByLabel("Referral code")).toHaveValue(referral_code);
  const account = await newAccount(friend, "friend", { referral_code, space_name: "Demo Friend's Clinic" });
  await signInQuietly(friend, account);
  await api(friend, "put", "/subscription/cart/item", {
    kind: "plan",
    plan: "basic",
    months: 1,
    module: "mtc",
  });
  await payCart(friend);
  const paid = Date.now();

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
  await expect(friend.getByText(`Last day: ${lastDay(paid, 45)}`)).toBeVisible();
  await expectAccessible(friend);
  await context.close();

  await page.reload();
  await expect(page.getByText(`Last day: ${lastDay(begun, 30)}`)).toBeVisible();
  await expect(page.getByText("Earned so far: 15 days")).toBeVisible();
  await expect(page.getByText("Demo Friend's Clinic")).toBeVisible();
});
