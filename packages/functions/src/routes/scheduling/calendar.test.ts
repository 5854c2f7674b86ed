import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import { calendarRoutes } from "@meridian/core/contracts/scheduling/calendar";
import { todayIn } from "@meridian/core/platform/clock";
import * as Scheduling from "@meridian/core/scheduling";
import * as Spaces from "@meridian/core/spaces";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { countRequests, localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { plusDays } from "@meridian/core/time/days";
import { beforeAll, describe, expect, test } from "vitest";
import { bumpCalendarToken } from "../../stream/bump-calendar-token.ts";
import { type CallOptions, callHandler, type Handler } from "../../testing/call.ts";
import { list } from "./appointment-lists.ts";
import { create } from "./appointments.ts";
import {
  affectedAppointments,
  changeToken,
  createFeed,
  feed,
  freeTimes,
  getFeed,
  revokeFeed,
  upcoming,
} from "./calendar.ts";

localTable();
const handlers: Record<keyof typeof calendarRoutes, Handler> = {
  affectedAppointments,
  upcoming,
  changeToken,
  createFeed,
  feed,
  freeTimes,
  getFeed,
  revokeFeed,
};
let requests = 0;
/** Calls a route as somebody whose session is known already, and holds it to its requests. */
async function call(verb: keyof typeof calendarRoutes, options: CallOptions) {
  if (options.as) await Spaces.loadActor({ userId: options.as.id, spaceId: options.as.spaceId });
  const before = requests;
  const answer = await callHandler(calendarRoutes[verb], handlers[verb], options);
  return { ...answer, calls: requests - before };
}

let space: TestSpace;
let desk: TestUser;
let ana: TestUser;
let rui: TestUser;
let patient: { id: string; name: string };
beforeAll(async () => {
  countRequests(() => {
    requests += 1;
  });
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  ana = await makeUser(space.id, "professional", { name: "Demo A" });
  rui = await makeUser(space.id, "professional", { name: "Demo B" });
  patient = await makePatient(space.id, { name: "Demo Patient Twelve" });
});

const office = (index: number) => String(space.establishment.offices[index]?.id);
const book = async (start: string, fields: object = {}) => {
  const body = {
    patient: patient.id,
    patient_name: patient.name,
    professional: ana.id,
    office: office(0),
    appointment_type: space.appointmentType.id,
    start,
    duration: 60,
    ...fields,
  };
  const { status, body: booked } = await callHandler(appointmentsRoutes.create, create, { as: desk, body });
  expect(status).toBe(201);
  return booked;
};
/** A working day of the clinic some days from now. */
const dayAhead = (days: number) => {
  let day = plusDays(todayIn("Europe/Lisbon"), days);
  while ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) day = plusDays(day, 1);
  return day;
};

describe("free times", () => {
  test("are those at which a professional, an office and the patient are free", async () => {
    await book("2036-06-02T08:00:00.000Z", { duration: 120 });
    await book("2036-06-02T10:00:00.000Z", { professional: rui.id, office: office(1), duration: 60 });
    const query = { from: "2036-06-02", to: "2036-06-02", after: "08:00", before: "13:00", duration: "60" };
    const { body, calls } = await call("freeTimes", { as: desk, query: { ...query, patient: patient.id } });
    expect(calls).toBe(3);
    const seen = body.items.map((item: { start: string; professional: string; office: string }) => [
      item.start.slice(11, 16),
      item.professional === ana.id ? "ana" : "rui",
      item.office === office(0) ? 0 : 1,
    ]);
    // Lisbon's summer is an hour ahead. Both sit until 11:00 and 12:00, and so does the patient.
    expect(seen).toEqual([
      ["07:00", "ana", 0],
      ["07:00", "rui", 0],
      ["11:00", "ana", 0],
      ["11:00", "rui", 0],
    ]);
    // Without the patient Rui is free while Ana works, in the other office.
    const other = await call("freeTimes", { as: desk, query: { ...query, professionals: rui.id } });
    expect(other.body.items.slice(0, 5)).toMatchObject([
      { start: "2036-06-02T07:00:00.000Z", office: office(0) },
      { start: "2036-06-02T07:15:00.000Z", office: office(1) },
      { start: "2036-06-02T07:30:00.000Z", office: office(1) },
      { start: "2036-06-02T07:45:00.000Z", office: office(1) },
      { start: "2036-06-02T08:00:00.000Z", office: office(1) },
    ]);
  });
  test("weekdays, a limit, people and places of the caller's space only", async () => {
    const query = { from: "2036-06-02", to: "2036-06-29", weekdays: "2,4", duration: "30", limit: "200" };
    const { body } = await call("freeTimes", { as: desk, query });
    expect(body.next).not.toBeNull();
    const days = body.items.map(({ start }: { start: string }) => new Date(start).getUTCDay());
    expect([...new Set(days)].every((day) => day === 2 || day === 4)).toBe(true);
    const stranger = await makeUser((await makeSpace()).id, "professional");
    const foreign = await call("freeTimes", { as: desk, query: { ...query, professionals: stranger.id } });
    expect(foreign.body).toEqual({ items: [], next: null });
  });
  test("an answer goes on where the one before ended, without a gap or a repeat", async () => {
    const query = { from: "2036-06-02", to: "2036-06-15", duration: "30" };
    const whole = await call("freeTimes", { as: desk, query: { ...query, limit: "200" } });
    const parts: { start: string; professional: string }[] = [];
    let since: string | undefined;
    while (parts.length < whole.body.items.length) {
      const page = await call("freeTimes", {
        as: desk,
        query: { ...query, limit: "30", ...(since && { since }) },
      });
      parts.push(...page.body.items);
      since = page.body.next;
      if (!since) break;
    }
    expect(parts.slice(0, whole.body.items.length)).toEqual(whole.body.items);
  });
  test("what asks for too much, or for nothing, is refused by name", async () => {
    const codes = [];
    const wrong: Record<string, string>[] = [
      { from: "2036-06-02", to: "2036-05-01", duration: "30" },
      { from: "2036-06-02", to: "2036-12-01", duration: "30" },
      { from: "2036-06-02", to: "2036-06-03", duration: "31" },
      { from: "2036-06-02", to: "2036-06-03", duration: "30", professionals: "x" },
    ];
    for (const query of wrong) {
      const { status, body } = await call("freeTimes", { as: desk, query });
      codes.push([status, Object.keys(body.fields)[0]]);
    }
    expect(codes).toEqual([
      [400, "to"],
      [400, "to"],
      [400, "duration"],
      [400, "professionals.0"],
    ]);
  });
});

