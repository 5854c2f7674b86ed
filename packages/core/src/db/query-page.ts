import { QueryCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";

type Item = Record<string, unknown>;

/** A partition, and what the sort keys that count in it begin with; empty for all. */
export type Partition = { pk: string; begins: string };

export type PageOptions = {
  /** The index to read, instead of the table. */
  index?: string;
  /** The last key of the page before. */
  after?: Item | undefined;
  limit?: number;
};

function input({ pk, begins }: Partition, { index, after, limit }: PageOptions) {
  return {
    TableName: env("TABLE_NAME"),
    ...(index && { IndexName: index }),
    KeyConditionExpression: begins ? "#pk = :pk AND begins_with(#sk, :sk)" : "#pk = :pk",
    ExpressionAttributeNames: { "#pk": `${index ?? ""}pk`, ...(begins && { "#sk": `${index ?? ""}sk` }) },
    ExpressionAttributeValues: { ":pk": pk, ...(begins && { ":sk": begins }) },
    ...(after && { ExclusiveStartKey: after }),
    ...(limit && { Limit: limit }),
    // An index cannot be read consistently.
    ...(!index && { ConsistentRead: true }),
  };
}

/** A page of the items of any entities in a partition, as stored, with the key after which the next page begins. */
export async function queryPage(
  partition: Partition,
  options: PageOptions = {},
): Promise<{ items: Item[]; last: Item | undefined }> {
  const answer = await documentClient().send(new QueryCommand(input(partition, options)));
  return { items: answer.Items ?? [], last: answer.LastEvaluatedKey };
}

/** Every item of a partition whose size is bounded. One request for each megabyte. */
export async function queryPartition(partition: Partition): Promise<Item[]> {
  const items: Item[] = [];
  let after: Item | undefined;
  do {
    const page = await queryPage(partition, { after });
    items.push(...page.items);
    after = page.last;
  } while (after);
  return items;
}

/** How many items a partition has. One request for each megabyte of them. */
export async function countItems(partition: Partition, of: Pick<PageOptions, "index"> = {}): Promise<number> {
  let count = 0;
  let after: Item | undefined;
  do {
    const query = { ...input(partition, { ...of, after }), Select: "COUNT" as const };
    const answer = await documentClient().send(new QueryCommand(query));
    count += answer.Count ?? 0;
    after = answer.LastEvaluatedKey;
  } while (after);
  return count;
}
