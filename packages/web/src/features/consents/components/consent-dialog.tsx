import { Button } from "@mantine/core";
import { fillPlaceholders } from "@meridian/core/clinical/consents/consent-text";
import type { ConsentForm, ConsentSigned } from "@meridian/core/contracts/consents/consent-terms";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { ConsentWords } from "@meridian/ui/consents/consent-words";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { toast } from "@meridian/ui/feedback/toasts";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useConsentForm } from "../api/consents.ts";
import classes from "./consents.module.css";
import { DecisionForm } from "./decision-form.tsx";

type ConsentDialogProps = {
  patient: string;
  text: string;
  onClose: () => void;
};

/** A text, and the form in which a patient or the legal representative signs or refuses it. */
export function ConsentDialog({ patient, text, onClose }: ConsentDialogProps) {
  const { t } = useTranslation("consents");
  const [language, setLanguage] = useState<Language>();
  const { data, error, refetch } = useConsentForm(patient, text as ConsentSigned["text"], language);
  return (
    <Dialog title={data?.title ?? t("sign.title")} onClose={onClose} wide>
      {data ? (
        <Signing
          key={data.language}
          patient={patient}
          form={data}
          onLanguage={setLanguage}
          onChanged={() => void refetch()}
          onDone={(status) => {
            toast(t(status === "signed" ? "sign.didSign" : "sign.didRefuse", { title: data.title }));
            onClose();
          }}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}

type SigningProps = {
  patient: string;
  form: ConsentForm;
  onLanguage: (language: Language) => void;
  /** The words changed since they were read. */
  onChanged: () => void;
  onDone: (status: "signed" | "refused") => void;
};

function Signing({ patient, form, onLanguage, onChanged, onDone }: SigningProps) {
  const { t } = useTranslation("consents");
  const [representative, setRepresentative] = useState("");
  return (
    <>
      <p className={classes.quiet}>{t("sign.for", { name: form.patient_name })}</p>
      <fieldset className={classes.languages}>
        <legend className="visually-hidden">{t("sign.language")}</legend>
        {(["en", "pt"] as const).map((one) => (
          <Button
            key={one}
            size="compact-md"
            variant={form.language === one ? "light" : "default"}
            aria-pressed={form.language === one}
            lang={one}
            onClick={() => onLanguage(one)}
          >
            {one === "en" ? "English" : "Português"}
          </Button>
        ))}
      </fieldset>
      <ConsentWords
        className={classes.words}
        level={3}
        language={form.language}
        body={representative ? fillPlaceholders(form.body, { representative }) : shownWithout(form.body)}
      />
      <DecisionForm
        patient={patient}
        form={form}
        onRepresentative={setRepresentative}
        onChanged={onChanged}
        onDone={onDone}
      />
    </>
  );
}

/** Until the representative's name is typed, the text has a gap for it, as on paper. */
const shownWithout = (body: string) => fillPlaceholders(body, { representative: "________" });
