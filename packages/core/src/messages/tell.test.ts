import { QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { Appointments } from "../appointments/index.ts";
import type { Appointment } from "../contracts/appointments.ts";
import { documentClient } from "../db/client.ts";
import { Outbox } from "../outbox/index.ts";
import { now, shiftClock } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { Spaces } from "../spaces/index.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localMessages } from "../testing/local-identity.ts";
import { countRequests, localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { Messages } from "./index.ts";

localTable();
const service = localMessages();
const HOUR = 3_600_000;
const MINUTE = 60_000;
/** The tests' own morning, so that no run meets another hour of the day. */
const MORNING = Date.parse("2031-03-03T08:00:00.000Z");

let space: TestSpace;
let desk: TestUser;
let professional: TestUser;
const back: (() => void)[] = [];

beforeAll(async () => {
  space = await makeSpace({ daysLeft: 3000 });
  desk = await makeUser(space.id, "receptionist");
  professional = await makeUser(space.id, "professional");
  await set({ notify_email: true, notify_sms: true, phone: "+351210000000" });
});
beforeEach(() => at(MORNING));
afterEach(async () => {
  service.refuse(0);
  for (const undo of back.splice(0)) undo();
});

/** Moves the clock to a moment, by as much as it takes. */
function at(moment: number) {
  back.push(shiftClock(moment - now()));
}
const after = (milliseconds: number) => at(now() + milliseconds);
const set = (fields: Record<string, unknown>) =>
  documentClient().send(
    new UpdateCommand({
      TableName: env("TABLE_NAME"),
      Key: Spaces.db.entities.space.get({ id: space.id }).params().Key as never,
      UpdateExpression: `SET ${Object.keys(fields).map((name) => `${name} = :${name}`)}`,
      ExpressionAttributeValues: Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [`:${name}`, value]),
      ),
    }),
  );

let counter = 0;
async function someone(more: Parameters<typeof makePatient>[1] = {}) {
  counter += 1;
  const email = `patient${counter}@patients.example`;
  const patient = await makePatient(space.id, {
    email,
    mobile_e164: `+3519120${String(counter).padStart(5, "0")}`,
    consents_email: true,
    consents_sms: false,
    ...more,
  });
  return { ...patient, email, mobile: `+3519120${String(counter).padStart(5, "0")}` };
}
type Someone = Awaited<ReturnType<typeof someone>>;

const iso = (moment: number) => new Date(moment).toISOString();
const book = (patient: Someone, start: number) =>
  as(desk, () =>
    Appointments.create({
      patient: patient.id,
      patient_name: patient.name,
      professional: professional.id,
      office: String(space.establishment.offices[0]?.id),
      appointment_type: space.appointmentType.id,
      start: iso(start),
      duration: 60,
      notes: "Something private",
      override: true,
    }),
  );
const move = ({ id, version }: Appointment, start: number) =>
  as(desk, () => Appointments.change(id, { start: iso(start), override: true, version }));
const cancel = ({ id, version }: Appointment) =>
  as(desk, () =>
    Appointments.setStatus(id, { status: "cancelled", reason: "asked", override: false, version }),
  );

/** What a minute of the clinic's cloud does: notices that are due become messages, and those are sent. */
async function minute() {
  await Messages.tellDue(now());
  await Outbox.retryDue();
}
const told = (patient: Someone) => service.mailsTo(patient.email);
const subjects = (patient: Someone) => told(patient).map(({ subject }) => subject);
const TUESDAY = Date.parse("2031-03-11T10:00:00.000Z");

