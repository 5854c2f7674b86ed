import { SignaturePad } from "@meridian/ui/consents/signature-pad";
import { useId, useRef } from "react";
import type { Texts } from "./texts.ts";

type SignatureFieldProps = {
  value: readonly string[];
  onChange: (strokes: readonly string[]) => void;
  error: string | undefined;
  texts: Texts;
};

/** The field that is signed in with a finger, a pen or a mouse. With a keyboard the name is typed instead. */
export function SignatureField({ value, onChange, error, texts }: SignatureFieldProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const clear = () => {
    onChange([]);
    // The button is gone then.
    box.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn as one
    <div className="signature" role="group" aria-label={texts.here} ref={box} tabIndex={-1}>
      <SignaturePad
        labels={[texts.here, texts.drawn]}
        value={value}
        onChange={onChange}
        invalid={error !== undefined}
        describedBy={id}
      />
      <p id={id} className={error ? "problem" : "quiet"}>
        {error ?? (value.length === 0 ? texts.here : "")}
      </p>
      {value.length > 0 && (
        <button type="button" onClick={clear}>
          {texts.clear}
        </button>
      )}
    </div>
  );
}
