import type { NewGroup, NewPoint } from "../contracts/acupuncture/acupuncture.ts";
import { invalidField } from "../platform/errors.ts";
import { referencePoint } from "../reference/points.ts";
import { quadrant, sidesToChoose } from "../reference/quadrant.ts";
import type { OwnCatalogue, OwnGroup } from "./catalogue.entity.ts";

/** Throws 400 where a point's channel does not run on the sides given: an arm channel has no centre. */
export function requireSides(point: Pick<NewPoint, "channel" | "side" | "auricular">) {
  const possible = sidesToChoose(point.side).every(
    (side) => quadrant(point.channel, side, point.auricular) !== null,
  );
  if (!possible) throw invalidField("side", "side.invalid");
}

/**
 * Throws 400 naming the first point of a group that does not exist, is of the other kind, or that those the group is
 * shared with would not see.
 */
export function requireMembers(
  group: Pick<NewGroup, "points" | "auricular" | "shared">,
  visible: OwnCatalogue,
) {
  group.points.forEach((id, index) => {
    const reference = referencePoint(id);
    const own = visible.points.find((point) => point.id === id);
    const ear = reference ? reference.kind === "ear" : own?.auricular;
    if (ear === undefined) throw invalidField(`points.${index}`, "point.not_found");
    if (ear !== group.auricular) throw invalidField(`points.${index}`, "auricular.invalid");
    if (group.shared && own && !own.shared) throw invalidField(`points.${index}`, "point.not_shared");
  });
}

/** The user's group a point is to be put into. Throws 400 where it is not there, or would not take the point. */
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
