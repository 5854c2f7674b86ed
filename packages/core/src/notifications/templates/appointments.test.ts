import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { APPOINTMENT_KINDS } from "../../contracts/notifications/notifications.ts";
import { mailOf, textOf } from "./templates.ts";
import { longMoment, shortMoment } from "./visits.ts";

const visit = {
  id: "apt_1",
  start: "2026-10-25T00:30:00.000Z",
  end: "2026-10-25T01:30:00.000Z",
  version: 3,
  professional: "Demo Professional",
};
const facts = {
  name: "Demo Patient",
  clinic: "Demo Clinic",
  time_zone: "Europe/Lisbon",
  place: "Demo House",
  address: "1 Demo Street",
  phone: "+351 210 000 000",
  previous: "",
  made: "2026-10-20T08:00:00.000Z",
  visits: JSON.stringify([visit]),
};
const two = {
  ...facts,
  visits: JSON.stringify([visit, { ...visit, id: "apt_2", start: "2026-11-01T10:00:00.000Z" }]),
};

describe.each(["en", "pt"] as const)("in %s", (language) => {
  test.each(APPOINTMENT_KINDS)("%s to a legal representative says of which patient it is", async (kind) => {
    const mail = await mailOf(`appointment-${kind}`, language, {
      ...facts,
      name: "Demo Mother",
      patient: "Demo Child",
    });
    expect(mail.text).toMatch(/(Hello|Olá) Demo Mother,/);
    expect(mail.text).toMatch(/(legal representative of|representante legal de) Demo Child/);
  });
  test.each(APPOINTMENT_KINDS)(
    "%s to a legal representative never calls the patient's appointment theirs",
    async (kind) => {
      for (const one of [facts, two]) {
        const told = { ...one, name: "Demo Mother", patient: "Zoé Demo Child" };
        const mail = await mailOf(`appointment-${kind}`, language, told);
        const text = textOf(`appointment-${kind}`, language, told);
        expect(mail.subject).toMatch(/Zoé Demo Child's appointment|consultas? de Zoé Demo Child em/);
        expect(text).toMatch(/Zoe's appointment|consulta de Zoe\b/);
        for (const words of [mail.subject, mail.text, text])
          expect(words).not.toMatch(/your appointment|\bsuas? consultas?/i);
        if (kind !== "cancelled") expect(mail.text).toMatch(/(If|Se) Zoé Demo Child/);
      }
    },
  );
  test.each(APPOINTMENT_KINDS)("%s to the patient speaks of their own appointment", async (kind) => {
    for (const one of [facts, two]) {
      const mail = await mailOf(`appointment-${kind}`, language, one);
      expect(mail.subject).toMatch(/your appointment|\bsuas? consultas?/i);
      expect(textOf(`appointment-${kind}`, language, one)).toMatch(/your appointment|sua consulta/);
    }
  });
  test.each(APPOINTMENT_KINDS)(
    "%s gives the time in the clinic's time zone, in both channels",
    async (kind) => {
      const mail = await mailOf(`appointment-${kind}`, language, facts);
      expect(mail.subject).toContain("01:30");
      expect(mail.text).toContain("25");
      expect(textOf(`appointment-${kind}`, language, facts)).toContain("25/10");
    },
  );
  test.each(APPOINTMENT_KINDS)("%s for several appointments lists all of them", async (kind) => {
    const { text, attachment } = await mailOf(`appointment-${kind}`, language, two);
    expect(text.match(/Demo Professional/g)).toHaveLength(2);
    if (kind !== "reminder") expect(String(attachment?.content).match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(textOf(`appointment-${kind}`, language, two)).toMatch(/ (and 1 more|e mais 1)/);
  });
  test("a text message fits one message of the basic alphabet, whatever the names", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 120 }),
        fc.string({ maxLength: 40 }),
        fc.string({ unit: "grapheme", maxLength: 120 }),
        fc.constantFrom(...APPOINTMENT_KINDS),
        (clinic, phone, patient, kind) => {
          const text = textOf(`appointment-${kind}`, language, { ...two, clinic, phone, patient });
          expect(text.length).toBeLessThanOrEqual(160);
          expect(text).toMatch(/^[\w .,;:+\-/()&'!?@]*$/);
          expect(text).toContain("25/10");
        },
      ),
    );
  });
});

test("names with line breaks or markup add nothing", async () => {
  const odd = { ...facts, clinic: "<b>x</b>\r\nBEGIN:VEVENT", address: "a\r\nATTENDEE:mailto:x@y.example" };
  const { subject, html, attachment } = await mailOf("appointment-booked", "en", odd);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(html).not.toContain("<b>x");
  expect(String(attachment?.content).match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  expect(attachment?.content).not.toMatch(/^ATTENDEE/m);
});

test.each([
  ["2026-10-25T00:30:00.000Z", "Sunday 25 October 2026 at 01:30", "dom 25/10 as 01:30"],
  ["2026-10-25T01:30:00.000Z", "Sunday 25 October 2026 at 01:30", "dom 25/10 as 01:30"],
  ["2026-03-28T23:30:00.000Z", "Saturday 28 March 2026 at 23:30", "sab 28/03 as 23:30"],
  ["2026-06-30T23:30:00.000Z", "Wednesday 1 July 2026 at 00:30", "qua 01/07 as 00:30"],
])("%s is %s in Lisbon", (instant, long, short) => {
  expect(longMoment(instant, "en", "Europe/Lisbon")).toBe(long);
  expect(shortMoment(instant, "pt", "Europe/Lisbon")).toBe(short);
});
