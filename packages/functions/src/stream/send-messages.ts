import * as Notifications from "@meridian/core/notifications";
import type { ItemChange } from "./rename-patient.ts";

/** Sends a message as soon as the change that wrote it stands. What fails is tried again by a job, not by the stream. */
export async function sendMessages({ before, after }: ItemChange): Promise<void> {
  if (!before && Notifications.isNewMessage(after)) await Notifications.deliver(after);
}
