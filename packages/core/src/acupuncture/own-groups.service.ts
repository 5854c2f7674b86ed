import type { EditGroup, NewGroup } from "../contracts/acupuncture.ts";
import { put, remove, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor, mine } from "../platform/context.ts";
import { absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { nameKey } from "../reference/fold.ts";
import type { OwnGroup } from "./catalogue.entity.ts";
import { requireMembers, requireOwn, requireRoom } from "./catalogue.policy.ts";
import { isMine, readVisible, signature } from "./catalogue.store.ts";
import { ownGroupView } from "./catalogue-view.ts";
import { db } from "./connection.ts";
import { claimName, freeName } from "./own-names.ts";

/** Makes a group of the actor's own. Three requests. Throws 409 `name.exists` or `catalogue.full`, 400 for a point. */
export async function createGroup({ shared, ...form }: NewGroup) {
  const visible = await readVisible();
  requireRoom(visible.groups.filter(isMine).length);
  requireMembers({ ...form, shared }, visible);
  const at = nowIso();
  const made: OwnGroup = {
    ...mine(),
    ...form,
    ...signature(shared),
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

/** Changes one of the actor's own groups. Three requests. Throws 404, 403 `group.not_own`, 409 `group.stale` or `name.exists`, 400. */
export async function editGroup(id: string, { version, shared, ...form }: EditGroup) {
  const visible = await readVisible();
  const held = visible.groups.find((group) => group.id === id);
  if (!held) throw absent("group");
  requireOwn("group", held, actor());
  const refused = () => stale("group", ownGroupView(held));
  if (version !== undefined && version !== held.version) throw refused();
  requireMembers({ ...form, shared }, visible);
  const set = { ...form, ...signature(shared) };
  const next: OwnGroup = { ...held, ...set, updated_at: nowIso(), version: held.version + 1 };
  const patch = db.entities.ownGroup
    .patch({ ...mine(), id })
    .set({ ...set, updated_at: next.updated_at, version: next.version })
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

/** Deletes one of the actor's own groups; its points stay. Three requests. Throws 404, 403 `group.not_own`. */
export async function deleteGroup(id: string) {
  const held = (await readVisible()).groups.find((group) => group.id === id);
  if (!held) throw absent("group");
  requireOwn("group", held, actor());
  await transact({
    writes: [
      remove(db.entities.ownGroup.remove({ ...mine(), id }).params(), () => absent("group")),
      freeName("group", held),
    ],
    audit: { action: "delete", record: id },
  });
  return { result: "deleted" as const };
}
