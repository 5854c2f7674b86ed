import * as Assessments from "@meridian/core/assessments";
import * as Patients from "@meridian/core/patients";
import * as Scheduling from "@meridian/core/scheduling";
import {
  as,
  counted,
  makeSpace,
  makeUser,
  type TestSpace,
  type TestUser,
} from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import * as Visits from "@meridian/core/visits";
import { beforeAll, expect, test } from "vitest";

localTable();

let space: TestSpace;
let owner: TestUser;
let colleague: TestUser;
let day = 0;

beforeAll(async () => {
  space = await makeSpace();
  owner = await makeUser(space.id, "professional");
  colleague = await makeUser(space.id, "professional");
});

const content = (label: string) => ({
  name: "Demo mobility",
  description: "",
  category: "",
  questions: [
    {
      kind: "scale" as const,
      id: "strength",
      label,
      help: "",
      required: true,
      min: 0,
      max: 10,
      min_label: "",
      max_label: "",
      scored: true,
    },
  ],
  bands: [{ id: "severe", from: 5, to: null, label: "severe" }],
});

async function publish(test_id: string, version: number, label: string) {
  await Assessments.save(test_id, { version, content: content(label) });
  await Assessments.publish(test_id, version + 1);
}

async function openVisit(patient: { id: string; name: string }) {
  const manager = await makeUser(space.id, "manager");
  day += 1;
  const booked = await as(manager, () =>
    Scheduling.createAppointment({
      patient: patient.id,
      patient_name: patient.name,
      professional: owner.id,
      office: space.establishment.offices[0]?.id ?? "",
      appointment_type: space.appointmentType.id,
      start: new Date(Date.UTC(2030, 0, day, 10)).toISOString(),
      duration: 30,
      notes: "",
      override: true,
    }),
  );
  await as(owner, () =>
    Scheduling.setStatus(booked.id, {
      status: "open",
      reason: "",
      override: false,
      version: booked.version,
    }),
  );
  return booked.id;
}

test("a visit keeps the version it used, whatever the owner does with the test later", async () => {
  const manager = await makeUser(space.id, "manager");
  const patient = await as(manager, () =>
    Patients.create({ name: "Demo Patient", confirm_duplicates: true }),
  );
  const made = await as(owner, () => Assessments.create({ name: "Demo mobility" }));
  await as(owner, () => publish(made.id, 1, "First wording"));
  const appointment = await openVisit(patient);
  const taken = {
    id: "taking1",
    test: made.id,
    version: 1,
    name: "What the browser says",
    answers: { strength: 7 },
    score: 99,
    band: "What the browser says",
  };
  const save = (data: object, version: number) =>
    Visits.saveSection({
      params: { appointment, section: "custom_tests" },
      body: { patient: patient.id, version, data } as never,
    });
  const saved = await counted(owner, () => save({ items: [taken] }, 0));
  expect(saved.calls).toBe(2);
  expect(saved.value.data).toMatchObject({
    items: [{ name: "Demo mobility", version: 1, score: 7, band: "severe" }],
  });

  await as(owner, () => publish(made.id, 2, "Second wording"));
  await as(owner, () => Assessments.archive(made.id));
  // The version is now part of a record: users who may read the record read it, although it was never shared.
  const seen = await as(colleague, () =>
    Assessments.versions([
      { test: made.id, version: 1 },
      { test: made.id, version: 2 },
    ]),
  );
  expect(seen.items.map(({ version, content: { questions } }) => [version, questions[0]?.label])).toEqual([
    [1, "First wording"],
  ]);
  // A result that was begun with it can be continued.
  await as(owner, () => save({ items: [{ ...taken, answers: { strength: 2 } }] }, 1));

  const refused = as(owner, () => save({ items: [{ ...taken, answers: { strength: 12, other1: 1 } }] }, 2));
  await expect(refused).rejects.toMatchObject({
    facts: {
      fields: {
        "data.items.0.answers.strength": "number.impossible",
        "data.items.0.answers.other1": "question.unknown",
      },
    },
  });
});
