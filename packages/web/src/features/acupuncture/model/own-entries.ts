import type {
  AcupunctureGroup,
  AcupuncturePoint,
  PointTables,
} from "@meridian/core/contracts/acupuncture/acupuncture";
import { fold } from "@meridian/core/text/fold";

export type GroupValues = { name: string; auricular: boolean; points: string[]; shared: boolean };
export type PointValues = {
  name: string;
  auricular: boolean;
  channel: AcupuncturePoint["channel"];
  side: AcupuncturePoint["side"];
  info: string;
  indications: string;
  contraindications: string;
  /** A group to put it into, or none. */
  group: string;
  shared: boolean;
};

export const newGroup = (auricular: boolean): GroupValues => ({
  name: "",
  auricular,
  points: [],
  shared: false,
});

export const newPoint = (auricular = false): PointValues => ({
  ...{ name: "", auricular, channel: auricular ? "CO" : "EX", side: "bilateral" },
  ...{ info: "", indications: "", contraindications: "", group: "", shared: false },
});

export const groupValues = ({ name, auricular, points, shared }: AcupunctureGroup): GroupValues => ({
  name,
  auricular,
  points: [...points],
  shared,
});

export const pointValues = (point: AcupuncturePoint): PointValues => ({
  ...{ name: point.name, auricular: point.auricular, channel: point.channel, side: point.side },
  ...{ info: point.info, indications: point.indications, contraindications: point.contraindications },
  ...{ group: "", shared: point.shared },
});

/** What the call takes of a point: no group where none is named. */
export const pointBody = ({ group, ...values }: PointValues) => ({ ...values, group: group || null });

/** Sides a channel runs on: the two vessels lie on the midline, extra points anywhere, every other on both sides. */
export function sidesOfChannel(channel: string, auricular: boolean): AcupuncturePoint["side"][] {
  if (auricular) return ["bilateral", "left", "right"];
  if (channel === "CV" || channel === "GV") return ["center"];
  if (channel === "EX") return ["bilateral", "center", "left", "right"];
  return ["bilateral", "left", "right"];
}

/** The values with another channel, and a side it has. */
export function onChannel(values: PointValues, channel: PointValues["channel"]): PointValues {
  const sides = sidesOfChannel(channel, values.auricular);
  return { ...values, channel, side: sides.includes(values.side) ? values.side : (sides[0] ?? "bilateral") };
}

/** Another kind of point: its channels are others, and so are its groups. */
export const ofKind = (values: PointValues, auricular: boolean): PointValues =>
  onChannel({ ...values, auricular, group: "" }, auricular ? "CO" : "EX");

/** Channels for body points, zones for ear points, as a form offers them. */
export const channelChoices = (tables: PointTables, auricular: boolean, language: "en" | "pt") =>
  auricular
    ? tables.zones.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))
    : tables.channels.map((channel) => ({
        value: channel.code,
        label: `${channel.code} · ${channel[language]}`,
      }));

/** A name for a copy that no other of the user's groups has. */
export function copyName(name: string, taken: readonly string[]): string {
  const held = new Set(taken.map(fold));
  for (let at = 1; ; at++) {
    const candidate = at === 1 ? name.slice(0, 80) : `${name.slice(0, 75)} ${at}`;
    if (!held.has(fold(candidate))) return candidate;
  }
}

/** The list with an entry one place up or down. */
export function moved(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
