import type { EditPoint, NewPoint } from "../contracts/acupuncture.ts";
import { type Operation, put, remove, transact, update } from "../db/transact.ts";
import { nowIso } from "../platform/clock.ts";
import { actor, mine } from "../platform/context.ts";
import { absent, stale } from "../platform/errors.ts";
import { newId } from "../platform/ids.ts";
import { nameKey } from "../reference/fold.ts";
import type { OwnCatalogue, OwnGroup, OwnPoint } from "./catalogue.entity.ts";
import { groupFor, requireOwn, requireRoom, requireSides } from "./catalogue.policy.ts";
import { isMine, readVisible, signature } from "./catalogue.store.ts";
import { ownGroupView, ownPoint } from "./catalogue-view.ts";
import { db } from "./connection.ts";
import { claimName, freeName } from "./own-names.ts";

/**
 * Makes a point of the actor's own and puts it into one of the actor's groups if one is named. Three requests. Throws 409
 * `name.exists` or `catalogue.full`, 400 for a side the channel has not or a group that is not there.
 */
export async function createPoint({ group: intoGroup, shared, ...form }: NewPoint) {
  const own = await readVisible();
  requireRoom(own.points.filter(isMine).length);
  requireSides(form);
  const group = groupFor({ auricular: form.auricular, group: intoGroup, shared }, own, actor());
  const at = nowIso();
  const made: OwnPoint = {
    ...mine(),
    ...form,
    ...signature(shared),
    id: newId("point"),
    created_at: at,
    updated_at: at,
    version: 1,
  };
  const joined = group && withPoint(group, made.id);
  const result = answer({ points: [made, ...own.points], groups: replaced(own.groups, joined) }, joined);
  await transact({
    writes: [
      put(db.entities.ownPoint.create(made).params()),
      claimName("point", made),
      ...(joined ? [writeGroup(joined)] : []),
    ],
    audit: { action: "create", record: made.id },
    result,
  });
  return result;
}

/** Changes one of the actor's own points. Three requests. Throws 404, 403 `point.not_own`, 409 `point.stale` or `name.exists`, 400 as above. */
export async function editPoint(id: string, { version, group: intoGroup, shared, ...form }: EditPoint) {
  const own = await readVisible();
  const held = own.points.find((point) => point.id === id);
  if (!held) throw absent("point");
  requireOwn("point", held, actor());
  const refused = () => stale("point", ownPoint(held, own.groups));
  if (version !== undefined && version !== held.version) throw refused();
  requireSides(form);
  const group = groupFor({ auricular: form.auricular, group: intoGroup, shared }, own, actor());
  const set = { ...form, ...signature(shared) };
  const next: OwnPoint = { ...held, ...set, updated_at: nowIso(), version: held.version + 1 };
  const joined = group && !group.points.includes(id) ? withPoint(group, id) : null;
  const patch = db.entities.ownPoint
    .patch({ ...mine(), id })
    .set({ ...set, updated_at: next.updated_at, version: next.version })
    .where((stored, { eq }) => eq(stored.version, held.version));
  await transact({
    writes: [
      update(patch.params(), refused),
      ...(nameKey(held.name) === nameKey(next.name)
        ? []
        : [freeName("point", held), claimName("point", next)]),
      ...(joined ? [writeGroup(joined)] : []),
    ],
    audit: { action: "update", record: id },
  });
  const points = own.points.map((point) => (point.id === id ? next : point));
  return answer({ points, groups: replaced(own.groups, joined) }, joined ?? group);
}

/** Deletes one of the actor's own points. Appointments that used it keep what they recorded. Three requests. */
export async function deletePoint(id: string) {
  const own = await readVisible();
  const held = own.points.find((point) => point.id === id);
  if (!held) throw absent("point");
  requireOwn("point", held, actor());
  const left = own.groups
    .filter((group) => isMine(group) && group.points.includes(id))
    // More would not fit one transaction; a group passes over a point that is gone, and so does a colleague's.
    .slice(0, 90)
    .map((group) => writeGroup({ ...bumped(group), points: group.points.filter((point) => point !== id) }));
  await transact({
    writes: [
      remove(db.entities.ownPoint.remove({ ...mine(), id }).params()),
      freeName("point", held),
      ...left,
    ],
    audit: { action: "delete", record: id },
  });
  return { result: "deleted" as const };
}

const bumped = (group: OwnGroup): OwnGroup => ({
  ...group,
  updated_at: nowIso(),
  version: group.version + 1,
});
const withPoint = (group: OwnGroup, id: string): OwnGroup => ({
  ...bumped(group),
  points: [...group.points, id],
});
const replaced = (groups: readonly OwnGroup[], changed: OwnGroup | null) =>
  groups.map((group) => (group.id === changed?.id ? changed : group));

/** Writes the members of a group as it stands, if nobody wrote it since it was read. */
function writeGroup(group: OwnGroup): Operation {
  const { points, updated_at, version } = group;
  const patch = db.entities.ownGroup
    .patch({ ...mine(), id: group.id })
    .set({ points, updated_at, version })
    .where((stored, { eq }) => eq(stored.version, version - 1));
  return update(patch.params());
}

const answer = (own: OwnCatalogue, group: OwnGroup | null) => ({
  result: "ok" as const,
  points: own.points.map((point) => ownPoint(point, own.groups)),
  group: group && ownGroupView(group),
});
