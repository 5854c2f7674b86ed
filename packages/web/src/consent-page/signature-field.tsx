import { encodeStroke, SIGNATURE_FRAME, strokePath } from "@meridian/core/clinical/consents/signature";
import { type PointerEvent, useId, useRef, useState } from "react";
import type { Texts } from "./texts.ts";

/** Points of one stroke; a longer one is cut here, far beyond any signature. */
const MAX_POINTS = 1200;

type Point = readonly [x: number, y: number];

/** Where a pointer is in the frame of a signature, whatever the size of the field. */
function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [
    ((clientX - left) / width) * SIGNATURE_FRAME.width,
    ((clientY - top) / height) * SIGNATURE_FRAME.height,
  ];
}

type SignatureFieldProps = {
  value: readonly string[];
  onChange: (strokes: readonly string[]) => void;
  error: string | undefined;
  texts: Texts;
};

/** The field that is signed in with a finger, a pen or a mouse. With a keyboard the name is typed instead. */
export function SignatureField({ value, onChange, error, texts }: SignatureFieldProps) {
  const id = useId();
  const stroke = useRef<{ pointer: number; points: Point[] }>(undefined);
  const [live, setLive] = useState("");
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || stroke.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    stroke.current = { pointer: event.pointerId, points: [pointOf(event)] };
  };
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    const drawn = stroke.current;
    if (drawn?.pointer !== event.pointerId || drawn.points.length >= MAX_POINTS) return;
    drawn.points.push(pointOf(event));
    setLive(encodeStroke(drawn.points));
  };
  const end = (event: PointerEvent<SVGSVGElement>) => {
    const drawn = stroke.current;
    if (drawn?.pointer !== event.pointerId) return;
    stroke.current = undefined;
    setLive("");
    onChange([...value, encodeStroke(drawn.points)]);
  };
  const lines = live ? [...value, live] : value;
  return (
    <div className="signature">
      <svg
        viewBox={`0 0 ${SIGNATURE_FRAME.width} ${SIGNATURE_FRAME.height}`}
        role="img"
        tabIndex={-1}
        aria-label={lines.length > 0 ? texts.drawn : texts.here}
        aria-invalid={error !== undefined}
        aria-describedby={id}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1={20} x2={SIGNATURE_FRAME.width - 20} y1={160} y2={160} />
        <path d={lines.map(strokePath).join("")} />
      </svg>
      <p id={id} className={error ? "problem" : "quiet"}>
        {error ?? (lines.length === 0 ? texts.here : "")}
      </p>
      {value.length > 0 && (
        <button type="button" onClick={() => onChange([])}>
          {texts.clear}
        </button>
      )}
    </div>
  );
}
