import { withoutGroup } from "../clinical/acupuncture/applied-groups.ts";
import {
  type AppointmentAction,
  type AshiMark,
  type ChosenPoint,
  MAX_CHOSEN,
  type PointKey,
} from "../contracts/acupuncture/acupuncture.ts";
import { AppError, absent, invalidField } from "../platform/errors.ts";
import {
  addGroup,
  addPoints,
  editTechnics,
  forbiddenTechnics,
  needlesFor,
  removeAll,
  removePoint,
  samePoint,
} from "./chosen-points.ts";
import { type Choosable, choose, keysOf } from "./point-choice.ts";

/** The part of an appointment that actions change. */
export type Chosen = { points: ChosenPoint[]; ashi_points: string; ashi_marks: AshiMark[] };

export type Lookup = {
  point: (id: string) => Choosable | undefined;
  group: (id: string) => { auricular: boolean; points: readonly string[] } | undefined;
};

export type Outcome = Chosen & { point?: ChosenPoint; result?: "deleted" };

type Change = Exclude<AppointmentAction, { action: "get" }>;

/**
 * Applies an action to the chosen points. Pure. Throws 404 `point.not_found` or `group.not_found`, 400 for a side or technic
 * that a point does not allow, 400 `points.gone` for deleted points in a whole list, 409 `points.too_many` above {@link MAX_CHOSEN}.
 */
export function perform(change: Change, chosen: Chosen, find: Lookup): Outcome {
  const outcome = applyChange(change, chosen, find);
  if (outcome.points.length > MAX_CHOSEN)
    throw new AppError("conflict", "points.too_many", { details: { limit: MAX_CHOSEN } });
  return outcome;
}

function applyChange(change: Change, chosen: Chosen, find: Lookup): Outcome {
  const { points } = chosen;
  switch (change.action) {
    case "save":
      return { ...chosen, points: savedPoints(change.points, points, find) };
    case "add": {
      const added = change.points.flatMap((requested, index) =>
        newPoints(requested, `points.${index}`, find),
      );
      const after = addPoints(points, added);
      const first = added[0] && after.find((current) => samePoint(current, added[0] as ChosenPoint));
      return { ...chosen, points: after, ...(first && { point: first }) };
    }
    case "remove":
      return { ...chosen, points: removePoint(points, change.point), result: "deleted" };
    case "remove_all":
      return { ...chosen, points: removeAll(points, change.auricular), result: "deleted" };
    case "apply_group": {
      const group = groupOf(change.group, find);
      // A group may still name a point that has been deleted since.
      const requested = group.points.filter((id) => find.point(id));
      const added = requested.flatMap((id) => newPoints({ id, auricular: group.auricular }, "group", find));
      return { ...chosen, points: addGroup(points, added, change.group) };
    }
    case "remove_group":
      // The group itself may be deleted: only the points it added are needed.
      return { ...chosen, points: withoutGroup(points, change.group), result: "deleted" };
    case "edit_technics": {
      const current = points.find((point) => samePoint(point, change.point));
      if (!current) throw absent("point");
      requireTechnics(change.technics, current.auricular, "technics");
      const needles = find.point(current.id)?.needles ?? 1;
      const after = editTechnics(points, change.point, change.technics, needles);
      const point = after.find((candidate) => samePoint(candidate, current));
      return { ...chosen, points: after, ...(point && { point }) };
    }
    case "save_ashi":
      return {
        ...chosen,
        ashi_points: change.ashi_points,
        ashi_marks: change.ashi_marks ?? chosen.ashi_marks,
      };
  }
}

function groupOf(id: string, find: Lookup) {
  const group = find.group(id);
  if (!group) throw absent("group");
  return group;
}

function newPoints(
  requested: Pick<PointKey, "id" | "auricular"> & { side?: PointKey["side"] | undefined },
  field: string,
  find: Lookup,
) {
  const point = find.point(requested.id);
  if (!point) throw absent("point");
  return keysOf(point, requested, field).map((key) => choose(point, key, field));
}

/** The whole list as sent: the identity of a point comes from the reference, everything else from the request. */
function savedPoints(
  sent: Extract<Change, { action: "save" }>["points"],
  current: readonly ChosenPoint[],
  find: Lookup,
): ChosenPoint[] {
  const currentPoint = (entry: PointKey) => current.find((point) => samePoint(point, entry));
  const missing = sent.filter((entry) => !currentPoint(entry) && !find.point(entry.id));
  if (missing.length > 0) throw pointsGone(sent, missing);
  const list = sent.map((entry, index) => {
    const field = `points.${index}`;
    const point = currentPoint(entry) ?? newPoints(entry, field, find)[0];
    if (!point) throw absent("point");
    requireTechnics(entry.technics, point.auricular, `${field}.technics`);
    const needles_in = entry.needles_in ?? needlesFor(entry.technics, find.point(entry.id)?.needles ?? 1);
    if (entry.needles_out > needles_in)
      throw invalidField(`${field}.needles_out`, "needles.more_out_than_in");
    return { ...point, ...entry, needles_in };
  });
  // Adding them to an empty list removes duplicates.
  return addPoints([], list);
}

/** 400 instead of 404, because the visit exists and the screen must keep the other points. */
function pointsGone(sent: readonly PointKey[], missing: readonly PointKey[]) {
  const fields = missing.map((entry) => [`points.${sent.indexOf(entry)}.id`, "point.not_found"]);
  return new AppError("invalid", "points.gone", {
    fields: Object.fromEntries(fields),
    details: { points: [...new Set(missing.map(({ id }) => id))] },
  });
}

function requireTechnics(technics: readonly number[], auricular: boolean, field: string) {
  if (forbiddenTechnics(technics, auricular).length > 0)
    throw invalidField(field, auricular ? "technics.not_for_ear" : "technics.not_for_body");
}
