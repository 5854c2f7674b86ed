import { Button } from "@mantine/core";
import type { AcupunctureState } from "@meridian/core/contracts/acupuncture";
import type { SafetyFlag } from "@meridian/core/contracts/safety/point-flags";
import type { SafetyPoint } from "@meridian/core/contracts/safety/record";
import type { TimerKind } from "@meridian/core/contracts/timer-kinds";
import { isCode } from "@meridian/ui/api/errors";
import type { SaveState } from "@meridian/ui/drafts/autosave";
import { useAutosave } from "@meridian/ui/drafts/use-autosave";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextareaField } from "@meridian/ui/forms/fields";
import { EmptyState, Notice } from "@meridian/ui/states/states";
import { usePreMadeTools } from "@meridian/ui/treatments/pre-made";
import { Fragment, type ReactNode, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCatalogue, useSaveChosen } from "../api/acupuncture.ts";
import type { KnownPoint } from "../model/catalogue.ts";
import {
  allOut,
  countOf,
  type Held,
  type Last,
  labelOf,
  type Row,
  restored,
  rowsOf,
  sameRow,
  type Value,
  withChange,
  withPoints,
  withSide,
} from "../model/chosen.ts";
import { otherRetentions, setRetention, timedKinds } from "../model/retention.ts";
import classes from "./acupuncture.module.css";
import { Adding } from "./adding.tsx";
import { PointRow, type PointWarning } from "./point-row.tsx";
import { preMadeProps } from "./pre-made-points.ts";
import { Tools } from "./tools.tsx";

type PointWithFlags = SafetyPoint & { flags?: readonly SafetyFlag[] | undefined };
type Report = { state: SaveState<unknown>; holds: boolean; count: number; flush: () => Promise<void> };

type AcupuncturePanelProps = {
  appointment: string;
  /** As the appointment was read. */
  stored: AcupunctureState;
  patient: { pregnant: boolean };
  /** False shows what was done without a way to change it. */
  editable: boolean;
  /** Whether it is in sight: only then the tables are fetched. */
  active: boolean;
  /** Says where saving stands, for the screen's one place. */
  onReport: (report: Report) => void;
  /** Told what is chosen, with what the tables warn of it; undefined until they are read. */
  onChosen: (points: readonly PointWithFlags[] | undefined) => void;
  /** What is known against a point, for its row. */
  warnings: (point: string) => readonly PointWarning[];
  /** Told what the server holds after each save. */
  onSaved: (state: AcupunctureState) => void;
  /** The last visit's, to copy. */
  previous: (() => Promise<Last>) | undefined;
  /** Starts a timer: another feature's, so the route brings it. */
  timer:
    | ((wish: { kind: TimerKind; minutes: number | null; label?: string; small?: boolean }) => ReactNode)
    | undefined;
};

