import { type Entity, Service } from "electrodb";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";

// biome-ignore lint/suspicious/noExplicitAny: ElectroDB's own bound for "any entity"
type Entities = Record<string, Entity<any, any, any, any>>;

/** Sends with the current client, so that entities work after tests change the endpoint. */
const lazyClient = {
  send: (command: never) => {
    const { RequestItems = {} } = (command as { input: { RequestItems?: Record<string, object> } }).input;
    // ElectroDB's batch reads treat keys that the database left unprocessed as missing items.
    if (Object.values(RequestItems).some((wanted) => "Keys" in wanted))
      throw new Error("Many items are read with readItems");
    return documentClient().send(command);
  },
};

/**
 * Gives entities their table and client. Each domain calls it once. Entities themselves have neither, so their keys can
 * be tested without a database.
 */
export function connect<E extends Entities>(entities: E) {
  return new Service(entities, { client: lazyClient as never, table: env("TABLE_NAME") });
}
