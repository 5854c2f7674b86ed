import { Button } from "@mantine/core";
import {
  type BibliographicReference,
  REFERENCE_KINDS,
} from "@meridian/core/contracts/bibliography/bibliography";
import { citationOf } from "@meridian/core/contracts/bibliography/citation";
import { ApiError } from "@meridian/ui/api/errors";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useAdminListCsv } from "@meridian/ui/table/use-admin-list-csv";
import { useFilters } from "@meridian/ui/table/use-filters";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReferenceActions, useReferences } from "../../../features/bibliography/api/references.ts";
import { ReferenceForm } from "../../../features/bibliography/components/reference-form.tsx";
import { ReferenceUses } from "../../../features/bibliography/components/reference-uses.tsx";

type Open =
  | { what: "form"; of: BibliographicReference | "new" }
  | { what: "uses"; of: BibliographicReference };

/** What the list shows of a book or article. */
function useColumns(): Column<BibliographicReference>[] {
  const { t } = useTranslation("classification");
  const column = (key: "authors" | "published_in", header: string): Column<BibliographicReference> => ({
    key,
    header,
    cell: (row) => row[key],
    text: (row) => row[key],
  });
  const number = ({ doi, isbn }: BibliographicReference) => [isbn, doi].filter(Boolean).join(" · ");
  return [
    {
      key: "title",
      header: t("references.name"),
      cell: (row) => row.title,
      text: (row) => row.title,
      main: true,
    },
    column("authors", t("references.authors")),
    column("published_in", t("references.published")),
    { key: "number", header: t("references.number"), cell: number, text: number, from: "md" },
    { key: "citation", header: t("references.citation"), cell: citationOf, text: citationOf, from: "lg" },
  ];
}

/** Removes one that nothing cites, with an undo; what is still cited is shown with its uses. */
function useTakingOff(showUses: (row: BibliographicReference) => void) {
  const { t } = useTranslation("classification");
  const { t: errors } = useTranslation("errors");
  const { create, remove } = useReferenceActions();
  return async (row: BibliographicReference) => {
    try {
      await remove(row.id);
    } catch (error) {
      toast(errorMessage(errors, error), { tone: "red" });
      if (error instanceof ApiError && error.code === "reference.in_use") showUses(row);
      return;
    }
    const { id: _, version: __, ...fields } = row;
    toast(t("references.removed", { title: row.title }), {
      action: { label: t("references.undo"), run: () => void create(fields) },
    });
  };
}

/** Books and articles that diagnoses cite and that entries of catalogues are from. */
export default function References() {
  const { t } = useTranslation("classification");
  const { t: act } = useTranslation("ui");
  const { address, typed, type, change, search } = useFilters();
  const kind = REFERENCE_KINDS.find((one) => one === address.get("kind"));
  const list = useReferences({ search, ...(kind && { kind }) });
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const listCsv = useAdminListCsv();
  const takeOff = useTakingOff((row) => setOpen({ what: "uses", of: row }));
  const columns = useColumns();
  return (
    <>
      <PageHead
        title={t("references.title")}
        context={t("references.context")}
        actions={
          open === undefined && (
            <Button onClick={() => setOpen({ what: "form", of: "new" })}>{t("references.new")}</Button>
          )
        }
      />
      <PageBody>
        {open && (
          <div style={{ maxWidth: 760, marginBottom: "var(--space-6)" }}>
            {open.what === "uses" ? (
              <ReferenceUses key={open.of.id} of={open.of} onClose={close} />
            ) : (
              <ReferenceForm key={open.of === "new" ? "new" : open.of.id} of={open.of} onDone={close} />
            )}
          </div>
        )}
        <DataTable
          label={t("references.title")}
          columns={columns}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ title }) => title}
          rowActions={(row) => [
            { label: act("action.edit"), run: () => setOpen({ what: "form", of: row }) },
            { label: t("references.uses"), run: () => setOpen({ what: "uses", of: row }) },
            { label: act("action.remove"), run: () => void takeOff(row), danger: true },
          ]}
          search={{ value: typed, onChange: type, placeholder: t("references.search") }}
          filters={[
            {
              key: "kind",
              label: t("references.kind"),
              options: REFERENCE_KINDS.map((value) => ({ value, label: t(`references.kinds.${value}`) })),
              value: kind ?? "",
              onChange: (value) => change("kind", value),
            },
          ]}
          empty={{ title: t("references.none"), help: t("references.noneHelp") }}
          csv={listCsv("bibliographic-references", { kind, ...(search && { searched: true }) })}
        />
      </PageBody>
    </>
  );
}
