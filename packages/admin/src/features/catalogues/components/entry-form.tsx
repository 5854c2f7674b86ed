import { Button } from "@mantine/core";
import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import type { FieldDescription, Place } from "@meridian/core/clinical/catalogues/description";
import type { EntryView } from "@meridian/core/contracts/catalogues/office";
import { toast } from "@meridian/ui/feedback/toasts";
import { CompositionField, type TypedPortion } from "@meridian/ui/forms/composition-field";
import {
  CheckboxField,
  LongLineField,
  type Option,
  SelectField,
  TextareaField,
  TextField,
} from "@meridian/ui/forms/fields";
import { type Bound, useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, SubmitButton } from "@meridian/ui/forms/form-view";
import { NumberField } from "@meridian/ui/forms/number-field";
import { SeveralField } from "@meridian/ui/forms/several-field";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useBibliography, useCatalogueActions } from "../api/catalogues.ts";
import {
  describedFields,
  emptyFields,
  type FormValue,
  fieldNames,
  fieldsOf,
  formValues,
  isIdentity,
  rowsOf,
} from "../model/entry-fields.ts";
import { PlacesField } from "../places/places-field.tsx";
import { useFieldText, WRITTEN_IN } from "./field-text.ts";

type EntryFormProps = {
  catalogue: CatalogueKey;
  /** Undefined for a new entry. */
  entry: EntryView | undefined;
  onSaved: (entry: EntryView) => void;
  onCancel: () => void;
  /** Names of fields that this entry does not have, or `reference`. */
  hidden?: readonly string[];
  /** What is shown below the fields, of what the form holds. */
  below?: ((values: Readonly<Record<string, FormValue>>) => ReactNode) | undefined;
};

const initialValues = (catalogue: CatalogueKey, entry: EntryView | undefined): Record<string, FormValue> => ({
  ...formValues(catalogue, entry?.fields),
  reference: entry?.reference?.id ?? "",
  note: "",
  reviewed: false,
});

/** What the form holds as it is sent. */
const bodyOf = (
  catalogue: CatalogueKey,
  { reference, note, reviewed, ...values }: Record<string, FormValue>,
) => ({
  fields: fieldsOf(catalogue, values),
  reference: reference === "" ? null : String(reference),
  note: String(note),
  reviewed: reviewed === true,
});

