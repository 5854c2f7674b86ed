import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from "react";
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

/** The visible points of a drawing, the focused one, and the conversion from screen to drawing. */
function usePointMap({ marks, box }: Pick<PointMapProps, "marks" | "box">) {
  const drawing = useRef<SVGSVGElement>(null);
  const [focusedKey, setFocusedKey] = useState<string>();
  const [x, y, width, height] = box;
  const shown = marks
    .filter((mark) => mark.x >= x && mark.x <= x + width && mark.y >= y && mark.y <= y + height)
    // Chosen points are drawn last, so that no other dot covers their code.
    .sort((a, b) => Number(a.chosen) - Number(b.chosen));
  const focused =
    shown.find(({ key }) => key === focusedKey) ?? shown.find(({ chosen }) => chosen) ?? shown[0];
  /** The position of a pointer on the drawing, and the nearest point within reach. */
  const locate = (event: { clientX: number; clientY: number }) => {
    const frame = drawing.current?.getBoundingClientRect();
    if (!frame || frame.width === 0) return undefined;
    const scale = Math.min(frame.width / width, frame.height / height);
    const left = frame.left + (frame.width - width * scale) / 2;
    const top = frame.top + (frame.height - height * scale) / 2;
    const point = { x: x + (event.clientX - left) / scale, y: y + (event.clientY - top) / scale };
    return { point, mark: nearest(shown, point, REACH_PX / scale) };
  };
  const focus = (key: string) => {
    setFocusedKey(key);
    const dots = drawing.current?.querySelectorAll<SVGElement>("[data-key]") ?? [];
    [...dots].find((dot) => dot.dataset.key === key)?.focus();
  };
  return { drawing, shown, focused, setFocusedKey, locate, focus };
}

/**
 * A drawing with points to choose. The pointer chooses the nearest point within reach, so that it need not hit the dot
 * exactly. By keyboard one point has the focus, arrows move to the nearest one in their direction and Enter chooses.
 */
export function PointMap(props: PointMapProps) {
  const { label, box, onPick, onHover, onPlace, disabled, children } = props;
  const { drawing, shown, focused, setFocusedKey, locate, focus } = usePointMap(props);
  const [x, , width, height] = box;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!focused) return;
    const direction = DIRECTIONS[event.key];
    const next = direction && neighbour(shown, focused, direction);
    if (direction) {
      if (next) focus(next.key);
    } else if (event.key === "Enter" || event.key === " ") {
      if (!disabled) onPick(focused.key);
    } else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent) => {
    const found = locate(event);
    if (!found || disabled) return;
    if (onPlace) onPlace(found.point.x, found.point.y);
    else if (found.mark) {
      setFocusedKey(found.mark.key);
      onHover(found.mark.key);
      onPick(found.mark.key);
    }
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
      onPointerMove={(event) => event.pointerType === "mouse" && onHover(locate(event)?.mark?.key)}
      onPointerLeave={() => onHover(undefined)}
      onClick={onClick}
    >
      {children}
      {shown.map((mark) => (
        <Dot
          key={mark.key}
          mark={mark}
          disabled={disabled}
          focusable={mark === focused}
          codeOnLeft={mark.x < x + width / 2}
          // Dots keep their size on the screen when the drawing is zoomed.
          unit={Math.max(width / 520, height / 640)}
          onFocus={() => {
            setFocusedKey(mark.key);
            onHover(mark.key);
          }}
          onBlur={() => onHover(undefined)}
        />
      ))}
    </svg>
  );
}

type DotProps = {
  mark: Mark;
  disabled: boolean | undefined;
  /** Whether Tab reaches this point. */
  focusable: boolean;
  codeOnLeft: boolean;
  /** Length of one unit of the dot's size in the drawing's coordinates. */
  unit: number;
  onFocus: () => void;
  onBlur: () => void;
};

function Dot({ mark, disabled, focusable, codeOnLeft, unit, onFocus, onBlur }: DotProps) {
  const { t } = useTranslation("acupuncture");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a point on a drawing is no form element.
    <g
      data-key={mark.key}
      className={classes.mark}
      role="checkbox"
      aria-checked={mark.chosen}
      aria-disabled={disabled}
      aria-label={mark.chosen ? t("chart.chosen", { point: mark.label }) : mark.label}
      tabIndex={focusable ? 0 : -1}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <circle cx={mark.x} cy={mark.y} r={(mark.chosen ? 5 : 3) * unit} />
      {mark.chosen && (
        <text
          x={mark.x + (codeOnLeft ? -7 : 7) * unit}
          y={mark.y + 4 * unit}
          fontSize={12 * unit}
          strokeWidth={3 * unit}
          textAnchor={codeOnLeft ? "end" : "start"}
        >
          {mark.code}
        </text>
      )}
    </g>
  );
}
