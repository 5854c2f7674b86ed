import type { PlanPayment } from "@meridian/core/contracts/plan-payments/plan-payments";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import MyPayments from "../../app/routes/plan-payments/my-payments.tsx";
import Pay from "../../app/routes/plan-payments/pay.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const order: PlanPayment["order"] = {
  item: { kind: "plan", plan: "basic", months: 12, module: "mtc" },
  terms: null,
  tier: { months: 12, monthly_cents: 1500, discount_percent: 0 },
  price_cents: 18_000,
  discount_code: null,
  discount_cents: 0,
  total_cents: 18_000,
  days: 365,
  extra_days: 0,
};
const payment = (change: Partial<PlanPayment> = {}): PlanPayment => ({
  id: "ppy_01K0DEM0000000000000000001",
  method: "mb_way",
  status: "pending",
  reason: null,
  remark: null,
  order,
  received_cents: 0,
  created_at: "2026-11-23T10:00:00.000Z",
  paid_at: null,
  expires_at: new Date(Date.now() + 200_000).toISOString(),
  reference: null,
  transfer: null,
  proof: null,
  has_receipt: false,
  version: 1,
  ...change,
});
const cart = (total = 18_000) => ({
  item: order.item,
  order: { ...order, total_cents: total },
  refused: null,
  discount_code: null,
  discount_problem: null,
  changes: [],
  per_day_cents: 50,
  upgrade: null,
  quoted_at: null,
  version: 3,
});

const sent = vi.fn();
let current: PlanPayment;
let refused: object | undefined;
beforeEach(async () => {
  sent.mockReset();
  current = payment();
  refused = undefined;
  await storeSession(demoUser());
  answerApi(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (pathname.endsWith("/cart")) return Response.json(cart());
    if (pathname.endsWith("/refresh_user")) return Response.json({ user: demoUser() });
    if (init?.method === "POST" && pathname === "/plan-payments") {
      sent(JSON.parse(String(init.body)));
      return refused ? Response.json(refused, { status: 409 }) : Response.json(current, { status: 201 });
    }
    if (pathname === "/plan-payments") return Response.json({ items: [current], next: null });
    return Response.json(current);
  });
});
const show = (path = "/modules/cart/pay") =>
  renderUi(
    <>
      <Pay />
      <Toasts />
    </>,
    { namespaces: ["plan-payments"], path },
  );

describe("paying", () => {
  it("sends the phone with the order that was seen, and shows what happens without a reload", async () => {
    await show();
    await userEvent.type(await screen.findByLabelText(/Mobile number for MB WAY/), "912345678");
    await userEvent.click(screen.getByRole("button", { name: "Pay €180.00" }));
    expect(await screen.findByText("Confirm the payment on your phone")).toBeTruthy();
    expect(sent).toHaveBeenCalledWith({
      method: "mb_way",
      phone: "912345678",
      cart_version: 3,
      total_cents: 18_000,
    });
    expect(screen.getByRole("timer").textContent).toMatch(/^3:\d\d$/);
    current = payment({ status: "paid", paid_at: "2026-11-23T10:01:00.000Z", has_receipt: true });
    expect(await screen.findByText("Payment successful!", {}, { timeout: 5000 })).toBeTruthy();
    expect(document.activeElement?.textContent).toContain("Payment successful!");
    expect(screen.getByRole("button", { name: "Receipt" })).toBeTruthy();
  });

  it("says that the order changed, and reads it again", async () => {
    refused = { code: "cart.changed", message: "", requestId: "r", current: {} };
    await show();
    await userEvent.click(await screen.findByRole("radio", { name: /Bank transfer/ }));
    await userEvent.click(screen.getByRole("button", { name: "Pay €180.00" }));
    expect(await screen.findByText("The order has changed since you chose it")).toBeTruthy();
  });

  it("shows the payment of this order that is open already", async () => {
    refused = {
      code: "plan_payment.already_open",
      message: "",
      requestId: "r",
      details: { payment: current.id },
    };
    current = payment({ method: "reference", reference: { entity: "11249", reference: "123456789" } });
    await show();
    await userEvent.click(await screen.findByRole("radio", { name: /Payment reference/ }));
    await userEvent.click(screen.getByRole("button", { name: "Pay €180.00" }));
    expect(await screen.findByText("123 456 789")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Copy Reference" })).toBeTruthy();
  });

  it("refuses a proof of another kind before it is uploaded", async () => {
    current = payment({
      method: "transfer",
      transfer: { iban: "PT50000000000000000000000", holder: "Demo Company", concept: "MERIDIAN 1" },
    });
    await show(`/modules/cart/pay?payment=${current.id}`);
    const input = await screen.findByLabelText("Upload proof", { selector: "input" });
    await userEvent.upload(input, new File(["<svg></svg>"], "proof.pdf", { type: "application/pdf" }));
    expect((await screen.findByRole("alert")).textContent).toBe("Choose a PDF, JPG, PNG or HEIC file.");
  });
});

describe("my payments", () => {
  const list = () => renderUi(<MyPayments />, { namespaces: ["plan-payments"], path: "/modules/payments" });

  it("shows status and what an administrator wrote, and offers to pay again", async () => {
    current = payment({
      method: "transfer",
      status: "failed",
      reason: "rejected",
      remark: "The amount cannot be read",
      expires_at: null,
    });
    await list();
    const table = await screen.findByRole("region", { name: "My Payments" });
    expect((await within(table).findAllByText("Basic plan, 12 months"))[0]).toBeTruthy();
    expect(within(table).getByText("The amount cannot be read")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Actions for Basic plan, 12 months" }));
    expect(await screen.findByText("Pay again")).toBeTruthy();
    expect(screen.getByText("Show payment")).toBeTruthy();
  });
});
