import type {
  RyodorakuLimitFields,
  RyodorakuPointFields,
} from "../../clinical/catalogues/descriptions/ryodoraku.ts";
import { LIMITS_KEY, lineCode } from "../../clinical/ryodoraku/ryodoraku-catalogue.ts";
import { type ListedLine, ryodorakuLines } from "../../clinical/ryodoraku/ryodoraku-terms.ts";
import { RYODORAKU_DEFAULTS, ryodorakuSettings } from "../../contracts/clinic/ryodoraku-settings.ts";
import { pointCatalogue } from "../../reference/point-catalogue.ts";
import { type Base, once, optionOf } from "./base.ts";
import { pointLabel } from "./points.ts";

const lines: readonly ListedLine[] = ryodorakuLines;
const POINT_FIELDS = ["measured", "alternative", "tonify", "sedate"] as const;
const channelOf = (point: string) => point.replace(/\d+$/, "");

export const ryodorakuPointBase: Base<RyodorakuPointFields> = {
  rows: once(() =>
    lines.map((line) => ({
      key: lineCode(line),
      fields: {
        channel: line.channel,
        measured: line.measured,
        alternative: line.or ?? "",
        tonify: line.tonify,
        sedate: line.sedate,
      },
    })),
  ),
  nameOf: ({ fields: { channel } }) => {
    const name = `${lines.find((line) => line.channel === channel)?.code} ${channel}`;
    return { en: name, pt: name };
  },
  keyOf: () => {
    throw new Error("lines of the measurement are not added");
  },
  chosenFrom: ["points"],
  options: (published) => {
    const measurable: ReadonlySet<string> = new Set(lines.map(({ channel }) => channel));
    const points = pointCatalogue(published.points)
      .points.filter(({ id }) => measurable.has(channelOf(id)))
      .map((point) => optionOf(point.id, pointLabel(point)));
    return Object.fromEntries(POINT_FIELDS.map((field) => [field, points]));
  },
  faults: (fields) =>
    Object.fromEntries(
      POINT_FIELDS.flatMap((field) =>
        fields[field] === "" || channelOf(fields[field]) === fields.channel
          ? []
          : [[field, "ryodoraku.other_channel"]],
      ),
    ),
  source: {
    en: "Own list. The lines agree with biopulse.org; points to tonify and sedate follow the five-phase rule; not reviewed.",
    pt: "Lista própria. As linhas coincidem com biopulse.org; os pontos para tonificar e sedar seguem a regra das cinco fases; não revistos.",
  },
};

export const ryodorakuLimitBase: Base<RyodorakuLimitFields> = {
  rows: () => [{ key: LIMITS_KEY, fields: RYODORAKU_DEFAULTS }],
  nameOf: () => ({
    en: "Limits of clinics without their own",
    pt: "Limites das clínicas sem limites próprios",
  }),
  keyOf: () => {
    throw new Error("limits are not added");
  },
  options: () => ({}),
  faults: (fields) => {
    const { error } = ryodorakuSettings.safeParse(fields);
    const faults = error?.issues.map(({ path, message }): [string, string] => [String(path[0]), message]);
    return Object.fromEntries(faults ?? []);
  },
  source: {
    en: "The band of ±15 agrees with chiro.org; it and the ratio limits 0.8 to 1.2 are common defaults of software, not published norms.",
    pt: "A faixa de ±15 coincide com chiro.org; esta e os limites das razões de 0,8 a 1,2 são valores habituais em programas, não normas publicadas.",
  },
};
