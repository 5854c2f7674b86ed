import { clinicRoutes } from "@meridian/core/contracts/clinic/clinic";
import { plusMinutes } from "@meridian/core/platform/clock";
import { makeSpace, makeUser, type TestSpace, type TestUser } from "@meridian/core/testing/actors";
import { localTable } from "@meridian/core/testing/local-table";
import { makePatient } from "@meridian/core/testing/patients";
import { beforeEach, describe, expect, test } from "vitest";
import { type CallOptions, callHandler } from "../../testing/call.ts";
import { countingCalls } from "../../testing/count-calls.ts";
import { create as book } from "../scheduling/appointments.ts";
import {
  get,
  removeEstablishment,
  settings,
  updateAppointmentType,
  updateEstablishment,
  updateSettings,
} from "./clinic.ts";

localTable();
const handlers = {
  get,
  removeEstablishment,
  settings,
  updateAppointmentType,
  updateEstablishment,
  updateSettings,
};
const call = (verb: keyof typeof handlers, options: CallOptions) =>
  callHandler(clinicRoutes[verb], handlers[verb], options);

let space: TestSpace;
let manager: TestUser;
beforeEach(async () => {
  space = await makeSpace();
  manager = await makeUser(space.id, "manager", { owner: true });
});
const change = (body: object, as = manager) => call("updateSettings", { as, body: { version: 1, ...body } });

describe("the clinic's settings", () => {
  test("are read in two requests, with the name of who changed them last", async () => {
    await change({ space_name: "Demo Hall" });
    const { value: answer, calls } = await countingCalls(() => call("settings", { as: manager }));
    expect(calls).toBeLessThanOrEqual(clinicRoutes.settings.calls + 1);
    expect(clinicRoutes.settings.response.parse(answer.body)).toEqual(answer.body);
    expect(answer.body).toMatchObject({
      space_name: "Demo Hall",
      reminder_hours: [24, 2],
      updated_by: { id: manager.id, name: manager.name },
      version: 2,
    });
  });

  test("change only what is sent", async () => {
    await call("settings", { as: manager });
    const wanted = {
      space_name: "Demo Harbour",
      phone: "+351 210 000 000",
      time_zone: "Atlantic/Azores",
      app_duration_interval: 20,
      notify_email: false,
      notify_sms: true,
      reminder_hours: [2, 48],
      auto_drug_import: false,
      shares_clinical_records: false,
      specialities: ["Acupuncture", "Osteopathy"],
      prices: { treatments: [{ code: "acupuncture", price: 3500 }], tests: [{ code: "pulse", price: 0 }] },
      osteopathy: { tests: ["lasegue", "gillet"], segments: ["L5", "S"] },
    };
    const { value: answer, calls } = await countingCalls(() => change(wanted));
    // Two less than there may be, because the product ships all tests that are named.
    expect(calls).toBe(clinicRoutes.updateSettings.calls - 2);
    expect(answer.body).toMatchObject({ ...wanted, reminder_hours: [48, 2] });
    const next = await change({ version: 2, notify_email: true });
    expect(next.body).toMatchObject({ ...wanted, reminder_hours: [48, 2], notify_email: true, version: 3 });
    // Takes effect at once for all users of this container.
    expect((await call("get", { as: manager })).body).toMatchObject({
      time_zone: "Atlantic/Azores",
      app_duration_interval: 20,
    });
  });

  test("refuse a stale edit with the current settings and who changed them", async () => {
    await change({ space_name: "Demo First" });
    const late = await change({ space_name: "Demo Second" });
    expect([late.status, late.body.code]).toEqual([409, "clinic.stale"]);
    expect(late.body.current).toMatchObject({
      space_name: "Demo First",
      version: 2,
      updated_by: { name: manager.name },
    });
  });

  test.each([
    [{ space_name: " " }, "space_name"],
    [{ time_zone: "Mars/Olympus" }, "time_zone"],
    [{ app_duration_interval: 7 }, "app_duration_interval"],
    [{ reminder_hours: [24, 24] }, "reminder_hours"],
    [{ reminder_hours: [0] }, "reminder_hours.0"],
    [{ specialities: ["A", "a"] }, "specialities"],
    [{ prices: { treatments: [], tests: [{ code: "pulse", price: -1 }] } }, "prices.tests.0"],
    [{ prices: { treatments: [{ code: "no_such", price: 1 }], tests: [] } }, "prices.treatments.0"],
  ])("name the field of what makes no sense: %j", async (body, field) => {
    const answer = await change(body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields).join()).toContain(field);
  });

  test("allow text messages only with a plan that includes them", async () => {
    const small = await makeSpace({ plan: "basic" });
    const answer = await change({ notify_sms: true }, await makeUser(small.id, "manager"));
    expect([answer.status, answer.body.fields]).toEqual([400, { notify_sms: "plan.no_sms" }]);
  });

  test("are only for managers", async () => {
    const desk = await makeUser(space.id, "receptionist");
    expect((await call("settings", { as: desk })).status).toBe(403);
    expect((await change({ space_name: "Mine" }, desk)).status).toBe(403);
  });
});

