import { describe, expect, test } from "vitest";
import type { Appointment } from "../contracts/scheduling/appointments.ts";
import { MAX_OCCURRENCES } from "../contracts/scheduling/series.ts";
import { dueNotices, noticeWrite } from "../db/notices.ts";
import { transact } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as } from "../testing/actors.ts";
import { countRequests, localTable } from "../testing/local-table.ts";
import {
  clinicWithNotices,
  HOUR,
  MINUTE,
  MORNING,
  type Someone,
  TUESDAY,
} from "../testing/notification-fixtures.ts";
import * as Notifications from "./index.ts";

localTable();
const {
  service,
  at,
  after,
  told,
  subjects,
  textsTo,
  people,
  set,
  someone,
  book,
  move,
  cancel,
  minute,
  logged,
} = clinicWithNotices();

describe("a booking", () => {
  test("is notified after three minutes, once, with a calendar file and nothing clinical", async () => {
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
    expect(mail?.text).toContain(`with ${people().professional.name}`);
    expect(mail?.text).toContain("Demo House, 1 Demo Street");
    expect(JSON.stringify(mail)).not.toMatch(/private|First visit/);
    const [file] = mail?.attachments ?? [];
    expect(file).toMatchObject({ name: "appointment.ics", type: expect.stringContaining("method=PUBLISH") });
    for (const line of ["DTSTART:20310311T100000Z", "DTEND:20310311T110000Z", `UID:${booked.id}@localhost`])
      expect(file?.content).toContain(line);
    expect(file?.content).not.toMatch(/private|First visit/);
  });

  test("is notified in the patient's language and the clinic's time zone", async () => {
    const patient = await someone({ language: "pt", consents_sms: true });
    await book(patient, Date.parse("2031-07-08T09:00:00.000Z"));
    after(4 * MINUTE);
    await minute();
    expect(subjects(patient)[0]).toMatch(/A sua consulta em .*: terça-feira, 8 de julho de 2031, às 10:00$/);
    const [text] = textsTo(patient);
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

  test("that is cancelled within three minutes, or is in the past, sends nothing", async () => {
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
    expect(textsTo(patient)).toHaveLength(1);
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

  test("of the time is notified with the old and the new time, and moves the calendar entry", async () => {
    const patient = await someone();
    const booked = await toldOf(patient);
    await move(booked, TUESDAY + 3 * HOUR);
    after(4 * MINUTE);
    await minute();
    const [first, second] = told(patient);
    expect(second?.subject).toMatch(/^Changed: .* at 13:00$/);
    expect(second?.text).toContain("Previously: Tuesday 11 March 2031 at 10:00");
    const number = (mail: typeof first) =>
      Number(/SEQUENCE:(\d+)/.exec(mail?.attachments[0]?.content ?? "")?.[1]);
    expect(number(second)).toBeGreaterThan(number(first));
    expect(second?.attachments[0]?.content).toContain(`UID:${booked.id}@localhost`);
  });

  test("that is undone sends nothing; neither do another duration, a note or another room", async () => {
    const patient = await someone();
    let one = await toldOf(patient);
    one = await move(await move(one, TUESDAY + 5 * HOUR), TUESDAY);
    const other = String(people().space.establishment.offices[1]?.id);
    const { id, version } = one;
    await as(people().desk, () =>
      Scheduling.updateAppointment(id, { duration: 90, notes: "x", office: other, override: true, version }),
    );
    after(4 * MINUTE);
    await minute();
    expect(told(patient)).toHaveLength(1);
  });

  test("to cancelled is notified, and removes the calendar entry", async () => {
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
  test("are sent 24 and 2 hours before, once each", async () => {
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
    expect(textsTo(patient)).toHaveLength(3);
    expect(told(patient).map(({ attachments }) => attachments.length)).toEqual([1, 0, 0]);
  });

  test("are sent for the new time after a move, not for the old one", async () => {
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

  test("that were due while the job was stopped become one; none is sent after the start", async () => {
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

  test("follow the clinic's setting, even if it changed after the booking", async () => {
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
    expect(told(other)).toHaveLength(2);
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

describe("nobody is notified", () => {
  const quiet = async (patient: Someone) => {
    await book(patient, TUESDAY);
    after(4 * MINUTE);
    await minute();
    return {
      mails: told(patient).length,
      texts: textsTo(patient).length,
    };
  };
  test("without consent for the channel", async () => {
    const nobody = await someone({ consents_email: false });
    expect(await quiet(nobody)).toEqual({ mails: 0, texts: 0 });
    expect(await quiet(await someone({ consents_email: false, consents_sms: true }))).toEqual({
      mails: 0,
      texts: 1,
    });
  });
  test("by a channel that the clinic has switched off, or by text message if the plan has none", async () => {
    await set({ notify_email: false });
    expect(await quiet(await someone({ consents_sms: true }))).toEqual({ mails: 0, texts: 1 });
    await set({ notify_email: true, plan_code: "basic" });
    expect(await quiet(await someone({ consents_sms: true }))).toEqual({ mails: 1, texts: 0 });
    await set({ plan_code: "pro" });
  });
  test("on a foreign phone number, which the log shows", async () => {
    const abroad = await someone({ mobile_e164: "+447911123456", consents_email: false, consents_sms: true });
    await book(abroad, TUESDAY);
    after(4 * MINUTE);
    await minute();
    expect(service.texts.some(({ to }) => to === "+447911123456")).toBe(false);
    expect(await logged(abroad)).toEqual([{ status: "failed", reason: "not_portuguese_mobile" }]);
  });
});

test("more notices than one page, due at the same hour, are processed in one run", async () => {
  const notices = Array.from({ length: 410 }, (_, index) =>
    noticeWrite("spc_busy", `apt_${String(index).padStart(26, "0")}`),
  );
  for (let first = 0; first < notices.length; first += 100)
    await transact({ writes: notices.slice(first, first + 100) });
  after(4 * MINUTE);
  await Notifications.dispatchDueNotices(now());
  expect((await dueNotices(now(), 500)).items).toEqual([]);
});

test("reading due notices costs one request, however many are due later", async () => {
  const patient = await someone();
  for (let day = 0; day < 30; day += 1) await book(patient, TUESDAY + day * 24 * HOUR);
  after(4 * MINUTE);
  await minute();
  let calls = 0;
  countRequests(() => {
    calls += 1;
  });
  await Notifications.dispatchDueNotices(now());
  expect(calls).toBe(1);
});

describe("a series", () => {
  const weekly = (patient: Someone, count = 5) =>
    as(people().desk, () =>
      Scheduling.createSeries({
        patient: patient.id,
        patient_name: patient.name,
        professional: people().professional.id,
        office: String(people().space.establishment.offices[0]?.id),
        appointment_type: people().space.appointmentType.id,
        start: new Date(TUESDAY).toISOString(),
        duration: 60,
        notes: "",
        override: true,
        rule: { frequency: "weekly", every: 1, count },
        skip: [],
      }),
    );

  test("is notified in one message with every date; the same for moving and cancelling it", async () => {
    const patient = await someone({ consents_sms: true });
    const { occurrences } = await weekly(patient);
    after(4 * MINUTE);
    await minute();
    expect(subjects(patient)).toEqual([expect.stringMatching(/^Your appointments at /)]);
    // The fourth and fifth are in summer time: the clinic's clock says ten all the same.
    expect(told(patient)[0]?.text.match(/2031 at 10:00/g)).toHaveLength(5);
    expect(told(patient)[0]?.attachments[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(5);
    expect(textsTo(patient)[0]?.text).toContain("Tue 11/03 at 10:00 and 4 more.");
    const first = occurrences[0]?.appointment as Appointment;
    await as(people().desk, () =>
      Scheduling.changeSeries(first.id, {
        scope: "all",
        start: new Date(TUESDAY + HOUR).toISOString(),
        override: true,
        skip: [],
        version: first.version,
      }),
    );
    after(4 * MINUTE);
    await minute();
    expect(subjects(patient)[1]).toMatch(/^Changed: your appointments at /);
    await as(people().desk, () =>
      Scheduling.cancelSeries(first.id, { scope: "all", reason: "asked", version: first.version + 1 }),
    );
    after(4 * MINUTE);
    await minute();
    expect(subjects(patient)[2]).toMatch(/^Cancelled: your appointments at /);
    expect(told(patient)).toHaveLength(3);
    expect(await logged(patient)).toHaveLength(6);
  });

  test("of as many as there may be is one message by either channel, in one transaction", async () => {
    const patient = await someone({ consents_sms: true });
    await weekly(patient, MAX_OCCURRENCES);
    after(4 * MINUTE);
    await minute();
    expect(subjects(patient)).toHaveLength(1);
    expect(textsTo(patient)).toHaveLength(1);
    expect(told(patient)[0]?.attachments[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(MAX_OCCURRENCES);
  });

  test("has a reminder for each of its appointments", async () => {
    const patient = await someone();
    await weekly(patient);
    after(4 * MINUTE);
    await minute();
    for (let week = 0; week < 3; week += 1) {
      at(TUESDAY + week * 7 * 24 * HOUR - 24 * HOUR);
      await minute();
    }
    expect(subjects(patient).slice(1)).toEqual([
      expect.stringMatching(/^Reminder: .* 11 March/),
      expect.stringMatching(/^Reminder: .* 18 March/),
      expect.stringMatching(/^Reminder: .* 25 March/),
    ]);
  });
});
