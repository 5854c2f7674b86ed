import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { usePlans } from "../../../features/offers/api/offers.ts";
import { PlanForm } from "../../../features/offers/components/plan-form.tsx";

/** One plan. */
export default function Plan() {
  const { t } = useTranslation("offers");
  const { pid } = useParams();
  const plans = usePlans();
  const plan = plans.data?.find(({ code }) => code === pid);
  if (plans.data && !plan) return <Navigate to="/not-found" replace />;
  return (
    <>
      <PageHead
        title={plan ? t(`plans.${plan.code}`) : t("plan.title")}
        crumbs={[{ label: t("plan.title"), to: "/dashboard/subscription-plans" }]}
      />
      <PageBody>
        {plan ? (
          <PlanForm plan={plan} />
        ) : plans.error ? (
          <ErrorState error={plans.error} onRetry={() => void plans.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </PageBody>
    </>
  );
}
