import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { useModules } from "../../../features/offers/api/offers.ts";
import { ModuleForm } from "../../../features/offers/components/module-form.tsx";

/** One module. */
export default function Module() {
  const { t, i18n } = useTranslation("offers");
  const { mid } = useParams();
  const modules = useModules();
  const module = modules.data?.find(({ code }) => code === mid);
  if (modules.data && !module) return <Navigate to="/not-found" replace />;
  return (
    <>
      <PageHead
        title={module ? module.name[i18n.language === "pt" ? "pt" : "en"] : t("module.title")}
        crumbs={[{ label: t("module.title"), to: "/dashboard/modules" }]}
      />
      <PageBody>
        {module ? (
          <ModuleForm module={module} />
        ) : modules.error ? (
          <ErrorState error={modules.error} onRetry={() => void modules.refetch()} />
        ) : (
          <Skeleton lines={6} />
        )}
      </PageBody>
    </>
  );
}
