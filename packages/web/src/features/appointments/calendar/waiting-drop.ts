import type { WaitingEntry } from "@meridian/core/contracts/waiting-list";

/** What a dragged entry of the waiting list is carried as. */
export const WAITING_TYPE = "application/x-waiting-entry";

/** The entry that was dropped, if it was one. */
export function droppedWaiting(data: DataTransfer): WaitingEntry | undefined {
  const text = data.getData(WAITING_TYPE);
  return text === "" ? undefined : (JSON.parse(text) as WaitingEntry);
}
