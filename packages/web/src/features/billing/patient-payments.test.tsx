import type { ChargeSummary } from "@meridian/core/contracts/billing/billing";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import PatientPayments from "./components/patient-payments.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

/** An id as the contract takes it, of a short name. */
const idOf = (name: string) => `apt_${name.slice(-1).padStart(26, "0")}`;
const charge = (id: string, day: string, due: number): ChargeSummary => ({
  appointment: idOf(id),
  patient: "pat_1",
  patient_name: "Demo Alecrim",
  professional: "usr_1",
  appointment_type: `Demo ${id}`,
  start: `${day}T10:00:00.000Z`,
  price: 5000,
  paid: 5000 - due,
  due,
  status: due === 0 ? "paid" : due === 5000 ? "pending" : "partial",
  version: due === 5000 ? 0 : 1,
});
const charges = [
  charge("apt_3", "2026-11-20", 5000),
  charge("apt_2", "2026-11-10", 0),
  charge("apt_1", "2026-11-01", 3000),
];
const balance = { charged: 15_000, paid: 7000, due: 8000, to_refund: 0, unpaid: 2, upcoming: 0 };
const oldestFirst = [charges[2], charges[0]];
const sent: { name: string; body: unknown }[] = [];

function answerWith(answers: Record<string, () => object> = {}) {
  const all: Record<string, () => object> = {
    "GET /patients/pat_1/charges": () => ({ items: charges, next: null, balance }),
    "GET /patients/pat_1/charges unpaid": () => ({ items: oldestFirst, next: null, balance }),
    "GET /charges": () => ({ items: [charges[0]], next: null }),
    ...answers,
  };
  answerApi(async (input, init) => {
    const { pathname, searchParams } = new URL(String(input));
    const open = [searchParams.get("open"), searchParams.get("cursor")].filter(Boolean);
    const name = [`${init?.method} ${pathname}`, ...open].join(" ");
    if (init?.body) sent.push({ name, body: JSON.parse(String(init.body)) });
    const value = all[name]?.();
    if (value instanceof Response) return value;
    return value ? Response.json(value) : Response.json({ code: "internal" }, { status: 500 });
  });
}
const render = () =>
  renderUi(
    <>
      <PatientPayments patient="pat_1" />
      <Toasts />
    </>,
    { namespaces: ["billing"] },
  );

beforeEach(async () => {
  sent.length = 0;
  await storeSession(demoUser());
});

it("takes payment of everything due, the oldest first, and refunds it on undo", async () => {
  const paid = [charge("apt_1", "2026-11-01", 0), charge("apt_3", "2026-11-20", 0)];
  const isPaid = () => sent.some(({ name }) => name === "POST /payments");
  answerWith({
    "GET /patients/pat_1/charges": () => ({
      items: isPaid() ? paid : charges,
      next: null,
      balance: isPaid() ? { ...balance, paid: 15_000, due: 0, unpaid: 0 } : balance,
    }),
    "POST /payments": () => ({ items: paid.map((one, at) => ({ ...one, payment: `pay_${at}` })) }),
    [`POST /appointments/${idOf("apt_1")}/payments/pay_0/refund`]: () => paid[0] ?? {},
    [`POST /appointments/${idOf("apt_3")}/payments/pay_1/refund`]: () => paid[1] ?? {},
  });
  await render();
  expect(await screen.findByText("2 appointments not paid: €80.00")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Take payment for all" }));
  await userEvent.click(screen.getByRole("radio", { name: "Card" }));
  await userEvent.click(screen.getByRole("button", { name: "Take payment of €80.00" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    name: "POST /payments",
    body: {
      items: [
        { appointment: idOf("apt_1"), amount: 3000, version: 1 },
        { appointment: idOf("apt_3"), amount: 5000, version: 0 },
      ],
      method: "card",
      note: "",
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent.slice(1).map(({ name }) => name)).toEqual([
    `POST /appointments/${idOf("apt_1")}/payments/pay_0/refund`,
    `POST /appointments/${idOf("apt_3")}/payments/pay_1/refund`,
  ]);
});

it("takes payment of ticked charges, and names the one that changed meanwhile", async () => {
  answerWith({
    "POST /payments": () =>
      Response.json({ code: "charge.stale", details: { appointment: idOf("apt_3") } }, { status: 409 }),
  });
  await render();
  await userEvent.click(await screen.findByRole("checkbox", { name: /Demo apt_3/ }));
  await userEvent.click(screen.getByRole("button", { name: "Take payment" }));
  await userEvent.click(screen.getByRole("button", { name: "Take payment of €50.00" }));
  const wrong = await screen.findByRole("link", {
    name: /^Demo apt_3, .*: Someone else has recorded a payment/,
  });
  await userEvent.click(wrong);
  expect(document.activeElement?.textContent).toMatch(/^Demo apt_3.*50.00$/);
});

it("asks the server for the unpaid charges and shows the sums of all", async () => {
  answerWith();
  await render();
  expect(await screen.findByText("Demo apt_2")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Balance" }).textContent).toBe(
    "Total to pay€80.00Charged so far€150.00Paid so far€70.00",
  );
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Not paid (€80.00)");
  await waitFor(() => expect(screen.queryByText("Demo apt_2")).toBeNull());
  expect(screen.getByText("Demo apt_1")).toBeTruthy();
});

it("shows further charges on request, and says how many of the unpaid ones are paid at once", async () => {
  answerWith({
    "GET /patients/pat_1/charges": () => ({
      items: charges,
      next: "more",
      balance: { ...balance, unpaid: 40 },
    }),
    "GET /patients/pat_1/charges more": () => ({
      items: [charge("apt_0", "2020-01-01", 0)],
      next: null,
      balance: null,
    }),
  });
  await render();
  expect(await screen.findByText("40 appointments not paid: €80.00")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Take payment for the oldest 15" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Load more" }));
  expect(await screen.findByText("Demo apt_0")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Load more" })).toBeNull();
});

it("leads the focus back to the balance when a payment is cancelled", async () => {
  answerWith();
  await render();
  await userEvent.click(await screen.findByRole("button", { name: "Take payment for all" }));
  await userEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(document.activeElement?.textContent).toContain("Total to pay");
});
