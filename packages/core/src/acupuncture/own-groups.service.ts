import type { EditGroup, NewGroup } from "../contracts/acupuncture/acupuncture.ts";
import { transact } from "../db/transact.ts";
import { requireMembers } from "./catalogue.policy.ts";
import { ownGroups, readVisible } from "./catalogue.store.ts";
import { ownGroupView } from "./catalogue-view.ts";
import { readPoints } from "./system-points.ts";

/** Adds an own group. Three requests, up to two more where the container does not know what is published. Throws 409 `name.exists` or `catalogue.full`, 400 for a point. */
export async function createGroup({ shared, ...form }: NewGroup) {
  const [system, visible] = await Promise.all([readPoints(), readVisible()]);
  requireMembers({ ...form, shared }, visible, system);
  const created = ownGroups.newEntry(form, shared);
  const result = { result: "ok" as const, group: ownGroupView(created) };
  await transact({
    writes: ownGroups.createWrites(created),
    audit: { action: "create", record: created.id },
    result,
  });
  return result;
}

/** Changes one of the actor's own groups. Requests as when one is added. Throws 404, 403 `group.not_own`, 409 `group.stale` or `name.exists`, 400. */
export async function editGroup(id: string, { version, shared, ...form }: EditGroup) {
  const [system, visible] = await Promise.all([readPoints(), readVisible()]);
  const current = ownGroups.requireChangeable(
    visible.groups.find((group) => group.id === id),
    version,
  );
  requireMembers({ ...form, shared }, visible, system);
  const next = ownGroups.changedEntry(current, form, shared);
  await transact({ writes: ownGroups.updateWrites(current, next), audit: { action: "update", record: id } });
  return { result: "ok" as const, group: ownGroupView(next) };
}

/** Deletes one of the actor's own groups; its points stay. Three requests. Throws 404, 403 `group.not_own`, 409 `group.stale`. */
export async function deleteGroup(id: string) {
  const current = ownGroups.requireChangeable((await readVisible()).groups.find((group) => group.id === id));
  await transact({ writes: ownGroups.deleteWrites(current), audit: { action: "delete", record: id } });
  return { result: "deleted" as const };
}
