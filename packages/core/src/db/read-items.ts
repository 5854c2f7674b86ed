import { BatchGetCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";

type Item = Record<string, unknown>;
type Key = { pk: string; sk: string };

/** Keys of one request. */
const AT_ONCE = 100;
const MAX_TRIES = 6;

/**
 * Items by key, in no order; those that do not exist are left out. One request for every hundred keys, and more where the
 * database leaves some for later: what it did not get to is never taken for absent.
 */
export async function readItems(keys: readonly Key[]): Promise<Item[]> {
  const parts = Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_, index) =>
    keys.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  return (await Promise.all(parts.map(readPart))).flat();
}

async function readPart(keys: readonly Key[]): Promise<Item[]> {
  const table = env("TABLE_NAME");
  const items: Item[] = [];
  let left: Item[] = [...keys];
  for (let attempt = 1; left.length > 0; attempt += 1) {
    if (attempt > MAX_TRIES) throw new Error("the database left keys unread");
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, attempt * 15 + Math.random() * 30));
    const answer = await documentClient().send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: left, ConsistentRead: true } } }),
    );
    items.push(...(answer.Responses?.[table] ?? []));
    left = answer.UnprocessedKeys?.[table]?.Keys ?? [];
  }
  return items;
}
