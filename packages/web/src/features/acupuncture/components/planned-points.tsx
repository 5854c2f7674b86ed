import type { PlannedPoint } from "@meridian/core/contracts/treatments/pre-made";
import { EmptyState, ErrorState } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useCatalogue } from "../api/acupuncture.ts";
import {
  concerns,
  type Held,
  restored,
  rowsOf,
  sameRow,
  withChange,
  withGroup,
  withPoints,
  withSide,
} from "../model/chosen.ts";
import { heldPoints, plannedPoints } from "../model/planned.ts";
import classes from "./acupuncture.module.css";
import { Adding } from "./adding.tsx";
import { PointColumns, PointRow } from "./point-row.tsx";

type PlannedPointsProps = {
  auricular: boolean;
  points: readonly PlannedPoint[];
  onChange: (change: (now: readonly PlannedPoint[]) => PlannedPoint[]) => void;
  onRemoved: (restore: (now: readonly PlannedPoint[]) => PlannedPoint[]) => void;
};

/** Points planned beforehand, in the rows of an appointment: where, how, how long; nothing of what a needle did. */
export function PlannedPoints({ auricular, points, onChange, onRemoved }: PlannedPointsProps) {
  const { t } = useTranslation("acupuncture");
  const { catalogue, ready, error, retry } = useCatalogue(true);
  const held = heldPoints(points, catalogue);
  const set = (change: (now: Held[]) => Held[]) =>
    onChange((now) => plannedPoints(change(heldPoints(now, catalogue)), auricular));
  const patient = { pregnant: false };
  const remove = (id: string) => {
    const isIt = (point: Held) => sameRow(point, { id, auricular });
    const gone = held.filter(isIt);
    set((now) => now.filter((point) => !isIt(point)));
    onRemoved((now) => plannedPoints(restored(heldPoints(now, catalogue), gone), auricular));
  };
  if (error) return <ErrorState error={error} onRetry={retry} />;
  return (
    <div>
      <Adding
        auricular={auricular}
        catalogue={catalogue}
        ready={ready}
        patient={patient}
        held={held}
        add={(added) => set((now) => withPoints(now, added))}
        addGroup={(group, asked) => set((now) => withGroup(now, group, asked))}
      />
      {points.length === 0 ? (
        <EmptyState compact title={t(auricular ? "none.ear" : "none.body")} help={t("none.help")} />
      ) : (
        <ul className={classes.rows}>
          <PointColumns planned />
          {rowsOf(held, auricular).map((row) => (
            <PointRow
              key={row.id}
              row={row}
              point={catalogue?.point(row.id)}
              all={held.filter((point) => sameRow(point, row))}
              warnings={catalogue?.point(row.id)?.safety.filter((one) => concerns(one, patient)) ?? []}
              editable
              planned
              onChange={(change, side) => set((now) => withChange(now, row, change, { side }))}
              timer={null}
              onSide={(side) => set((now) => withSide(now, row, side))}
              onRemove={() => remove(row.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
