import { Button } from "@mantine/core";
import type { Language } from "@meridian/core/contracts/kernel/primitives";
import {
  MAX_ANSWER,
  QUESTION_AREAS,
  QUESTION_STATES,
  QUESTION_TOPICS,
  type QuestionAnswer,
} from "@meridian/core/contracts/support/question-answers";
import { richText } from "@meridian/core/text/rich-text";
import { toast } from "@meridian/ui/feedback/toasts";
import { SelectField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, FormSection, SubmitButton } from "@meridian/ui/forms/form-view";
import { NumberField } from "@meridian/ui/forms/number-field";
import { textInLanguage } from "@meridian/ui/forms/text-in-language";
import { RichText } from "@meridian/ui/rich-text/rich-text";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { BothLanguages, Preview } from "../../../both-languages/both-languages.tsx";
import { type QuestionFields, useQuestionActions } from "../api/questions.ts";

const valuesOf = (question: QuestionAnswer | undefined) => ({
  question: question?.question ?? { en: "", pt: "" },
  answer: question?.answer ?? { en: "", pt: "" },
  topic: (question?.topic ?? "start") as string,
  area: (question?.area ?? "") as string,
  position: (question?.position ?? 100) as number | null,
  state: (question?.state ?? "draft") as string,
});
type Values = ReturnType<typeof valuesOf>;

const fieldsOf = (values: Values) =>
  ({
    ...values,
    area: values.area || null,
    position: values.position ?? Number.NaN,
  }) as QuestionFields;

/** A new question, or one that is there, with both languages next to each other and a preview. */
export function QuestionForm({ question }: { question?: QuestionAnswer | undefined }) {
  const { t } = useTranslation("questions");
  const { t: act } = useTranslation("ui");
  const navigate = useNavigate();
  const { create, update } = useQuestionActions();
  const back = () => navigate("/dashboard/question-answers");
  const bodyOf = (values: Values) =>
    question ? { ...fieldsOf(values), version: question.version } : fieldsOf(values);
  const form = useZodForm<Values>({
    initial: valuesOf(question),
    ...(question && { version: question.version }),
    draft: `question-${question?.id ?? "new"}`,
    schema: () =>
      import("@meridian/core/contracts/support/question-answers").then((file) =>
        question ? file.questionAnswerEdit : file.newQuestionAnswer,
      ),
    shape: bodyOf,
    submit: async (values) => {
      await (question
        ? update(question.id, { ...fieldsOf(values), version: question.version })
        : create(fieldsOf(values)));
      return () => {
        toast(t("saved"));
        back();
      };
    },
  });
  const text = (field: "question" | "answer", language: Language) =>
    textInLanguage(form, field, language, `${t(field)} (${t(`languages.${language}`)})`);
  return (
    <Form form={form} label={t(question ? "edit" : "new")}>
      <BothLanguages>
        {(language) => <TextField {...text("question", language)} required maxLength={200} />}
      </BothLanguages>
      <BothLanguages>
        {(language) => (
          <TextareaField
            {...text("answer", language)}
            help={t("answerHelp")}
            rows={8}
            required
            maxLength={MAX_ANSWER}
          />
        )}
      </BothLanguages>
      <FormSection title={t("preview")}>
        <BothLanguages>
          {(language) => (
            <Preview language={language} title={t(`languages.${language}`)}>
              <strong>{form.values.question[language]}</strong>
              <RichText blocks={richText(form.values.answer[language])} links="shown" />
            </Preview>
          )}
        </BothLanguages>
      </FormSection>
      <FormRow>
        <SelectField
          {...form.field("topic", t("topic"))}
          options={QUESTION_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
          empty={false}
          required
        />
        <SelectField
          {...form.field("area", t("area"))}
          options={QUESTION_AREAS.map((value) => ({ value, label: t(`areas.${value}`) }))}
          empty={t("everywhere")}
          help={t("areaHelp")}
        />
      </FormRow>
      <FormRow>
        <NumberField {...form.field("position", t("position"))} help={t("positionHelp")} required />
        <SelectField
          {...form.field("state", t("state"))}
          options={QUESTION_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
          empty={false}
          required
        />
      </FormRow>
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
        <Button variant="default" onClick={back}>
          {act("action.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}
