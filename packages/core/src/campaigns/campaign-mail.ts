import { createHash } from "node:crypto";
import type { campaignsRoutes } from "../contracts/campaigns/campaigns.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import type { Notification } from "../db/outbox.ts";
import { transact } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import type { CampaignItem } from "./campaign.entity.ts";

/** The letters of ids. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The id of the message of a mail to a user: always the same, so that no user can get it twice. */
export function messageId(campaign: string, user: string): string {
  const bytes = createHash("sha256").update(`${campaign}|${user}`).digest().subarray(0, 26);
  return `ntf_${[...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join("")}`;
}

type To = { id: string; space_id: string; email: string; language: Language };
type Words = { kind: CampaignItem["kind"]; subject: string; body: string };

const notification = ({ kind, subject, body }: Words, to: To, language: Language): Notification => ({
  channel: "email",
  template: "campaign",
  language,
  to: to.email,
  space: to.space_id,
  facts: { kind, subject, body, space: to.space_id, user: to.id },
});

/** The message of a mail to a user, in the user's language. It holds the text, which cannot change once sending began. */
export function messageTo(campaign: CampaignItem, user: To): Notification & { id: string } {
  const pt = user.language === "pt";
  const words = {
    kind: campaign.kind,
    subject: pt ? campaign.subject_pt : campaign.subject_en,
    body: pt ? campaign.body_pt : campaign.body_en,
  };
  const { facts, ...message } = notification(words, user, user.language);
  return { ...message, facts: { ...facts, campaign: campaign.id }, id: messageId(campaign.id, user.id) };
}

type Test = RequestOf<typeof campaignsRoutes.sendTestMail>["body"];

/** Sends what is typed to oneself. Two requests. */
export async function sendTestMail({ language, ...words }: Test): Promise<{ to: string }> {
  const { users } = await Spaces.spacesAndUsersIn([], [{ space: actor().spaceId, user: actor().id }]);
  const [user] = users;
  if (!user) throw absent("user");
  const id = newId("notification");
  const result = { to: user.email };
  await transact({
    writes: [],
    audit: { action: "create", record: id },
    notify: [{ ...notification(words, user, language), id }],
    result,
  });
  return result;
}
