import { Button } from "@mantine/core";
import {
  QUESTION_AREAS,
  QUESTION_STATES,
  QUESTION_TOPICS,
  type QuestionAnswer,
} from "@meridian/core/contracts/support/question-answers";
import { richText } from "@meridian/core/text/rich-text";
import { toast } from "@meridian/ui/feedback/toasts";
import { SelectField, TextareaField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, SubmitButton } from "@meridian/ui/forms/form-view";
import { NumberField } from "@meridian/ui/forms/number-field";
import { textInLanguage } from "@meridian/ui/forms/text-in-language";
import { RichText } from "@meridian/ui/rich-text/rich-text";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { type QuestionFields, useQuestionActions } from "../api/questions.ts";
import classes from "./questions.module.css";

const LANGUAGES = ["en", "pt"] as const;

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
  const text = (field: "question" | "answer", language: "en" | "pt") =>
    textInLanguage(form, field, language, `${t(field)} (${t(`languages.${language}`)})`);
  return (
    <Form form={form} label={t(question ? "edit" : "new")}>
      <div className={classes.languages}>
        {LANGUAGES.map((language) => (
          <TextField key={language} {...text("question", language)} required maxLength={200} />
        ))}
        {LANGUAGES.map((language) => (
          <TextareaField
            key={language}
            {...text("answer", language)}
            help={t("answerHelp")}
            rows={8}
            required
            maxLength={3000}
          />
        ))}
        {LANGUAGES.map((language) => (
          <section key={language} className={classes.preview} lang={language} inert>
            <h3>{`${t("preview")} (${t(`languages.${language}`)})`}</h3>
            <strong>{form.values.question[language]}</strong>
            <RichText blocks={richText(form.values.answer[language])} />
          </section>
        ))}
      </div>
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
