import { Button } from "@mantine/core";
import type { Question, Stroke } from "@meridian/core/contracts/assessments/custom-test-content";
import { Announced } from "@meridian/ui/states/announced";
import { IconArrowBackUp, IconTrash } from "@tabler/icons-react";
import { type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useTestImage } from "../../api/custom-tests.ts";
import customTestsClasses from "./custom-tests.module.css";
import classes from "./drawing.module.css";
import { MAX_NUMBERS, MAX_STROKES, numbersIn, polyline, withPoint } from "./drawing-strokes.ts";

type Picture = Pick<Extract<Question, { kind: "drawing" }>, "image" | "width" | "height" | "label">;

const VIEW_WIDTH = 1000;
const PENS = ["red", "blue", "amber", "ink"] as const;
const icon = { size: 16, stroke: 1.5, "aria-hidden": true } as const;

/** The picture with the drawing on it, read-only. */
export function DrawingView({ picture, strokes }: { picture: Picture; strokes: readonly Stroke[] }) {
  const { t } = useTranslation("assessment-questions");
  const viewHeight = (VIEW_WIDTH * picture.height) / picture.width;
  const link = useTestImage(picture.image);
  return (
    <div
      className={customTestsClasses.picture}
      style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
    >
      {link && <img src={link} alt="" draggable={false} />}
      <svg
        viewBox={`0 0 ${VIEW_WIDTH} ${viewHeight}`}
        role="img"
        aria-label={t("drawing.described", { label: picture.label, count: strokes.length })}
      >
        {strokes.map((stroke, index) => (
          <polyline
            // Strokes have no id and keep their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            data-pen={PENS[stroke.pen]}
            points={polyline(stroke, VIEW_WIDTH, viewHeight)}
          />
        ))}
      </svg>
    </div>
  );
}

type DrawingProps = {
  picture: Picture;
  strokes: readonly Stroke[];
  onChange: (strokes: Stroke[]) => void;
};

/**
 * A picture to draw on with pen, finger or mouse. On a touch screen drawing has to be switched on first, so that swiping
 * over the picture scrolls the page.
 */
export function Drawing({ picture, strokes, onChange }: DrawingProps) {
  const { t } = useTranslation("assessment-questions");
  const [open, setOpen] = useState(() => window.matchMedia?.("(pointer: fine)").matches ?? true);
  const [pen, setPen] = useState(0);
  const [before, setBefore] = useState<Stroke[]>();
  const { current, handlers } = useStroke(pen, strokes, (next) => {
    setBefore(undefined);
    onChange(next);
  });
  const full = numbersIn(strokes) >= MAX_NUMBERS - 2 || strokes.length >= MAX_STROKES;
  return (
    <div className={classes.drawing}>
      <div className={classes.sheet} data-open={open || undefined} {...(open && !full && handlers)}>
        <DrawingView picture={picture} strokes={current ? [...strokes, current] : strokes} />
      </div>
      <div className={classes.tools}>
        {open && (
          <fieldset className={classes.pens}>
            <legend>{t("drawing.pen")}</legend>
            {PENS.map((name, index) => (
              <label key={name} title={t(`drawing.pens.${name}`)} data-pen={name}>
                <input
                  type="radio"
                  aria-label={t(`drawing.pens.${name}`)}
                  checked={pen === index}
                  onChange={() => setPen(index)}
                />
                <span />
              </label>
            ))}
          </fieldset>
        )}
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconArrowBackUp {...icon} />}
          disabled={strokes.length === 0 && !before}
          onClick={() => {
            onChange(before ?? strokes.slice(0, -1));
            setBefore(undefined);
          }}
        >
          {t("drawing.undo")}
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconTrash {...icon} />}
          disabled={strokes.length === 0}
          onClick={() => {
            setBefore([...strokes]);
            onChange([]);
          }}
        >
          {t("drawing.clear")}
        </Button>
        <Button variant="subtle" size="compact-sm" aria-pressed={open} onClick={() => setOpen(!open)}>
          {t(open ? "drawing.close" : "drawing.open")}
        </Button>
      </div>
      <Announced>{full && <p>{t("drawing.full")}</p>}</Announced>
    </div>
  );
}

/** The stroke being drawn, in fractions of the picture; added to the strokes when the pen is lifted. */
function useStroke(pen: number, strokes: readonly Stroke[], onChange: (strokes: Stroke[]) => void) {
  const [current, setCurrent] = useState<Stroke>();
  const drawing = useRef<Stroke | undefined>(undefined);
  const take = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const stroke = drawing.current;
    if (!stroke || box.width === 0) return;
    const next = withPoint(
      stroke,
      (event.clientX - box.left) / box.width,
      (event.clientY - box.top) / box.height,
    );
    if (numbersIn(strokes) + next.at.length > MAX_NUMBERS) return;
    drawing.current = next;
    setCurrent(next);
  };
  const end = () => {
    const stroke = drawing.current;
    drawing.current = undefined;
    setCurrent(undefined);
    if (stroke && stroke.at.length > 0) onChange([...strokes, stroke]);
  };
  return {
    current,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture?.(event.pointerId);
        drawing.current = { pen, at: [] };
        take(event);
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        if (drawing.current) take(event);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
