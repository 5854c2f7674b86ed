import { GetCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import type { MessageStatus } from "../contracts/notifications/notifications.ts";
import { now } from "../platform/clock.ts";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";
import { logKey, type OutboxItem, outboxKey, patientLogKey, settledLogKey } from "./outbox.ts";
import type { Operation, Refusal } from "./transact.ts";

/** A message waits at most a day for its service, and a little for its last try. */
const LONGEST_WAIT = 25 * 3_600_000;

/** One message of a space, if it is about a patient's appointments. */
export async function readMessage(space: string, id: string): Promise<OutboxItem | undefined> {
  const { Item } = await documentClient().send(
    new GetCommand({ TableName: env("TABLE_NAME"), Key: outboxKey(space, id), ConsistentRead: true }),
  );
  return Item?.about ? (Item as OutboxItem) : undefined;
}

/** Notes on a failed message which one was written in its place; refused where another was already, or it went out. */
export const againWrite = (message: OutboxItem, again: string, otherwise: Refusal): Operation => ({
  write: {
    Update: {
      TableName: env("TABLE_NAME"),
      Key: { pk: message.pk, sk: message.sk },
      UpdateExpression: "SET again = :again",
      ConditionExpression: "#status = :failed AND attribute_not_exists(again)",
      ExpressionAttributeNames: { "#status": "status" },
      ExpressionAttributeValues: { ":again": again, ":failed": "failed" },
    },
  },
  otherwise,
});

type Wanted = { space: string; patient?: string; status?: MessageStatus | undefined };
type Page = { limit: number; cursor: string | null };

/**
 * Messages to patients, newest first: of a patient, of a space, or of a space by what became of them. One Query whose
 * cost is what it answers; for those that wait, what was written within a day.
 */
export async function readLog(
  wanted: Wanted,
  { limit, cursor }: Page,
): Promise<{ items: OutboxItem[]; cursor: string | null }> {
  const { Items, LastEvaluatedKey } = await documentClient().send(
    new QueryCommand({
      TableName: env("TABLE_NAME"),
      ...conditionOf(wanted),
      ...(wanted.status !== "pending" && { Limit: limit }),
      ...(cursor && { ExclusiveStartKey: JSON.parse(cursor) }),
      ScanIndexForward: false,
    }),
  );
  return {
    items: (Items ?? []) as OutboxItem[],
    cursor: LastEvaluatedKey ? JSON.stringify(LastEvaluatedKey) : null,
  };
}

function conditionOf({ space, patient, status }: Wanted) {
  if (patient) return under("gsi2", patientLogKey(space, patient));
  if (status === undefined) return under("gsi1", logKey(space));
  if (status !== "pending") return under("gsi3", settledLogKey(space, status));
  return {
    IndexName: "gsi1",
    KeyConditionExpression: "gsi1pk = :pk AND gsi1sk >= :since",
    FilterExpression: "#status IN (:pending, :sending)",
    ExpressionAttributeNames: { "#status": "status" },
    ExpressionAttributeValues: {
      ":pk": logKey(space),
      ":since": new Date(now() - LONGEST_WAIT).toISOString(),
      ":pending": "pending",
      ":sending": "sending",
    },
  };
}

const under = (index: "gsi1" | "gsi2" | "gsi3", key: string) => ({
  IndexName: index,
  KeyConditionExpression: `${index}pk = :pk`,
  ExpressionAttributeValues: { ":pk": key },
});
