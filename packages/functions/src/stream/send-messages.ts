import * as Notifications from "@meridian/core/notifications";
import type { ItemChange } from "./rename-patient.ts";

/** Sends a message once the change that wrote it is committed. The retry job, not the stream, repeats failed messages. */
export async function sendMessages({ before, after }: ItemChange): Promise<void> {
  if (!before && Notifications.isNewMessage(after)) await Notifications.deliver(after);
}
