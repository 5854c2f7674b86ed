import { EXAMPLE_DAYS, isExampleSpace } from "../contracts/example/example-space.ts";
import { now } from "../platform/clock.ts";
import { requestContext } from "../platform/context.ts";
import { table } from "./table.ts";

type Item = Record<string, unknown>;
type Put = { Item?: Item };
type Update = {
  Key?: Item;
  UpdateExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Item;
};
type Transaction = { TransactItems?: { Put?: Put; Update?: Update }[] };
type Batch = { RequestItems?: Record<string, { PutRequest?: Put }[]> };
/** The input of any command of the client; those that write are told by what they contain. */
export type Input = Put & Update & Transaction & Batch;

/**
 * Gives everything that is written in an example space the moment at which the table deletes it. A job that ends examples would
 * have to find their items, for which the table has no list. It looks at the space of the request, and at the keys, because the
 * stream's consumers write without a user.
 */
export function expireExamples(input: Input): Input {
  const { TransactItems, RequestItems } = input;
  if (TransactItems)
    return {
      ...input,
      TransactItems: TransactItems.map((write) => ({
        ...write,
        ...(write.Put && { Put: expiringPut(write.Put) }),
        ...(write.Update && { Update: expiringUpdate(write.Update) }),
      })),
    };
  if (RequestItems) return { ...input, RequestItems: expiringBatch(RequestItems) };
  if (input.Item) return { ...input, ...expiringPut(input) };
  if (input.UpdateExpression) return { ...input, ...expiringUpdate(input) };
  return input;
}

function expiringBatch(requests: NonNullable<Batch["RequestItems"]>) {
  const parts = Object.entries(requests).map(([name, writes]) => [
    name,
    Array.isArray(writes)
      ? writes.map((write) => (write.PutRequest ? { PutRequest: expiringPut(write.PutRequest) } : write))
      : writes,
  ]);
  return Object.fromEntries(parts) as NonNullable<Batch["RequestItems"]>;
}

function expiringPut<P extends Put>(put: P): P {
  const expires = put.Item && expiryOf(put.Item);
  // An item that has a shorter life of its own keeps it.
  if (!expires || put.Item?.[table.timeToLive] !== undefined) return put;
  return { ...put, Item: { ...put.Item, [table.timeToLive]: expires } };
}

const NAME = "#example_expires";
const VALUE = ":example_expires";
const SET = /\bSET\s/;

function expiringUpdate<U extends Update>(update: U): U {
  const { Key, UpdateExpression = "", ExpressionAttributeNames, ExpressionAttributeValues } = update;
  const expires = Key && expiryOf(Key);
  if (!expires || Object.values(ExpressionAttributeNames ?? {}).includes(table.timeToLive)) return update;
  const set = `SET ${NAME} = ${VALUE}`;
  return {
    ...update,
    UpdateExpression: SET.test(UpdateExpression)
      ? UpdateExpression.replace(SET, `${set}, `)
      : `${UpdateExpression} ${set}`,
    ExpressionAttributeNames: { ...ExpressionAttributeNames, [NAME]: table.timeToLive },
    ExpressionAttributeValues: { ...ExpressionAttributeValues, [VALUE]: expires },
  };
}

/** The id of an example space in a key. */
const IN_KEY = /(?:^|[#_$])exs_[0-9a-z]{26}/i;

/** Epoch seconds; undefined for an item that is in no example space. */
function expiryOf(item: Item): number | undefined {
  const example = requestContext()?.actor?.example;
  if (example) return example.expiresAt;
  const named = item.space_id ?? item.space;
  const isExample =
    (typeof named === "string" && isExampleSpace(named)) || IN_KEY.test(`${item.pk}\n${item.sk}`);
  return isExample ? Math.floor(now() / 1000) + EXAMPLE_DAYS * 86_400 : undefined;
}
