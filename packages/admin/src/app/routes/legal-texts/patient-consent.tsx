import { LEGAL_TEXTS } from "@meridian/core/contracts/legal-texts/legal-texts";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { TextScreen } from "../../../features/legal-texts/components/text-screen.tsx";
import { HistorySection } from "../../../history/change-list.tsx";

/** One of the consent texts that clinics begin with. */
export default function PatientConsent() {
  const { t } = useTranslation("legal-texts");
  const { text: asked } = useParams();
  const text = LEGAL_TEXTS.find((one) => one === asked);
  if (!text) return <Navigate to="/not-found" replace />;
  return (
    <TextScreen
      text={text}
      crumbs={[{ label: t("consents.title"), to: "/dashboard/patient-consent" }]}
      history={<HistorySection subject={text} />}
    />
  );
}
