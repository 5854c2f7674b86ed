import type { accountsRoutes } from "../contracts/accounts/accounts.ts";
import { MODULES } from "../contracts/kernel/access.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { put, remove, transact } from "../db/transact.ts";
import * as LegalTexts from "../legal-texts/index.ts";
import { now, nowIso } from "../platform/clock.ts";
import { AppError, absent } from "../platform/errors.ts";
import { createConfirmed, EmailTaken, type NewAccount, orTakeBack } from "../platform/identity-accounts.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import * as Subscription from "../subscription/index.ts";
import { db } from "./entities.ts";
import type { InvitationItem } from "./invitation.entity.ts";
import { findInvitation, invitedPerson } from "./invitations.service.ts";
import { checkPassword } from "./password-rules.ts";
import { hasFreeSeat, headcount, retryOnHeadcountChange, sameHeadcount } from "./seats.ts";
import { freeAddress } from "./taken-address.ts";

type Acceptance = RequestOf<typeof accountsRoutes.acceptInvitation>["body"];

/**
 * Opens the account of an invited person. The e-mail address is proven by the link, which works once. The plan's seats
 * are checked in the write itself, so that of two people who accept at the same moment for the last seat one is
 * refused. Throws 404 `invitation.not_found`, 409 `invitation.email_taken`, 403 `plan.max_users`. If a step fails, the
 * earlier ones are undone.
 */
export async function acceptInvitation(token: string, form: Acceptance) {
  const invitation = await findInvitation(token);
  checkPassword(form.password, { email: invitation.email, name: form.name });
  const owner = { userId: newId("user"), spaceId: invitation.space_id };
  const subject = await openAccount({ ...form, ...owner, email: invitation.email });
  await orTakeBack(subject, () =>
    retryOnHeadcountChange(() => join(invitation, form, { ...owner, subject })),
  );
  return { status: 201 as const, user: { id: owner.userId, email: invitation.email } };
}

async function openAccount(account: NewAccount): Promise<string> {
  try {
    return await createConfirmed(account);
  } catch (error) {
    if (!(error instanceof EmailTaken)) throw error;
    if ((await freeAddress(account.email)) === "freed") return createConfirmed(account);
    throw new AppError("conflict", "invitation.email_taken");
  }
}

type Joining = { userId: string; spaceId: string; subject: string };

async function join(invitation: InvitationItem, form: Acceptance, who: Joining): Promise<void> {
  const [{ space, people }, texts] = await Promise.all([
    headcount(invitation.space_id),
    LegalTexts.versionsInForce(),
  ]);
  if (!hasFreeSeat(invitedPerson(invitation.role), people, Spaces.termsOf(space)))
    throw new AppError("forbidden", "plan.max_users");
  const code = Subscription.newReferralCode();
  const link = db.entities.invitation
    .remove({ space_id: space.id, id: invitation.id })
    .where((item, { gt }) => gt(item.expires_at, Math.floor(now() / 1000)));
  try {
    await transact({
      writes: [
        sameHeadcount(space),
        remove(link.params(), () => absent("invitation")),
        put(
          Spaces.db.entities.user
            .create({ ...userOf(invitation, form, who, code), ...LegalTexts.acceptedAttributes(texts) })
            .params(),
        ),
        ...LegalTexts.acceptanceWrites({ space_id: who.spaceId, user_id: who.userId }, texts, {
          at: nowIso(),
          language: form.language,
          by: "invitation",
        }),
        Subscription.referralWrite(code, who),
      ],
      audit: { action: "create", record: who.userId, space: space.id, user: who.userId },
    });
  } catch (error) {
    if (error instanceof Subscription.CodeInUse) return join(invitation, form, who);
    throw error;
  }
}

const userOf = (invitation: InvitationItem, form: Acceptance, who: Joining, code: string) => ({
  space_id: who.spaceId,
  id: who.userId,
  subject: who.subject,
  name: form.name,
  email: invitation.email,
  language: form.language,
  role: invitation.role,
  practises: invitedPerson(invitation.role).practises,
  // A receptionist needs no modules; everyone else starts with all that the space owns.
  ...(invitation.role !== "receptionist" && { modules: [...MODULES] }),
  referral_code: code,
  welcome_waits: true,
  tutorial_open: true,
  created_at: nowIso(),
  updated_at: nowIso(),
});
