import { beforeEach, describe, expect, test } from "vitest";
import { newBlockedTime } from "../contracts/scheduling/blocked-times.ts";
import type { ClashDetails } from "../contracts/scheduling/booking.ts";
import * as Scheduling from "../scheduling/index.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { refusal } from "../testing/refusal.ts";
import { db } from "./entities.ts";

localTable();

let space: TestSpace;
let manager: TestUser;
let desk: TestUser;
let ana: TestUser;
let rui: TestUser;
let patient: { id: string; name: string };

// What one test blocks is in no other's way.
beforeEach(async () => {
  space = await makeSpace();
  manager = await makeUser(space.id, "manager");
  desk = await makeUser(space.id, "receptionist");
  ana = await makeUser(space.id, "professional");
  rui = await makeUser(space.id, "professional");
  patient = await makePatient(space.id);
});

const office = () => String(space.establishment.offices[0]?.id);
const book = (start: string, fields: object = {}) =>
  as(desk, () =>
    Scheduling.createAppointment({
      patient: patient.id,
      patient_name: patient.name,
      professional: ana.id,
      office: office(),
      appointment_type: space.appointmentType.id,
      start,
      duration: 60,
      notes: "",
      override: false,
      ...fields,
    }),
  );
// A Monday in winter: the clock on the wall is UTC.
const lunch = (fields: object = {}) =>
  newBlockedTime.parse({
    professional: ana.id,
    title: "Demo lunch",
    from: "2036-12-01T13:00",
    to: "2036-12-01T14:00",
    ...fields,
  });
const WEEKLY = { weekdays: [1, 2], until: "2036-12-16" };
const block = (fields: object = {}, user = ana) =>
  as(user, () => Scheduling.createBlockedTime(lunch(fields)));
const inTheWay = async (work: Promise<unknown>) => {
  const error = await refusal(work);
  expect(error).toMatchObject({ kind: "conflict", code: "appointment.clash" });
  return error.facts.details as ClashDetails;
};
const listed = (user = manager) =>
  as(user, async () => (await Scheduling.listBlockedTimes({ from: "2036-12-01", to: "2036-12-31" })).items);

describe("a time that is blocked already", () => {
  const duplicate = { kind: "conflict", code: "blocked_time.duplicate" };

  test("is not blocked again, also as a part of it or by a day of a repeated one", async () => {
    await block({ ...WEEKLY });
    expect(await refusal(block({ ...WEEKLY, title: "Demo lunch again" }))).toMatchObject(duplicate);
    expect(await refusal(block({ from: "2036-12-08T13:15", to: "2036-12-08T13:45" }))).toMatchObject(
      duplicate,
    );
    expect(await refusal(block({ weekdays: [1], until: "2036-12-08" }))).toMatchObject(duplicate);
  });

  test("can overlap with another one, and belongs to one professional or room", async () => {
    await block();
    await block({ from: "2036-12-01T13:30", to: "2036-12-01T14:30" });
    await block({ ...WEEKLY });
    await block({ professional: rui.id }, manager);
    const room = { professional: null, office: office() };
    await block(room, manager);
    expect(await refusal(block(room, manager))).toMatchObject(duplicate);
  });

  test("can be blocked again once it was removed, and another is not moved onto it", async () => {
    const first = await block();
    await as(ana, () => Scheduling.removeBlockedTime(first.id));
    await block();
    const later = await block({ from: "2036-12-01T15:00", to: "2036-12-01T16:00" });
    const { professional, office: room, title, weekdays, until, except, version } = later;
    const moved = { professional, office: room, title, weekdays, until, except, version };
    const onto = { ...moved, from: "2036-12-01T13:00", to: "2036-12-01T14:00" };
    expect(await refusal(as(ana, () => Scheduling.updateBlockedTime(later.id, onto)))).toMatchObject(
      duplicate,
    );
    const same = { ...moved, from: later.from, to: later.to, title: "Demo meeting" };
    await as(ana, () => Scheduling.updateBlockedTime(later.id, same));
  });
});

