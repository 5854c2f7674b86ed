import {
  BODY_BOX,
  type BodyView,
  bodyAreas,
  middleOf,
  type Place,
} from "@meridian/core/clinical/osteopathy/osteopathy-body";
import { DETAILS, LETTERS, OUTLINES } from "@meridian/core/clinical/osteopathy/osteopathy-figure";
import type { PainMark } from "@meridian/core/contracts/visits/sections/osteopathy";
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { areaTowards, movedMark } from "./body-steps.ts";
import classes from "./charts.module.css";
import { simplified } from "./strokes.ts";
import { areaWords } from "./words.ts";

type BodyChartProps = {
  view: BodyView;
  /** The marks of this view, each with its number in the list. */
  marks: readonly { mark: PainMark; number: number }[];
  selected: string | undefined;
  /** Whether a finger draws instead of scrolling. */
  drawing: boolean;
  onAdd: (at: Place, radiation: readonly Place[]) => void;
  onDrawn: (radiation: readonly Place[]) => void;
  onSelect: (id: string) => void;
  onMove: (mark: PainMark) => void;
};

const W = BODY_BOX.width;
const H = BODY_BOX.height;
const points = (places: readonly Place[]) => places.map(([x, y]) => `${x * W},${y * H}`).join(" ");
const chartPosition = (event: { clientX: number; clientY: number; currentTarget: Element }): Place => {
  const box = event.currentTarget.getBoundingClientRect();
  const inside = (value: number) => Math.min(1, Math.max(0, value));
  return [inside((event.clientX - box.left) / box.width), inside((event.clientY - box.top) / box.height)];
};
/** The smallest movement that counts as drawing, as a fraction of the chart. */
const MIN_DRAG = 0.03;

/** One view of the body. A tap adds a pain mark; dragging from it draws where the pain radiates. */
export function BodyChart(props: BodyChartProps) {
  const { view, marks, drawing, onAdd } = props;
  const { t } = useTranslation("osteopathy");
  const clip = useId();
  const { line, isEndOfLine, handlers } = useLineDrawing(props);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in a drawing
    // biome-ignore lint/a11y/useKeyWithClickEvents: the body areas inside handle keys
    <svg
      className={classes.figure}
      viewBox={`0 0 ${W} ${H}`}
      role="group"
      aria-label={`${t("body.label")}: ${t(`body.${view}`)}`}
      data-drawing={drawing || undefined}
      {...handlers}
      onClick={(event) => {
        if (!isEndOfLine() && !(event.target as Element).closest("[data-mark]"))
          onAdd(chartPosition(event), []);
      }}
    >
      <clipPath id={clip}>
        {OUTLINES[view].map((path) => (
          <path key={path} d={path} />
        ))}
      </clipPath>
      {OUTLINES[view].map((path) => (
        <path key={path} className={classes.skin} d={path} />
      ))}
      <g clipPath={`url(#${clip})`}>
        <Areas {...props} />
      </g>
      {DETAILS[view].map((path) => (
        <path key={path} className={classes.detail} d={path} />
      ))}
      {LETTERS[view]?.map((side, index) => (
        <text
          key={side}
          className={classes.letter}
          x={index === 0 ? 30 : W - 30}
          y={40}
          textAnchor="middle"
          aria-hidden
        >
          {t(`letter.${side}`)}
        </text>
      ))}
      {line && <polyline className={classes.line} points={points(line)} />}
      {marks.map((one) => (
        <Mark key={one.mark.id} {...props} {...one} />
      ))}
    </svg>
  );
}

