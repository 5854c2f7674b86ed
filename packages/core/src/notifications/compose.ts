import type { AppointmentItem } from "../appointments/index.ts";
import type {
  AppointmentKind,
  ChannelBlock,
  MessageChannel,
} from "../contracts/notifications/notifications.ts";
import type { LastNotified } from "../db/message-content.ts";
import type { Notification } from "../db/outbox.ts";
import type { PatientItem } from "../patients/index.ts";
import { portugueseMobile } from "../platform/sms.ts";
import type { SpaceItem } from "../spaces/index.ts";
import * as Spaces from "../spaces/index.ts";
import type { NoticeContext } from "./notice-context.ts";
import { recipientOf } from "./recipient.ts";

/** What one notice to a patient is about: one or more appointments, earliest first. */
export type NoticeContent = {
  kind: AppointmentKind;
  heads: AppointmentItem[];
  previous: LastNotified | undefined;
};

/** Whether the plan in force has text messages. */
export const hasSms = (space: SpaceItem) =>
  Spaces.termsOf(space)?.sms === true && Spaces.daysLeft(space.plan_ends_on, space.time_zone) > 0;

type Reach = Pick<PatientItem, "consents_email" | "consents_sms" | "email" | "mobile_e164" | "phone_e164">;
export type ChannelState = { channel: MessageChannel; to: string; blocked: ChannelBlock | null };

/**
 * Both channels with the patient's address, and what keeps messages from it: the space does not use the channel, its plan
 * lacks text messages, the patient did not consent, or has no address for it.
 */
export function channelStates(space: SpaceItem, patient: Reach): ChannelState[] {
  const mobile = patient.mobile_e164 ?? patient.phone_e164 ?? "";
  const block = (reasons: Partial<Record<ChannelBlock, boolean>>) =>
    (Object.entries(reasons).find(([, holds]) => holds)?.[0] as ChannelBlock | undefined) ?? null;
  return [
    {
      channel: "email",
      to: patient.email,
      blocked: block({
        clinic_off: !space.notify_email,
        no_consent: !patient.consents_email,
        no_address: patient.email === "",
      }),
    },
    {
      channel: "sms",
      to: mobile,
      blocked: block({
        no_plan: !hasSms(space),
        clinic_off: !space.notify_sms,
        no_consent: !patient.consents_sms,
        no_address: mobile === "",
        not_portuguese_mobile: !portugueseMobile(mobile),
      }),
    },
  ];
}

/**
 * The channels and addresses for messages about appointments. A number that is not a Portuguese mobile is among them, so
 * that the log shows why nothing arrives.
 */
export const channelsFor = (space: SpaceItem, patient: Reach): ChannelState[] =>
  channelStates(space, patient).filter(
    ({ blocked }) => blocked === null || blocked === "not_portuguese_mobile",
  );

/** Whether all these appointments would be after the space is closed. That one is cancelled is still said. */
const isAfterClosing = ({ kind, heads }: NoticeContent, { closing }: SpaceItem) =>
  closing !== undefined &&
  kind !== "cancelled" &&
  heads.every(({ start }) => Date.parse(start) >= Date.parse(closing.due_at));

/** The messages of a notice, one per channel. None for a patient who is archived or merged. */
export function notificationsOf(content: NoticeContent, context: NoticeContext, at: number): Notification[] {
  const { space, patient } = context;
  if (!space || patient?.state !== "active" || isAfterClosing(content, space)) return [];
  const about = {
    patient: patient.patient_id,
    patient_name: patient.name,
    kind: content.kind,
    appointments: content.heads.map((head) => {
      const { start, professional, establishment } = context.subjectOf(head);
      return {
        id: head.appointment_id,
        start,
        professional,
        establishment,
        cancelled: content.kind === "cancelled",
      };
    }),
  };
  return channelsFor(space, patient).map(({ channel, to }) => ({
    channel,
    to,
    template: `appointment-${content.kind}`,
    language: patient.language,
    space: space.id,
    facts: factsOf(content, context, at),
    about,
  }));
}

/**
 * The facts for the template: clinic, time, establishment, professional. The appointment type and notes are left out, so
 * that no message contains anything clinical.
 */
function factsOf(
  { heads, previous }: NoticeContent,
  context: NoticeContext,
  at: number,
): Record<string, string> {
  const [head] = heads;
  const place = head && context.establishmentOf(head);
  const { space, patient } = context;
  return {
    ...(patient && space ? recipientOf(patient, space) : { name: "" }),
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
        professional: context.professionalOf(one)?.name ?? "",
      })),
    ),
  };
}