describe("booking into a blocked time", () => {
  test("is refused naming the blocked time and other times, and accepted with an override", async () => {
    await block();
    await book("2036-12-01T12:00:00.000Z");
    const { clashes, free } = await inTheWay(book("2036-12-01T13:30:00.000Z"));
    expect(clashes).toEqual([
      {
        resource: "professional",
        cause: "blocked",
        start: "2036-12-01T13:00:00.000Z",
        end: "2036-12-01T14:00:00.000Z",
      },
    ]);
    expect(free).not.toContain("2036-12-01T13:00:00.000Z");
    expect(free).toContain("2036-12-01T14:00:00.000Z");
    expect(await book("2036-12-01T13:30:00.000Z", { override: true })).toMatchObject({ override: true });
    await book("2036-12-01T15:00:00.000Z", {
      patient: (await makePatient(space.id)).id,
      patient_name: undefined,
    });
  });

  test("names the title only to users who may see it", async () => {
    await block();
    const booking = { patient: patient.id, professional: ana.id, office: office() };
    const asUser = (user: TestUser) =>
      as(user, () =>
        Scheduling.createAppointment({
          ...booking,
          appointment_type: space.appointmentType.id,
          start: "2036-12-01T13:00:00.000Z",
          duration: 30,
          notes: "",
          override: false,
        }),
      );
    expect((await inTheWay(asUser(manager))).clashes[0]?.label).toBe("Demo lunch");
    expect((await inTheWay(asUser(desk))).clashes[0]?.label).toBeUndefined();
  });

  test("is refused on every day of a repeated one, except the days left out", async () => {
    await book("2036-12-09T09:00:00.000Z");
    const { id } = await block(WEEKLY);
    await as(ana, () => Scheduling.removeBlockedTime(id, "2036-12-08"));
    for (const day of ["01", "02", "09", "15", "16"])
      expect((await inTheWay(book(`2036-12-${day}T13:00:00.000Z`))).clashes).toMatchObject([
        { cause: "blocked", start: `2036-12-${day}T13:00:00.000Z` },
      ]);
    for (const day of ["03", "08", "22"]) await book(`2036-12-${day}T13:00:00.000Z`);
  });

  test("of a room is refused for everybody in that room only", async () => {
    await book("2036-12-01T09:00:00.000Z");
    await block({ professional: null, office: office(), title: "Demo cleaning" }, desk);
    expect((await inTheWay(book("2036-12-01T13:00:00.000Z"))).clashes).toMatchObject([
      { resource: "office", cause: "blocked", label: "Demo cleaning" },
    ]);
    const other = String(space.establishment.offices[1]?.id ?? "");
    if (other) await book("2036-12-01T13:00:00.000Z", { office: other });
  });

  test("refuses moving into it, but not changing only a note", async () => {
    const held = await book("2036-12-01T11:00:00.000Z");
    const covered = await book("2036-12-01T13:00:00.000Z", {
      patient: (await makePatient(space.id)).id,
      patient_name: undefined,
    });
    await block();
    const change = (id: string, fields: object) =>
      as(desk, () => Scheduling.updateAppointment(id, { version: 1, override: false, ...fields }));
    await inTheWay(change(held.id, { start: "2036-12-01T13:30:00.000Z" }));
    expect(await change(covered.id, { notes: "Stays" })).toMatchObject({ version: 2 });
  });

  test("never succeeds without an override if the time is blocked at the same moment", async () => {
    await book("2036-12-03T06:00:00.000Z");
    for (let round = 0; round < 5; round += 1) {
      const day = `2036-12-${10 + round}`;
      const [blocked, ...booked] = await Promise.allSettled([
        block({ from: `${day}T09:00`, to: `${day}T19:00` }),
        ...Array.from({ length: 5 }, (_, hour) => book(`${day}T${10 + hour}:00:00.000Z`, {})),
      ]);
      const saved = booked.filter(({ status }) => status === "fulfilled").length;
      for (const outcome of [blocked, ...booked])
        if (outcome?.status === "rejected")
          expect(["appointment.clash", "write.conflict"]).toContain(outcome.reason.code);
      if (blocked?.status !== "fulfilled") continue;
      await inTheWay(book(`${day}T16:00:00.000Z`));
      const { items } = await as(ana, () =>
        Scheduling.affectedAppointments({ blocked: blocked.value.id, from: day, to: day }),
      );
      // Accepted bookings came first, and saving the blocked time lists them.
      expect(items).toHaveLength(saved);
      expect(items.every(({ override }) => !override)).toBe(true);
    }
  });
});

describe("find a time", () => {
  test("proposes no time that is blocked for the professional or the room", async () => {
    await block({ from: "2036-12-01T08:00", to: "2036-12-01T10:00" });
    await block(
      { professional: null, office: office(), from: "2036-12-01T10:00", to: "2036-12-01T11:30" },
      desk,
    );
    const { items } = await as(desk, () =>
      Scheduling.freeTimes({
        from: "2036-12-01",
        to: "2036-12-02",
        professionals: [ana.id],
        offices: [office()],
        after: "00:00",
        before: "24:00",
        duration: 60,
        limit: 1,
      }),
    );
    expect(items[0]?.start).toBe("2036-12-01T11:30:00.000Z");
  });
});

