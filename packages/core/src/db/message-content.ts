import type { MessageKind } from "../contracts/notifications/notifications.ts";

/** What the patient knows of an appointment, from the last message about it. */
export type LastNotified = {
  start: string;
  professional: string;
  establishment: string;
  cancelled: boolean;
  /** Instant of that message. */
  at: string;
};

/** What a message to a patient is about. */
export type About = {
  patient: string;
  /** As it was when the message was written. */
  patient_name: string;
  kind: MessageKind;
  /** By start. */
  appointments: readonly AboutAppointment[];
};
export type AboutAppointment = { id: string } & Omit<LastNotified, "at">;

/** The text of a message that was sent. */
export type SentText = { subject?: string; text: string };
