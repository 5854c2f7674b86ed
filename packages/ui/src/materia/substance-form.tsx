import {
  CHANNELS,
  SUBSTANCE_TYPES,
  TASTES,
  TEMPERATURES,
  TOXICITIES,
} from "@meridian/core/clinical/materia/materia-terms";
import { substanceName } from "@meridian/core/clinical/materia/materia-view";
import type { KnownSubstance } from "@meridian/core/contracts/materia/materia";
import type { SubstanceForm as Values } from "@meridian/core/contracts/materia/materia-routes";
import { useTranslation } from "react-i18next";
import { CheckboxField, SelectField, TextareaField, TextField } from "../forms/fields.tsx";
import { useZodForm, type ZodForm } from "../forms/form.ts";
import { FormRow, FormSection } from "../forms/form-view.tsx";
import { NumberField } from "../forms/number-field.tsx";
import { currentLanguage } from "../i18n/i18n.ts";
import { EntryForm } from "../own-entries/entry-form.tsx";
import { useSaving } from "../own-entries/use-saving.ts";
import type { Materia } from "./catalogue.ts";
import { substanceValues, useMateriaEntries } from "./entries.ts";
import { useToxicity } from "./facts.tsx";
import { ToggleList } from "./toggle-list.tsx";

type SubstanceFormProps = {
  values: Values;
  /** The substance that is changed; undefined makes one. */
  based: KnownSubstance | undefined;
  materia: Materia;
  onDone: () => void;
};

type Part = { form: ZodForm<Values>; materia: Materia };

/** The form of a user's substance: names, origin, safe dose and uses. */
export function SubstanceForm({ values, based, materia, onDone }: SubstanceFormProps) {
  const { t } = useTranslation("materia");
  const { makeSubstance, editSubstance } = useMateriaEntries();
  const saving = useSaving({
    based,
    make: makeSubstance,
    edit: editSubstance,
    onDone,
    saved: t("saved"),
  });
  const { theirs, submit } = saving;
  const form = useZodForm<Values>({
    initial: values,
    schema: () =>
      import("@meridian/core/contracts/materia/materia-routes").then((module) => module.substanceForm),
    submit,
    draft: `materia-substance ${based?.id ?? "new"}`,
  });
  return (
    <EntryForm
      form={form}
      label={based ? substanceName(based) : t("newOne.substances")}
      theirs={theirs && substanceValues(theirs)}
      show={(one) => <Gist one={one} />}
      onDone={onDone}
    >
      <Names form={form} />
      <Nature form={form} materia={materia} />
      <Dose form={form} />
      <Use form={form} />
      <CheckboxField {...form.field("shared", t("shareLabel"))} help={t("shareHelp")} />
    </EntryForm>
  );
}

const Gist = ({
  one,
}: {
  one: Parameters<typeof substanceName>[0] & Pick<Values, "indications" | "notes">;
}) => (
  <p>
    <strong>{substanceName(one)}</strong>{" "}
    {[one.latin, one.indications, one.notes].filter(Boolean).join(" · ")}
  </p>
);

function Names({ form }: Pick<Part, "form">) {
  const { t } = useTranslation("materia");
  return (
    <FormSection title={t("sections.names")}>
      <TextField {...form.field("name", t("name"))} help={t("nameHelp")} autoFocus maxLength={120} />
      <FormRow>
        <TextField {...form.field("pinyin", t("pinyin"))} maxLength={80} />
        <TextField {...form.field("zh", t("zh"))} maxLength={40} />
      </FormRow>
      <FormRow>
        <TextField {...form.field("latin", t("latin"))} maxLength={160} />
        <TextField {...form.field("species", t("species"))} maxLength={200} />
      </FormRow>
      <TextField {...form.field("synonymy", t("synonymy"))} help={t("synonymyHelp")} maxLength={300} />
    </FormSection>
  );
}

function Nature({ form, materia }: Part) {
  const { t } = useTranslation("materia");
  const language = currentLanguage();
  const word = (text: string) => materia.word(text, language);
  const type = form.field("type", t("type"));
  const temperature = form.field("temperature", t("temperature"));
  return (
    <FormSection title={t("sections.nature")}>
      <FormRow>
        <SelectField
          {...form.field("category", t("category"))}
          options={materia.tables.substance_categories.map(({ code, name }) => ({
            value: code,
            label: name[language],
          }))}
        />
        <SelectField
          {...type}
          onChange={(next) => type.onChange(next as Values["type"])}
          options={SUBSTANCE_TYPES.map((one) => ({ value: one, label: t(`types.${one}`) }))}
        />
        <TextField {...form.field("part", t("part"))} maxLength={60} />
      </FormRow>
      <FormRow>
        <SelectField
          {...temperature}
          onChange={(next) => temperature.onChange(next as Values["temperature"])}
          options={TEMPERATURES.map((one) => ({ value: one, label: word(one) }))}
        />
      </FormRow>
      <ToggleList
        label={t("tastes")}
        // A copied row of the tables may be more specific: "slightly bitter".
        options={[...new Set([...TASTES, ...form.values.tastes])].map((one) => ({
          value: one,
          label: word(one),
        }))}
        value={form.values.tastes}
        onChange={(tastes) => form.set("tastes", tastes)}
      />
      <ToggleList
        label={t("channels")}
        options={CHANNELS.map((one) => ({ value: one, label: t(`channelNames.${one}`) }))}
        value={form.values.channels}
        onChange={(channels) => form.set("channels", channels)}
      />
    </FormSection>
  );
}

function Dose({ form }: Pick<Part, "form">) {
  const { t } = useTranslation("materia");
  const toxicityName = useToxicity();
  const toxicity = form.field("toxicity", t("toxicity"));
  const pregnancy = form.field("pregnancy", t("pregnancy"));
  return (
    <FormSection title={t("sections.dose")}>
      <FormRow>
        <NumberField {...form.field("dose_min_g", t("least"))} digits={2} unit="g" />
        <NumberField {...form.field("dose_max_g", t("most"))} digits={2} unit="g" />
        <SelectField
          {...toxicity}
          empty={t("unknown")}
          value={toxicity.value ?? ""}
          onChange={(next) => toxicity.onChange((next || null) as Values["toxicity"])}
          options={TOXICITIES.map((one) => ({ value: one, label: toxicityName(one) }))}
        />
        <SelectField
          {...pregnancy}
          empty={t("unknown")}
          onChange={(next) => pregnancy.onChange(next as Values["pregnancy"])}
          options={(["caution", "forbidden"] as const).map((one) => ({
            value: one,
            label: t(`pregnancies.${one}`),
          }))}
        />
      </FormRow>
      <TextareaField {...form.field("overdose", t("overdose"))} maxLength={1000} rows={2} />
    </FormSection>
  );
}

function Use({ form }: Pick<Part, "form">) {
  const { t } = useTranslation("materia");
  return (
    <FormSection title={t("sections.use")}>
      <FormRow>
        <TextField {...form.field("storage", t("storage"))} maxLength={300} />
        <TextField {...form.field("presentation", t("presentation"))} maxLength={300} />
      </FormRow>
      {(
        [
          ["indications", "indications"],
          ["western_uses", "westernUses"],
          ["contraindications", "contraindications"],
          ["interactions", "interactions"],
          ["secondary_effects", "secondaryEffects"],
          ["notes", "notes"],
        ] as const
      ).map(([name, label]) => (
        <TextareaField key={name} {...form.field(name, t(label))} maxLength={1000} rows={2} />
      ))}
    </FormSection>
  );
}
