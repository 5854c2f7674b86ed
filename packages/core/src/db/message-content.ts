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
  /** By start. None in a message with a patient's link. */
  appointments: readonly AboutAppointment[];
  /** In a message about monitoring. */
  monitoring?: AboutMonitoring;
  /** In a message with a link to sign texts. */
  consent?: AboutConsent;
};

/** Which link a message carries: the hash of its token, and the texts it was made for. It never holds the link. */
export type AboutConsent = {
  token_hash: string;
  texts: readonly string[];
  signer: "patient" | "representative";
};

/** What a message about monitoring needs to be judged once more just before it is sent. It never holds the link. */
export type AboutMonitoring = {
  /** The patient's record whose link the message carries. */
  link_of: string;
  /** Who sent the link, and whose text the message has. Absent in a reminder. */
  sent_by?: string;
  /** In a reminder: which symptoms of which record to answer. */
  reminder?: {
    record: string;
    symptoms: readonly string[];
    /** The clinic's day that is asked about. */
    day: string;
    /** Instant after which it is not sent any more. */
    until: string;
  };
};
export type AboutAppointment = { id: string } & Omit<LastNotified, "at">;

/** The text of a message that was sent. */
export type SentText = { subject?: string; text: string };
