import {
  encodeStroke,
  type Stroke,
  type TongueMark,
  type TongueView,
  tongueMark,
  WIDTHS,
} from "@meridian/core/clinical/tongue/tongue-drawing";
import { CENTRE, FRAME, type Point, SIZE_SCALE } from "@meridian/core/clinical/tongue/tongue-figure";
import type { TongueFound } from "@meridian/core/clinical/tongue/tongue-reading";
import { strokePath } from "@meridian/core/clinical/tongue/tongue-strokes";
import type { TongueSize } from "@meridian/core/clinical/tongue/tongue-terms";
import { type PointerEvent, useLayoutEffect, useMemo, useRef } from "react";
import classes from "./drawing.module.css";
import { ERASER_RADIUS, type EraserState, eraseAt } from "./erase.ts";
import { TongueFigure } from "./figure.tsx";
import { changeBetween, isEmptyChange, type StrokeChange } from "./history.ts";
import { type Line, PenInput, type PointerSample } from "./pen-input.ts";

export type Tool = {
  /** The key of a mark or of an eraser. */
  key: string;
  width: Stroke["width"];
};
export const ERASERS = { erase_whole: "whole", erase_touched: "touched" } as const;
const eraserOf = (key: string) => ERASERS[key as keyof typeof ERASERS];

type CanvasProps = {
  found: TongueFound;
  view: TongueView;
  tool: Tool;
  label: string;
  describedBy?: string;
  regions: boolean;
  /** Whether the drawing is full; the pen draws nothing then. */
  full: boolean;
  onChange: (change: StrokeChange, phase: ChangePhase) => void;
};
/**
 * How a change is recorded: `done` is applied and becomes a step of the history. An erasing gesture sends `part` for each
 * change as it goes, which is only applied, and at its end `sum`, which only becomes a step.
 */
export type ChangePhase = "done" | "part" | "sum";

/**
 * The area to draw on. The line being drawn is written to the DOM directly, without rendering; only the finished stroke
 * changes the value.
 */
export function Canvas({ found, view, tool, label, describedBy, regions, full, onChange }: CanvasProps) {
  const svg = useRef<SVGSVGElement>(null);
  const live = useRef<SVGGElement>(null);
  const latest = useRef({ found, view, tool, full, onChange });
  latest.current = { found, view, tool, full, onChange };
  const pen = usePen(latest, live);
  const mark = tongueMark(tool.key);

  // The finished stroke is rendered now, so the painted line is removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the strokes change
  useLayoutEffect(() => {
    if (!pen.drawing) paintLive(live.current, "");
  }, [found, pen]);

  const pointerSample = (event: globalThis.PointerEvent): PointerSample => ({
    id: event.pointerId,
    type: event.pointerType,
    pressure: event.pressure,
    at: event.timeStamp,
    isEraser: event.button === 5 || (event.buttons & 32) !== 0,
    ...framePosition(event, svg.current, found.size),
  });
  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (!pen.down(pointerSample(event.nativeEvent))) return;
    // Without the capture, a line that leaves the picture would end at its edge.
    svg.current?.setPointerCapture?.(event.pointerId);
    event.preventDefault();
  };
  return (
    <TongueFigure
      found={found}
      view={view}
      label={label}
      aria-describedby={describedBy}
      regions={regions}
      live={mark}
      liveRef={live}
      svgRef={svg}
      className={classes.canvas}
      data-eraser={eraserOf(tool.key)}
      onPointerDown={down}
      onPointerMove={({ nativeEvent }) => {
        const all = nativeEvent.getCoalescedEvents?.() ?? [];
        pen.move((all.length > 0 ? all : [nativeEvent]).map(pointerSample));
      }}
      onPointerUp={({ nativeEvent }) => pen.up(pointerSample(nativeEvent))}
      onPointerCancel={({ nativeEvent }) => pen.cancel(pointerSample(nativeEvent))}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}

/** The position of an event in the drawing's coordinates, for any displayed size. */
function framePosition(
  { clientX, clientY }: { clientX: number; clientY: number },
  svg: SVGSVGElement | null,
  size: TongueSize,
): { x: number; y: number } {
  const box = svg?.getBoundingClientRect();
  if (!box || box.width === 0 || box.height === 0) return CENTRE;
  const unit = Math.min(box.width / FRAME.width, box.height / FRAME.height);
  const x = (clientX - box.left - (box.width - FRAME.width * unit) / 2) / unit;
  const y = (clientY - box.top - (box.height - FRAME.height * unit) / 2) / unit;
  const scale = SIZE_SCALE[size];
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  return {
    x: within((x - CENTRE.x) / scale + CENTRE.x, FRAME.width),
    y: within((y - CENTRE.y) / scale + CENTRE.y, FRAME.height),
  };
}

