import type { ChosenPoint, PointKey } from "../contracts/acupuncture/acupuncture.ts";
import type { Language } from "../contracts/kernel/primitives.ts";
import { invalidField } from "../platform/errors.ts";
import { type ChannelCode, channelOf } from "../reference/channels.ts";
import type { PointCatalogue } from "../reference/point-catalogue.ts";
import type { ReferencePoint, Sides } from "../reference/points.ts";
import { quadrant, sidesToChoose } from "../reference/quadrant.ts";
import type { OwnPoint } from "./catalogue.entity.ts";
import { needlesFor } from "./chosen-points.ts";

/** The facts about a point that choosing it needs, from the tables or the user's own. */
export type Choosable = Pick<
  ChosenPoint,
  "id" | "auricular" | "channel" | "name" | "pinyin" | "zh" | "user_id"
> & {
  sides: Sides;
  /** Number of needles on one side. */
  needles: number;
};

/** The name of a point in a language: `Stomach 36`, `Yìntáng`, or the ear point's name. */
export function pointName(point: ReferencePoint, language: Language): string {
  if (point.name) return point.name[language];
  if (point.kind === "extra") return point.pinyin;
  return `${channelOf(point.channel as ChannelCode)[language]} ${point.number}`;
}

const fromTables = (point: ReferencePoint, language: Language): Choosable => ({
  id: point.id,
  auricular: point.kind === "ear",
  channel: point.channel,
  name: pointName(point, language),
  pinyin: point.pinyin,
  zh: point.zh,
  user_id: null,
  sides: point.sides,
  needles: point.needles,
});

const fromOwn = (point: OwnPoint): Choosable => ({
  id: point.id,
  auricular: point.auricular,
  channel: point.channel as Choosable["channel"],
  name: point.name,
  pinyin: "",
  zh: "",
  user_id: point.user_id,
  sides: point.side,
  needles: 1,
});

/** Finds points that can be chosen by id: system points that are not retired first, then the user's own. */
export const finder =
  (system: Pick<PointCatalogue, "point">, own: readonly OwnPoint[], language: Language) =>
  (id: string): Choosable | undefined => {
    const known = system.point(id);
    if (known) return known.retired ? undefined : fromTables(known, language);
    const mine = own.find((point) => point.id === id);
    return mine && fromOwn(mine);
  };

/**
 * The keys under which a point is chosen: the requested side, or every side on which it exists. Throws 400 for a side
 * on which it does not.
 */
export function keysOf(
  point: Choosable,
  asked: Pick<PointKey, "auricular"> & { side?: PointKey["side"] | undefined },
  field: string,
): PointKey[] {
  if (asked.auricular !== point.auricular) throw invalidField(`${field}.auricular`, "auricular.invalid");
  const sides = sidesToChoose(point.sides);
  if (asked.side && !sides.includes(asked.side)) throw invalidField(`${field}.side`, "side.invalid");
  return (asked.side ? [asked.side] : sides).map((side) => ({
    id: point.id,
    side,
    auricular: point.auricular,
  }));
}

/** A newly chosen point: with acupuncture as technique if allowed, and nothing recorded yet. */
export function choose(point: Choosable, key: PointKey, field: string): ChosenPoint {
  const technics = [1];
  const at = quadrant(point.channel, key.side, point.auricular);
  if (at === null) throw invalidField(`${field}.side`, "side.invalid");
  return {
    ...key,
    quadrant: at,
    channel: point.channel,
    name: point.name,
    pinyin: point.pinyin,
    zh: point.zh,
    user_id: point.user_id,
    technics,
    depth: "",
    stimulation: null,
    retention: null,
    response: null,
    needle: "",
    note: "",
    needles_in: needlesFor(technics, point.needles),
    needles_out: 0,
  };
}
