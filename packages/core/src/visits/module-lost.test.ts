import { beforeAll, expect, test } from "vitest";
import type { ChosenPoint } from "../contracts/acupuncture/acupuncture.ts";
import type { Module } from "../contracts/kernel/access.ts";
import type { SectionKey } from "../contracts/visits/sections.ts";
import { connect } from "../db/service.ts";
import { nowIso } from "../platform/clock.ts";
import * as Scheduling from "../scheduling/index.ts";
import * as Spaces from "../spaces/index.ts";
import { as, counted, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { filledVisit } from "../testing/filled-visit.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { refusal } from "../testing/refusal.ts";
import * as Visits from "../visits/index.ts";
import { AcupunctureEntity } from "./stored/acupuncture.entity.ts";

localTable();
const store = connect({ acupuncture: AcupunctureEntity });

let space: TestSpace;
let desk: TestUser;
let patient: { id: string; name: string };
beforeAll(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  patient = await makePatient(space.id);
});

const pattern = { key: "liver_qi_stagnation" };
const massage = { id: "massage1", key: "massage", module: "others", name: "Massage" };
const guaSha = { id: "guasha1", key: "gua_sha", module: "mtc", name: "Gua sha" };

/** An open visit of somebody who then loses every module but these. */
async function left(modules: Module[], sections: Partial<Record<SectionKey, object>>) {
  const ana = await makeUser(space.id, "professional");
  const visit = await filledVisit({ space, booker: desk, professional: ana, patient }, sections);
  await Spaces.db.entities.user.patch({ space_id: space.id, id: ana.id }).set({ modules }).go();
  Spaces.forgetActor();
  const save = (section: SectionKey, version: number, data: object) =>
    Visits.saveSection({
      params: { appointment: visit.id, section },
      body: { patient: patient.id, version, data: { ...data } },
    });
  const saved = (...edit: Parameters<typeof save>) => as(ana, () => save(...edit));
  return { ana, visit, save, saved };
}

test("existing entries of a lost module can stay or be removed, but none can be added", async () => {
  const { ana, save, saved } = await left(["osteo"], { diagnosis: { patterns: [pattern], text: "before" } });
  const { value, calls } = await counted(ana, () =>
    save("diagnosis", 1, { patterns: [pattern], text: "after" }),
  );
  expect([value.version, value.data.text, calls]).toEqual([2, "after", 2]);
  for (const patterns of [[pattern, { key: "qi_deficiency" }], [{ ...pattern, note: "more" }]])
    expect((await refusal(saved("diagnosis", 2, { patterns }))).code).toBe("module.not_owned");
  expect((await saved("diagnosis", 2, { patterns: [], text: "after" })).version).toBe(3);
  expect((await refusal(saved("diagnosis", 3, { patterns: [pattern] }))).code).toBe("module.not_owned");
});

test("the same for treatments of several modules", async () => {
  const { saved } = await left(["others"], { other_treatments: { items: [guaSha, massage] } });
  const items = [{ ...massage, note: "gentle" }, guaSha];
  expect((await saved("other_treatments", 1, { items })).version).toBe(2);
  const other = { ...guaSha, id: "guasha2" };
  expect((await refusal(saved("other_treatments", 2, { items: [other] }))).code).toBe("module.not_owned");
});

test("needles that can no longer be counted do not prevent signing", async () => {
  const { ana, visit } = await left(["osteo"], {});
  await store.entities.acupuncture
    .put({
      space_id: space.id,
      appointment_id: visit.id,
      points: [
        { id: "ST36", side: "left", auricular: false, needles_in: 1, needles_out: 0 },
      ] as unknown as ChosenPoint[],
      updated_at: nowIso(),
      updated_by: ana.id,
    })
    .go();
  const { version } = visit;
  const done = await as(ana, () =>
    Scheduling.setStatus(visit.id, { status: "done", reason: "", override: false, version }),
  );
  expect(done.status).toBe("done");
});
