import type { Faults } from "@meridian/core/clinical/assessments/custom-test-faults";
import type { Question } from "@meridian/core/contracts/assessments/custom-test-content";
import { CheckboxField, SelectField, TextField } from "@meridian/ui/forms/fields";
import { NumberField } from "@meridian/ui/forms/number-field";
import { codeMessage } from "@meridian/ui/i18n/error-message";
import { useTranslation } from "react-i18next";
import { ImageField } from "./image-field.tsx";
import { OptionsEditor } from "./options-editor.tsx";
import classes from "./tests.module.css";

type Of<K extends Question["kind"]> = {
  question: Extract<Question, { kind: K }>;
  faults: Faults;
  onChange: (question: Question) => void;
};

/** The fields that only this kind of question has. */
export function KindFields({ question, ...rest }: Of<Question["kind"]>) {
  switch (question.kind) {
    case "text":
      return <TextFields question={question} {...rest} />;
    case "number":
      return <NumberFields question={question} {...rest} />;
    case "yes_no":
      return <YesNoFields question={question} {...rest} />;
    case "options":
      return <OptionFields question={question} {...rest} />;
    case "scale":
      return <ScaleFields question={question} {...rest} />;
    case "drawing":
      return (
        <ImageField question={question} error={rest.faults.image} onChange={(next) => rest.onChange(next)} />
      );
    default:
      return null;
  }
}

function TextFields({ question, onChange }: Of<"text">) {
  const { t } = useTranslation("assessments");
  return (
    <CheckboxField
      id={`long-${question.id}`}
      label={t("long")}
      value={question.long}
      onChange={(long) => onChange({ ...question, long })}
    />
  );
}

const LIMITS = ["min", "max", "normal_min", "normal_max"] as const;

function NumberFields({ question, faults, onChange }: Of<"number">) {
  const { t } = useTranslation("assessments");
  const { t: say } = useTranslation("errors");
  return (
    <>
      <div className={classes.fields}>
        <TextField
          id={`unit-${question.id}`}
          label={t("unit")}
          placeholder={t("unitExample")}
          maxLength={20}
          value={question.unit}
          onChange={(unit) => onChange({ ...question, unit })}
        />
        <SelectField
          id={`decimals-${question.id}`}
          label={t("decimals")}
          empty={false}
          options={["0", "1", "2", "3", "4"].map((value) => ({ value, label: value }))}
          value={String(question.decimals)}
          onChange={(decimals) => onChange({ ...question, decimals: Number(decimals) })}
        />
      </div>
      <div className={classes.fields}>
        {LIMITS.map((limit) => (
          <NumberField
            key={limit}
            id={`${limit}-${question.id}`}
            label={t(`limit.${limit}`)}
            digits={4}
            value={question[limit]}
            onChange={(value) => onChange({ ...question, [limit]: value })}
            error={faults[limit] && codeMessage(say, faults[limit])}
          />
        ))}
      </div>
      <p className={classes.quiet}>{t("limitHelp")}</p>
    </>
  );
}

function YesNoFields({ question, onChange }: Of<"yes_no">) {
  const { t } = useTranslation("assessments");
  return (
    <div className={classes.fields}>
      {(["yes_points", "no_points"] as const).map((field) => (
        <NumberField
          key={field}
          id={`${field}-${question.id}`}
          label={t(field)}
          digits={2}
          value={question[field]}
          onChange={(value) => onChange({ ...question, [field]: value })}
        />
      ))}
    </div>
  );
}

function OptionFields({ question, faults, onChange }: Of<"options">) {
  const { t } = useTranslation("assessments");
  return (
    <>
      <OptionsEditor
        id={question.id}
        options={question.options}
        faults={faults}
        types
        onChange={(change) => onChange({ ...question, options: change(question.options) })}
      />
      <CheckboxField
        id={`many-${question.id}`}
        label={t("many")}
        value={question.many}
        onChange={(many) => onChange({ ...question, many })}
      />
    </>
  );
}

function ScaleFields({ question, faults, onChange }: Of<"scale">) {
  const { t } = useTranslation("assessments");
  const { t: say } = useTranslation("errors");
  return (
    <>
      <div className={classes.fields}>
        <NumberField
          id={`min-${question.id}`}
          label={t("scale.min")}
          value={question.min}
          onChange={(min) => onChange({ ...question, min: min ?? 0 })}
        />
        <TextField
          id={`min-label-${question.id}`}
          label={t("scale.minLabel")}
          placeholder={t("scale.minExample")}
          maxLength={60}
          value={question.min_label}
          onChange={(min_label) => onChange({ ...question, min_label })}
        />
        <NumberField
          id={`max-${question.id}`}
          label={t("scale.max")}
          value={question.max}
          onChange={(max) => onChange({ ...question, max: max ?? 0 })}
          error={faults.max && codeMessage(say, faults.max)}
        />
        <TextField
          id={`max-label-${question.id}`}
          label={t("scale.maxLabel")}
          placeholder={t("scale.maxExample")}
          maxLength={60}
          value={question.max_label}
          onChange={(max_label) => onChange({ ...question, max_label })}
        />
      </div>
      <CheckboxField
        id={`scored-${question.id}`}
        label={t("scale.scored")}
        value={question.scored}
        onChange={(scored) => onChange({ ...question, scored })}
      />
    </>
  );
}