describe("a booking", () => {
  test("is told after three minutes, once, with a file for the calendar and nothing clinical", async () => {
    const patient = await someone();
    const booked = await book(patient, TUESDAY);
    await minute();
    after(2.9 * MINUTE);
    await minute();
    expect(told(patient)).toEqual([]);
    after(0.2 * MINUTE);
    await minute();
    await minute();
    const [mail, ...others] = told(patient);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Your appointment at Demo Clinic \w+: Tuesday 11 March 2031 at 10:00$/);
    expect(mail?.text).toContain(`with ${professional.name}`);
    expect(mail?.text).toContain("Demo House, 1 Demo Street");
    expect(JSON.stringify(mail)).not.toMatch(/private|First visit/);
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({ name: "appointment.ics", type: expect.stringContaining("method=PUBLISH") });
    for (const line of ["DTSTART:20310311T100000Z", "DTEND:20310311T110000Z", `UID:${booked.id}@localhost`])
      expect(file?.content).toContain(line);
    expect(file?.content).not.toMatch(/private|First visit/);
  });

  test("is told in the patient's language, by the clinic's clock", async () => {
    const patient = await someone({ language: "pt", consents_sms: true });
    await book(patient, Date.parse("2031-07-08T09:00:00.000Z"));
    after(4 * MINUTE);
    await minute();
    expect(subjects(patient)[0]).toMatch(/A sua consulta em .*: terça-feira, 8 de julho de 2031, às 10:00$/);
    const [text] = service.texts.filter(({ to }) => to === patient.mobile);
    expect(text?.text).toContain("a sua consulta foi marcada: ter 08/07 as 10:00. Tel. +351210000000");
  });

  test.each([
    ["moved twice", async (one: Appointment) => move(await move(one, TUESDAY + HOUR), TUESDAY + 2 * HOUR)],
    ["made with a mistake", async (one: Appointment) => move(one, TUESDAY + 2 * HOUR)],
  ])("%s within the minutes sends one message, of what stands", async (_, correct) => {
    const patient = await someone();
    const booked = await book(patient, TUESDAY);
    after(2 * MINUTE);
    await minute();
    await correct(booked);
    after(2 * MINUTE);
    await minute();
    expect(told(patient)).toEqual([]);
    after(2 * MINUTE);
    await minute();
    expect(subjects(patient)).toEqual([expect.stringMatching(/^Your appointment at .* at 12:00$/)]);
  });

  test("cancelled within the minutes sends nothing; nor does one of the past", async () => {
    const patient = await someone();
    const booked = await book(patient, TUESDAY);
    await cancel(booked);
    await book(patient, MORNING - 24 * HOUR);
    for (let hours = 0; hours < 30; hours += 1) {
      after(HOUR);
      await minute();
    }
    expect(told(patient)).toEqual([]);
  });

  test("twenty runs at the same moment send one message", async () => {
    const patient = await someone({ consents_sms: true });
    await book(patient, TUESDAY);
    after(4 * MINUTE);
    await Promise.all(Array.from({ length: 20 }, () => minute()));
    await minute();
    expect(told(patient)).toHaveLength(1);
    expect(service.texts.filter(({ to }) => to === patient.mobile)).toHaveLength(1);
  });
});

describe("a change", () => {
  async function toldOf(patient: Someone) {
    const booked = await book(patient, TUESDAY);
    after(4 * MINUTE);
    await minute();
    expect(told(patient)).toHaveLength(1);
    return booked;
  }

  test("of the time is told with the old and the new, and moves the calendar's entry", async () => {
    const patient = await someone();
    const booked = await toldOf(patient);
    await move(booked, TUESDAY + 3 * HOUR);
    after(4 * MINUTE);
    await minute();
    const [first, second] = told(patient);
    expect(second?.subject).toMatch(/^Changed: .* at 13:00$/);
    expect(second?.text).toContain("Before: Tuesday 11 March 2031 at 10:00");
    const number = (mail: typeof first) =>
      Number(/SEQUENCE:(\d+)/.exec(mail?.attachments[0]?.content ?? "")?.[1]);
    expect(number(second)).toBeGreaterThan(number(first));
    expect(second?.attachments[0]?.content).toContain(`UID:${booked.id}@localhost`);
  });

  test("taken back says nothing; neither do a longer visit, a note or another room", async () => {
    const patient = await someone();
    let one = await toldOf(patient);
    one = await move(await move(one, TUESDAY + 5 * HOUR), TUESDAY);
    const other = String(space.establishment.offices[1]?.id);
    const { id, version } = one;
    await as(desk, () =>
      Appointments.change(id, { duration: 90, notes: "x", office: other, override: true, version }),
    );
    after(4 * MINUTE);
    await minute();
    expect(told(patient)).toHaveLength(1);
  });

  test("cancelling is told, and takes it out of the calendar", async () => {
    const patient = await someone();
    await cancel(await toldOf(patient));
    after(4 * MINUTE);
    await minute();
    const mail = told(patient)[1];
    expect(mail?.subject).toMatch(/^Cancelled: /);
    expect(mail?.attachments[0]?.content).toMatch(/METHOD:CANCEL[\s\S]*STATUS:CANCELLED/);
    at(TUESDAY - 24 * HOUR);
    await minute();
    expect(told(patient)).toHaveLength(2);
  });
});

