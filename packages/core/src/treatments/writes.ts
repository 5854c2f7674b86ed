import { type Operation, put, remove } from "../db/transact.ts";
import { mine } from "../platform/context.ts";
import { absent, stale } from "../platform/errors.ts";
import { db } from "./connection.ts";
import { freeName } from "./store.ts";
import type { PreMadeHeadItem, PreMadeItem } from "./treatment.entity.ts";
import { headOf, preMadeView } from "./views.ts";

/** Writes a pre-made treatment and its head for the first time. */
export const making = (made: PreMadeItem): Operation[] => [
  put(db.entities.preMade.create(made).params()),
  put(db.entities.preMadeHead.create(headOf(made)).params()),
];

/** Writes both anew, if nobody wrote them since `held` was read. */
export const changing = (held: PreMadeItem, next: PreMadeItem): Operation[] => {
  const refused = () => stale("pre_made", preMadeView(held));
  const whole = db.entities.preMade.put(next).where((stored, { eq }) => eq(stored.version, held.version));
  const head = db.entities.preMadeHead
    .put(headOf(next))
    .where((stored, { eq }) => eq(stored.version, held.version));
  return [put(whole.params(), refused), put(head.params(), refused)];
};

/** Deletes one of the actor's own, its head and its name. */
export const removal = ({
  space_id,
  id,
  category,
  name,
}: Pick<PreMadeHeadItem, "space_id" | "id" | "category" | "name">): Operation[] => [
  remove(db.entities.preMade.remove({ space_id, id }).params(), () => absent("pre_made")),
  remove(db.entities.preMadeHead.delete({ ...mine(), id }).params()),
  freeName({ kind: category, name }),
];
