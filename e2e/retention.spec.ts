import { Secret, TOTP } from "otpauth";
import { ownClinic, PASSWORD } from "./accounts-setup.ts";
import { api } from "./appointments.ts";
import { expect, expectAccessible, ready, test } from "./fixtures.ts";
import { mailsTo } from "./mailbox.ts";
import { oldPatient } from "./old-records.ts";

test("a manager is told of old records, keeps one with a reason, and erases the other with the second factor", async ({
  page,
}) => {
  const { user } = await ownClinic(page, "retention");
  const kept = await oldPatient(page, "Kept");
  const erased = await oldPatient(page, "Erased");
  const { secret } = await api(page, "post", "/session/totp", { password: PASSWORD });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await api(page, "post", "/session/totp/confirm", { totp: totp.generate() });
  const looked = await page.request.post(`${ready().control}/run/propose-removals`, { timeout: 60_000 });
  expect(looked.ok()).toBe(true);

  await page.goto(`${ready().web}/`);
  const waiting = page.getByRole("region", { name: "Data past its retention period" });
  await expect(waiting.getByText("2 records wait for a decision.")).toBeVisible();
  await waiting.getByRole("link", { name: "Keep or remove" }).click();
  const list = page.getByRole("table", { name: "Records of treated patients: past the period" });
  await expect(list.getByRole("row")).toHaveCount(3);
  await expectAccessible(page);

  await page.getByRole("checkbox", { name: kept.name }).check();
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  const keeping = page.getByRole("dialog", { name: "Keep this for longer" });
  await keeping.getByLabel(/^Reason/).fill("A claim is open");
  await expectAccessible(page);
  await keeping.getByRole("button", { name: "Keep", exact: true }).click();
  const heading = page.getByRole("heading", { name: "Past the retention period" });
  await expect(heading).toBeFocused();
  await expect(list.getByRole("row", { name: kept.name })).toHaveCount(0);

  await page.getByRole("checkbox", { name: erased.name }).check();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  const erasing = page.getByRole("dialog", { name: "Erase this patient for good" });
  await erasing.getByLabel(/^Your password/).fill(PASSWORD);
  await erasing.getByLabel(/^Code from/).fill("000000");
  await erasing.getByRole("button", { name: "Erase in 30 days" }).click();
  await expect(erasing.getByLabel(/^Code from/)).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  await erasing.getByLabel(/^Code from/).fill(totp.generate());
  await erasing.getByRole("button", { name: "Erase in 30 days" }).click();
  await expect(page.getByText("The patient will be erased in 30 days")).toBeVisible();
  await expect(page.getByText("Nothing waits for a decision")).toBeVisible();

  await page.getByLabel("Decision").selectOption({ label: "Kept" });
  await expect(page.getByRole("row", { name: kept.name })).toContainText("A claim is open");
  expect(await api(page, "get", `/patients/${erased.id}`)).toMatchObject({ state: "archived" });
  expect(await api(page, "get", `/patients/${kept.id}`)).toMatchObject({ state: "active" });
  const told = async () => (await mailsTo(user.email)).map(({ subject }) => subject);
  await expect.poll(told).toContainEqual(expect.stringMatching(/^Data to decide about at/));
});
