import { Button } from "@mantine/core";
import { type CatalogueKey, catalogues } from "@meridian/core/clinical/catalogues/catalogues";
import { REVIEW_STATES } from "@meridian/core/clinical/catalogues/overlay";
import type { EntryView } from "@meridian/core/contracts/catalogues/office";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { Tag } from "@meridian/ui/states/states";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useAdminListCsv } from "@meridian/ui/table/use-admin-list-csv";
import { useFilters } from "@meridian/ui/table/use-filters";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useCatalogue, useEntries } from "../../../features/catalogues/api/catalogues.ts";
import classes from "../../../features/catalogues/components/catalogues.module.css";
import { ReviewTag } from "../../../features/catalogues/components/entry-facts.tsx";
import { useFieldText } from "../../../features/catalogues/components/field-text.ts";
import { OfCatalogue } from "./of-catalogue.tsx";

const KINDS = ["changed", "added", "retired", "unpublished"] as const;
const oneOf = <T extends string>(values: readonly T[], value: string | null) =>
  values.find((one) => one === value);

/** A catalogue's entries as they are written now. */
export default function CatalogueScreen() {
  return <OfCatalogue>{(catalogue) => <Entries key={catalogue} catalogue={catalogue} />}</OfCatalogue>;
}

function Entries({ catalogue }: { catalogue: CatalogueKey }) {
  const { t } = useTranslation("catalogues");
  const { address, typed, type, change, search } = useFilters();
  const listCsv = useAdminListCsv();
  const review = oneOf(REVIEW_STATES, address.get("review"));
  const kind = oneOf(KINDS, address.get("kind"));
  const list = useEntries(catalogue, { search, ...(review && { review }), ...(kind && { kind }) });
  const columns = useColumns(catalogue);
  const base = `/dashboard/catalogues/${catalogue}`;
  return (
    <>
      <PageHead
        title={t(`names.${catalogue}`)}
        context={t(`about.${catalogue}`)}
        crumbs={[{ label: t("title"), to: "/dashboard/catalogues" }]}
        actions={<Actions catalogue={catalogue} />}
      />
      <PageBody>
        <DataTable
          label={t(`names.${catalogue}`)}
          columns={columns}
          list={list}
          rowKey={({ key }) => key}
          rowName={({ name }) => name[currentLanguage()]}
          rowHref={({ key }) => `${base}/entries/${key}`}
          search={{ value: typed, onChange: type, placeholder: t("search") }}
          filters={[
            {
              key: "review",
              label: t("state"),
              options: REVIEW_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
              value: review ?? "",
              onChange: (value) => change("review", value),
            },
            {
              key: "kind",
              label: t("kind"),
              options: KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
              value: kind ?? "",
              onChange: (value) => change("kind", value),
            },
          ]}
          empty={{ title: t("none") }}
          csv={listCsv(
            "catalogue",
            { ...{ catalogue, state: review, kind }, ...(search && { searched: true }) },
            catalogue,
          )}
        />
      </PageBody>
    </>
  );
}

function Actions({ catalogue }: { catalogue: CatalogueKey }) {
  const { t } = useTranslation("catalogues");
  const { data } = useCatalogue(catalogue);
  const base = `/dashboard/catalogues/${catalogue}`;
  return (
    <>
      <Button component={Link} to={`${base}/review`}>
        {t("startReview")}
      </Button>
      {data !== undefined && data.unpublished > 0 && (
        <Button component={Link} to={`${base}/publish`} variant="default">
          {t("showChanges")}
        </Button>
      )}
      {catalogues[catalogue].grows && (
        <Button component={Link} to={`${base}/new`} variant="default">
          {t("new")}
        </Button>
      )}
      <Button component={Link} to={`${base}/spreadsheet`} variant="default">
        {t("spreadsheet")}
      </Button>
    </>
  );
}

function useColumns(catalogue: CatalogueKey): Column<EntryView>[] {
  const { t } = useTranslation("catalogues");
  const { fieldName, valueText } = useFieldText(catalogue);
  const shown: readonly string[] = catalogues[catalogue].columns;
  const name = (row: EntryView) => row.name[currentLanguage()];
  const state = (row: EntryView) => (row.retired ? t("retired") : t(`states.${row.review}`));
  return [
    { key: "name", header: t("name"), cell: name, text: name, main: true },
    ...shown.map((field, at): Column<EntryView> => {
      const text = (row: EntryView) => valueText(field, row.fields[field]);
      return { key: field, header: fieldName(field), cell: text, text, ...(at > 1 && { from: "lg" }) };
    }),
    {
      key: "review",
      header: t("state"),
      cell: (row) => (
        <span className={classes.state}>
          <ReviewTag entry={row} /> {row.unpublished && <Tag tone="blue">{t("unpublished")}</Tag>}
        </span>
      ),
      text: state,
    },
    {
      key: "origin",
      header: t("origin"),
      cell: (row) => <span className={classes.state}>{t(`origins.${row.origin}`)}</span>,
      text: (row) => t(`origins.${row.origin}`),
      from: "lg",
    },
  ];
}
