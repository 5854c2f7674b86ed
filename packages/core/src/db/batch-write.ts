import { BatchWriteCommand, type BatchWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";

type Write = NonNullable<BatchWriteCommandInput["RequestItems"]>[string][number];

/** Writes of one request. */
const AT_ONCE = 25;
const MAX_TRIES = 8;

/** A put or a delete of a batch, as an entity's `params()` describes it. */
export const batchPut = (params: { Item?: unknown }): Write => ({
  PutRequest: { Item: params.Item as Record<string, unknown> },
});
export const batchDelete = (params: { Key?: unknown }): Write => ({
  DeleteRequest: { Key: params.Key as Record<string, unknown> },
});

/**
 * Puts and deletes without conditions, 25 a request. What the database leaves undone is sent again; throws where it keeps
 * leaving some. For what can be derived anew only: a part may be written when it throws.
 */
export async function writeItems(writes: readonly Write[]): Promise<void> {
  for (let from = 0; from < writes.length; from += AT_ONCE) {
    let left: Write[] = writes.slice(from, from + AT_ONCE);
    for (let attempt = 1; left.length > 0; attempt += 1) {
      if (attempt > MAX_TRIES) throw new Error("the database left items unwritten");
      if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 10));
      const table = env("TABLE_NAME");
      const answer = await documentClient().send(new BatchWriteCommand({ RequestItems: { [table]: left } }));
      left = answer.UnprocessedItems?.[table] ?? [];
    }
  }
}
