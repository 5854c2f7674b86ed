import { readItems } from "../db/read-items.ts";
import type { Operation } from "../db/transact.ts";
import { env } from "../platform/env.ts";
import { type StoredTimer, timersIn, timersKey } from "./kept-timers.ts";

type TimersOwner = { spaceId: string; userId: string };

/** A user's timers of one appointment, from their stored item. */
export const timersOf = (item: Record<string, unknown> | undefined, appointmentId: string): StoredTimer[] =>
  timersIn(item).timers.filter((timer) => timer.appointment_id === appointmentId);

/** A user's timers of one appointment. One request. */
export async function readTimersOf(whose: TimersOwner, appointmentId: string): Promise<StoredTimer[]> {
  const [item] = await readItems([timersKey(whose)]);
  return timersOf(item, appointmentId);
}

/**
 * The writes that remove timers in the transaction that ends their treatment, so that they do not ring afterwards. None
 * without timers.
 */
export function endTimers(whose: TimersOwner, timers: readonly StoredTimer[]): Operation[] {
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
