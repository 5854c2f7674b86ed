import { Button } from "@mantine/core";
import type { AffectedSide } from "@meridian/core/clinical/acupuncture/balance-channels";
import type { TimerKind } from "@meridian/core/contracts/timers/timer-kinds";
import type { RyodorakuData } from "@meridian/core/contracts/visits/sections/ryodoraku";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextareaField } from "@meridian/ui/forms/fields";
import { EmptyState } from "@meridian/ui/states/states";
import { Fragment, type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Catalogue, KnownPoint } from "../model/catalogue.ts";
import {
  isSamePoint,
  labelOf,
  type PointEntry,
  type PointsValue,
  rowsOf,
  withChange,
  withGroup,
  withNeedlesOut,
  withPoints,
  withRestored,
  withSide,
} from "../model/point-entries.ts";
import { otherRetentions, setRetention, timedKinds } from "../model/retention.ts";
import classes from "./acupuncture.module.css";
import { AddPoints } from "./add-points.tsx";
import { NeedleCount } from "./needle-count.tsx";
import { PointColumns, PointRow, type PointWarning } from "./point-row.tsx";
import { Tools } from "./tools.tsx";

/** Renders a timer button. Timers belong to another feature, so the route passes it in. */
export type RenderTimer = (wish: {
  kind: TimerKind;
  minutes: number | null;
  label?: string;
  small?: boolean;
}) => ReactNode;

/** Takes a function that shows a point; returns the one that unregisters it. */
export type RegisterReveal = (show: (point: string) => void) => () => void;

type PointsEditorProps = {
  value: PointsValue;
  setValue: (next: (now: PointsValue) => PointsValue) => void;
  catalogue: Catalogue | undefined;
  ready: () => Promise<Catalogue>;
  /** False makes it read-only. */
  editable: boolean;
  /** Whether it is visible. */
  active: boolean;
  /** Whether ear points are shown instead of body points. */
  auricular: boolean;
  onAuricular: (auricular: boolean) => void;
  patient: { pregnant: boolean };
  /** The side of the main complaint, where the anamnesis has it. */
  complaintSide?: AffectedSide | undefined;
  /** This visit's Ryodoraku readings, if any. */
  measured?: RyodorakuData | undefined;
  timer?: RenderTimer | undefined;
  /** The safety warnings about a point, shown in its row. */
  warnings?: (point: string) => readonly PointWarning[];
  /** Registers how to show a point of the kind that is not visible; returns the function that unregisters it. */
  onReveal?: RegisterReveal | undefined;
  /** Buttons beside the title. */
  acts?: ReactNode;
  /** Notices above the points. */
  children?: ReactNode;
};

/** The chosen points, the ways to add more, and the Ashi points. The caller stores the value. */
export function PointsEditor(props: PointsEditorProps) {
  const { t } = useTranslation("acupuncture");
  const { value, setValue, catalogue, ready, editable, active, auricular, patient } = props;
  const title = useId();
  const drawn = value.points.length > 0 || (value.marks ?? []).length > 0;
  useReveal(props);
  const removePoints = useRemovePoints(setValue);
  const add = (points: readonly KnownPoint[]) =>
    setValue((now) => ({ ...now, points: withPoints(now.points, points) }));
  return (
    <section className={classes.panel} aria-labelledby={title}>
      <header className={classes.head} data-tour="points">
        <div>
          <h2 id={title}>{t("title")}</h2>
          <span className={classes.count}>{t("points", { count: rowCount(value.points) })}</span>
        </div>
        <PointKindSwitch auricular={auricular} onChange={props.onAuricular} points={value.points} />
        <div className={classes.actions}>{props.acts}</div>
      </header>
      {props.children}
      {editable && active && (
        <AddPoints
          auricular={auricular}
          catalogue={catalogue}
          ready={ready}
          patient={patient}
          chosen={value.points}
          add={add}
          addGroup={(group, asked) =>
            setValue((now) => ({ ...now, points: withGroup(now.points, group, asked) }))
          }
        />
      )}
      {active && (editable || drawn) && (
        <Tools
          auricular={auricular}
          editable={editable}
          catalogue={catalogue}
          value={value}
          complaintSide={props.complaintSide}
          measured={props.measured}
          setValue={setValue}
          drop={removePoints}
        />
      )}
      <ChosenPoints {...props} onRemove={removePoints} />
      <NeedleCount
        points={value.points}
        editable={editable}
        onChange={(points) => setValue((now) => ({ ...now, points }))}
      />
      <PointActions {...props} onRemove={removePoints} />
      <AshiPoints {...props} />
    </section>
  );
}

const rowCount = (points: readonly PointEntry[]) =>
  rowsOf(points, false).length + rowsOf(points, true).length;

