import { beforeEach, expect, test } from "vitest";
import type { SymptomForm } from "../contracts/monitoring/symptom-terms.ts";
import * as Monitoring from "../monitoring/index.ts";
import * as Patients from "../patients/index.ts";
import { now, nowIso } from "../platform/clock.ts";
import { as, makeUser } from "../testing/actors.ts";
import { faultProxy } from "../testing/fault-proxy.ts";
import { localTable } from "../testing/local-table.ts";
import { clinicWithNotices, HOUR, MINUTE, type Someone } from "../testing/notification-fixtures.ts";
import * as Notifications from "./index.ts";

const database = faultProxy();
localTable();
const { service, at, after, told, textsTo, people, set, someone, logged, subjects } = clinicWithNotices();

/** A Monday; the clinic is in Lisbon, whose clock shows the same as UTC in winter. */
const NOON = Date.parse("2031-03-03T12:00:00.000Z");
const EVENING = Date.parse("2031-03-03T20:00:00.000Z");
beforeEach(() => at(NOON));

const by = <T>(work: () => Promise<T>) => as(people().professional, work);
const form = (over: Partial<SymptomForm> = {}): SymptomForm => ({
  name: "Headache",
  start: "2031-03-01",
  end: null,
  frequency: { every: "day", times: 1 },
  reminder: { time: "20:00", channel: "email" },
  shared_with: [],
  ...over,
});
const follow = (patient: Someone, over: Partial<SymptomForm> = {}) =>
  by(() => Monitoring.create(patient.id, form(over)));
const keyOf = async (patient: Someone) =>
  String((await by(() => Monitoring.createLink(patient.id))).url)
    .split("/")
    .at(-1) ?? "";
/** Somebody with a link who follows a symptom. */
async function followed(over: Partial<SymptomForm> = {}, more: Parameters<typeof someone>[0] = {}) {
  const patient = await someone(more);
  const symptom = await follow(patient, over);
  return { patient, symptom, key: await keyOf(patient) };
}
const run = () => Notifications.dispatchMonitoringReminders(now());
async function evening() {
  await run();
  at(EVENING);
  await run();
  await Notifications.retryDue();
}

test("reminds at the hour of the clinic's clock, once, in the patient's language and with the link the patient has", async () => {
  const { patient, key } = await followed({}, { language: "pt" });
  await run();
  at(EVENING - MINUTE);
  await run();
  expect(told(patient)).toEqual([]);
  await evening();
  await evening();
  expect(subjects(patient)).toEqual([expect.stringContaining("Lembrete de")]);
  expect(told(patient)[0]?.text).toContain(`/monitoring/${key}`);
  expect(told(patient)[0]?.text).not.toContain("Headache");
  at(EVENING + 24 * HOUR);
  await run();
  await Notifications.retryDue();
  expect(told(patient)).toHaveLength(2);
});

test("several symptoms of a patient are one message", async () => {
  const { patient } = await followed();
  await follow(patient, { name: "Sleep", reminder: { time: "20:20", channel: "email" } });
  await evening();
  at(EVENING + 20 * MINUTE);
  await run();
  await Notifications.retryDue();
  expect(told(patient).map(({ text }) => text)).toEqual([expect.stringContaining("There are 2 questions")]);
});

test("goes by text message where the plan has them, the clinic sends them and the patient agreed", async () => {
  const sms: Partial<SymptomForm> = { reminder: { time: "20:00", channel: "sms" } };
  const agreed = await followed(sms, { consents_sms: true });
  const refusing = await followed(sms, { consents_sms: false });
  await evening();
  expect(textsTo(agreed.patient)).toHaveLength(1);
  expect(textsTo(agreed.patient)[0]?.text).toContain(agreed.key);
  expect([textsTo(refusing.patient), told(refusing.patient)]).toEqual([[], []]);

  at(EVENING + 24 * HOUR);
  await set({ plan_code: "basic" });
  await run();
  await Notifications.retryDue();
  await set({ plan_code: "pro" });
  expect(textsTo(agreed.patient)).toHaveLength(1);
});

test("sends nothing where today has an answer, the symptom is over or paused, or the patient asked for quiet", async () => {
  const [answered, done, paused, quiet, unlinked] = await Promise.all([1, 2, 3, 4, 5].map(() => followed()));
  if (!answered || !done || !paused || !quiet || !unlinked) throw new Error("unreachable");
  const entry = { day: "2031-03-03", value: 4, note: "", late: false, entered_at: nowIso() };
  await Monitoring.writeEntry({
    params: { key: answered.key, entry: crypto.randomUUID() },
    body: { ...entry, symptom: answered.symptom.id },
  });
  for (const [one, status] of [
    [done, "done"],
    [paused, "paused"],
  ] as const)
    await by(() =>
      Monitoring.update({ patient: one.patient.id, symptom: one.symptom.id }, { version: 1, status }),
    );
  await Monitoring.setReminders(quiet.key, true);
  await by(() => Monitoring.revokeLink(unlinked.patient.id));
  await evening();
  for (const { patient } of [answered, done, paused, quiet, unlinked]) expect(told(patient)).toEqual([]);
});

