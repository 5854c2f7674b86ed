import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { changedSince, mergeChanges, refusedFields, side } from "./patients.policy.ts";
import type { PatientItem } from "./records.ts";
import { ageClass } from "./views.ts";

const subject = {
  id: "usr_1",
  owner: false,
  practises: false,
  patients_permission: true,
  appointment_permission: false,
  calendar_permission: false,
  monitoring_permission: true,
};
test.each([
  [{ role: "receptionist" as const }, ["allergies"]],
  [{ role: "manager" as const }, ["allergies"]],
  [{ role: "manager" as const, practises: true }, []],
  [{ role: "professional" as const }, []],
  [{ role: "student" as const }, []],
])("clinical fields %j may not write: %j", (who, refused) =>
  expect(refusedFields({ ...subject, ...who }, { name: "x", allergies: "y" })).toEqual(refused),
);

test.each([
  [null, null],
  [0, "minor"],
  [17, "minor"],
  [18, null],
  [64, null],
  [65, "older"],
])("at %s years the class is %s", (age, expected) => expect(ageClass(age)).toBe(expected));

const text = fc.constantFrom("", "one", "two");
const flag = fc.boolean();
const optional = fc.option(fc.constantFrom("one", "two"), { nil: undefined });
const fillable = fc.record({
  birthday: optional,
  gender: fc.option(fc.constantFrom("male" as const, "female" as const), { nil: undefined }),
  marital_status: fc.constant(undefined),
  blood_type: fc.constant(undefined),
  occupation: text,
  health_system_number: text,
  id_number: text,
  social_security_number: text,
  vat_number: text,
  address: text,
  legal_representative: text,
  notes: text,
  alerts: text,
  allergies: text,
  medication: text,
  pregnant: flag,
  pregnancy_due: optional,
  lactant: flag,
  email: text,
  consents_email: flag,
  mobile_number: text,
  mobile_e164: optional,
  consents_sms: flag,
  phone: text,
  phone_e164: optional,
}) as unknown as fc.Arbitrary<PatientItem>;

const empty = { notes: "", alerts: "", allergies: "", medication: "", pregnant: false, lactant: false };

describe("merging two records", () => {
  test("keeps every value of the remaining one, and can be undone exactly", () =>
    fc.assert(
      fc.property(fillable, fillable, (kept, other) => {
        const changes = mergeChanges(kept, other);
        const after = { ...kept, ...side(changes, "after") };
        for (const field of ["occupation", "address", "email", "phone"] as const)
          expect(after[field]).toBe(kept[field] || other[field]);
        for (const field of ["allergies", "alerts", "medication", "notes"] as const) {
          expect(after[field]).toContain(kept[field]);
          expect(after[field]).toContain(other[field]);
        }
        expect(after.pregnant).toBe(kept.pregnant || other.pregnant);
        expect(changedSince(after, changes)).toEqual([]);
        expect({ ...after, ...side(changes, "before") }).toEqual(kept);
      }),
    ));
  test("a consent is merged together with the address it was given for", () => {
    const blank = {
      email: "",
      phone: "",
      mobile_number: "",
      notes: "",
      alerts: "",
      allergies: "",
      medication: "",
      pregnant: false,
      lactant: false,
    } as PatientItem;
    const other = { ...blank, email: "a@demo.example", consents_email: true, consents_sms: true };
    const changes = mergeChanges({ ...blank, consents_email: false, consents_sms: false }, other);
    expect(side(changes, "after")).toEqual({ email: "a@demo.example", consents_email: true });
  });
  test("uses the chosen value of each field that differs, with the fields derived from it", () => {
    const kept = { ...empty, name: "Ana", sort_name: "ana", phone: "1", phone_e164: "+1", language: "pt" };
    const other = { ...empty, name: "Bia", sort_name: "bia", phone: "2", phone_e164: "+2", language: "en" };
    const changes = mergeChanges(kept as PatientItem, other as PatientItem, {
      name: "other",
      phone: "other",
      language: "other",
    });
    expect(side(changes, "after")).toEqual({
      name: "Bia",
      sort_name: "bia",
      phone: "2",
      phone_e164: "+2",
      language: "en",
    });
  });
  test("two records with one address and different consents get no messages, unless the user chooses", () => {
    const blank = { ...empty, email: "a@demo.example" };
    const yes = { ...blank, consents_email: true } as PatientItem;
    const no = { ...blank, consents_email: false } as PatientItem;
    expect(side(mergeChanges(yes, no), "after")).toEqual({ consents_email: false });
    expect(mergeChanges(no, yes)).toEqual({});
    expect(mergeChanges(yes, no, { consents_email: "kept" })).toEqual({});
  });
  test("detects a later edit of a field that the merge filled", () => {
    const changes = { occupation: { before: "", after: "Baker" } };
    expect(changedSince({ occupation: "Cook" } as PatientItem, changes)).toEqual(["occupation"]);
  });
});
