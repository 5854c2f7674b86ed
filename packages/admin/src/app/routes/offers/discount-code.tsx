import { ApiError } from "@meridian/ui/api/errors";
import { formatNumber } from "@meridian/ui/i18n/format";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { useDiscountCode } from "../../../features/offers/api/offers.ts";
import { DiscountCodeForm } from "../../../features/offers/components/discount-code-form.tsx";

/** A new discount code, or one that is there. Codes are in capitals, so `new` is none. */
export default function DiscountCodeScreen() {
  const { t } = useTranslation("offers");
  const { code: name = "" } = useParams();
  const isNew = name === "new";
  const code = useDiscountCode(isNew ? "" : name);
  // An address that is no code.
  if (code.error instanceof ApiError && code.error.status === 400)
    return <Navigate to="/not-found" replace />;
  const known = code.data;
  return (
    <>
      <PageHead
        title={isNew ? t("code.new") : name}
        context={
          known && t("code.usesOf", { uses: formatNumber(known.uses), most: formatNumber(known.max_uses) })
        }
        crumbs={[{ label: t("code.title"), to: "/dashboard/discount-codes" }]}
      />
      <PageBody>
        {isNew || known ? (
          <DiscountCodeForm key={name} code={known} />
        ) : code.error ? (
          <ErrorState error={code.error} onRetry={() => void code.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </PageBody>
    </>
  );
}
