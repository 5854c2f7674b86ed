import type { Clinic } from "@meridian/core/contracts/clinic/clinic";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Agenda } from "./agenda.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const clinic = {
  professionals: [],
  establishments: [{ id: "est_1", name: "Demo House", offices: [] }],
  closed_days: [
    { from: "2027-01-04", to: "2027-01-04", name: "Demo holiday", establishment: null },
    { from: "2027-01-03", to: "2027-01-05", name: "Demo works", establishment: "est_1" },
    { from: "2027-01-05", to: "2027-01-05", name: "Demo other day", establishment: null },
  ],
} as unknown as Clinic;

it("names the days on which the clinic or an establishment is closed", async () => {
  await renderUi(<Agenda clinic={clinic} from="2027-01-04" to="2027-01-05" entries={[]} onOpen={vi.fn()} />, {
    namespaces: ["scheduling"],
  });
  expect(await screen.findByText("Closed · Demo holiday · 4 Jan 2027")).toBeTruthy();
  expect(screen.getByText("Closed · Demo works · Demo House · 3 Jan 2027 – 5 Jan 2027")).toBeTruthy();
  expect(screen.queryByText(/Demo other day/)).toBeNull();
});
