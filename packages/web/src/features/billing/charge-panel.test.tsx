import type { Charge, ChargedItem } from "@meridian/core/contracts/billing/billing";
import { Toasts } from "@meridian/ui/feedback/toasts";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import ChargePanel from "./components/charge-panel.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const APPOINTMENT = "apt_01K0DEM0000000000000000001";
const charge = (change: Partial<Charge> = {}): Charge => ({
  appointment: APPOINTMENT,
  patient: "pat_01K0DEM0000000000000000012",
  patient_name: "Demo Patient Twelve",
  professional: "usr_01K0DEM0000000000000000000",
  appointment_type: "First visit",
  start: "2026-11-23T10:00:00.000Z",
  price: 5000,
  paid: 0,
  due: 5000,
  status: "pending",
  version: 0,
  basis: "type",
  items: [],
  type_price: 5000,
  payments: [],
  receipts: [],
  receipted: false,
  ...change,
});
const PAID: Charge["payments"][number] = {
  id: "pay_01K0DEM0000000000000000001",
  kind: "payment",
  amount: 2050,
  method: "card",
  note: "",
  refunded: 0,
  refunds: null,
  taken_at: "2026-11-23T11:00:00.000Z",
  taken_by: { id: "usr_1", name: "Demo Reception" },
};
const PARTLY = charge({ paid: 2050, due: 2950, status: "partial", version: 1, payments: [PAID] });

const sent = vi.fn();
let stored: Charge;
let given: ChargedItem[];
let answer: () => Response;
beforeEach(async () => {
  sent.mockReset();
  stored = charge();
  given = [];
  answer = () => Response.json(PARTLY, { status: 201 });
  const user = demoUser();
  const pricing = {
    tests: [{ code: "pulse", price: 1250 }],
    treatments: [{ code: "acupuncture", price: 3333 }],
  };
  await storeSession({ ...user, ...(user.space && { space: { ...user.space, pricing } }) } as typeof user);
  answerApi(async (input, init) => {
    const { pathname } = new URL(String(input));
    if (!init?.method || init.method === "GET")
      return Response.json(pathname.endsWith("/given") ? { items: given } : stored);
    sent(`${init.method} ${pathname}`, JSON.parse(String(init.body)));
    return answer();
  });
});

const show = () =>
  renderUi(
    <>
      <ChargePanel appointment={APPOINTMENT} />
      <Toasts />
    </>,
    { namespaces: ["billing", "clinic"] },
  );
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const field = (name: string | RegExp): HTMLInputElement => screen.getByRole("textbox", { name });
const amount = () => field(/^Amount/);

it("proposes the amount due, and records the amount paid, in cents", async () => {
  await show();
  await press("Take payment");
  expect(amount().value).toBe("50.00");
  await userEvent.clear(amount());
  await userEvent.type(amount(), "20,5");
  await userEvent.click(screen.getByRole("radio", { name: "Card" }));
  await press("Record payment");
  expect(await screen.findByText("Payment of €20.50 recorded")).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith(`POST /appointments/${APPOINTMENT}/payments`, {
    amount: 2050,
    method: "card",
    note: "",
    version: 0,
  });
  expect(screen.getByText("Partly paid")).toBeTruthy();
});

it("refuses more than is due and invalid amounts before anything is sent", async () => {
  await show();
  await press("Take payment");
  for (const [typed, said] of [
    ["50.01", /more than the amount to pay/],
    ["0", /above zero/],
    ["abc", /above zero/],
  ] as const) {
    await userEvent.clear(amount());
    await userEvent.type(amount(), typed);
    await press("Record payment");
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  }
  expect(sent).not.toHaveBeenCalled();
});

