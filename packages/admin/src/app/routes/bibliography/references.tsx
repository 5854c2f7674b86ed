import { Button } from "@mantine/core";
import type { BibliographicReference } from "@meridian/core/contracts/bibliography/bibliography";
import { toast } from "@meridian/ui/feedback/toasts";
import { TextField } from "@meridian/ui/forms/fields";
import { useZodForm } from "@meridian/ui/forms/form";
import { Form, FormActions, FormRow, SubmitButton } from "@meridian/ui/forms/form-view";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { fixedList } from "@meridian/ui/table/cursor-list";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useAdminListCsv } from "@meridian/ui/table/use-admin-list-csv";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useReferenceActions, useReferences } from "../../../features/bibliography/api/references.ts";

type Editing = BibliographicReference | "new" | undefined;
const fold = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Books and articles a diagnosis may cite. */
export default function References() {
  const { t } = useTranslation("classification");
  const { t: act } = useTranslation("ui");
  const list = useReferences();
  const { create, remove } = useReferenceActions();
  const [editing, setEditing] = useState<Editing>();
  const [search, setSearch] = useState("");
  const listCsv = useAdminListCsv();
  const found = (list.data ?? []).filter((row) =>
    fold(`${row.title} ${row.publisher} ${row.published_in}`).includes(fold(search.trim())),
  );
  const takeOff = async (row: BibliographicReference) => {
    await remove(row.id);
    const { title, publisher, published_in } = row;
    const back = () => void create({ title, publisher, published_in });
    toast(t("references.removed", { title }), { action: { label: t("references.undo"), run: back } });
  };
  const columns: Column<BibliographicReference>[] = [
    {
      key: "title",
      header: t("references.name"),
      cell: (row) => row.title,
      text: (row) => row.title,
      main: true,
    },
    {
      key: "publisher",
      header: t("references.publisher"),
      cell: (row) => row.publisher,
      text: (row) => row.publisher,
    },
    {
      key: "in",
      header: t("references.published"),
      cell: (row) => row.published_in,
      text: (row) => row.published_in,
    },
  ];
  return (
    <>
      <PageHead
        title={t("references.title")}
        context={t("references.context")}
        actions={
          editing === undefined && <Button onClick={() => setEditing("new")}>{t("references.new")}</Button>
        }
      />
      <PageBody>
        {editing !== undefined && (
          <div style={{ maxWidth: 760, marginBottom: "var(--space-6)" }}>
            <ReferenceForm
              key={editing === "new" ? "new" : editing.id}
              of={editing}
              onDone={() => setEditing(undefined)}
            />
          </div>
        )}
        {list.error ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : list.data ? (
          <DataTable
            label={t("references.title")}
            columns={columns}
            list={fixedList(found)}
            rowKey={({ id }) => id}
            rowName={({ title }) => title}
            rowActions={(row) => [
              { label: act("action.edit"), run: () => setEditing(row) },
              { label: act("action.remove"), run: () => void takeOff(row), danger: true },
            ]}
            search={{ value: search, onChange: setSearch, placeholder: t("references.search") }}
            empty={{ title: t("references.none"), help: t("references.noneHelp") }}
            csv={listCsv("bibliographic-references", { ...(search.trim() && { searched: true }) })}
          />
        ) : (
          <Skeleton lines={4} />
        )}
      </PageBody>
    </>
  );
}

function ReferenceForm({ of, onDone }: { of: BibliographicReference | "new"; onDone: () => void }) {
  const { t } = useTranslation("classification");
  const { t: act } = useTranslation("ui");
  const { create, update } = useReferenceActions();
  const { title, publisher, published_in } =
    of === "new" ? { title: "", publisher: "", published_in: "" } : of;
  const form = useZodForm({
    initial: { title, publisher, published_in },
    rules: (values) => ({ ...(values.title.trim() === "" && { title: "required" }) }),
    submit: async (values) => {
      await (of === "new" ? create(values) : update(of, values));
      return () => {
        toast(t("references.saved"));
        onDone();
      };
    },
    draft: `reference-${of === "new" ? "new" : of.id}`,
  });
  return (
    <Form form={form} label={t(of === "new" ? "references.new" : "references.edit")}>
      <TextField {...form.field("title", t("references.name"))} required maxLength={300} autoFocus />
      <FormRow>
        <TextField {...form.field("publisher", t("references.publisher"))} maxLength={200} />
        <TextField {...form.field("published_in", t("references.published"))} maxLength={60} />
      </FormRow>
      <FormActions>
        <SubmitButton form={form}>{act("action.save")}</SubmitButton>
        <Button variant="default" onClick={onDone}>
          {act("action.cancel")}
        </Button>
      </FormActions>
    </Form>
  );
}
