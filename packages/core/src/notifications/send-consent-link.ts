import { isMinor } from "../clinical/consents/required-consents.ts";
import * as Consents from "../consents/index.ts";
import type { ConsentLinkMessage, consentLinkRoutes } from "../contracts/consents/consent-links.ts";
import type { RequestOf, ResponseOf } from "../contracts/kernel/route.ts";
import type { MessageChannel } from "../contracts/notifications/notifications.ts";
import { allowanceWrite } from "../db/allowance.ts";
import type { AboutConsent } from "../db/message-content.ts";
import { deliveryOf, type Notification, outboxItem } from "../db/outbox.ts";
import type { OutboxItem } from "../db/outbox-message.entity.ts";
import { transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { AppError } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { dayIn } from "../time/day-in.ts";
import { longDay } from "../time/long-day.ts";
import { channelStates } from "./compose.ts";
import { linkWithoutKey } from "./link-without-key.ts";
import { preview } from "./templates/composed.ts";
import { consentLinkMail } from "./templates/consents.ts";
import { textWithLink } from "./templates/link-in.ts";
import { publishedWording } from "./wording.ts";

type Signer = AboutConsent["signer"];

/** The facts of the message. Not the link, which is added while it is being sent, and no text's name. */
function factsOf({ patient, space }: Consents.Person, signer: Signer, ends_at: string) {
  const isForAnother = signer === "representative";
  return {
    name: isForAnother ? patient.legal_representative : patient.name,
    patient: isForAnother ? patient.name : "",
    clinic: space.space_name,
    phone: space.phone ?? "",
    until: longDay(patient.language, dayIn(space.time_zone, ends_at)),
  };
}

/** The message as it would be sent now, without its key. One request, one more for a merged patient. Throws 404. */
export async function previewConsentMessage(patientId: string, signer: Signer): Promise<ConsentLinkMessage> {
  const [person, wording] = await Promise.all([Consents.recipientOf(patientId), publishedWording()]);
  const { patient, space, age } = person;
  const { language } = patient;
  const minor = isMinor(age);
  const facts = {
    ...factsOf(person, minor ? "representative" : signer, Consents.linkEnd()),
    url: linkWithoutKey(`${env("WEB_ORIGIN")}/consent/key`),
  };
  const templates = { mail: consentLinkMail, text: textWithLink("consent-link") };
  return {
    language,
    channels: channelStates(space, patient),
    ...(await preview(templates, language, facts, wording)),
    patient_name: patient.name,
    minor,
    representative: patient.legal_representative,
  };
}

type Request = Pick<RequestOf<typeof consentLinkRoutes.sendLink>, "params" | "body">;

/**
 * Writes the messages that carry a link to sign texts, together with a new link where none is open for exactly these. Three
 * requests, one more for a merged patient. Throws 404 for the patient or a text, 403 `consent.therapeutic`, 409
 * `message.no_channel` where a channel does not reach the patient, 409 for a patient who is archived or merged, 400, 429.
 */
export async function sendConsentLink({
  params: { patient },
  body: { channels, ...wanted },
}: Request): Promise<ResponseOf<typeof consentLinkRoutes.sendLink>> {
  const ids = Object.fromEntries(channels.map((channel) => [channel, newId("notification")]));
  const { person, link, ends_at, writes } = await Consents.writesToSendLink(patient, wanted, ids);
  const reached = channelStates(person.space, person.patient).filter(
    ({ channel, blocked }) => blocked === null && channels.includes(channel),
  );
  if (reached.length < channels.length) throw new AppError("conflict", "message.no_channel");
  const consent = { ...link, signer: wanted.signer };
  const notify = reached.map((address) => ({
    ...notificationOf(person, { consent, ends_at }, address),
    id: ids[address.channel] ?? "",
  }));
  const result = { messages: notify.map((notification) => deliveryOf(outboxItem(notification))) };
  await transact({
    writes: [...writes, allowanceWrite("consent_message", `${actor().spaceId}|${patient}`)],
    audit: { action: "create", record: patient },
    notify,
    result,
  });
  return result;
}

const notificationOf = (
  person: Consents.Person,
  { consent, ends_at }: { consent: AboutConsent; ends_at: string },
  { channel, to }: { channel: MessageChannel; to: string },
): Notification => ({
  channel,
  to,
  template: "consent-link",
  language: person.patient.language,
  space: person.space.id,
  facts: factsOf(person, consent.signer, ends_at),
  about: {
    patient: person.patient.patient_id,
    patient_name: person.patient.name,
    kind: "consent_link",
    appointments: [],
    consent,
  },
});

/**
 * A failed message with the link once more, to the patient's present address. Two requests, one more for a merged patient.
 * Throws 409 `message.outdated` where that link no longer works, `message.no_channel`.
 */
export async function consentMessageAgain({ channel, about }: Pick<OutboxItem, "channel" | "about">) {
  if (!about?.consent) throw new AppError("conflict", "message.outdated");
  const id = newId("notification");
  const { person, ends_at, writes } = await Consents.writesToSendAgain(about.patient, about.consent, {
    [channel]: id,
  });
  const address = channelStates(person.space, person.patient).find((one) => one.channel === channel);
  if (person.patient.state !== "active" || address?.blocked !== null)
    throw new AppError("conflict", "message.no_channel");
  if (writes.length === 0 || ends_at <= nowIso()) throw new AppError("conflict", "message.outdated");
  const consent = about.consent;
  return { notification: { ...notificationOf(person, { consent, ends_at }, address), id }, writes };
}
