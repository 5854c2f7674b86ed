import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { PaymentsSlot } from "../components/charge-slot.ts";
import { booked, clinic } from "../testing/demo-clinic.ts";
import { DeskList } from "./desk-list.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));
beforeEach(async () => {
  await storeSession(demoUser());
  answerApi(async () => Response.json({ items: [], next: null }));
});

it("shows the unpaid appointments alone, and takes payment for those ticked", async () => {
  const entries = [
    booked(),
    booked({
      id: "apt_2",
      patient_name: "Demo Salva",
      payment: { state: "partial", price: 5000, paid: 2000 },
    }),
    booked({ id: "apt_3", patient_name: "Demo Paid", payment: { state: "paid", price: 4000, paid: 4000 } }),
    booked({ id: "apt_4", patient_name: "Demo Other", payment: null }),
  ];
  const payments = vi.fn((_chosen: unknown, onDone: () => void) => (
    <button type="button" onClick={onDone}>
      Finish
    </button>
  ));
  function Desk() {
    const [onlyUnpaid, setOnlyUnpaid] = useState(false);
    const unpaid = { onlyUnpaid, onOnlyUnpaid: setOnlyUnpaid };
    return <DeskList clinic={clinic} entries={entries} {...unpaid} onOpen={() => undefined} />;
  }
  await renderUi(
    <PaymentsSlot value={payments}>
      <Desk />
    </PaymentsSlot>,
    { namespaces: ["scheduling"] },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Unpaid: 2" }));
  expect(screen.queryByText("Demo Paid")).toBeNull();
  expect(screen.queryByText("Demo Other")).toBeNull();
  for (const box of screen.getAllByRole("checkbox")) await userEvent.click(box);
  expect(payments.mock.lastCall?.[0]).toEqual([
    { id: "apt_1", due: 4000 },
    { id: "apt_2", due: 3000 },
  ]);
  await userEvent.click(screen.getByRole("button", { name: "Finish" }));
  expect(payments.mock.lastCall?.[0]).toEqual([]);
});
