import { drawnPlacesOn } from "@meridian/core/clinical/acupuncture/chart/drawn-place";
import type { DrawnSide } from "@meridian/core/clinical/acupuncture/chart/places";
import type { Region } from "@meridian/core/clinical/acupuncture/chart/regions";
import { Body, Ear } from "@meridian/ui/acupuncture/figures";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type Facing,
  isSameSpot,
  placeAt,
  type Spot,
  sidesOn,
  spotOf,
  type View,
  visibleBox,
} from "./place-geometry.ts";
import classes from "./places.module.css";

type PlaceDrawingProps = {
  view: View;
  facing: Facing;
  region: Region;
  /** On which sides the point exists. */
  sides: string;
  /** Where it was, and where it is now. */
  before: Spot | undefined;
  now: Spot | undefined;
  /** What the drawing shows, for a screen reader. */
  label: string;
  /** Lets the point be moved. */
  onMove?: (spot: Spot) => void;
};

/** Steps of the arrow keys in the drawing's units; the fine one with Shift. */
const STEP = 2;
const FINE = 0.2;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * A drawing of the body or ear with a point where it was and where it is now. To move it, it is dragged, or a place of the
 * drawing is pressed, or it has the focus and the arrow keys move it.
 */
export function PlaceDrawing(props: PlaceDrawingProps) {
  const { view, facing, region, sides, before, now, label, onMove } = props;
  const box = visibleBox(view, region);
  const [, , width, height] = box;
  const drawing = useRef<SVGSVGElement>(null);
  const [dragged, setDragged] = useState<DrawnSide>();
  // Marks keep their size on the screen when a part is enlarged.
  const unit = Math.max(width / 520, height / 640);
  const shown = sidesOn(view, sides, facing);
  const locate = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot | undefined => {
    const matrix = drawing.current?.getScreenCTM();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x, y };
  };
  const moveTo = (event: { clientX: number; clientY: number }, side: DrawnSide) => {
    const spot = locate(event);
    if (spot) onMove?.(placeAt(spot, view, side));
  };
  const press = (event: PointerEvent) => {
    const spot = locate(event);
    if (!spot || event.button !== 0) return;
    const side = nearestSide(spot, view, shown, now);
    const marker = (event.target as Element).closest("[data-side]");
    if (event.pointerType !== "mouse" && !marker) return;
    drawing.current?.setPointerCapture(event.pointerId);
    setDragged(side);
    if (!marker) moveTo(event, side);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in.
    <svg
      ref={drawing}
      className={classes.drawing}
      viewBox={box.join(" ")}
      style={{ aspectRatio: `${width} / ${height}` }}
      role="group"
      aria-label={label}
      data-movable={onMove && ""}
      {...(onMove && {
        onPointerDown: press,
        onPointerMove: (event: PointerEvent) => dragged && moveTo(event, dragged),
        onPointerUp: () => setDragged(undefined),
        onPointerCancel: () => setDragged(undefined),
        onClick: (event) => {
          const spot = locate(event);
          // A finger that scrolls over the drawing must not move the point; one that taps does.
          if (spot && (event.nativeEvent as globalThis.PointerEvent).pointerType === "touch")
            moveTo(event, nearestSide(spot, view, shown, now));
        },
      })}
    >
      {view === "ear" ? <Ear facing={facing} /> : <Body view={view} facing={facing} />}
      <g className={classes.others} aria-hidden>
        {drawnPlacesOn(view).flatMap(({ id, away, y }) =>
          (away === 0 ? (["center"] as const) : sidesOn(view, "bilateral", facing)).map((side) => {
            const at = spotOf({ x: away, y }, view, side);
            return <circle key={`${id} ${side}`} cx={at.x} cy={at.y} r={1.8 * unit} />;
          }),
        )}
      </g>
      {shown.map((side) => (
        <PlaceMark key={side} view={view} side={side} before={before} now={now} unit={unit} onMove={onMove} />
      ))}
    </svg>
  );
}

/** The side that a press is about: the one whose mark is nearest, or the half of the drawing. */
function nearestSide(spot: Spot, view: View, shown: readonly DrawnSide[], now: Spot | undefined): DrawnSide {
  const [first = "center", second] = shown;
  if (!second) return first;
  const far = (side: DrawnSide) => {
    const at = spotOf(now ?? { x: 1, y: spot.y }, view, side);
    return Math.hypot(at.x - spot.x, at.y - spot.y);
  };
  return far(first) <= far(second) ? first : second;
}

type PlaceMarkProps = Pick<PlaceDrawingProps, "view" | "before" | "now" | "onMove"> & {
  side: DrawnSide;
  unit: number;
};

/** Where the point was, a line from there, and the point that can be moved. */
function PlaceMark({ view, side, before, now, unit, onMove }: PlaceMarkProps) {
  const { t } = useTranslation("catalogues");
  const was = before && spotOf(before, view, side);
  const is = now && spotOf(now, view, side);
  const moved = was && !isSameSpot(was, is);
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (!way || !is) return;
    event.preventDefault();
    const step = event.shiftKey ? FINE : STEP;
    onMove?.(placeAt({ x: is.x + way[0] * step, y: is.y + way[1] * step }, view, side));
  };
  return (
    <>
      {moved && <circle className={classes.was} cx={was.x} cy={was.y} r={5 * unit} data-was={side} />}
      {moved && is && <path className={classes.way} d={`M${was.x} ${was.y}L${is.x} ${is.y}`} />}
      {is && (
        <g
          className={classes.mark}
          data-side={side}
          {...(onMove && {
            role: "slider",
            tabIndex: 0,
            "aria-label": t("places.mark", { side: t(`places.sides.${side}`) }),
            "aria-valuemin": 0,
            "aria-valuemax": 1005,
            "aria-valuenow": now.y,
            "aria-valuetext": t("places.at", now),
            onKeyDown,
          })}
        >
          <circle className={classes.reach} cx={is.x} cy={is.y} r={22 * unit} />
          <circle className={classes.is} cx={is.x} cy={is.y} r={5 * unit} />
        </g>
      )}
    </>
  );
}
