import { Button } from "@mantine/core";
import { SignaturePad } from "@meridian/ui/consents/signature-pad";
import { useTranslation } from "react-i18next";
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
  return (
    <div className={classes.signature}>
      <SignaturePad
        id={id}
        labels={[label, t("sign.drawn")]}
        value={value}
        onChange={onChange}
        invalid={error !== undefined}
        {...(error && { describedBy: `${id}-error` })}
      />
      {value.length === 0 && <span className={classes.here}>{t("sign.here")}</span>}
      {error && (
        <p id={`${id}-error`} className={classes.problem}>
          {error}
        </p>
      )}
      {value.length > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange([])}>
          {t("sign.clear")}
        </Button>
      )}
    </div>
  );
}
