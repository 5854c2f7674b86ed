import type { Resource } from "./references.ts";
import { addressOf, type FhirContext } from "./references.ts";

/**
 * A bundle as text, written piece by piece: `open`, then an entry for each resource, then `close`. So a record of any
 * length is never whole in memory.
 *
 * @param timestamp when the bundle was made, ISO 8601 in UTC
 */
export function bundleWriter(context: Pick<FhirContext, "base">, timestamp: string) {
  let isFirst = true;
  return {
    open: () =>
      `{"resourceType":"Bundle","type":"collection","timestamp":${JSON.stringify(timestamp)},"entry":[`,
    entry: (resource: Resource) => {
      const fullUrl = addressOf(context, resource.resourceType, resource.id);
      const text = `${isFirst ? "\n" : ",\n"}${JSON.stringify({ fullUrl, resource })}`;
      isFirst = false;
      return text;
    },
    close: () => "\n]}\n",
  };
}
