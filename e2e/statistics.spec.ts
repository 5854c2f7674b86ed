import { api, signedBefore } from "./appointments.ts";
import { expect, expectAccessible, signInQuietly, test } from "./fixtures.ts";

const DAY = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

test("a charged and signed appointment appears in the manager's statistics, and in the professional's own", async ({
  page,
}) => {
  // Years ago, on a day of its own: nothing else of the demo clinic is there.
  const days = 1500 + Math.floor(Math.random() * 1500);
  await signInQuietly(page, "professional");
  const diagnosis = {
    icd: [{ code: "M54.5", title: "Low back pain" }],
    patterns: ["blood_stasis"],
    text: "",
  };
  const { visits } = await signedBefore(page, "Counted", [{ days, sections: { diagnosis } }]);
  const charge = await api(page, "get", `/appointments/${visits[0]}/charge`);
  await api(page, "post", `/appointments/${visits[0]}/payments`, {
    amount: charge.price - 1230,
    method: "card",
    version: charge.version,
  });

  const address = `/statistics?period=free&from=${dayBefore(days + 1)}&to=${dayBefore(days - 1)}`;
  /** The stream counts seconds later. */
  const open = (query = "") =>
    expect(async () => {
      await page.goto(address + query);
      await expect(page.getByText("€12.30 is still to be paid for 1 appointment.")).toBeVisible({
        timeout: 8000,
      });
    }).toPass({ timeout: 90_000 });
  await open();
  await expect(page.getByText("Your own appointments")).toBeVisible();
  await expect(page.getByLabel("Professional", { exact: true })).toHaveCount(0);

  await signInQuietly(page, "manager");
  await open();
  await expect(page.getByText(/^1 appointment took place/)).toBeVisible();
  await expect(page.getByText("1 of them was the first appointment of a new patient.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Diagnoses and treatments" }).click();
  const together = page.getByRole("region", { name: "Diagnoses and patterns together" }).first();
  await expect(together.getByRole("row", { name: /M54\.5/ }).getByRole("cell", { name: "1" })).toBeVisible();
  await expectAccessible(page);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV: Diagnoses (ICD)" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("Diagnoses (ICD).csv");
});
