import { MODULES, type Module, type Role } from "@meridian/core/contracts/access";
import type { Member } from "@meridian/core/contracts/accounts";
import type { MemberChanges } from "../api/people.ts";

export const PERMISSIONS = ["patients_permission", "appointment_permission", "calendar_permission"] as const;

/** What a manager may change of a colleague. */
export type MemberValues = Pick<Member, "active" | "practises" | "modules" | (typeof PERMISSIONS)[number]> & {
  role: Role;
};

export const memberValues = (member: Member): MemberValues => ({
  role: member.role,
  active: member.active,
  practises: member.practises,
  patients_permission: member.patients_permission,
  appointment_permission: member.appointment_permission,
  calendar_permission: member.calendar_permission,
  modules: [...member.modules],
});

const sameModules = (one: readonly Module[], other: readonly Module[]) =>
  MODULES.every((module) => one.includes(module) === other.includes(module));

/** Only what differs: what somebody else changed meanwhile elsewhere stays as they left it. */
export function memberChanges(before: Member, values: MemberValues): MemberChanges {
  const { role, modules, ...flags } = values;
  const changed = Object.entries(flags).filter(([key, value]) => before[key as keyof typeof flags] !== value);
  return {
    ...Object.fromEntries(changed),
    ...(role !== before.role && { role: role as NonNullable<MemberChanges["role"]> }),
    ...(!sameModules(modules, before.modules) && { modules }),
  };
}

/** What a person may do beyond their own appointments, in one word for a list. */
export function scopeOf(member: Member): "everything" | "desk" | "own" {
  if (member.role === "manager" || member.owner) return "everything";
  if (member.role === "receptionist" || PERMISSIONS.every((permission) => member[permission])) return "desk";
  return "own";
}

/** Permissions are a choice only for those whose role does not settle them. */
export const permissionsAreOpen = ({ role }: Pick<Member, "role">, owner: boolean) =>
  !owner && (role === "professional" || role === "student");
