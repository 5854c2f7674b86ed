import { connect } from "../db/service.ts";
import { type Operation, type Refusal, update } from "../db/transact.ts";
import * as Spaces from "../spaces/index.ts";
import { SpaceClosingEntity, type SpaceClosingItem } from "./space-closing.entity.ts";

/** The closings, connected. */
export const { closings } = connect({ closings: SpaceClosingEntity }).entities;

/** The sort key of those with something to do: by when, then by space. */
export const dueOrder = (at: number, space: string) => `${new Date(at).toISOString()}#${space}`;

/** The write that shows everybody of the space until when it can be used; without a day, that it goes on. */
export function showOnSpace(id: string, due_at: string | undefined): Operation {
  const patch = Spaces.db.entities.space.patch({ id });
  const change = due_at ? patch.set({ closing: { due_at } }) : patch.remove(["closing"]);
  return update(change.where((space, { notExists }) => notExists(space.closed_at)).params());
}

type Removable = "gsi3pk" | "gsi3sk" | "reminded" | "requested_by_name" | "pass" | "last_removed";

/** A change of a closing, refused where it is not as it was read: with 409 `write.conflict` unless `refused` says otherwise. */
export function changeOf(
  { space_id, state, version }: SpaceClosingItem,
  changed: Partial<SpaceClosingItem>,
  { removed = [], refused }: { removed?: Removable[]; refused?: Refusal } = {},
): Operation {
  const change = closings
    .patch({ space_id })
    .set(changed)
    .add({ version: 1 })
    .remove(removed)
    .where((stored, { eq }) => `${eq(stored.state, state)} AND ${eq(stored.version, version)}`);
  return update(change.params(), refused);
}
