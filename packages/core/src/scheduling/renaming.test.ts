import { beforeAll, expect, test } from "vitest";
import { connect } from "../db/service.ts";
import { PatientEntity, type PatientItem } from "../patients/index.ts";
import { nowIso } from "../platform/clock.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import * as Visits from "../visits/index.ts";

localTable();
const store = connect({ patient: PatientEntity });
let space: TestSpace;
let manager: TestUser;
let hour = 0;
beforeAll(async () => {
  space = await makeSpace();
  manager = await makeUser(space.id, "manager", { practises: true });
});

function book(patient: { id: string; name: string }) {
  hour += 1;
  return as(manager, () =>
    Scheduling.createAppointment({
      patient: patient.id,
      patient_name: patient.name,
      professional: manager.id,
      office: String(space.establishment.offices[0]?.id),
      appointment_type: space.appointmentType.id,
      start: new Date(Date.parse("2036-07-01T00:00:00Z") + hour * 3_600_000).toISOString(),
      duration: 60,
      notes: "",
      override: false,
    }),
  );
}
const stored = async (id: string) =>
  (await store.entities.patient.get({ space_id: space.id, patient_id: id }).go()).data as PatientItem;
const namesOf = async (id: string) =>
  (await as(manager, () => Visits.record({ params: { patient: id }, query: { limit: 50 } }))).items.map(
    ({ appointment }) => appointment.patient_name,
  );

test("a new patient name is copied to the appointments without making an edit stale", async () => {
  const patient = await makePatient(space.id);
  const first = await book(patient);
  await book(patient);
  const before = await stored(patient.id);
  const after = { ...before, name: "Demo Renamed" };
  expect(Scheduling.affectsAppointments(before, after)).toBe(true);
  expect(Scheduling.affectsAppointments(before, { ...before, notes: "x" })).toBe(false);
  await store.entities.patient
    .patch({ space_id: space.id, patient_id: patient.id })
    .set({ name: after.name })
    .go();
  for (const _again of [1, 2]) await Scheduling.renamePatient(after);
  expect(await namesOf(patient.id)).toEqual(["Demo Renamed", "Demo Renamed"]);
  const edit = { notes: "still mine", override: false, version: first.version };
  await as(manager, () => Scheduling.updateAppointment(first.id, edit));
});

test("the visits of a merged record are in the kept record's history", async () => {
  const kept = await makePatient(space.id);
  const other = await makePatient(space.id);
  const a = await book(other);
  const b = await book(kept);
  const merge = {
    id: "mrg_1",
    patient: other.id,
    name: other.name,
    merged_at: nowIso(),
    records: [other.id],
  };
  const at = (patient_id: string) => store.entities.patient.patch({ space_id: space.id, patient_id });
  await at(kept.id)
    .set({ merges: [merge] })
    .go();
  await at(other.id).set({ state: "merged", merged_into: kept.id }).go();
  await Scheduling.renamePatient(await stored(kept.id));
  for (const id of [kept.id, other.id]) {
    const record = await as(manager, () => Visits.record({ params: { patient: id }, query: { limit: 50 } }));
    expect(record.patient?.id).toBe(kept.id);
    expect(record.items.map(({ appointment }) => appointment.id)).toEqual([b.id, a.id]);
    expect(record.items.map(({ appointment }) => appointment.patient_name)).toEqual([kept.name, kept.name]);
  }
  for (const id of [kept.id, other.id, undefined])
    expect((await as(manager, () => Visits.get(a.id, id))).patient.id).toBe(kept.id);
});

test("a repeated older stream record does not overwrite a newer name", async () => {
  const patient = await makePatient(space.id);
  await book(patient);
  const older = { ...(await stored(patient.id)), name: "Demo Married" };
  await store.entities.patient
    .patch({ space_id: space.id, patient_id: patient.id })
    .set({ name: "Demo Married Again", version: 3 })
    .go();
  await Scheduling.renamePatient(await stored(patient.id));
  await Scheduling.renamePatient(older);
  expect(await namesOf(patient.id)).toEqual(["Demo Married Again"]);
});
