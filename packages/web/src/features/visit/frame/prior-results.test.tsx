import type { Visit } from "@meridian/core/contracts/visits/visits";
import { registerLocales } from "@meridian/ui/i18n/i18n";
import { storeSession } from "@meridian/ui/session/session";
import { answerApi } from "@meridian/ui/testing/api";
import { demoUser, renderUi } from "@meridian/ui/testing/render";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { PreviousResult } from "./prior-results.tsx";
import { VisitProvider } from "./visit-context.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));

const visit = {
  appointment: { id: "apt_9", patient: "pat_1", start: "2026-11-21T10:00:00.000Z" },
  patient: { id: "pat_1", age: 46 },
} as unknown as Visit;
const at = (month: number) => `2026-0${month}-01T10:00:00.000Z`;
const pulse = (month: number) => ({
  section: "pulse",
  appointment: `apt_${month}`,
  start: at(month),
  professional: "usr_1",
  signed: true,
  data: { note: `Month ${month}` },
});
const asked: string[] = [];

/** The newest answer, and what each later one holds. */
async function show(newest: object, older: Record<string, object>) {
  answerApi(async (input) => {
    const { pathname, searchParams } = new URL(String(input));
    if (!pathname.endsWith("/results/tests")) return Response.json({ code: "internal" }, { status: 500 });
    asked.push(searchParams.toString());
    return Response.json(older[searchParams.get("until") ?? ""] ?? newest);
  });
  await renderUi(
    <VisitProvider value={{ visit, content: {}, mode: "live", mayAmend: false, report: vi.fn() } as never}>
      <PreviousResult section="pulse" open View={({ value }) => <p>{value.note}</p>} />
    </VisitProvider>,
    { namespaces: ["results"] },
  );
}

beforeEach(async () => {
  asked.length = 0;
  await storeSession(demoUser());
});

test("fetches older results when the user pages to them", async () => {
  await show(
    { items: [pulse(8), pulse(7)], next: { pulse: at(6) } },
    { [at(6)]: { items: [pulse(6), pulse(5)], next: {} } },
  );
  expect(await screen.findByText("Month 8")).toBeTruthy();
  expect(screen.getByText("1 of 2 or more")).toBeTruthy();
  const older = screen.getByRole("button", { name: "Older result" });
  await userEvent.click(older);
  expect(screen.getByText("Month 7")).toBeTruthy();
  expect(asked).toHaveLength(1);
  await userEvent.click(older);
  expect(await screen.findByText("Month 6")).toBeTruthy();
  expect(screen.getByText("3 of 4")).toBeTruthy();
  expect(asked).toEqual(["", `section=pulse&until=${encodeURIComponent(at(6))}`]);
  await userEvent.click(older);
  expect(await screen.findByText("Month 5")).toBeTruthy();
  expect(older).toHaveProperty("disabled", true);
});

test("looks further back when the newest visits have no result", async () => {
  await show(
    { items: [], next: { pulse: at(6) } },
    { [at(6)]: { items: [], next: { pulse: at(3) } }, [at(3)]: { items: [pulse(2)], next: {} } },
  );
  const further = await screen.findByRole("button", { name: "Look further back" });
  await userEvent.click(further);
  await userEvent.click(await screen.findByRole("button", { name: "Look further back" }));
  expect(await screen.findByText("Month 2")).toBeTruthy();
});
