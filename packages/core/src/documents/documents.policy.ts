import type { DocumentKind } from "../contracts/documents/document-kinds.ts";
import { can, closesOthers } from "../contracts/kernel/access.ts";
import type { Actor } from "../platform/context.ts";
import * as Visits from "../visits/index.ts";

type Owned = { kind: DocumentKind; professional_id: string; added_by: { id: string } };

/**
 * Whether a user sees a document: everybody in the clinic sees administrative ones, the others are read as what a
 * professional wrote in a visit is read (rules, section 1).
 */
export const mayRead = (viewer: Actor, document: Owned): boolean =>
  document.kind === "administrative"
    ? can(viewer, "patients.read")
    : Visits.mayReadContent(viewer, { professional_id: document.professional_id });

/** Whether a user may add documents of a kind. */
export const mayAdd = (user: Actor, kind: DocumentKind): boolean =>
  can(user, "clinical.write") || (kind === "administrative" && can(user, "patients.write"));

/**
 * Whether a user may change, archive and restore a document: whoever added it, managers who treat patients, and of
 * administrative ones whoever may change patients.
 */
export function mayChange(user: Actor, document: Owned): boolean {
  if (!mayRead(user, document)) return false;
  const { kind, professional_id, added_by } = document;
  if (kind === "administrative" && (can(user, "patients.write") || added_by.id === user.id)) return true;
  return closesOthers(user) || (mayAdd(user, kind) && professional_id === user.id);
}
