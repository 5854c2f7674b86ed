import { readItems } from "../db/read-items.ts";
import type { Operation } from "../db/transact.ts";
import { env } from "../platform/env.ts";
import { type KeptTimer, timersIn, timersKey } from "./kept-timers.ts";

type Whose = { spaceId: string; userId: string };

/** A user's timers of one appointment, out of their stored item. */
export const timersOf = (item: Record<string, unknown> | undefined, appointmentId: string): KeptTimer[] =>
  timersIn(item).timers.filter((timer) => timer.appointment_id === appointmentId);

/** A user's timers of one appointment. One request. */
export async function readTimersOf(whose: Whose, appointmentId: string): Promise<KeptTimer[]> {
  const [item] = await readItems([timersKey(whose)]);
  return timersOf(item, appointmentId);
}

/**
 * Ends timers together with what ends their treatment: they ring nowhere after it, and are counted nowhere. No write
 * where there are none.
 */
export function endTimers(whose: Whose, timers: readonly KeptTimer[]): Operation[] {
  if (timers.length === 0) return [];
  return [
    {
      write: {
        Update: {
          TableName: env("TABLE_NAME"),
          Key: timersKey(whose),
          UpdateExpression: `REMOVE ${timers.map((_, at) => `#t${at}`).join(", ")}`,
          ExpressionAttributeNames: Object.fromEntries(timers.map(({ id }, at) => [`#t${at}`, id])),
        },
      },
    },
  ];
}
