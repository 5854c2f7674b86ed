import type { NewGroup, NewPoint } from "../contracts/acupuncture/acupuncture.ts";
import { invalidField } from "../platform/errors.ts";
import type { PointCatalogue } from "../reference/point-catalogue.ts";
import { quadrant, sidesToChoose } from "../reference/quadrant.ts";
import type { OwnCatalogue, OwnGroup } from "./catalogue.entity.ts";

/** Throws 400 if the channel does not exist on the given sides: a channel of the arm has no centre. */
export function requireSides(point: Pick<NewPoint, "channel" | "side" | "auricular">) {
  const possible = sidesToChoose(point.side).every(
    (side) => quadrant(point.channel, side, point.auricular) !== null,
  );
  if (!possible) throw invalidField("side", "side.invalid");
}

/**
 * Throws 400 for the first point of a group that does not exist, is of the other kind (body or ear), or is not visible
 * to the users the group is shared with.
 */
export function requireMembers(
  group: Pick<NewGroup, "points" | "auricular" | "shared">,
  visible: OwnCatalogue,
  system: Pick<PointCatalogue, "point">,
) {
  group.points.forEach((id, index) => {
    const reference = system.point(id);
    const own = visible.points.find((point) => point.id === id);
    const ear = reference ? reference.kind === "ear" : own?.auricular;
    if (ear === undefined) throw invalidField(`points.${index}`, "point.not_found");
    if (ear !== group.auricular) throw invalidField(`points.${index}`, "auricular.invalid");
    if (group.shared && own && !own.shared) throw invalidField(`points.${index}`, "point.not_shared");
  });
}

/** The user's group to which a point is to be added. Throws 400 if it does not exist or does not accept the point. */
export function groupFor(
  point: Pick<NewPoint, "group" | "auricular" | "shared">,
  own: OwnCatalogue,
  user: { id: string },
): OwnGroup | null {
  if (!point.group) return null;
  const group = own.groups.find(({ id, user_id }) => id === point.group && user_id === user.id);
  if (!group) throw invalidField("group", "group.not_found");
  if (group.auricular !== point.auricular) throw invalidField("group", "auricular.invalid");
  if (group.shared && !point.shared) throw invalidField("shared", "point.not_shared");
  return group;
}
