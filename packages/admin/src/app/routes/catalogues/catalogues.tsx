import type { CatalogueSummary } from "@meridian/core/contracts/catalogues/office";
import { formatDate, formatNumber } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { fixedList } from "@meridian/ui/table/cursor-list";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useTranslation } from "react-i18next";
import { useCatalogues } from "../../../features/catalogues/api/catalogues.ts";

/** The catalogues with how much is left to review. */
export default function Catalogues() {
  const { t } = useTranslation("catalogues");
  const list = useCatalogues();
  const figure = (
    key: "total" | "unreviewed" | "disputed" | "unpublished",
    header: string,
  ): Column<CatalogueSummary> => ({
    key,
    header,
    cell: (row) => formatNumber(row[key]),
    text: (row) => String(row[key]),
    align: "end",
  });
  const published = ({ published_at, published_by }: CatalogueSummary) =>
    published_at
      ? t("publishedBy", { date: formatDate(published_at), name: published_by ?? "" })
      : t("never");
  const columns: Column<CatalogueSummary>[] = [
    {
      key: "name",
      header: t("name"),
      cell: ({ catalogue }) => t(`names.${catalogue}`),
      text: ({ catalogue }) => t(`names.${catalogue}`),
      main: true,
    },
    figure("total", t("total")),
    figure("unreviewed", t("left")),
    { ...figure("disputed", t("disputed")), from: "md" },
    figure("unpublished", t("unpublished")),
    { key: "published", header: t("published"), cell: published, text: published, from: "lg" },
  ];
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <PageBody>
        {list.error ? (
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        ) : list.data ? (
          <DataTable
            label={t("title")}
            columns={columns}
            list={fixedList(list.data)}
            rowKey={({ catalogue }) => catalogue}
            rowName={({ catalogue }) => t(`names.${catalogue}`)}
            rowHref={({ catalogue }) => `/dashboard/catalogues/${catalogue}`}
            empty={{ title: t("none") }}
          />
        ) : (
          <Skeleton lines={4} />
        )}
      </PageBody>
    </>
  );
}
