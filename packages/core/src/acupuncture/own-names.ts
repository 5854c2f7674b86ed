import { type Operation, put, remove } from "../db/transact.ts";
import { mine } from "../platform/context.ts";
import { nameExists } from "../platform/errors.ts";
import { nameKey } from "../reference/fold.ts";
import { db } from "./connection.ts";

type Kind = "point" | "group";
type Named = { id: string; name: string };

/** Takes a name for one of the actor's own; the transaction fails with 409 `name.exists` where it is taken. */
export const claimName = (kind: Kind, { id, name }: Named): Operation =>
  put(db.entities.ownName.create({ ...mine(), kind, name: nameKey(name), id }).params(), nameExists);

/** Gives a name back. */
export const freeName = (kind: Kind, { name }: Named): Operation =>
  remove(db.entities.ownName.delete({ ...mine(), kind, name: nameKey(name) }).params());
