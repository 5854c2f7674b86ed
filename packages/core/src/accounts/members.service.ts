import type { Member } from "../contracts/accounts.ts";
import { actor } from "../platform/context.ts";
import { Spaces, type UserItem } from "../spaces/index.ts";

/** Everyone of the space, the deactivated too. One request. */
export async function list(): Promise<{ items: Member[]; next: null }> {
  const { data } = await Spaces.db.entities.user.query
    .primary({ space_id: actor().spaceId })
    .go({ pages: "all" });
  return { items: data.map(memberView), next: null };
}

/** A user as colleagues see one. */
export const memberView = (user: UserItem): Member => ({
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
  modules: [...(user.modules ?? [])],
  version: user.version,
});
