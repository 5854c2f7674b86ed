import * as Appointments from "../appointments/index.ts";
import type { AboutAppointment } from "../db/message-content.ts";
import { readNotices } from "../db/notices.ts";
import type { OutboxItem } from "../db/outbox-message.entity.ts";
import * as Patients from "../patients/index.ts";
import { now } from "../platform/clock.ts";
import * as Spaces from "../spaces/index.ts";
import { isUnchanged, isUpcoming } from "./notice.policy.ts";

export type Verdict =
  /** Send it, about these appointments. */
  | { send: readonly string[] }
  /** It is outdated at this moment, but the change may still be undone: check again within minutes. */
  | { wait: true }
  | { withdraw: "changed" | "consent_withdrawn" };

/**
 * Whether a delayed message is still correct. After an outage of an hour the clinic must not send what was correct an
 * hour ago. Three requests, four where something changed.
 */
export async function revalidate({ space, channel, about }: OutboxItem): Promise<Verdict> {
  if (!about) return { send: [] };
  const [heads, [patient], spaces] = await Promise.all([
    Appointments.readHeadsByKey(about.appointments.map(({ id }) => ({ space, appointment: id }))),
    Patients.patientsIn([{ space, patient: about.patient }]),
    Spaces.spacesAndUsersIn([space], []),
  ]);
  const consented = channel === "email" ? patient?.consents_email : patient?.consents_sms;
  if (!consented || patient?.state === "archived") return { withdraw: "consent_withdrawn" };
  const [clinic] = spaces.spaces;
  const establishmentIdOf = (office: string) =>
    clinic?.establishments.find(({ offices }) => offices.some(({ id }) => id === office))?.id ?? "";
  const isCurrent = (one: AboutAppointment) => {
    const head = heads.find(({ appointment_id }) => appointment_id === one.id);
    if (!head || Date.parse(one.start) <= now()) return false;
    const subject = {
      status: head.status,
      start: head.start,
      professional: head.professional_id,
      establishment: establishmentIdOf(head.office_id),
    };
    return isUnchanged(one, subject) && (one.cancelled || isUpcoming(subject, now()));
  };
  const current = about.appointments.filter(isCurrent);
  if (current.length > 0) return { send: current.map(({ id }) => id) };
  return (await isBeingDecided(space, about.appointments)) ? { wait: true } : { withdraw: "changed" };
}

/**
 * Whether the patient's notice still agrees with the message: the change that outdated it was not processed yet and may
 * be undone before it is.
 */
async function isBeingDecided(space: string, appointments: readonly AboutAppointment[]): Promise<boolean> {
  const open = appointments.filter(({ start }) => Date.parse(start) > now());
  const notices = await readNotices(
    space,
    open.map(({ id }) => id),
  );
  return notices.some(({ appointment, last_notified, due }) => {
    const one = open.find(({ id }) => id === appointment);
    return (
      due !== undefined &&
      last_notified !== undefined &&
      one !== undefined &&
      last_notified.start === one.start &&
      last_notified.professional === one.professional &&
      last_notified.cancelled === one.cancelled
    );
  });
}
