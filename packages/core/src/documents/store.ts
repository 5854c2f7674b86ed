import { mediaTypeOf, RESTORABLE_DAYS } from "../contracts/documents/document-kinds.ts";
import type { PatientDocument } from "../contracts/documents/documents.ts";
import { connect } from "../db/service.ts";
import { type Operation, put } from "../db/transact.ts";
import { now, nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import { absent, stale } from "../platform/errors.ts";
import { DocumentEntity, type DocumentItem } from "./document.entity.ts";
import { mayChange, mayRead } from "./documents.policy.ts";

export const db = connect({ document: DocumentEntity });

export type DocumentReference = { patient: string; document: string };

export const parseDocument = (Item: Record<string, unknown>) =>
  db.entities.document.parse({ Item }).data as unknown as DocumentItem;

/** The storage key of a document's file. The files of a space are under its id. */
export const fileOf = ({ space_id, document_id, format }: DocumentItem) =>
  `documents/${space_id}/${document_id}.${format}`;

/** The media type that a document's file is uploaded and always served with. */
export const typeOf = ({ format }: Pick<DocumentItem, "format">) => mediaTypeOf(format);

const isGone = ({ expires_at }: DocumentItem) => expires_at !== undefined && expires_at * 1000 <= now();

/** A document as stored, also a pending or archived one. One request. Throws 404. */
export async function readDocument({ patient, document }: DocumentReference): Promise<DocumentItem> {
  const { data } = await db.entities.document
    .get({ space_id: actor().spaceId, patient_id: patient, document_id: document })
    .go({ consistent: true });
  if (!data || isGone(data)) throw absent("document");
  return data;
}

/** A document that is listed or archived, for users who may see it. One request. Throws 404. */
export async function readVisible(named: DocumentReference): Promise<DocumentItem> {
  const item = await readDocument(named);
  if (item.state === "pending" || !mayRead(actor(), item)) throw absent("document");
  return item;
}

/** A document for the API. */
export function documentView(item: DocumentItem): PatientDocument {
  const { document_id, patient_id, appointment_id, kind, title, date, format, size } = item;
  const { added_at, added_by, version, state, expires_at } = item;
  return {
    id: document_id,
    patient: patient_id,
    kind,
    title,
    date,
    format,
    size,
    added_at,
    added_by,
    version,
    appointment: appointment_id ?? null,
    archived_until:
      state === "archived" && expires_at !== undefined ? new Date(expires_at * 1000).toISOString() : null,
    changeable: mayChange(actor(), item),
  };
}

/** The document after a change by the actor. */
export const changed = (item: DocumentItem, changes: Partial<DocumentItem>): DocumentItem => ({
  ...item,
  ...changes,
  updated_at: nowIso(),
  updated_by: actor().id,
  version: item.version + 1,
});

/** Writes a document if it was not changed since it was read: 409 `document.stale` with the current one otherwise. */
export function replace(before: DocumentItem, after: DocumentItem): Operation {
  const stored = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined));
  return put(
    {
      ...db.entities.document.put(stored as DocumentItem).params(),
      ConditionExpression: "#version = :based",
      ExpressionAttributeNames: { "#version": "version" },
      ExpressionAttributeValues: { ":based": before.version },
    },
    (current) => {
      const found = current && parseDocument(current);
      return found && mayRead(actor(), found) ? stale("document", documentView(found)) : absent("document");
    },
  );
}

/** Days within which the file of a document must be uploaded. */
export const PENDING_DAYS = 1;

/** Epoch seconds after so many days. */
export const inDays = (days: number) => Math.floor(now() / 1000) + days * 24 * 3600;
export const restorableUntil = () => inDays(RESTORABLE_DAYS);
