import type { PlannedPoint } from "@meridian/core/contracts/treatments/pre-made";
import type { PreMadeProps } from "@meridian/ui/treatments/pre-made";
import type { Catalogue } from "../model/catalogue.ts";
import type { Value } from "../model/chosen.ts";
import { plannedPoints, withoutPlanned, withPlanned } from "../model/planned.ts";

type Panel = {
  value: Value;
  setValue: (next: (now: Value) => Value) => void;
  ready: () => Promise<Catalogue>;
  /** Brings body or ear points into sight. */
  show: (auricular: boolean) => void;
  named: (auricular: boolean) => string;
};

/** Pre-made treatments of points, applied to those chosen and made from them. */
export const preMadeProps = ({ value, setValue, ready, show, named }: Panel): PreMadeProps => ({
  offered: (category) => category === "acupuncture" || category === "auricular",
  saveable: [false, true].flatMap((auricular) => {
    // A note belongs to this patient; a pre-made treatment is everybody's.
    const items = plannedPoints(value.points, auricular).map((point) => ({ ...point, note: "" }));
    const category = auricular ? ("auricular" as const) : ("acupuncture" as const);
    return items.length > 0 ? [{ category, label: named(auricular), content: { items } }] : [];
  }),
  apply: async ({ category, content }) => {
    const catalogue = await ready();
    const planned = content.items as PlannedPoint[];
    const outcome = withPlanned(value.points, planned, catalogue);
    setValue((now) => ({ ...now, points: withPlanned(now.points, planned, catalogue).items }));
    show(category === "auricular");
    return {
      ...outcome,
      added: outcome.added.length,
      undo: () => setValue((now) => ({ ...now, points: withoutPlanned(now.points, outcome.added) })),
    };
  },
});