describe("who may block", () => {
  test("everybody for themselves, and the front desk and managers for anyone", async () => {
    await block({}, desk);
    await block({ from: "2036-12-01T15:00", to: "2036-12-01T16:00" }, manager);
    expect(await refusal(block({}, rui))).toMatchObject({ code: "access.denied" });
    const room = { professional: null, office: office() };
    expect(await refusal(block(room, rui))).toMatchObject({ code: "access.denied" });
    const [mine] = await listed(ana);
    const id = String(mine?.id);
    expect(await refusal(as(rui, () => Scheduling.removeBlockedTime(id)))).toMatchObject({
      code: "access.denied",
    });
    expect(
      await refusal(
        as(rui, () => Scheduling.updateBlockedTime(id, { ...lunch({ professional: rui.id }), version: 1 })),
      ),
    ).toMatchObject({ code: "access.denied" });
  });

  test("colleagues do not see the title", async () => {
    await block();
    const titles = async (user: TestUser) => (await listed(user)).map(({ title }) => title);
    expect(await titles(ana)).toEqual(["Demo lunch"]);
    expect(await titles(manager)).toEqual(["Demo lunch"]);
    expect(await titles(rui)).toEqual([""]);
    expect(await titles(desk)).toEqual([""]);
  });

  test("nobody for users who cannot be booked, unknown rooms or other clinics", async () => {
    expect(await refusal(block({ professional: desk.id }, manager))).toMatchObject({
      code: "professional.unavailable",
    });
    const elsewhere = await makeSpace();
    const stranger = await makeUser(elsewhere.id, "professional");
    expect(await refusal(block({ professional: stranger.id }, manager))).toMatchObject({
      code: "professional.unavailable",
    });
    const room = elsewhere.establishment.offices[0]?.id;
    expect(await refusal(block({ professional: null, office: room }, manager))).toMatchObject({
      code: "office.not_found",
    });
    const { id } = await block();
    const outside = await makeUser(elsewhere.id, "manager");
    expect(await refusal(as(outside, () => Scheduling.removeBlockedTime(id)))).toMatchObject({
      code: "blocked_time.not_found",
    });
  });
});

