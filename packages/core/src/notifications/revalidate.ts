import * as Appointments from "../appointments/index.ts";
import { type Notice, noticeKey, noticeOf } from "../db/notices.ts";
import type { AboutAppointment, OutboxItem } from "../db/outbox.ts";
import { readItems } from "../db/read-items.ts";
import * as Patients from "../patients/index.ts";
import { now } from "../platform/clock.ts";
import * as Spaces from "../spaces/index.ts";
import { isAhead, stillSo } from "./notice.policy.ts";

export type Standing =
  /** Send it, about these appointments. */
  | { send: readonly string[] }
  /** It is wrong at this moment; whether it will stay so is decided within minutes. */
  | { wait: true }
  | { withdraw: "changed" | "consent_withdrawn" };

/**
 * Whether a message that waited is still true. A service that was down for an hour must not make the clinic say what
 * was so an hour ago. Three requests, four where something changed.
 */
export async function revalidate({ space, channel, about }: OutboxItem): Promise<Standing> {
  if (!about) return { send: [] };
  const [heads, [patient], around] = await Promise.all([
    Appointments.headsIn(about.appointments.map(({ id }) => ({ space, appointment: id }))),
    Patients.patientsIn([{ space, patient: about.patient }]),
    Spaces.spacesAndUsersIn([space], []),
  ]);
  const agreed = channel === "email" ? patient?.consents_email : patient?.consents_sms;
  if (!agreed || patient?.state === "archived") return { withdraw: "consent_withdrawn" };
  const [clinic] = around.spaces;
  const placeOf = (office: string) =>
    clinic?.establishments.find(({ offices }) => offices.some(({ id }) => id === office))?.id ?? "";
  const holds = (one: AboutAppointment) => {
    const head = heads.find(({ appointment_id }) => appointment_id === one.id);
    if (!head || Date.parse(one.start) <= now()) return false;
    const subject = {
      status: head.status,
      start: head.start,
      professional: head.professional_id,
      establishment: placeOf(head.office_id),
    };
    return stillSo(one, subject) && (one.cancelled || isAhead(subject, now()));
  };
  const right = about.appointments.filter(holds);
  if (right.length > 0) return { send: right.map(({ id }) => id) };
  return (await isBeingDecided(space, about.appointments)) ? { wait: true } : { withdraw: "changed" };
}

/**
 * Whether the patient's notice still says what the message says: the change that made it wrong was not dealt with yet,
 * and may be taken back before it is.
 */
async function isBeingDecided(space: string, appointments: readonly AboutAppointment[]): Promise<boolean> {
  const open = appointments.filter(({ start }) => Date.parse(start) > now());
  const items = await readItems(open.map(({ id }) => noticeKey(space, id)));
  return items.map(noticeOf).some(({ appointment, told, due }: Notice) => {
    const one = open.find(({ id }) => id === appointment);
    return (
      due !== undefined &&
      told !== undefined &&
      one !== undefined &&
      told.start === one.start &&
      told.professional === one.professional &&
      told.cancelled === one.cancelled
    );
  });
}
