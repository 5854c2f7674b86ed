import type { OwnItem } from "../db/catalogue-entry.ts";
import { type Operation, put, remove, update } from "../db/transact.ts";
import { absent } from "../platform/errors.ts";
import { db } from "./entities.ts";
import { customTreatments, preMadeTreatments } from "./store.ts";
import type { CustomTreatmentItem, PreMadeHeadItem, PreMadeItem } from "./treatment.entity.ts";
import { headOf } from "./views.ts";

const { preMadeHead, preMade } = db.entities;

/** Writes a new pre-made treatment and its head. */
export const createWrites = (created: PreMadeItem): Operation[] => [
  ...preMadeTreatments.createWrites(created),
  put(preMadeHead.create(headOf(created)).params()),
];

/**
 * Replaces both items. The head has no condition of its own, because the treatment's condition refuses the transaction.
 */
export const updateWrites = (current: PreMadeItem, next: PreMadeItem): Operation[] => [
  ...preMadeTreatments.updateWrites(current, next),
  put(preMadeHead.put(headOf(next)).params()),
];

/** Deletes a pre-made treatment and its head. */
export const deleteWrites = (current: PreMadeItem): Operation[] => [
  ...preMadeTreatments.deleteWrites(current),
  remove(preMadeHead.delete(current).params()),
];

/** Epoch seconds until which a deleted treatment can be restored; undefined for an active one. */
type Until = number | undefined;
const withExpiry = <Item extends OwnItem>(current: Item, expires_at: Until): Item => ({
  ...current,
  expires_at,
  version: current.version + 1,
});

/** Marks a treatment as deleted with its expiry, or restores it. */
export const deletionWrites = (current: CustomTreatmentItem, expires_at: Until): Operation[] =>
  customTreatments.updateWrites(current, withExpiry(current, expires_at));

/**
 * Marks a pre-made treatment and its head as deleted, or restores them. The caller writes name and quota for many at
 * once.
 */
export const preMadeDeletionWrites = (head: PreMadeHeadItem, expires_at: Until): Operation[] => {
  const { space_id, id, version } = head;
  const change = preMade.patch({ space_id, id }).add({ version: 1 });
  const whole = expires_at === undefined ? change.remove(["expires_at"]) : change.set({ expires_at });
  return [
    update(whole.where((stored, { eq }) => eq(stored.version, version)).params(), () => absent("pre_made")),
    put(preMadeHead.put(withExpiry(head, expires_at)).params()),
  ];
};
