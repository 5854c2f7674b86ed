import type { AppointmentSummary } from "@meridian/core/contracts/visits/visit-summary";
import type { RecordEntry } from "@meridian/core/contracts/visits/visits";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { type CursorList, fixedList } from "@meridian/ui/table/cursor-list";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { History } from "./components/history.tsx";

registerLocales(import.meta.glob("../../locales/{en,pt}/*.ts"));

const SUMMARY: AppointmentSummary = {
  complaint: "",
  intensity: null,
  icd: [],
  patterns: [],
  osteopathic: [],
  primary: [],
  diagnosis: "",
  treatment: "",
  vital_signs: {},
  points: [],
  findings: {},
  tests: [],
  prescribed: [],
  allergies: "",
  medication: "",
};
const entry = (start: string, professional: string, summary: Partial<AppointmentSummary> | null = {}) =>
  ({
    appointment: {
      id: `apt_${start}`,
      start: `${start}T10:00:00.000Z`,
      end: `${start}T11:00:00.000Z`,
      professional,
      status: "done",
      appointment_type: { name: `Visit of ${start}` },
    },
    summary: summary && { ...SUMMARY, ...summary },
    photos: [],
  }) as unknown as RecordEntry;

const MEASURED = entry("2024-03-01", "usr_2", {
  vital_signs: { heart_rate: 62 },
  osteopathic: ["L4_restricted"],
  tests: [
    { test: "tst_1", name: "Demo scale", score: 7, band: "light" },
    { test: "tst_2", name: "Demo drawing", score: null, band: null },
  ],
});
/** Newest first, a page each. */
const PAGES = [[entry("2026-02-01", "usr_1")], [entry("2025-02-01", "usr_1")], [MEASURED]];
const NAMES = new Map([
  ["usr_1", "Demo Therapist"],
  ["usr_2", "Demo Therapist Two"],
]);
let asked = 0;

function Bench({
  pages,
  last,
}: {
  pages: readonly RecordEntry[][];
  last?: Partial<CursorList<RecordEntry>>;
}) {
  const [count, setCount] = useState(1);
  const record: CursorList<RecordEntry> = {
    ...fixedList(pages.slice(0, count).flat()),
    more: count < pages.length,
    loadMore: () => {
      asked += 1;
      setCount(count + 1);
    },
    ...last,
  };
  return <History patient="pat_1" record={record} professionals={NAMES} patterns={new Map()} />;
}
const show = (path = "/", bench = <Bench pages={PAGES} />) =>
  renderUi(bench, { path, namespaces: ["patients"] });
const shown = () => screen.queryAllByRole("link", { name: /^Visit of/ }).map((link) => link.textContent);

beforeEach(async () => {
  asked = 0;
  await storeSession(demoUser());
});

describe("the history", () => {
  it("loads no further page by itself while no filter is set", async () => {
    await show();
    expect(shown()).toEqual(["Visit of 2026-02-01 · Demo Therapist"]);
    expect(asked).toBe(0);
    await userEvent.click(screen.getByRole("button", { name: "Load more" }));
    expect(shown()).toHaveLength(2);
  });

  it("loads older pages for a filter, and shows tests with their results", async () => {
    const { router } = await show();
    await userEvent.click(screen.getByRole("button", { name: "Tests" }));
    expect(shown()).toEqual(["Visit of 2024-03-01 · Demo Therapist Two"]);
    expect(asked).toBe(2);
    expect(screen.getByRole("status").textContent).toBe("1 of 3 appointments");
    expect(router.state.location.search).toBe("?kind=tests");
    const scale = await screen.findByRole("link", { name: "Demo scale: 7, light" });
    expect(scale.getAttribute("href")).toBe("/patient/pat_1?tab=figures&figure=custom_tests.tst_1.score");
    expect(screen.getByText(/Demo drawing/)).toBeTruthy();
    expect(screen.getByText("L4, restricted")).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText("Professional"), "Demo Therapist");
    expect(screen.getByText("No matching appointments")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Show all" }));
    expect(shown()).toHaveLength(3);
  });

  it("does not show an unsigned appointment as done", async () => {
    const visit = entry("2026-02-01", "usr_1");
    const closed_by = { id: "usr_9", name: "Demo Manager", at: "2026-02-03T10:00:00.000Z" };
    const left = { ...visit, appointment: { ...visit.appointment, closed_by } };
    await show("/", <Bench pages={[[left]]} />);
    expect(screen.getByText("Not signed")).toBeTruthy();
    expect(within(screen.getByRole("listitem")).queryByText("Done")).toBeNull();
  });

  it("stops where the period begins", async () => {
    await show("/?from=2025-06-01");
    expect(shown()).toHaveLength(1);
    expect(asked).toBe(1);
    const from = screen.getByLabelText("From");
    await userEvent.clear(from);
    await userEvent.type(from, "1/1/2024");
    expect(shown()).toHaveLength(3);
  });

  it("does not ask again for a page that did not come", async () => {
    const tries = vi.fn();
    await show("/?kind=tests", <Bench pages={PAGES} last={{ more: true, loadMore: tries }} />);
    expect(tries).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button", { name: "Load more" })).toBeTruthy();
  });

  it("offers the front desk nothing that only content could tell", async () => {
    await storeSession(demoUser({ role: "receptionist", owner: false, practises: false }));
    await show("/", <Bench pages={[[entry("2026-02-01", "usr_1", null)]]} />);
    const kinds = within(screen.getByRole("group", { name: "Which appointments" })).getAllByRole("button");
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      "All",
      "Done",
      "Upcoming",
      "Missed or cancelled",
    ]);
  });
});
