import { registerLocales } from "@meridian/ui/i18n/i18n";
import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { appointment, visit } from "../../scheduling/testing/demo-visit.ts";
import { answerWith, beginVisit, openVisit, READ } from "../../scheduling/testing/open-visit.tsx";

registerLocales(import.meta.glob("../../../locales/{en,pt}/*.ts"));
beforeEach(beginVisit);

const begins = (start: string) => ({ [READ]: visit({ appointment: appointment({ start }) }) });

it("shows the date of a visit of another day", async () => {
  answerWith(begins("2020-03-05T10:00:00.000Z"));
  await openVisit();
  expect(await screen.findByText(/^Appointment of 5 Mar 2020 · 46 years/)).toBeTruthy();
});

it("shows no date for a visit of today", async () => {
  answerWith(begins(new Date().toISOString()));
  await openVisit();
  expect(await screen.findByText(/^46 years/)).toBeTruthy();
});

it("names the patient and the open step in the tab", async () => {
  answerWith(begins(new Date().toISOString()));
  const { patient } = visit({});
  await openVisit();
  expect(await screen.findByRole("heading", { level: 1, name: patient.name })).toBeTruthy();
  expect(document.title).toBe(`${patient.name} · Anamnesis · Meridian`);
});

it("gives the record beside the sections a heading of its own", async () => {
  answerWith(begins(new Date().toISOString()));
  await openVisit();
  const record = await screen.findByRole("complementary", { name: "Record" });
  const [first, ...others] = within(record).getAllByRole("heading");
  expect(first?.matches("h2")).toBe(true);
  expect(first?.textContent).toBe("Record");
  expect(others.every((heading) => heading.matches("h3"))).toBe(true);
});
