import type { Statistics } from "@meridian/core/contracts/statistics/statistics";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { answerApi } from "@meridian/ui/testing/api";
import { renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { niceTop } from "./components/over-time.tsx";
import { PracticeReport } from "./components/practice-report.tsx";
import { inPeriod } from "./model/period-text.ts";
import { askedOf, presetPeriod, searchOf } from "./model/presets.ts";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const TODAY = "2026-11-23";
const none = {
  done: 0,
  missed: 0,
  cancelled: 0,
  upcoming: 0,
  new_patients: 0,
  income: 0,
  refunds: 0,
  unpaid: 0,
  unpaid_appointments: 0,
};
const october: Statistics = {
  period: { from: "2026-10-01", to: "2026-10-31" },
  before: { from: "2026-09-01", to: "2026-09-30" },
  totals: {
    ...none,
    done: 92,
    missed: 6,
    cancelled: 2,
    new_patients: 9,
    income: 430000,
    unpaid: 5000,
    unpaid_appointments: 1,
  },
  totals_before: { ...none, done: 80, income: 450000 },
  seen: { least: 60, most: 60 },
  seen_before: { least: 55, most: 55 },
  is_complete: true,
  series: [{ when: "2026-10-01", done: 92, missed: 6, cancelled: 2, new_patients: 9, income: 430000 }],
  reasons: [{ outcome: "missed", reason: "forgot", count: 6 }],
  groups: [{ age: "40", gender: "female", done: 92, new_patients: 9 }],
  patients: [{ age: "40", gender: "female", count: 31 }],
  types: [{ id: "typ_1", name: "Demo type", done: 92, income: 430000 }],
  methods: [{ method: "card", income: 430000 }],
  professionals: [{ id: "usr_1", done: 92, missed: 6, cancelled: 2, income: 430000, unpaid: 5000 }],
  places: [],
};
const query = { from: "2026-10-01", to: "2026-10-31", place: "", professional: "" };
const show = (answer: Statistics) => {
  answerApi(async () => Response.json(answer));
  return renderUi(<PracticeReport query={query} names={new Map([["usr_1", "Demo Ana"]])} places={[]} />, {
    namespaces: ["statistics", "billing"],
  });
};

describe("the report of a period", () => {
  it("says in plain sentences how the period went", async () => {
    await show(october);
    const changes = await screen.findByRole("list", { name: "Main changes" });
    expect(
      within(changes)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual([
      "92 appointments took place, 12 more than in September 2026.",
      "9 of them were first appointments of new patients.",
      "Income was €4,300.00, €200.00 less than in September 2026.",
      "8% of the appointments were missed or cancelled; before it was 0%.",
      "€50.00 is still to be paid for 1 appointment.",
    ]);
  });
  it("shows the numbers of each figure in a table", async () => {
    await show(october);
    const reasons = await screen.findByRole("region", { name: "Missed and cancelled, by reason" });
    expect(within(reasons).getByRole("row", { name: /^Forgot/ }).textContent).toBe("Forgot660");
    expect(screen.getByRole("img", { name: /appointments 92, missed or cancelled 8$/ })).toBeTruthy();
  });
  it("says how many different patients were seen, new and returning", async () => {
    await show(october);
    const people = await screen.findByRole("region", { name: "New and returning patients" });
    expect(within(people).getByRole("row", { name: /^Returning patients/ }).textContent).toBe(
      "Returning patients51",
    );
    expect(screen.getByText("Patients seen").parentElement?.textContent).toBe(
      "Patients seen6055 in September 2026",
    );
  });
  it("gives the two ends where the exact number of patients is not known", async () => {
    await show({ ...october, seen: { least: 58, most: 61 } });
    expect(await screen.findByText(/^58–61 different patients were seen/)).toBeTruthy();
    const appointments = screen.getByRole("region", { name: "First and later appointments" });
    expect(within(appointments).getByRole("row", { name: /^Been here before/ }).textContent).toBe(
      "Been here before83",
    );
  });
  it("writes periods within sentences as they are said", () => {
    const when = (from: string, to: string) =>
      inPeriod(((key: string, facts: object) => `${key} ${Object.values(facts).join(" ")}`) as never, {
        from,
        to,
      });
    expect(when("2026-10-01", "2026-10-31")).toBe("when.in October 2026");
    expect(when("2022-01-01", "2026-12-31")).toBe("when.in 2022–2026");
    expect(when("2026-10-01", "2026-10-23")).toBe("when.between 1 23 October 2026");
    expect(when("2025-01-01", "2025-11-23")).toBe("when.between 1 January 23 November 2025");
    expect(when("2025-11-23", "2025-11-23")).toBe("when.on 23 November 2025");
  });
  it("leads to the calendar where nothing happened", async () => {
    await show({ ...october, totals: none, totals_before: none });
    expect(await screen.findByText("No appointments in this period")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Open the calendar" }).getAttribute("href")).toBe("/calendar");
  });
  it("says when earlier appointments are not counted yet", async () => {
    await show({ ...october, is_complete: false });
    expect(await screen.findByText(/still being counted/)).toBeTruthy();
  });
});

describe("the period in the address", () => {
  it("offers whole months, quarters and years", () => {
    expect(presetPeriod("lastMonth", "2026-01-15")).toEqual({ from: "2025-12-01", to: "2025-12-31" });
    expect(presetPeriod("quarter", TODAY)).toEqual({ from: "2026-10-01", to: "2026-12-31" });
    expect(presetPeriod("fiveYears", TODAY)).toEqual({ from: "2022-01-01", to: "2026-12-31" });
  });
  it("is this month where the address names no period or a wrong one", () => {
    const month = { from: "2026-11-01", to: "2026-11-30" };
    expect(askedOf(new URLSearchParams(), TODAY)).toMatchObject(month);
    expect(askedOf(new URLSearchParams("period=free&from=2026-09-02&to=2026-09-01"), TODAY)).toMatchObject(
      month,
    );
  });
  it("gives back what was put into it", () => {
    const asked = askedOf(
      new URLSearchParams("period=free&from=2026-01-02&to=2026-03-04&place=est_1"),
      TODAY,
    );
    const search = searchOf({ ...asked, tab: "clinical" });
    expect(search).toEqual({
      period: "free",
      from: "2026-01-02",
      to: "2026-03-04",
      place: "est_1",
      tab: "clinical",
    });
    expect(askedOf(new URLSearchParams(search), TODAY)).toEqual(asked);
  });
});

describe("the scale of a plot", () => {
  it("ends at an even number that is easy to read, and never below the highest column", () => {
    expect([0, 1, 3, 9, 11, 27, 85, 100, 101].map(niceTop)).toEqual([2, 2, 4, 10, 20, 40, 100, 100, 200]);
  });
});
