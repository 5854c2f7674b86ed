import { Button } from "@mantine/core";
import type { AffectedSide } from "@meridian/core/clinical/acupuncture/balance-channels";
import type { TimerKind } from "@meridian/core/contracts/timers/timer-kinds";
import type { RyodorakuData } from "@meridian/core/contracts/visits/sections/ryodoraku";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextareaField } from "@meridian/ui/forms/fields";
import { EmptyState } from "@meridian/ui/states/states";
import { Fragment, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Catalogue, KnownPoint } from "../model/catalogue.ts";
import {
  type Held,
  labelOf,
  needlesTaken,
  type Row,
  restored,
  rowsOf,
  sameRow,
  type Value,
  withChange,
  withGroup,
  withPoints,
  withSide,
} from "../model/chosen.ts";
import { otherRetentions, setRetention, timedKinds } from "../model/retention.ts";
import classes from "./acupuncture.module.css";
import { Adding } from "./adding.tsx";
import { NeedleCount } from "./needle-count.tsx";
import { PointColumns, PointRow, type PointWarning } from "./point-row.tsx";
import { Tools } from "./tools.tsx";

/** Starts a timer: another feature's, so the route brings it. */
export type StartsTimer = (wish: {
  kind: TimerKind;
  minutes: number | null;
  label?: string;
  small?: boolean;
}) => ReactNode;

type PointsEditorProps = {
  value: Value;
  setValue: (next: (now: Value) => Value) => void;
  catalogue: Catalogue | undefined;
  ready: () => Promise<Catalogue>;
  /** False shows what was done without a way to change it. */
  editable: boolean;
  /** Whether it is in sight. */
  active: boolean;
  /** Whether ear points are shown, or those of the body. */
  auricular: boolean;
  onAuricular: (auricular: boolean) => void;
  patient: { pregnant: boolean };
  /** The side of the complaint, where the anamnesis says it. */
  complaintSide?: AffectedSide | undefined;
  /** This visit's Ryodoraku readings, where any were taken. */
  measured?: RyodorakuData | undefined;
  timer?: StartsTimer | undefined;
  /** What is known against a point, for its row. */
  warnings?: (point: string) => readonly PointWarning[];
  /** What can be done to all of it, beside its title. */
  acts?: ReactNode;
  /** What is said above the points. */
  children?: ReactNode;
};

/** Chosen points, ways to choose more, and Ashi; keeping them is the caller's. */
export function PointsEditor(props: PointsEditorProps) {
  const { t } = useTranslation("acupuncture");
  const { value, setValue, catalogue, ready, editable, active, auricular, patient, timer } = props;
  const drawn = value.points.length > 0 || (value.marks ?? []).length > 0;
  const rows = rowsOf(value.points, auricular);
  const retention = setRetention(value.points);
  const timersOf = (row: Row) =>
    otherRetentions(
      value.points.filter((point) => sameRow(point, row)),
      retention,
    );
  const edit = (change: (now: readonly Held[]) => Held[]) =>
    setValue((now) => ({ ...now, points: change(now.points) }));
  const set = (points: Held[]) => setValue((now) => ({ ...now, points }));
  const drop = (removed: Held[], rest: Held[]) => {
    set(rest);
    toast(t("removed", { count: rowsOf(removed, true).length + rowsOf(removed, false).length }), {
      action: {
        label: t("undo"),
        run: () => setValue((now) => ({ ...now, points: restored(now.points, removed) })),
      },
    });
  };
  const add = (points: readonly KnownPoint[]) =>
    setValue((now) => ({ ...now, points: withPoints(now.points, points) }));
  return (
    <div className={classes.panel}>
      <header className={classes.head}>
        <div>
          <h2>{t("title")}</h2>
          <span className={classes.count}>
            {t("points", { count: rowsOf(value.points, false).length + rowsOf(value.points, true).length })}
          </span>
        </div>
        <Kind auricular={auricular} onChange={props.onAuricular} points={value.points} />
        <div className={classes.acts}>{props.acts}</div>
      </header>
      {props.children}
      {editable && active && (
        <Adding
          auricular={auricular}
          catalogue={catalogue}
          ready={ready}
          patient={patient}
          held={value.points}
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
          drop={drop}
        />
      )}
      {rows.length === 0 ? (
        <EmptyState
          compact
          title={t(auricular ? "none.ear" : "none.body")}
          help={editable ? t("none.help") : undefined}
        />
      ) : (
        <ul className={classes.rows}>
          <PointColumns />
          {rows.map((row) => (
            <PointRow
              key={row.id}
              row={row}
              point={catalogue?.point(row.id)}
              all={value.points.filter((point) => sameRow(point, row))}
              warnings={props.warnings?.(row.id) ?? []}
              editable={editable}
              onChange={(change, side) =>
                edit((now) =>
                  withChange(now, row, change, { side, needles: catalogue?.point(row.id)?.needles }),
                )
              }
              timer={timersOf(row).map((minutes) =>
                timer?.({ kind: "acupuncture", minutes, label: labelOf(row.first), small: true }),
              )}
              onNeedles={(out) => edit((now) => needlesTaken(now, out, row))}
              onSide={(side) => edit((now) => withSide(now, row, side))}
              onRemove={() =>
                drop(
                  value.points.filter((point) => sameRow(point, row)),
                  value.points.filter((point) => !sameRow(point, row)),
                )
              }
            />
          ))}
        </ul>
      )}
      <NeedleCount points={value.points} editable={editable} onChange={set} />
      {editable && rows.length > 0 && (
        <div className={classes.line}>
          {timedKinds(value.points).map((one) => (
            <Fragment key={one.kind}>{timer?.(one)}</Fragment>
          ))}
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() =>
              drop(
                value.points.filter((point) => point.auricular === auricular),
                value.points.filter((point) => point.auricular !== auricular),
              )
            }
          >
            {t(auricular ? "removeAll.ear" : "removeAll.body")}
          </Button>
        </div>
      )}
      {editable ? (
        <TextareaField
          label={t("ashi")}
          placeholder={t("ashiExample")}
          rows={1}
          value={value.ashi}
          onChange={(ashi) => setValue((now) => ({ ...now, ashi }))}
        />
      ) : (
        value.ashi && (
          <p>
            <strong>{t("ashi")}:</strong> {value.ashi}
          </p>
        )
      )}
    </div>
  );
}

type KindProps = { auricular: boolean; onChange: (auricular: boolean) => void; points: readonly Held[] };

function Kind({ auricular, onChange, points }: KindProps) {
  const { t } = useTranslation("acupuncture");
  return (
    <fieldset className={classes.seg} aria-label={t("kind")}>
      {[false, true].map((ear) => (
        <button
          key={String(ear)}
          type="button"
          aria-pressed={auricular === ear}
          data-shows={ear ? "auricular" : "body"}
          onClick={() => onChange(ear)}
        >
          {t(ear ? "ear" : "body")} {rowsOf(points, ear).length || ""}
        </button>
      ))}
    </fieldset>
  );
}
