import { ScanCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";
import type { RawItem } from "./raw-items.ts";

type Options = {
  /** The last item of the page before. */
  after?: Record<string, unknown> | undefined;
  /** Items looked at; a megabyte of them by default. */
  limit?: number | undefined;
};

/**
 * A page of the whole table, of which those items are answered whose key or space names an id. ElectroDB writes ids in
 * keys in lower case. One request, which few jobs may make.
 */
export async function scanNaming(id: string, { after, limit }: Options) {
  const parts = ["pk", "sk"].flatMap((key) => [`contains(${key}, :id)`, `contains(${key}, :lower)`]);
  const { Items = [], LastEvaluatedKey } = await documentClient().send(
    new ScanCommand({
      TableName: env("TABLE_NAME"),
      FilterExpression: [...parts, "space_id = :id", "#space = :id"].join(" OR "),
      ExpressionAttributeNames: { "#space": "space" },
      ExpressionAttributeValues: { ":id": id, ":lower": id.toLowerCase() },
      ...(limit && { Limit: limit }),
      ...(after && { ExclusiveStartKey: after }),
    }),
  );
  return { items: Items as RawItem[], next: LastEvaluatedKey };
}