type RemovePoints = (removed: PointEntry[], rest: PointEntry[]) => void;

/** Removes points, with undo. */
function useRemovePoints(setValue: PointsEditorProps["setValue"]): RemovePoints {
  const { t } = useTranslation("acupuncture");
  return (removed, rest) => {
    setValue((now) => ({ ...now, points: rest }));
    toast(t("removed", { count: rowCount(removed) }), {
      action: {
        label: t("undo"),
        run: () => setValue((now) => ({ ...now, points: withRestored(now.points, removed) })),
      },
    });
  };
}

/** The visible kind of chosen points, one row for each. */
function ChosenPoints(props: PointsEditorProps & { onRemove: RemovePoints }) {
  const { t } = useTranslation("acupuncture");
  const { value, setValue, catalogue, editable, auricular, timer, onRemove } = props;
  const rows = rowsOf(value.points, auricular);
  const retention = setRetention(value.points);
  const edit = (change: (now: readonly PointEntry[]) => PointEntry[]) =>
    setValue((now) => ({ ...now, points: change(now.points) }));
  if (rows.length === 0)
    return (
      <EmptyState
        compact
        title={t(auricular ? "none.ear" : "none.body")}
        help={editable ? t("none.help") : undefined}
      />
    );
  return (
    <ul className={classes.rows}>
      <PointColumns />
      {rows.map((row) => {
        const point = catalogue?.point(row.id);
        const entries = value.points.filter((entry) => isSamePoint(entry, row));
        return (
          <PointRow
            key={row.id}
            row={row}
            point={point}
            all={entries}
            warnings={props.warnings?.(row.id) ?? []}
            editable={editable}
            onChange={(change, side) =>
              edit((now) => withChange(now, row, change, { side, needles: point?.needles }))
            }
            timer={otherRetentions(entries, retention).map((minutes) =>
              timer?.({ kind: "acupuncture", minutes, label: labelOf(row.first), small: true }),
            )}
            onNeedles={(out) => edit((now) => withNeedlesOut(now, out, row))}
            onSide={(side) => edit((now) => withSide(now, row, side))}
            onRemove={() =>
              onRemove(
                entries,
                value.points.filter((entry) => !isSamePoint(entry, row)),
              )
            }
          />
        );
      })}
    </ul>
  );
}

/** Timers of the chosen points, and the removal of all points of the visible kind. */
function PointActions({
  value,
  editable,
  auricular,
  timer,
  onRemove,
}: PointsEditorProps & { onRemove: RemovePoints }) {
  const { t } = useTranslation("acupuncture");
  if (!editable || rowsOf(value.points, auricular).length === 0) return null;
  return (
    <div className={classes.line}>
      {timedKinds(value.points).map((one) => (
        <Fragment key={one.kind}>{timer?.(one)}</Fragment>
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() =>
          onRemove(
            value.points.filter((point) => point.auricular === auricular),
            value.points.filter((point) => point.auricular !== auricular),
          )
        }
      >
        {t(auricular ? "removeAll.ear" : "removeAll.body")}
      </Button>
    </div>
  );
}

function AshiPoints({ value, setValue, editable }: PointsEditorProps) {
  const { t } = useTranslation("acupuncture");
  if (editable)
    return (
      <TextareaField
        label={t("ashi")}
        placeholder={t("ashiExample")}
        rows={1}
        value={value.ashi}
        onChange={(ashi) => setValue((now) => ({ ...now, ashi }))}
      />
    );
  if (!value.ashi) return null;
  return (
    <p>
      <strong>{t("ashi")}:</strong> {value.ashi}
    </p>
  );
}

/** Lets a warning show its point, also while the other kind of points is visible. */
function useReveal({ value, onAuricular, onReveal }: PointsEditorProps) {
  const points = useRef(value.points);
  points.current = value.points;
  useEffect(
    () =>
      onReveal?.((id) => {
        const entry = points.current.find((point) => point.id === id);
        if (entry) onAuricular(entry.auricular);
      }),
    [onReveal, onAuricular],
  );
}

type PointKindSwitchProps = {
  auricular: boolean;
  onChange: (auricular: boolean) => void;
  points: readonly PointEntry[];
};

function PointKindSwitch({ auricular, onChange, points }: PointKindSwitchProps) {
  const { t } = useTranslation("acupuncture");
  return (
    <fieldset className={classes.segments} aria-label={t("kind")}>
      {[false, true].map((ear) => (
        <button
          key={String(ear)}
          type="button"
          aria-pressed={auricular === ear}
          onClick={() => onChange(ear)}
        >
          {t(ear ? "ear" : "body")} {rowsOf(points, ear).length || ""}
        </button>
      ))}
    </fieldset>
  );
}
