import type { DayPayment, DayPayments } from "@meridian/core/contracts/billing/billing";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Payments from "../../app/routes/billing/payments.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const payment = (change: Partial<DayPayment> = {}): DayPayment => ({
  id: "pay_01K0DEM0000000000000000001",
  kind: "payment",
  amount: 5000,
  method: "cash",
  note: "",
  refunded: 0,
  refunds: null,
  taken_at: "2026-11-20T10:30:00.000Z",
  taken_by: { id: "usr_01K0DEM0000000000000000000", name: "Demo Desk One" },
  appointment: "apt_01K0DEM0000000000000000001",
  patient: "pat_01K0DEM0000000000000000012",
  patient_name: "Demo Patient Twelve",
  professional: "usr_01K0DEM0000000000000000000",
  establishment: "est_1",
  ...change,
});
const answer: DayPayments = {
  items: [
    payment(),
    payment({ id: "back", kind: "refund", amount: 1500, method: "transfer", note: "Too much" }),
  ],
  next: null,
  totals: { cash: 5000, card: 0, transfer: -1500, mbway: 0 },
  received: 5000,
  refunded: 1500,
};
const place = (id: string, name: string) => ({
  id,
  name,
  address: "",
  phone: "",
  prescription_logo_url: null,
  letterhead_height: 30,
  offices: [],
});
const asked = vi.fn();

beforeEach(async () => {
  asked.mockReset();
  const user = demoUser();
  const establishments = [place("est_1", "Demo House"), place("est_2", "Demo Annex")];
  await storeSession({ ...user, space: user.space && { ...user.space, establishments } });
  answerApi(async (input) => {
    const { searchParams } = new URL(String(input));
    asked(searchParams.get("date"), searchParams.get("establishment"));
    const quiet = searchParams.get("date") !== "2026-11-20";
    return Response.json(
      quiet
        ? {
            items: [],
            next: null,
            totals: { cash: 0, card: 0, transfer: 0, mbway: 0 },
            received: 0,
            refunded: 0,
          }
        : answer,
    );
  });
});
const show = (language: "en" | "pt" = "en", path = "/payments?date=2026-11-20") =>
  renderUi(<Payments />, { namespaces: ["billing"], path, language });

describe("the payments of a day", () => {
  it("are listed with net totals by payment method", async () => {
    await show();
    const list = await screen.findByRole("region", { name: "Payments of the day" });
    expect(await within(list).findAllByText("Demo Patient Twelve")).not.toHaveLength(0);
    expect(within(list).getByText("Too much")).toBeTruthy();
    expect(within(list).getAllByText(/-€15\.00/)[0]).toBeTruthy();
    expect(screen.getByText("Total").nextElementSibling?.textContent).toBe("€35.00");
    const tiles = [...list.ownerDocument.querySelectorAll("dl > div > dd:first-of-type")];
    const [total = 0, ...methods] = tiles.map((tile) => Number(tile.textContent?.replace("€", ""))).reverse();
    expect(methods.reduce((sum, one) => sum + one, 0)).toBe(total);
  });

  it("are requested by day and place", async () => {
    await show();
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Place" }), "est_2");
    expect(asked).toHaveBeenLastCalledWith("2026-11-20", "est_2");
  });

  it("show an empty state", async () => {
    await show("en", "/payments?date=2026-11-19");
    expect(await screen.findByText("No payments on this day")).toBeTruthy();
  });

  it("print", async () => {
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    await show();
    await userEvent.click(await screen.findByRole("button", { name: "Print" }));
    expect(print).toHaveBeenCalledOnce();
  });

  it("show Portuguese texts", async () => {
    await show("pt");
    expect((await screen.findAllByText("Numerário")).length).toBeGreaterThan(1);
    expect(screen.getByRole("button", { name: "Imprimir" })).toBeTruthy();
  });
});
