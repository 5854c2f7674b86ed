import type { Member } from "@meridian/core/contracts/accounts/accounts";
import type { Role } from "@meridian/core/contracts/kernel/access";
import type { MemberChanges } from "../api/users.ts";
import { type AbsenceRow, absenceBody, absenceProblems, absenceRows } from "./time-off.ts";
import {
  type WorkPeriodRow,
  workingHoursBody,
  workingHoursProblems,
  workPeriodRows,
} from "./working-hours.ts";

/** What the front desk may always do. */
const DESK_PERMISSIONS = ["patients_permission", "appointment_permission", "calendar_permission"] as const;
export const PERMISSIONS = [...DESK_PERMISSIONS, "monitoring_permission"] as const;

type Plain = "name" | "color" | "license_number" | "active" | "practises" | (typeof PERMISSIONS)[number];

/** The fields of a user that a manager may change. */
export type MemberValues = Pick<Member, Plain | "modules" | "specialities"> & {
  role: Role;
  working_hours: WorkPeriodRow[];
  time_off: AbsenceRow[];
};

export const memberValues = (member: Member): MemberValues => ({
  name: member.name,
  color: member.color,
  license_number: member.license_number,
  specialities: [...member.specialities],
  role: member.role,
  active: member.active,
  practises: member.practises,
  patients_permission: member.patients_permission,
  appointment_permission: member.appointment_permission,
  calendar_permission: member.calendar_permission,
  monitoring_permission: member.monitoring_permission,
  modules: [...member.modules],
  working_hours: workPeriodRows(member.working_hours),
  time_off: absenceRows(member.time_off),
});

const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((item) => other.includes(item));
const sameList = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Only changed fields, so that somebody else's changes to other fields are kept. */
export function memberChanges(before: Member, values: MemberValues): MemberChanges {
  const { role, modules, specialities, working_hours, time_off, ...plain } = values;
  const changed = Object.entries(plain).filter(([key, value]) => before[key as Plain] !== value);
  const week = workingHoursBody(workPeriodRows(before.working_hours));
  const hours = workingHoursBody(working_hours);
  const off = absenceBody(absenceRows(before.time_off));
  const absences = absenceBody(time_off);
  return {
    ...Object.fromEntries(changed),
    ...(role !== before.role && { role: role as NonNullable<MemberChanges["role"]> }),
    ...(!sameSet(modules, before.modules) && { modules }),
    ...(!sameSet(specialities, before.specialities) && { specialities }),
    ...(!sameList(hours, week) && { working_hours: hours }),
    ...(!sameList(absences, off) && { time_off: absences }),
  };
}

/** Error codes by field; the key of a row is appended for rows. */
export const memberProblems = ({ name, working_hours, time_off }: MemberValues): Record<string, string> => ({
  ...(name.trim() === "" && { name: "required" }),
  ...prefixed("working_hours", workingHoursProblems(working_hours)),
  ...prefixed("time_off", absenceProblems(time_off)),
});

const prefixed = (field: string, codes: Record<string, string>) =>
  Object.fromEntries(Object.entries(codes).map(([key, code]) => [`${field}.${key}`, code]));

/** A user's permissions in one word, for the list. */
export function scopeOf(member: Member): "everything" | "desk" | "own" {
  if (member.role === "manager" || member.owner) return "everything";
  if (member.role === "receptionist" || DESK_PERMISSIONS.every((permission) => member[permission]))
    return "desk";
  return "own";
}

/** Whether permissions can be chosen; some roles fix them. */
export const permissionsAreOpen = ({ role }: Pick<Member, "role">, owner: boolean) =>
  !owner && (role === "professional" || role === "student");