describe("reminders", () => {
  test("come 24 and 2 hours before, once each", async () => {
    const patient = await someone({ consents_sms: true });
    await book(patient, TUESDAY);
    for (let moment = MORNING; moment < TUESDAY + 2 * HOUR; moment += 30 * MINUTE) {
      at(moment);
      await minute();
      await minute();
    }
    expect(subjects(patient).map((subject) => subject.split(":")[0])).toEqual([
      expect.stringMatching(/^Your appointment/),
      "Reminder",
      "Reminder",
    ]);
    expect(service.texts.filter(({ to }) => to === patient.mobile)).toHaveLength(3);
    expect(told(patient).map(({ attachments }) => attachments.length)).toEqual([1, 0, 0]);
  });

  test("of the old time are void after a move, and new ones come", async () => {
    const patient = await someone();
    let one = await book(patient, TUESDAY);
    after(4 * MINUTE);
    await minute();
    at(TUESDAY - 24 * HOUR - MINUTE);
    one = await move(one, TUESDAY + 48 * HOUR);
    for (const moment of [TUESDAY - 24 * HOUR + 5 * MINUTE, TUESDAY - 2 * HOUR]) {
      at(moment);
      await minute();
    }
    expect(subjects(patient).filter((subject) => subject.startsWith("Reminder"))).toEqual([]);
    at(TUESDAY + 24 * HOUR);
    await minute();
    expect(subjects(patient).at(-1)).toMatch(/^Reminder: .* Thursday 13 March 2031 at 10:00$/);
    expect(told(patient)).toHaveLength(3);
  });

  test("whose time went by while the job stood still are one; none after the start", async () => {
    const patient = await someone();
    await book(patient, TUESDAY);
    after(4 * MINUTE);
    await minute();
    at(TUESDAY - HOUR);
    await minute();
    expect(told(patient)).toHaveLength(2);
    const late = await someone();
    await book(late, TUESDAY + 24 * HOUR);
    at(TUESDAY + 25 * HOUR);
    await minute();
    expect(told(late)).toEqual([]);
  });

  test("follow the clinic's setting, none included", async () => {
    await set({ reminder_hours: [48] });
    const patient = await someone();
    await book(patient, TUESDAY);
    after(4 * MINUTE);
    await minute();
    await set({ reminder_hours: [] });
    const other = await someone();
    await book(other, TUESDAY);
    after(4 * MINUTE);
    await minute();
    await set({ reminder_hours: [48] });
    at(TUESDAY - 48 * HOUR);
    await minute();
    expect(told(patient)).toHaveLength(2);
    expect(told(other)).toHaveLength(1);
    await set({ reminder_hours: [24, 2] });
  });

  test.each([
    ["the clocks go back", "2031-10-26T10:00:00.000Z", "Sunday 26 October 2031 at 10:00"],
    ["the clocks go forward", "2031-03-30T09:00:00.000Z", "Sunday 30 March 2031 at 10:00"],
  ])("on the day %s say the clinic's time, 24 hours before", async (_, start, words) => {
    const patient = await someone();
    await book(patient, Date.parse(start));
    after(4 * MINUTE);
    await minute();
    at(Date.parse(start) - 24 * HOUR - MINUTE);
    await minute();
    expect(told(patient)).toHaveLength(1);
    after(MINUTE);
    await minute();
    expect(subjects(patient)[1]).toContain(words);
  });
});

