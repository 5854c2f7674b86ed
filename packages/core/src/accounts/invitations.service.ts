import type { accountsRoutes, Invitation } from "../contracts/accounts/accounts.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { allowanceWrite } from "../db/allowance.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import { put, remove, transact } from "../db/transact.ts";
import * as Notifications from "../notifications/index.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent, invalidField } from "../platform/errors.ts";
import { hashed, newId, newToken } from "../platform/ids.ts";
import { seal } from "../platform/secret.ts";
import * as Spaces from "../spaces/index.ts";
import { db } from "./entities.ts";
import type { InvitationItem } from "./invitation.entity.ts";
import { hasFreeSeat, headcount, retryOnHeadcountChange, sameHeadcount } from "./seats.ts";

const SEVEN_DAYS = 7 * 24 * 3600;
type NewInvitation = RequestOf<typeof accountsRoutes.invite>["body"];

const view = (item: InvitationItem): Invitation => ({
  id: item.id,
  email: item.email,
  name: item.name,
  role: item.role,
  created_at: item.created_at,
  expires_at: new Date(item.expires_at * 1000).toISOString(),
});

/** The invited person as a user, for counting the plan's seats. */
export const invitedPerson = (role: InvitationItem["role"]): Spaces.Person => ({
  role,
  practises: role === "professional",
  active: true,
  owner: false,
});

const pendingInvitations = () =>
  db.entities.invitation.query
    .primary({ space_id: actor().spaceId })
    .where((item, { gt }) => gt(item.expires_at, Math.floor(now() / 1000)));

/** Pending invitations, oldest first. One request. */
export async function listInvitations(query: { cursor?: string | undefined; limit: number }) {
  const cursor = await openCursor("invitations", query.cursor);
  const page = await pendingInvitations().go({ limit: query.limit, cursor });
  return { items: page.data.map(view), next: await sealCursor("invitations", page.cursor) };
}

/**
 * Invites somebody by e-mail. The token is sent in the mail and nowhere else. An earlier invitation to the same address
 * is revoked. Pending invitations count as seats, and of two sent at the same moment for the last seat one is refused:
 * 403 `plan.max_users`. 429 `throttled` above the limits for one address, or for one clinic in a day. Four requests.
 */
export const invite = (fields: NewInvitation): Promise<{ invitation: Invitation }> =>
  retryOnHeadcountChange(() => writeInvitation(fields));

async function writeInvitation(fields: NewInvitation): Promise<{ invitation: Invitation }> {
  const email = fields.email.trim().toLowerCase();
  const { spaceId, id: inviter } = actor();
  const [{ space, people }, pending] = await Promise.all([
    headcount(spaceId),
    pendingInvitations().go({ pages: "all" }),
  ]);
  if (people.some((user) => user.email === email)) throw invalidField("email", "email.member");
  const others = pending.data.filter((item) => item.email !== email);
  const seatHolders = [...people, ...others.map(({ role }) => invitedPerson(role))];
  if (!hasFreeSeat(invitedPerson(fields.role), seatHolders, Spaces.termsOf(space)))
    throw new AppError("forbidden", "plan.max_users");

  const token = newToken();
  const item = {
    space_id: spaceId,
    id: newId("invitation"),
    token_hash: hashed(token),
    email,
    name: fields.name,
    role: fields.role,
    invited_by: inviter,
    created_at: nowIso(),
    expires_at: Math.floor(now() / 1000) + SEVEN_DAYS,
  };
  const result = { invitation: view(item) };
  const replaced = pending.data.filter((earlier) => earlier.email === email);
  await transact({
    writes: [
      sameHeadcount(space),
      allowanceWrite("invite_address", email),
      allowanceWrite("invite_space", spaceId),
      put(db.entities.invitation.create(item).params()),
      ...replaced.map(({ id }) => remove(db.entities.invitation.delete({ space_id: spaceId, id }).params())),
    ],
    audit: { action: "invite", record: item.id },
    notify: [await mailFor(item, token, space.space_name)],
    result,
  });
  return result;
}

/** The token is encrypted in the outbox, so that somebody who reads the table cannot use it. */
const mailFor = async (item: InvitationItem, token: string, spaceName: string) => ({
  channel: "email" as const,
  template: "invitation",
  language: actor().language,
  to: item.email,
  facts: {
    name: item.name,
    inviter: actor().name,
    space_name: spaceName,
    role: item.role,
    email: item.email,
    token: await seal(Notifications.INVITATION_TOKEN, item.email, token),
  },
});

/** Revokes an invitation, so that its link stops working. 404 `invitation.not_found`. */
export async function revokeInvitation(id: string): Promise<{ result: "deleted" }> {
  const key = { space_id: actor().spaceId, id };
  await transact({
    writes: [remove(db.entities.invitation.remove(key).params(), () => absent("invitation"))],
    audit: { action: "delete", record: id },
  });
  return { result: "deleted" };
}

/** The invitation of a link; 404 `invitation.not_found` for a used, revoked, expired or unknown one. */
export async function findInvitation(token: string): Promise<InvitationItem> {
  const { data } = await db.entities.invitation.query.link({ token_hash: hashed(token) }).go({ limit: 1 });
  const found = data[0];
  if (!found || found.expires_at * 1000 <= now()) throw absent("invitation");
  return found;
}

/** What the form for accepting an invitation shows. Two requests. */
export async function readInvitation(token: string) {
  const { name, email, role, space_id } = await findInvitation(token);
  const { data } = await Spaces.db.entities.space.get({ id: space_id }).go();
  if (!data) throw absent("invitation");
  return { name, email, role, space_name: data.space_name };
}
