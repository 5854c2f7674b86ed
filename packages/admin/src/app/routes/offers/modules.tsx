import type { ModuleOffer } from "@meridian/core/contracts/subscription/offers";
import { formatMoney } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton, Tag } from "@meridian/ui/states/states";
import { fixedList } from "@meridian/ui/table/cursor-list";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useTranslation } from "react-i18next";
import { useModules } from "../../../features/offers/api/offers.ts";

/** The modules as they are sold. */
export default function Modules() {
  const { t, i18n } = useTranslation("offers");
  const modules = useModules();
  const name = ({ name: names }: ModuleOffer) => (i18n.language === "pt" ? names.pt : names.en);
  const price = ({ tiers: [first] }: ModuleOffer) =>
    first ? t("plan.perMonth", { price: formatMoney(first.monthly_cents) }) : "–";
  const columns: Column<ModuleOffer>[] = [
    { key: "name", header: t("plan.name"), cell: name, text: name, main: true },
    { key: "price", header: t("plan.price"), cell: price, text: price },
    {
      key: "sale",
      header: t("plan.state"),
      cell: ({ on_sale }) =>
        on_sale ? <Tag tone="green">{t("onSaleTag")}</Tag> : <Tag tone="amber">{t("discontinued")}</Tag>,
      text: ({ on_sale }) => t(on_sale ? "onSaleTag" : "discontinued"),
    },
  ];
  return (
    <>
      <PageHead title={t("module.title")} context={t("module.context")} />
      <PageBody>
        {modules.error ? (
          <ErrorState error={modules.error} onRetry={() => void modules.refetch()} />
        ) : modules.data ? (
          <DataTable
            label={t("module.title")}
            columns={columns}
            list={fixedList(modules.data)}
            rowKey={({ code }) => code}
            rowName={name}
            rowHref={({ code }) => `/dashboard/modules/${code}`}
            empty={{ title: t("module.none") }}
          />
        ) : (
          <Skeleton lines={4} />
        )}
      </PageBody>
    </>
  );
}