describe("a range of the calendar", () => {
  const ask = (query: Record<string, string>) =>
    callHandler(appointmentsRoutes.list, list, { as: desk, query });
  const from = "2037-03-02T00:00:00.000Z";

  test("is six weeks at most, and the hour of a change of the clocks", async () => {
    const until = (hours: number) => new Date(Date.parse(from) + hours * 3_600_000).toISOString();
    expect((await ask({ from, to: until(42 * 24 + 1) })).status).toBe(200);
    for (const query of [{ to: until(42 * 24 + 2) }, { to: until(62 * 24) }, { to: from }]) {
      const { status, body } = await ask({ from, ...query });
      expect([status, body.fields]).toEqual([400, { to: "range.invalid" }]);
      const mark = await call("changeToken", { as: desk, query: { from, ...query } });
      expect([mark.status, mark.body.fields]).toEqual([400, { to: "range.invalid" }]);
    }
    const late = await ask({ from, to: until(24), since: until(24) });
    expect([late.status, late.body.fields]).toEqual([400, { since: "range.invalid" }]);
  });
});

describe("polling", () => {
  const query = { from: "2036-09-01T00:00:00Z", to: "2036-09-08T00:00:00Z" };
  test("the list answers 304 while nothing changed", async () => {
    await book("2036-09-02T10:00:00.000Z");
    const first = await callHandler(appointmentsRoutes.list, list, { as: desk, query });
    const headers = { "if-none-match": String(first.headers.etag) };
    expect((await callHandler(appointmentsRoutes.list, list, { as: desk, query, headers })).status).toBe(304);
    await book("2036-09-03T10:00:00.000Z");
    expect((await callHandler(appointmentsRoutes.list, list, { as: desk, query, headers })).status).toBe(200);
  });
  test("a mark, one request, changes with what happens on those days and with nothing else", async () => {
    const mark = async (fields: object = {}) => {
      const answer = await call("changeToken", { as: desk, query: { ...query, ...fields } });
      expect([answer.status, answer.calls]).toEqual([200, 1]);
      return answer.body.mark;
    };
    const image = (start: string) => ({
      __edb_e__: "appointment",
      space_id: space.id,
      start,
      duration: 60,
    });
    const before = await mark();
    expect(await mark()).toBe(before);
    await bumpCalendarToken({ before: undefined, after: image("2036-09-09T10:00:00.000Z") });
    await bumpCalendarToken({
      before: undefined,
      after: { ...image("2036-09-02T10:00:00.000Z"), space_id: "spc_x" },
    });
    await bumpCalendarToken({ before: undefined, after: { __edb_e__: "patient", space_id: space.id } });
    expect(await mark()).toBe(before);
    // Moved out of the range, and into it over midnight.
    await bumpCalendarToken({
      before: image("2036-09-02T10:00:00.000Z"),
      after: image("2036-09-09T10:00:00.000Z"),
    });
    const moved = await mark();
    expect(moved).not.toBe(before);
    await bumpCalendarToken({ before: undefined, after: image("2036-08-31T23:30:00.000Z") });
    expect(await mark()).not.toBe(moved);
  });
  test("says how long ago it changed: nothing is known of days that nobody touched", async () => {
    const ago = async (from: string, to: string) =>
      (await call("changeToken", { as: desk, query: { from, to } })).body.changed_ago;
    const start = "2036-10-02T10:00:00.000Z";
    const image = { __edb_e__: "appointment", space_id: space.id, start, duration: 60 };
    expect(await ago("2036-10-01T00:00:00Z", "2036-10-03T00:00:00Z")).toBeNull();
    const began = Date.now();
    await bumpCalendarToken({ before: undefined, after: image });
    const seconds = await ago("2036-10-01T00:00:00Z", "2036-10-03T00:00:00Z");
    expect(seconds).toBeGreaterThanOrEqual(0);
    expect(seconds).toBeLessThanOrEqual((Date.now() - began) / 1000);
    expect(await ago("2036-10-03T00:00:00Z", "2036-10-05T00:00:00Z")).toBeNull();
  });
});