describe("who is not told", () => {
  const quiet = async (patient: Someone) => {
    await book(patient, TUESDAY);
    after(4 * MINUTE);
    await minute();
    return {
      mails: told(patient).length,
      texts: service.texts.filter(({ to }) => to === patient.mobile).length,
    };
  };
  test("one who did not agree, by channel", async () => {
    const nobody = await someone({ consents_email: false });
    expect(await quiet(nobody)).toEqual({ mails: 0, texts: 0 });
    expect(await quiet(await someone({ consents_email: false, consents_sms: true }))).toEqual({
      mails: 0,
      texts: 1,
    });
  });
  test("anyone by a channel the clinic has off, or by text without it in the plan", async () => {
    await set({ notify_email: false });
    expect(await quiet(await someone({ consents_sms: true }))).toEqual({ mails: 0, texts: 1 });
    await set({ notify_email: true, plan_code: "basic" });
    expect(await quiet(await someone({ consents_sms: true }))).toEqual({ mails: 1, texts: 0 });
    await set({ plan_code: "pro" });
  });
  test("a telephone abroad, which the log says", async () => {
    const abroad = await someone({ mobile_e164: "+447911123456", consents_email: false, consents_sms: true });
    await book(abroad, TUESDAY);
    after(4 * MINUTE);
    await minute();
    expect(service.texts.some(({ to }) => to === "+447911123456")).toBe(false);
    expect(await logged(abroad)).toEqual([{ status: "failed", reason: "not_portuguese_mobile" }]);
  });
});

async function logged(patient: Someone) {
  const { Items } = await documentClient().send(
    new QueryCommand({
      TableName: env("TABLE_NAME"),
      IndexName: "gsi2",
      KeyConditionExpression: "gsi2pk = :pk",
      ExpressionAttributeValues: { ":pk": `$messages#space_${space.id}#patient_${patient.id}` },
    }),
  );
  return (Items ?? []).map(({ status, reason }) => ({ status, reason }));
}

