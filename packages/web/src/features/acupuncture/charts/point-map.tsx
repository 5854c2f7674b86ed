import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./charts.module.css";
import { nearest, neighbour, type Way } from "./nearest.ts";

/** A place on a drawing that can be chosen: a point on one of its sides. */
export type Mark = {
  key: string;
  x: number;
  y: number;
  /** Said beside it when it is chosen, and to screen readers. */
  code: string;
  label: string;
  chosen: boolean;
};

type PointMapProps = {
  label: string;
  marks: readonly Mark[];
  box: readonly [x: number, y: number, width: number, height: number];
  onPick: (key: string) => void;
  /** Which place is looked at, by pointer or focus. */
  onLook: (key: string | undefined) => void;
  /** Where something is put that is no point: then a touch answers with the place instead. */
  onPlace?: ((x: number, y: number) => void) | undefined;
  disabled?: boolean;
  children: ReactNode;
};

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
/** How far from a place it is still meant, in pixels of the screen. */
const REACH = 16;

/**
 * A drawing with places on it. The pointer chooses the nearest within reach, so that neither a fingertip nor a trembling
 * hand has to hit a dot; by keyboard one place has the focus, arrows go to the nearest in their direction, Enter chooses.
 */
export function PointMap(props: PointMapProps) {
  const { label, marks, box, onPick, onLook, onPlace, disabled, children } = props;
  const { t } = useTranslation("acupuncture");
  const drawing = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState<string>();
  const [x, y, width, height] = box;
  const shown = marks
    .filter((mark) => mark.x >= x && mark.x <= x + width && mark.y >= y && mark.y <= y + height)
    // What is chosen is drawn last: no other dot lies on its name.
    .sort((a, b) => Number(a.chosen) - Number(b.chosen));
  const middle = x + width / 2;
  const focused = shown.find(({ key }) => key === at) ?? shown.find(({ chosen }) => chosen) ?? shown[0];
  // Dots keep their size on the screen, however close the drawing is looked at.
  const unit = Math.max(width / 520, height / 640);
  const placeOf = (event: PointerEvent) => {
    const frame = drawing.current?.getBoundingClientRect();
    if (!frame || frame.width === 0) return undefined;
    const scale = Math.min(frame.width / width, frame.height / height);
    const left = frame.left + (frame.width - width * scale) / 2;
    const top = frame.top + (frame.height - height * scale) / 2;
    const point = { x: x + (event.clientX - left) / scale, y: y + (event.clientY - top) / scale };
    return { point, mark: nearest(shown, point, REACH / scale) };
  };
  const focus = (key: string) => {
    setAt(key);
    const spots = drawing.current?.querySelectorAll<SVGElement>("[data-key]") ?? [];
    [...spots].find((spot) => spot.dataset.key === key)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!focused) return;
    const way = WAYS[event.key];
    const next = way && neighbour(shown, focused, way);
    if (way) {
      if (next) focus(next.key);
    } else if (event.key === "Enter" || event.key === " ") {
      if (!disabled) onPick(focused.key);
    } else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be drawn in.
    <svg
      ref={drawing}
      className={classes.map}
      viewBox={box.join(" ")}
      style={{ aspectRatio: `${width} / ${height}` }}
      role="group"
      aria-label={label}
      data-placing={onPlace ? "" : undefined}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => event.pointerType === "mouse" && onLook(placeOf(event)?.mark?.key)}
      onPointerLeave={() => onLook(undefined)}
      onClick={(event) => {
        const found = placeOf(event as unknown as PointerEvent);
        if (!found || disabled) return;
        if (onPlace) onPlace(found.point.x, found.point.y);
        else if (found.mark) {
          setAt(found.mark.key);
          onLook(found.mark.key);
          onPick(found.mark.key);
        }
      }}
    >
      {children}
      {shown.map((mark) => (
        // biome-ignore lint/a11y/useSemanticElements: a place on a drawing is no element of a form.
        <g
          key={mark.key}
          data-key={mark.key}
          className={classes.mark}
          role="checkbox"
          aria-checked={mark.chosen}
          aria-disabled={disabled}
          aria-label={mark.chosen ? t("chart.chosen", { point: mark.label }) : mark.label}
          tabIndex={mark === focused ? 0 : -1}
          onFocus={() => {
            setAt(mark.key);
            onLook(mark.key);
          }}
          onBlur={() => onLook(undefined)}
        >
          <circle cx={mark.x} cy={mark.y} r={(mark.chosen ? 5 : 3) * unit} />
          {mark.chosen && (
            <text
              x={mark.x + (mark.x < middle ? -7 : 7) * unit}
              y={mark.y + 4 * unit}
              fontSize={12 * unit}
              strokeWidth={3 * unit}
              textAnchor={mark.x < middle ? "end" : "start"}
            >
              {mark.code}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