/** The form of a catalogue's entry, made of the catalogue's description. Saving writes a draft. */
export function EntryForm({ catalogue, entry, onSaved, onCancel, hidden = [], below }: EntryFormProps) {
  const { t } = useTranslation("catalogues");
  const { t: act } = useTranslation("ui");
  const { create, update } = useCatalogueActions(catalogue);
  const form = useZodForm({
    initial: initialValues(catalogue, entry),
    names: fieldNames(catalogue),
    rules: (values) => emptyFields(catalogue, values),
    submit: async (values) => {
      const body = bodyOf(catalogue, values);
      const saved = entry
        ? await update(entry.key, { ...body, version: entry.version, retired: entry.retired })
        : await create(body);
      return () => {
        toast(t("saved", { name: saved.entry.name[currentLanguage()] }));
        onSaved(saved.entry);
      };
    },
    draft: `catalogue-${catalogue}-${entry ? `${entry.key}-${entry.version}` : "new"}`,
  });
  const shown = describedFields(catalogue).filter(
    ([name]) => !hidden.includes(name) && (!entry || !isIdentity(catalogue, name)),
  );
  return (
    <Form form={form} label={entry ? entry.name[currentLanguage()] : t("new")}>
      {rowsOf(shown).map((row) => {
        const fields = row.map(([name, field]) => (
          <EntryField
            key={name}
            catalogue={catalogue}
            name={name}
            field={field}
            entry={entry}
            values={form.values}
            bound={<T,>(key: string, label: string) => form.field(key, label) as unknown as Bound<T>}
          />
        ));
        return row.length === 1 ? fields : <FormRow key={row[0]?.[0]}>{fields}</FormRow>;
      })}
      {below?.(form.values)}
      {!hidden.includes("reference") && (
        <ReferenceField
          {...(form.field("reference", t("reference")) as Bound<string>)}
          current={entry?.reference ?? null}
        />
      )}
      <TextareaField
        {...(form.field("note", t("note")) as Bound<string>)}
        help={t("noteHelp")}
        maxLength={500}
        rows={2}
      />
      <CheckboxField {...(form.field("reviewed", t("vouch")) as Bound<boolean>)} />
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
        <Button variant="default" onClick={onCancel}>
          {act("action.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}

type EntryFieldProps = {
  catalogue: CatalogueKey;
  name: string;
  field: FieldDescription;
  entry: EntryView | undefined;
  /** What the form holds now. */
  values: Readonly<Record<string, FormValue>>;
  /** A field of the form by its name; its kind says what it holds. */
  bound: <T>(name: string, label: string) => Bound<T>;
};

/** One field by its kind; a text in both languages as two fields side by side. */
function EntryField({ catalogue, name, field, entry, values, bound }: EntryFieldProps) {
  const { fieldName, fieldHelp, choiceName, options } = useFieldText(catalogue);
  const label = fieldName(name);
  const required = "required" in field;
  const common = { name, bound, label, required, help: fieldHelp(name) };
  switch (field.kind) {
    case "words":
      return <WordsField {...common} field={field} />;
    case "number":
      return (
        <NumberField
          {...bound<number | null>(name, label)}
          required={required}
          digits={field.digits}
          unit={field.unit}
        />
      );
    case "flag":
      return <CheckboxField {...bound<boolean>(name, label)} />;
    case "choice":
      return (
        <SelectField
          {...bound<string>(name, label)}
          empty={false}
          options={field.values.map((value) => ({ value, label: choiceName(name, value) }))}
        />
      );
    case "listed":
    case "several":
    case "composition":
    case "contents":
      return (
        <ListedField
          {...common}
          field={field}
          options={(options[name] ?? []).map((one) => ({ value: one.value, label: one[currentLanguage()] }))}
        />
      );
    case "places":
      return (
        <PlacesField
          {...bound<readonly Place[]>(name, label)}
          views={field.views}
          before={(entry?.fields[name] ?? []) as Place[]}
          code={String(values.code ?? "")}
          sides={String(values.sides ?? "center")}
        />
      );
    case "text":
      return <TextEntryField {...common} field={field} />;
  }
}

/** What the field of one kind needs. */
type KindProps<Kind extends FieldDescription["kind"]> = Pick<EntryFieldProps, "name" | "bound"> & {
  field: Extract<FieldDescription, { kind: Kind }>;
  label: string;
  help: string | undefined;
  required: boolean;
};

function TextEntryField({ name, field, label, help, required, bound }: KindProps<"text">) {
  const Field = textFieldFor(field);
  return (
    <Field
      {...bound<string>(name, label)}
      lang={WRITTEN_IN[name]}
      maxLength={field.max}
      required={required}
      help={help}
    />
  );
}

function WordsField({ name, field, label, help, required, bound }: KindProps<"words">) {
  const { t } = useTranslation("catalogues");
  const inLanguage = (language: "english" | "portuguese") =>
    t("inLanguage", { field: label, language: t(language) });
  const Field = textFieldFor(field);
  const same = { maxLength: field.max, required, help };
  return (
    <FormRow>
      <Field {...bound<string>(`${name}_en`, inLanguage("english"))} lang="en" {...same} />
      <Field {...bound<string>(`${name}_pt`, inLanguage("portuguese"))} lang="pt" {...same} />
    </FormRow>
  );
}

/** One or several of a list, with amounts where the field has some. */
function ListedField(
  props: KindProps<"listed" | "several" | "composition" | "contents"> & { options: readonly Option[] },
) {
  const { name, field, label, help, required, bound, options } = props;
  if (field.kind === "listed")
    return <SelectField {...bound<string>(name, label)} required={required} options={options} />;
  if (field.kind === "several")
    return (
      <SeveralField
        {...bound<readonly string[]>(name, label)}
        required={required}
        help={help}
        options={options}
        most={field.max}
      />
    );
  return (
    <CompositionField
      {...bound<readonly TypedPortion[]>(name, label)}
      required={required}
      options={options}
      most={field.max}
      largest={field.most}
      digits={field.digits}
      {...(field.kind === "contents" ? { units: field.units } : { unit: field.unit })}
    />
  );
}

/** From so many letters on, a text of one line wraps in its field. */
const LONG = 200;

function textFieldFor({ max, lines = false }: { max: number; lines?: boolean }) {
  if (lines) return TextareaField;
  return max < LONG ? TextField : LongLineField;
}

/** A book or article of the bibliography. One that was removed since is offered while it is chosen. */
function ReferenceField({ current, ...bound }: Bound<string> & { current: EntryView["reference"] }) {
  const { t } = useTranslation("catalogues");
  const bibliography = useBibliography();
  const listed = bibliography.data ?? [];
  const known = listed.some(({ id }) => id === current?.id);
  const all = current && !known ? [current, ...listed] : listed;
  return (
    <SelectField
      {...bound}
      empty={t("noReference")}
      options={all.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
