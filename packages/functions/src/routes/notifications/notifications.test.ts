import {
  notificationsRoutes,
  type PatientMessage,
} from "@meridian/core/contracts/notifications/notifications";
import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import * as Notifications from "@meridian/core/notifications";
import { now, nowIso } from "@meridian/core/platform/clock";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { localMessages } from "@meridian/core/testing/local-identity";
import { countRequests, localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeAll, describe, expect, test } from "vitest";
import { handler as job } from "../../schedules/dispatch-notices.ts";
import { type CallOptions, callHandler, type Handler } from "../../testing/call.ts";
import { create } from "../scheduling/appointments.ts";
import { list, ofPatient, read, sendAgain } from "./notifications.ts";

localTable();
const service = localMessages();
const handlers: Record<keyof typeof notificationsRoutes, Handler> = { list, ofPatient, read, sendAgain };
let requests = 0;
/** Calls a route as a user whose session is cached, and checks the number of requests. */
async function call(verb: keyof typeof notificationsRoutes, options: CallOptions & { as: TestUser }) {
  await Spaces.loadActor({ userId: options.as.id, spaceId: options.as.spaceId });
  const before = requests;
  const answer = await callHandler(notificationsRoutes[verb], handlers[verb], options);
  if (answer.status < 400) expect(requests - before).toBe(notificationsRoutes[verb].calls);
  return answer;
}

let space: TestSpace;
let desk: TestUser;
let ana: TestUser;
let rui: TestUser;
beforeAll(async () => {
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  ana = await makeUser(space.id, "professional", { name: "Demo A" });
  rui = await makeUser(space.id, "professional", { name: "Demo B" });
  for (let one = 1; one <= 3; one += 1) await told(`one${one}`, ana);
  await told("other", rui);
  service.refuse(1000, "throttled");
  await told("throttled", rui);
  service.refuse(0);
  countRequests(() => {
    requests += 1;
  });
});

const patients = new Map<string, string>();
let days = 0;
/** Books an appointment and sends the notification minutes later. */
async function told(name: string, professional: TestUser) {
  days += 1;
  const patient = await makePatient(space.id, {
    name: `Demo Patient ${name}`,
    email: `${name}@patients.example`,
    consents_email: true,
  });
  patients.set(name, patient.id);
  const booked = await callHandler(appointmentsRoutes.create, create, {
    as: desk,
    body: {
      patient: patient.id,
      patient_name: patient.name,
      professional: professional.id,
      office: space.establishment.offices[0]?.id,
      appointment_type: space.appointmentType.id,
      start: `2036-05-${String(days).padStart(2, "0")}T10:00:00.000Z`,
      duration: 60,
      notes: "Something private",
    },
  });
  expect(booked.status).toBe(201);
  await job({ time: new Date(now() + 4 * 60_000).toISOString() });
  await Notifications.retryDue();
}

const names = (items: PatientMessage[]) => items.map(({ patient_name }) => patient_name.split(" ").at(-1));

describe("the log of messages", () => {
  test("shows what was sent, to whom and when, newest first, and nothing private", async () => {
    const { body, status } = await call("list", { as: desk });
    expect(status).toBe(200);
    expect(names(body.items)).toEqual(["throttled", "other", "one3", "one2", "one1"]);
    expect(body.items[1]).toMatchObject({
      kind: "booked",
      channel: "email",
      to: "other@patients.example",
      status: "sent",
      start: "2036-05-04T10:00:00.000Z",
      count: 1,
      attempts: 1,
      reason: null,
    });
    expect(body.items[1].settled_at <= nowIso()).toBe(true);
    expect(JSON.stringify(body)).not.toMatch(/private|First visit/);
  });

  test("has pages", async () => {
    const first = await call("list", { as: desk, query: { limit: "2" } });
    const second = await call("list", { as: desk, query: { limit: "2", cursor: first.body.next } });
    expect([...names(first.body.items), ...names(second.body.items)]).toEqual([
      "throttled",
      "other",
      "one3",
      "one2",
    ]);
  });

  test.each([
    ["sent", ["other", "one3", "one2", "one1"]],
    ["pending", ["throttled"]],
    ["failed", []],
    ["withdrawn", []],
  ])("shows only those %s", async (status, expected) => {
    const { body } = await call("list", { as: desk, query: { status } });
    expect(names(body.items)).toEqual(expected);
  });

  test("shows one patient's messages", async () => {
    const { body } = await call("ofPatient", { as: desk, params: { patient: String(patients.get("one2")) } });
    expect(names(body.items)).toEqual(["one2"]);
  });

  test("shows only their own patients' messages to a professional who may not read others' calendars", async () => {
    const { body } = await call("list", { as: ana });
    expect(names(body.items)).toEqual(["one3", "one2", "one1"]);
    const other = await call("ofPatient", { as: ana, params: { patient: String(patients.get("other")) } });
    expect(other.body.items).toEqual([]);
  });

  test("refuses a cursor of another list", async () => {
    const { body } = await call("list", { as: desk, query: { limit: "2" } });
    const elsewhere = await callHandler(notificationsRoutes.list, list, {
      as: desk,
      query: { cursor: body.next, status: "sent" },
    });
    expect(elsewhere.status).toBe(400);
  });
});

