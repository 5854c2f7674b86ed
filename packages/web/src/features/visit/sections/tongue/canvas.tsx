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
import { ERASER, type Erasing, eraseAt } from "./erase.ts";
import { TongueFigure } from "./figure.tsx";
import { type Change, changeBetween, isNothing } from "./history.ts";
import { Hand, type Line, type Touch } from "./pen-input.ts";

export type Tool = {
  /** A mark's key, or the eraser. */
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
  /** No more strokes fit: the pen draws nothing. */
  full: boolean;
  onChange: (change: Change, how: Told) => void;
};
/** `part` of a gesture under way; its `sum`, made already and to be remembered; or `done` at once. */
export type Told = "done" | "part" | "sum";

/** Where one draws. A line under way is painted past React; only the finished stroke becomes part of the record. */
export function Canvas({ found, view, tool, label, describedBy, regions, full, onChange }: CanvasProps) {
  const svg = useRef<SVGSVGElement>(null);
  const live = useRef<SVGGElement>(null);
  const now = useRef({ found, view, tool, full, onChange });
  now.current = { found, view, tool, full, onChange };
  const hand = useHand(now, live);
  const mark = tongueMark(tool.key);

  // What was painted ahead is in the record now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strokes are what it waits for
  useLayoutEffect(() => {
    if (!hand.drawing) paintLive(live.current, "");
  }, [found, hand]);

  const of = (event: globalThis.PointerEvent): Touch => ({
    id: event.pointerId,
    type: event.pointerType,
    pressure: event.pressure,
    at: event.timeStamp,
    rubber: event.button === 5 || (event.buttons & 32) !== 0,
    ...placeOf(event, svg.current, found.size),
  });
  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (!hand.down(of(event.nativeEvent))) return;
    // Without it a line that leaves the picture would end there.
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
        hand.move((all.length > 0 ? all : [nativeEvent]).map(of));
      }}
      onPointerUp={({ nativeEvent }) => hand.up(of(nativeEvent))}
      onPointerCancel={({ nativeEvent }) => hand.cancel(of(nativeEvent))}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}

/** A place on the screen as a place in the frame; as the picture stands now, however it was turned or resized. */
function placeOf(
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

type Now = Pick<CanvasProps, "found" | "view" | "tool" | "full" | "onChange">;
/** An erasing gesture: the strokes before it and after what it took so far. */
type Rubbing = {
  view: TongueView;
  before: readonly string[];
  strokes: readonly string[];
  erasing: Erasing;
  seen: number;
};

/** The eraser: takes away as it goes, and tells at its end what it took in all. */
function useRubbing(now: { readonly current: Now }) {
  const rubbing = useRef<Rubbing | undefined>(undefined);
  return useMemo(() => {
    const rub = (line: Line) => {
      const { found, view, tool, onChange } = now.current;
      const started = rubbing.current ?? {
        view,
        before: found[view],
        strokes: found[view],
        erasing: { how: eraserOf(tool.key) ?? "touched", radius: ERASER[tool.width] },
        seen: 0,
      };
      const next = rubAlong(started, line);
      rubbing.current = next;
      const change = changeBetween(view, started.strokes, next.strokes);
      if (!isNothing(change)) onChange(change, "part");
    };
    const rubbed = () => {
      const { current } = rubbing;
      rubbing.current = undefined;
      if (!current) return;
      const sum = changeBetween(current.view, current.before, current.strokes);
      if (!isNothing(sum)) now.current.onChange(sum, "sum");
    };
    return { rub, rubbed };
  }, [now]);
}

function useHand(now: { readonly current: Now }, live: { readonly current: SVGGElement | null }): Hand {
  const { rub, rubbed } = useRubbing(now);
  const frame = useRef(0);
  const hand = useMemo(() => {
    const paint = (line: Line) => {
      const { tool, full } = now.current;
      const mark = tongueMark(tool.key);
      cancelAnimationFrame(frame.current);
      if (!mark || full) return;
      made.gap = WIDTHS[mark.kind][tool.width] > 60 ? 9 : 4;
      frame.current = requestAnimationFrame(() =>
        paintLive(live.current, strokePath(strokeOf(mark, tool.width, line))),
      );
    };
    const erases = (line: Line) => line.rubber || eraserOf(now.current.tool.key) !== undefined;
    const made: Hand = new Hand({
      onMove: (line) => (erases(line) ? rub(line) : paint(line)),
      onEnd: (line) => {
        cancelAnimationFrame(frame.current);
        rubbed();
        const { view, tool, full, onChange } = now.current;
        const mark = tongueMark(tool.key);
        if (erases(line) || !mark || full) return;
        onChange({ view, added: [encodeStroke(strokeOf(mark, tool.width, line))], removed: [] }, "done");
      },
      onDrop: () => {
        cancelAnimationFrame(frame.current);
        rubbed();
        paintLive(live.current, "");
      },
    });
    return made;
  }, [now, live, rub, rubbed]);

  useKeepOnLeave(hand);
  return hand;
}

/** A line under way is kept when the page or the picture goes. */
function useKeepOnLeave(hand: Hand) {
  // A layout effect: it ends before the autosave of the section does.
  useLayoutEffect(() => {
    const keep = () => hand.finish();
    const hidden = () => document.visibilityState === "hidden" && keep();
    // Before the autosave hears of it: what is being drawn goes with it.
    window.addEventListener("pagehide", keep, { capture: true });
    document.addEventListener("visibilitychange", hidden, { capture: true });
    return () => {
      window.removeEventListener("pagehide", keep, { capture: true });
      document.removeEventListener("visibilitychange", hidden, { capture: true });
      keep();
    };
  }, [hand]);
}

/** Erases along what is new of a line. */
function rubAlong(rubbing: Rubbing, { points }: Line): Rubbing {
  let { strokes, erasing } = rubbing;
  for (const [x, y] of points.slice(rubbing.seen)) {
    const erased = eraseAt(strokes, [x, y] as Point, erasing);
    strokes = erased.strokes;
    erasing = { ...erasing, group: erased.group };
  }
  return { ...rubbing, strokes, erasing, seen: points.length };
}
