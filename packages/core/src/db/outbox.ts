import { nowIso } from "../platform/clock.ts";
import { requestContext } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { newId } from "../platform/ids.ts";
import type { Operation } from "./transact.ts";

/**
 * A message to send once the change it belongs to stands. The text is made when it is sent, from the template and
 * these facts, so that a template mended today mends what is still waiting.
 */
export type Notification = {
  /** Names the message for good: the same id is never sent twice. A new one when absent. */
  id?: string;
  channel: "email" | "sms";
  template: string;
  language: "en" | "pt";
  to: string;
  facts: Record<string, string>;
  space?: string;
};

export type OutboxItem = Required<Omit<Notification, "space">> & {
  pk: string;
  sk: string;
  space: string;
  status: "pending" | "sending" | "sent" | "failed";
  attempts: number;
  created_at: string;
};

/** Key of an outbox item. */
export const outboxKey = (space: string, id: string) => ({
  pk: `$outbox#space_${space}`,
  sk: `$notification#${id}`,
});

export function outboxWrite(notification: Notification): Operation {
  const space = notification.space ?? requestContext()?.actor?.spaceId ?? "none";
  const id = notification.id ?? newId("notification");
  const at = nowIso();
  return {
    write: {
      Put: {
        TableName: env("TABLE_NAME"),
        Item: {
          ...outboxKey(space, id),
          // Waiting messages are found by the retry job through one sparse index partition.
          gsi3pk: "$outbox#waiting",
          gsi3sk: `${at}#${id}`,
          id,
          space,
          channel: notification.channel,
          template: notification.template,
          language: notification.language,
          to: notification.to,
          facts: notification.facts,
          status: "pending",
          attempts: 0,
          created_at: at,
        },
        ConditionExpression: "attribute_not_exists(pk)",
      },
    },
  };
}