test("a reminder that waits is not sent after the patient answered, asked for quiet, or the evening is over", async () => {
  const [answered, quiet, late] = await Promise.all([1, 2, 3].map(() => followed()));
  if (!answered || !quiet || !late) throw new Error("unreachable");
  await run();
  at(EVENING);
  await run();
  await Monitoring.writeEntry({
    params: { key: answered.key, entry: crypto.randomUUID() },
    body: {
      symptom: answered.symptom.id,
      day: "2031-03-03",
      value: 4,
      note: "",
      late: false,
      entered_at: nowIso(),
    },
  });
  await Monitoring.setReminders(quiet.key, true);
  const lateOnes = await logged(late.patient);
  expect(lateOnes).toMatchObject([{ status: "pending" }]);
  await Notifications.retryDue();
  expect(await logged(answered.patient)).toEqual([{ status: "withdrawn", reason: "answered" }]);
  expect(await logged(quiet.patient)).toEqual([{ status: "withdrawn", reason: "not_asked" }]);
  expect(told(late.patient)).toHaveLength(1);

  at(EVENING + 24 * HOUR);
  service.refuse(1000, "throttled");
  await run();
  await Notifications.retryDue();
  service.refuse(0);
  after(3 * HOUR);
  await Notifications.retryDue();
  expect((await logged(late.patient)).at(-1)).toEqual({ status: "withdrawn", reason: "too_late" });
});

test("after a merge the remaining patient is reminded, with the link the merged record has", async () => {
  const manager = await makeUser(people().space.id, "manager");
  const { patient, key } = await followed();
  const kept = await someone();
  const [one, other] = await as(manager, () =>
    Promise.all([Patients.readPatient(kept.id), Patients.readPatient(patient.id)]),
  );
  await as(manager, () =>
    Patients.merge(kept.id, { other: patient.id, version: one.version, other_version: other.version }),
  );
  await evening();
  expect(told(patient)).toEqual([]);
  expect(told(kept).map(({ text }) => text)).toEqual([expect.stringContaining(key)]);
});

test("symptoms of two merged records that remind at the same time are one message", async () => {
  const manager = await makeUser(people().space.id, "manager");
  const kept = await followed();
  const merged = await followed();
  const [one, other] = await as(manager, () =>
    Promise.all([Patients.readPatient(kept.patient.id), Patients.readPatient(merged.patient.id)]),
  );
  await as(manager, () =>
    Patients.merge(kept.patient.id, {
      other: merged.patient.id,
      version: one.version,
      other_version: other.version,
    }),
  );
  await evening();
  expect([...told(kept.patient), ...told(merged.patient)]).toHaveLength(1);
  // Both are dealt with: neither comes a minute later.
  await evening();
  expect([...told(kept.patient), ...told(merged.patient)]).toHaveLength(1);
  expect(await Monitoring.dueReminders(now(), 100, null)).toMatchObject({ items: [] });
});

test("a pause on one of two links of a merged person keeps all reminders away", async () => {
  const manager = await makeUser(people().space.id, "manager");
  const kept = await followed();
  const merged = await followed();
  const [one, other] = await as(manager, () =>
    Promise.all([Patients.readPatient(kept.patient.id), Patients.readPatient(merged.patient.id)]),
  );
  await Monitoring.setReminders(merged.key, true);
  await as(manager, () =>
    Patients.merge(kept.patient.id, {
      other: merged.patient.id,
      version: one.version,
      other_version: other.version,
    }),
  );
  await evening();
  expect([...told(kept.patient), ...told(merged.patient)]).toEqual([]);
});

test("nobody is reminded at once by a reminder that is set after its time", async () => {
  const patient = await someone();
  await keyOf(patient);
  at(EVENING + 30 * MINUTE);
  await follow(patient);
  await run();
  await Notifications.retryDue();
  expect(told(patient)).toEqual([]);
});

test("a record that cannot be dealt with is put off and does not delay others", async () => {
  const { patient } = await followed();
  const broken = await followed();
  await run();
  await forgetPatient(broken.patient);
  at(EVENING);
  await run();
  await Notifications.retryDue();
  expect(told(patient)).toHaveLength(1);
  expect(await Monitoring.dueReminders(now(), 100, null)).toMatchObject({ items: [] });
  const { items } = await Monitoring.dueReminders(now() + MINUTE, 100, null);
  expect(items).toMatchObject([{ patient: broken.patient.id, failures: 1 }]);
});

test("150 reminders of one evening are sent once each, though runs fail half-way, overlap and lose answers", async () => {
  const patients: Someone[] = [];
  // More than the hundred of one page.
  for (let first = 0; first < 150; first += 15) {
    const some = await Promise.all(Array.from({ length: 15 }, () => followed()));
    patients.push(...some.map(({ patient }) => patient));
  }
  await run();
  at(EVENING);
  database.next("tx_throttled", { operation: "TransactWriteItems", times: 27 });
  database.next("lost_answer", { operation: "TransactWriteItems", times: 5 });
  database.next("partial", { operation: "BatchGetItem", times: 2 });
  // Two runs at once, and a third that has to end in the middle because its time is over.
  const runs = Promise.allSettled([run(), run()]);
  const cut = run();
  setTimeout(() => {
    database.next("unreadable", { operation: "Query", times: 2 });
    after(2 * MINUTE);
  }, 100);
  await Promise.allSettled([runs, cut]);
  service.refuse(6, "throttled");
  await Promise.allSettled([Notifications.retryDue(), Notifications.retryDue()]);
  service.refuse(0);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    after(15 * MINUTE);
    await Promise.allSettled([run()]);
    await Promise.allSettled([Notifications.retryDue()]);
  }
  expect(database.left()).toBe(0);
  const counts = patients.map((patient) => told(patient).length);
  expect(counts.filter((count) => count !== 1)).toEqual([]);
}, 120_000);

async function forgetPatient({ id }: Someone) {
  const { DeleteCommand } = await import("@aws-sdk/lib-dynamodb");
  const { documentClient } = await import("../db/client.ts");
  const { env } = await import("../platform/env.ts");
  const { keyOf } = await import("../patients/index.ts");
  const Key = await by(async () => keyOf(id));
  await documentClient().send(new DeleteCommand({ TableName: env("TABLE_NAME"), Key }));
}
