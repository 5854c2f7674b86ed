import { ApiError } from "@meridian/ui/api/errors";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { usePayment } from "../../../features/payments/api/payments.ts";
import { PaymentView } from "../../../features/payments/components/payment-view.tsx";

/** One payment, with what was ordered and its proof. */
export default function Payment() {
  const { t } = useTranslation("payments");
  const { sid = "", pid = "" } = useParams();
  const found = usePayment(sid, pid);
  // An address without valid ids.
  if (found.error instanceof ApiError && found.error.status === 400)
    return <Navigate to="/not-found" replace />;
  return (
    <>
      <PageHead
        title={found.data ? t("of", { name: found.data.payment.space.name }) : t("one")}
        crumbs={[{ label: t("title"), to: "/dashboard/payments" }]}
      />
      <PageBody>
        {found.data ? (
          <PaymentView payment={found.data.payment} proofUrl={found.data.proof_url} />
        ) : found.error ? (
          <ErrorState error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </PageBody>
    </>
  );
}
