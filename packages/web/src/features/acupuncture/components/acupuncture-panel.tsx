import { Button } from "@mantine/core";
import type { AffectedSide } from "@meridian/core/clinical/acupuncture/balance-channels";
import type { SafetyFlag } from "@meridian/core/clinical/safety/point-flags";
import type { SafetyPoint } from "@meridian/core/clinical/safety/safety-input";
import type { AcupunctureState } from "@meridian/core/contracts/acupuncture/acupuncture";
import type { RyodorakuData } from "@meridian/core/contracts/visits/sections/ryodoraku";
import { isCode } from "@meridian/ui/api/errors";
import type { SaveState } from "@meridian/ui/drafts/autosave";
import { useAutosave } from "@meridian/ui/drafts/use-autosave";
import { Notice } from "@meridian/ui/states/states";
import { usePreMadeTools } from "@meridian/ui/treatments/pre-made";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useCatalogue, useSaveChosen } from "../api/acupuncture.ts";
import { countOf, type Held, labelOf, needlesTaken, type Value } from "../model/chosen.ts";
import { type ImportRequest, withImported, withoutImported } from "../model/imported-points.ts";
import classes from "./acupuncture.module.css";
import type { PointWarning } from "./point-row.tsx";
import { PointsEditor, type StartsTimer } from "./points-editor.tsx";
import { preMadeProps } from "./pre-made-points.ts";

type PointWithFlags = SafetyPoint & { flags?: readonly SafetyFlag[] | undefined };
type Report = {
  state: SaveState<unknown>;
  holds: boolean;
  count: number;
  needles: { in: number; out: number; takeOut: () => void };
  flush: () => Promise<boolean>;
};

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
  onPointsChange: (points: readonly PointWithFlags[] | undefined) => void;
  /** What is known against a point, for its row. */
  warnings: (point: string) => readonly PointWarning[];
  /** Told what the server holds after each save. */
  onSaved: (state: AcupunctureState) => void;
  /** The side of the complaint, where the anamnesis says it. */
  complaintSide?: AffectedSide | undefined;
  /** This visit's Ryodoraku readings, where any were taken. */
  measured?: RyodorakuData | undefined;
  /** Told how points of an earlier visit come in; undefined where nothing is chosen here. */
  onImporter?: ((importer: PointsImporter | undefined) => void) | undefined;
  /** Starts a timer: another feature's, so the route brings it. */
  timer: StartsTimer | undefined;
  /** What can be done to all of it, beside its title. */
  action?: ReactNode;
};

/** Body, ear and Ashi points of an appointment: type a code or a name and Enter; everything saves by itself. */
export function AcupuncturePanel(props: AcupuncturePanelProps) {
  const { t } = useTranslation("acupuncture");
  const { editable, active } = props;
  const [auricular, setAuricular] = useState(false);
  const { value, setValue, conflict, gone, keepMine, takeTheirs } = useChosen(props);
  const drawn = value.points.length > 0 || (value.marks ?? []).length > 0;
  const { catalogue, ready } = useCatalogue(
    (active && (drawn || editable)) || (editable && value.points.length > 0),
  );
  useReportPoints(value.points, catalogue, props.onPointsChange);
  usePointsImporter({ props, value, setValue, catalogue, ready, show: setAuricular });
  const preMade = usePreMadeTools(
    editable
      ? preMadeProps({ value, setValue, ready, show: setAuricular, named: (ear) => t(ear ? "ear" : "body") })
      : undefined,
  );
  const takeOut = () =>
    setValue((now) => ({ ...now, points: now.points.filter((point) => !gone.includes(point)) }));
  return (
    <PointsEditor
      {...{ value, setValue, catalogue, ready, editable, active, auricular }}
      onAuricular={setAuricular}
      patient={props.patient}
      complaintSide={props.complaintSide}
      measured={props.measured}
      timer={props.timer}
      warnings={props.warnings}
      acts={
        <>
          {preMade.buttons}
          {props.action}
        </>
      }
    >
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
          <Button size="compact-sm" onClick={takeOut}>
            {t("gone.remove")}
          </Button>
        </Notice>
      )}
    </PointsEditor>
  );
}

const codes = (points: readonly Pick<Held, "id" | "name">[]) =>
  [...new Set(points.map(labelOf))].join(" ") || "–";

/** What brings points of an earlier visit in, and takes exactly those back. */
export type PointsImporter = {
  current: Pick<Value, "points" | "ashi">;
  flagsOf: (point: string) => readonly SafetyFlag[] | undefined;
  importPoints: (request: ImportRequest) => Promise<{ unknown: number; overflow: number; undo: () => void }>;
};

type ImporterOptions = {
  props: Pick<AcupuncturePanelProps, "editable" | "onImporter">;
  value: Value;
  setValue: (next: (now: Value) => Value) => void;
  catalogue: ReturnType<typeof useCatalogue>["catalogue"];
  ready: ReturnType<typeof useCatalogue>["ready"];
  show: (auricular: boolean) => void;
};

function usePointsImporter({
  props: { editable, onImporter },
  value,
  setValue,
  catalogue,
  ready,
  show,
}: ImporterOptions) {
  const latest = useRef({ value, ready });
  latest.current = { value, ready };
  const { points, ashi } = value;
  useEffect(() => {
    if (!editable) return onImporter?.(undefined);
    onImporter?.({
      current: { points, ashi },
      flagsOf: (id) => catalogue?.point(id)?.safety.map(({ key }) => key as SafetyFlag),
      importPoints: async (request) => {
        const tables = await latest.current.ready();
        const { imported, unknown, overflow } = withImported(latest.current.value, request, tables);
        setValue((now) => withImported(now, request, tables).value);
        if (imported.points.length > 0) show(imported.points.every(({ auricular }) => auricular));
        return { unknown, overflow, undo: () => setValue((now) => withoutImported(now, imported)) };
      },
    });
  }, [editable, onImporter, points, ashi, catalogue, setValue, show]);
}

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
  const needles = countOf(draft.points);
  const { setDraft } = auto;
  useEffect(
    () =>
      onReport({
        ...{ state, holds, count },
        needles: {
          in: needles.in,
          out: needles.out,
          takeOut: () => setDraft((now) => ({ ...now, points: needlesTaken(now.points, true) })),
        },
        flush,
      }),
    [onReport, state, holds, count, needles.in, needles.out, setDraft, flush],
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
function useReportPoints(
  points: readonly Held[],
  catalogue: ReturnType<typeof useCatalogue>["catalogue"],
  tell: AcupuncturePanelProps["onPointsChange"],
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

/** What a 409 imported, or the newer record a draft met. */
function valueOfConflict(current: unknown): Value {
  const { points = [], ashi_points, ashi, ashi_marks, marks } = current as Partial<AcupunctureState & Value>;
  return { points, ashi: ashi_points ?? ashi ?? "", marks: ashi_marks ?? marks ?? [] };
}
