import { beforeEach, describe, expect, test } from "vitest";
import * as Accounts from "../accounts/index.ts";
import * as Clinic from "../clinic/index.ts";
import type { ClashDetails } from "../contracts/scheduling/booking.ts";
import * as Scheduling from "../scheduling/index.ts";
import * as Spaces from "../spaces/index.ts";
import { as, makeSpace, makeUser, type TestSpace, type TestUser } from "../testing/actors.ts";
import { localTable } from "../testing/local-table.ts";
import { makePatient } from "../testing/patients.ts";
import { refusal } from "../testing/refusal.ts";

localTable();

let space: TestSpace;
let manager: TestUser;
let ana: TestUser;
let patient: { id: string; name: string };

// What one test books is in no other's way.
beforeEach(async () => {
  space = await makeSpace();
  manager = await makeUser(space.id, "manager");
  ana = await makeUser(space.id, "professional");
  patient = await makePatient(space.id);
});

const booking = (start: string, fields: object = {}) => ({
  patient: patient.id,
  patient_name: patient.name,
  professional: ana.id,
  office: String(space.establishment.offices[0]?.id),
  appointment_type: space.appointmentType.id,
  start,
  duration: 60,
  notes: "",
  override: false,
  ...fields,
});
const book = (start: string, fields: object = {}) =>
  as(manager, () => Scheduling.createAppointment(booking(start, fields)));
/** The obstacles named by the refusal. */
const inTheWay = async (work: Promise<unknown>) => {
  const error = await refusal(work);
  expect(error).toMatchObject({ kind: "conflict", code: "appointment.clash" });
  return (error.facts.details as ClashDetails).clashes;
};
const setMember = async (fields: object) => {
  const { data } = await Spaces.db.entities.user.get({ space_id: space.id, id: ana.id }).go();
  await as(manager, () =>
    Accounts.updateMember(ana.id, { version: Number(data?.version), ...fields } as never),
  );
};
const setClinic = async (fields: object) => {
  const { version } = await as(manager, Clinic.settings);
  await as(manager, () => Clinic.updateSettings({ version, ...fields } as never));
};
const mornings = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  from: "09:00",
  to: "13:00",
  establishment: null,
}));
// A Monday in winter: the clock on the wall is UTC.
const MONDAY = "2036-12-01";

describe("booking outside working hours", () => {
  test("is refused, and accepted and recorded with an override", async () => {
    await setMember({ working_hours: mornings });
    await book(`${MONDAY}T09:00:00.000Z`);
    const start = `${MONDAY}T12:30:00.000Z`;
    expect(await inTheWay(book(start))).toEqual([
      { resource: "professional", cause: "outside_hours", start, end: `${MONDAY}T13:30:00.000Z` },
    ]);
    expect(await book(start, { override: true })).toMatchObject({ override: true });
    expect(await book(`${MONDAY}T10:00:00.000Z`, { override: true })).toMatchObject({ override: false });
  });

  test("is accepted across two adjoining periods, but not across a break", async () => {
    const at = (from: string, to: string) => ({ weekday: 1, from, to, establishment: null });
    await setMember({ working_hours: [at("09:00", "10:00"), at("10:00", "11:00"), at("11:30", "13:00")] });
    await book(`${MONDAY}T09:30:00.000Z`);
    expect(await inTheWay(book(`${MONDAY}T10:45:00.000Z`))).toMatchObject([{ cause: "outside_hours" }]);
  });

  test("is refused at a place where the professional does not work then", async () => {
    const elsewhere = "est_01K0DEM0000000000000000001";
    await Spaces.db.entities.user
      .patch({ space_id: space.id, id: ana.id })
      .set({ working_hours: [{ ...mornings[0], establishment: elsewhere }] as never })
      .add({ schedule_version: 1 })
      .go();
    expect(await inTheWay(book(`${MONDAY}T09:00:00.000Z`))).toMatchObject([{ cause: "outside_hours" }]);
  });

  test("is not refused for a professional without working hours", async () => {
    await book(`${MONDAY}T04:00:00.000Z`);
  });
});

