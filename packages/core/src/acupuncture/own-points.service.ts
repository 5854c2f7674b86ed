import type { EditPoint, NewPoint } from "../contracts/acupuncture/acupuncture.ts";
import { isOwn } from "../db/catalogue-entries.ts";
import { transact } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor } from "../platform/context.ts";
import type { OwnCatalogue, OwnGroup } from "./catalogue.entity.ts";
import { groupFor, requireSides } from "./catalogue.policy.ts";
import { ownGroups, ownPoints, readVisible } from "./catalogue.store.ts";
import { ownGroupView, ownPoint } from "./catalogue-view.ts";

/**
 * Adds an own point, and puts it into one of the actor's groups if one is named. Three requests. Throws 409
 * `name.exists` or `catalogue.full`, 400 for a side on which the channel does not exist or a group that does not exist.
 */
export async function createPoint({ group: intoGroup, shared, ...form }: NewPoint) {
  const own = await readVisible();
  requireSides(form);
  const group = groupFor({ auricular: form.auricular, group: intoGroup, shared }, own, actor());
  const created = ownPoints.newEntry(form, shared);
  const { joined, writes } = joining(group, created.id);
  const result = answer({ points: [created, ...own.points], groups: replaced(own.groups, joined) }, joined);
  await transact({
    writes: [...ownPoints.createWrites(created), ...writes],
    audit: { action: "create", record: created.id },
    result,
  });
  return result;
}

/** Changes one of the actor's own points. Three requests. Throws 404, 403 `point.not_own`, 409 `point.stale` or `name.exists`, 400 as above. */
export async function editPoint(id: string, { version, group: intoGroup, shared, ...form }: EditPoint) {
  const own = await readVisible();
  const current = ownPoints.requireChangeable(
    own.points.find((point) => point.id === id),
    version,
  );
  requireSides(form);
  const group = groupFor({ auricular: form.auricular, group: intoGroup, shared }, own, actor());
  const next = ownPoints.changedEntry(current, form, shared);
  const { joined, writes } = joining(group, id);
  await transact({
    writes: [...ownPoints.updateWrites(current, next), ...writes],
    audit: { action: "update", record: id },
  });
  const points = own.points.map((point) => (point.id === id ? next : point));
  return answer({ points, groups: replaced(own.groups, joined) }, joined ?? group);
}

/**
 * Deletes one of the actor's own points. Appointments that used it keep what they recorded. Three requests. Throws 404,
 * 403 `point.not_own`, 409 `point.stale`.
 */
export async function deletePoint(id: string) {
  const own = await readVisible();
  const current = ownPoints.requireChangeable(own.points.find((point) => point.id === id));
  const left = own.groups
    .filter((group) => isOwn(group) && group.points.includes(id))
    // More groups would not fit into one transaction. Groups ignore a point that no longer exists.
    .slice(0, 90)
    .flatMap((group) => {
      const points = group.points.filter((point) => point !== id);
      return ownGroups.updateWrites(group, withPoints(group, points));
    });
  await transact({
    writes: [...ownPoints.deleteWrites(current), ...left],
    audit: { action: "delete", record: id },
  });
  return { result: "deleted" as const };
}

const withPoints = (group: OwnGroup, points: string[]): OwnGroup => ({
  ...group,
  points,
  updated_at: nowIso(),
  version: group.version + 1,
});
/** The group with the point added, and the write for it; neither if nothing changes. */
function joining(group: OwnGroup | null, id: string) {
  if (!group || group.points.includes(id)) return { joined: null, writes: [] };
  const joined = withPoints(group, [...group.points, id]);
  return { joined, writes: ownGroups.updateWrites(group, joined) };
}
const replaced = (groups: readonly OwnGroup[], changed: OwnGroup | null) =>
  groups.map((group) => (group.id === changed?.id ? changed : group));

const answer = (own: OwnCatalogue, group: OwnGroup | null) => ({
  result: "ok" as const,
  points: own.points.map((point) => ownPoint(point, own.groups)),
  group: group && ownGroupView(group),
});
