import type { accountsRoutes, SessionUser } from "../contracts/accounts/accounts.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import { transact, update } from "../db/transact.ts";
import * as LegalTexts from "../legal-texts/index.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError } from "../platform/errors.ts";
import type { UserItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";

const claims = () => ({ userId: actor().id, spaceId: actor().spaceId });

/**
 * Records that the signed-in user accepts the versions in force. Repeating it changes nothing. Two requests, one more where another window
 * accepted at the same moment. Throws 409 `legal_text.changed` where one of them is not in force (any more).
 */
export async function acceptTexts({
  texts,
  language,
}: RequestOf<typeof accountsRoutes.acceptTexts>["body"]): Promise<{ user: SessionUser }> {
  const { user, space, timers } = await Spaces.loadUserAndSpace(claims());
  await LegalTexts.acceptedTexts.read();
  if (texts.some(({ text, number }) => LegalTexts.acceptedTexts.current(text).number !== number))
    throw new AppError("conflict", "legal_text.changed");
  const before = LegalTexts.acceptedBy(user);
  const fresh = texts.filter(({ text, number }) => number > before[text]);
  const accepted = LegalTexts.acceptedAttributes(fresh);
  if (fresh.length > 0) {
    await record(user, fresh, { accepted, language });
    Spaces.forgetActor(claims());
  }
  return { user: await Spaces.sessionUserOf({ ...user, ...accepted }, space, timers) };
}

type Accepted = ReturnType<typeof LegalTexts.acceptedAttributes>;

async function record(
  { id, space_id }: UserItem,
  fresh: readonly LegalTexts.AcceptedVersion[],
  { accepted, language }: { accepted: Accepted; language: "en" | "pt" },
): Promise<void> {
  const twice = () => new AppError("conflict", "legal_text.accepted");
  const how = { at: nowIso(), language, by: "question" } as const;
  await transact({
    writes: [
      update(Spaces.db.entities.user.patch({ space_id, id }).set(accepted).params()),
      ...LegalTexts.acceptanceWrites({ space_id, user_id: id }, fresh, how, twice),
    ],
    audit: { action: "accept", record: fresh.map(({ text, number }) => `${text} ${number}`).join(", ") },
  }).catch((error) => {
    // Another window of the same user was faster, which is the same.
    if (!(error instanceof AppError) || error.code !== "legal_text.accepted") throw error;
  });
}

/** What the signed-in user accepted, newest first. Two requests. */
export async function listAcceptances(): Promise<ResponseOf<typeof accountsRoutes.listAcceptances>> {
  const { id: user_id, spaceId: space_id } = actor();
  const [{ data: user }, items] = await Promise.all([
    Spaces.db.entities.user
      .get({ space_id, id: user_id })
      .go({ attributes: ["terms_version", "privacy_version", "role", "owner"] }),
    LegalTexts.acceptancesOf({ space_id, user_id }),
  ]);
  return { accepted: LegalTexts.acceptedBy(user ?? { role: "", owner: false }), items };
}
