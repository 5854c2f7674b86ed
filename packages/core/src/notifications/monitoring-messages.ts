import type { Language } from "../contracts/kernel/primitives.ts";
import type { MessageChannel, MonitoringKind } from "../contracts/notifications/notifications.ts";
import type { AboutMonitoring } from "../db/message-content.ts";
import type { Notification } from "../db/outbox.ts";
import type { PatientItem } from "../patients/index.ts";
import type { SpaceItem, UserItem } from "../spaces/index.ts";
import { DEFAULT_MONITORING_TEXT } from "../spaces/index.ts";
import { recipientOf } from "./recipient.ts";

/**
 * What the professional asks the patient to do: their own text, or the product's in the patient's language. Somebody who
 * saved the product's text without changing it has no text of their own.
 */
export function bodyOf(user: UserItem | undefined, language: Language): string {
  const own = user?.monitoring_email_body.trim() ?? "";
  const isDefault = own === "" || Object.values(DEFAULT_MONITORING_TEXT).some((text) => text === own);
  return isDefault ? DEFAULT_MONITORING_TEXT[language] : own;
}

type Content = {
  kind: MonitoringKind;
  space: SpaceItem;
  patient: PatientItem;
  facts?: Readonly<Record<string, string>>;
  monitoring: AboutMonitoring;
};

/** The facts of a message about monitoring. Nothing clinical, and not the link, which is added while it is being sent. */
export const monitoringFacts = ({ space, patient, facts }: Pick<Content, "space" | "patient" | "facts">) => ({
  ...recipientOf(patient, space),
  clinic: space.space_name,
  phone: space.phone ?? "",
  ...facts,
});

/** A message about monitoring to an address of the patient. */
export const monitoringNotification = (
  content: Content,
  { channel, to }: { channel: MessageChannel; to: string },
): Notification => ({
  channel,
  to,
  template: content.kind.replace("_", "-"),
  language: content.patient.language,
  space: content.space.id,
  facts: monitoringFacts(content),
  about: {
    patient: content.patient.patient_id,
    patient_name: content.patient.name,
    kind: content.kind,
    appointments: [],
    monitoring: content.monitoring,
  },
});
