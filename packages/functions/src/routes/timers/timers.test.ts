import { accountsRoutes } from "@meridian/core/contracts/accounts/accounts";
import { acupunctureRoutes } from "@meridian/core/contracts/acupuncture/acupuncture";
import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import { timersRoutes } from "@meridian/core/contracts/timers/timers";
import { shiftClock } from "@meridian/core/platform/clock";
import { makeSpace, makeUser, type TestUser } from "@meridian/core/testing/actors";
import { filledVisit } from "@meridian/core/testing/filled-visit";
import { localTable } from "@meridian/core/testing/local-table";
import { makeHead } from "@meridian/core/testing/open-appointment";
import { makePatient } from "@meridian/core/testing/patients";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { refreshUser as refresh } from "../accounts/accounts.ts";
import { appointment as onPoints } from "../acupuncture/acupuncture.ts";
import { setStatus } from "../scheduling/appointments.ts";
import { change, clearNotifications as clear, list, start } from "./timers.ts";

localTable();
const back: (() => void)[] = [];
afterEach(() => {
  for (const undo of back.splice(0)) undo();
});
/** Moves the server's clock until the end of the test. */
const later = (seconds: number) => back.push(shiftClock(seconds * 1000));

let spaceId: string;
beforeAll(async () => {
  spaceId = (await makeSpace()).id;
});
const therapist = () => makeUser(spaceId, "professional");
const headers = () => ({ "idempotency-key": crypto.randomUUID() });

const begin = (as: TestUser, appointment: string, body: object = {}) =>
  callHandler(timersRoutes.start, start, {
    as,
    headers: headers(),
    body: { appointment, kind: "acupuncture", seconds: 1200, ...body },
  });
const act = (as: TestUser, timer: string, body: object) =>
  callHandler(timersRoutes.change, change, { as, params: { timer }, body });
const read = (as: TestUser) => callHandler(timersRoutes.list, list, { as });
const seen = (as: TestUser) => callHandler(timersRoutes.clearNotifications, clear, { as, body: {} });

async function running(body: object = {}) {
  const as = await therapist();
  const appointment = await makeHead(as);
  const answer = await begin(as, appointment, body);
  expect(answer.status).toBe(201);
  return { as, appointment, timer: answer.body.timer as { id: string; ends_at: string } };
}

