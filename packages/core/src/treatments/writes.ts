import type { OwnItem } from "../db/catalogue-entry.ts";
import { type Operation, put, remove, update } from "../db/transact.ts";
import { absent } from "../platform/errors.ts";
import { db } from "./entities.ts";
import { customTreatments, preMadeTreatments } from "./store.ts";
import type { CustomTreatmentItem, PreMadeHeadItem, PreMadeItem } from "./treatment.entity.ts";
import { headOf } from "./views.ts";

const { preMadeHead, preMade } = db.entities;

/** Writes a pre-made treatment and its head for the first time. */
export const making = (made: PreMadeItem): Operation[] => [
  ...preMadeTreatments.making(made),
  put(preMadeHead.create(headOf(made)).params()),
];

/** Writes both anew: the head follows, whatever is refused is refused by the whole. */
export const changing = (held: PreMadeItem, next: PreMadeItem): Operation[] => [
  ...preMadeTreatments.changing(held, next),
  put(preMadeHead.put(headOf(next)).params()),
];

/** Deletes one with its head. */
export const deleting = (held: PreMadeItem): Operation[] => [
  ...preMadeTreatments.deleting(held),
  remove(preMadeHead.delete(held).params()),
];

/** Until when something deleted may come back, in seconds; undefined for what stands. */
type Until = number | undefined;
const until = <Item extends OwnItem>(held: Item, expires_at: Until): Item => ({
  ...held,
  expires_at,
  version: held.version + 1,
});

/** Sets a treatment aside, to be ended by the table, or brings it back. */
export const keptUntil = (held: CustomTreatmentItem, expires_at: Until): Operation[] =>
  customTreatments.changing(held, until(held, expires_at));

/** The same for a pre-made one and its head. Its name and its room are not in it: those of many are one write. */
export const preMadeKeptUntil = (head: PreMadeHeadItem, expires_at: Until): Operation[] => {
  const { space_id, id, version } = head;
  const change = preMade.patch({ space_id, id }).add({ version: 1 });
  const whole = expires_at === undefined ? change.remove(["expires_at"]) : change.set({ expires_at });
  return [
    update(whole.where((stored, { eq }) => eq(stored.version, version)).params(), () => absent("pre_made")),
    put(preMadeHead.put(until(head, expires_at)).params()),
  ];
};
