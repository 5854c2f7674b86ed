import { beforeAll, expect, test } from "vitest";
import { newPatient } from "../contracts/patients/patients.ts";
import * as Patients from "../patients/index.ts";
import { nowIso, todayIn } from "../platform/clock.ts";
import { inContext, type RequestContext } from "../platform/context.ts";
import { as, counted, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { plusDays } from "../time/days.ts";
import { db } from "./entities.ts";
import * as Monitoring from "./index.ts";

localTable();
let space: string;
let manager: TestUser;
let ana: TestUser;
let colleague: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  space = (await makeSpace()).id;
  manager = await makeUser(space, "manager", { practises: true });
  ana = await makeUser(space, "professional");
  colleague = await makeUser(space, "professional");
  stranger = await makeUser(space, "professional");
});

const today = () => todayIn("Europe/Lisbon");
const form = (over: object = {}) => ({
  name: "Headache",
  start: plusDays(today(), -20),
  end: null,
  frequency: { every: "day" as const, times: 1 },
  reminder: null,
  shared_with: [],
  ...over,
});
const list = { whose: "shared", worsened: false, limit: 50 } as const;

test("what is shared fills its pages, however much lies between, and comes once", async () => {
  const patient = await makePatient(space);
  const first = await as(ana, () => Monitoring.create(patient.id, form()));
  const stored = await db.entities.symptom
    .get({ space_id: space, patient_id: patient.id, symptom_id: first.id })
    .go();
  const copies = Array.from({ length: 1500 }, (_, index) => ({
    ...(stored.data as NonNullable<typeof stored.data>),
    symptom_id: `mns_${String(index).padStart(26, "0")}`,
    shared_with: index % 15 === 0 ? [colleague.id] : [],
  }));
  for (let from = 0; from < copies.length; from += 100)
    await db.entities.symptom.put(copies.slice(from, from + 100)).go();
  const one = await counted(colleague, () => Monitoring.listFollowed(list));
  expect(one.value.items).toHaveLength(50);
  expect(one.calls).toBeLessThanOrEqual(7);
  const two = await as(colleague, () => Monitoring.listFollowed({ ...list, cursor: one.value.next ?? "" }));
  expect(two.items).toHaveLength(50);
  expect(new Set([...one.value.items, ...two.items].map(({ id }) => id)).size).toBe(100);
  expect(two.next).toBeNull();
  const nobody = await counted(stranger, () => Monitoring.listFollowed(list));
  expect(nobody.value.items).toEqual([]);
  expect(nobody.calls).toBeLessThanOrEqual(7);
});

/** Two records of one person, each with a symptom and a link, merged into the first. */
async function merged() {
  const clinic = (await makeSpace()).id;
  const treats = await makeUser(clinic, "manager", { practises: true });
  const make = (name: string) =>
    as(treats, () => Patients.create({ ...newPatient.parse({ name }), confirm_duplicates: true }));
  const kept = await make("Demo Kept");
  const other = await make("Demo Other");
  const follow = (record: string, name: string) =>
    as(treats, () => Monitoring.create(record, form({ name })));
  const link = async (record: string) =>
    String((await as(treats, () => Monitoring.createLink(record))).url)
      .split("/")
      .at(-1) ?? "";
  const symptoms = [await follow(kept.id, "Headache"), await follow(other.id, "Sleep")];
  const keys = [await link(kept.id), await link(other.id)];
  const { merge } = await as(treats, () =>
    Patients.merge(kept.id, { other: other.id, version: kept.version, other_version: other.version }),
  );
  const [headache, sleep] = symptoms.map(({ id }) => id) as [string, string];
  const [keptKey, otherKey] = keys as [string, string];
  return { treats, kept, other, merge, headache, sleep, keptKey, otherKey, follow };
}
const publicly = async <T>(work: () => Promise<T>): Promise<{ value: T; calls: number }> => {
  const context: RequestContext = { requestId: "test", dynamoCalls: 0 };
  return { value: await inContext(context, work), calls: context.dynamoCalls };
};
const answer = (key: string, symptom: string) =>
  publicly(() =>
    Monitoring.writeEntry({
      params: { key, entry: crypto.randomUUID() },
      body: { symptom, day: today(), value: 6, note: "", late: false, entered_at: nowIso() },
    }),
  );

test("both links of a merged patient show and answer the symptoms of both records", async () => {
  const { keptKey, otherKey, headache, sleep } = await merged();
  for (const key of [keptKey, otherKey]) {
    const { value } = await publicly(() => Monitoring.readPage(key));
    expect(value).toMatchObject({ initials: "D. K." });
    expect(value.symptoms.map(({ id }) => id)).toEqual([headache, sleep]);
  }
  await answer(keptKey, headache);
  await answer(keptKey, sleep);
  await answer(otherKey, headache);
  const { value } = await publicly(() => Monitoring.readPage(otherKey));
  expect(value.symptoms.map(({ entries }) => entries.length)).toEqual([2, 1]);
});

test("an answer to the link's own record costs three requests also after a merge", async () => {
  const { keptKey, headache } = await merged();
  expect((await answer(keptKey, headache)).calls).toBe(3);
});

test("a merged patient is one person in the clinic's lists, and a symptom is not followed twice", async () => {
  const { treats, kept, sleep, follow } = await merged();
  const { items } = await as(treats, () => Monitoring.listFollowed({ ...list, whose: "mine" }));
  expect(items.map(({ patient, patient_name }) => [patient, patient_name])).toEqual([
    [kept.id, "Demo Kept"],
    [kept.id, "Demo Kept"],
  ]);
  await expect(follow(kept.id, "SLEEP")).rejects.toMatchObject({ code: "symptom.duplicate" });
  expect((await as(treats, () => Monitoring.listOfPatient(kept.id))).items.map(({ id }) => id)).toContain(
    sleep,
  );
});

test("revoking or replacing ends both links of a merged patient", async () => {
  const first = await merged();
  await as(first.treats, () => Monitoring.revokeLink(first.kept.id));
  for (const key of [first.keptKey, first.otherKey])
    await expect(Monitoring.readPage(key)).rejects.toMatchObject({ code: "monitoring_page.not_found" });
  const second = await merged();
  await as(second.treats, () => Monitoring.createLink(second.kept.id));
  for (const key of [second.keptKey, second.otherKey])
    await expect(Monitoring.readPage(key)).rejects.toMatchObject({ code: "monitoring_page.not_found" });
});

test("after the merge was undone each link knows its own record only", async () => {
  const { treats, merge, keptKey, headache, sleep } = await merged();
  await answer(keptKey, sleep);
  await as(treats, () => Patients.undoMerge(merge.id));
  const { value } = await publicly(() => Monitoring.readPage(keptKey));
  expect(value.symptoms.map(({ id }) => id)).toEqual([headache]);
  await expect(answer(keptKey, sleep)).rejects.toMatchObject({ code: "symptom.not_found" });
});

test("nobody answers for an archived patient", async () => {
  const patient = await makePatient(space);
  const symptom = await as(ana, () => Monitoring.create(patient.id, form()));
  const { url } = await as(ana, () => Monitoring.createLink(patient.id));
  await as(manager, () => Patients.archive(patient.id));
  await expect(answer(String(url).split("/").at(-1) ?? "", symptom.id)).rejects.toMatchObject({
    code: "monitoring_page.not_found",
  });
});
