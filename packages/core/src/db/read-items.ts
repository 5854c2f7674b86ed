import { BatchGetCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";

/** Items by key, in one request and in no order; those that do not exist are left out. At most 100 keys. */
export async function readItems(keys: { pk: string; sk: string }[]): Promise<Record<string, unknown>[]> {
  if (keys.length === 0) return [];
  const table = env("TABLE_NAME");
  const answer = await documentClient().send(
    new BatchGetCommand({ RequestItems: { [table]: { Keys: keys, ConsistentRead: true } } }),
  );
  return answer.Responses?.[table] ?? [];
}
