import { beforeAll, expect, test } from "vitest";
import { sinceVisit } from "../clinical/monitoring/means.ts";
import { db } from "../monitoring/entities.ts";
import * as Monitoring from "../monitoring/index.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { dayIn } from "../time/day-in.ts";
import { plusDays } from "../time/days.ts";
import * as Printing from "./index.ts";
import { speechIn } from "./print-texts.ts";

localTable();
let space: TestSpace;
let ana: TestUser;
let colleague: TestUser;
let booker: TestUser;
let first: { id: string; start: string };
let second: { id: string; start: string };
beforeAll(async () => {
  space = await makeSpace();
  ana = await makeUser(space.id, "professional");
  colleague = await makeUser(space.id, "professional");
  booker = await makeUser(space.id, "manager");
  const patient = await makePatient(space.id, { language: "en" });
  const visit = () =>
    filledVisit({ space, booker, professional: ana, patient }, { complaint: { items: [] } });
  const signed = await visit();
  first = signed;
  await as(ana, () =>
    Scheduling.setStatus(signed.id, { status: "done", reason: "", override: false, version: signed.version }),
  );
  for (let index = 0; index < 5; index += 1) second = await visit();
  const day = dayIn("Europe/Lisbon", first.start);
  const symptom = await as(ana, () =>
    Monitoring.create(patient.id, {
      name: "Headache",
      start: plusDays(day, -20),
      end: null,
      reminder: null,
      shared_with: [],
      frequency: { every: "day", times: 1 },
    }),
  );
  for (const [after, value] of [
    [-9, 8],
    [-8, 8],
    [-2, 8],
    [0, 1],
    [1, 4],
    [2, 3],
    [3, 3],
  ] as const)
    await db.entities.day
      .put({
        space_id: space.id,
        patient_id: patient.id,
        day: plusDays(day, after),
        symptom_id: symptom.id,
        entries: [
          { id: `demo${after}`, value, note: "", late: after === 2, entered_at: "2036-01-01T10:00:00.000Z" },
        ],
      })
      .go();
});

test("the appointment's summary has the symptoms followed, before and since the last appointment", async () => {
  const { value, calls } = await counted(ana, () => Printing.visitPdf(second.id, "en"));
  expect(calls).toBeLessThanOrEqual(8);
  const text = await pdfText(value);
  expect(text).toContain("Symptoms between appointments");
  // Both ends of the plot's time axis.
  const { from, to } = sinceVisit(dayIn("Europe/Lisbon", first.start), dayIn("Europe/Lisbon", second.start));
  for (const day of [from, to]) expect(text).toContain(speechIn("en").day(day));
  // The day of the last appointment, when the answer was 1, is in neither mean.
  expect(text).toContain("3.3 (3 answers, 3 days)");
  expect(text).toContain("8 (3 answers, 3 days)");
  expect(await pdfText(await as(ana, () => Printing.visitPdf(second.id, "pt")))).toContain(
    "Sintomas entre consultas",
  );
});

test("a colleague who prints it gets only symptoms that are shared with them", async () => {
  const text = await pdfText(await as(colleague, () => Printing.visitPdf(second.id, "en")));
  expect(text).toContain("Appointment summary");
  expect(text).not.toContain("Headache");
});
