import { addressOf, api, begun } from "./appointments.ts";
import { expect, expectAccessible, newAddress, ready, signInQuietly, test } from "./fixtures.ts";
import { mailsTo } from "./mailbox.ts";

/** The link to sign that an address was sent. */
async function linkSentTo(address: string): Promise<string> {
  const link = new RegExp(`${ready().web}/consent/[\\w-]{27}`);
  const find = async () =>
    (await mailsTo(address)).flatMap(({ body }) => link.exec(body.text ?? "") ?? []).at(-1) ?? "";
  await expect.poll(find, { message: `a link for ${address}` }).not.toBe("");
  return find();
}

test("a minor's mother signs on her phone, and the visit's warning goes", async ({ page, browser }) => {
  await signInQuietly(page, "professional");
  const address = newAddress("mother");
  const patient = await api(page, "post", "/patients", {
    name: `Demo Minor ${crypto.randomUUID().slice(0, 8)}`,
    birthday: `${new Date().getUTCFullYear() - 9}-02-03`,
    legal_representative: "Demo Mother",
    email: address,
    consents_email: true,
    language: "en",
  });
  const visit = await begun(page, patient.id, 0, "Acupuncture");
  await page.goto(addressOf(patient.id, visit, "treatments"));
  const missing = page.getByRole("region", { name: "Consents" });
  await expect(missing.getByText(/^Consent missing/)).toHaveCount(3);
  await missing.getByRole("button", { name: "Sign by link" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign on the patient's phone" });
  await dialog.getByRole("button", { name: "Send by e-mail or text message" }).click();
  await expect(dialog.getByText(/Make sure it belongs to Demo Mother/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send", exact: true }).click();
  await expect(dialog.getByText("Waiting for the answer")).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-GB" });
  const phone = await context.newPage();
  await phone.goto(await linkSentTo(address));
  await expect(phone.getByRole("heading", { name: "Protection of your personal data" })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByLabel("Your full name").fill("Demo Mother");
  await phone.getByLabel("You are the patient's").fill("mother");
  for (const title of ["Protection of your personal data", "Treatment of a minor", "Acupuncture"]) {
    await expect(phone.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await phone.getByRole("radio", { name: "Type your name" }).check();
    await phone.getByLabel("Your name, as signature").fill("Demo Mother");
    await phone.getByRole("button", { name: "Sign", exact: true }).click();
  }
  await expect(phone.getByRole("heading", { name: /All your answers have arrived/ })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  await context.close();

  // The therapist's screen notices by itself.
  await expect(dialog.getByText("The answer has arrived")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Close" }).last()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(missing.getByText(/^Consent missing/)).toHaveCount(0);
  await expect(missing).toBeFocused();
  await page.goto(`/patient/${patient.id}?tab=consents`);
  const row = page.getByRole("listitem").filter({ hasText: "Treatment of a minor" });
  await expect(row.getByText(/by Demo Mother \(mother\)/).first()).toBeVisible();
  await expect(row.getByText(/by personal link/).first()).toBeVisible();
});
