import { nameKey } from "../contracts/fold.ts";
import { type Operation, put, remove } from "../db/transact.ts";
import { actor, mine } from "../platform/context.ts";
import { AppError, nameExists } from "../platform/errors.ts";
import { db } from "./connection.ts";
import type { CustomTreatmentItem, PreMadeHeadItem } from "./treatment.entity.ts";

/** Whether an entry is the actor's own, to change and to delete. */
export const isMine = ({ user_id }: { user_id: string }) => user_id === actor().id;

/** What an entry says of its owner, as it is saved. */
export const signature = (shared: boolean) => ({
  user_name: actor().name,
  shared_by: shared ? actor().id : "",
});

type Visible = { custom: CustomTreatmentItem[]; preMade: PreMadeHeadItem[] };

/** What is the actor's own and what colleagues share, without the contents. Two requests at once. */
export async function readVisible(): Promise<Visible> {
  const { spaceId, id } = actor();
  const [own, shared] = await Promise.all([
    db.collections.treatments(mine()).go({ pages: "all", consistent: true }),
    db.collections.sharedTreatments({ space_id: spaceId }).go({ pages: "all" }),
  ]);
  const others = <T extends { user_id: string }>(items: T[]) => items.filter(({ user_id }) => user_id !== id);
  return {
    custom: [...own.data.customTreatment, ...others(shared.data.customTreatment)],
    preMade: [...own.data.preMadeHead, ...others(shared.data.preMadeHead)] as PreMadeHeadItem[],
  };
}

/** Throws 403 `….not_own` for what a colleague shares: it can be used, not changed. */
export function requireOwn(what: "custom_treatment" | "pre_made", entry: { user_id: string }) {
  if (!isMine(entry)) throw new AppError("forbidden", `${what}.not_own`);
}

/** Throws 409 `catalogue.full` where the user keeps as many as there is room for. */
export function requireRoom(kept: number, limit: number) {
  if (kept >= limit) throw new AppError("conflict", "catalogue.full", { details: { limit } });
}

type Named = { kind: string; id: string; name: string };

/** Takes a name for one of the actor's own; the transaction fails with 409 `name.exists` where it is taken. */
export const claimName = ({ kind, id, name }: Named): Operation =>
  put(db.entities.name.create({ ...mine(), kind, name: nameKey(name), id }).params(), nameExists);

/** Gives a name back. */
export const freeName = ({ kind, name }: Omit<Named, "id">): Operation =>
  remove(db.entities.name.delete({ ...mine(), kind, name: nameKey(name) }).params());

/** What a change of name writes; nothing where it stays the same. */
export const renaming = (kind: string, held: { id: string; name: string }, name: string): Operation[] =>
  nameKey(held.name) === nameKey(name)
    ? []
    : [freeName({ kind, name: held.name }), claimName({ kind, id: held.id, name })];
