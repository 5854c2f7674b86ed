import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";

/**
 * Items of one partition between two sort keys, both included. One request, and one more for each further megabyte. `consistent`
 * reads see every write that was finished before.
 */
export async function queryItems(
  pk: string,
  { first, last, consistent = false }: { first: string; last: string; consistent?: boolean },
): Promise<Record<string, unknown>[]> {
  const items: Record<string, unknown>[] = [];
  let next: Record<string, unknown> | undefined;
  do {
    const page = await documentClient().send(
      new QueryCommand({
        TableName: env("TABLE_NAME"),
        ConsistentRead: consistent,
        KeyConditionExpression: "pk = :pk AND sk BETWEEN :first AND :last",
        ExpressionAttributeValues: { ":pk": pk, ":first": first, ":last": last },
        ...(next && { ExclusiveStartKey: next }),
      }),
    );
    items.push(...(page.Items ?? []));
    next = page.LastEvaluatedKey;
  } while (next);
  return items;
}
