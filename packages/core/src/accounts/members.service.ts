import type { Member } from "../contracts/accounts/accounts.ts";
import { can } from "../contracts/kernel/access.ts";
import { actor } from "../platform/context.ts";
import type { UserItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";

/** All users of the space, including deactivated ones. One request. */
export async function listMembers(): Promise<{ items: Member[]; next: null }> {
  const { data } = await Spaces.db.entities.user.query
    .primary({ space_id: actor().spaceId })
    .go({ pages: "all" });
  const people = data as UserItem[];
  const items = people.map((user) => withoutReasons(memberView(user, nameIn(people))));
  return { items, next: null };
}

/** The reason for an absence is visible only to the professional and to managers. */
function withoutReasons(member: Member): Member {
  const viewer = actor();
  if (can(viewer, "clinic.manage") || member.id === viewer.id) return member;
  return { ...member, time_off: member.time_off.map((absence) => ({ ...absence, reason: "" })) };
}

/** Finds a colleague's name by id. */
export const nameIn = (people: readonly UserItem[]) => (id: string) =>
  people.find((one) => one.id === id)?.name ?? "";

/** A user as colleagues see one. */
export const memberView = (user: UserItem, nameOf: (id: string) => string): Member => ({
  id: user.id,
  name: user.name,
  email: user.email,
  role: user.role,
  owner: user.owner,
  practises: user.practises,
  color: user.color,
  active: user.active,
  totp_enabled: user.totp_enabled,
  patients_permission: user.patients_permission,
  appointment_permission: user.appointment_permission,
  calendar_permission: user.calendar_permission,
  monitoring_permission: user.monitoring_permission ?? true,
  modules: [...(user.modules ?? [])],
  specialities: user.specialities,
  license_number: user.license_number,
  working_hours: user.working_hours ?? [],
  time_off: (user.time_off ?? []).map(({ entered_by, ...absence }) => ({
    ...absence,
    ...(entered_by && { entered_by: nameOf(entered_by) }),
  })),
  updated_at: user.updated_at,
  updated_by: user.updated_by ? { id: user.updated_by, name: nameOf(user.updated_by) } : null,
  version: user.version,
});