describe("time off", () => {
  const off = [{ from: "2036-12-02", to: "2036-12-03", reason: "Private" }];

  test("refuses a booking from the moment it is saved, without saying why", async () => {
    // Booked once, this process knows the hours: it must not believe them.
    await book("2036-12-02T09:00:00.000Z");
    await setMember({ time_off: off });
    const clashes = await inTheWay(book("2036-12-03T18:00:00.000Z"));
    expect(clashes).toEqual([
      {
        resource: "professional",
        cause: "time_off",
        start: "2036-12-02T00:00:00.000Z",
        end: "2036-12-04T00:00:00.000Z",
      },
    ]);
    await book("2036-12-04T00:00:00.000Z");
  });

  test("that was removed no longer refuses a booking, although it was cached", async () => {
    await setMember({ time_off: off });
    await inTheWay(book("2036-12-02T12:00:00.000Z"));
    await setMember({ time_off: [] });
    await book("2036-12-02T12:00:00.000Z");
  });

  test("entered by the professional counts as well", async () => {
    await book("2036-12-02T09:00:00.000Z");
    await as(ana, () => Accounts.updateSelf({ version: 1, time_off: off }));
    expect(await inTheWay(book("2036-12-02T12:00:00.000Z"))).toMatchObject([{ cause: "time_off" }]);
  });

  test("refuses moving and resizing into it, restoring into it and every occurrence of a series", async () => {
    const first = await book("2036-12-01T23:00:00.000Z");
    const missed = await book("2036-12-02T10:00:00.000Z");
    await as(manager, () =>
      Scheduling.setStatus(missed.id, { status: "missed", reason: "Demo", override: false, version: 1 }),
    );
    await setMember({ time_off: off });
    const change = (fields: object) =>
      as(manager, () => Scheduling.updateAppointment(first.id, { version: 1, override: false, ...fields }));
    expect(await inTheWay(change({ start: "2036-12-02T09:00:00.000Z" }))).toMatchObject([
      { cause: "time_off" },
    ]);
    expect(await inTheWay(change({ duration: 75 }))).toMatchObject([{ cause: "time_off" }]);
    expect(await change({ notes: "Stays where it is" })).toMatchObject({ version: 2 });
    expect(
      await inTheWay(
        as(manager, () =>
          Scheduling.setStatus(missed.id, { status: "scheduled", reason: "", override: false, version: 2 }),
        ),
      ),
    ).toMatchObject([{ cause: "time_off" }]);
    const { waiting_entry: _, ...plan } = {
      ...booking("2036-12-01T12:00:00.000Z"),
      waiting_entry: undefined,
    };
    const series = { ...plan, rule: { frequency: "daily" as const, every: 1, count: 4 } };
    const preview = await as(manager, () => Scheduling.previewSeries(series));
    expect(preview.occurrences.map(({ clashes }) => clashes.map(({ cause }) => cause))).toEqual([
      [],
      ["time_off"],
      ["time_off"],
      [],
    ]);
    const booked = await as(manager, () => Scheduling.createSeries({ ...series, skip: [] }));
    expect(booked.occurrences.map(({ result }) => result)).toEqual(["saved", "clash", "clash", "saved"]);
    expect(booked.occurrences[1]?.clashes).toMatchObject([{ cause: "time_off" }]);
  });

  test("saved in parallel with bookings is never overlapped without an override", async () => {
    await book("2036-12-02T06:00:00.000Z");
    const outcomes = await Promise.allSettled([
      setMember({ time_off: off }),
      ...Array.from({ length: 6 }, (_, hour) => book(`2036-12-02T${10 + hour}:00:00.000Z`)),
    ]);
    expect(outcomes[0]?.status).toBe("fulfilled");
    expect(await inTheWay(book("2036-12-02T20:00:00.000Z"))).toMatchObject([{ cause: "time_off" }]);
    for (const outcome of outcomes)
      if (outcome.status === "rejected")
        expect(["appointment.clash", "write.conflict"]).toContain(outcome.reason.code);
  });
});

