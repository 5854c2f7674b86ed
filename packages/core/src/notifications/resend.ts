import * as Appointments from "../appointments/index.ts";
import type { AppointmentKind, PatientMessage } from "../contracts/notifications/notifications.ts";
import type { About } from "../db/message-content.ts";
import { type Notification, outboxItem } from "../db/outbox.ts";
import type { OutboxItem } from "../db/outbox-message.entity.ts";
import { type Operation, transact } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { notificationsOf } from "./compose.ts";
import { mayKnow, viewOf } from "./log.ts";
import { readMessage, replacementWrite } from "./message-log.ts";
import { isUnchanged, isUpcoming } from "./notice.policy.ts";
import { readNoticeContext } from "./notice-context.ts";
import { consentMessageAgain } from "./send-consent-link.ts";
import { linkMessageAgain } from "./send-link.ts";

/**
 * Sends a failed message again, to the patient's current address: about those of its appointments that are still as it
 * said, or with the link to a page of the patient. 409 `message.not_failed`, `message.outdated` or `message.no_channel`. Five
 * requests.
 */
export async function sendAgain(id: string): Promise<PatientMessage> {
  const viewer = actor();
  const message = await readMessage(viewer.spaceId, id);
  if (!message?.about || !mayKnow(viewer, message)) throw absent("message");
  if (message.status !== "failed" || message.replaced_by)
    throw new AppError("conflict", "message.not_failed");
  const { monitoring, consent } = message.about;
  const { notification, writes } = await (consent
    ? consentMessageAgain(message)
    : monitoring
      ? linkMessageAgain(message)
      : appointmentsAgain(message, message.about));
  const copy = { ...notification, id: notification.id ?? newId("notification") };
  const result = viewOf(outboxItem(copy));
  if (!result) throw absent("message");
  await transact({
    writes: [
      ...writes,
      replacementWrite(message, copy.id, () => new AppError("conflict", "message.not_failed")),
    ],
    audit: { action: "create", record: copy.id },
    notify: [copy],
    result,
  });
  return result;
}

type Again = { notification: Notification; writes: Operation[] };

/** The message about those of its appointments that are still as it said. Three requests. */
async function appointmentsAgain({ space, channel }: OutboxItem, about: About): Promise<Again> {
  const heads = await Appointments.readHeadsByKey(
    about.appointments.map((one) => ({ space, appointment: one.id })),
  );
  const context = await readNoticeContext(heads);
  const current = heads.filter((head) => {
    const previous = about.appointments.find((one) => one.id === head.appointment_id);
    const subject = context.subjectOf(head);
    const upcoming = previous?.cancelled ? Date.parse(previous.start) > now() : isUpcoming(subject, now());
    return previous !== undefined && isUnchanged(previous, subject) && upcoming;
  });
  if (current.length === 0) throw new AppError("conflict", "message.outdated");
  const content = {
    kind: about.kind as AppointmentKind,
    heads: current.sort((a, b) => a.start.localeCompare(b.start)),
    previous: undefined,
  };
  const notification = notificationsOf(content, context, now()).find((one) => one.channel === channel);
  if (!notification) throw new AppError("conflict", "message.no_channel");
  return { notification, writes: [] };
}
