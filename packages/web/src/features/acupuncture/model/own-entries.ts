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
  /** The group to add the point to, or empty. */
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
  name: "",
  auricular,
  channel: auricular ? "CO" : "EX",
  side: "bilateral",
  info: "",
  indications: "",
  contraindications: "",
  group: "",
  shared: false,
});

export const groupValues = ({ name, auricular, points, shared }: AcupunctureGroup): GroupValues => ({
  name,
  auricular,
  points: [...points],
  shared,
});

export const pointValues = (point: AcupuncturePoint): PointValues => ({
  name: point.name,
  auricular: point.auricular,
  channel: point.channel,
  side: point.side,
  info: point.info,
  indications: point.indications,
  contraindications: point.contraindications,
  group: "",
  shared: point.shared,
});

/** The request's body for a point; an empty group becomes null. */
export const pointBody = ({ group, ...values }: PointValues) => ({ ...values, group: group || null });

/** The sides a channel's points can have: the two midline vessels the centre, extra points any, all others both sides. */
export function sidesOfChannel(channel: string, auricular: boolean): AcupuncturePoint["side"][] {
  if (auricular) return ["bilateral", "left", "right"];
  if (channel === "CV" || channel === "GV") return ["center"];
  if (channel === "EX") return ["bilateral", "center", "left", "right"];
  return ["bilateral", "left", "right"];
}

/** The values with another channel, and with a side that it has. */
export function onChannel(values: PointValues, channel: PointValues["channel"]): PointValues {
  const sides = sidesOfChannel(channel, values.auricular);
  return { ...values, channel, side: sides.includes(values.side) ? values.side : (sides[0] ?? "bilateral") };
}

/** The values as an ear or body point. Channel and group are reset, since the other kind has its own. */
export const ofKind = (values: PointValues, auricular: boolean): PointValues =>
  onChannel({ ...values, auricular, group: "" }, auricular ? "CO" : "EX");

/** The form's options: channels for body points, zones for ear points. */
export const channelChoices = (tables: PointTables, auricular: boolean, language: "en" | "pt") =>
  auricular
    ? tables.zones.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))
    : tables.channels.map((channel) => ({
        value: channel.code,
        label: `${channel.code} · ${channel[language]}`,
      }));

/** A name for a copy that none of the user's groups has. */
export function copyName(name: string, taken: readonly string[]): string {
  const takenNames = new Set(taken.map(fold));
  for (let at = 1; ; at++) {
    const candidate = at === 1 ? name.slice(0, 80) : `${name.slice(0, 75)} ${at}`;
    if (!takenNames.has(fold(candidate))) return candidate;
  }
}

/** The list with an entry moved up or down by one. */
export function moved(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  const rest = ids.filter((other) => other !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}
