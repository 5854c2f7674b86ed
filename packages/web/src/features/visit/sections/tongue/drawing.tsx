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
import { IconArrowBackUp, IconArrowForwardUp, IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Canvas, type Told } from "./canvas.tsx";
import { Choice, Swatch, Toggle } from "./chips.tsx";
import { Views } from "./comparing.tsx";
import classes from "./drawing.module.css";
import {
  apply,
  type Change,
  changeBetween,
  isNothing,
  NO_HISTORY,
  record,
  revert,
  stepBack,
  stepForward,
} from "./history.ts";
import section from "./tongue.module.css";
import { FIRST_TOOL, Tools } from "./tools.tsx";
import { drawnText } from "./words.ts";

type Edits = (change: (now: TongueData) => TongueData) => void;
type DrawingProps = { value: TongueData; onChange: Edits; aside?: ReactNode };

/** The drawing of the tongue: pens, picture, undo. What is drawn is said in words below it. */
export function Drawing({ value, onChange, aside }: DrawingProps) {
  const { t } = useTranslation("tongue");
  const [view, setView] = useState<TongueView>("top");
  const [tools, setTools] = useState(FIRST_TOOL);
  const [regions, setRegions] = useState(false);
  const past = useHistory(onChange);
  const words = useId();
  const full = isFull(value, view);
  const clear = () => past.change(changeBetween(view, value[view], []));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the undo keys of what is inside
    <div className={classes.drawing} onKeyDown={past.onKeyDown}>
      <div className={section.bar}>
        <Views view={view} onChange={setView} />
        {view === "top" && (
          <Toggle label={t("regions")} checked={regions} onChange={() => setRegions(!regions)} />
        )}
        <Doing past={past} empty={value[view].length === 0} onClear={clear} />
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
            onChange={past.change}
          />
          {full && (
            <p className={classes.full} role="status">
              {t("tool.full")}
            </p>
          )}
        </div>
        <div className={classes.below}>
          <Key value={value} view={view} onRemove={past.change} />
          {view === "top" && <Frames value={value} onChange={onChange} />}
          <Words id={words} value={value} />
        </div>
        {aside}
      </div>
    </div>
  );
}

/** The drawing in words. */
function Words({ id, value }: { id: string; value: TongueData }) {
  const { t } = useTranslation("tongue");
  const drawn = drawnText(t, value);
  return (
    <div id={id} className={classes.words}>
      {drawn.length === 0 ? (
        <p className={section.muted}>{t("figure.empty")}</p>
      ) : (
        drawn.map(({ place, text }) => <p key={place}>{text}</p>)
      )}
    </div>
  );
}

type DoingProps = { past: ReturnType<typeof useHistory>; empty: boolean; onClear: () => void };

/** Back, forth, and a clean picture. */
function Doing({ past, empty, onClear }: DoingProps) {
  const { t } = useTranslation("tongue");
  const actions = [
    { name: "undo", Icon: IconArrowBackUp, disabled: !past.canUndo, run: past.undo },
    { name: "redo", Icon: IconArrowForwardUp, disabled: !past.canRedo, run: past.redo },
    { name: "clear", Icon: IconTrash, disabled: empty, run: onClear },
  ] as const;
  return (
    <span className={classes.doing}>
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

/** Room for one more stroke, a long one. */
const isFull = (value: TongueData, view: TongueView) =>
  value[view].length >= MOST_STROKES ||
  [...value.top, ...value.under].reduce((sum, { length }) => sum + length, 0) > MOST_CHARS - 12_000;

/** What was done to the drawing, so that it can be undone; as long as the appointment is open. */
function useHistory(onChange: Edits) {
  const [history, setHistory] = useState(NO_HISTORY);
  const latest = useRef(history);
  const keep = (next: typeof history) => {
    latest.current = next;
    setHistory(next);
  };
  const change = (made: Change, how: Told = "done") => {
    if (isNothing(made)) return;
    if (how !== "sum") onChange((now) => apply(now, made));
    if (how !== "part") keep(record(latest.current, made));
  };
  const undo = () => {
    const step = stepBack(latest.current);
    if (!step) return;
    onChange((now) => revert(now, step.change));
    keep(step.history);
  };
  const redo = () => {
    const step = stepForward(latest.current);
    if (!step) return;
    onChange((now) => apply(now, step.change));
    keep(step.history);
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

/** The shape and size it is drawn on. The strokes go with the size. */
function Frames({ value, onChange }: Pick<DrawingProps, "value" | "onChange">) {
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

type KeyProps = { value: TongueData; view: TongueView; onRemove?: (change: Change) => void };

/** The marks of a drawing by name, each to be taken away as a whole: what the eraser does, by keyboard. */
export function Key({ value, view, onRemove }: KeyProps) {
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
