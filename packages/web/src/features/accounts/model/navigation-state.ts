/** What one account screen passes to the next in the navigation state, so that it is not in the URL. */
export type NavigationState = { done?: "registered" | "confirmed" | "reset"; email?: string };

const DONE = ["registered", "confirmed", "reset"] as const;

/** Reads the navigation state, which may come from anywhere. */
export function navigationState(state: unknown): NavigationState {
  if (typeof state !== "object" || state === null) return {};
  const { done, email } = state as Record<string, unknown>;
  const known = DONE.find((one) => one === done);
  return { ...(known && { done: known }), ...(typeof email === "string" && email !== "" && { email }) };
}
