import type { EditGroup, NewGroup } from "../contracts/acupuncture.ts";
import { put, remove, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import type { OwnGroup } from "./catalogue.entity.ts";
import { nameKey, requireMembers, requireRoom } from "./catalogue.policy.ts";
import { mine, readOwn } from "./catalogue.store.ts";
import { ownGroupView } from "./catalogue-view.ts";
import { db } from "./connection.ts";
import { claimName, freeName } from "./own-names.ts";

/** Makes a group of the actor's own. Two requests. Throws 409 `name.exists` or `catalogue.full`, 400 for a point. */
export async function createGroup(form: NewGroup) {
  const own = await readOwn();
  requireRoom(own.groups.length);
  requireMembers(form.points, form.auricular, own);
  const at = nowIso();
  const made: OwnGroup = {
    ...mine(),
    ...form,
    id: newId("group"),
    created_at: at,
    updated_at: at,
    version: 1,
  };
  const result = { result: "ok" as const, group: ownGroupView(made) };
  await transact({
    writes: [put(db.entities.ownGroup.create(made).params()), claimName("group", made)],
    audit: { action: "create", record: made.id },
    result,
  });
  return result;
}

/** Changes one of the actor's own groups. Two requests. Throws 404, 409 `group.stale` or `name.exists`, 400. */
export async function editGroup(id: string, { version, ...form }: EditGroup) {
  const own = await readOwn();
  const held = own.groups.find((group) => group.id === id);
  if (!held) throw absent("group");
  const refused = () => stale("group", ownGroupView(held));
  if (version !== undefined && version !== held.version) throw refused();
  requireMembers(form.points, form.auricular, own);
  const next: OwnGroup = { ...held, ...form, updated_at: nowIso(), version: held.version + 1 };
  const patch = db.entities.ownGroup
    .patch({ ...mine(), id })
    .set({ ...form, updated_at: next.updated_at, version: next.version })
    .where((stored, { eq }) => eq(stored.version, held.version));
  const renamed = nameKey(held.name) !== nameKey(next.name);
  await transact({
    writes: [
      update(patch.params(), refused),
      ...(renamed ? [freeName("group", held), claimName("group", next)] : []),
    ],
    audit: { action: "update", record: id },
  });
  return { result: "ok" as const, group: ownGroupView(next) };
}

/** Deletes one of the actor's own groups; its points stay. Two requests. Throws 404 `group.absent`. */
export async function deleteGroup(id: string) {
  const held = (await readOwn()).groups.find((group) => group.id === id);
  if (!held) throw absent("group");
  await transact({
    writes: [
      remove(db.entities.ownGroup.remove({ ...mine(), id }).params(), () => absent("group")),
      freeName("group", held),
    ],
    audit: { action: "delete", record: id },
  });
  return { result: "deleted" as const };
}
