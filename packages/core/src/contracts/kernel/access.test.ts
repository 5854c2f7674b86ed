import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ADMIN_LEVELS,
  activeModules,
  adminLevels,
  admits,
  CAPABILITIES,
  type Capability,
  can,
  hasRole,
  MODULES,
  ROLES,
  type Role,
  type Subject,
  seesAllCalendars,
} from "./access.ts";

const ids = { superAdmin: "u_super", marketing: "u_marketing", managerCheck: "u_check" };

describe("the role check, every role against every required role", () => {
  /** Rows: who asks. Columns: what is required, in the order of ROLES. */
  const table: Record<string, Record<Role, boolean>> = {
    admin: {
      admin: true,
      manager: false,
      professional: true,
      receptionist: true,
      student: true,
      external_entity: true,
    },
    "the one admin of the manager check": {
      admin: true,
      manager: true,
      professional: true,
      receptionist: true,
      student: true,
      external_entity: true,
    },
    manager: {
      admin: false,
      manager: true,
      professional: true,
      receptionist: true,
      student: true,
      external_entity: true,
    },
    professional: {
      admin: false,
      manager: false,
      professional: true,
      receptionist: false,
      student: false,
      external_entity: false,
    },
    receptionist: {
      admin: false,
      manager: false,
      professional: false,
      receptionist: true,
      student: false,
      external_entity: false,
    },
    student: {
      admin: false,
      manager: false,
      professional: false,
      receptionist: false,
      student: true,
      external_entity: false,
    },
    external_entity: {
      admin: false,
      manager: false,
      professional: false,
      receptionist: false,
      student: false,
      external_entity: true,
    },
  };
  const special = "the one admin of the manager check";
  const rows = Object.entries(table).flatMap(([who, row]) =>
    ROLES.map((required) => [who, required, row[required]] as const),
  );
  test.each(rows)("%s as %s: %s", (who, required, expected) => {
    const user = who === special ? { id: "u_check", role: "admin" as const } : { id: "u", role: who as Role };
    expect(hasRole(user, required, ids)).toBe(expected);
  });
  test("the special id has no effect for anyone who is not an admin", () => {
    for (const role of ROLES.filter((candidate) => candidate !== "admin"))
      for (const required of ROLES)
        expect(hasRole({ id: "u_check", role }, required, ids)).toBe(
          hasRole({ id: "u", role }, required, ids),
        );
  });
});

describe("levels of the back office", () => {
  test.each([
    ["u_super", "admin", ["any", "staff", "marketing", "super"]],
    ["u_marketing", "admin", ["any", "marketing"]],
    ["u_check", "admin", ["any", "staff"]],
    ["u_other", "admin", ["any", "staff"]],
    ["u_super", "manager", []],
    ["u_marketing", "professional", []],
  ] as const)("%s, %s: %j", (id, role, expected) => {
    const held = adminLevels({ id, role }, ids);
    expect(ADMIN_LEVELS.filter((level) => held.has(level))).toEqual(expected);
  });
});

const someone = (role: Role, more: Partial<Subject> = {}): Subject => ({
  id: "u",
  role,
  owner: false,
  practises: false,
  patients_permission: false,
  appointment_permission: false,
  calendar_permission: false,
  monitoring_permission: true,
  ...more,
});

describe("the permission table, section 1", () => {
  const people = {
    manager: someone("manager"),
    "manager who treats": someone("manager", { practises: true }),
    professional: someone("professional", { practises: true }),
    "professional with patients_permission": someone("professional", { patients_permission: true }),
    "professional with appointment_permission": someone("professional", { appointment_permission: true }),
    "professional without monitoring": someone("professional", { monitoring_permission: false }),
    receptionist: someone("receptionist"),
    student: someone("student", { practises: true }),
    "student who owns the space": someone("student", { practises: true, owner: true }),
    external_entity: someone("external_entity", { owner: true }),
    admin: someone("admin"),
  };
  type Who = keyof typeof people;
  const clinicians: Who[] = [
    "manager who treats",
    "professional",
    "professional with patients_permission",
    "professional with appointment_permission",
    "professional without monitoring",
    "student",
    "student who owns the space",
  ];
  const following = clinicians.filter((who) => who !== "professional without monitoring");
  const managers: Who[] = ["manager", "manager who treats", "student who owns the space"];
  const clinic = (Object.keys(people) as Who[]).filter((who) => who !== "external_entity" && who !== "admin");
  const allowed: Record<Capability, readonly Who[]> = {
    "patients.read": clinic,
    "appointments.read": clinic,
    "consents.read": clinic,
    "consents.write": clinic,
    "patients.write": [...managers, "receptionist", "professional with patients_permission"],
    "patients.manage": managers,
    "clinical.read": [...new Set([...managers, ...clinicians])],
    "clinical.write": clinicians,
    "monitoring.read": [...new Set([...managers, ...following])],
    "monitoring.write": following,
    "appointments.write": [...managers, "receptionist", "professional with appointment_permission"],
    "charges.write": clinic,
    "clinic.manage": managers,
    "catalogue.read": [...new Set([...managers, ...clinicians])],
    "catalogue.write": [...new Set([...managers, ...clinicians])],
    "statistics.read": [...new Set([...managers, ...clinicians])],
    "data.transfer": managers,
    "supplies.manage": ["external_entity"],
  };
  const rows = (Object.keys(people) as Who[]).flatMap((who) =>
    CAPABILITIES.map((capability) => [who, capability, allowed[capability].includes(who)] as const),
  );
  test.each(rows)("%s, %s: %s", (who, capability, expected) => {
    expect(can(people[who], capability)).toBe(expected);
  });
  test("admits a provider only to routes for providers, and a clinic's user by the capability alone", () => {
    const entries = { can: "catalogue.write" } as const;
    expect(admits(people.external_entity, entries)).toBe(false);
    expect(admits(people.external_entity, { ...entries, providers: true })).toBe(true);
    for (const who of ["receptionist", "admin"] as const)
      expect(admits(people[who], { ...entries, providers: true })).toBe(false);
    expect(admits(people.professional, { ...entries, providers: true })).toBe(true);
  });
  test("refuses clinical content to a receptionist, whatever flags are set", () => {
    const flags = fc.record({
      practises: fc.boolean(),
      patients_permission: fc.boolean(),
      appointment_permission: fc.boolean(),
      calendar_permission: fc.boolean(),
      monitoring_permission: fc.boolean(),
    });
    fc.assert(
      fc.property(flags, (more) => {
        const receptionist = someone("receptionist", more);
        return (["clinical.read", "clinical.write", "monitoring.read", "monitoring.write"] as const).every(
          (capability) => !can(receptionist, capability),
        );
      }),
    );
  });
  test.each([
    ["manager", true],
    ["professional", false],
    ["receptionist", true],
    ["student who owns the space", true],
    ["student", false],
    ["external_entity", false],
    ["admin", false],
  ] as const)("%s sees all calendars: %s", (who, expected) =>
    expect(seesAllCalendars(people[who])).toBe(expected),
  );
  test("calendar_permission shows all calendars to a professional", () =>
    expect(seesAllCalendars(someone("professional", { calendar_permission: true }))).toBe(true));
});

test("active modules are those owned and granted", () => {
  fc.assert(
    fc.property(fc.subarray([...MODULES]), fc.subarray([...MODULES]), (owned, granted) => {
      const active = activeModules({ modules: granted }, { modules: owned });
      return MODULES.every(
        (module) => active.includes(module) === (owned.includes(module) && granted.includes(module)),
      );
    }),
  );
});
