import { can, seesAllCalendars } from "../contracts/kernel/access.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import type {
  notificationsRoutes,
  PatientMessage,
  ReadMessage,
} from "../contracts/notifications/notifications.ts";
import { auditRead } from "../db/audit.ts";
import type { OutboxItem } from "../db/outbox-message.entity.ts";
import { openCursor, sealCursor } from "../db/pages.ts";
import * as Patients from "../patients/index.ts";
import { type Actor, actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { readLog, readMessage } from "./message-log.ts";

/** The space's messages to patients, newest first. One request. */
export async function list({ status, cursor, limit }: RequestOf<typeof notificationsRoutes.list>["query"]) {
  const { spaceId } = actor();
  const name = `message-log:${status ?? "all"}`;
  const page = await readLog({ space: spaceId, status }, { limit, cursor: await openCursor(name, cursor) });
  return { items: views(page.items), next: await sealCursor(name, page.cursor) };
}

type OfPatient = Pick<RequestOf<typeof notificationsRoutes.ofPatient>, "params" | "query">;

/** One patient's messages, newest first. 404 `patient.not_found`. Two requests at the same moment. */
export async function ofPatient({ params, query }: OfPatient) {
  const { spaceId } = actor();
  const name = `message-log:${params.patient}`;
  const wanted = { space: spaceId, patient: params.patient };
  const [page, found] = await Promise.all([
    readLog(wanted, { limit: query.limit, cursor: await openCursor(name, query.cursor) }),
    Patients.patientsIn([wanted]),
  ]);
  if (found.length === 0) throw absent("patient");
  if (query.cursor === undefined) await auditRead(params.patient);
  return { items: views(page.items), next: await sealCursor(name, page.cursor) };
}

/** One message with what it said, where it went out and that was kept. 404 `message.not_found`. One request. */
export async function read(id: string): Promise<ReadMessage> {
  const viewer = actor();
  const item = await readMessage(viewer.spaceId, id);
  const view = item && mayKnow(viewer, item) ? viewOf(item) : undefined;
  if (!item || !view) throw absent("message");
  // What a professional writes with a link can be clinical.
  const isHidden = item.about?.monitoring !== undefined && !can(viewer, "monitoring.read");
  const { subject = null, text = null } = (isHidden ? undefined : item.sent_text) ?? {};
  return { ...view, subject, text };
}

const views = (items: readonly OutboxItem[]) => {
  const viewer = actor();
  return items.filter((item) => mayKnow(viewer, item)).flatMap((item) => viewOf(item) ?? []);
};

/** Whose calendar somebody may not read, of those appointments they learn nothing here either. */
export const mayKnow = (viewer: Actor, { about }: OutboxItem) =>
  seesAllCalendars(viewer) ||
  (about?.appointments ?? []).every(({ professional }) => professional === viewer.id);

/** A message as the log shows it; nothing for one that is not to a patient. */
export function viewOf(item: OutboxItem): PatientMessage | undefined {
  const { about, status } = item;
  const [first] = about?.appointments ?? [];
  if (!about) return undefined;
  return {
    id: item.id,
    patient: about.patient,
    patient_name: about.patient_name,
    appointment: first?.id ?? null,
    kind: about.kind,
    start: first?.start ?? null,
    count: about.appointments.length,
    channel: item.channel,
    language: item.language,
    to: item.to,
    // Being sent at this very moment is still waiting.
    status: status === "sending" ? "pending" : status,
    reason: item.reason ?? null,
    attempts: item.attempts,
    replaced_by: item.replaced_by ?? null,
    created_at: item.created_at,
    settled_at: item.settled_at ?? null,
  };
}
