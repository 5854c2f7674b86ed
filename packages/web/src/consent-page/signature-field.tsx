import { SignaturePad } from "@meridian/ui/consents/signature-pad";
import { useId } from "react";
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
  return (
    <div className="signature">
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
        <button type="button" onClick={() => onChange([])}>
          {texts.clear}
        </button>
      )}
    </div>
  );
}
