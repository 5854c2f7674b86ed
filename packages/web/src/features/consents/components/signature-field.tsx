import { Button } from "@mantine/core";
import { SIGNATURE_FRAME, strokePath } from "@meridian/core/clinical/consents/signature";
import { type PointerEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SignaturePen } from "../model/signature-pen.ts";
import classes from "./consents.module.css";

type SignatureFieldProps = {
  id: string;
  label: string;
  value: readonly string[];
  onChange: (strokes: readonly string[]) => void;
  error: string | undefined;
};

/** The field that is signed in with a pen, a finger or a mouse. A typed name is the way for keyboards: the form has it. */
export function SignatureField({ id, label, value, onChange, error }: SignatureFieldProps) {
  const { t } = useTranslation("consents");
  const pen = useRef(new SignaturePen());
  const field = useRef<SVGSVGElement>(null);
  const [live, setLive] = useState<string>();
  const box = () => (field.current as SVGSVGElement).getBoundingClientRect();
  const end = (event: PointerEvent) => {
    const stroke = pen.current.up(event);
    if (!stroke) return;
    setLive(undefined);
    onChange([...value, stroke]);
  };
  return (
    <div className={classes.signature}>
      <svg
        ref={field}
        id={id}
        tabIndex={-1}
        role="img"
        aria-label={value.length > 0 ? t("sign.drawn") : label}
        viewBox={`0 0 ${SIGNATURE_FRAME.width} ${SIGNATURE_FRAME.height}`}
        data-invalid={error !== undefined || undefined}
        onPointerDown={(event) => {
          if (event.button !== 0 || !pen.current.down(event, box())) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setLive(pen.current.move(event, box()));
        }}
        onPointerMove={(event) => {
          const stroke = pen.current.move(event, box());
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
        <path d={[...value, ...(live ? [live] : [])].map(strokePath).join("")} />
      </svg>
      {value.length === 0 && !live && <span className={classes.here}>{t("sign.here")}</span>}
      {error && <p className={classes.problem}>{error}</p>}
      {value.length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange([])}>
          {t("sign.clear")}
        </Button>
      )}
    </div>
  );
}
