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
import { useCatalogue, useSavePoints } from "../api/acupuncture.ts";
import { signedCatalogue } from "../model/catalogue.ts";
import { type ImportRequest, withImported, withoutImported } from "../model/imported-points.ts";
import {
  labelOf,
  needleCount,
  type PointEntry,
  type PointsValue,
  withNeedlesOut,
} from "../model/point-entries.ts";
import classes from "./acupuncture.module.css";
import type { PointWarning } from "./point-row.tsx";
import { PointsEditor, type RegisterReveal, type RenderTimer } from "./points-editor.tsx";
import { preMadeProps } from "./pre-made-points.ts";

type PointWithFlags = SafetyPoint & { flags?: readonly SafetyFlag[] | undefined };
type Report = {
  state: SaveState<unknown>;
  hasContent: boolean;
  count: number;
  needles: { in: number; out: number; takeOut: () => void };
  flush: () => Promise<boolean>;
};

type AcupuncturePanelProps = {
  appointment: string;
  /** The stored points. */
  stored: AcupunctureState;
  patient: { pregnant: boolean };
  /** False makes it read-only. */
  editable: boolean;
  /** Whether it is visible; the tables are fetched only then. */
  active: boolean;
  /** Called with the save status, which the screen shows for all parts. */
  onReport: (report: Report) => void;
  /** Called with the chosen points and their safety flags; undefined until the flags are loaded. */
  onPointsChange: (points: readonly PointWithFlags[] | undefined) => void;
  /** The safety warnings about a point, shown in its row. */
  warnings: (point: string) => readonly PointWarning[];
  /** Called with the stored state after each save. */
  onSaved: (state: AcupunctureState) => void;
  /** The side of the main complaint, where the anamnesis has it. */
  complaintSide?: AffectedSide | undefined;
  /** This visit's Ryodoraku readings, if any. */
  measured?: RyodorakuData | undefined;
  /** Called with the way to add points of an earlier visit; undefined where points cannot be edited. */
  onImporter?: ((importer: PointsImporter | undefined) => void) | undefined;
  /** Registers how to show a point that a warning is about. */
  onReveal?: RegisterReveal | undefined;
  /** Renders a timer button. Timers belong to another feature, so the route passes it in. */
  timer: RenderTimer | undefined;
  /** A button beside the title, such as "Amend". */
  action?: ReactNode;
};

/** Body, ear and Ashi points of an appointment, with autosave. Typing a code or name and Enter adds a point. */
export function AcupuncturePanel(props: AcupuncturePanelProps) {
  const { t } = useTranslation("acupuncture");
  const { editable, active } = props;
  const [auricular, setAuricular] = useState(false);
  const { value, setValue, conflict, deleted, keepMine, takeTheirs } = usePointsDraft(props);
  const drawn = value.points.length > 0 || (value.marks ?? []).length > 0;
  const { catalogue: current, ready } = useCatalogue(
    (active && (drawn || editable)) || (editable && value.points.length > 0),
    { follows: editable },
  );
  const { signed_points: signed } = props.stored;
  const catalogue = useMemo(
    () => (current && signed ? signedCatalogue(current, signed) : current),
    [current, signed],
  );
  useReportPoints(value.points, catalogue, props.onPointsChange);
  usePointsImporter({ props, value, setValue, catalogue, ready, show: setAuricular });
  const preMade = usePreMadeTools(
    t("title"),
    editable
      ? preMadeProps({ value, setValue, ready, show: setAuricular, named: (ear) => t(ear ? "ear" : "body") })
      : undefined,
  );
  const takeOut = () =>
    setValue((now) => ({ ...now, points: now.points.filter((point) => !deleted.includes(point)) }));
  return (
    <PointsEditor
      value={value}
      setValue={setValue}
      catalogue={catalogue}
      ready={ready}
      editable={editable}
      active={active}
      auricular={auricular}
      onAuricular={setAuricular}
      onReveal={props.onReveal}
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
      {deleted.length > 0 && (
        <Notice tone="amber" title={t("gone.title", { points: codes(deleted) })} live>
          <p>{t("gone.help")}</p>
          <Button size="compact-sm" onClick={takeOut}>
            {t("gone.remove")}
          </Button>
        </Notice>
      )}
    </PointsEditor>
  );
}

