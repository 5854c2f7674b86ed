import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "./charts.module.css";
import { type Direction, nearest, neighbour } from "./nearest.ts";

/** A point on one side, at its position on a drawing. */
export type Mark = {
  key: string;
  x: number;
  y: number;
  /** Shown beside the point when it is chosen. */
  code: string;
  label: string;
  chosen: boolean;
};

type PointMapProps = {
  label: string;
  marks: readonly Mark[];
  box: readonly [x: number, y: number, width: number, height: number];
  onPick: (key: string) => void;
  /** Called with the point under the pointer or focus. */
  onHover: (key: string | undefined) => void;
  /** Where given, a touch reports its position instead of choosing a point. */
  onPlace?: ((x: number, y: number) => void) | undefined;
  disabled?: boolean;
  children: ReactNode;
};

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};
/** The largest distance at which a touch still chooses a point, in pixels of the screen. */
const REACH_PX = 16;

/**
 * A drawing with points to choose. The pointer chooses the nearest point within reach, so that it need not hit the dot
 * exactly. By keyboard one point has the focus, arrows move to the nearest one in their direction and Enter chooses.
 */
export function PointMap(props: PointMapProps) {
  const { label, marks, box, onPick, onHover, onPlace, disabled, children } = props;
  const { t } = useTranslation("acupuncture");
  const drawing = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState<string>();
  const [x, y, width, height] = box;
  const shown = marks
    .filter((mark) => mark.x >= x && mark.x <= x + width && mark.y >= y && mark.y <= y + height)
    // Chosen points are drawn last, so that no other dot covers their code.
    .sort((a, b) => Number(a.chosen) - Number(b.chosen));
  const middle = x + width / 2;
  const focused = shown.find(({ key }) => key === at) ?? shown.find(({ chosen }) => chosen) ?? shown[0];
  // Dots keep their size on the screen when the drawing is zoomed.
  const unit = Math.max(width / 520, height / 640);
  const chartPosition = (event: PointerEvent) => {
    const frame = drawing.current?.getBoundingClientRect();
    if (!frame || frame.width === 0) return undefined;
    const scale = Math.min(frame.width / width, frame.height / height);
    const left = frame.left + (frame.width - width * scale) / 2;
    const top = frame.top + (frame.height - height * scale) / 2;
    const point = { x: x + (event.clientX - left) / scale, y: y + (event.clientY - top) / scale };
    return { point, mark: nearest(shown, point, REACH_PX / scale) };
  };
  const focus = (key: string) => {
    setAt(key);
    const spots = drawing.current?.querySelectorAll<SVGElement>("[data-key]") ?? [];
    [...spots].find((spot) => spot.dataset.key === key)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!focused) return;
    const way = DIRECTIONS[event.key];
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
      onPointerMove={(event) => event.pointerType === "mouse" && onHover(chartPosition(event)?.mark?.key)}
      onPointerLeave={() => onHover(undefined)}
      onClick={(event) => {
        const found = chartPosition(event as unknown as PointerEvent);
        if (!found || disabled) return;
        if (onPlace) onPlace(found.point.x, found.point.y);
        else if (found.mark) {
          setAt(found.mark.key);
          onHover(found.mark.key);
          onPick(found.mark.key);
        }
      }}
    >
      {children}
      {shown.map((mark) => (
        // biome-ignore lint/a11y/useSemanticElements: a point on a drawing is no form element.
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
            onHover(mark.key);
          }}
          onBlur={() => onHover(undefined)}
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
