import { totalGrams } from "@meridian/core/clinical/materia/formula-maths";
import type { Formula } from "@meridian/core/contracts/materia/materia";
import { useTranslation } from "react-i18next";
import { CheckboxField, SelectField, TextareaField, TextField } from "../forms/fields.tsx";
import { useZodForm, type ZodForm } from "../forms/form.ts";
import { FormRow, FormSection } from "../forms/form-view.tsx";
import { formatNumber } from "../i18n/format.ts";
import { currentLanguage } from "../i18n/i18n.ts";
import { EntryForm } from "../own-entries/entry-form.tsx";
import { useSaving } from "../own-entries/use-saving.ts";
import { useSession } from "../session/session.ts";
import type { Materia } from "./catalogue.ts";
import { type FormulaValues, formulaOf, formulaValues, useMateriaEntries } from "./entries.ts";
import { IngredientsEditor } from "./ingredients-editor.tsx";
import { PosologyFields } from "./posology-fields.tsx";

type FormulaFormProps = {
  values: FormulaValues;
  /** The formula that is changed; undefined makes one. */
  based: Formula | undefined;
  materia: Materia;
  onDone: () => void;
};

/** The form of a user's formula: ingredients, directions and uses. */
export function FormulaForm({ values, based, materia, onDone }: FormulaFormProps) {
  const { t } = useTranslation("materia");
  const provider = useSession().role === "external_entity";
  const { makeFormula, editFormula } = useMateriaEntries();
  const { theirs, submit } = useSaving({
    based,
    make: makeFormula,
    edit: editFormula,
    onDone,
    saved: t("saved"),
  });
  const form = useZodForm<FormulaValues>({
    initial: values,
    schema: () =>
      import("@meridian/core/contracts/materia/materia-routes").then((module) => module.formulaForm),
    shape: formulaOf,
    submit,
    draft: `materia-formula ${based?.id ?? "new"}`,
  });
  return (
    <EntryForm
      form={form}
      label={based?.name ?? t("newOne.formulas")}
      theirs={theirs && formulaValues(theirs)}
      show={(one) => <Gist {...one} />}
      onDone={onDone}
    >
      <Naming form={form} materia={materia} />
      <Composition form={form} materia={materia} />
      <Taking form={form} />
      <CheckboxField
        {...form.field("shared", t(provider ? "listLabel" : "shareLabel"))}
        help={t(provider ? "listHelp" : "shareHelp")}
      />
    </EntryForm>
  );
}

const Gist = ({ name, ingredients }: Pick<FormulaValues, "name" | "ingredients">) => (
  <p>
    <strong>{name}</strong>{" "}
    {ingredients.map((line) => `${line.name} ${formatNumber(line.grams)} g`).join(", ")}
  </p>
);

type Part = { form: ZodForm<FormulaValues>; materia: Materia };

function Naming({ form, materia }: Part) {
  const { t } = useTranslation("materia");
  const language = currentLanguage();
  return (
    <FormSection title={t("sections.names")}>
      <FormRow>
        <TextField {...form.field("name", t("name"))} required autoFocus maxLength={160} />
        <TextField {...form.field("zh", t("zh"))} maxLength={60} />
      </FormRow>
      <FormRow>
        <SelectField
          {...form.field("category", t("category"))}
          options={materia.tables.formula_categories.map(({ code, name }) => ({
            value: code,
            label: name[language],
          }))}
        />
        <TextField {...form.field("source", t("source"))} maxLength={160} />
      </FormRow>
      <TextField {...form.field("patterns", t("patterns"))} help={t("patternsHelp")} maxLength={1000} />
    </FormSection>
  );
}

function Composition({ form, materia }: Part) {
  const { t } = useTranslation("materia");
  const { id, value, onChange } = form.field("ingredients", t("ingredients"));
  return (
    <FormSection title={t("sections.composition")}>
      <IngredientsEditor
        value={value}
        onChange={(next) => onChange(next(value))}
        catalogue={materia}
        ready={async () => materia}
        searchId={id}
      />
    </FormSection>
  );
}

function Taking({ form }: Pick<Part, "form">) {
  const { t } = useTranslation("materia");
  const { values, setValues } = form;
  return (
    <FormSection title={t("sections.taking")}>
      <PosologyFields
        value={values}
        onChange={(change) => setValues({ ...values, ...change })}
        name={values.name}
        grams={totalGrams(values.ingredients)}
      />
      <TextareaField {...form.field("contraindications", t("contraindications"))} maxLength={1000} rows={2} />
      <TextareaField {...form.field("notes", t("notes"))} maxLength={1000} rows={2} />
    </FormSection>
  );
}
