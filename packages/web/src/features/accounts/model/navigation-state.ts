/** What one account screen hands to the next, in the navigation's state: never in the address. */
export type NavigationState = { done?: "registered" | "confirmed" | "reset"; email?: string };

const DONE = ["registered", "confirmed", "reset"] as const;

/** Reads the state of a navigation, whoever made it. */
export function navigationState(state: unknown): NavigationState {
  if (typeof state !== "object" || state === null) return {};
  const { done, email } = state as Record<string, unknown>;
  const known = DONE.find((one) => one === done);
  return { ...(known && { done: known }), ...(typeof email === "string" && email !== "" && { email }) };
}
