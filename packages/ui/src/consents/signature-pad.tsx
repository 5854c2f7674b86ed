import { SIGNATURE_FRAME, strokePath } from "@meridian/core/clinical/consents/signature";
import { type PointerEvent, useRef, useState } from "react";
import { SignaturePen } from "./signature-pen.ts";

type SignaturePadProps = {
  id?: string;
  /** What it is called until something is drawn, and afterwards. */
  labels: readonly [empty: string, drawn: string];
  value: readonly string[];
  onChange: (strokes: readonly string[]) => void;
  invalid: boolean;
  /** The id of what explains it. */
  describedBy?: string;
};

/**
 * The field that is signed in with a pen, a finger or a mouse. A typed name is the way for keyboards. It depends on nothing
 * of the app, because the page that a patient opens with a link uses it too.
 */
export function SignaturePad({ id, labels, value, onChange, invalid, describedBy }: SignaturePadProps) {
  const pen = useRef(new SignaturePen());
  const [live, setLive] = useState<string>();
  const box = (event: PointerEvent<SVGSVGElement>) => event.currentTarget.getBoundingClientRect();
  const end = (event: PointerEvent<SVGSVGElement>) => {
    const stroke = pen.current.up(event);
    if (!stroke) return;
    setLive(undefined);
    onChange([...value, stroke]);
  };
  const lines = live ? [...value, live] : value;
  return (
    <svg
      id={id}
      tabIndex={-1}
      role="img"
      aria-label={labels[lines.length > 0 ? 1 : 0]}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      viewBox={`0 0 ${SIGNATURE_FRAME.width} ${SIGNATURE_FRAME.height}`}
      onPointerDown={(event) => {
        if (event.button !== 0 || !pen.current.down(event, box(event))) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setLive(pen.current.move(event, box(event)));
      }}
      onPointerMove={(event) => {
        const stroke = pen.current.move(event, box(event));
        if (stroke) setLive(stroke);
      }}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <line
        x1={20}
        x2={SIGNATURE_FRAME.width - 20}
        y1={SIGNATURE_FRAME.height - 40}
        y2={SIGNATURE_FRAME.height - 40}
      />
      <path d={lines.map(strokePath).join("")} />
    </svg>
  );
}
