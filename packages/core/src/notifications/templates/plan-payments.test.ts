import { expect, test } from "vitest";
import { DEFAULT_PLANS } from "../../contracts/subscription/default-offers.ts";
import { pdfText } from "../../testing/pdf-text.ts";
import { mailOf } from "./templates.ts";

const order = {
  item: { kind: "plan", plan: "basic", months: 12, module: "mtc" },
  terms: DEFAULT_PLANS.basic,
  tier: { months: 12, monthly_cents: 1500, discount_percent: 10 },
  price_cents: 16_200,
  discount_code: "DEMO-10",
  discount_cents: 1000,
  total_cents: 15_200,
  days: 365,
  extra_days: 0,
};
const facts = {
  payment: "ppy_01K0DEM0000000000000000001",
  clinic: "Demo Clinic",
  order: JSON.stringify(order),
  method: "mb_way",
  status: "paid",
  at: "2026-11-23T10:00:00.000Z",
  remark: "The amount cannot be read",
  entity: "11249",
  reference: "123456789",
  until: "2026-11-26T10:00:00.000Z",
};
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("the mail about a purchase has the receipt with it, which says that it is no fiscal document", async () => {
  const { subject, attachment } = await mailOf("plan-paid", "en", facts);
  expect(subject).toBe("Payment received: Basic plan, 12 months");
  const text = spaced(await pdfText(attachment?.content as Uint8Array));
  for (const part of ["This is not a fiscal document.", "DEMO-10", "€152.00", "Demo Clinic", "MB WAY"])
    expect(text).toContain(part);
  expect((await mailOf("plan-paid", "pt", facts)).attachment?.name).toBe("recibo.pdf");
});

test("the other mails say what has to be known, in both languages", async () => {
  const reference = await mailOf("plan-reference", "en", facts);
  for (const part of ["11249", "123 456 789", "€152.00", "26 November 2026"])
    expect(spaced(reference.text)).toContain(part);
  expect((await mailOf("plan-proof-rejected", "pt", facts)).text).toContain(
    "Motivo: The amount cannot be read",
  );
  expect((await mailOf("plan-payment-failed", "en", { ...facts, status: "expired" })).subject).toBe(
    "Payment expired: Basic plan, 12 months",
  );
});

test("the mails about a plan's end name the days that are left", async () => {
  const ending = { clinic: "Demo Clinic", plan: "free_trial", days: "3", ends_on: "2026-11-30" };
  const { subject, text } = await mailOf("plan-expiring", "en", ending);
  expect(subject).toBe("The free trial of Demo Clinic ends in 3 days");
  expect(text).toContain("30 November 2026");
  expect((await mailOf("plan-expiring", "pt", { ...ending, days: "1" })).subject).toContain("termina hoje");
  expect((await mailOf("plan-expired", "en", { ...ending, plan: "pro" })).text).toContain(
    "Nothing was deleted",
  );
});