describe("a failed message", () => {
  async function failed(name: string) {
    service.refuse(1, "hang_up_before");
    await told(name, ana);
    const { body } = await call("list", { as: desk, query: { status: "failed" } });
    return body.items.find((one: PatientMessage) => one.patient_name.endsWith(name)) as PatientMessage;
  }
  const request = (message: PatientMessage, as: TestUser) => ({
    as,
    params: { message: message.id },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  const again = (message: PatientMessage, as = desk) => call("sendAgain", request(message, as));

  test("is sent again once on request", async () => {
    const message = await failed("again");
    expect(message).toMatchObject({ reason: "unknown_outcome", replaced_by: null });
    const { status, body } = await again(message);
    expect(status).toBe(201);
    expect(body).toMatchObject({ status: "pending", kind: "booked", to: "again@patients.example" });
    await Notifications.retryDue();
    expect(service.mailsTo("again@patients.example")).toHaveLength(1);
    expect(await again(message)).toMatchObject({ status: 409, body: { code: "message.not_failed" } });
    const { body: log } = await call("ofPatient", { as: desk, params: { patient: message.patient } });
    expect(log.items).toMatchObject([
      { id: body.id, status: "sent" },
      { id: message.id, replaced_by: body.id },
    ]);
  });

  test("is sent once when two users ask at the same moment", async () => {
    const message = await failed("twice");
    const press = () => callHandler(notificationsRoutes.sendAgain, sendAgain, request(message, desk));
    const answers = await Promise.all([press(), press(), press()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await Notifications.retryDue();
    expect(service.mailsTo("twice@patients.example")).toHaveLength(1);
  });

  test("is not sent again after it was sent, for another space, or for users who may not book", async () => {
    const { body } = await call("list", { as: desk, query: { status: "sent" } });
    expect((await again(body.items[0])).body.code).toBe("message.not_failed");
    const message = await failed("other's");
    const reader = await makeUser(space.id, "professional", { appointment_permission: true });
    expect((await again(message, reader)).status).toBe(404);
    expect((await again(message, ana)).status).toBe(403);
  });
});

test("an event delivered late to the job uses the present time", async () => {
  await job({ time: "2020-01-01T00:00:00Z" });
  await job({});
});

describe("the text of a message", () => {
  test("is shown as it was sent, to users who may see the appointment", async () => {
    const { body } = await call("list", { as: desk, query: { status: "sent" } });
    const message = body.items.find(
      ({ professional: _, ...item }: PatientMessage & { professional?: string }) => item.appointment,
    );
    const params = { message: message.id };
    const said = await call("read", { as: desk, params });
    expect(said.body).toMatchObject({ id: message.id, status: "sent" });
    const [mail] = service.mailsTo(message.to);
    expect(said.body).toMatchObject({ subject: mail?.subject, text: mail?.text });
    const foreigner = await makeUser((await makeSpace()).id, "manager");
    expect((await call("read", { as: foreigner, params })).status).toBe(404);
    const other = await makeUser(space.id, "professional");
    expect((await call("read", { as: other, params })).status).toBe(404);
  });
});