/** Body, ear and Ashi points of an appointment: type a code or a name and Enter; everything saves by itself. */
export function AcupuncturePanel(props: AcupuncturePanelProps) {
  const { t } = useTranslation("acupuncture");
  const { editable, active, patient, previous, timer } = props;
  const [auricular, setAuricular] = useState(false);
  const { value, setValue, conflict, gone, keepMine, takeTheirs } = useChosen(props);
  const drawn = value.points.length > 0 || (value.marks ?? []).length > 0;
  const { catalogue, ready } = useCatalogue(
    (active && (drawn || editable)) || (editable && value.points.length > 0),
  );
  useTellChosen(value.points, catalogue, props.onChosen);
  const rows = rowsOf(value.points, auricular);
  const count = countOf(value.points);
  const retention = setRetention(value.points);
  const timersOf = (row: Row) =>
    otherRetentions(
      value.points.filter((point) => sameRow(point, row)),
      retention,
    );
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
  const preMade = usePreMadeTools(
    editable
      ? preMadeProps({ value, setValue, ready, show: setAuricular, named: (ear) => t(ear ? "ear" : "body") })
      : undefined,
  );
  return (
    <div className={classes.panel}>
      <header className={classes.head}>
        <div>
          <h2>{t("title")}</h2>
          <span className={classes.count}>
            {t("points", { count: rowsOf(value.points, false).length + rowsOf(value.points, true).length })} ·{" "}
            {t("needles", { in: count.in, out: count.out })}
          </span>
        </div>
        <Kind auricular={auricular} onChange={setAuricular} points={value.points} />
        <div className={classes.acts}>{preMade.buttons}</div>
      </header>
      {preMade.panel}
      {conflict && (
        <Notice tone="amber" title={t("conflict.title")} live>
          <p>{t("conflict.mine", { points: codes(value.points) })}</p>
          <p>{t("conflict.theirs", { points: codes(conflict.points) })}</p>
          <div className={classes.line}>
            <Button size="compact-sm" onClick={keepMine}>
              {t("conflict.keepMine")}
            </Button>
            <Button size="compact-sm" variant="default" onClick={takeTheirs}>
              {t("conflict.takeTheirs")}
            </Button>
          </div>
        </Notice>
      )}
      {gone.length > 0 && (
        <Notice tone="amber" title={t("gone.title", { points: codes(gone) })} live>
          <p>{t("gone.help")}</p>
          <Button
            size="compact-sm"
            onClick={() => set(value.points.filter((point) => !gone.includes(point)))}
          >
            {t("gone.remove")}
          </Button>
        </Notice>
      )}
      {editable && active && (
        <Adding
          auricular={auricular}
          catalogue={catalogue}
          ready={ready}
          patient={patient}
          add={add}
          previous={previous}
          setValue={setValue}
        />
      )}
      {active && (editable || drawn) && (
        <Tools
          auricular={auricular}
          editable={editable}
          catalogue={catalogue}
          value={value}
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
          {editable && (
            <li className={classes.counts} aria-hidden>
              {t("needlesInOut")}
            </li>
          )}
          {rows.map((row) => (
            <PointRow
              key={row.id}
              row={row}
              point={catalogue?.point(row.id)}
              all={value.points.filter((point) => sameRow(point, row))}
              warnings={props.warnings(row.id)}
              editable={editable}
              onChange={(change, side) =>
                set(
                  withChange(value.points, row, change, { side, needles: catalogue?.point(row.id)?.needles }),
                )
              }
              timer={timersOf(row).map((minutes) =>
                timer?.({ kind: "acupuncture", minutes, label: labelOf(row.first), small: true }),
              )}
              onSide={(side) => set(withSide(value.points, row, side))}
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
      {editable && rows.length > 0 && (
        <div className={classes.line}>
          {timedKinds(value.points).map((one) => (
            <Fragment key={one.kind}>{timer?.(one)}</Fragment>
          ))}
          <Button
            variant="default"
            size="compact-sm"
            disabled={count.in === count.out}
            onClick={() => set(allOut(value.points))}
          >
            {t("allOut")}
          </Button>
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

const codes = (points: readonly Pick<Held, "id" | "name">[]) =>
  [...new Set(points.map(labelOf))].join(" ") || "–";

/** The chosen points, saving by themselves. */
function useChosen({ appointment, stored, editable, onReport, onSaved }: AcupuncturePanelProps) {
  const value = useMemo<Value>(
    () => ({ points: stored.points, ashi: stored.ashi_points, marks: stored.ashi_marks }),
    [stored],
  );
  const save = useSaveChosen({ appointment, stored: value, version: stored.version, onSaved });
  const auto = useAutosave<Value>({
    key: `appointment/${appointment}/acupuncture`,
    value,
    version: stored.version,
    enabled: editable,
    save,
  });
  const { draft, state, flush } = auto;
  const count = new Set(draft.points.map(({ id }) => id)).size;
  const holds = count > 0 || draft.ashi !== "" || (draft.marks ?? []).length > 0;
  useEffect(
    () => onReport({ state, holds, count, flush: async () => void (await flush()) }),
    [onReport, state, holds, count, flush],
  );
  const theirs = state.kind === "conflict" ? valueOfConflict(state.current) : undefined;
  return {
    value: draft,
    setValue: auto.setDraft,
    conflict: theirs,
    gone: goneOf(state, draft.points),
    keepMine: () => void auto.keepMine(),
    takeTheirs: () => theirs && void auto.takeTheirs(theirs),
  };
}

/** The chosen points that the server knows no more: deleted by their owner, or no longer shared. */
function goneOf(state: SaveState<Value>, points: readonly Held[]): readonly Held[] {
  if (state.kind !== "failed" || !isCode(state.error, "points.gone")) return [];
  const ids = state.error.details.points;
  return Array.isArray(ids) ? points.filter(({ id }) => ids.includes(id)) : [];
}

/** Says what is chosen, once the tables say what they warn of it. */
function useTellChosen(
  points: readonly Held[],
  catalogue: ReturnType<typeof useCatalogue>["catalogue"],
  tell: AcupuncturePanelProps["onChosen"],
) {
  useEffect(() => {
    if (points.length > 0 && !catalogue) return tell(undefined);
    tell(
      points.map(({ id, name, auricular, technics }) => ({
        ...{ id, name, auricular, technics },
        flags: catalogue?.point(id)?.safety.map(({ key }) => key as SafetyFlag),
      })),
    );
  }, [points, catalogue, tell]);
}

/** What a 409 brought, or the newer record a draft met. */
function valueOfConflict(current: unknown): Value {
  const { points = [], ashi_points, ashi, ashi_marks, marks } = current as Partial<AcupunctureState & Value>;
  return { points, ashi: ashi_points ?? ashi ?? "", marks: ashi_marks ?? marks ?? [] };
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
