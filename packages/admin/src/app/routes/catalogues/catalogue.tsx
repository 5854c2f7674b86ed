import { Button } from "@mantine/core";
import { type CatalogueKey, catalogues } from "@meridian/core/clinical/catalogues/catalogues";
import { REVIEW_STATES } from "@meridian/core/clinical/catalogues/overlay";
import type { ListedEntry } from "@meridian/core/contracts/catalogues/office";
import { formatNumber } from "@meridian/ui/i18n/format";
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
import { FieldCell } from "../../../features/catalogues/components/field-cell.tsx";
import { useFieldText } from "../../../features/catalogues/components/field-text.ts";
import { OfCatalogue } from "./of-catalogue.tsx";

const KINDS = ["changed", "added", "retired", "unpublished", "base_changed"] as const;
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
  const isByUse = address.get("sort") === "use";
  const list = useEntries(catalogue, {
    search,
    ...(review && { review }),
    ...(kind && { kind }),
    ...(isByUse && { sort: "use" }),
  });
  const isCounted = list.rows.some(({ uses }) => uses !== null);
  const columns = useColumns(catalogue, isCounted);
  const filters = useListFilters({ review, kind, isByUse, hasUses: isCounted || isByUse, change });
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
          filters={filters}
          empty={{ title: t("none") }}
          csv={listCsv(
            "catalogue",
            { catalogue, state: review, kind, ...(search && { searched: true }) },
            catalogue,
          )}
        />
      </PageBody>
    </>
  );
}

type Chosen = {
  review: string | undefined;
  kind: string | undefined;
  isByUse: boolean;
  /** Whether anything counts how often entries are used. */
  hasUses: boolean;
  change: (name: string, value: string) => void;
};

function useListFilters({ review = "", kind = "", isByUse, hasUses, change }: Chosen) {
  const { t } = useTranslation("catalogues");
  const filter = (
    key: string,
    label: string,
    value: string,
    options: { value: string; label: string }[],
  ) => ({ key, label, value, options, onChange: (chosen: string) => change(key, chosen) });
  return [
    filter(
      "review",
      t("state"),
      review,
      REVIEW_STATES.map((value) => ({ value, label: t(`states.${value}`) })),
    ),
    filter(
      "kind",
      t("kind"),
      kind,
      KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
    ),
    ...(hasUses
      ? [filter("sort", t("order"), isByUse ? "use" : "", [{ value: "use", label: t("mostUsed") }])]
      : []),
  ];
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

function useColumns(catalogue: CatalogueKey, isCounted: boolean): Column<ListedEntry>[] {
  const { t } = useTranslation("catalogues");
  const { fieldName, valueText } = useFieldText(catalogue);
  const shown: readonly string[] = catalogues[catalogue].columns;
  const name = (row: ListedEntry) => row.name[currentLanguage()];
  const state = (row: ListedEntry) => (row.retired ? t("retired") : t(`states.${row.review}`));
  return [
    { key: "name", header: t("name"), cell: name, text: name, main: true },
    ...shown.map((field, at): Column<ListedEntry> => {
      const text = (row: ListedEntry) => valueText(field, row.fields[field]);
      const cell = (row: ListedEntry) => (
        <FieldCell catalogue={catalogue} field={field} value={row.fields[field]} />
      );
      return { key: field, header: fieldName(field), cell, text, ...(at > 1 && { from: "lg" }) };
    }),
    ...(isCounted
      ? [
          {
            key: "uses",
            header: t("uses"),
            cell: (row: ListedEntry) => <span className="num">{formatNumber(row.uses ?? 0)}</span>,
            text: (row: ListedEntry) => String(row.uses ?? ""),
          },
        ]
      : []),
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
