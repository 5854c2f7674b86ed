import type { PlannedPoint } from "@meridian/core/contracts/treatments/pre-made";
import type { PreMadeProps } from "@meridian/ui/treatments/pre-made";
import type { Catalogue } from "../model/catalogue.ts";
import { plannedPoints, withoutPlanned, withPlanned } from "../model/planned.ts";
import type { PointsValue } from "../model/point-entries.ts";

type Panel = {
  value: PointsValue;
  setValue: (next: (now: PointsValue) => PointsValue) => void;
  ready: () => Promise<Catalogue>;
  /** Shows body or ear points. */
  show: (auricular: boolean) => void;
  named: (auricular: boolean) => string;
};

/** The tools for applying pre-made point treatments and for saving the chosen points as one. */
export const preMadeProps = ({ value, setValue, ready, show, named }: Panel): PreMadeProps => ({
  offered: (category) => category === "acupuncture" || category === "auricular",
  saveable: [false, true].flatMap((auricular) => {
    // A note is about this patient, but a pre-made treatment is for all.
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
