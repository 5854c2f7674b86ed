import { retryOn, writeConflict } from "../db/retry-on.ts";
import { BalanceChanged } from "./patient-balance.ts";
import type { AppointmentItem } from "./records.ts";

const MAX_ATTEMPTS = 5;

/**
 * Changes `current` into `wanted`. When somebody pays or changes the price at the same moment, it is tried again with the stored
 * amounts; everything else of the appointment is protected by its version.
 */
export async function withCurrentBalance<T>(
  current: AppointmentItem,
  wanted: AppointmentItem,
  write: (current: AppointmentItem, wanted: AppointmentItem) => Promise<T>,
): Promise<T> {
  let from = current;
  let to = wanted;
  return retryOn([BalanceChanged], () => write(from, to), {
    attempts: MAX_ATTEMPTS,
    exhausted: writeConflict,
    onRetry: (error) => {
      const { head } = error as BalanceChanged;
      const changes = Object.entries(to).filter(
        ([field, value]) => from[field as keyof AppointmentItem] !== value,
      );
      from = head;
      to = { ...head, ...Object.fromEntries(changes) };
    },
  });
}