describe("a blocked time", () => {
  test("is moved with its version; a stale change is refused with the current one", async () => {
    const { id } = await block();
    const change = (fields: object, version: number, user = ana) =>
      as(user, () => Scheduling.updateBlockedTime(id, { ...lunch(fields), version }));
    const to = { from: "2036-12-01T12:00", to: "2036-12-01T13:00" };
    expect(await change(to, 1)).toMatchObject({ blocked: { ...to, version: 2 } });
    expect(await refusal(change({}, 1))).toMatchObject({
      code: "blocked_time.stale",
      facts: { current: { from: to.from } },
    });
    await book("2036-12-01T13:00:00.000Z");
    // The front desk does not see the title, and keeps it.
    await as(desk, () =>
      Scheduling.updateBlockedTime(id, { ...lunch({ professional: rui.id }), title: "", version: 2 }),
    );
    expect(await listed()).toMatchObject([{ professional: rui.id, title: "Demo lunch" }]);
    await book("2036-12-01T12:00:00.000Z", {
      patient: (await makePatient(space.id)).id,
      patient_name: undefined,
    });
  });

  test("repeated weekly can be changed on one day only", async () => {
    const { id } = await block(WEEKLY);
    const one = { from: "2036-12-08T12:00", to: "2036-12-08T13:00", only: "2036-12-08" };
    const { blocked } = await as(ana, () =>
      Scheduling.updateBlockedTime(id, { ...lunch(), ...one, version: 1 }),
    );
    expect(blocked).toMatchObject({ until: null, from: one.from });
    expect(blocked.id).not.toBe(id);
    expect(await listed()).toMatchObject([{ id, except: ["2036-12-08"] }, { id: blocked.id }]);
  });

  test("can be restored unchanged after its removal, also a single day", async () => {
    const { id } = await block(WEEKLY);
    const before = (await listed())[0];
    await as(desk, () => Scheduling.removeBlockedTime(id));
    expect(await listed()).toEqual([]);
    await book("2036-12-01T13:00:00.000Z");
    const { blocked } = await as(desk, () => Scheduling.restoreBlockedTime(id));
    expect((await listed())[0]).toEqual({ ...before, version: blocked.version });
    await as(ana, () => Scheduling.removeBlockedTime(id, "2036-12-02"));
    await as(ana, () => Scheduling.restoreBlockedTime(id, "2036-12-02"));
    expect((await listed())[0]?.except).toEqual([]);
  });

  test("lists the appointments it covers on each of its days", async () => {
    const covered = await book("2036-12-02T13:30:00.000Z");
    await book("2036-12-02T15:00:00.000Z");
    await book("2036-12-03T13:00:00.000Z");
    const last = await book("2036-12-16T13:00:00.000Z");
    const { id } = await block(WEEKLY);
    const query = { blocked: id, from: "2036-12-01", to: "2036-12-16" };
    const { items } = await as(ana, () => Scheduling.affectedAppointments(query));
    expect(items.map((item) => item.id)).toEqual([covered.id, last.id]);
    expect(await refusal(as(rui, () => Scheduling.affectedAppointments(query)))).toMatchObject({
      code: "access.denied",
    });
  });

  test("of a room can be saved in a clinic with many former professionals", async () => {
    for (let left = 0; left < 100; left += 1) await makeUser(space.id, "professional", { active: false });
    await block({ professional: undefined, office: office() }, manager);
    const details = await inTheWay(book("2036-12-01T13:00:00.000Z"));
    expect(details.clashes.length).toBeGreaterThan(0);
  });
  test("is limited to 200; those long past are deleted", async () => {
    const old = await Promise.resolve(block({ from: "2020-01-01T10:00", to: "2020-01-01T11:00" }));
    const moment = (steps: number) =>
      new Date(Date.UTC(2036, 11, 1, 0, steps * 5)).toISOString().slice(0, 16);
    const span = (step: number) => ({ from: moment(step), to: moment(step + 1) });
    const blockStep = (step: number) => block(span(step));
    await blockStep(1);
    const key = { space_id: space.id, holder: ana.id };
    const before = (await db.entities.blocked.get(key).go()).data?.entries ?? [];
    const more = Array.from({ length: 198 }, (_, at) => ({ id: `demo${at}`, ...span(at + 2) }));
    const entries = before.concat(before.slice(1).flatMap((one) => more.map((own) => ({ ...one, ...own }))));
    await db.entities.blocked.patch(key).set({ entries }).go();
    await blockStep(200);
    const all = await as(ana, () => Scheduling.listBlockedTimes({ from: "2020-01-01", to: "2036-12-31" }));
    expect(all.items).toHaveLength(200);
    expect(all.items.map(({ id }) => id)).not.toContain(old.id);
    expect(await refusal(blockStep(201))).toMatchObject({ code: "blocked_time.too_many" });
  });

  test("can leave out at most 100 days", async () => {
    const daily = { weekdays: [1, 2, 3, 4, 5, 6, 7], until: "2037-11-30" };
    const except = Array.from({ length: 100 }, (_, day) =>
      new Date(Date.UTC(2037, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const { id, version } = await block({ ...daily, except });
    const more = { ...lunch(daily), except: [...except, "2037-09-01"], version };
    expect(await refusal(as(ana, () => Scheduling.updateBlockedTime(id, more)))).toMatchObject({
      facts: { fields: { except: "blocked_time.too_many_left_out" } },
    });
    const leaveOut = (day: string) => as(ana, () => Scheduling.removeBlockedTime(id, day));
    await leaveOut("2037-01-01");
    expect(await refusal(leaveOut("2037-10-01"))).toMatchObject({
      kind: "invalid",
      facts: { fields: { only: "blocked_time.too_many_left_out" } },
    });
  });

  test("parallel ones are all stored", async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 5 }, () => block()));
    const saved = outcomes.filter(({ status }) => status === "fulfilled").length;
    expect(await listed()).toHaveLength(saved);
    expect(saved).toBeGreaterThan(0);
  });

  test("keeps its local time when the clocks change", async () => {
    // The clocks of Lisbon go forward on 29 March 2037.
    await block({ from: "2037-03-23T13:00", to: "2037-03-23T14:00", weekdays: [1], until: "2037-04-10" });
    await inTheWay(book("2037-03-30T12:00:00.000Z"));
    await book("2037-03-30T13:00:00.000Z");
  });

  test("is busy, without its title, in the calendar feed", async () => {
    const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    await block({ from: `${day}T13:00`, to: `${day}T14:00` });
    const { url } = await as(ana, Scheduling.createFeed);
    const text = await Scheduling.readFeed(String(url.split("/").at(-1)));
    expect(text).toContain("SUMMARY:Busy");
    expect(text).not.toContain("Demo lunch");
  });
});
