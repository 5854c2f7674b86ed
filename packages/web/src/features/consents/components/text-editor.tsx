import { Button } from "@mantine/core";
import { CONSENT_PLACEHOLDERS, fillPlaceholders } from "@meridian/core/clinical/consents/consent-text";
import type {
  ConsentDraft,
  ConsentRule,
  ManagedTextDetail,
} from "@meridian/core/contracts/consents/consent-texts";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import { ConsentWords } from "@meridian/ui/consents/consent-words";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, SubmitButton } from "@meridian/ui/forms/form-view";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useText, useTextActions } from "../api/consent-texts.ts";
import classes from "./consents.module.css";
import { TextRule } from "./text-rule.tsx";

type Values = { en_title: string; en_body: string; pt_title: string; pt_body: string };
type EditorProps = { text: string; onDone: () => void };

const EMPTY: Values = { en_title: "", en_body: "", pt_title: "", pt_body: "" };
const valuesOf = ({ words: { en, pt } }: ManagedTextDetail): Values => ({
  en_title: en.title,
  en_body: en.body,
  pt_title: pt.title,
  pt_body: pt.body,
});
const draftOf = (values: Values): ConsentDraft => ({
  en: { title: values.en_title, body: values.en_body },
  pt: { title: values.pt_title, body: values.pt_body },
});

/** Writes the next version of a text. What is in force stays until it is published. */
export function TextEditor({ text, onDone }: EditorProps) {
  const { data, error, refetch } = useText(text);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={8} />;
  return <Editing text={data} onDone={onDone} />;
}

/** What another manager saves meanwhile takes nothing away that is being typed: saving then says so. */
function Editing({ text, onDone }: { text: ManagedTextDetail; onDone: () => void }) {
  const { save } = useTextActions();
  const [based] = useState(text);
  return <WordsForm initial={valuesOf(based)} send={(draft) => save(based, draft)} onDone={onDone} />;
}

/** Begins a text of the clinic's own. */
export function NewText({ onDone }: { onDone: () => void }) {
  const { create } = useTextActions();
  const [rule, setRule] = useState<ConsentRule>({ occasion: null, ages: "all" });
  return (
    <WordsForm
      initial={EMPTY}
      send={(draft) => create({ ...draft, ...rule })}
      onDone={onDone}
      below={<TextRule value={rule} onChange={setRule} />}
    />
  );
}

type WordsFormProps = {
  initial: Values;
  /** Fields below those of the words. */
  below?: ReactNode;
  send: (draft: ConsentDraft) => Promise<unknown>;
  onDone: () => void;
};

function WordsForm({ initial, below, send, onDone }: WordsFormProps) {
  const { t } = useTranslation("consent-texts");
  const { t: act } = useTranslation("ui");
  const [language, setLanguage] = useState<Language>("en");
  const form = useZodForm<Values>({
    initial,
    schema: async () => (await import("@meridian/core/contracts/consents/consent-texts")).consentDraftForm,
    submit: async (values) => {
      await send(draftOf(values));
      return () => {
        toast(t("saved"));
        onDone();
      };
    },
  });
  const shown = draftOf(form.values)[language];
  return (
    <div className={classes.editor}>
      <Form form={form} label={t("edit")}>
        <p className={classes.quiet}>{t("how")}</p>
        <p className={classes.quiet}>
          {t("placeholders", { names: CONSENT_PLACEHOLDERS.map((name) => `{${name}}`).join(" ") })}
        </p>
        <TextField {...form.field("en_title", t("titleEn"))} required maxLength={120} autoFocus />
        <TextareaField {...form.field("en_body", t("bodyEn"))} required rows={12} maxLength={12_000} />
        <TextField {...form.field("pt_title", t("titlePt"))} required maxLength={120} />
        <TextareaField {...form.field("pt_body", t("bodyPt"))} required rows={12} maxLength={12_000} />
        {below}
        <FormActions>
          <SubmitButton form={form}>{t("saveDraft")}</SubmitButton>
          <Button variant="default" onClick={onDone}>
            {act("action.back")}
          </Button>
        </FormActions>
      </Form>
      <section aria-label={t("preview")}>
        <h2>{t("preview")}</h2>
        <LanguageButtons language={language} onChange={setLanguage} />
        <Preview title={shown.title} body={shown.body} language={language} />
      </section>
    </div>
  );
}

type LanguageButtonsProps = { language: Language; onChange: (language: Language) => void };

/** The two languages of a text. */
export const LanguageButtons = ({ language, onChange }: LanguageButtonsProps) => (
  <div className={classes.languages}>
    {(["en", "pt"] as const).map((one) => (
      <Button
        key={one}
        size="compact-md"
        variant={language === one ? "light" : "default"}
        aria-pressed={language === one}
        lang={one}
        onClick={() => onChange(one)}
      >
        {one === "en" ? "English" : "Português"}
      </Button>
    ))}
  </div>
);

type PreviewProps = { title: string; body: string; language: Language };

/** A text as a patient sees it, with examples in place of what is filled in. */
export function Preview({ title, body, language }: PreviewProps) {
  const { t } = useTranslation("consent-texts");
  const examples = Object.fromEntries(CONSENT_PLACEHOLDERS.map((name) => [name, t(`example.${name}`)]));
  return (
    <ConsentWords
      className={classes.words}
      level={3}
      language={language}
      body={fillPlaceholders(title ? `# ${title}\n${body}` : body, examples)}
    />
  );
}
