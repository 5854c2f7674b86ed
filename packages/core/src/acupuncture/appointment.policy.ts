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

/** What an appointment holds, as far as actions change it. */
export type Chosen = { points: ChosenPoint[]; ashi_points: string; ashi_marks: AshiMark[] };

export type Lookup = {
  point: (id: string) => Choosable | undefined;
  group: (id: string) => { auricular: boolean; points: readonly string[] } | undefined;
};

export type Outcome = Chosen & { point?: ChosenPoint; result?: "deleted" };

type Change = Exclude<AppointmentAction, { action: "get" }>;

/**
 * What an action makes of the chosen points. Pure. Throws 404 `point.not_found` or `group.not_found` for what does not exist,
 * 400 for a side or technic a point does not take and `points.gone` for what a whole list still names, 409 `points.too_many` above {@link MAX_CHOSEN}.
 */
export function perform(change: Change, chosen: Chosen, find: Lookup): Outcome {
  const outcome = act(change, chosen, find);
  if (outcome.points.length > MAX_CHOSEN)
    throw new AppError("conflict", "points.too_many", { details: { limit: MAX_CHOSEN } });
  return outcome;
}

function act(change: Change, chosen: Chosen, find: Lookup): Outcome {
  const { points } = chosen;
  switch (change.action) {
    case "save":
      return { ...chosen, points: saved(change.points, points, find) };
    case "add": {
      const added = change.points.flatMap((asked, index) => fresh(asked, `points.${index}`, find));
      const after = addPoints(points, added);
      const first = added[0] && after.find((held) => samePoint(held, added[0] as ChosenPoint));
      return { ...chosen, points: after, ...(first && { point: first }) };
    }
    case "remove":
      return { ...chosen, points: removePoint(points, change.point), result: "deleted" };
    case "remove_all":
      return { ...chosen, points: removeAll(points, change.auricular), result: "deleted" };
    case "apply_group": {
      const group = groupOf(change.group, find);
      // A group may still name a point that has been deleted since.
      const asked = group.points.filter((id) => find.point(id));
      const added = asked.flatMap((id) => fresh({ id, auricular: group.auricular }, "group", find));
      return { ...chosen, points: addGroup(points, added, change.group) };
    }
    case "remove_group":
      // Deleted since, it can still be taken back: only what it brought is asked.
      return { ...chosen, points: withoutGroup(points, change.group), result: "deleted" };
    case "edit_technics": {
      const held = points.find((point) => samePoint(point, change.point));
      if (!held) throw absent("point");
      requireTechnics(change.technics, held.auricular, "technics");
      const needles = find.point(held.id)?.needles ?? 1;
      const after = editTechnics(points, change.point, change.technics, needles);
      const point = after.find((candidate) => samePoint(candidate, held));
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

function fresh(
  asked: Pick<PointKey, "id" | "auricular"> & { side?: PointKey["side"] | undefined },
  field: string,
  find: Lookup,
) {
  const point = find.point(asked.id);
  if (!point) throw absent("point");
  return keysOf(point, asked, field).map((key) => choose(point, key, field));
}

/** The whole list as the screen sends it: identity comes from what is known, the rest is what was recorded. */
function saved(
  sent: Extract<Change, { action: "save" }>["points"],
  held: readonly ChosenPoint[],
  find: Lookup,
): ChosenPoint[] {
  const standing = (entry: PointKey) => held.find((point) => samePoint(point, entry));
  const gone = sent.filter((entry) => !standing(entry) && !find.point(entry.id));
  if (gone.length > 0) throw pointsGone(sent, gone);
  const list = sent.map((entry, index) => {
    const field = `points.${index}`;
    const known = standing(entry) ?? fresh(entry, field, find)[0];
    if (!known) throw absent("point");
    requireTechnics(entry.technics, known.auricular, `${field}.technics`);
    const needles_in = entry.needles_in ?? needlesFor(entry.technics, find.point(entry.id)?.needles ?? 1);
    if (entry.needles_out > needles_in)
      throw invalidField(`${field}.needles_out`, "needles.more_out_than_in");
    return { ...known, ...entry, needles_in };
  });
  // Added to nothing in their order: a point sent twice stays once.
  return addPoints([], list);
}

/** Not 404: the visit is there, and what else was chosen with them must not leave the screen. */
function pointsGone(sent: readonly PointKey[], gone: readonly PointKey[]) {
  const fields = gone.map((entry) => [`points.${sent.indexOf(entry)}.id`, "point.not_found"]);
  return new AppError("invalid", "points.gone", {
    fields: Object.fromEntries(fields),
    details: { points: [...new Set(gone.map(({ id }) => id))] },
  });
}

function requireTechnics(technics: readonly number[], auricular: boolean, field: string) {
  if (forbiddenTechnics(technics, auricular).length > 0)
    throw invalidField(field, auricular ? "technics.not_for_ear" : "technics.not_for_body");
}