describe("starting", () => {
  test("answers the timer by the server's clock, and the session carries it in its one request", async () => {
    const { as, appointment, timer } = await running({ label: "Demo cup", kind: "cupping", seconds: 90 });
    expect(timer).toMatchObject({
      user_id: as.id,
      appointment_id: appointment,
      active: true,
      notification_seen: false,
      kind: "cupping",
      label: "Demo cup",
      duration: 90,
      remaining: null,
    });
    const { value, calls } = await countingCalls(() =>
      callHandler(accountsRoutes.refreshUser, refresh, { as }),
    );
    expect([value.body.user.timers, calls]).toEqual([[timer], accountsRoutes.refreshUser.calls]);
  });

  test("is for one's own appointment that is begun and not signed", async () => {
    const [as, other] = await Promise.all([therapist(), therapist()]);
    const [theirs, signed, booked] = await Promise.all([
      makeHead(other),
      makeHead(as, "done"),
      makeHead(as, "booked"),
    ]);
    const codes = await Promise.all(
      [theirs, signed, booked].map(async (id) => (await begin(as, id)).body.code),
    );
    expect(codes).toEqual(["appointment.not_own", "appointment.locked", "appointment.not_open"]);
    expect((await read(as)).body.timers).toEqual([]);
  });

  test.each([0, 14_401, 1.5])("refuses %s seconds", async (seconds) => {
    const as = await therapist();
    const answer = await begin(as, await makeHead(as), { seconds });
    expect([answer.status, answer.body.fields]).toEqual([400, { seconds: "timer.range" }]);
  });

  test("makes two requests, twelve in a row and at once lose none", async () => {
    const as = await therapist();
    const appointment = await makeHead(as);
    const { calls } = await countingCalls(() => begin(as, appointment));
    expect(calls).toBe(timersRoutes.start.calls);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => begin(as, appointment, { label: `Demo ${index}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect((await read(as)).body.timers).toHaveLength(13);
  });

  test("repeated with the same key starts one", async () => {
    const as = await therapist();
    const appointment = await makeHead(as);
    const options = { as, headers: headers(), body: { appointment, kind: "moxa", seconds: 60 } };
    const first = await callHandler(timersRoutes.start, start, options);
    const second = await callHandler(timersRoutes.start, start, options);
    expect(second.body.timer).toEqual(first.body.timer);
    expect((await read(as)).body.timers).toHaveLength(1);
  });
});

describe("changing", () => {
  test("pauses, resumes and extends by the server's clock", async () => {
    const { as, timer } = await running();
    later(20);
    const { value: paused, calls } = await countingCalls(() => act(as, timer.id, { action: "pause" }));
    expect(calls).toBe(timersRoutes.change.calls);
    const left = paused.body.timers[0].remaining;
    expect(paused.body.timers[0]).toMatchObject({ active: true, ends_at: null });
    later(5000);
    const { body } = await act(as, timer.id, { action: "resume" });
    // The pause is not counted; only the time of two calls has passed.
    const remaining = Date.parse(body.timers[0].ends_at) - Date.parse(body.now);
    expect(remaining).toBeLessThanOrEqual(left);
    expect(remaining).toBeGreaterThan(left - 60_000);
    const longer = await act(as, timer.id, { action: "extend", seconds: 60 });
    expect(Date.parse(longer.body.timers[0].ends_at) - Date.parse(body.timers[0].ends_at)).toBe(60_000);
  });

  test("stops once; a second stop finds nothing wrong, another change is 404", async () => {
    const { as, timer } = await running();
    expect((await act(as, timer.id, { action: "stop" })).body.timers).toEqual([]);
    expect((await act(as, timer.id, { action: "stop" })).status).toBe(200);
    const late = await act(as, timer.id, { action: "extend", seconds: 60 });
    expect([late.status, late.body.code]).toEqual([404, "timer.not_found"]);
  });

  test("two tabs that extend at the same moment both count", async () => {
    const { as, timer } = await running();
    await Promise.all([1, 2].map(() => act(as, timer.id, { action: "extend", seconds: 60 })));
    expect((await read(as)).body.timers[0].duration).toBe(1320);
  });

  test("is one's own alone", async () => {
    const { timer } = await running();
    const other = await therapist();
    expect((await act(other, timer.id, { action: "pause" })).status).toBe(404);
    expect((await read(other)).body).toMatchObject({ timers: [], appointments: [] });
  });
});

describe("the end", () => {
  test("is over and unseen until it is marked as seen; what still runs stays so", async () => {
    const { as, appointment } = await running({ seconds: 60 });
    await begin(as, appointment, { seconds: 600 });
    later(61);
    const before = (await read(as)).body.timers;
    expect(before.map((one: { active: boolean }) => one.active)).toEqual([false, true]);
    const { value, calls } = await countingCalls(() => seen(as));
    expect(calls).toBe(timersRoutes.clearNotifications.calls);
    expect(value.body).toEqual({
      timers: before.map((one: object, index: number) => ({ ...one, notification_seen: index === 0 })),
    });
    expect((await read(as)).body.timers).toEqual(value.body.timers);
  });

  test("is forgotten half a day later, and leaves room", async () => {
    const { as, appointment } = await running({ seconds: 60 });
    later(13 * 3600);
    expect((await read(as)).body.timers).toEqual([]);
    expect((await begin(as, appointment)).body.timers).toHaveLength(1);
  });

  test("is nobody's where there is none: any role, no timers", async () => {
    const as = await makeUser(spaceId, "receptionist");
    expect((await seen(as)).body).toEqual({ timers: [] });
  });
});

describe("what ends a treatment ends its timers", () => {
  const points = (as: TestUser, appointment: string, body: object) =>
    callHandler(acupunctureRoutes.appointment, onPoints, { as, params: { appointment }, body });
  const labels = async (as: TestUser) =>
    (await read(as)).body.timers.map(({ kind, label }: { kind: string; label: string }) =>
      [kind, label].filter(Boolean).join(" "),
    );
  const needle = (id: string, out: number) => ({
    id,
    side: "left",
    auricular: false,
    technics: [1],
    needles_in: 1,
    needles_out: out,
  });

  async function needled() {
    const as = await therapist();
    const [appointment, other] = await Promise.all([makeHead(as), makeHead(as)]);
    await begin(as, appointment, { seconds: 60 });
    await begin(as, appointment, { seconds: 60, label: "ST36" });
    await begin(as, appointment, { kind: "electro" });
    await begin(as, appointment, { kind: "cupping" });
    await begin(as, other, { label: "LI4" });
    const save = async (version: number, ...list: object[]) => {
      const answer = await points(as, appointment, { action: "save", version, points: list });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    await save(0, needle("ST36", 0), needle("LI4", 0));
    return { as, save };
  }
  const ALL = ["acupuncture", "acupuncture ST36", "electro", "cupping", "acupuncture LI4"];

  test("the last needle out ends the needles' timers, in every tab and in the count of the session", async () => {
    const { as, save } = await needled();
    expect(await labels(as)).toEqual(ALL);
    later(61);
    await save(1, needle("ST36", 1), needle("LI4", 1));
    expect(await labels(as)).toEqual(["cupping", "acupuncture LI4"]);
    const session = await callHandler(accountsRoutes.refreshUser, refresh, { as });
    expect(session.body.user.timers).toHaveLength(2);
    // A needle that is put in again gets a new timer, and the earlier one is not restored.
    await save(2, needle("ST36", 0), needle("LI4", 1));
    expect(await labels(as)).toEqual(["cupping", "acupuncture LI4"]);
  });

  test("one point's needles out end that point's timer alone", async () => {
    const { as, save } = await needled();
    await save(1, needle("ST36", 1), needle("LI4", 0));
    expect(await labels(as)).toEqual(ALL.filter((label) => label !== "acupuncture ST36"));
  });

  test("points taken off the list have no needle in any more", async () => {
    const { as, save } = await needled();
    await save(1);
    expect(await labels(as)).toEqual(["cupping", "acupuncture LI4"]);
  });

  test("signing a visit ends its timers, and only its own", async () => {
    const space = await makeSpace();
    const [booker, as] = await Promise.all([
      makeUser(space.id, "manager"),
      makeUser(space.id, "professional"),
    ]);
    const whose = { space, booker, professional: as, patient: await makePatient(space.id) };
    const visit = await filledVisit(whose, {});
    const other = await filledVisit(whose, {});
    await begin(as, visit.id, { seconds: 60 });
    await begin(as, visit.id, { kind: "cupping" });
    await begin(as, other.id, { kind: "moxa" });
    later(61);
    const { value, calls } = await countingCalls(() =>
      callHandler(appointmentsRoutes.setStatus, setStatus, {
        as,
        params: { appointment: visit.id },
        body: { status: "done", version: visit.version },
      }),
    );
    expect([value.status, calls <= appointmentsRoutes.setStatus.calls]).toEqual([200, true]);
    expect(await labels(as)).toEqual(["moxa"]);
    const session = await callHandler(accountsRoutes.refreshUser, refresh, { as });
    expect(session.body.user.timers).toHaveLength(1);
  });
});

test("the list names the patient of one's own appointments, in two requests", async () => {
  const space = await makeSpace();
  const [booker, as] = await Promise.all([makeUser(space.id, "manager"), makeUser(space.id, "professional")]);
  const patient = await makePatient(space.id);
  const visit = await filledVisit({ space, booker, professional: as, patient }, {});
  await begin(as, visit.id);
  const { value, calls } = await countingCalls(() => read(as));
  expect(calls).toBe(timersRoutes.list.calls);
  expect(value.body.appointments).toEqual([
    { id: visit.id, patient: patient.id, patient_name: patient.name },
  ]);
});
