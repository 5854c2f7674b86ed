import * as Catalogues from "../catalogues/index.ts";
import { searchableOwn } from "../clinical/acupuncture/point-search.ts";
import type { AcupunctureGroup, AcupuncturePoint } from "../contracts/acupuncture/acupuncture.ts";
import { isOwn } from "../db/catalogue-entries.ts";
import { actor } from "../platform/context.ts";
import { absent } from "../platform/errors.ts";
import { channels } from "../reference/channels.ts";
import { searchPointIds } from "../reference/point-search.ts";
import type { OwnCatalogue } from "./catalogue.entity.ts";
import { readVisible } from "./catalogue.store.ts";
import { classicGroupView, ownGroupView, ownPoint, tablePoint } from "./catalogue-view.ts";
import { readPoints, readSystem, type SystemCatalogue } from "./system-points.ts";

/** Everything that the actor can see: what the system has, and what users made. Two requests, up to three more where the container does not know what is published. */
const readAll = () => Promise.all([readSystem(), readVisible()]);

/**
 * Classic groups, and the actor's own and shared groups and points. Two requests, up to three more.
 *
 * @param newest the publication of the groups that the browser was told of; the answer is at least as new
 */
export async function overview(newest?: string) {
  await Catalogues.currentPublication("point-groups", newest);
  const [system, own] = await readAll();
  return {
    classic_groups: system.groups.map((group) => classicGroupView(group, actor().language)),
    custom_groups: own.groups.map(ownGroupView),
    custom_points: own.points.map((point) => ownPoint(point, own.groups)),
  };
}

/** The actor's own groups and those colleagues share. Two requests. */
export async function customGroups() {
  return { groups: (await readVisible()).groups.map(ownGroupView) };
}

export type PointFilter = {
  auricular?: boolean | undefined;
  channel?: string | undefined;
  group?: string | undefined;
};

/** Points visible to the actor: own points first, then the system's. Two requests, up to three more. Throws 404 `group.not_found`. */
export async function visiblePoints(filter: PointFilter): Promise<{ points: AcupuncturePoint[] }> {
  const [system, own] = await readAll();
  const members =
    filter.group === undefined ? undefined : new Set(findGroup(filter.group, system, own).points);
  const fits = (point: { id: string; auricular: boolean; channel: string }) =>
    (filter.auricular === undefined || point.auricular === filter.auricular) &&
    (filter.channel === undefined || point.channel === filter.channel) &&
    (!members || members.has(point.id));
  const { language } = actor();
  const tables = system.points.filter(
    (point) =>
      !point.retired && fits({ id: point.id, channel: point.channel, auricular: point.kind === "ear" }),
  );
  return {
    points: [
      ...own.points.filter(fits).map((point) => ownPoint(point, own.groups)),
      ...tables.map((point) => tablePoint(point, language)),
    ],
  };
}

/** Points by code, pinyin, Chinese, name or indication, best first. Two requests. */
export async function search(query: { q: string; auricular?: boolean | undefined; limit: number }) {
  const [system, own] = await readAll();
  const ids = searchPointIds(system, query.q, {
    auricular: query.auricular,
    limit: query.limit,
    language: actor().language,
    own: own.points.map(searchableOwn),
  });
  return { points: ids.flatMap((id) => findPoint(id, system, own) ?? []) };
}

/** A classic group or the actor's own; for a form, with its points in full. Two requests. Throws 404. */
export async function group(id: string, form: boolean) {
  const [system, own] = await readAll();
  const found = findGroup(id, system, own);
  return {
    group: found,
    ...(form && { points: found.points.flatMap((code) => findPoint(code, system, own) ?? []) }),
  };
}

/** A system point or the actor's own; for a form, with the choices that the form offers. Two requests. Throws 404. */
export async function point(id: string, form: boolean) {
  const [system, own] = await Promise.all([readPoints(), readVisible()]);
  const found = findPoint(id, system, own);
  if (!found) throw absent("point");
  const { language } = actor();
  return {
    point: found,
    ...(form && {
      form: {
        channels: channels.map((channel) => ({ id: channel.code, name: channel[language] })),
        groups: own.groups
          .filter((candidate) => isOwn(candidate) && candidate.auricular === found.auricular)
          .map(({ id: groupId, name }) => ({ id: groupId, name })),
      },
    }),
  };
}

function findPoint(
  id: string,
  system: Pick<SystemCatalogue, "point">,
  own: OwnCatalogue,
): AcupuncturePoint | undefined {
  const known = system.point(id);
  if (known) return tablePoint(known, actor().language);
  const mine = own.points.find((candidate) => candidate.id === id);
  return mine && ownPoint(mine, own.groups);
}

function findGroup(id: string, system: SystemCatalogue, own: OwnCatalogue): AcupunctureGroup {
  const classic = system.group(id);
  if (classic) return classicGroupView(classic, actor().language);
  const mine = own.groups.find((candidate) => candidate.id === id);
  if (!mine) throw absent("group");
  return ownGroupView(mine);
}
