import { ApiError } from "@meridian/ui/api/errors";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { useAlert } from "../../../features/alerts/api/alerts.ts";
import { AlertForm } from "../../../features/alerts/components/alert-form.tsx";
import { HistorySection } from "../../../history/change-list.tsx";

/** A new announcement, or one that is there with its history. */
export default function AlertScreen() {
  const { t, i18n } = useTranslation("alerts");
  const { aid = "" } = useParams();
  const [restored, setRestored] = useState(0);
  const isNew = aid === "new";
  const alert = useAlert(isNew ? "" : aid);
  if (alert.error instanceof ApiError && alert.error.status === 400)
    return <Navigate to="/not-found" replace />;
  const known = alert.data;
  return (
    <>
      <PageHead
        title={isNew ? t("new") : (known?.title[i18n.language === "pt" ? "pt" : "en"] ?? "")}
        crumbs={[{ label: t("heading"), to: "/dashboard/alerts" }]}
      />
      <PageBody>
        {isNew || known ? (
          <AlertForm key={`${aid} ${restored}`} alert={known} />
        ) : alert.error ? (
          <ErrorState error={alert.error} onRetry={() => void alert.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
        {known && <HistorySection subject={known.id} onRestored={() => setRestored((times) => times + 1)} />}
      </PageBody>
    </>
  );
}
