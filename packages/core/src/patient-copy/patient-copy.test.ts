import Ajv2020 from "ajv/dist/2020.js";
import { beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { patientCopyFile } from "../contracts/patient-copy/patient-copy.ts";
import * as Patients from "../patients/index.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localFiles } from "../testing/local-files.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { pdfText } from "../testing/pdf-text.ts";
import { refusal } from "../testing/refusal.ts";
import * as PatientCopy from "./index.ts";

localTable();
localFiles();

let space: TestSpace;
let manager: TestUser;
let professional: TestUser;
let patient: Awaited<ReturnType<typeof makePatient>>;

const WHOLE = { purpose: "patient", language: "en" } as const;
const CLINICAL = { purpose: "professional", language: "pt" } as const;

beforeAll(async () => {
  space = await makeSpace({ daysLeft: 300 });
  manager = await makeUser(space.id, "manager");
  professional = await makeUser(space.id, "professional");
  patient = await makePatient(space.id);
  for (let count = 0; count < 8; count += 1)
    await filledVisit(
      { space, booker: manager, professional, patient },
      { complaint: { items: [{ what: `Demo complaint ${count}`, intensity: 5 }] } },
    );
});

async function everyVisit(user: TestUser, whose: string) {
  const items = [];
  const pages: (string | undefined)[] = [];
  let cursor: string | undefined;
  do {
    pages.push(cursor);
    const page = await as(user, () => PatientCopy.visits(whose, { purpose: "patient", cursor }));
    items.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return { items, pages };
}

describe("the copy of a record", () => {
  test("has every appointment once with what was written in it, page by page", async () => {
    const { items, pages } = await everyVisit(manager, patient.id);
    expect(pages.length).toBeGreaterThan(1);
    expect(new Set(items.map(({ appointment }) => appointment.id)).size).toBe(8);
    const written = items.map(({ sections }) => JSON.stringify(sections));
    for (let count = 0; count < 8; count += 1)
      expect(written.some((text) => text.includes(`Demo complaint ${count}`))).toBe(true);
  });

  test("follows its own schema", async () => {
    const head = await as(manager, () => PatientCopy.start(patient.id, WHOLE));
    const { items } = await everyVisit(manager, patient.id);
    const rest = { consents: [], symptoms: [], answers: [], documents: [], charges: [] };
    const file = { format: "meridian-patient-copy", version: 1, ...head, appointments: items, ...rest };
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const isValid = ajv.compile(z.toJSONSchema(patientCopyFile, { io: "output", unrepresentable: "any" }));
    expect({ isValid: isValid(JSON.parse(JSON.stringify(file))), errors: isValid.errors }).toEqual({
      isValid: true,
      errors: null,
    });
    expect(head.clinic.name).not.toBe("");
  });

  test("is printed: the person, and each page of appointments, marked as not signed", async () => {
    const person = await as(manager, () => PatientCopy.printPerson(patient.id, WHOLE));
    expect(pdfText(person)).toContain(patient.name);
    const { pages } = await everyVisit(manager, patient.id);
    const printed = [];
    for (const cursor of pages)
      printed.push(
        pdfText(await as(manager, () => PatientCopy.printVisits(patient.id, { ...WHOLE, cursor }))),
      );
    const text = printed.join("\n");
    for (let count = 0; count < 8; count += 1) expect(text).toContain(`Demo complaint ${count}`);
    expect(text).toContain("Not signed");
  });

  test("has the appointments of merged records too", async () => {
    const kept = await makePatient(space.id);
    const gone = await makePatient(space.id);
    await filledVisit(
      { space, booker: manager, professional, patient: gone },
      { complaint: { items: [{ what: "Merged pain" }] } },
    );
    await as(manager, () => Patients.merge(kept.id, { other: gone.id, version: 1, other_version: 1 }));
    const { items } = await everyVisit(manager, kept.id);
    expect(JSON.stringify(items)).toContain("Merged pain");
    const head = await as(manager, () => PatientCopy.start(gone.id, WHOLE));
    expect(head.patient.id).toBe(kept.id);
  });

  test("for another professional leaves out notes and money", async () => {
    const { items } = await as(manager, () => PatientCopy.visits(patient.id, CLINICAL));
    expect(
      items.map(({ appointment }) => [appointment.notes, appointment.price, appointment.payment]),
    ).toEqual(items.map(() => ["", 0, null]));
  });

  test("is refused to the front desk, and as a whole to professionals", async () => {
    const desk = await makeUser(space.id, "receptionist");
    for (const [user, asked] of [
      [desk, WHOLE],
      [desk, CLINICAL],
      [professional, WHOLE],
    ] as const) {
      expect(await refusal(as(user, () => PatientCopy.start(patient.id, asked)))).toMatchObject({
        code: "patient_copy.refused",
      });
      expect(await refusal(as(user, () => PatientCopy.visits(patient.id, asked)))).toMatchObject({
        code: "patient_copy.refused",
      });
    }
  });
});
