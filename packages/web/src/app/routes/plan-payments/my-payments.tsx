import type { PlanPayment } from "@meridian/core/contracts/plan-payments/plan-payments";
import { subscriptionRoutes } from "@meridian/core/contracts/subscription/subscription";
import { call } from "@meridian/ui/api/client";
import { toast } from "@meridian/ui/feedback/toasts";
import { errorMessage } from "@meridian/ui/i18n/error-message";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { MyPayments as Payments } from "../../../features/plan-payments/components/my-payments.tsx";

/** What the clinic paid for plans and modules. */
export default function MyPayments() {
  const { t } = useTranslation("plan-payments");
  const { t: say } = useTranslation("errors");
  const client = useQueryClient();
  const navigate = useNavigate();
  /** The same order again, at the prices of now. */
  const payAgain = async ({ order }: PlanPayment) => {
    try {
      await call(subscriptionRoutes.setCartItem, { body: order.item });
      await client.invalidateQueries({ queryKey: ["cart"] });
      navigate("/modules/cart/pay");
    } catch (error) {
      toast(errorMessage(say, error), { tone: "red" });
    }
  };
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <PageBody>
        <Payments onAgain={(payment) => void payAgain(payment)} />
      </PageBody>
    </>
  );
}
