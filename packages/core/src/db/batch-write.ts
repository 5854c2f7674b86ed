import { BatchWriteCommand, type BatchWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";
import { pause } from "./pause.ts";
import { retryOn } from "./retry-on.ts";

type Write = NonNullable<BatchWriteCommandInput["RequestItems"]>[string][number];

/** Writes per request. */
const AT_ONCE = 25;
const MAX_ATTEMPTS = 8;

class Unwritten extends Error {}

/** A put or a delete of a batch, as an entity's `params()` describes it. */
export const batchPut = (params: { Item?: unknown }): Write => ({
  PutRequest: { Item: params.Item as Record<string, unknown> },
});
export const batchDelete = (params: { Key?: unknown }): Write => ({
  DeleteRequest: { Key: params.Key as Record<string, unknown> },
});

/**
 * Puts and deletes without conditions, 25 per request. Unprocessed writes are sent again; it throws when some remain after
 * the last try. Only for data that can be derived again, because some writes may be done when it throws.
 */
export async function writeItems(writes: readonly Write[]): Promise<void> {
  for (let from = 0; from < writes.length; from += AT_ONCE) {
    let left: Write[] = writes.slice(from, from + AT_ONCE);
    const write = async () => {
      const table = env("TABLE_NAME");
      const answer = await documentClient().send(new BatchWriteCommand({ RequestItems: { [table]: left } }));
      left = answer.UnprocessedItems?.[table] ?? [];
      if (left.length > 0) throw new Unwritten("the database left items unwritten");
    };
    await retryOn([Unwritten], write, { attempts: MAX_ATTEMPTS, pause });
  }
}
