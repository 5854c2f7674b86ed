import { Button } from "@mantine/core";
import {
  MOST_CHARS,
  MOST_STROKES,
  markOf,
  type TongueView,
  tongueMark,
  tongueMarks,
} from "@meridian/core/clinical/tongue/tongue-drawing";
import {
  TONGUE_SHAPES,
  TONGUE_SIZES,
  tongueShapes,
  tongueSizes,
} from "@meridian/core/clinical/tongue/tongue-terms";
import type { TongueData } from "@meridian/core/contracts/visits/sections/tongue";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { isMac, useShownKeys } from "@meridian/ui/shell/commands";
import { Announced } from "@meridian/ui/states/announced";
import { IconArrowBackUp, IconArrowForwardUp, IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTerms } from "../../terms/term-words.tsx";
import { Canvas, type ChangePhase } from "./canvas.tsx";
import { Choice, Swatch, Toggle } from "./chips.tsx";
import { ViewSwitch } from "./comparison.tsx";
import classes from "./drawing.module.css";
import {
  addStep,
  apply,
  changeBetween,
  isEmptyChange,
  NO_HISTORY,
  revert,
  type StrokeChange,
  stepBack,
  stepForward,
} from "./history.ts";
import section from "./tongue.module.css";
import { DEFAULT_TOOL, Tools } from "./tools.tsx";
import { drawnText } from "./words.ts";

type ChangeTongue = (change: (now: TongueData) => TongueData) => void;
type DrawingProps = { value: TongueData; onChange: ChangeTongue; aside?: ReactNode };

/** The drawing of the tongue, with pens and undo. Below it the drawing is described as text. */
export function Drawing({ value, onChange, aside }: DrawingProps) {
  const { t } = useTranslation("tongue");
  const [view, setView] = useState<TongueView>("top");
  const [tools, setTools] = useState(DEFAULT_TOOL);
  const [regions, setRegions] = useState(false);
  const history = useDrawingHistory(onChange);
  useShownKeys([
    { keys: isMac() ? "⌘ Z" : "Ctrl Z", label: t("undoInDrawing") },
    { keys: isMac() ? "⇧ ⌘ Z" : "Ctrl Y", label: t("redoInDrawing") },
  ]);
  const words = useId();
  const full = isFull(value, view);
  const clear = () => history.change(changeBetween(view, value[view], []));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the undo keys of what is inside
    <div className={classes.drawing} onKeyDown={history.onKeyDown}>
      <div className={section.bar}>
        <ViewSwitch view={view} onChange={setView} />
        {view === "top" && (
          <Toggle label={t("regions")} checked={regions} onChange={() => setRegions(!regions)} />
        )}
        <HistoryButtons history={history} empty={value[view].length === 0} onClear={clear} />
      </div>
      <div className={classes.board}>
        <div className={classes.pens}>
          <Tools
            key={view}
            view={view}
            tool={tools[view]}
            onChange={(tool) => setTools({ ...tools, [view]: tool })}
          />
        </div>
        <div className={classes.picture}>
          <Canvas
            found={value}
            view={view}
            tool={tools[view]}
            label={t("figure.drawing", { view: t(`view.${view}`).toLocaleLowerCase() })}
            describedBy={words}
            regions={regions}
            full={full}
            onChange={history.change}
          />
          <Announced>{full && <p className={classes.full}>{t("tool.full")}</p>}</Announced>
        </div>
        <div className={classes.footer}>
          <MarkLegend value={value} view={view} onRemove={history.change} />
          {view === "top" && <ShapeAndSize value={value} onChange={onChange} />}
          <DrawingText id={words} value={value} />
        </div>
        {aside}
      </div>
    </div>
  );
}

/** The drawing as text. */
function DrawingText({ id, value }: { id: string; value: TongueData }) {
  const { t } = useTranslation("tongue");
  const { words } = useTerms("tongue");
  const drawn = drawnText(t, value, words);
  return (
    <div id={id} className={classes.description}>
      {drawn.length === 0 ? (
        <p className={section.muted}>{t("figure.empty")}</p>
      ) : (
        drawn.map(({ place, text }) => <p key={place}>{text}</p>)
      )}
    </div>
  );
}

type HistoryButtonsProps = {
  history: ReturnType<typeof useDrawingHistory>;
  empty: boolean;
  onClear: () => void;
};

