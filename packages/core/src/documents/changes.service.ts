import type { documentsRoutes, PatientDocument } from "../contracts/documents/documents.ts";
import type { RequestOf } from "../contracts/kernel/route.ts";
import { retryOn } from "../db/retry-on.ts";
import { transact } from "../db/transact.ts";
import { actor } from "../platform/context.ts";
import { AppError, stale } from "../platform/errors.ts";
import * as Spaces from "../spaces/index.ts";
import type { DocumentItem } from "./document.entity.ts";
import { mayChange } from "./documents.policy.ts";
import {
  changed,
  type DocumentReference,
  documentView,
  readVisible,
  replace,
  restorableUntil,
} from "./store.ts";
import { requireKind, requireVisitOf } from "./upload.service.ts";

type Changes = RequestOf<typeof documentsRoutes.update>["body"];

/** A document that the actor may change. Throws 404, 403 `document.not_own`. */
async function readChangeable(named: DocumentReference): Promise<DocumentItem> {
  const item = await readVisible(named);
  if (!mayChange(actor(), item)) throw new AppError("forbidden", "document.not_own");
  return item;
}

/**
 * Changes what is said of a document. Whoever makes a clinical document of an administrative one becomes its
 * professional. Two requests, four where it is linked to a visit. Throws 404, 403 `document.not_own`, 409
 * `document.stale` with the current one.
 */
export async function update(
  named: DocumentReference,
  { version, appointment, ...changes }: Changes,
): Promise<PatientDocument> {
  const item = await readChangeable(named);
  if (item.version !== version) throw stale("document", documentView(item));
  if (changes.kind && changes.kind !== item.kind) requireKind(changes.kind);
  if (appointment) await requireVisitOf(named.patient, appointment);
  const becomesClinical = item.kind === "administrative" && changes.kind && changes.kind !== item.kind;
  const after = changed(item, {
    ...changes,
    ...(appointment !== undefined && { appointment_id: appointment ?? undefined }),
    ...(becomesClinical && { professional_id: actor().id }),
  });
  await transact({
    writes: [replace(item, after)],
    audit: { action: "update", record: named.document, patient: named.patient },
  });
  return documentView(after);
}

/** Changes the state of a document, again if somebody else changed it at the same moment. */
const changeState = (named: DocumentReference, work: (item: DocumentItem) => Promise<DocumentItem>) =>
  retryOn(["document.stale"], async () => documentView(await work(await readChangeable(named))), {
    attempts: 2,
  });

/**
 * Takes a document out of the record. Its bytes are no longer counted; its file stays as long as it can be brought
 * back. Safe to repeat. Two requests.
 */
export const archive = (named: DocumentReference): Promise<PatientDocument> =>
  changeState(named, async (item) => {
    if (item.state === "archived") return item;
    const after = changed(item, { state: "archived", expires_at: restorableUntil() });
    await transact({
      writes: [replace(item, after), Spaces.releaseDisk(item.size)],
      audit: { action: "archive", record: named.document, patient: named.patient },
    });
    return after;
  });

/** Brings an archived document back. Safe to repeat. Two requests. Throws 403 `plan.max_disk_space`. */
export const restore = (named: DocumentReference): Promise<PatientDocument> =>
  changeState(named, async (item) => {
    if (item.state === "shown") return item;
    const after = changed(item, { state: "shown", expires_at: undefined });
    await transact({
      writes: [replace(item, after), Spaces.reserveDisk(item.size)],
      audit: { action: "restore", record: named.document, patient: named.patient },
    });
    return after;
  });