describe("deleting establishments and types", () => {
  async function booked() {
    const patient = await makePatient(space.id);
    const professional = await makeUser(space.id, "professional");
    const start = `${plusMinutes(new Date().toISOString(), 60 * 24 * 30).slice(0, 10)}T10:00:00.000Z`;
    const [office] = space.establishment.offices;
    const { appointmentsRoutes } = await import("@meridian/core/contracts/scheduling/appointments-routes");
    const answer = await callHandler(appointmentsRoutes.create, book, {
      as: manager,
      body: {
        patient: patient.id,
        professional: professional.id,
        office: office?.id,
        appointment_type: space.appointmentType.id,
        start,
        duration: 60,
      },
    });
    expect(answer.status).toBe(201);
  }

  test("an office with upcoming appointments cannot be deleted, and the answer says how many there are", async () => {
    await booked();
    const params = { establishment: space.establishment.id };
    const [first, second] = space.establishment.offices;
    const without = (office: unknown) =>
      call("updateEstablishment", { as: manager, params, body: { version: 1, offices: [office] } });
    const refused = await without(second);
    expect([refused.status, refused.body.code, refused.body.details]).toEqual([
      409,
      "office.booked",
      { count: 1 },
    ]);
    const whole = await call("removeEstablishment", { as: manager, params, query: { version: "1" } });
    expect(whole.body.code).toBe("office.booked");
    const { value: gone, calls } = await countingCalls(() => without(first));
    expect(gone.body.establishments[0].offices).toEqual([first]);
    expect(calls).toBe(clinicRoutes.updateEstablishment.calls);
  });

  test("an establishment without appointments is deleted", async () => {
    const params = { establishment: space.establishment.id };
    const late = await call("removeEstablishment", { as: manager, params, query: { version: "9" } });
    expect(late.body.code).toBe("clinic.stale");
    const gone = await call("removeEstablishment", { as: manager, params, query: { version: "1" } });
    expect(gone.body.establishments).toEqual([]);
    const again = await call("removeEstablishment", { as: manager, params, query: { version: "2" } });
    expect(again.status).toBe(404);
  });

  test("an archived type is no longer offered, and can be restored", async () => {
    const params = { type: space.appointmentType.id };
    const archive = (version: number, archived: boolean) =>
      call("updateAppointmentType", { as: manager, params, body: { version, archived } });
    expect((await archive(1, true)).body.appointment_types).toMatchObject([{ archived: true }]);
    expect((await call("get", { as: manager })).body.appointment_types).toEqual([]);
    await archive(2, false);
    expect((await call("get", { as: manager })).body.appointment_types).toHaveLength(1);
  });
});
