import type { PointGroupFields } from "../../clinical/catalogues/descriptions/point-groups.ts";
import { groupRows, isEarPoint, pointCatalogue } from "../../reference/point-catalogue.ts";
import { fold } from "../../text/fold.ts";
import { type Base, once, optionOf } from "./base.ts";
import { pointLabel } from "./points.ts";

const slug = (name: string) =>
  fold(name)
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

export const pointGroupBase: Base<PointGroupFields> = {
  rows: once(groupRows),
  nameOf: ({ fields }) => fields.name,
  keyOf: ({ name }) => slug(name.en).slice(0, 50).replace(/-$/, ""),
  chosenFrom: ["points"],
  // Retired ones so named: an older group may still contain them.
  options: (published) => ({
    points: pointCatalogue(published.points).points.map((point) => {
      const { en, pt } = pointLabel(point);
      return optionOf(
        point.id,
        point.retired ? { en: `${en} (retired)`, pt: `${pt} (retirado)` } : { en, pt },
      );
    }),
  }),
  faults: ({ kind, points, name }): Record<string, string> => {
    if (points.some((code) => isEarPoint(code) !== (kind === "ear"))) return { points: "auricular.invalid" };
    return slug(name.en) === "" ? { "name.en": "required" } : {};
  },
  source: {
    en: "Classes of points and well-known sets of the product, from general knowledge; not reviewed.",
    pt: "Classes de pontos e conjuntos conhecidos do produto, de conhecimento geral; não revistos.",
  },
};
