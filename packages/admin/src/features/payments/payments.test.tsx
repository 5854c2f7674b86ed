import type { AdminPlanPayment } from "@meridian/core/contracts/plan-payments/plan-payments";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import Payment from "../../app/routes/payments/payment.tsx";
import Payments from "../../app/routes/payments/payments.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const payment: AdminPlanPayment = {
  id: "ppy_1",
  method: "transfer",
  status: "processing",
  reason: null,
  remark: null,
  order: {
    item: { kind: "plan", plan: "basic", months: 3, module: "mtc" },
    terms: null,
    tier: { months: 3, monthly_cents: 1500, discount_percent: 0 },
    price_cents: 4500,
    discount_code: "SPRING",
    discount_cents: 500,
    total_cents: 4000,
    days: 90,
    extra_days: 0,
  },
  received_cents: 0,
  created_at: "2026-11-02T10:00:00.000Z",
  paid_at: null,
  expires_at: null,
  reference: null,
  transfer: { iban: "PT50", holder: "Demo", concept: "MERIDIAN 1" },
  proof: { format: "png", size: 100, added_at: "2026-11-02T11:00:00.000Z" },
  has_receipt: false,
  version: 3,
  space: { id: "spc_1", name: "Demo Clinic" },
  started_by: "usr_1",
  history: [
    {
      at: "2026-11-02T11:00:00.000Z",
      event: "proof_added",
      by: "clinic",
      status: "processing",
      received_cents: 0,
    },
  ],
};

let asked: string[] = [];
let sent: { path: string; body: unknown }[] = [];
let current = payment;
let refusal: Response | undefined;

beforeEach(async () => {
  await storeSession(
    demoUser({ role: "admin", admin_levels: ["any", "staff", "marketing", "super"] } as never),
  );
  asked = [];
  sent = [];
  current = payment;
  refusal = undefined;
  answerApi(async (input, init) => {
    const { pathname, search } = new URL(String(input));
    asked.push(`${pathname}${search}`);
    if (init?.body) {
      sent.push({ path: pathname, body: JSON.parse(String(init.body)) });
      return refusal ?? Response.json(current);
    }
    if (pathname === "/backoffice/payments") return Response.json({ items: [payment], next: null });
    return Response.json({ payment: current, proof_url: "https://files.example/proof.png" });
  });
});

const open = () =>
  renderUi(<Payment />, {
    namespaces: ["payments"],
    route: "/p/:sid/:pid",
    path: "/p/spc_1/ppy_1",
  });

describe("payments", () => {
  it("are listed and filtered by status, method and dates", async () => {
    await renderUi(<Payments />, { namespaces: ["payments"], path: "/?from=2026-11-01", route: "/" });
    expect(await screen.findByText("Basic, 3 months")).toBeTruthy();
    expect(asked.at(-1)).toContain("from=2026-11-01");
    await userEvent.selectOptions(screen.getByLabelText("Status"), "processing");
    await waitFor(() => expect(asked.at(-1)).toContain("status=processing"));
  });

  it("show what was ordered next to the proof", async () => {
    await open();
    const ordered = within(await screen.findByRole("region", { name: "What was ordered" }));
    expect(ordered.getByText("€40.00")).toBeTruthy();
    expect(ordered.getByText("Discount SPRING")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Proof of payment" }).getAttribute("src")).toBe(
      "https://files.example/proof.png",
    );
  });

  it("are approved after a dialog that says what happens", async () => {
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Approve payment" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(/€40.00 counts as received/)).toBeTruthy();
    current = { ...payment, status: "paid", version: 4 };
    await userEvent.click(dialog.getByRole("button", { name: "Approve payment" }));
    expect(await screen.findByRole("button", { name: "Refund payment" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Approve payment" })).toBeNull();
    expect(sent[0]).toEqual({
      path: "/backoffice/spaces/spc_1/payments/ppy_1/approve",
      body: { version: 3 },
    });
  });

  it("are rejected only with a reason, which stays after a refusal", async () => {
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Reject proof" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Reject proof" }));
    expect(sent).toEqual([]);
    refusal = Response.json({ code: "plan_payment.stale" }, { status: 409 });
    await userEvent.type(dialog.getByLabelText(/^Reason/), "Not readable");
    await userEvent.click(dialog.getByRole("button", { name: "Reject proof" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("Somebody else changed this payment");
    expect((dialog.getByLabelText(/^Reason/) as HTMLTextAreaElement).value).toBe("Not readable");
  });

  it("take a part of the amount", async () => {
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Record part" }));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.type(dialog.getByLabelText(/^Amount received/), "12,50");
    await userEvent.click(dialog.getByRole("button", { name: "Record part" }));
    await waitFor(() => expect(sent[0]?.body).toEqual({ cents: 1250, version: 3 }));
  });
});
