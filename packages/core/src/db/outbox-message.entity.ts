// biome-ignore-all lint/suspicious/noTemplateCurlyInString: placeholders of ElectroDB key templates
import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { MessageReason } from "../contracts/notifications/notifications.ts";
import type { About, SentText } from "./message-content.ts";
import { table } from "./table.ts";

const [gsi1, gsi2, gsi3] = table.indexes;

/** The partition of messages that wait to be sent, of all spaces. */
export const WAITING = "$outbox#waiting";
/** The partition of a space's messages to patients that were settled with a status. */
export const settledList = (space: string, status: string) => `$messages#space_${space}#${status}`;
/** The sort key of a message in either list: by an instant, then by id. */
export const listOrder = (at: string, id: string) => `${at}#${id}`;

/** Other mails, such as invitations, are not listed in a log. */
const toPatients = { condition: ({ patient }: { patient?: string }) => Boolean(patient) };

/**
 * A mail or text message that waits, is being sent, or was settled. It is kept for a year.
 *
 * | access pattern                                         | index   | key                                          |
 * |--------------------------------------------------------|---------|----------------------------------------------|
 * | one message                                            | primary | space, id                                    |
 * | a space's messages to patients, newest first           | gsi1    | space, created at + id                       |
 * | a patient's messages, newest first                     | gsi2    | space + patient, created at + id             |
 * | waiting messages of all spaces, by their next try      | gsi3    | `$outbox#waiting`, next try + id             |
 * | a space's messages to patients with one status, newest | gsi3    | space + status, created at + id              |
 *
 * A message is in one list of gsi3 at a time, or in none, so its keys there are attributes that are set and removed.
 * Items of earlier versions have the same keys without ElectroDB's identifiers: read them with `ignoreOwnership`.
 */
export const OutboxMessageEntity = new Entity({
  model: { entity: "outboxMessage", version: "1", service: "meridian" },
  attributes: {
    space: { type: "string", required: true },
    id: { type: "string", required: true },
    channel: { type: ["email", "sms"] as const, required: true },
    template: { type: "string", required: true },
    language: { type: ["en", "pt"] as const, required: true },
    to: { type: "string", required: true },
    /**
     * What the template needs. Removed when the message is settled, because it may hold a link that signs in. A message of the
     * product that failed keeps it, encrypted where it does, so that an administrator can send it again.
     */
    facts: { type: CustomAttributeType<Record<string, string>>("any") },
    about: { type: CustomAttributeType<About>("any") },
    /** The patient of `about`, or empty. Absent on items of earlier versions. */
    patient: { type: "string", default: "" },
    status: { type: ["pending", "sending", "sent", "failed", "withdrawn"] as const, required: true },
    /** Why it failed or was withdrawn. */
    reason: { type: CustomAttributeType<MessageReason>("string") },
    attempts: { type: "number", required: true },
    /** A random mark of the sender that claimed it last. */
    claim: { type: "string" },
    created_at: { type: "string", required: true },
    settled_at: { type: "string" },
    /** The text of a message that was sent to a patient. Absent on those sent by earlier versions. */
    sent_text: { type: CustomAttributeType<SentText>("any"), field: "said" },
    /** Id of the message that was sent in its place. */
    replaced_by: { type: "string", field: "again" },
    /** Epoch seconds. */
    expires_at: { type: "number" },
    /** `WAITING`, a `settledList`, or absent. */
    gsi3pk: { type: "string" },
    /** A `listOrder`. */
    gsi3sk: { type: "string" },
  },
  indexes: {
    primary: {
      pk: {
        field: table.partitionKey,
        composite: ["space"],
        template: "$outbox#space_${space}",
        casing: "none",
      },
      sk: { field: table.sortKey, composite: ["id"], template: "$notification#${id}", casing: "none" },
    },
    bySpace: {
      index: gsi1.name,
      ...toPatients,
      pk: {
        field: gsi1.partitionKey,
        composite: ["space"],
        template: "$messages#space_${space}",
        casing: "none",
      },
      sk: {
        field: gsi1.sortKey,
        composite: ["created_at", "id"],
        template: "${created_at}#${id}",
        casing: "none",
      },
    },
    byPatient: {
      index: gsi2.name,
      ...toPatients,
      pk: {
        field: gsi2.partitionKey,
        composite: ["space", "patient"],
        template: "$messages#space_${space}#patient_${patient}",
        casing: "none",
      },
      sk: {
        field: gsi2.sortKey,
        composite: ["created_at", "id"],
        template: "${created_at}#${id}",
        casing: "none",
      },
    },
    byList: {
      index: gsi3.name,
      pk: { field: gsi3.partitionKey, composite: ["gsi3pk"], template: "${gsi3pk}", casing: "none" },
      sk: { field: gsi3.sortKey, composite: ["gsi3sk"], template: "${gsi3sk}", casing: "none" },
    },
  },
});

export type OutboxItem = EntityItem<typeof OutboxMessageEntity>;
