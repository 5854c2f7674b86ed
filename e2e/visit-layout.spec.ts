import { addressOf, api, begun, newPatient } from "./appointments.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, signInQuietly, test } from "./fixtures.ts";
import { saved } from "./visit.ts";

test.use({ viewport: { width: 1024, height: 768 } });

test("the visit fits a narrow window, and nothing moves when it is saved", async ({ page }) => {
  await signInQuietly(page, "professional");
  const { id } = await newPatient(page, "Maria da Conceição Vasconcelos de Albuquerque");
  const visit = await begun(page, id);
  const data = {
    items: [
      { substance: "Penicillin", reaction: "swelling", severity: "severe" },
      { substance: "Shellfish", reaction: "urticaria" },
    ],
  };
  await api(page, "put", `/appointments/${visit}/sections/allergies`, { patient: id, version: 0, data });
  await page.goto(addressOf(id, visit));
  const header = page.locator("header").filter({ has: page.getByRole("heading", { level: 1 }) });
  await expect(header.getByText(/^Allergy: Penicillin/)).toBeVisible();
  await expect.poll(async () => (await header.boundingBox())?.height).toBeLessThanOrEqual(64);
  await expectNoSidewaysScroll(page);

  const steps = page.getByRole("navigation", { name: /^Steps/ });
  for (const step of ["Anamnesis", "Tests", "Diagnosis", "Treatments"])
    await expect(steps.getByRole("link", { name: new RegExp(`^${step}`) })).toBeInViewport();

  const boxes = () =>
    header
      .locator("h1, button, [class*=tags] > *")
      .or(steps.getByRole("link"))
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const field = page.getByLabel("Reason for the appointment");
  await field.focus();
  const before = await boxes();
  await field.pressSequentially("Knee");
  expect(await boxes()).toEqual(before);
  await saved(page);
  expect(await boxes()).toEqual(before);

  const record = page.getByRole("complementary", { name: "Record" });
  await expect(record).toBeHidden();
  await page.keyboard.press("Alt+5");
  await expect(record.getByText("Penicillin (swelling); Shellfish (urticaria)")).toBeInViewport();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(record).toBeHidden();
  await expect(field).toBeFocused();
  await header.getByRole("button", { name: "Record" }).click();
  await record.locator("..").getByRole("button", { name: "Close the record" }).click();
  await expect(header.getByRole("button", { name: "Record" })).toBeFocused();
});
