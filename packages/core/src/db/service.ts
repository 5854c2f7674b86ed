import { type Entity, Service } from "electrodb";
import { env } from "../platform/env.ts";
import { documentClient } from "./client.ts";

// biome-ignore lint/suspicious/noExplicitAny: ElectroDB's own bound for "any entity"
type Entities = Record<string, Entity<any, any, any, any>>;

/** Sends through whatever client is current, so that entities outlive a change of endpoint in tests. */
const lazyClient = {
  send: (command: never) => {
    const { RequestItems = {} } = (command as { input: { RequestItems?: Record<string, object> } }).input;
    // Its batches take what the database left for later for absent.
    if (Object.values(RequestItems).some((wanted) => "Keys" in wanted))
      throw new Error("Many items are read with readItems");
    return documentClient().send(command);
  },
};

/**
 * Gives entities their table and client. A domain's service calls it once; entities themselves know neither,
 * so their keys can be tested with no database.
 */
export function connect<E extends Entities>(entities: E) {
  return new Service(entities, { client: lazyClient as never, table: env("TABLE_NAME") });
}
