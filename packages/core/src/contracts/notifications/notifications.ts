import * as z from "zod";
import { id, instant, page, pageQuery } from "../kernel/primitives.ts";
import { route } from "../kernel/route.ts";

export const APPOINTMENT_KINDS = ["booked", "moved", "cancelled", "reminder"] as const;
/** What a message about appointments says of them. */
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];
/** What a message about symptoms followed between appointments is for. */
const MONITORING_KINDS = ["monitoring_link", "monitoring_reminder"] as const;
export type MonitoringKind = (typeof MONITORING_KINDS)[number];
export const MESSAGE_KINDS = [...APPOINTMENT_KINDS, ...MONITORING_KINDS, "consent_link"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
export const MESSAGE_CHANNELS = ["email", "sms"] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
/** `withdrawn`: not sent, because a change made it wrong first. */
export const MESSAGE_STATUSES = ["pending", "sent", "failed", "withdrawn"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
/** Why a message failed or was withdrawn. */
export const MESSAGE_REASONS = [
  "refused",
  "unreachable",
  "unknown_outcome",
  "not_portuguese_mobile",
  "sms_allowance",
  "changed",
  "consent_withdrawn",
  "no_link",
  "not_asked",
  "answered",
  "too_late",
] as const;
export type MessageReason = (typeof MESSAGE_REASONS)[number];

/** Hours before an appointment at which reminders are sent, unless the space sets others. */
export const DEFAULT_REMINDER_HOURS: readonly number[] = [24, 2];

/** A message to a patient in the log: what it is about, its recipient and its status. Nothing clinical. */
export const patientMessage = z.object({
  id: z.string(),
  patient: z.string(),
  patient_name: z.string(),
  /** Null for a message that is about no appointment. */
  appointment: z.string().nullable(),
  kind: z.enum(MESSAGE_KINDS),
  /** Start of the appointment, or of the first of several. Null for a message that is about none. */
  start: instant.nullable(),
  /** Number of appointments that it is about. */
  count: z.int(),
  channel: z.enum(MESSAGE_CHANNELS),
  language: z.enum(["en", "pt"]),
  to: z.string(),
  status: z.enum(MESSAGE_STATUSES),
  reason: z.enum(MESSAGE_REASONS).nullable(),
  /** Number of attempts so far. */
  attempts: z.int(),
  /** Id of the message sent in its place with "Send again". */
  replaced_by: z.string().nullable(),
  created_at: instant,
  settled_at: instant.nullable(),
});
export type PatientMessage = z.output<typeof patientMessage>;

/**
 * A message with its text as it was sent. Null when it was not sent, was sent by an earlier version, or is about
 * monitoring and the reader may not read that.
 */
export const readMessage = patientMessage.extend({
  subject: z.string().nullable(),
  text: z.string().nullable(),
});
export type ReadMessage = z.output<typeof readMessage>;

const log = page(patientMessage);

/** What keeps the clinic's messages from a patient on one channel. */
export const CHANNEL_BLOCKS = [
  "clinic_off",
  "no_plan",
  "no_consent",
  "no_address",
  "not_portuguese_mobile",
] as const;
export type ChannelBlock = (typeof CHANNEL_BLOCKS)[number];

/** Messages to patients: sent, waiting and failed ones. */
export const notificationsRoutes = {
  list: route({
    id: "notifications.list",
    method: "GET",
    path: "/messages",
    summary: "Messages to patients, newest first",
    access: { who: "space", can: "appointments.read" },
    query: pageQuery.extend({ status: z.enum(MESSAGE_STATUSES).optional() }),
    response: log,
    errors: [],
    touches: { table: "read", secret: true },
    calls: 1,
  }),
  ofPatient: route({
    id: "notifications.of-patient",
    method: "GET",
    path: "/patients/{patient}/messages",
    summary: "Messages to one patient, newest first",
    access: { who: "space", can: "patients.read" },
    params: z.object({ patient: id("patient") }),
    query: pageQuery,
    response: log,
    errors: ["patient.not_found"],
    touches: { table: "write", secret: true },
    calls: 3,
  }),
  read: route({
    id: "notifications.read",
    method: "GET",
    path: "/messages/{message}",
    summary: "One message to a patient with what it said",
    access: { who: "space", can: "appointments.read" },
    params: z.object({ message: id("notification") }),
    response: readMessage,
    errors: ["message.not_found"],
    touches: { table: "read" },
    calls: 1,
  }),
  sendAgain: route({
    id: "notifications.send-again",
    method: "POST",
    path: "/messages/{message}/send-again",
    summary: "Write a message that failed once more, as things stand now; once for each that failed",
    access: { who: "space", can: "appointments.write" },
    params: z.object({ message: id("notification") }),
    response: patientMessage,
    status: 201,
    errors: ["message.not_found", "message.not_failed", "message.outdated", "message.no_channel"],
    touches: { table: "write", secret: true },
    calls: 5,
    idempotent: true,
  }),
};
