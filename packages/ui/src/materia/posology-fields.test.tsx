import { renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { PosologyFields } from "./posology-fields.tsx";

const value = { form: "decoction", doses_per_day: 2, days: 7, instructions: "" } as const;
const fields = (grams: number) =>
  renderUi(<PosologyFields name="Demo formula" value={value} grams={grams} onChange={() => undefined} />, {
    namespaces: ["ingredients"],
  });

it("shows the grams per day, per dose and in total", async () => {
  await fields(48);
  expect(screen.getByText("48 g a day · 24 g a dose · 336 g in 7 days")).toBeTruthy();
});

it("shows no grams while nothing is chosen", async () => {
  await fields(0);
  expect(screen.getByRole("group", { name: /Demo formula/ })).toBeTruthy();
  expect(screen.queryByText(/g a day/)).toBeNull();
});
