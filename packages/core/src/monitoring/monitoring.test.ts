import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LINK_DAYS, MAX_SYMPTOMS, type SymptomForm } from "../contracts/monitoring/symptom-terms.ts";
import * as Patients from "../patients/index.ts";
import { nowIso, shiftClock, todayIn } from "../platform/clock.ts";
import { inContext, type RequestContext } from "../platform/context.ts";
import { as, counted, makeSpace, makeUser, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { inOneHour } from "../testing/one-hour.ts";
import { makePatient } from "../testing/patients.ts";
import { plusDays } from "../time/days.ts";
import * as Monitoring from "./index.ts";

localTable();
beforeEach(inOneHour);
let space: string;
let ana: TestUser;
let colleague: TestUser;
let manager: TestUser;
let stranger: TestUser;
let patient: { id: string; name: string };
beforeAll(async () => {
  space = (await makeSpace()).id;
  ana = await makeUser(space, "professional");
  colleague = await makeUser(space, "professional");
  manager = await makeUser(space, "manager");
  stranger = await makeUser((await makeSpace()).id, "professional");
});
beforeEach(async () => {
  patient = await makePatient(space, { name: "Demo Patient Twelve" });
});

const today = () => todayIn("Europe/Lisbon");
const form = (over: Partial<SymptomForm> = {}): SymptomForm => ({
  name: "Headache",
  start: plusDays(today(), -20),
  end: null,
  frequency: { every: "day", times: 1 },
  reminder: null,
  shared_with: [],
  ...over,
});
const begun = (over: Partial<SymptomForm> = {}, who = ana) =>
  as(who, () => Monitoring.create(patient.id, form(over)));
const keyOf = (url: string | null) => String(url).split("/").at(-1) ?? "";
const linked = async () => keyOf((await as(ana, () => Monitoring.createLink(patient.id))).url);

/** Runs work without a session, as the patient's phone asks for it. */
async function publicly<T>(work: () => Promise<T>): Promise<{ value: T; calls: number }> {
  const context: RequestContext = { requestId: "test", dynamoCalls: 0 };
  return { value: await inContext(context, work), calls: context.dynamoCalls };
}
const send = (key: string, symptom: string, value: number | null, over: object = {}, entry = randomUUID()) =>
  publicly(() =>
    Monitoring.writeEntry({
      params: { key, entry },
      body: { symptom, day: today(), value, note: "", late: false, entered_at: nowIso(), ...over },
    }),
  );

describe("symptoms", () => {
  test("the same professional cannot follow one twice, compared without accents and capitals", async () => {
    await begun({ name: "Dor de cabeça" });
    await expect(begun({ name: "dor de CABECA" })).rejects.toMatchObject({ code: "symptom.duplicate" });
    expect(await begun({ name: "Dor de cabeça" }, colleague)).toMatchObject({ status: "active" });
  });

  test("of two begun at the same moment one is refused", async () => {
    const both = await Promise.allSettled([begun(), begun()]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("one that is done gives its name free, and takes it back when it goes on", async () => {
    const first = await begun();
    const setStatus = (id: string, version: number, status: "active" | "done") =>
      as(ana, () => Monitoring.update({ patient: patient.id, symptom: id }, { version, status }));
    await setStatus(first.id, 1, "done");
    const second = await begun();
    await expect(setStatus(first.id, 2, "active")).rejects.toMatchObject({ code: "symptom.duplicate" });
    await setStatus(second.id, 1, "done");
    expect(await setStatus(first.id, 2, "active")).toMatchObject({ status: "active", version: 3 });
  });

  test("one that was begun by mistake is taken back, and frees its name and its place", async () => {
    const { id } = await begun({ reminder: { time: "20:00", channel: "email" } });
    const symptom = { patient: patient.id, symptom: id };
    await expect(as(colleague, () => Monitoring.remove(symptom))).rejects.toMatchObject({
      code: "symptom.not_found",
    });
    await expect(as(manager, () => Monitoring.remove(symptom))).rejects.toMatchObject({
      code: "symptom.not_own",
    });
    const { value, calls } = await counted(ana, () => Monitoring.remove(symptom));
    expect(value).toEqual({ id });
    expect(calls).toBeLessThanOrEqual(2);
    expect((await as(ana, () => Monitoring.listOfPatient(patient.id))).items).toEqual([]);
    for (let index = 0; index < MAX_SYMPTOMS; index += 1)
      await begun({ name: index === 0 ? "Headache" : `Demo ${index}` });
  });

  test("one with an answer is not taken back, even when the answer was undone", async () => {
    const { id } = await begun();
    const key = await linked();
    const entry = randomUUID();
    await send(key, id, 7, {}, entry);
    await send(key, id, null, { entered_at: new Date(Date.parse(nowIso()) + 1000).toISOString() }, entry);
    await expect(
      as(ana, () => Monitoring.remove({ patient: patient.id, symptom: id })),
    ).rejects.toMatchObject({ code: "symptom.answered" });
  });

  test("is seen by its professional, by those it is shared with and by who manages the clinic", async () => {
    const { id } = await begun({ shared_with: [colleague.id] });
    await begun({ name: "Sleep" });
    const seen = async (who: TestUser) =>
      (await as(who, () => Monitoring.listOfPatient(patient.id))).items.map(({ name }) => name);
    expect(await seen(ana)).toEqual(["Sleep", "Headache"]);
    expect(await seen(colleague)).toEqual(["Headache"]);
    expect(await seen(manager)).toEqual(["Sleep", "Headache"]);
    await expect(seen(stranger)).rejects.toMatchObject({ code: "patient.not_found" });
    const edit = (who: TestUser) =>
      as(who, () => Monitoring.update({ patient: patient.id, symptom: id }, { version: 1, name: "Neck" }));
    await expect(edit(colleague)).rejects.toMatchObject({ code: "symptom.not_own" });
    await expect(edit(stranger)).rejects.toMatchObject({ code: "symptom.not_found" });
    expect(await edit(ana)).toMatchObject({ name: "Neck", version: 2 });
    await expect(edit(ana)).rejects.toMatchObject({
      code: "symptom.stale",
      facts: { current: { name: "Neck" } },
    });
  });

  test("cannot be shared with somebody of another clinic, and cannot end before it starts", async () => {
    await expect(begun({ shared_with: [stranger.id] })).rejects.toMatchObject({
      facts: { fields: { shared_with: "user.not_found" } },
    });
    await expect(begun({ end: "2020-01-01" })).rejects.toMatchObject({
      facts: { fields: { end: "symptom.end_before_start" } },
    });
  });

  test("a patient has a bounded number of them", async () => {
    for (let index = 0; index < MAX_SYMPTOMS; index += 1) await begun({ name: `Demo ${index}` });
    await expect(begun({ name: "One more" })).rejects.toMatchObject({ code: "symptom.too_many" });
  });
});

describe("the patient's page", () => {
  test("shows initials, the clinic and the symptoms, and nothing that names the patient", async () => {
    await begun();
    await begun({ name: "Not begun", start: plusDays(today(), 5) });
    await begun({ name: "Over", end: plusDays(today(), -2) });
    const key = await linked();
    const { value, calls } = await publicly(() => Monitoring.readPage(key));
    expect(value).toMatchObject({ initials: "D. T.", symptoms: [{ name: "Headache", entries: [] }] });
    expect(value.symptoms).toHaveLength(1);
    expect(JSON.stringify(value)).not.toContain("Twelve");
    expect(calls).toBeLessThanOrEqual(5);
  });

  test("keeps an answer in three requests, once however often it is sent", async () => {
    const { id } = await begun();
    const key = await linked();
    const entry = randomUUID();
    const entered_at = nowIso();
    const first = await send(key, id, 7, { note: "After lunch", entered_at }, entry);
    expect(first.calls).toBe(3);
    const repeat = await send(key, id, 7, { note: "After lunch", entered_at }, entry);
    expect(repeat.value).toEqual(first.value);
    const { items } = await as(ana, () => Monitoring.listOfPatient(patient.id));
    expect(items[0]?.recent).toEqual([{ day: today(), sum: 7, count: 1, late: false }]);
    const range = { from: plusDays(today(), -3), to: today() };
    const { items: days } = await as(ana, () =>
      Monitoring.getCourse({ params: { patient: patient.id }, query: { ...range, marks: false } }),
    );
    expect(days).toMatchObject([{ symptom: id, entries: [{ value: 7, note: "After lunch" }] }]);
  });

  test("two phones that send the same answer at the same moment keep one", async () => {
    const { id } = await begun();
    const key = await linked();
    const entry = randomUUID();
    const entered_at = nowIso();
    await Promise.all([send(key, id, 4, { entered_at }, entry), send(key, id, 4, { entered_at }, entry)]);
    const others = Array.from({ length: 3 }, () => send(key, id, 5, { entered_at }));
    await Promise.all(others);
    const { value } = await publicly(() => Monitoring.readPage(key));
    expect(value.symptoms[0]?.entries.map((one) => one.value).sort()).toEqual([4, 5, 5, 5]);
    expect(value.symptoms[0]?.recent).toEqual([{ day: today(), mean: 4.8 }]);
  });

  test("changes and takes back today's answer, and marks yesterday's as late", async () => {
    const { id } = await begun();
    const key = await linked();
    const entry = randomUUID();
    await send(key, id, 7, { entered_at: "2026-01-01T10:00:00.000Z" }, entry);
    await send(key, id, 3, { entered_at: "2026-01-01T10:00:05.000Z" }, entry);
    await send(key, id, 6, { day: plusDays(today(), -1), late: true });
    const entries = async () => (await publicly(() => Monitoring.readPage(key))).value.symptoms[0]?.entries;
    expect(await entries()).toMatchObject([
      { value: 6, late: true, day: plusDays(today(), -1) },
      { value: 3, day: today() },
    ]);
    await send(key, id, null, { entered_at: "2026-01-01T10:00:09.000Z" }, entry);
    expect(await entries()).toHaveLength(1);
  });

  test("refuses a day too long ago or in the future, naming it", async () => {
    const { id } = await begun({ start: plusDays(today(), -60) });
    const key = await linked();
    for (const days of [-31, 2])
      await expect(send(key, id, 5, { day: plusDays(today(), days) })).rejects.toMatchObject({
        facts: { fields: { day: "entry.day" } },
      });
    expect((await send(key, id, 5, { day: plusDays(today(), -30) })).value.entries).toHaveLength(1);
  });

  test("a wrong, a revoked and an expired link get the same answer, and as late as each other", async () => {
    const { id } = await begun();
    const revoked = await linked();
    const renewed = await linked();
    await as(ana, () => Monitoring.revokeLink(patient.id));
    const other = patient;
    patient = await makePatient(space);
    const expired = await linked();
    const back = shiftClock((LINK_DAYS + 1) * 86_400_000);
    const answers: [number, unknown][] = [];
    try {
      for (const key of ["x".repeat(27), revoked, renewed, expired]) {
        const from = performance.now();
        const error = await publicly(() => Monitoring.readPage(key)).catch((thrown) => thrown);
        answers.push([performance.now() - from, { code: error.code, kind: error.kind, facts: error.facts }]);
        await expect(send(key, id, 5)).rejects.toMatchObject({ code: "monitoring_page.not_found" });
      }
    } finally {
      back();
      patient = other;
    }
    for (const [took, answer] of answers) {
      expect(answer).toEqual({ code: "monitoring_page.not_found", kind: "absent", facts: {} });
      expect(took).toBeGreaterThanOrEqual(395);
    }
  });

  test("a link that is used goes on", async () => {
    await begun();
    const key = await linked();
    const end = (await as(ana, () => Monitoring.getLink(patient.id))).ends_at;
    const back = shiftClock(60 * 86_400_000);
    try {
      await publicly(() => Monitoring.readPage(key));
      const link = await as(ana, () => Monitoring.getLink(patient.id));
      expect(link).toMatchObject({ last_used_on: todayIn("Europe/Lisbon") });
      expect(keyOf(link.url)).toBe(key);
      expect(Date.parse(String(link.ends_at)) - Date.parse(String(end))).toBeGreaterThan(59 * 86_400_000);
    } finally {
      back();
    }
  });

  test("does not know another patient's symptom", async () => {
    const { id } = await begun();
    patient = await makePatient(space);
    const key = await linked();
    await expect(send(key, id, 5)).rejects.toMatchObject({ code: "symptom.not_found" });
  });

  test("a link can be used only so often in an hour", async () => {
    const { id } = await begun();
    const key = await linked();
    const entry = randomUUID();
    const at = (index: number) => ({
      entered_at: new Date(Date.UTC(2026, 0, 1) + index * 1000).toISOString(),
    });
    const many = async () => {
      for (let index = 0; index <= 300; index += 1) await send(key, id, 5, at(index), entry);
    };
    await expect(many()).rejects.toMatchObject({ code: "throttled" });
  });

  test("lets the patient stop the reminders", async () => {
    const key = await linked();
    await publicly(() => Monitoring.setReminders(key, true));
    expect(await as(ana, () => Monitoring.getLink(patient.id))).toMatchObject({ reminders_paused: true });
  });

  test("pauses and resumes reminders on the links of all records of a merged person", async () => {
    const key = await linked();
    const other = await makePatient(space);
    const otherKey = keyOf((await as(ana, () => Monitoring.createLink(other.id))).url);
    await publicly(() => Monitoring.setReminders(otherKey, true));
    await as(manager, () =>
      Patients.merge(patient.id, { other: other.id, version: 1, other_version: 1, choices: {} }),
    );
    const read = async () => [
      (await publicly(() => Monitoring.readPage(key))).value.reminders_paused,
      (await publicly(() => Monitoring.readPage(otherKey))).value.reminders_paused,
      (await as(ana, () => Monitoring.getLink(patient.id))).reminders_paused,
    ];
    expect(await read()).toEqual([true, true, true]);
    await publicly(() => Monitoring.setReminders(key, false));
    expect(await read()).toEqual([false, false, false]);
    await publicly(() => Monitoring.setReminders(otherKey, true));
    expect(await read()).toEqual([true, true, true]);
  });

  test("keeps the patient's wish for no reminders when the link is revoked or expires and another is made", async () => {
    const key = await linked();
    await publicly(() => Monitoring.setReminders(key, true));
    expect(await as(ana, () => Monitoring.revokeLink(patient.id))).toMatchObject({
      url: null,
      reminders_paused: true,
    });
    expect(await as(ana, () => Monitoring.revokeLink(patient.id))).toMatchObject({ url: null, sent: [] });
    await expect(publicly(() => Monitoring.readPage(key))).rejects.toMatchObject({
      code: "monitoring_page.not_found",
    });
    const second = await as(ana, () => Monitoring.createLink(patient.id));
    expect(second).toMatchObject({ reminders_paused: true });
    const back = shiftClock((LINK_DAYS + 1) * 86_400_000);
    try {
      expect(await as(ana, () => Monitoring.createLink(patient.id))).toMatchObject({
        reminders_paused: true,
      });
    } finally {
      back();
    }
    await publicly(async () =>
      Monitoring.setReminders(keyOf((await as(ana, () => Monitoring.getLink(patient.id))).url), false),
    );
    await as(ana, () => Monitoring.revokeLink(patient.id));
    expect(await as(ana, () => Monitoring.createLink(patient.id))).toMatchObject({ reminders_paused: false });
  });
});

describe("the list of everybody who is followed", () => {
  const followed = (who: TestUser, over: object = {}) =>
    counted(who, () =>
      Monitoring.listFollowed({ whose: "mine", worsened: false, limit: 50, ...over } as never),
    );

  test("begins with those who got worse, then those who stopped answering; two requests", async () => {
    const bea = await makeUser(space, "professional");
    const follow = async (name: string, values: readonly (number | null)[]) => {
      patient = await makePatient(space, { name });
      const { id } = await begun({}, bea);
      const key = await linked();
      for (const [index, value] of values.entries())
        if (value !== null)
          await send(key, id, value, { day: plusDays(today(), index - values.length + 1), late: true });
    };
    await follow("Demo Steady", [4, 4, 4]);
    await follow("Demo Silent", [4, null, null, null, null, null]);
    await follow("Demo Worse", [4, 4, 4, 4, 4, 4, 4, 7, 7, 7]);
    const { value, calls } = await followed(bea);
    expect(value.items.map(({ patient_name }) => patient_name)).toEqual([
      "Demo Worse",
      "Demo Silent",
      "Demo Steady",
    ]);
    expect(value.items).toMatchObject([
      { worsened: true },
      { stopped_answering: true, missed_days: 4 },
      { worsened: false, stopped_answering: false },
    ]);
    expect(calls).toBe(2);
    expect((await followed(bea, { worsened: true })).value.items).toHaveLength(1);
    const first = (await followed(bea, { limit: 2 })).value;
    expect((await followed(bea, { limit: 2, cursor: first.next })).value.items).toHaveLength(1);
    expect((await followed(stranger, { whose: "all" })).value.items).toEqual([]);
  });

  test("shows what colleagues share, and the whole clinic to who manages it", async () => {
    const { id: clinic } = await makeSpace();
    const cleo = await makeUser(clinic, "professional");
    const colleague = await makeUser(clinic, "professional");
    const manager = await makeUser(clinic, "manager");
    patient = await makePatient(clinic);
    await begun({ shared_with: [colleague.id] }, cleo);
    const ids = async (who: TestUser, whose: string) =>
      (await followed(who, { whose })).value.items.map(({ patient: id }) => id);
    expect(await ids(colleague, "shared")).toContain(patient.id);
    expect(await ids(colleague, "mine")).not.toContain(patient.id);
    expect(await ids(manager, "all")).toContain(patient.id);
    const other = await makeUser(clinic, "professional");
    expect(await ids(other, "all")).toEqual([]);
  });
});
