import type { SessionUser } from "../contracts/accounts.ts";

/** Marks the user's finished timers as seen. No treatment has a timer yet, so there is none to mark. */
export async function clearNotifications(): Promise<{ timers: SessionUser["timers"] }> {
  return { timers: [] };
}
