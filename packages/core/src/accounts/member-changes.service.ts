import type { accountsRoutes, Member } from "../contracts/accounts/accounts.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField, stale } from "../platform/errors.ts";
import { signOutEverywhere } from "../platform/identity.ts";
import { setPerson } from "../platform/identity-accounts.ts";
import { errorFacts, log } from "../platform/logger.ts";
import type { SpaceItem, UserItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import { memberView, nameIn } from "./members.service.ts";
import { hasFreeSeat, headcount, retryOnHeadcountChange, sameHeadcount } from "./seats.ts";
import { enteredBy } from "./time-off.ts";

type MemberChanges = RequestOf<typeof accountsRoutes.updateMember>["body"];

/**
 * Changes a colleague's role, permissions, modules or state. The owner's role and state cannot be changed, so that a
 * clinic always has somebody who can manage it. Deactivating ends the user's sessions: every function forgets the user
 * within 30 seconds, and refresh tokens stop working. Throws 404 `user.not_found`, 409 `user.stale` and
 * `user.is_owner`, 403 `plan.max_users`. Three requests.
 */
export async function updateMember(userId: string, changes: MemberChanges): Promise<{ user: Member }> {
  const { before, after, view } = await retryOnHeadcountChange(() => write(userId, changes));
  Spaces.forgetActor({ userId, spaceId: before.space_id });
  if (before.active && !after.active) await endSessions(before);
  if (before.name !== after.name) await syncNameToUserPool(after);
  return { user: view };
}

/** Mails of the user pool address the user by name. */
async function syncNameToUserPool(user: UserItem): Promise<void> {
  await setPerson(user.subject ?? user.email, user).catch((error) =>
    log("warn", "person not carried to the user pool", { user: user.id, ...errorFacts(error) }),
  );
}

/**
 * The table already refuses the user; this also revokes the tokens. If the user pool cannot be reached, the table alone
 * is enough.
 */
async function endSessions({ subject, email, id }: UserItem): Promise<void> {
  await signOutEverywhere(subject ?? email).catch((error) =>
    log("error", "tokens not revoked", { user: id, ...errorFacts(error) }),
  );
}

async function write(userId: string, changes: MemberChanges) {
  const { space, people } = await headcount(actor().spaceId);
  const before = people.find(({ id }) => id === userId);
  if (!before) throw absent("user");
  const nameOf = nameIn(people);
  if (before.version !== changes.version) throw stale("user", memberView(before, nameOf));
  checkEstablishments(changes, space);
  const after = withChanges(before, changes);
  if (before.owner && (!after.active || after.role !== before.role))
    throw new AppError("conflict", "user.is_owner");
  const seatChanges = occupiedSeat(before) !== occupiedSeat(after);
  const others = people.filter(({ id }) => id !== userId);
  if (seatChanges && occupiedSeat(after) && !hasFreeSeat(after, others, Spaces.termsOf(space)))
    throw new AppError("forbidden", "plan.max_users");
  await transact({
    writes: [...(seatChanges ? [sameHeadcount(space)] : []), changesWrite(before, after, nameOf)],
    audit: { action: "update", record: userId },
  });
  return { before, after, view: memberView(after, nameOf) };
}

/** Working hours may only name establishments of this clinic. */
function checkEstablishments({ working_hours = [] }: MemberChanges, { establishments }: SpaceItem) {
  for (const [index, { establishment }] of working_hours.entries())
    if (establishment !== null && !establishments.some(({ id }) => id === establishment))
      throw invalidField(`working_hours.${index}.establishment`, "establishment.not_found");
}

/** The seat that a user occupies in the plan. A deactivated user occupies none. */
const occupiedSeat = (user: UserItem) => (user.active ? Spaces.seatOf(user) : undefined);

function withChanges(before: UserItem, { version, ...changes }: MemberChanges): UserItem {
  const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const after: UserItem = { ...before, ...defined };
  if (changes.time_off) after.time_off = enteredBy(actor().id, changes.time_off, before.time_off ?? []);
  // A professional treats and a receptionist does not; for a manager it is a choice.
  if (after.role === "professional" || after.role === "student") after.practises = true;
  if (after.role === "receptionist") after.practises = false;
  return { ...after, version: version + 1, updated_at: nowIso(), updated_by: actor().id };
}

const changesHours = (before: UserItem, after: UserItem) =>
  before.working_hours !== after.working_hours || before.time_off !== after.time_off;

/** Writes only the changed attributes, so that attributes other services write at the same time are not overwritten. */
function changesWrite(before: UserItem, after: UserItem, nameOf: (id: string) => string) {
  const differing = Object.entries(after).filter(
    ([name, value]) => name !== "version" && name !== "modules" && value !== before[name as keyof UserItem],
  );
  const modules = after.modules ?? [];
  const patch = Spaces.db.entities.user
    .patch({ space_id: before.space_id, id: before.id })
    .set(Object.fromEntries(differing));
  // DynamoDB stores no empty set: without modules the attribute is removed.
  const granted = modules.length > 0 ? patch.set({ modules: [...modules] }) : patch.remove(["modules"]);
  const params = granted
    .add({ version: 1, ...(changesHours(before, after) && { schedule_version: 1 }) })
    .where(({ version }, { eq }) => eq(version, before.version))
    .params();
  const parsed = (Item: Record<string, unknown>) =>
    memberView(Spaces.db.entities.user.parse({ Item }).data as UserItem, nameOf);
  return update(params, (current) => (current ? stale("user", parsed(current)) : absent("user")));
}