/** The buttons undo, redo and clear. */
function HistoryButtons({ history, empty, onClear }: HistoryButtonsProps) {
  const { t } = useTranslation("tongue");
  const actions = [
    { name: "undo", Icon: IconArrowBackUp, disabled: !history.canUndo, run: history.undo },
    { name: "redo", Icon: IconArrowForwardUp, disabled: !history.canRedo, run: history.redo },
    { name: "clear", Icon: IconTrash, disabled: empty, run: onClear },
  ] as const;
  return (
    <span className={classes.actions}>
      {actions.map(({ name, Icon, disabled, run }) => (
        <Button
          key={name}
          variant="default"
          size="compact-sm"
          leftSection={<Icon size={16} stroke={1.5} aria-hidden />}
          disabled={disabled}
          onClick={run}
        >
          {t(name)}
        </Button>
      ))}
    </span>
  );
}

/** Whether one more long stroke would exceed the limits of the record. */
const isFull = (value: TongueData, view: TongueView) =>
  value[view].length >= MOST_STROKES ||
  [...value.top, ...value.under].reduce((sum, { length }) => sum + length, 0) > MOST_CHARS - 12_000;

/** The steps of the drawing for undo and redo, kept while the appointment is open. */
function useDrawingHistory(onChange: ChangeTongue) {
  const [history, setHistory] = useState(NO_HISTORY);
  const latest = useRef(history);
  const store = (next: typeof history) => {
    latest.current = next;
    setHistory(next);
  };
  const change = (drawnChange: StrokeChange, phase: ChangePhase = "done") => {
    if (isEmptyChange(drawnChange)) return;
    if (phase !== "sum") onChange((now) => apply(now, drawnChange));
    if (phase !== "part") store(addStep(latest.current, drawnChange));
  };
  const undo = () => {
    const step = stepBack(latest.current);
    if (!step) return;
    onChange((now) => revert(now, step.change));
    store(step.history);
  };
  const redo = () => {
    const step = stepForward(latest.current);
    if (!step) return;
    onChange((now) => apply(now, step.change));
    store(step.history);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || (event.target as HTMLElement).matches("textarea, select"))
      return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    event.preventDefault();
    if (key === "y" || event.shiftKey) redo();
    else undo();
  };
  return {
    change,
    undo,
    redo,
    onKeyDown,
    canUndo: history.done.length > 0,
    canRedo: history.undone.length > 0,
  };
}

/** The tongue's shape and size. The strokes are scaled with the size. */
function ShapeAndSize({ value, onChange }: Pick<DrawingProps, "value" | "onChange">) {
  const { t } = useTranslation("tongue");
  const name = useId();
  const language = currentLanguage();
  return (
    <div className={classes.frames}>
      <fieldset className={classes.frame}>
        <legend>{t("shape")}</legend>
        {TONGUE_SHAPES.map((shape) => (
          <Choice
            key={shape}
            name={`${name}-shape`}
            label={tongueShapes[shape][language]}
            checked={value.shape === shape}
            onChange={() => onChange((now) => ({ ...now, shape }))}
          />
        ))}
      </fieldset>
      <fieldset className={classes.frame}>
        <legend>{t("size")}</legend>
        {TONGUE_SIZES.map((size) => (
          <Choice
            key={size}
            name={`${name}-size`}
            label={tongueSizes[size][language]}
            checked={value.size === size}
            onChange={() => onChange((now) => ({ ...now, size }))}
          />
        ))}
      </fieldset>
    </div>
  );
}

type MarkLegendProps = { value: TongueData; view: TongueView; onRemove?: (change: StrokeChange) => void };

/** The marks used in the drawing, each with a button that removes all its strokes, so that no eraser is needed. */
export function MarkLegend({ value, view, onRemove }: MarkLegendProps) {
  const { t } = useTranslation("tongue");
  const kept = value[view];
  const marks = tongueMarks.filter((mark) => kept.some((one) => markOf(one) === mark));
  if (marks.length === 0) return null;
  return (
    <ul className={classes.key} aria-label={t("key.label")}>
      {marks.map((mark) => {
        const name = t(`mark.${mark.key as "crack"}`);
        const rest = kept.filter((one) => markOf(one) !== tongueMark(mark.key));
        return (
          <li key={mark.key}>
            <Swatch mark={mark.key} />
            {name}
            {onRemove && (
              <RemoveButton
                size="sm"
                label={t("key.remove", { name })}
                onRemove={() => onRemove(changeBetween(view, kept, rest))}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
