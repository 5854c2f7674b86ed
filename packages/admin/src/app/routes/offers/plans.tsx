import type { PlanTerms } from "@meridian/core/contracts/subscription/offers";
import { formatMoney, formatNumber } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton, Tag } from "@meridian/ui/states/states";
import { fixedList } from "@meridian/ui/table/cursor-list";
import { type Column, DataTable } from "@meridian/ui/table/data-table";
import { useTranslation } from "react-i18next";
import { usePlans } from "../../../features/offers/api/offers.ts";
import { SubscriptionSettingsForm } from "../../../features/offers/components/settings-form.tsx";

const GIGABYTE = 1024 ** 3;

/** The plans with their limits. */
export default function Plans() {
  const { t } = useTranslation("offers");
  const plans = usePlans();
  const count = (value: number | null) => (value === null ? t("plan.unlimited") : formatNumber(value));
  const price = ({ tiers, trial_days }: PlanTerms) => {
    const [first] = tiers;
    if (first) return t("plan.perMonth", { price: formatMoney(first.monthly_cents) });
    return trial_days === null ? "–" : t("plan.days", { count: trial_days });
  };
  const plain = (key: string, header: string, text: (plan: PlanTerms) => string): Column<PlanTerms> => ({
    key,
    header,
    cell: text,
    text,
  });
  const columns: Column<PlanTerms>[] = [
    { ...plain("name", t("plan.name"), ({ code }) => t(`plans.${code}`)), main: true },
    plain("price", t("plan.price"), price),
    plain("patients", t("plan.patients"), (plan) => count(plan.max_patients)),
    { ...plain("staff", t("plan.professionals"), (plan) => count(plan.max_professionals)), from: "md" },
    { ...plain("secretaries", t("plan.secretaries"), (plan) => count(plan.max_secretaries)), from: "md" },
    {
      ...plain("disk", t("plan.disk"), (plan) => `${formatNumber(plan.max_disk_bytes / GIGABYTE)} GB`),
      from: "lg",
    },
    {
      ...plain("sms", t("plan.sms"), (plan) => (plan.sms ? count(plan.sms_per_month) : "–")),
      from: "lg",
    },
    {
      key: "sale",
      header: t("plan.state"),
      cell: (plan) => <SaleTag plan={plan} />,
      text: (plan) => t(plan.trial_days !== null ? "plan.trial" : plan.on_sale ? "onSaleTag" : "offSaleTag"),
    },
  ];
  return (
    <>
      <PageHead title={t("plan.title")} context={t("plan.context")} />
      <PageBody>
        {plans.error ? (
          <ErrorState error={plans.error} onRetry={() => void plans.refetch()} />
        ) : plans.data ? (
          <DataTable
            label={t("plan.title")}
            columns={columns}
            list={fixedList(plans.data)}
            rowKey={({ code }) => code}
            rowName={({ code }) => t(`plans.${code}`)}
            rowHref={({ code }) => `/dashboard/subscription-plans/${code}`}
            empty={{ title: t("plan.none") }}
          />
        ) : (
          <Skeleton lines={4} />
        )}
        <SubscriptionSettingsForm />
      </PageBody>
    </>
  );
}

function SaleTag({ plan }: { plan: PlanTerms }) {
  const { t } = useTranslation("offers");
  if (plan.trial_days !== null) return <Tag>{t("plan.trial")}</Tag>;
  return plan.on_sale ? <Tag tone="green">{t("onSaleTag")}</Tag> : <Tag tone="amber">{t("offSaleTag")}</Tag>;
}
