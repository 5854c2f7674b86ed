import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { useOverview } from "../../../features/subscription/api/subscription.ts";
import { PlanTable } from "../../../features/subscription/components/plan-table.tsx";
import { PlanUse } from "../../../features/subscription/components/plan-use.tsx";
import { Referral } from "../../../features/subscription/components/referral.tsx";

/** The clinic's plan, what it uses of it, the plans on offer, and the referral of friends. */
export default function Subscription() {
  const { t } = useTranslation("subscription");
  const overview = useOverview();
  return (
    <>
      <PageHead title={t("subscription.title")} context={t("subscription.context")} />
      <PageBody>
        {overview.error && !overview.data ? (
          <ErrorState error={overview.error} onRetry={() => void overview.refetch()} />
        ) : overview.data ? (
          <>
            <PlanUse overview={overview.data} />
            <PlanTable overview={overview.data} />
            <Referral referral={overview.data.referral} />
          </>
        ) : (
          <Skeleton lines={8} />
        )}
      </PageBody>
    </>
  );
}
