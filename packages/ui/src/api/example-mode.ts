import type { Example } from "@meridian/core/contracts/example/example";
import { EXAMPLE_HEADER } from "@meridian/core/contracts/example/example-space";

const KEY = "meridian-example";

/** What the guided tour's example contains, while this tab is in it. Each tab has its own answer: the others stay in the clinic. */
export function currentExample(): Example | undefined {
  const stored = sessionStorage.getItem(KEY);
  return stored === null ? undefined : (JSON.parse(stored) as Example);
}

/** From the next page load this tab is in the example, or without one in the clinic. */
export function setExample(example: Example | undefined) {
  if (example) sessionStorage.setItem(KEY, JSON.stringify(example));
  else sessionStorage.removeItem(KEY);
}

/** Tells the server that the request takes place in the example. */
export const exampleHeader = (): Record<string, string> =>
  sessionStorage.getItem(KEY) === null ? {} : { [EXAMPLE_HEADER]: "1" };
