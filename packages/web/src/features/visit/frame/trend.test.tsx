import { registerLocales } from "@meridian/ui/i18n/i18n";
import { renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Trend } from "./trend.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const points = [
  { start: "2026-11-20T10:00:00.000Z", value: 36.9 },
  { start: "2026-09-01T10:00:00.000Z", value: 38.25 },
];
const chart = (language: "en" | "pt") =>
  renderUi(
    <Trend
      label="T"
      points={points}
      band={[36.1, 37.4]}
      unit="°C"
      current="2026-11-20T10:00:00.000Z"
      digits={1}
    />,
    { namespaces: ["results"], language },
  );

it("describes the plot as text and lists its values in a table", async () => {
  await chart("en");
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    "T: 2 values from 1 Sept 2026 to 20 Nov 2026, the last 36.9 °C",
  );
  await userEvent.click(screen.getByText("Values as a table"));
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "DateValueCompared with the usual range",
    "20 Nov 2026, this appointment36.9 °Cwithin the usual range",
    "1 Sept 202638.3 °Cabove the usual range",
  ]);
});

it("writes dates and decimals as Portuguese does", async () => {
  await chart("pt");
  expect(screen.getByRole("table", { hidden: true }).textContent).toContain("38,3 °C");
  expect(screen.getByText("Intervalo habitual de 36,1 a 37,4")).toBeTruthy();
});

it("shows a message when there are no values", async () => {
  await renderUi(<Trend label="T" points={[]} />, { namespaces: ["results"] });
  expect(screen.getByText("No values yet")).toBeTruthy();
});
