import { BatchGetCommand } from "@aws-sdk/lib-dynamodb";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";
import { pause } from "./pause.ts";

type Item = Record<string, unknown>;
type Key = { pk: string; sk: string };

/** Keys per request. */
const AT_ONCE = 100;
/** The largest number of successive requests that read none of the remaining keys. */
const MAX_TRIES = 6;

/**
 * Items by key, with all attributes or only some, in no order, without those that do not exist. One request per hundred keys, and more for keys that the
 * database left unprocessed. Throws when repeated requests process none of the remaining keys.
 *
 * Always read a batch with this function: the library's own treats unprocessed keys as missing items.
 */
export async function readItems(wanted: readonly Key[], attributes?: readonly string[]): Promise<Item[]> {
  // The database refuses a batch that names an item twice.
  const keys = [...new Map(wanted.map((key) => [`${key.pk} ${key.sk}`, key])).values()];
  const parts = Array.from({ length: Math.ceil(keys.length / AT_ONCE) }, (_, index) =>
    keys.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  const shown = attributes && projectionOf(attributes);
  return (await Promise.all(parts.map((part) => readPart(part, shown)))).flat();
}

type Projection = { ProjectionExpression: string; ExpressionAttributeNames: Record<string, string> };

/** The attributes with the key, which tells the items apart. */
function projectionOf(attributes: readonly string[]): Projection {
  const names = Object.fromEntries(["pk", "sk", ...attributes].map((name, index) => [`#${index}`, name]));
  return { ProjectionExpression: Object.keys(names).join(", "), ExpressionAttributeNames: names };
}

async function readPart(keys: readonly Key[], shown?: Projection): Promise<Item[]> {
  const table = env("TABLE_NAME");
  const items: Item[] = [];
  let left: Item[] = [...keys];
  for (let inVain = 0; left.length > 0; ) {
    if (inVain >= MAX_TRIES) throw new Error("the database left keys unread");
    if (inVain > 0) await pause(inVain);
    const answer = await documentClient().send(
      new BatchGetCommand({ RequestItems: { [table]: { Keys: left, ConsistentRead: true, ...shown } } }),
    );
    const read = answer.Responses?.[table] ?? [];
    const unread = answer.UnprocessedKeys?.[table]?.Keys ?? [];
    items.push(...read);
    inVain = unread.length < left.length ? 0 : inVain + 1;
    left = unread;
  }
  return items;
}
