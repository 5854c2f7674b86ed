import { DEFAULT_MODULES, DEFAULT_PLANS } from "@meridian/core/contracts/subscription/default-offers";
import type { SubscriptionOverview } from "@meridian/core/contracts/subscription/overview";
import type { Cart } from "@meridian/core/contracts/subscription/subscription";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import CartScreen from "../../app/routes/subscription/cart.tsx";
import Modules from "../../app/routes/subscription/modules.tsx";
import Subscription from "../../app/routes/subscription/subscription.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));
const namespaces = ["subscription", "users"] as const;

const overview = (more: Partial<SubscriptionOverview> = {}): SubscriptionOverview => ({
  plan: {
    terms: DEFAULT_PLANS.basic,
    tier: null,
    ends_on: "2099-01-10",
    days_left: 10,
    days_owed: 3,
  },
  advice: null,
  free_trial_used: true,
  student_proof: null,
  usage: { patients: 200, professionals: 1, secretaries: 0, users: 1, disk_bytes: 1024 ** 3, sms: 0 },
  plans: [
    {
      terms: DEFAULT_PLANS.basic,
      per_day_cents: 50,
      refused: null,
      upgrade: { price_cents: 0, refused: "same_plan" },
    },
    {
      terms: DEFAULT_PLANS.student,
      per_day_cents: 30,
      refused: "student_proof",
      upgrade: { price_cents: 0, refused: "not_an_upgrade" },
    },
    {
      terms: DEFAULT_PLANS.pro,
      per_day_cents: 130,
      refused: null,
      upgrade: { price_cents: 800, refused: null },
    },
  ],
  modules: Object.values(DEFAULT_MODULES).map((offer) => ({
    offer,
    owned: null,
    works: offer.code === "mtc",
    refused: "plan_first",
  })),
  switch_from: "2026-01-01",
  switch_days: 30,
  referral: { code: "DEMO2345", days: 15, earned_days: 30, waiting_days: 0 },
  ...more,
});
const cart = (more: Partial<Cart> = {}): Cart => ({
  item: { kind: "plan", plan: "pro", months: 1, module: null },
  order: {
    item: { kind: "plan", plan: "pro", months: 1, module: null },
    terms: DEFAULT_PLANS.pro,
    tier: { months: 1, monthly_cents: 3900, discount_percent: 0 },
    price_cents: 3900,
    discount_code: null,
    discount_cents: 0,
    total_cents: 3900,
    days: 30,
    extra_days: 0,
  },
  refused: null,
  discount_code: null,
  discount_problem: null,
  changes: [],
  per_day_cents: 130,
  upgrade: null,
  quoted_at: null,
  version: 4,
  ...more,
});

const requests = vi.fn();
function answerWith(answers: Record<string, unknown>) {
  answerApi(async (input, init) => {
    const name = `${init?.method} ${new URL(String(input)).pathname}`;
    requests(name, init?.body && JSON.parse(String(init.body)));
    if (!(name in answers)) return Response.json({ code: "internal" }, { status: 500 });
    const answer = answers[name];
    return answer instanceof Response ? answer : Response.json(answer);
  });
}
const show = (element: React.ReactElement) =>
  renderUi(
    <>
      {element}
      <Toasts />
    </>,
    { namespaces: [...namespaces] },
  );

beforeEach(async () => {
  requests.mockReset();
  await storeSession(demoUser());
});

