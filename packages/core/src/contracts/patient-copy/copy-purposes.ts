import { can } from "../kernel/access.ts";

/**
 * Whom a copy is for. The patient gets the whole record. Another professional gets what was found and treated, without
 * the front desk's notes, the payments and the numbers of identity documents.
 */
export const COPY_PURPOSES = ["patient", "professional"] as const;
export type CopyPurpose = (typeof COPY_PURPOSES)[number];

/**
 * Whom a user may make copies for: managers for anybody, because they alone read everything in a record; professionals for
 * another professional, in a clinic that shares its clinical records. `shares` is that setting of the clinic.
 */
export function copyPurposesOf(user: Parameters<typeof can>[0], shares: boolean): readonly CopyPurpose[] {
  if (!can(user, "clinical.read")) return [];
  if (can(user, "data.transfer")) return COPY_PURPOSES;
  return shares ? ["professional"] : [];
}
