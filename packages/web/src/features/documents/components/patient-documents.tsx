import { DOCUMENT_KINDS, type DocumentKind } from "@meridian/core/contracts/documents/document-kinds";
import type { PatientDocument } from "@meridian/core/contracts/documents/documents";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { formatDate } from "@meridian/ui/i18n/format";
import { useAllows } from "@meridian/ui/session/session";
import type { CsvColumn } from "@meridian/ui/table/csv";
import { csvDay, csvNumber } from "@meridian/ui/table/csv-values";
import { DataTable } from "@meridian/ui/table/data-table";
import { useFilters } from "@meridian/ui/table/use-filters";
import { useListCsv } from "@meridian/ui/table/use-list-csv";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type DocumentFilter, useDocumentActions, useDocuments } from "../api/documents.ts";
import { fileSize } from "../model/file-size.ts";
import { DocumentDialog } from "./document-dialog.tsx";
import { DocumentPicker } from "./document-picker.tsx";
import classes from "./documents.module.css";
import { DownloadAll } from "./download-all.tsx";

/** A visit that a document can be linked to. */
export type LinkedVisit = { id: string; start: string };
type PatientDocumentsProps = {
  patient: { id: string; name: string; state: string };
  visits: readonly LinkedVisit[];
};

/** The address of the list as it is, with a document open. */
function addressOf(patient: string, address: URLSearchParams, document: string) {
  const search = new URLSearchParams(address);
  search.set("document", document);
  return `/patient/${patient}?${search}`;
}

/** The filters of the list: by kind for those who may read the record, and what is archived. */
function useTableFilters(filter: DocumentFilter, change: (name: string, value: string) => void) {
  const { t } = useTranslation("documents");
  const allows = useAllows();
  const kinds = {
    key: "kind",
    label: t("kind.label"),
    value: filter.kind,
    onChange: (kind: string) => change("kind", kind),
    options: DOCUMENT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
  };
  const archived = {
    key: "archived",
    label: t("archived.filter"),
    value: filter.archived ? "1" : "",
    onChange: (on: string) => change("archived", on),
    options: [{ value: "1", label: t("archived.only") }],
  };
  return allows({ can: "clinical.read" }) ? [kinds, archived] : [archived];
}

/** A patient's documents: add, find, look at, change, archive, download. */
export function PatientDocuments({ patient, visits }: PatientDocumentsProps) {
  const { t } = useTranslation("documents");
  const { address, change, typed, type, search } = useFilters();
  const filter: DocumentFilter = {
    kind: DOCUMENT_KINDS.find((kind) => kind === address.get("kind")) ?? "",
    q: search,
    archived: address.get("archived") === "1",
  };
  const filters = useTableFilters(filter, change);
  const list = useDocuments(patient.id, filter);
  const actions = useArchiving();
  const [editing, setEditing] = useState<string>();
  const chosen = address.get("document");
  const close = () => {
    setEditing(undefined);
    change("document", "");
  };
  const edit = (document: string) => {
    setEditing(document);
    change("document", document);
  };
  return (
    <div className={classes.documents}>
      {patient.state === "active" && <DocumentPicker patient={patient.id} onAdded={actions.refresh} />}
      <DataTable
        label={t("title")}
        list={list}
        columns={useColumns()}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        rowHref={({ id }) => addressOf(patient.id, address, id)}
        rowActions={(document) => [
          ...(document.changeable && !document.archived_until
            ? [{ label: t("action.edit"), run: () => edit(document.id) }]
            : []),
          ...actions.of(document),
        ]}
        search={{ value: typed, onChange: type, placeholder: t("search") }}
        filters={filters}
        csv={useListFile(patient.id, filter)}
        empty={{ title: t("none"), help: t("noneHelp") }}
      />
      {list.rows.length > 0 && !filter.archived && (
        <DownloadAll patient={patient} filter={{ kind: "", q: "", archived: false }} />
      )}
      {chosen && (
        <DocumentDialog
          key={chosen}
          document={{ id: chosen, patient: list.rows.find(({ id }) => id === chosen)?.patient ?? patient.id }}
          visits={visits}
          editing={editing === chosen}
          onEditing={(on) => setEditing(on ? chosen : undefined)}
          onClose={close}
          actions={actions.of}
        />
      )}
    </div>
  );
}

/** The list as a CSV. */
function useListFile(patient: string, { kind, q, archived }: DocumentFilter) {
  const { t } = useTranslation("documents");
  const columns = useCsvColumns();
  return useListCsv()(
    "patient_documents",
    { name: t("title"), columns },
    {
      patient,
      ...(archived ? { state: "archived" } : kind !== "" && { state: kind }),
      ...(q !== "" && { searched: true }),
    },
  );
}

function useColumns() {
  const { t } = useTranslation("documents");
  return [
    { key: "title", header: t("column.title"), main: true, cell: ({ title }: PatientDocument) => title },
    {
      key: "kind",
      header: t("kind.label"),
      cell: ({ kind }: PatientDocument) => t(`kind.${kind satisfies DocumentKind}`),
    },
    {
      key: "date",
      header: t("column.date"),
      cell: ({ date, archived_until }: PatientDocument) =>
        archived_until ? t("archived.until", { date: formatDate(archived_until) }) : formatDate(date),
    },
    {
      key: "added",
      header: t("column.added"),
      from: "md" as const,
      cell: ({ added_by, added_at }: PatientDocument) =>
        t("addedBy", { name: added_by.name, date: formatDate(added_at) }),
    },
    {
      key: "size",
      header: t("column.size"),
      from: "lg" as const,
      align: "end" as const,
      cell: ({ format, size }: PatientDocument) => `${format.toUpperCase()}, ${fileSize(size)}`,
    },
  ];
}

/** The columns of the CSV: one fact in each. */
function useCsvColumns(): CsvColumn<PatientDocument>[] {
  const { t } = useTranslation("documents");
  return [
    { header: t("column.title"), text: ({ title }) => title },
    { header: t("kind.label"), text: ({ kind }) => t(`kind.${kind}`) },
    { header: t("column.date"), text: ({ date }) => date },
    { header: t("column.addedOn"), text: ({ added_at }) => csvDay(added_at) },
    { header: t("column.added"), text: ({ added_by }) => added_by.name },
    { header: t("column.format"), text: ({ format }) => format.toUpperCase() },
    { header: t("column.bytes"), text: ({ size }) => csvNumber(size) },
  ];
}

/** Archiving and bringing back, each with its way back. */
function useArchiving() {
  const { t } = useTranslation("documents");
  const { t: act } = useTranslation("ui");
  const { t: say } = useTranslation("errors");
  const { archive, restore, refresh } = useDocumentActions();
  const attempt = async (work: () => Promise<unknown>, done: string, back: () => void) => {
    try {
      await work();
      toast(done, { action: { label: act("action.undo"), run: back } });
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  const away = (document: PatientDocument) =>
    void attempt(
      () => archive(document),
      t("done.archived", { title: document.title }),
      () => bring(document),
    );
  const bring = (document: PatientDocument) =>
    void attempt(
      () => restore(document),
      t("done.restored", { title: document.title }),
      () => away(document),
    );
  return {
    refresh,
    of: (document: PatientDocument) => {
      if (!document.changeable) return [];
      return document.archived_until
        ? [{ label: t("action.restore"), run: () => bring(document) }]
        : [{ label: t("action.archive"), danger: true, run: () => away(document) }];
    },
  };
}