describe("the modules", () => {
  it("are switched after a question, once the server allows it", async () => {
    answerWith({ "GET /subscription": overview(), "PUT /subscription/active-module": { user: demoUser() } });
    await show(<Modules />);
    const owned = await screen.findByRole("region", { name: "Owned" });
    expect(within(owned).getByRole("heading", { name: "Chinese medicine" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Switch to Osteopathy" }));
    const dialog = screen.getByRole("dialog", { name: "Switch to Osteopathy" });
    expect(dialog.textContent).toContain("Osteopathy becomes the active module instead of Chinese medicine.");
    await userEvent.click(within(dialog).getByRole("button", { name: "Switch Module" }));
    await waitFor(() =>
      expect(requests).toHaveBeenCalledWith("PUT /subscription/active-module", { module: "osteo" }),
    );
    expect(await screen.findByText("Osteopathy is now the active module")).toBeTruthy();
  });
  it("say from when they can be switched again", async () => {
    answerWith({ "GET /subscription": overview({ switch_from: "2099-02-01" }) });
    await show(<Modules />);
    expect(await screen.findByText(/You can switch the active module again on/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Switch to/ })).toBeNull();
  });
  it("lead to a plan where there are none", async () => {
    const none = overview().modules.map((module) => ({ ...module, works: false }));
    answerWith({ "GET /subscription": overview({ plan: null, modules: none, switch_from: null }) });
    await show(<Modules />);
    expect(await screen.findByText("No modules")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Choose a plan" }).getAttribute("href")).toBe("/subscription");
  });
});

describe("the subscription", () => {
  it("shows plan, use, limits in the words of the refusal, and the code of the user", async () => {
    answerWith({
      "GET /subscription": overview(),
      "GET /subscription/referrals": { items: [], next: null },
    });
    await show(<Subscription />);
    expect(await screen.findByText("10 days left")).toBeTruthy();
    expect(screen.getByText(/3 days were given near the end/)).toBeTruthy();
    expect(screen.getByText("200 of 200")).toBeTruthy();
    expect(
      screen.getByText("You reached the maximum number of patients under your plan subscription"),
    ).toBeTruthy();
    expect(screen.getByRole("textbox", { name: "Your link" })).toHaveProperty(
      "value",
      `${location.origin}/register?ref=DEMO2345`,
    );
    expect(screen.getByText("Earned so far: 30 days")).toBeTruthy();
    expect(await screen.findByText("No clinics registered with your link yet")).toBeTruthy();
  });
  it("shows the advice in preview only where the server gives it", async () => {
    const referrals = { items: [], next: null };
    answerWith({ "GET /subscription": overview(), "GET /subscription/referrals": referrals });
    const first = await show(<Subscription />);
    await screen.findByText("10 days left");
    expect(screen.queryByRole("region", { name: "Which plan fits" })).toBeNull();
    first.unmount();
    answerWith({
      "GET /subscription": overview({ advice: { plan: "pro" } }),
      "GET /subscription/referrals": referrals,
    });
    await show(<Subscription />);
    const advice = await screen.findByRole("region", { name: "Which plan fits" });
    expect(advice.textContent).toContain("Pro is the cheapest plan that holds what you use now: €39.00");
  });
  it("puts a plan in the cart, and says why one cannot be bought", async () => {
    answerWith({
      "GET /subscription": overview(),
      "GET /subscription/referrals": { items: [], next: null },
      "PUT /subscription/cart/item": Response.json(
        { code: "plan.requirements", details: { reason: "student_proof" } },
        { status: 403 },
      ),
    });
    await show(<Subscription />);
    await userEvent.click(await screen.findByRole("button", { name: "Choose Pro, 1 month" }));
    expect(requests).toHaveBeenCalledWith("PUT /subscription/cart/item", {
      kind: "plan",
      plan: "pro",
      months: 1,
      module: null,
    });
    expect(
      await screen.findByText(/You don't fit the requirements to buy this plan\. The student plan needs/),
    ).toBeTruthy();
  });
});

describe("the cart", () => {
  it("shows the price, what changed, and the way to payment", async () => {
    answerWith({
      "GET /subscription": overview(),
      "GET /subscription/cart": cart({ changes: [{ what: "total_cents", before: 3500, now: 3900 }] }),
    });
    await show(<CartScreen />);
    expect(await screen.findByText("Total: €35.00, now €39.00")).toBeTruthy();
    expect(requests).toHaveBeenCalledWith("PUT /subscription/cart/seen", {
      version: 4,
      price_cents: 3900,
      discount_cents: 0,
      total_cents: 3900,
      days: 30,
      extra_days: 0,
    });
    expect(screen.getByRole("link", { name: "Continue to payment" }).getAttribute("href")).toBe(
      "/modules/cart/pay",
    );
  });
  it("keeps a refused discount code in its field", async () => {
    answerWith({
      "GET /subscription": overview(),
      "GET /subscription/cart": cart(),
      "PUT /subscription/cart/discount-code": Response.json(
        { code: "input.invalid", fields: { code: "discount.expired" } },
        { status: 400 },
      ),
    });
    await show(<CartScreen />);
    const field = await screen.findByRole("textbox", { name: "Discount code" });
    await userEvent.type(field, "demo");
    await userEvent.click(screen.getByRole("button", { name: "Apply code" }));
    expect((await screen.findAllByText("This discount code is no longer valid."))[0]).toBeTruthy();
    expect(field).toHaveProperty("value", "demo");
    expect(requests).toHaveBeenCalledWith("PUT /subscription/cart/discount-code", {
      code: "demo",
      version: 4,
    });
  });
  it("explains the price of an upgrade", async () => {
    const item = { kind: "upgrade", plan: "pro" } as const;
    const order = { ...cart().order, item, tier: null, price_cents: 800, total_cents: 800, days: 0 };
    answerWith({
      "GET /subscription": overview(),
      "GET /subscription/cart": cart({
        item,
        order: order as Cart["order"],
        per_day_cents: null,
        upgrade: { days_left: 10, old_monthly_cents: 1500, new_monthly_cents: 3900 },
      }),
    });
    await show(<CartScreen />);
    expect(await screen.findByText(/10 days left\. A day of your plan cost €0\.50 .* €1\.30/)).toBeTruthy();
  });
  it("is emptied", async () => {
    answerWith({
      "GET /subscription": overview(),
      "GET /subscription/cart": cart(),
      "DELETE /subscription/cart/item": cart({ item: null, order: null, version: 5 }),
    });
    await show(<CartScreen />);
    await userEvent.click(await screen.findByRole("button", { name: "Remove item" }));
    expect(await screen.findByText("No items in the cart")).toBeTruthy();
  });
});