const codes = (points: readonly Pick<PointEntry, "id" | "name">[]) =>
  [...new Set(points.map(labelOf))].join(" ") || "–";

/** Adds points of an earlier visit; the undo removes exactly those. */
export type PointsImporter = {
  current: Pick<PointsValue, "points" | "ashi">;
  flagsOf: (point: string) => readonly SafetyFlag[] | undefined;
  importPoints: (request: ImportRequest) => Promise<{ unknown: number; overflow: number; undo: () => void }>;
};

type ImporterOptions = {
  props: Pick<AcupuncturePanelProps, "editable" | "onImporter">;
  value: PointsValue;
  setValue: (next: (now: PointsValue) => PointsValue) => void;
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

/** The chosen points, with autosave. */
function usePointsDraft({ appointment, stored, editable, onReport, onSaved }: AcupuncturePanelProps) {
  const value = useMemo<PointsValue>(
    () => ({ points: stored.points, ashi: stored.ashi_points, marks: stored.ashi_marks }),
    [stored],
  );
  const save = useSavePoints({ appointment, stored: value, version: stored.version, onSaved });
  const auto = useAutosave<PointsValue>({
    key: `appointment/${appointment}/acupuncture`,
    value,
    version: stored.version,
    enabled: editable,
    save,
  });
  const { draft, state, flush } = auto;
  const count = new Set(draft.points.map(({ id }) => id)).size;
  const hasContent = count > 0 || draft.ashi !== "" || (draft.marks ?? []).length > 0;
  const needles = needleCount(draft.points);
  const { setDraft } = auto;
  useEffect(
    () =>
      onReport({
        state,
        hasContent,
        count,
        needles: {
          in: needles.in,
          out: needles.out,
          takeOut: () => setDraft((now) => ({ ...now, points: withNeedlesOut(now.points, true) })),
        },
        flush,
      }),
    [onReport, state, hasContent, count, needles.in, needles.out, setDraft, flush],
  );
  const theirs = state.kind === "conflict" ? valueOfConflict(state.current) : undefined;
  return {
    value: draft,
    setValue: auto.setDraft,
    conflict: theirs,
    deleted: deletedPoints(state, draft.points),
    keepMine: () => void auto.keepMine(),
    takeTheirs: () => theirs && void auto.takeTheirs(theirs),
  };
}

/** The chosen points that no longer exist, because their owner deleted them or shares them no more. */
function deletedPoints(state: SaveState<PointsValue>, points: readonly PointEntry[]): readonly PointEntry[] {
  if (state.kind !== "failed" || !isCode(state.error, "points.gone")) return [];
  const ids = state.error.details.points;
  return Array.isArray(ids) ? points.filter(({ id }) => ids.includes(id)) : [];
}

/** Reports the chosen points with their safety flags once the catalogue is loaded. */
function useReportPoints(
  points: readonly PointEntry[],
  catalogue: ReturnType<typeof useCatalogue>["catalogue"],
  tell: AcupuncturePanelProps["onPointsChange"],
) {
  useEffect(() => {
    if (points.length > 0 && !catalogue) return tell(undefined);
    tell(
      points.map(({ id, name, auricular, technics }) => ({
        id,
        name,
        auricular,
        technics,
        flags: catalogue?.point(id)?.safety.map(({ key }) => key as SafetyFlag),
      })),
    );
  }, [points, catalogue, tell]);
}

/** The value in a conflict: a 409's stored state, or the newer record that a draft conflicts with. */
function valueOfConflict(current: unknown): PointsValue {
  const {
    points = [],
    ashi_points,
    ashi,
    ashi_marks,
    marks,
  } = current as Partial<AcupunctureState & PointsValue>;
  return { points, ashi: ashi_points ?? ashi ?? "", marks: ashi_marks ?? marks ?? [] };
}
