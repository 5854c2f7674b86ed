/**
 * Who may do what: the product's roles and permission table in one pure module. The server decides by it, the web app
 * hides what is not allowed, and the stacks' documentation and the tests read it.
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

/** Levels of the back office. Configured user ids decide who has which: see {@link adminLevels}. */
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
  "consents.read",
  "consents.write",
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
   * A user of a space with the capability, and with the module if one is named. With `providers` also an external
   * entity, which has no modules and may write once it is verified.
   */
  | {
      readonly who: "space";
      readonly can: Capability;
      readonly module?: Module;
      readonly providers?: true;
    }
  /** The back office. */
  | { readonly who: "admin"; readonly level: AdminLevel };

/** The facts about a user that the decisions need. The session's user has them. */
export type Subject = {
  id: string;
  role: Role;
  /** First user of the space. Has a manager's rights whatever the role, for example a student who registered alone. */
  owner: boolean;
  /** Whether the user treats patients. A manager may or may not. */
  practises: boolean;
  patients_permission: boolean;
  appointment_permission: boolean;
  calendar_permission: boolean;
  /** Follows symptoms between appointments; a manager can withdraw it. */
  monitoring_permission: boolean;
};

/** Ids of users with special rights. They come from the configuration, never from the code. */
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

const manages = (user: Pick<Subject, "role" | "owner">) => user.role === "manager" || user.owner;
const clinician = (user: Subject) =>
  user.role === "professional" || user.role === "student" || (user.role === "manager" && user.practises);
const insideClinic = (user: Subject) =>
  user.role === "manager" ||
  user.role === "professional" ||
  user.role === "student" ||
  user.role === "receptionist";

/**
 * The permission table (rules, section 1). Services decide about "own appointments" and "shared in the space", because
 * they know the record. This function answers whether the capability is open to the user at all.
 */
export function can(user: Subject, capability: Capability): boolean {
  if (user.role === "external_entity") return capability === "supplies.manage";
  if (!insideClinic(user)) return false;
  switch (capability) {
    case "patients.read":
    case "appointments.read":
    // Services narrow it: only those who treat record and read consents to treatment.
    case "consents.read":
    case "consents.write":
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

/** Whether the role opens something to a user: by the capability, or as a provider if providers are admitted. */
export const admits = (user: Subject, to: { can: Capability; providers?: true | undefined }): boolean =>
  can(user, to.can) || (to.providers === true && can(user, "supplies.manage"));

/** Whether a user sees others' calendars in full, or only as "busy" without names. */
export function seesAllCalendars(user: Subject): boolean {
  return insideClinic(user) && (manages(user) || user.role === "receptionist" || user.calendar_permission);
}

/** Whether a user may block others' time and rooms: the front desk and managers may. */
export const blocksForOthers = (user: Subject): boolean => manages(user) || user.role === "receptionist";

/**
 * Whether a user sees the title of a blocked time. It is private to its professional, the user who entered it and
 * managers. The title of a blocked room is public.
 */
export const seesBlockedTitle = (
  user: Subject,
  blocked: { professional: string | null; entered_by: string },
): boolean =>
  blocked.professional === null ||
  blocked.professional === user.id ||
  blocked.entered_by === user.id ||
  manages(user);

/** Whether a user may close visits that a colleague left unsigned: managers who treat patients may. */
export const closesOthers = (user: Subject): boolean => manages(user) && can(user, "clinical.write");

/** Whether a user may charge an appointment: the front desk and managers all, professionals their own. */
export const mayCharge = (user: Subject, appointment: { professional_id: string }): boolean =>
  chargesForAll(user) || appointment.professional_id === user.id;

/** Whether the user takes payments for everybody's appointments, and not only their own. */
export const chargesForAll = (user: Pick<Subject, "role" | "owner">): boolean =>
  manages(user) || user.role === "receptionist";

/** The active modules of a user: those the space owns and the user was granted. */
export function activeModules(
  user: { modules: readonly string[] },
  space: { modules: readonly string[] },
): Module[] {
  return MODULES.filter((module) => space.modules.includes(module) && user.modules.includes(module));
}
