import * as Appointments from "../appointments/index.ts";
import type { PatientMessage } from "../contracts/notifications/notifications.ts";
import { againWrite, readMessage } from "../db/message-log.ts";
import { outboxItem } from "../db/outbox.ts";
import { transact } from "../db/transact.ts";
import { now } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { AppError, absent } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { notificationsOf } from "./compose.ts";
import { mayKnow, viewOf } from "./log.ts";
import { isAhead, stillSo } from "./notice.policy.ts";
import { readNoticeContext } from "./notice-context.ts";

/**
 * Writes a failed message once more, to where the patient is reached now, about those of its appointments that still
 * stand as it said. 409 `message.not_failed`, `message.outdated` or `message.no_channel`. Five requests.
 */
export async function sendAgain(id: string): Promise<PatientMessage> {
  const viewer = actor();
  const message = await readMessage(viewer.spaceId, id);
  if (!message?.about || !mayKnow(viewer, message)) throw absent("message");
  if (message.status !== "failed" || message.again) throw new AppError("conflict", "message.not_failed");
  const { about, channel } = message;
  const heads = await Appointments.headsIn(
    about.appointments.map((one) => ({ space: viewer.spaceId, appointment: one.id })),
  );
  const around = await readNoticeContext(heads);
  const right = heads.filter((head) => {
    const said = about.appointments.find((one) => one.id === head.appointment_id);
    const subject = around.subjectOf(head);
    const ahead = said?.cancelled ? Date.parse(said.start) > now() : isAhead(subject, now());
    return said !== undefined && stillSo(said, subject) && ahead;
  });
  if (right.length === 0) throw new AppError("conflict", "message.outdated");
  const news = {
    kind: about.kind,
    heads: right.sort((a, b) => a.start.localeCompare(b.start)),
    previous: undefined,
  };
  const notification = notificationsOf(news, around, now()).find((one) => one.channel === channel);
  if (!notification) throw new AppError("conflict", "message.no_channel");
  const again = { ...notification, id: newId("notification") };
  const result = viewOf(outboxItem(again));
  if (!result) throw absent("message");
  await transact({
    writes: [againWrite(message, again.id, () => new AppError("conflict", "message.not_failed"))],
    audit: { action: "create", record: again.id },
    notify: [again],
    result,
  });
  return result;
}
