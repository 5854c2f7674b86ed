import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";
import { table } from "./table.ts";

/** One item by its key, without the entity that describes it; undefined where there is none. One request. */
export async function readItem(key: { partition: string; sort: string }) {
  const { Item } = await documentClient().send(
    new GetCommand({
      TableName: env("TABLE_NAME"),
      Key: { [table.partitionKey]: key.partition, [table.sortKey]: key.sort },
    }),
  );
  return Item;
}
