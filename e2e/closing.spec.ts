import { Secret, TOTP } from "otpauth";
import { ownClinic, PASSWORD } from "./accounts-setup.ts";
import { api, newPatient } from "./appointments.ts";
import { expect, expectAccessible, ready, test } from "./fixtures.ts";
import { mailsTo } from "./mailbox.ts";

const DAY_MS = 86_400_000;

test("the owner asks to close the clinic, which is withdrawn; asked for again, everything goes on its day", async ({
  page,
}) => {
  const { user } = await ownClinic(page, "closing", { space_name: "Demo Closing Clinic" });
  await newPatient(page, "Closing");
  const { secret } = await api(page, "post", "/session/totp", { password: PASSWORD });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await api(page, "post", "/session/totp/confirm", { totp: totp.generate() });

  await page.goto(`${ready().web}/settings/closing`);
  const form = page.getByRole("region", { name: "Ask for the closing" });
  const ask = async () => {
    await form.getByLabel(/^Name of the clinic/).fill("Demo Closing Clinic");
    await form.getByLabel(/^Your password/).fill(PASSWORD);
    await form.getByLabel(/^Code from/).fill(totp.generate());
    await form.getByRole("button", { name: "Close this clinic" }).click();
  };
  await ask();
  await expect(page.getByText(/^This clinic will be closed on/).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${ready().web}/patients`);
  const banner = page.getByRole("region", { name: "Close the clinic" });
  await expect(banner).toContainText("Everything in it is then deleted");
  await banner.getByRole("link", { name: "See the closing" }).click();
  await page.getByRole("button", { name: "Withdraw the closing" }).click();
  await expect(page.getByText("The closing was withdrawn. The clinic stays as it is.")).toBeVisible();

  await ask();
  await expect(page.getByRole("button", { name: "Withdraw the closing" })).toBeVisible();
  const told = async () =>
    (await mailsTo(user.email)).filter(({ subject }) => /is to be closed on/.test(subject)).length;
  await expect.poll(told).toBe(2);
  const { closing } = await api(page, "get", "/space/closing");
  const due = Date.parse(closing.due_at);
  for (const after of [0, DAY_MS / 24, DAY_MS / 12]) {
    const time = new Date(due + after).toISOString();
    await page.request.post(`${ready().control}/run/close-spaces?time=${time}`, { timeout: 60_000 });
  }
  await page.context().clearCookies();
  const answer = await page.request.post(`${ready().api}/login`, {
    headers: { origin: ready().web },
    data: { email: user.email, password: PASSWORD },
  });
  expect(answer.status()).toBe(401);
});
