import type { ConsentEntry } from "../contracts/consents/consent-terms.ts";
import { can } from "../contracts/kernel/access.ts";
import { actor } from "../platform/context.ts";
import type { ConsentItem } from "./consent.entity.ts";
import { isTherapeutic } from "./texts-in-force.ts";

/** An entry with everything in it. */
export const fullView = (item: ConsentItem): ConsentEntry => ({
  id: item.consent_id,
  patient: item.patient_id,
  text: item.text_id,
  title: item.title,
  version: item.text_version,
  language: item.language,
  status: item.status,
  at: item.at,
  signer: item.signer,
  place: item.place,
  witness: item.witness_name ?? null,
  source: item.source,
  reason: item.reason,
  revokes: item.revokes ?? null,
  hash: item.content_hash ?? null,
});

/** Whether the actor may read more of an entry than how it stands. */
export const readsDetails = ({ occasion }: Pick<ConsentItem, "occasion">): boolean =>
  !isTherapeutic(occasion) || can(actor(), "clinical.read");

/** An entry as the actor may see it: of a consent to a treatment, the front desk sees only how it stands. */
export function entryView(item: ConsentItem): ConsentEntry {
  const entry = fullView(item);
  if (readsDetails(item)) return entry;
  return { ...entry, reason: "", hash: null, signer: { ...entry.signer, document: "" } };
}
