import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { usePayment } from "../../../features/payments/api/payments.ts";
import { PaymentView } from "../../../features/payments/components/payment-view.tsx";
import { OnePage } from "../../one-page.tsx";

/** One payment, with what was ordered and its proof. */
export default function Payment() {
  const { t } = useTranslation("payments");
  const { sid = "", pid = "" } = useParams();
  return (
    <OnePage
      found={usePayment(sid, pid)}
      head={(found) => ({
        title: found ? t("of", { name: found.payment.space.name }) : t("one"),
        crumbs: [{ label: t("title"), to: "/dashboard/payments" }],
      })}
    >
      {({ payment, proof_url }) => <PaymentView payment={payment} proofUrl={proof_url} />}
    </OnePage>
  );
}
