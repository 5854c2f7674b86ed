import { MAX_OWN, type NewPoint } from "../contracts/acupuncture.ts";
import { AppError, invalidField } from "../platform/errors.ts";
import { fold } from "../reference/fold.ts";
import { referencePoint } from "../reference/points.ts";
import { quadrant, sidesToChoose } from "../reference/quadrant.ts";
import type { OwnCatalogue, OwnGroup } from "./catalogue.entity.ts";

/** A name as it has to be unique: neither accents, capitals nor spacing make it another. */
export const nameKey = (name: string) => fold(name).replace(/\s+/g, " ");

/** Throws 409 `catalogue.full` where the user keeps as many as fit one read. */
export function requireRoom(kept: number) {
  if (kept >= MAX_OWN) throw new AppError("conflict", "catalogue.full", { details: { limit: MAX_OWN } });
}

/** Throws 400 where a point's channel does not run on the sides given: an arm channel has no centre. */
export function requireSides(point: Pick<NewPoint, "channel" | "side" | "auricular">) {
  const possible = sidesToChoose(point.side).every(
    (side) => quadrant(point.channel, side, point.auricular) !== null,
  );
  if (!possible) throw invalidField("side", "side.invalid");
}

/** Throws 400 naming the first point of a group that does not exist, or is of the other kind. */
export function requireMembers(points: readonly string[], auricular: boolean, own: OwnCatalogue) {
  points.forEach((id, index) => {
    const known = referencePoint(id);
    const mine = own.points.find((point) => point.id === id);
    const ear = known ? known.kind === "ear" : mine?.auricular;
    if (ear === undefined) throw invalidField(`points.${index}`, "point.absent");
    if (ear !== auricular) throw invalidField(`points.${index}`, "auricular.invalid");
  });
}

/** The user's group a point is to be put into. Throws 400 where it is not there or of the other kind. */
export function groupFor(point: Pick<NewPoint, "group" | "auricular">, own: OwnCatalogue): OwnGroup | null {
  if (!point.group) return null;
  const group = own.groups.find(({ id }) => id === point.group);
  if (!group) throw invalidField("group", "group.absent");
  if (group.auricular !== point.auricular) throw invalidField("group", "auricular.invalid");
  return group;
}