/** The body areas as buttons for keyboard and screen readers; a pointer marks the exact point instead. */
function Areas({ view, onAdd }: BodyChartProps) {
  const { t } = useTranslation("osteopathy");
  const group = useRef<SVGGElement>(null);
  const [entry, setEntry] = useState("head");
  const areas = bodyAreas[view];
  const first = areas.some(({ key }) => key === entry) ? entry : areas[0]?.key;
  const keyed = (event: KeyboardEvent, key: string, at: Place) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onAdd(at, []);
      return;
    }
    const next = areaTowards(view, key, event.key);
    if (!next) return;
    event.preventDefault();
    setEntry(next);
    group.current?.querySelector<SVGElement>(`[data-area="${next}"]`)?.focus();
  };
  return (
    <g ref={group}>
      {areas.map((area) => (
        // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
        <polygon
          key={area.key}
          className={classes.area}
          role="button"
          tabIndex={area.key === first ? 0 : -1}
          data-area={area.key}
          aria-label={areaWords(t, view, area.key)}
          points={points(area.corners)}
          onKeyDown={(event) => keyed(event, area.key, middleOf(area))}
        />
      ))}
    </g>
  );
}

type MarkProps = BodyChartProps & { mark: PainMark; number: number };

function Mark({ mark, number, selected, onSelect, onMove }: MarkProps) {
  const { t } = useTranslation("osteopathy");
  const x = mark.at[0] * W;
  const y = mark.at[1] * H;
  const keyed = (event: KeyboardEvent) => {
    const next = movedMark(mark, event.key);
    if (event.key === "Enter" || event.key === " ") onSelect(mark.id);
    else if (next) onMove(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      className={classes.mark}
      data-mark={mark.id}
      role="button"
      tabIndex={0}
      aria-pressed={mark.id === selected}
      aria-label={t("body.mark", { number, area: areaWords(t, mark.view, mark.area) })}
      aria-description={t("body.move")}
      onClick={() => onSelect(mark.id)}
      onKeyDown={keyed}
    >
      {mark.radiation.length > 0 && <Arrow from={mark.at} line={mark.radiation} />}
      <circle cx={x} cy={y} r={18} />
      <text x={x} y={y + 8} textAnchor="middle">
        {mark.pain ?? "·"}
      </text>
    </g>
  );
}

/** The line along which a pain radiates, with an arrowhead. */
export function Arrow({ from, line }: { from: Place; line: readonly Place[] }) {
  const all = [from, ...line];
  const end = all.at(-1) ?? from;
  const before = all.at(-2) ?? from;
  const turn = (Math.atan2((end[1] - before[1]) * H, (end[0] - before[0]) * W) * 180) / Math.PI;
  return (
    <>
      <path d={`M${points(all).replaceAll(" ", "L")}`} />
      <polygon
        className={classes.arrow}
        points="0,0 -24,-12 -24,12"
        transform={`translate(${end[0] * W} ${end[1] * H}) rotate(${turn})`}
      />
    </>
  );
}

/** Draws a line with the pointer: always with mouse or pen, with a finger only while `drawing`. */
function useLineDrawing({ drawing, onAdd, onDrawn }: BodyChartProps) {
  const [line, setLine] = useState<Place[]>();
  const points = useRef<Place[]>(undefined);
  const hasDrawn = useRef(false);
  const down = (event: PointerEvent<SVGSVGElement>) => {
    hasDrawn.current = false;
    if (event.button !== 0 || (event.pointerType === "touch" && !drawing)) return;
    points.current = [chartPosition(event)];
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const first = points.current?.[0];
    if (!points.current || !first) return;
    const at = chartPosition(event);
    points.current.push(at);
    if (!hasDrawn.current && Math.hypot(at[0] - first[0], at[1] - first[1]) < MIN_DRAG) return;
    if (!hasDrawn.current) event.currentTarget.setPointerCapture(event.pointerId);
    hasDrawn.current = true;
    setLine([...points.current]);
  };
  const end = () => {
    const drawn = points.current;
    points.current = undefined;
    setLine(undefined);
    const first = drawn?.[0];
    if (!drawn || !first || !hasDrawn.current) return;
    const corners = simplified(drawn).slice(1);
    if (drawing) onDrawn(corners);
    else onAdd(first, corners);
  };
  const cancel = () => {
    points.current = undefined;
    setLine(undefined);
  };
  /** Whether the click event that follows a drag belongs to it. Resets the state. */
  const isEndOfLine = () => {
    const was = hasDrawn.current || drawing;
    hasDrawn.current = false;
    return was;
  };
  return {
    line,
    isEndOfLine,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: end, onPointerCancel: cancel },
  };
}
