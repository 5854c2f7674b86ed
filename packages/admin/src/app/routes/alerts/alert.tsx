import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { useAlert } from "../../../features/alerts/api/alerts.ts";
import { AlertForm } from "../../../features/alerts/components/alert-form.tsx";
import { HistorySection } from "../../../history/change-list.tsx";
import { OnePage } from "../../one-page.tsx";

/** A new announcement, or one that is there with its history. */
export default function AlertScreen() {
  const { t } = useTranslation("alerts");
  const { aid = "" } = useParams();
  const [restored, setRestored] = useState(0);
  const isNew = aid === "new";
  return (
    <OnePage
      found={useAlert(isNew ? "" : aid)}
      fresh={isNew && <AlertForm key="new" />}
      head={(alert) => ({
        title: isNew ? t("new") : (alert?.title[currentLanguage()] ?? ""),
        crumbs: [{ label: t("heading"), to: "/dashboard/alerts" }],
      })}
    >
      {(alert) => (
        <>
          <AlertForm key={`${aid} ${restored}`} alert={alert} />
          <HistorySection subject={alert.id} onRestored={() => setRestored((times) => times + 1)} />
        </>
      )}
    </OnePage>
  );
}
