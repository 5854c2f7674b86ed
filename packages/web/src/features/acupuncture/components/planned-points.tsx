import type { PlannedPoint } from "@meridian/core/contracts/treatments/pre-made";
import { EmptyState, ErrorState } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useCatalogue } from "../api/acupuncture.ts";
import { plannedEntries, plannedPoints } from "../model/planned.ts";
import {
  appliesTo,
  isSamePoint,
  type PointEntry,
  rowsOf,
  withChange,
  withGroup,
  withPoints,
  withRestored,
  withSide,
} from "../model/point-entries.ts";
import classes from "./acupuncture.module.css";
import { AddPoints } from "./add-points.tsx";
import { PointColumns, PointRow } from "./point-row.tsx";

type PlannedPointsProps = {
  auricular: boolean;
  points: readonly PlannedPoint[];
  onChange: (change: (now: readonly PlannedPoint[]) => PlannedPoint[]) => void;
  onRemoved: (restore: (now: readonly PlannedPoint[]) => PlannedPoint[]) => void;
};

/** The points of a pre-made treatment, in the same rows as an appointment's but without response and needle count. */
export function PlannedPoints({ auricular, points, onChange, onRemoved }: PlannedPointsProps) {
  const { t } = useTranslation("acupuncture");
  const { catalogue, ready, error, retry } = useCatalogue(true);
  const entries = plannedEntries(points, catalogue);
  const set = (change: (now: PointEntry[]) => PointEntry[]) =>
    onChange((now) => plannedPoints(change(plannedEntries(now, catalogue)), auricular));
  const patient = { pregnant: false };
  const remove = (id: string) => {
    const isIt = (point: PointEntry) => isSamePoint(point, { id, auricular });
    const gone = entries.filter(isIt);
    set((now) => now.filter((point) => !isIt(point)));
    onRemoved((now) => plannedPoints(withRestored(plannedEntries(now, catalogue), gone), auricular));
  };
  if (error) return <ErrorState error={error} onRetry={retry} />;
  return (
    <div>
      <AddPoints
        auricular={auricular}
        catalogue={catalogue}
        ready={ready}
        patient={patient}
        chosen={entries}
        add={(added) => set((now) => withPoints(now, added))}
        addGroup={(group, asked) => set((now) => withGroup(now, group, asked))}
      />
      {points.length === 0 ? (
        <EmptyState compact title={t(auricular ? "none.ear" : "none.body")} help={t("none.help")} />
      ) : (
        <ul className={classes.rows}>
          <PointColumns planned />
          {rowsOf(entries, auricular).map((row) => (
            <PointRow
              key={row.id}
              row={row}
              point={catalogue?.point(row.id)}
              all={entries.filter((point) => isSamePoint(point, row))}
              warnings={catalogue?.point(row.id)?.safety.filter((one) => appliesTo(one, patient)) ?? []}
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