describe("days the clinic is closed", () => {
  test("refuse a booking and are not offered, for the whole clinic or one place", async () => {
    await book("2036-12-08T09:00:00.000Z");
    await setClinic({
      closed_days: [
        { from: "2036-12-08", to: "2036-12-08", name: "Demo Holiday", establishment: null },
        { from: "2036-12-09", to: "2036-12-09", name: "Painting", establishment: space.establishment.id },
      ],
    });
    expect(await inTheWay(book("2036-12-08T11:00:00.000Z"))).toEqual([
      {
        resource: "office",
        cause: "closed",
        label: "Demo Holiday",
        start: "2036-12-08T00:00:00.000Z",
        end: "2036-12-09T00:00:00.000Z",
      },
    ]);
    expect(await inTheWay(book("2036-12-09T11:00:00.000Z"))).toMatchObject([{ label: "Painting" }]);
    const { items } = await as(manager, () =>
      Scheduling.freeTimes({
        from: "2036-12-08",
        to: "2036-12-10",
        professionals: [ana.id],
        after: "00:00",
        before: "24:00",
        duration: 60,
        limit: 1,
      }),
    );
    expect(items[0]?.start).toBe("2036-12-10T08:00:00.000Z");
  });

  test("must name places of the clinic", async () => {
    const elsewhere = "est_01K0DEM0000000000000000001";
    const days = [{ from: "2036-12-08", to: "2036-12-08", name: "Demo", establishment: elsewhere }];
    expect(await refusal(setClinic({ closed_days: days }))).toMatchObject({
      facts: { fields: { "closed_days.0.establishment": "establishment.not_found" } },
    });
  });
});

describe("what an absence covers", () => {
  const ask = (query: object, user = manager) =>
    as(user, () => Scheduling.affectedAppointments(query as never));

  test("is the list of future appointments in it, soonest first, by person, place or the whole clinic", async () => {
    const rui = await makeUser(space.id, "professional");
    const late = await book("2036-12-03T22:30:00.000Z");
    const first = await book("2036-12-02T10:00:00.000Z");
    const other = await book("2036-12-02T12:00:00.000Z", {
      professional: rui.id,
      patient: (await makePatient(space.id)).id,
      patient_name: undefined,
    });
    await book("2036-12-04T10:00:00.000Z");
    const gone = await book("2036-12-02T15:00:00.000Z");
    await as(manager, () =>
      Scheduling.setStatus(gone.id, { status: "cancelled", reason: "Demo", override: false, version: 1 }),
    );
    const days = { from: "2036-12-02", to: "2036-12-03" };
    const idsOf = async (query: object) => (await ask({ ...days, ...query })).items.map(({ id }) => id);
    expect(await idsOf({ professional: ana.id })).toEqual([first.id, late.id]);
    expect(await idsOf({})).toEqual([first.id, other.id, late.id]);
    expect(await idsOf({ establishment: space.establishment.id })).toEqual([first.id, other.id, late.id]);
    expect(await idsOf({ establishment: "est_01K0DEM0000000000000000001" })).toEqual([]);
    expect(await idsOf({ professional: ana.id, from: "2036-12-02T10:30", to: "2036-12-02T11:30" })).toEqual([
      first.id,
    ]);
    expect(await idsOf({ from: "2020-01-01", to: "2020-02-01" })).toEqual([]);
  });

  test("says that there is more if it is longer than can be read at once", async () => {
    const year = { professional: ana.id, from: "2036-01-01", to: "2036-12-31" };
    expect(await ask(year)).toMatchObject({ more: true });
  });

  test("of a colleague is shown only to users who see their calendar", async () => {
    const days = { professional: ana.id, from: "2036-12-02", to: "2036-12-03" };
    const rui = await makeUser(space.id, "professional");
    expect(await refusal(ask(days, rui))).toMatchObject({ code: "access.denied" });
    expect(await ask(days, ana)).toEqual({ items: [], more: false });
  });
});
