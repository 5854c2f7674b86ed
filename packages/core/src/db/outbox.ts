import type { MessageKind, MessageReason } from "../contracts/notifications/notifications.ts";
import { nowIso } from "../platform/clock.ts";
import { requestContext } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { newId } from "../platform/ids.ts";
import type { LastNotified } from "./notices.ts";
import type { Operation } from "./transact.ts";

/**
 * A message to send once its change is committed. The text is made from the template and these facts when it is sent, so
 * that a corrected template also applies to waiting messages.
 */
export type Notification = {
  /** The same id is never sent twice. A new id by default. */
  id?: string;
  channel: "email" | "sms";
  template: string;
  language: "en" | "pt";
  to: string;
  facts: Record<string, string>;
  space?: string;
  /** For a message to a patient, which appears in the log and is sent only while it is true. */
  about?: About;
};

/** What a message to a patient is about. */
export type About = {
  patient: string;
  /** As it was when the message was written. */
  patient_name: string;
  kind: MessageKind;
  /** By start. */
  appointments: readonly AboutAppointment[];
};
export type AboutAppointment = { id: string } & Omit<LastNotified, "at">;

/** What a message said when it went out. */
export type SentText = { subject?: string; text: string };

export type OutboxItem = Required<Omit<Notification, "space" | "about">> & {
  about?: About;
  pk: string;
  sk: string;
  space: string;
  status: "pending" | "sending" | "sent" | "failed" | "withdrawn";
  /** Why it failed or was withdrawn. */
  reason?: MessageReason;
  attempts: number;
  /** The mark of the sender that took it last. */
  claim?: string;
  created_at: string;
  settled_at?: string;
  /** What it said, of one that went out to a patient. Absent on those sent by earlier versions. */
  said?: SentText;
  /** The message written in its place. */
  again?: string;
};

/** Key of an outbox item. */
export const outboxKey = (space: string, id: string) => ({
  pk: `$outbox#space_${space}`,
  sk: `$notification#${id}`,
});

/** The log of messages to patients: of a space, of a patient, and of a space's settled ones by what became of them. */
export const logKey = (space: string) => `$messages#space_${space}`;
export const patientLogKey = (space: string, patient: string) => `${logKey(space)}#patient_${patient}`;
export const settledLogKey = (space: string, status: string) => `${logKey(space)}#${status}`;

/** A message as it is first written. */
export function outboxItem(notification: Notification): OutboxItem {
  const space = notification.space ?? requestContext()?.actor?.spaceId ?? "none";
  const id = notification.id ?? newId("notification");
  return {
    ...outboxKey(space, id),
    id,
    space,
    channel: notification.channel,
    template: notification.template,
    language: notification.language,
    to: notification.to,
    facts: notification.facts,
    status: "pending",
    attempts: 0,
    created_at: nowIso(),
    ...(notification.about && { about: notification.about }),
  };
}

/** The write of a new message, for the transaction of the change that it is about. */
export function outboxWrite(notification: Notification): Operation {
  const item = outboxItem(notification);
  const order = `${item.created_at}#${item.id}`;
  return {
    write: {
      Put: {
        TableName: env("TABLE_NAME"),
        Item: {
          ...item,
          // Waiting messages are found by the retry job through one sparse index partition.
          gsi3pk: "$outbox#waiting",
          gsi3sk: order,
          ...(item.about && {
            gsi1pk: logKey(item.space),
            gsi1sk: order,
            gsi2pk: patientLogKey(item.space, item.about.patient),
            gsi2sk: order,
          }),
        },
        ConditionExpression: "attribute_not_exists(pk)",
      },
    },
  };
}
