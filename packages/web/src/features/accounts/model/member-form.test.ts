import type { Member } from "@meridian/core/contracts/accounts/accounts";
import { describe, expect, it } from "vitest";
import { memberChanges, memberValues, scopeOf } from "./member-form.ts";

const member = (change: Partial<Member> = {}): Member => ({
  id: "usr_01K0DEM0000000000000000001",
  name: "Demo Professional One",
  email: "professional@demo.example",
  role: "professional",
  owner: false,
  practises: true,
  color: "#1f7a6b",
  active: true,
  totp_enabled: false,
  patients_permission: true,
  appointment_permission: false,
  calendar_permission: false,
  monitoring_permission: true,
  specialities: [],
  license_number: "",
  working_hours: [],
  time_off: [],
  updated_at: "2030-01-01T10:00:00.000Z",
  updated_by: null,
  modules: ["mtc"],
  version: 3,
  ...change,
});

describe("a colleague's form", () => {
  it("sends nothing where nothing changed, whatever the order of the modules", () => {
    const before = member({ modules: ["mtc", "osteo"] });
    expect(memberChanges(before, { ...memberValues(before), modules: ["osteo", "mtc"] })).toEqual({});
  });

  it("sends only what changed", () => {
    const before = member();
    const values = {
      ...memberValues(before),
      appointment_permission: true,
      modules: ["mtc" as const, "fito" as const],
    };
    expect(memberChanges(before, values)).toEqual({ appointment_permission: true, modules: ["mtc", "fito"] });
  });

  it.each([
    [member(), "own"],
    [member({ appointment_permission: true, calendar_permission: true }), "desk"],
    [member({ role: "receptionist", patients_permission: false }), "desk"],
    [member({ role: "manager", patients_permission: false }), "everything"],
    [member({ role: "student", owner: true }), "everything"],
  ])("summarises a user's permissions in one word", (person, scope) => {
    expect(scopeOf(person)).toBe(scope);
  });
});
