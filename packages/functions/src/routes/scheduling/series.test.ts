import { appointmentsRoutes } from "@meridian/core/contracts/scheduling/appointments-routes";
import { seriesRoutes } from "@meridian/core/contracts/scheduling/series";
import * as Spaces from "@meridian/core/spaces";
import { makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { countRequests, localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeAll, describe, expect, test } from "vitest";
import { type CallOptions, callHandler, type Handler } from "../../testing/call.ts";
import { list } from "./appointment-lists.ts";
import { create } from "./appointments.ts";
import { cancelSeries, changeSeries, createSeries, previewSeries, previewSeriesChange } from "./series.ts";

localTable();
const handlers: Record<keyof typeof seriesRoutes, Handler> = {
  cancelSeries,
  changeSeries,
  createSeries,
  previewSeries,
  previewSeriesChange,
};
let requests = 0;
async function call(verb: keyof typeof seriesRoutes, options: CallOptions) {
  const user = options.as as TestUser;
  await Spaces.loadActor({ userId: user.id, spaceId: user.spaceId });
  const before = requests;
  const answer = await callHandler(seriesRoutes[verb], handlers[verb], options);
  expect(requests - before).toBeLessThanOrEqual(seriesRoutes[verb].calls);
  return { ...answer, calls: requests - before };
}

let space: TestSpace;
let desk: TestUser;
let patient: { id: string; name: string };
let other: { id: string; name: string };
beforeAll(async () => {
  countRequests(() => {
    requests += 1;
  });
  space = await makeSpace();
  desk = await makeUser(space.id, "receptionist");
  patient = await makePatient(space.id);
  other = await makePatient(space.id);
});

/** Every test has a professional of its own, and so a calendar. */
async function fresh() {
  const professional = await makeUser(space.id, "professional");
  const body = (fields: object = {}) => ({
    patient: patient.id,
    patient_name: patient.name,
    professional: professional.id,
    office: space.establishment.offices[0]?.id,
    appointment_type: space.appointmentType.id,
    duration: 60,
    ...fields,
  });
  const single = async (start: string, fields: object = {}) => {
    const wanted = { ...body(fields), patient: other.id, patient_name: other.name, start };
    return (await callHandler(appointmentsRoutes.create, create, { as: desk, body: wanted })).body;
  };
  return { professional, body, single };
}
type Occurrence = {
  index: number;
  start: string;
  result: string;
  code: string | null;
  appointment: { id: string; version: number; start: string } | null;
  clashes: { id?: string; resource: string }[];
};
const brief = (answer: { body: { occurrences: Occurrence[] } }) =>
  answer.body.occurrences.map(({ start, result }) => `${start.slice(0, 16)} ${result}`);
const rule = (fields: object) => ({ frequency: "weekly", every: 1, ...fields });

describe("a series", () => {
  test("across the last Sunday of October is previewed and booked at the same time of the clock", async () => {
    const { body, single } = await fresh();
    const taken = await single("2036-10-27T10:30:00.000Z");
    const wanted = body({ start: "2036-10-20T09:00:00.000Z", rule: rule({ count: 3 }) });
    const preview = await call("previewSeries", { as: desk, body: wanted });
    expect(preview.calls).toBe(2);
    expect(preview.body.occurrences).toMatchObject([
      { start: "2036-10-20T09:00:00.000Z", clashes: [] },
      {
        start: "2036-10-27T10:00:00.000Z",
        clashes: [{ resource: "professional", id: taken.id }, { resource: "office" }],
      },
      { start: "2036-11-03T10:00:00.000Z", clashes: [] },
    ]);
    const range = { from: "2036-10-15T00:00:00Z", to: "2036-11-26T00:00:00Z" };
    const listed = async () =>
      (await callHandler(appointmentsRoutes.list, list, { as: desk, query: range })).body.items.length;
    expect(await listed()).toBe(1);

    const made = await call("createSeries", { as: desk, body: wanted });
    expect(made.status).toBe(201);
    expect(brief(made)).toEqual([
      "2036-10-20T09:00 saved",
      "2036-10-27T10:00 clash",
      "2036-11-03T10:00 saved",
    ]);
    expect(made.body.occurrences[1]).toMatchObject({
      code: "appointment.clash",
      clashes: [{ resource: "professional", id: taken.id }, { resource: "office" }],
    });
    expect(made.body.occurrences[2].appointment.series).toEqual({
      id: made.body.series,
      index: 2,
      count: 3,
      frequency: "weekly",
      every: 1,
    });
    expect(await listed()).toBe(3);
  });

  test("leaves out what is skipped, and saves anyway what is told to", async () => {
    const { body, single } = await fresh();
    await single("2036-01-14T10:00:00.000Z");
    const wanted = body({ start: "2036-01-07T10:00:00.000Z", rule: rule({ count: 3 }) });
    const made = await call("createSeries", {
      as: desk,
      body: { ...wanted, override: true, skip: ["2036-01-21T10:00:00Z"] },
    });
    expect(brief(made)).toEqual([
      "2036-01-07T10:00 saved",
      "2036-01-14T10:00 saved",
      "2036-01-21T10:00 skipped",
    ]);
    expect(
      made.body.occurrences.map(
        (each: { appointment?: { override: boolean } }) => each.appointment?.override,
      ),
    ).toEqual([false, true, undefined]);
  });

  test("repeated with the same key books nothing twice, and goes on after a failure", async () => {
    const { body, single } = await fresh();
    const taken = await single("2036-02-13T10:00:00.000Z");
    const request = {
      as: desk,
      headers: { "idempotency-key": `series-${taken.id}` },
      body: body({ start: "2036-02-06T10:00:00.000Z", patient_name: "Old name", rule: rule({ count: 4 }) }),
    };
    const first = await call("createSeries", request);
    expect(brief(first).map((line) => line.split(" ")[1])).toEqual(["saved", "clash", "saved", "saved"]);
    const again = await call("createSeries", request);
    expect(again.body).toEqual(first.body);
    await cancel(taken.id, 1);
    const after = await call("createSeries", request);
    expect(brief(after).map((line) => line.split(" ")[1])).toEqual(["saved", "saved", "saved", "saved"]);
    expect(after.body.series).toBe(first.body.series);
    const range = { from: "2036-02-01T00:00:00Z", to: "2036-03-01T00:00:00Z" };
    const { body: seen } = await callHandler(appointmentsRoutes.list, list, { as: desk, query: range });
    const standing = seen.items.filter(({ status }: { status: string }) => status === "scheduled");
    expect(standing).toHaveLength(4);
  });

  test("of at most 52; one that cannot begin at all is refused whole", async () => {
    const { body } = await fresh();
    const start = "2036-04-01T10:00:00.000Z";
    const long = rule({ frequency: "daily", until: "2036-06-30" });
    expect((await call("createSeries", { as: desk, body: body({ start, rule: long }) })).body.fields).toEqual(
      {
        "rule.until": "series.too_long",
      },
    );
    for (const bad of [{ count: 53 }, { count: 2, until: "2036-05-01" }, {}]) {
      const answer = await call("createSeries", { as: desk, body: body({ start, rule: rule(bad) }) });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ["rule.count"]]);
    }
    const gone = await makePatient(space.id, { state: "archived" });
    const refused = await call("createSeries", {
      as: desk,
      body: body({ start, rule: rule({ count: 3 }), patient: gone.id, patient_name: gone.name }),
    });
    expect([refused.status, refused.body.code]).toEqual([409, "patient.archived"]);
    const year = await call("createSeries", { as: desk, body: body({ start, rule: rule({ count: 52 }) }) });
    expect(year.body.occurrences.every(({ result }: Occurrence) => result === "saved")).toBe(true);
    expect(year.calls).toBe(52);
  });
});