describe("the private feed", () => {
  const tokenOf = (url: string) => String(url.split("/").at(-1));
  test("holds times, places and initials, nothing else; a new address ends the old one, revoking ends both", async () => {
    const day = dayAhead(3);
    const kept = await book(`${day}T10:00:00.000Z`, { notes: "Private words" });
    await book(`${day}T12:00:00.000Z`, { professional: rui.id });
    expect((await call("getFeed", { as: ana })).body).toEqual({ created_at: null });
    const made = await call("createFeed", { as: ana });
    expect(made.status).toBe(201);
    const read = (url: string, headers = {}) => call("feed", { params: { token: tokenOf(url) }, headers });
    const { status, headers, body, calls } = await read(made.body.url);
    expect([status, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
    expect(calls).toBeLessThanOrEqual(4);
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(body).toContain(`UID:${kept.id}@meridian`);
    expect(body).toContain("SUMMARY:D. T.");
    expect(body).toContain(`DTSTART:${day.replaceAll("-", "")}T100000Z`);
    for (const secret of [patient.name, "Patient", "Private words", space.appointmentType.name, ana.id])
      expect(body).not.toContain(secret);
    const again = await read(made.body.url, { "if-none-match": headers.etag });
    expect(again.status).toBe(304);

    const second = await call("createFeed", { as: ana });
    expect((await read(made.body.url)).status).toBe(404);
    expect((await read(second.body.url)).status).toBe(200);
    expect((await call("getFeed", { as: ana })).body).toEqual({ created_at: second.body.created_at });
    await call("revokeFeed", { as: ana });
    expect((await read(second.body.url)).status).toBe(404);
    expect((await call("getFeed", { as: ana })).body).toEqual({ created_at: null });
  });
  test("an address nobody was given, and one of somebody who has left, lead nowhere", async () => {
    const unknown = await call("feed", { params: { token: `${"x".repeat(27)}.ics` } });
    expect([unknown.status, unknown.body.code]).toEqual([404, "feed.not_found"]);
    expect((await call("feed", { params: { token: "short" } })).status).toBe(400);
    const leaver = await makeUser(space.id, "professional");
    const { body } = await call("createFeed", { as: leaver });
    await Spaces.db.entities.user.patch({ space_id: space.id, id: leaver.id }).set({ active: false }).go();
    Spaces.forgetActor();
    const gone = await call("feed", { params: { token: tokenOf(body.url) } });
    expect([gone.status, gone.body.code]).toEqual([404, "feed.not_found"]);
  });
});

test("what is still to come of a patient or with a professional is counted, soonest first", async () => {
  const manager = await makeUser(space.id, "manager");
  const own = await makeUser(space.id, "professional");
  const someone = await makePatient(space.id);
  const fields = { patient: someone.id, patient_name: someone.name, professional: own.id };
  const late = await book("2037-03-02T10:00:00.000Z", fields);
  const soon = await book("2037-02-02T10:00:00.000Z", fields);
  const begun = await book("2020-02-02T10:00:00.000Z", fields);
  await as(own, () =>
    Scheduling.setStatus(begun.id, { status: "open", reason: "", override: false, version: 1 }),
  );
  const off = await book("2037-04-02T10:00:00.000Z", fields);
  await as(manager, () =>
    Scheduling.setStatus(off.id, { status: "cancelled", reason: "ill", override: false, version: 1 }),
  );
  const asked: Record<string, string>[] = [{ patient: someone.id }, { professional: own.id }];
  for (const query of asked) {
    const { body, calls } = await call("upcoming", { as: manager, query });
    expect(calls).toBeLessThanOrEqual(calendarRoutes.upcoming.calls);
    expect([body.count, body.first.map(({ id }: { id: string }) => id)]).toEqual([2, [soon.id, late.id]]);
    expect(body.begun).toBe(1);
  }
  expect((await call("upcoming", { as: manager, query: {} })).status).toBe(400);
  expect((await call("upcoming", { as: desk, query: { patient: someone.id } })).status).toBe(403);
  const away = await makeUser((await makeSpace()).id, "manager");
  expect((await call("upcoming", { as: away, query: { patient: someone.id } })).status).toBe(404);
  expect((await call("upcoming", { as: away, query: { professional: own.id } })).body).toEqual({
    count: 0,
    first: [],
    begun: 0,
  });
});
