import { describe, expect, test } from "vitest";
import { clinic } from "../testing/demo-clinic.ts";
import { draftFor, withUsual } from "./booking-draft.ts";
import { proposalOf, proposalQuery } from "./time-proposal.ts";

const DAY = "2099-11-23";
const patient = { id: "pat_1", name: "Demo Alecrim" };
const none = new Set<never>();

describe("the search for a time to propose", () => {
  const initial = draftFor(clinic, { day: DAY, patient });
  const draft = { ...initial, professional: "usr_2" };

  test("asks for the first free time of two weeks, of the professional and the patient", () => {
    expect(proposalQuery(draft, initial, none)).toEqual({
      from: DAY,
      to: "2099-12-06",
      after: "00:00",
      before: "24:00",
      duration: 45,
      limit: 1,
      professionals: "usr_2",
      patient: "pat_1",
    });
  });

  test("keeps a day and an office that were chosen", () => {
    const chosen = { ...draft, day: "2099-11-25", office: "off_2" };
    expect(proposalQuery(chosen, initial, new Set(["day", "office"] as const))).toMatchObject({
      from: "2099-11-25",
      to: "2099-11-25",
      offices: "off_2",
    });
  });

  test("does not ask for the time of somebody new", () => {
    const newcomer = { mobile_number: "", email: "", consents_email: false, consents_sms: false };
    const somebody = { id: "", name: "Demo Boldo", newcomer: { ...newcomer, confirm_duplicates: false } };
    expect(proposalQuery({ ...draft, patient: somebody }, initial, none)).not.toHaveProperty("patient");
  });

  test.each([
    ["without a professional", { ...draft, professional: "" }, none],
    ["without a length", { ...draft, duration: null }, none],
    ["for a length that cannot be booked", { ...draft, duration: 7 }, none],
    ["for a length beyond the longest", { ...draft, duration: 485 }, none],
    ["for a day that was emptied", { ...draft, day: "" }, new Set(["day"] as const)],
    ["once a time was chosen", { ...draft, time: "10:00" }, new Set(["time"] as const)],
  ])("does not run %s", (_case, now, chosen) => {
    expect(proposalQuery(now, initial, chosen)).toBeUndefined();
  });

  test("does not run for a slot with a time, or an appointment that is moved", () => {
    const slot = draftFor(clinic, { day: DAY, minutes: 600, professional: "usr_2" });
    expect(proposalQuery(slot, slot, none)).toBeUndefined();
  });

  test("gives day and time by the clinic's clock, not the browser's", () => {
    const free = { start: "2099-11-22T23:15:00.000Z", end: "", professional: "usr_2", office: "off_2" };
    expect(proposalOf(free, { time_zone: "Asia/Tokyo" })).toEqual({
      day: "2099-11-23",
      time: "08:15",
      office: "off_2",
    });
  });
});

describe("what a patient is usually booked for", () => {
  const [followUp] = clinic.appointment_types;
  const two = {
    ...clinic,
    appointment_types: [
      ...clinic.appointment_types,
      { ...clinic.appointment_types[0], id: "typ_2", name: "Long", price: 6000, duration: 60 },
    ],
  } as typeof clinic;
  const usual = { professional: "usr_2", appointment_type: "typ_2" };
  const initial = draftFor(two, { day: DAY, patient });

  test("is proposed with its length and price", () => {
    expect(withUsual(initial, usual, two, none)).toEqual({
      professional: "usr_2",
      type: "typ_2",
      duration: 60,
      price: 6000,
    });
  });

  test("replaces nothing that was chosen", () => {
    expect(withUsual(initial, usual, two, new Set(["type", "professional"] as const))).toEqual({});
    expect(withUsual(initial, usual, two, new Set(["price", "duration"] as const))).toEqual({
      professional: "usr_2",
      type: "typ_2",
    });
  });

  test("does not replace the type somebody on the waiting list asked for", () => {
    expect(followUp?.id).toBe("typ_1");
    expect(withUsual({ ...initial, typeAsked: true }, usual, two, none)).toEqual({ professional: "usr_2" });
  });
});
