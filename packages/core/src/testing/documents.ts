import type { PatientDocument } from "../contracts/documents/documents.ts";
import type { DocumentItem } from "../documents/document.entity.ts";
import { db, documentView } from "../documents/store.ts";
import { actor } from "../platform/context.ts";
import { newId } from "../platform/ids.ts";
import { as } from "./actors.ts";

/** Stores a document without its file, added by a user of the space; an exam by default. */
export const makeDocument = (
  user: { id: string; spaceId: string },
  patient: string,
  given: Partial<DocumentItem> = {},
): Promise<PatientDocument> =>
  as(user, async () => {
    const { id, name, spaceId } = actor();
    const at = new Date().toISOString();
    const item: DocumentItem = {
      space_id: spaceId,
      patient_id: patient,
      document_id: newId("document"),
      state: "shown",
      kind: "exam",
      title: "Demo document",
      date: "2026-01-01",
      format: "pdf",
      size: 1000,
      added_at: at,
      added_by: { id, name },
      professional_id: id,
      updated_at: at,
      updated_by: id,
      version: 2,
      ...given,
    };
    await db.entities.document.put(item).go();
    return documentView(item);
  });
