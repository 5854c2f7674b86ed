import type { AppointmentItem } from "../appointments/index.ts";
import { PLANS } from "../contracts/kernel/plans.ts";
import type { MessageChannel, MessageKind } from "../contracts/notifications/notifications.ts";
import type { Told } from "../db/notices.ts";
import type { Notification } from "../db/outbox.ts";
import type { PatientItem } from "../patients/index.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import type { NoticeContext } from "./notice-context.ts";

/** Something to tell one patient about one or more appointments, earliest first. */
export type News = { kind: MessageKind; heads: AppointmentItem[]; previous: Told | undefined };

/** Whether the plan in force has text messages. */
export const hasSms = (space: SpaceItem) =>
  space.plan_code !== undefined &&
  PLANS[space.plan_code].sms &&
  Spaces.daysLeft(space.plan_ends_on, space.time_zone) > 0;

/** Where to a patient's messages go: the space has the channel on, the patient agreed to it, and there is an address. */
export function channelsFor(
  space: SpaceItem,
  patient: Pick<PatientItem, "consents_email" | "consents_sms" | "email" | "mobile_e164" | "phone_e164">,
): { channel: MessageChannel; to: string }[] {
  const mobile = patient.mobile_e164 ?? patient.phone_e164 ?? "";
  return [
    ...(space.notify_email && patient.consents_email && patient.email !== ""
      ? [{ channel: "email" as const, to: patient.email }]
      : []),
    ...(space.notify_sms && hasSms(space) && patient.consents_sms && mobile !== ""
      ? [{ channel: "sms" as const, to: mobile }]
      : []),
  ];
}

/** The messages a piece of news becomes, one a channel. None for a patient who is no longer with the clinic. */
export function notificationsOf(news: News, around: NoticeContext, at: number): Notification[] {
  const { space, patient } = around;
  if (!space || patient?.state !== "active") return [];
  const about = {
    patient: patient.patient_id,
    patient_name: patient.name,
    kind: news.kind,
    appointments: news.heads.map((head) => {
      const { start, professional, establishment } = around.subjectOf(head);
      return {
        id: head.appointment_id,
        start,
        professional,
        establishment,
        cancelled: news.kind === "cancelled",
      };
    }),
  };
  return channelsFor(space, patient).map(({ channel, to }) => ({
    channel,
    to,
    template: `appointment-${news.kind}`,
    language: patient.language,
    space: space.id,
    facts: factsOf(news, around, at),
    about,
  }));
}

/**
 * What the words are made of: who writes, when, where, with whom. The kind of visit and its notes are not among them:
 * nothing clinical leaves in a message.
 */
function factsOf({ heads, previous }: News, around: NoticeContext, at: number): Record<string, string> {
  const [head] = heads;
  const place = head && around.establishmentOf(head);
  const { space, patient } = around;
  return {
    name: patient?.name ?? "",
    clinic: space?.space_name ?? "",
    time_zone: space?.time_zone ?? "UTC",
    place: place?.name ?? "",
    address: place?.address ?? "",
    phone: place?.phone || space?.phone || "",
    previous: previous && !previous.cancelled ? previous.start : "",
    made: new Date(at).toISOString(),
    visits: JSON.stringify(
      heads.map((one) => ({
        id: one.appointment_id,
        start: one.start,
        end: one.end,
        version: one.version,
        professional: around.professionalOf(one)?.name ?? "",
      })),
    ),
  };
}
