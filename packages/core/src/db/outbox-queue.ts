import { randomUUID } from "node:crypto";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { QueryCommand, UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import type { MessageReason } from "../contracts/notifications/notifications.ts";
import { now, nowIso } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";
import { plain } from "./idempotency.ts";
import { type OutboxItem, outboxKey, type SentText, settledLogKey } from "./outbox.ts";

/** A message as it waits, with when it may next be tried. */
export type WaitingItem = OutboxItem & { gsi3sk: string };

/** Milliseconds after which a claim is abandoned: its process died while sending, since none runs as long. */
const CLAIM_MS = 10 * 60_000;
const KEPT_SECONDS = 365 * 24 * 3600;

const order = (at: number, id: string) => `${new Date(at).toISOString()}#${id}`;

/**
 * Claims a waiting message for sending. One caller gets it; every other caller gets undefined, as does every caller before
 * it is due. `attempts` includes this try. Each claim has a mark, by which it is recognised if its response was lost.
 */
export async function claim({ space, id }: { space: string; id: string }): Promise<OutboxItem | undefined> {
  const mark = randomUUID();
  const item = await updateOnce(
    {
      Key: outboxKey(space, id),
      UpdateExpression: "SET #status = :sending, gsi3sk = :stuck, claim = :mark ADD attempts :one",
      ConditionExpression: "#status = :pending AND gsi3sk <= :now",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: {
        ":sending": "sending",
        ":pending": "pending",
        ":stuck": order(now() + CLAIM_MS, id),
        // Sorts after every id of this very millisecond.
        ":now": `${nowIso()}~`,
        ":mark": mark,
        ":one": 1,
      },
    },
    (found) => found.claim === mark && found.status === "sending",
  );
  return item as OutboxItem | undefined;
}

type Item = Record<string, unknown>;

/**
 * Updates one item on a condition and returns the updated item, or undefined when the condition does not hold. If the
 * response is lost it tries once more; `isDone` then says whether the first try had already made this update.
 */
async function updateOnce(
  update: Omit<UpdateCommandInput, "TableName">,
  isDone: (found: Item) => boolean,
): Promise<Item | undefined> {
  const write = async () => {
    const { Attributes } = await documentClient().send(
      new UpdateCommand({
        TableName: env("TABLE_NAME"),
        ...update,
        ReturnValues: "ALL_NEW",
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      }),
    );
    return Attributes;
  };
  const refused = (error: unknown) => {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const found = plain(error.Item);
    return found && isDone(found) ? found : undefined;
  };
  try {
    return await write();
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return refused(error);
    return await write().catch(refused);
  }
}

/** Puts a claimed message back to be tried again at a moment (epoch milliseconds). */
export const putBack = (message: OutboxItem, at: number) =>
  settle(message, {
    expression: "SET #status = :status, gsi3sk = :next",
    values: { ":status": "pending", ":next": order(at, message.id) },
  });

/** Maximum number of characters of a stored message. The mail about a series is shorter. */
const MAX_KEPT = 6000;

/**
 * Settles a claimed message. Its recipient, time and status are stored for a year, and the text of a message to a patient
 * as well. The text of other messages is deleted, because it may hold a link that signs in.
 */
export function end(
  message: OutboxItem,
  status: "sent" | "failed" | "withdrawn",
  { reason, said }: { reason?: MessageReason; said?: SentText } = {},
): Promise<void> {
  const set = ["#status = :status", "settled_at = :at", "expires_at = :expires"];
  const values: Record<string, unknown> = {
    ":status": status,
    ":at": nowIso(),
    ":expires": Math.floor(now() / 1000) + KEPT_SECONDS,
  };
  if (reason) {
    set.push("reason = :reason");
    values[":reason"] = reason;
  }
  if (said && message.about) {
    set.push("said = :said");
    values[":said"] = { ...said, text: said.text.slice(0, MAX_KEPT) };
  }
  // A patient's message moves from the waiting messages to the log of its status.
  if (message.about) {
    set.push("gsi3pk = :log", "gsi3sk = gsi1sk");
    values[":log"] = settledLogKey(message.space, status);
  }
  const gone = message.about ? "facts" : "gsi3pk, gsi3sk, facts";
  return settle(message, { expression: `SET ${set.join(", ")} REMOVE ${gone}`, values });
}

async function settle(
  message: OutboxItem,
  { expression, values }: { expression: string; values: Record<string, unknown> },
): Promise<void> {
  const item = await updateOnce(
    {
      Key: { pk: message.pk, sk: message.sk },
      UpdateExpression: expression,
      ConditionExpression: "#status = :sending AND attempts = :attempts",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: { ...values, ":sending": "sending", ":attempts": message.attempts },
    },
    (found) => found.status === values[":status"] && found.attempts === message.attempts,
  );
  if (!item) throw new Error("the message is no longer this sender's");
}

export type WaitingPage = { items: WaitingItem[]; cursor: Item | undefined };

/**
 * Messages due by a moment (epoch milliseconds), oldest first: waiting ones, and claims that were never settled. A run
 * continues with the cursor, so that it reads a message that stays due only once.
 */
export async function due(by: number, limit: number, cursor?: Item): Promise<WaitingPage> {
  const page = await documentClient().send(
    new QueryCommand({
      TableName: env("TABLE_NAME"),
      IndexName: "gsi3",
      KeyConditionExpression: "gsi3pk = :waiting AND gsi3sk <= :by",
      // Sorts after every id of this very millisecond.
      ExpressionAttributeValues: { ":waiting": "$outbox#waiting", ":by": `${new Date(by).toISOString()}~` },
      Limit: limit,
      ...(cursor && { ExclusiveStartKey: cursor }),
    }),
  );
  return { items: (page.Items ?? []) as WaitingItem[], cursor: page.LastEvaluatedKey };
}
