import { PutCommand, QueryCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";
import type { IndexName } from "./table.ts";

/** An item as the table has it. */
export type RawItem = Record<string, unknown> & { pk: string; sk: string };

/** A part of a partition: between two sort keys, both included, or of those that begin with a text, or all. */
type Part = { pk: string; index?: IndexName; limit: number } & (
  | { from: string; to: string; begins?: undefined }
  | { begins?: string; from?: undefined; to?: undefined }
);
type Order = { newestFirst?: boolean; after?: Record<string, unknown> | undefined };

/** A page of items as stored, of whatever entity. Consistent but for an index. One request. */
export async function queryRaw(
  { pk, index, limit, from, to, begins }: Part,
  { newestFirst, after }: Order = {},
) {
  const sort =
    from !== undefined ? " AND #sk BETWEEN :from AND :to" : begins ? " AND begins_with(#sk, :begins)" : "";
  const { Items = [], LastEvaluatedKey } = await documentClient().send(
    new QueryCommand({
      TableName: env("TABLE_NAME"),
      ...(index ? { IndexName: index } : { ConsistentRead: true }),
      KeyConditionExpression: `#pk = :pk${sort}`,
      ExpressionAttributeNames: { "#pk": `${index ?? ""}pk`, ...(sort && { "#sk": `${index ?? ""}sk` }) },
      ExpressionAttributeValues: {
        ":pk": pk,
        ...(from !== undefined && { ":from": from, ":to": to }),
        ...(begins && { ":begins": begins }),
      },
      ScanIndexForward: !newestFirst,
      Limit: limit,
      ...(after && { ExclusiveStartKey: after }),
    }),
  );
  return { items: Items as RawItem[], next: LastEvaluatedKey };
}

/** Replaces an item as a whole. One request. */
export async function putRaw(Item: RawItem): Promise<void> {
  await documentClient().send(new PutCommand({ TableName: env("TABLE_NAME"), Item }));
}
