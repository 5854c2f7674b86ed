import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { linkMessageRoutes, MonitoringMessages } from "../contracts/monitoring/link-messages.ts";
import type { SmsKey } from "../contracts/notifications/message-texts.ts";
import type { MessageChannel } from "../contracts/notifications/notifications.ts";
import { allowanceWrite } from "../db/allowance.ts";
import type { AboutMonitoring } from "../db/message-content.ts";
import { deliveryOf, outboxItem } from "../db/outbox.ts";
import type { OutboxItem } from "../db/outbox-message.entity.ts";
import { transact } from "../db/transact.ts";
import * as Monitoring from "../monitoring/index.ts";
import * as Patients from "../patients/index.ts";
import { actor } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { AppError, absent } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import * as Spaces from "../spaces/index.ts";
import { channelStates } from "./compose.ts";
import { linkWithoutKey } from "./link-without-key.ts";
import { bodyOf, monitoringFacts, monitoringNotification } from "./monitoring-messages.ts";
import { type MailTemplate, preview } from "./templates/composed.ts";
import { textWithLink } from "./templates/link-in.ts";
import { monitoringLinkMail, monitoringReminderMail } from "./templates/monitoring.ts";
import { publishedWording } from "./wording.ts";

/** The patient, the clinic and a professional's text. Two requests. Throws 404. */
async function readContext(patientId: string, author = actor().id) {
  const { spaceId } = actor();
  const [patient, { spaces, users }] = await Promise.all([
    Patients.readPatient(patientId),
    Spaces.spacesAndUsersIn([spaceId], [{ space: spaceId, user: author }]),
  ]);
  const [space] = spaces;
  if (!space) throw absent("patient");
  return { patient, space, body: bodyOf(users[0], patient.language) };
}

/**
 * The message with the link, and a reminder of one symptom, as they would be sent now, without the key. Two requests, and
 * those of {@link publishedWording}. Throws 404.
 */
export async function previewLinkMessage(patientId: string): Promise<MonitoringMessages> {
  const [{ patient, space, body }, wording] = await Promise.all([readContext(patientId), publishedWording()]);
  const facts = monitoringFacts({
    space,
    patient,
    facts: { body, url: linkWithoutKey(`${env("WEB_ORIGIN")}/monitoring/key`) },
  });
  const { language } = patient;
  const shown = (mail: MailTemplate, text: SmsKey) =>
    preview({ mail, text: textWithLink(text) }, language, facts, wording);
  return {
    language,
    channels: channelStates(space, patient),
    ...(await shown(monitoringLinkMail, "monitoring-link")),
    reminder: await shown(monitoringReminderMail, "monitoring-reminder"),
  };
}

type Request = Pick<RequestOf<typeof linkMessageRoutes.sendLink>, "params" | "body">;

/**
 * Writes the messages that carry the patient's link, together with a new link where one is asked for or none can be shown.
 * Four requests. Throws 404, 409 `message.no_channel` where a channel does not reach the patient, 409 for a patient who is
 * archived or merged, and 429.
 */
export async function sendLink({
  params,
  body: { channels, replace },
}: Request): Promise<ResponseOf<typeof linkMessageRoutes.sendLink>> {
  const context = await readContext(params.patient);
  const reached = channelStates(context.space, context.patient).filter(
    ({ channel, blocked }) => blocked === null && channels.includes(channel),
  );
  if (reached.length < channels.length) throw new AppError("conflict", "message.no_channel");
  const ids = Object.fromEntries(reached.map(({ channel }) => [channel, newId("notification")]));
  const { patient_id, space_id } = context.patient;
  const { linkOf, writes } = await Monitoring.writesToSendLink(
    Patients.recordsOf(context.patient),
    ids,
    replace,
  );
  const from = { link_of: linkOf, sent_by: actor().id };
  const notify = reached.map((address) => linkNotification(context, address, from, ids[address.channel]));
  const result = { messages: notify.map((notification) => deliveryOf(outboxItem(notification))) };
  await transact({
    writes: [...writes, allowanceWrite("monitoring_link", `${space_id}|${patient_id}`)],
    audit: { action: "create", record: patient_id },
    notify,
    result,
  });
  return result;
}

const linkNotification = (
  { patient, space, body }: Awaited<ReturnType<typeof readContext>>,
  address: { channel: MessageChannel; to: string },
  monitoring: AboutMonitoring,
  id = newId("notification"),
) => ({
  ...monitoringNotification(
    { kind: "monitoring_link", space, patient, facts: { body }, monitoring },
    address,
  ),
  id,
});

/**
 * A failed message with the link once more, to the patient's present address, with the link that works now and the text of
 * who sent it. Three requests. Throws 409 `message.outdated` where no link works or it was a reminder, `message.no_channel`.
 */
export async function linkMessageAgain({ channel, about }: Pick<OutboxItem, "channel" | "about">) {
  const outdated = () => new AppError("conflict", "message.outdated");
  const { link_of, sent_by } = about?.monitoring ?? {};
  if (!about || !link_of || !sent_by) throw outdated();
  const context = await readContext(about.patient, sent_by);
  const address = channelStates(context.space, context.patient).find((one) => one.channel === channel);
  if (context.patient.state !== "active" || address?.blocked !== null)
    throw new AppError("conflict", "message.no_channel");
  const notification = linkNotification(context, address, { link_of, sent_by });
  const noted = await Monitoring.writeToSendAgain(link_of, { [channel]: notification.id });
  if (!noted) throw outdated();
  return { notification, writes: [noted] };
}
