import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { GetCommand } from "@aws-sdk/lib-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { now } from "../platform/clock.ts";
import { requestContext } from "../platform/context.ts";
import { env } from "../platform/env.ts";
import { AppError } from "../platform/errors.ts";
import { hashed } from "../platform/ids.ts";
import { documentClient } from "./client.ts";
import type { Operation } from "./transact.ts";

const KEPT_SECONDS = 24 * 3600;
/** A longer response is stored compressed, because a response with a whole catalogue would not fit into an item. */
const LONG = 32_768;

/** Writes the record of a request's first response. The put fails if the key was used already. */
export function idempotencyWrite(
  owner: string,
  request: { key: string; fingerprint: string },
  result: unknown,
): Operation {
  return {
    write: {
      Put: {
        TableName: env("TABLE_NAME"),
        Item: {
          pk: keyOf(owner, request.key),
          sk: "$idempotency",
          fingerprint: request.fingerprint,
          result: packed(JSON.stringify(result ?? null)),
          expires_at: Math.floor(now() / 1000) + KEPT_SECONDS,
        },
        ConditionExpression: "attribute_not_exists(pk) OR expires_at < :now",
        ExpressionAttributeValues: { ":now": Math.floor(now() / 1000) },
        ReturnValuesOnConditionCheckFailure: "ALL_OLD",
      },
    },
  };
}

/** The first request's result from the stored record. Refused if the key was used for a different request. */
export function readReplay(
  item: Record<string, unknown> | undefined,
  request: { fingerprint: string },
): unknown {
  const record = plain(item);
  if (!record || record.fingerprint !== request.fingerprint)
    throw new AppError("conflict", "idempotency.key_reused");
  return JSON.parse(decompressed(record.result));
}

/**
 * The result of the first request with this request's idempotency key, or undefined. For calls whose repetition could
 * not get as far as the transaction that would find it. One request, none without a key. Throws 409
 * `idempotency.key_reused`.
 */
export async function earlierResult<T>(): Promise<T | undefined> {
  const request = requestContext()?.idempotency;
  if (!request) return undefined;
  const Key = { pk: keyOf(requestOwner(), request.key), sk: "$idempotency" };
  const { Item } = await documentClient().send(
    new GetCommand({ TableName: env("TABLE_NAME"), Key, ConsistentRead: true }),
  );
  const kept = Item && Number(Item.expires_at) >= Math.floor(now() / 1000);
  return kept ? (readReplay(Item, request) as T) : undefined;
}

/** Whose idempotency keys a request's are. */
export const requestOwner = () => {
  const signedIn = requestContext()?.actor;
  return signedIn ? `${signedIn.spaceId}#${signedIn.id}` : "public";
};
const keyOf = (owner: string, key: string) => `$idempotency#${hashed(`${owner}|${key}`)}`;

const packed = (answer: string) => (answer.length > LONG ? brotliCompressSync(answer) : answer);
const decompressed = (stored: unknown) =>
  stored instanceof Uint8Array ? brotliDecompressSync(stored).toString() : String(stored);

/** Cancellation reasons come marshalled from some engines and unmarshalled from the document client. */
export function plain(item: Record<string, unknown> | undefined): Record<string, unknown> | undefined {
  if (!item) return undefined;
  const key = item.pk;
  return typeof key === "object" && key !== null ? unmarshall(item as never) : item;
}
