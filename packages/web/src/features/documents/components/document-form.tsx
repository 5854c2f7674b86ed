import { DOCUMENT_KINDS } from "@meridian/core/contracts/documents/document-kinds";
import type { PatientDocument } from "@meridian/core/contracts/documents/documents";
import { DateField } from "@meridian/ui/forms/date-field";
import { SelectField, TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { FormRow } from "@meridian/ui/forms/form-view";
import { formatDate } from "@meridian/ui/i18n/format";
import { EntryForm } from "@meridian/ui/own-entries/entry-form";
import { useSaving } from "@meridian/ui/own-entries/use-saving";
import { useAllows } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { useDocumentActions } from "../api/documents.ts";
import type { LinkedVisit } from "./patient-documents.tsx";

type Values = { title: string; kind: string; date: string; appointment: string };
type FormProps = { document: PatientDocument; visits: readonly LinkedVisit[]; onDone: () => void };

const valuesOf = ({ title, kind, date, appointment }: PatientDocument): Values => ({
  title,
  kind,
  date,
  appointment: appointment ?? "",
});
const kindOf = (chosen: string) => DOCUMENT_KINDS.find((kind) => kind === chosen) ?? "other";
const formOf = ({ appointment, kind, ...values }: Values) => ({
  ...values,
  kind: kindOf(kind),
  appointment: appointment || null,
});

/** Changes what is said of a document. */
export function DocumentFormView({ document, visits, onDone }: FormProps) {
  const { t } = useTranslation("documents");
  const { update } = useDocumentActions();
  const clinical = useAllows()({ can: "clinical.write" });
  const { theirs, submit } = useSaving<PatientDocument, Values>({
    based: document,
    make: async () => undefined,
    edit: (over, values) => update(over, formOf(values)),
    onDone,
    saved: t("done.saved"),
  });
  const form = useZodForm<Values>({
    initial: valuesOf(document),
    schema: async () => (await import("@meridian/core/contracts/documents/documents")).documentForm,
    shape: formOf,
    submit,
  });
  return (
    <EntryForm
      form={form}
      label={document.title}
      theirs={theirs && valuesOf(theirs)}
      show={({ title, kind, date }) => (
        <p>{`${title} · ${t(`kind.${kindOf(kind)}`)} · ${formatDate(date)}`}</p>
      )}
      onDone={onDone}
    >
      <TextField {...form.field("title", t("column.title"))} required autoFocus maxLength={200} />
      <FormRow>
        {clinical && (
          <SelectField
            {...form.field("kind", t("kind.label"))}
            empty={false}
            options={DOCUMENT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          />
        )}
        <DateField {...form.field("date", t("column.date"))} required />
      </FormRow>
      <SelectField
        {...form.field("appointment", t("visit"))}
        options={visitOptions(visits, document.appointment)}
      />
    </EntryForm>
  );
}

/** The visits that are loaded, and the one that is linked already. */
function visitOptions(visits: readonly LinkedVisit[], linked: string | null) {
  const options = visits.map(({ id, start }) => ({ value: id, label: formatDate(start) }));
  const isThere = linked === null || options.some(({ value }) => value === linked);
  return isThere ? options : [...options, { value: linked, label: linked }];
}
