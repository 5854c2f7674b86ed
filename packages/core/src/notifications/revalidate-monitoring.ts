import type { MessageReason } from "../contracts/notifications/notifications.ts";
import type { OutboxItem } from "../db/outbox-message.entity.ts";
import * as Monitoring from "../monitoring/index.ts";
import * as Patients from "../patients/index.ts";
import { nowIso } from "../platform/clock.ts";

type Verdict = { facts: Record<string, string> } | { withdraw: MessageReason };

/**
 * Whether a message about monitoring is still right just before it is sent, and the link it carries, which is nowhere in
 * the message until then. Two requests, three for a reminder; one more for every merge since it was written.
 */
export async function revalidateMonitoring({ space, channel, about }: OutboxItem): Promise<Verdict> {
  const monitoring = about?.monitoring;
  if (!about || !monitoring) throw new Error("A message about monitoring that names no link");
  const [patient] = await Patients.patientsIn([{ space, patient: about.patient }]);
  const records = patient ? Patients.recordsOf(await Patients.remainingOf(patient)) : [];
  const link = await Monitoring.linkForMessage(space, monitoring.link_of, records);
  const consented = channel === "email" ? patient?.consents_email : patient?.consents_sms;
  if (!consented || patient?.state === "archived") return { withdraw: "consent_withdrawn" };
  if (!link) return { withdraw: "no_link" };
  const { reminder } = monitoring;
  if (!reminder) return { facts: { url: link.url } };
  if (reminder.until <= nowIso()) return { withdraw: "too_late" };
  if (link.remindersPaused) return { withdraw: "not_asked" };
  const left = await Monitoring.stillAsked(space, reminder);
  return left.asked > 0
    ? { facts: { url: link.url, count: String(left.asked) } }
    : { withdraw: left.answered > 0 ? "answered" : "not_asked" };
}