describe("services that fail", () => {
  test.each(["rejected", "throttled", "broken"] as const)(
    "%s: it is tried again until it goes out",
    async (fault) => {
      const patient = await someone({ consents_sms: true });
      await book(patient, TUESDAY);
      after(4 * MINUTE);
      service.refuse(7, fault);
      for (let tries = 0; tries < 40; tries += 1) {
        await minute();
        after(5 * MINUTE);
      }
      expect(told(patient)).toHaveLength(1);
      expect(service.texts.filter(({ to }) => to === patient.mobile)).toHaveLength(1);
    },
  );

  test("dead for five hours: everything goes out when it is back, once", async () => {
    const patients = await Promise.all(Array.from({ length: 5 }, () => someone({ consents_sms: true })));
    for (const [index, patient] of patients.entries()) await book(patient, TUESDAY + index * HOUR);
    await service.down();
    for (let tries = 0; tries < 60; tries += 1) {
      after(5 * MINUTE);
      await minute();
    }
    await service.up();
    for (let tries = 0; tries < 60; tries += 1) {
      after(5 * MINUTE);
      await minute();
    }
    for (const patient of patients) {
      expect(told(patient)).toHaveLength(1);
      expect(service.texts.filter(({ to }) => to === patient.mobile)).toHaveLength(1);
    }
  });

  test.each(["hang_up_before", "hang_up_after"] as const)(
    "%s: nobody knows, so never twice",
    async (fault) => {
      const patient = await someone();
      await book(patient, TUESDAY);
      after(4 * MINUTE);
      service.refuse(1, fault);
      for (let tries = 0; tries < 20; tries += 1) {
        await minute();
        after(10 * MINUTE);
      }
      expect(told(patient)).toHaveLength(fault === "hang_up_after" ? 1 : 0);
      expect(await logged(patient)).toEqual([{ status: "failed", reason: "unknown_outcome" }]);
    },
  );

  test("what a change made wrong while it waited is withdrawn; what stands is told", async () => {
    const patient = await someone();
    const booked = await book(patient, TUESDAY);
    after(4 * MINUTE);
    service.refuse(1000, "throttled");
    await minute();
    await move(booked, TUESDAY + 4 * HOUR);
    after(4 * MINUTE);
    await minute();
    service.refuse(0);
    for (let tries = 0; tries < 10; tries += 1) {
      after(5 * MINUTE);
      await minute();
    }
    expect(subjects(patient)).toEqual([expect.stringMatching(/ at 14:00$/)]);
    expect(await logged(patient)).toEqual([
      { status: "withdrawn", reason: "changed" },
      { status: "sent", reason: undefined },
    ]);
  });

  test("moved and moved back while it waited, it is still told", async () => {
    const patient = await someone();
    const booked = await book(patient, TUESDAY);
    after(4 * MINUTE);
    service.refuse(1, "throttled");
    await minute();
    after(MINUTE);
    const moved = await move(booked, TUESDAY + 4 * HOUR);
    after(MINUTE);
    await minute();
    await move(moved, TUESDAY);
    for (let tries = 0; tries < 10; tries += 1) {
      after(5 * MINUTE);
      await minute();
    }
    expect(subjects(patient)).toEqual([expect.stringMatching(/^Your appointment .* at 10:00$/)]);
  });

  test("a consent taken back while it waited holds", async () => {
    const patient = await someone();
    await book(patient, TUESDAY);
    after(4 * MINUTE);
    service.refuse(1, "throttled");
    await minute();
    const [key] = await as(desk, async () => [
      await import("../patients/index.ts").then(({ Patients }) => Patients.keyOf(patient.id)),
    ]);
    await documentClient().send(
      new UpdateCommand({
        TableName: env("TABLE_NAME"),
        Key: key as never,
        UpdateExpression: "SET consents_email = :no",
        ExpressionAttributeValues: { ":no": false },
      }),
    );
    after(10 * MINUTE);
    await minute();
    expect(told(patient)).toEqual([]);
    expect(await logged(patient)).toEqual([{ status: "withdrawn", reason: "consent_withdrawn" }]);
  });
});

test("looking for what is due costs one request, whatever waits for later", async () => {
  const patient = await someone();
  for (let day = 0; day < 30; day += 1) await book(patient, TUESDAY + day * 24 * HOUR);
  after(4 * MINUTE);
  await minute();
  let calls = 0;
  countRequests(() => {
    calls += 1;
  });
  await Messages.tellDue(now());
  expect(calls).toBe(1);
});

/** What a patient should have heard, of any day at a desk: never something wrong, never twice, and in the end what stands. */
test("whatever the desk and the mail service do, what the patient last heard is what stands", async () => {
  const step = fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant("move" as const), hours: fc.integer({ min: 0, max: 3 }) }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const), hours: fc.constant(0) }) },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 9 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant("fail" as const), hours: fc.integer({ min: 1, max: 3 }) }),
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      at(MORNING);
      service.refuse(0);
      const patient = await someone();
      let one = await book(patient, TUESDAY);
      for (const { kind, hours } of steps) {
        if (kind === "wait") after(hours * MINUTE);
        else if (kind === "fail") service.refuse(hours, "throttled");
        else if (one.status !== "cancelled")
          one = kind === "cancel" ? await cancel(one) : await move(one, TUESDAY + hours * HOUR);
        await minute();
      }
      for (let quiet = 0; quiet < 40; quiet += 1) {
        after(5 * MINUTE);
        await minute();
      }
      const heard = subjects(patient);
      const last = heard.at(-1) ?? "";
      if (one.status === "cancelled") expect(heard.length === 0 || last.startsWith("Cancelled")).toBe(true);
      else expect(last).toContain(` at ${new Date(one.start).getUTCHours()}:00`);
      for (const [index, subject] of heard.entries()) expect(subject).not.toBe(heard[index - 1]);
    }),
    { numRuns: 25 },
  );
}, 60_000);
