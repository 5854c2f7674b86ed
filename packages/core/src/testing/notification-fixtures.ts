import { QueryCommand, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, beforeAll, beforeEach } from "vitest";
import type { Appointment } from "../contracts/scheduling/appointments.ts";
import { documentClient } from "../db/client.ts";
import * as Notifications from "../notifications/index.ts";
import { now, shiftClock } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import * as Scheduling from "../scheduling/index.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "./actors.ts";
import { localMessages } from "./local-identity.ts";
import { makePatient } from "./patients.ts";

export const HOUR = 3_600_000;
export const MINUTE = 60_000;
/** The time at which tests begin, so that no result depends on the time of day. */
export const MORNING = Date.parse("2031-03-03T08:00:00.000Z");
export const TUESDAY = Date.parse("2031-03-11T10:00:00.000Z");

export type Someone = { id: string; name: string; email: string; mobile: string };

let space: TestSpace;
let desk: TestUser;
let professional: TestUser;
let counter = 0;

/**
 * A clinic whose clock a test controls, with mail and text services. Its front desk books, moves and cancels; `minute`
 * runs the jobs that are due. Needs a local table.
 */
export function clinicWithNotices() {
  const service = localMessages();
  const clock = ownClock();
  beforeAll(async () => {
    space = await makeSpace({ daysLeft: 3000 });
    desk = await makeUser(space.id, "receptionist");
    professional = await makeUser(space.id, "professional");
    await set({ notify_email: true, notify_sms: true, phone: "+351210000000" });
  });
  afterEach(() => service.refuse(0));
  const told = (patient: Someone) => service.mailsTo(patient.email);
  return {
    service,
    ...clock,
    told,
    subjects: (patient: Someone) => told(patient).map(({ subject }) => subject),
    textsTo: (patient: Someone) => service.texts.filter(({ to }) => to === patient.mobile),
    people: () => ({ space, desk, professional }),
    set,
    someone,
    book,
    move,
    cancel,
    minute,
    logged,
  };
}

/** Every test begins at the same time, and the real time is restored after it. */
function ownClock() {
  const back: (() => void)[] = [];
  const at = (moment: number) => void back.push(shiftClock(moment - now()));
  beforeEach(() => at(MORNING));
  afterEach(() => {
    for (const undo of back.splice(0)) undo();
  });
  return {
    /** Sets the clock to a moment. */
    at,
    after: (milliseconds: number) => at(now() + milliseconds),
  };
}

/** Changes settings of the clinic. */
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

async function someone(more: Parameters<typeof makePatient>[1] = {}): Promise<Someone> {
  counter += 1;
  const email = `patient${counter}@patients.example`;
  const mobile = `+3519120${String(counter).padStart(5, "0")}`;
  const agreed = { consents_email: true, consents_sms: false };
  const patient = await makePatient(space.id, { email, mobile_e164: mobile, ...agreed, ...more });
  return { ...patient, email, mobile };
}

const iso = (moment: number) => new Date(moment).toISOString();
const book = (patient: Someone, start: number) =>
  as(desk, () =>
    Scheduling.createAppointment({
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
  as(desk, () => Scheduling.updateAppointment(id, { start: iso(start), override: true, version }));
const cancel = ({ id, version }: Appointment) =>
  as(desk, () =>
    Scheduling.setStatus(id, { status: "cancelled", reason: "asked", override: false, version }),
  );

/** Runs the jobs of one minute: due notices become messages, and messages are sent. */
async function minute() {
  await Notifications.dispatchDueNotices(now());
  await Notifications.retryDue();
}

/** A patient's messages in the log, oldest first. */
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