function paintLive(layer: SVGGElement | null, path: string) {
  for (const one of layer?.querySelectorAll("path") ?? []) one.setAttribute("d", path);
}

const strokeOf = (mark: TongueMark, width: Stroke["width"], { points, pressed }: Line): Stroke => ({
  mark,
  width,
  pressed,
  points,
});

type LatestProps = Pick<CanvasProps, "found" | "view" | "tool" | "full" | "onChange">;
/** An erasing gesture in progress, with the strokes before it and now. */
type EraseGesture = {
  view: TongueView;
  before: readonly string[];
  strokes: readonly string[];
  erasing: EraserState;
  erasedPoints: number;
};

/** The eraser: removes strokes during the gesture, and reports the whole change at its end. */
function useEraser(latest: { readonly current: LatestProps }) {
  const gesture = useRef<EraseGesture | undefined>(undefined);
  return useMemo(() => {
    const eraseLine = (line: Line) => {
      const { found, view, tool, onChange } = latest.current;
      const started = gesture.current ?? {
        view,
        before: found[view],
        strokes: found[view],
        erasing: { mode: eraserOf(tool.key) ?? "touched", radius: ERASER_RADIUS[tool.width] },
        erasedPoints: 0,
      };
      const next = eraseAlong(started, line);
      gesture.current = next;
      const change = changeBetween(view, started.strokes, next.strokes);
      if (!isEmptyChange(change)) onChange(change, "part");
    };
    const endErasing = () => {
      const { current } = gesture;
      gesture.current = undefined;
      if (!current) return;
      const sum = changeBetween(current.view, current.before, current.strokes);
      if (!isEmptyChange(sum)) latest.current.onChange(sum, "sum");
    };
    return { eraseLine, endErasing };
  }, [latest]);
}

function usePen(
  latest: { readonly current: LatestProps },
  live: { readonly current: SVGGElement | null },
): PenInput {
  const { eraseLine, endErasing } = useEraser(latest);
  const frame = useRef(0);
  const pen = useMemo(() => {
    const paint = (line: Line) => {
      const { tool, full } = latest.current;
      const mark = tongueMark(tool.key);
      cancelAnimationFrame(frame.current);
      if (!mark || full) return;
      penInput.gap = WIDTHS[mark.kind][tool.width] > 60 ? 9 : 4;
      frame.current = requestAnimationFrame(() =>
        paintLive(live.current, strokePath(strokeOf(mark, tool.width, line))),
      );
    };
    const erases = (line: Line) => line.isEraser || eraserOf(latest.current.tool.key) !== undefined;
    const penInput: PenInput = new PenInput({
      onMove: (line) => (erases(line) ? eraseLine(line) : paint(line)),
      onEnd: (line) => {
        cancelAnimationFrame(frame.current);
        endErasing();
        const { view, tool, full, onChange } = latest.current;
        const mark = tongueMark(tool.key);
        if (erases(line) || !mark || full) return;
        onChange({ view, added: [encodeStroke(strokeOf(mark, tool.width, line))], removed: [] }, "done");
      },
      onDrop: () => {
        cancelAnimationFrame(frame.current);
        endErasing();
        paintLive(live.current, "");
      },
    });
    return penInput;
  }, [latest, live, eraseLine, endErasing]);

  useKeepOnLeave(pen);
  return pen;
}

/** Finishes the line being drawn when the page closes or the canvas unmounts. */
function useKeepOnLeave(pen: PenInput) {
  // A layout effect, because its cleanup must run before that of the section's autosave.
  useLayoutEffect(() => {
    const keep = () => pen.finish();
    const hidden = () => document.visibilityState === "hidden" && keep();
    // In the capture phase, so that the line is in the value before the autosave sends it.
    window.addEventListener("pagehide", keep, { capture: true });
    document.addEventListener("visibilitychange", hidden, { capture: true });
    return () => {
      window.removeEventListener("pagehide", keep, { capture: true });
      document.removeEventListener("visibilitychange", hidden, { capture: true });
      keep();
    };
  }, [pen]);
}

/** Erases along the points that were added to the line since the last call. */
function eraseAlong(gesture: EraseGesture, { points }: Line): EraseGesture {
  let { strokes, erasing } = gesture;
  for (const [x, y] of points.slice(gesture.erasedPoints)) {
    const erased = eraseAt(strokes, [x, y] as Point, erasing);
    strokes = erased.strokes;
    erasing = { ...erasing, group: erased.group };
  }
  return { ...gesture, strokes, erasing, erasedPoints: points.length };
}
