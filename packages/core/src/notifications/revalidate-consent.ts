import * as Consents from "../consents/index.ts";
import type { MessageReason } from "../contracts/notifications/notifications.ts";
import type { OutboxItem } from "../db/outbox-message.entity.ts";

type Verdict = { facts: Record<string, string> } | { withdraw: MessageReason };

/**
 * Whether a message with a link to sign texts is still right just before it is sent, and the link it carries, which is
 * nowhere in the message until then. Two requests, one more for a merged patient.
 */
export async function revalidateConsent({ space, channel, about }: OutboxItem): Promise<Verdict> {
  if (!about?.consent) throw new Error("A message about consents that names no link");
  const of = { space_id: space, patient_id: about.patient };
  const { person, url, decided } = await Consents.linkForMessage(of, about.consent);
  const { consents_email, consents_sms, state } = person.patient;
  const consented = channel === "email" ? consents_email : consents_sms;
  if (!consented || state === "archived") return { withdraw: "consent_withdrawn" };
  if (decided) return { withdraw: "answered" };
  return url && state === "active" ? { facts: { url } } : { withdraw: "no_link" };
}