it("shows a payment recorded by somebody else, and keeps what was typed", async () => {
  await show();
  await press("Take payment");
  await userEvent.type(field("Note"), "in two notes");
  stored = PARTLY;
  answer = () => Response.json({ code: "charge.stale", message: "", requestId: "r" }, { status: 409 });
  await press("Record payment");
  expect(await screen.findByText("€29.50")).toBeTruthy();
  expect(field("Note").value).toBe("in two notes");
});

it("offers the recorded items, charges them with one button, and then hides the offer", async () => {
  given = [
    { list: "treatments", key: "acupuncture", price: 3333 },
    { list: "tests", key: "pulse", price: 1250 },
  ];
  answer = () => Response.json(charge({ price: 4583, due: 4583, basis: "items", items: given, version: 1 }));
  await show();
  expect(await screen.findByText(/Recorded in this appointment: Acupuncture, Pulse/)).toBeTruthy();
  await press("Change price");
  await userEvent.click(screen.getByRole("radio", { name: /Sum of tests and treatments/ }));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /Acupuncture/ }).checked).toBe(true);
  await press("Cancel");
  await press("Use €45.83 as the price");
  expect(await screen.findByText("The price is €45.83")).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith(`PUT /appointments/${APPOINTMENT}/charge`, {
    basis: "items",
    items: given.map(({ list, key }) => ({ list, key })),
    version: 0,
  });
  expect(screen.queryByText(/Recorded in this appointment/)).toBeNull();
});

it("undoes the price set by one button", async () => {
  given = [{ list: "treatments", key: "acupuncture", price: 3333 }];
  const changed = charge({ price: 3333, due: 3333, basis: "items", items: given, version: 1 });
  answer = () => Response.json(changed);
  await show();
  await press("Use €33.33 as the price");
  await press("Undo");
  expect(sent).toHaveBeenLastCalledWith(`PUT /appointments/${APPOINTMENT}/charge`, {
    basis: "type",
    version: 1,
  });
});

it.each([
  ["was paid", charge({ price: 6500, paid: 6500, due: 0, basis: "type", payments: [PAID], version: 2 })],
  ["was set by hand", charge({ price: 6500, due: 6500, basis: "typed", version: 1 })],
])("lists the recorded items without a button where the price %s", async (_why, held) => {
  given = [{ list: "treatments", key: "acupuncture", price: 5500 }];
  stored = held;
  await show();
  expect(await screen.findByText(/Recorded in this appointment: Acupuncture/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /as the price/ })).toBeNull();
});

it("charges the sum of the chosen items of the price lists", async () => {
  answer = () => Response.json(charge({ price: 4583, due: 4583, basis: "items", version: 1 }));
  await show();
  await press("Change price");
  await userEvent.click(screen.getByRole("radio", { name: /Sum of tests and treatments/ }));
  await press("Save price");
  expect(sent).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("checkbox", { name: /Acupuncture/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /Pulse/ }));
  expect(screen.getByText("€45.83")).toBeTruthy();
  await press("Save price");
  expect(await screen.findByText("The price is €45.83")).toBeTruthy();
  expect(sent.mock.calls[0]?.[1]).toEqual({
    basis: "items",
    items: [
      { list: "treatments", key: "acupuncture" },
      { list: "tests", key: "pulse" },
    ],
    version: 0,
  });
});

it("refunds at most what is left of a payment", async () => {
  stored = { ...PARTLY, payments: [{ ...PAID, refunded: 50 }] };
  await show();
  await press("Refund €20.00");
  const form = screen.getByRole("form", { name: "Refund €20.00" });
  const card: HTMLInputElement = within(form).getByRole("radio", { name: "Card" });
  expect(card.checked).toBe(true);
  expect(amount().value).toBe("20.00");
  await press("Record refund");
  expect(await screen.findByText("Refund of €20.00 recorded")).toBeTruthy();
  expect(sent.mock.calls[0]).toMatchObject([
    `POST /appointments/${APPOINTMENT}/payments/${PAID.id}/refund`,
    { amount: 2000, method: "card", version: 1 },
  ]);
});
