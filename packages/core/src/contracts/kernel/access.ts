/**
 * Who may do what: the product's roles and the table of rules in one pure place, read by the server
 * (which decides), the web app (which hides what is not allowed), the stacks' documentation and the tests.
 */

export const ROLES = [
  "admin",
  "manager",
  "professional",
  "receptionist",
  "student",
  "external_entity",
] as const;
export type Role = (typeof ROLES)[number];

export const MODULES = ["mtc", "osteo", "fito", "others"] as const;
export type Module = (typeof MODULES)[number];

/** Levels of the back office, by configuration of ids: see {@link adminLevels}. */
export const ADMIN_LEVELS = ["any", "staff", "marketing", "super"] as const;
export type AdminLevel = (typeof ADMIN_LEVELS)[number];

export const CAPABILITIES = [
  "patients.read",
  "patients.write",
  "patients.manage",
  "clinical.read",
  "clinical.write",
  "monitoring.read",
  "monitoring.write",
  "appointments.read",
  "appointments.write",
  "charges.write",
  "clinic.manage",
  "catalogue.read",
  "catalogue.write",
  "statistics.read",
  "data.transfer",
  "supplies.manage",
] as const;
export type Capability = (typeof CAPABILITIES)[number];

export type Access =
  /** No session: sign-in, registration, links with a token. */
  | { readonly who: "public" }
  /** Any signed-in user, whatever the role. */
  | { readonly who: "session" }
  /**
   * A user of a space who holds the capability, and the module where one is named. With `providers` an external entity
   * too, which has no modules and writes once it is verified.
   */
  | {
      readonly who: "space";
      readonly can: Capability;
      readonly module?: Module;
      readonly providers?: true;
    }
  /** The back office. */
  | { readonly who: "admin"; readonly level: AdminLevel };

/** What the decisions need of a user; the session's user satisfies it. */
export type Subject = {
  id: string;
  role: Role;
  /** First user of a space: holds a manager's rights whatever the role (a student who registered alone). */
  owner: boolean;
  /** Treats patients: a manager may or may not. */
  practises: boolean;
  patients_permission: boolean;
  appointment_permission: boolean;
  calendar_permission: boolean;
  /** Follows symptoms between appointments; a manager can withdraw it. */
  monitoring_permission: boolean;
};

/** Ids with special rights; configuration, never literals. */
export type SpecialIds = {
  superAdmin: string;
  marketing: string;
  /** The one admin who also passes checks for "manager". */
  managerCheck: string;
  earlyAccess: readonly string[];
};

/**
 * The role check of the specification (section 6): an admin satisfies every check except manager, which only
 * one configured admin passes; a manager satisfies any role except admin; otherwise the match is exact.
 */
export function hasRole(
  user: { id: string; role: Role },
  required: Role,
  ids: Pick<SpecialIds, "managerCheck">,
) {
  if (user.role === "admin") return required !== "manager" || user.id === ids.managerCheck;
  if (user.role === "manager") return required !== "admin";
  return user.role === required;
}

/** Levels an admin holds. Super admin and marketing are configured ids; staff is every admin but marketing. */
export function adminLevels(
  user: { id: string; role: Role },
  ids: Pick<SpecialIds, "superAdmin" | "marketing">,
) {
  const levels = new Set<AdminLevel>();
  if (user.role !== "admin") return levels;
  levels.add("any");
  if (user.id === ids.superAdmin) levels.add("super").add("marketing");
  if (user.id === ids.marketing) levels.add("marketing");
  else levels.add("staff");
  return levels;
}

const manages = (user: Subject) => user.role === "manager" || user.owner;
const clinician = (user: Subject) =>
  user.role === "professional" || user.role === "student" || (user.role === "manager" && user.practises);
const insideClinic = (user: Subject) =>
  user.role === "manager" ||
  user.role === "professional" ||
  user.role === "student" ||
  user.role === "receptionist";

/**
 * The permission table (rules, section 1). "Own appointments" and "shared in the space" are decided by the services,
 * which know the record; this answers whether the kind of thing is open to the user at all.
 */
export function can(user: Subject, capability: Capability): boolean {
  if (user.role === "external_entity") return capability === "supplies.manage";
  if (!insideClinic(user)) return false;
  switch (capability) {
    case "patients.read":
    case "appointments.read":
      return true;
    case "patients.write":
      return manages(user) || user.role === "receptionist" || user.patients_permission;
    case "patients.manage":
    case "clinic.manage":
    case "data.transfer":
      return manages(user);
    case "clinical.read":
      return manages(user) || clinician(user);
    case "clinical.write":
      return clinician(user);
    case "monitoring.read":
      return manages(user) || (clinician(user) && user.monitoring_permission);
    case "monitoring.write":
      return clinician(user) && user.monitoring_permission;
    case "appointments.write":
      return manages(user) || user.role === "receptionist" || user.appointment_permission;
    case "charges.write":
      return true;
    case "catalogue.read":
    case "catalogue.write":
      return manages(user) || clinician(user);
    case "statistics.read":
      return manages(user) || clinician(user);
    case "supplies.manage":
      return false;
  }
}

/** Whether the role opens something to a user: by the capability, or as a provider where providers are let in. */
export const admits = (user: Subject, to: { can: Capability; providers?: true | undefined }): boolean =>
  can(user, to.can) || (to.providers === true && can(user, "supplies.manage"));

/** Whether others' calendars are shown in full, or as "busy" without names. */
export function seesAllCalendars(user: Subject): boolean {
  return insideClinic(user) && (manages(user) || user.role === "receptionist" || user.calendar_permission);
}

/** Whether others' time, and rooms, may be blocked: by the front desk and those who manage. */
export const blocksForOthers = (user: Subject): boolean => manages(user) || user.role === "receptionist";

/** What a blocked time is for is private to whose time it is, who entered it and who manages. A room's is not. */
export const seesBlockedTitle = (
  user: Subject,
  blocked: { professional: string | null; entered_by: string },
): boolean =>
  blocked.professional === null ||
  blocked.professional === user.id ||
  blocked.entered_by === user.id ||
  manages(user);

/** Whoever manages the clinic and treats patients may close what a colleague left unsigned. */
export const closesOthers = (user: Subject): boolean => manages(user) && can(user, "clinical.write");

/** The front desk and those who manage charge for everybody; who treats, for their own appointments. */
export const mayCharge = (user: Subject, appointment: { professional_id: string }): boolean =>
  manages(user) || user.role === "receptionist" || appointment.professional_id === user.id;

/** Modules in force for a user: those the space owns that were granted to the user. */
export function activeModules(
  user: { modules: readonly string[] },
  space: { modules: readonly string[] },
): Module[] {
  return MODULES.filter((module) => space.modules.includes(module) && user.modules.includes(module));
}
