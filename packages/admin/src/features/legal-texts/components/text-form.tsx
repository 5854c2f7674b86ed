import { Button } from "@mantine/core";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import {
  type EditedLegalText,
  isAcceptedText,
  type LegalTextId,
  type LegalWords,
  MAX_LEGAL_BODY,
} from "@meridian/core/contracts/legal-texts/legal-texts";
import { richDocument } from "@meridian/core/text/rich-text";
import { ConsentWords } from "@meridian/ui/consents/consent-words";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { textInLanguage } from "@meridian/ui/forms/text-in-language";
import { RichText } from "@meridian/ui/rich-text/rich-text";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { BothLanguages, Preview } from "../../../both-languages/both-languages.tsx";
import { useLegalTextActions } from "../api/legal-texts.ts";
import classes from "./legal-texts.module.css";

const valuesOf = ({ en, pt }: LegalWords) => ({
  title: { en: en.title, pt: pt.title },
  body: { en: en.body, pt: pt.body },
});
type Values = ReturnType<typeof valuesOf>;

const wordsOf = ({ title, body }: Values): LegalWords => ({
  en: { title: title.en, body: body.en },
  pt: { title: title.pt, body: body.pt },
});

/** The words of the next version, with both languages next to each other and a preview. */
export function TextForm({ known, words }: { known: EditedLegalText; words: LegalWords }) {
  const { t } = useTranslation("legal-texts");
  const [previewed, setPreviewed] = useState(false);
  const { save } = useLegalTextActions(known.text);
  const form = useZodForm<Values>({
    initial: valuesOf(words),
    version: known.version,
    draft: `legal-text-${known.text}`,
    schema: () =>
      import("@meridian/core/contracts/legal-texts/legal-texts").then(({ legalDraft }) => legalDraft),
    shape: (values) => ({ ...wordsOf(values), version: known.version }),
    stays: true,
    submit: async (values) => {
      await save({ ...wordsOf(values), version: known.version });
      return () => toast(t("saved"));
    },
  });
  const field = (name: "title" | "body", language: Language) =>
    textInLanguage(form, name, language, `${t(name)} (${t(`languages.${language}`)})`);
  return (
    <Form form={form} label={t("edit")}>
      <BothLanguages>
        {(language) => <TextField {...field("title", language)} required maxLength={120} />}
      </BothLanguages>
      <BothLanguages>
        {(language) => (
          <TextareaField
            {...field("body", language)}
            help={t(isAcceptedText(known.text) ? "bodyHelp" : "consentHelp")}
            rows={20}
            required
            maxLength={MAX_LEGAL_BODY}
          />
        )}
      </BothLanguages>
      {previewed && (
        <FormSection title={t("preview")}>
          <BothLanguages>
            {(language) => (
              <Preview language={language} title={t(`languages.${language}`)}>
                <strong>{form.values.title[language]}</strong>
                <Words text={known.text} body={form.values.body[language]} language={language} />
              </Preview>
            )}
          </BothLanguages>
        </FormSection>
      )}
      <FormActions>
        <SubmitButton form={form}>{t("saveDraft")}</SubmitButton>
        <Button variant="default" aria-expanded={previewed} onClick={() => setPreviewed(!previewed)}>
          {t(previewed ? "hidePreview" : "preview")}
        </Button>
      </FormActions>
    </Form>
  );
}

/** A text as its readers see it. */
function Words({ text, body, language }: { text: LegalTextId; body: string; language: Language }) {
  if (isAcceptedText(text)) return <RichText blocks={richDocument(body)} links="shown" level={4} />;
  return <ConsentWords body={body} language={language} level={4} className={classes.words} />;
}