async function cancel(appointment: string, version: number) {
  const { setStatus: handler } = await import("./appointments.ts");
  await callHandler(appointmentsRoutes.setStatus, handler, {
    as: desk,
    params: { appointment },
    body: { status: "cancelled", reason: "Demo", version },
  });
}

async function booked(count: number, fields: object, start = "2036-10-13T09:00:00.000Z") {
  const clinic = await fresh();
  const series = clinic.body({ start, rule: rule({ count, ...fields }) });
  const { body } = await call("createSeries", { as: desk, body: series });
  const occurrences: NonNullable<Occurrence["appointment"]>[] = body.occurrences.map(
    ({ appointment }: Occurrence) => appointment,
  );
  const change = (
    verb: "changeSeries" | "previewSeriesChange" | "cancelSeries",
    at: number,
    change: object,
  ) =>
    call(verb, {
      as: desk,
      params: { appointment: String(occurrences[at]?.id) },
      body: { version: occurrences[at]?.version, ...change },
    });
  return { ...clinic, occurrences, change };
}

describe("changing a series", () => {
  // The office is shared between tests: each has a year of its own.
  test("this, this and following, all: in the clock's time, each at its own place", async () => {
    const { change } = await booked(4, {}, "2037-10-12T09:00:00.000Z");
    const move = { start: "2037-10-19T13:00:00.000Z" };
    const preview = await change("previewSeriesChange", 1, { scope: "following", ...move });
    expect(preview.calls).toBeLessThanOrEqual(3);
    expect(
      preview.body.occurrences.map((each: { from: string; start: string }) => [each.from, each.start]),
    ).toEqual([
      ["2037-10-19T09:00:00.000Z", "2037-10-19T13:00:00.000Z"],
      ["2037-10-26T10:00:00.000Z", "2037-10-26T14:00:00.000Z"],
      ["2037-11-02T10:00:00.000Z", "2037-11-02T14:00:00.000Z"],
    ]);
    const following = await change("changeSeries", 1, { scope: "following", ...move });
    expect(following.status).toBe(200);
    expect(brief(following)).toEqual([
      "2037-10-19T13:00 saved",
      "2037-10-26T14:00 saved",
      "2037-11-02T14:00 saved",
    ]);
    const all = await change("changeSeries", 0, {
      scope: "all",
      start: "2037-10-13T09:00:00.000Z",
      duration: 30,
    });
    expect(brief(all)).toEqual([
      "2037-10-13T09:00 saved",
      "2037-10-20T09:00 saved",
      "2037-10-27T10:00 saved",
      "2037-11-03T10:00 saved",
    ]);
    const [only] = all.body.occurrences;
    const one = await call("changeSeries", {
      as: desk,
      params: { appointment: only.appointment.id },
      body: { version: 2, scope: "this", notes: "Demo" },
    });
    expect(one.body.occurrences).toMatchObject([
      { result: "saved", appointment: { notes: "Demo", duration: 30 } },
    ]);
  });

  test("days next to each other step over one another, forwards and backwards", async () => {
    const { change, occurrences } = await booked(4, { frequency: "daily" }, "2038-06-07T09:00:00.000Z");
    const forward = await change("changeSeries", 0, { scope: "all", start: "2038-06-08T09:00:00.000Z" });
    expect(brief(forward)).toEqual(
      [8, 9, 10, 11].map((day) => `2038-06-${String(day).padStart(2, "0")}T09:00 saved`),
    );
    const back = await call("changeSeries", {
      as: desk,
      params: { appointment: String(occurrences[2]?.id) },
      body: { version: 2, scope: "all", start: "2038-06-09T09:00:00.000Z" },
    });
    expect(brief(back)).toEqual(
      [7, 8, 9, 10].map((day) => `2038-06-${String(day).padStart(2, "0")}T09:00 saved`),
    );
  });

  test("what is taken, begun or skipped is named; the rest moves; the same request again finishes it", async () => {
    const { change, single, occurrences } = await booked(4, {}, "2039-01-03T09:00:00.000Z");
    const taken = await single("2039-01-10T12:00:00.000Z");
    await cancel(String(occurrences[2]?.id), 1);
    const request = { scope: "all", start: "2039-01-03T12:00:00.000Z", skip: [occurrences[3]?.id] };
    const first = await change("changeSeries", 0, request);
    expect(first.body.occurrences).toMatchObject([
      { result: "saved", start: "2039-01-03T12:00:00.000Z" },
      {
        result: "clash",
        start: "2039-01-10T12:00:00.000Z",
        clashes: [
          { resource: "professional", id: taken.id },
          { resource: "office", id: taken.id },
        ],
      },
      { result: "locked", appointment: { status: "cancelled" } },
      { result: "skipped", start: "2039-01-24T09:00:00.000Z" },
    ]);
    const stale = await change("changeSeries", 0, request);
    expect([stale.status, stale.body.code]).toEqual([409, "appointment.stale"]);
    await cancel(taken.id, 1);
    const second = await call("changeSeries", {
      as: desk,
      params: { appointment: String(occurrences[0]?.id) },
      body: { ...request, version: 2 },
    });
    expect(second.body.occurrences.slice(0, 2)).toMatchObject([
      { result: "saved", appointment: { version: 2 } },
      { result: "saved", start: "2039-01-10T12:00:00.000Z" },
    ]);
  });

  test("cancelled with a reason, the rest left alone; outside of a series there is nothing to change", async () => {
    const { change, occurrences, single } = await booked(4, {}, "2040-01-02T09:00:00.000Z");
    const gone = await change("cancelSeries", 2, { scope: "following", reason: "Demo reason" });
    expect(gone.body.occurrences).toMatchObject([
      { index: 2, result: "saved", appointment: { status: "cancelled", reason: "Demo reason" } },
      { index: 3, result: "saved", status_before: "scheduled", appointment: { status: "cancelled" } },
    ]);
    const free = await single("2040-01-16T09:00:00.000Z");
    expect(free.id).toBeDefined();
    const silent = await change("cancelSeries", 0, { scope: "all", reason: "" });
    expect(silent.status).toBe(400);
    const alone = await call("changeSeries", {
      as: desk,
      params: { appointment: free.id },
      body: { version: 1, scope: "all" },
    });
    expect([alone.status, alone.body.code]).toEqual([409, "appointment.no_series"]);
    const limited = await makeUser(space.id, "professional", { appointment_permission: true });
    const refused = await call("changeSeries", {
      as: limited,
      params: { appointment: String(occurrences[0]?.id) },
      body: { version: 1, scope: "all" },
    });
    expect([refused.status, JSON.stringify(refused.body).includes(patient.name)]).toEqual([403, false]);
  });
});
