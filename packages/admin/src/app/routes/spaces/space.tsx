import { ApiError } from "@meridian/ui/api/errors";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Navigate, useParams } from "react-router-dom";
import { SpaceAcceptances } from "../../../features/legal-texts/components/space-acceptances.tsx";
import { SpacePayments } from "../../../features/payments/components/space-payments.tsx";
import { useSpace } from "../../../features/spaces/api/spaces.ts";
import { SpaceView } from "../../../features/spaces/components/space-view.tsx";

/** One space. */
export default function Space() {
  const { t } = useTranslation("admin");
  const { sid = "" } = useParams();
  const space = useSpace(sid);
  // An address without a valid id.
  if (space.error instanceof ApiError && space.error.status === 400)
    return <Navigate to="/not-found" replace />;
  const crumbs = [{ label: t("spaces.title"), to: "/dashboard/spaces" }];
  return (
    <>
      <PageHead
        title={space.data?.space_name ?? t("space.title")}
        context={space.data && t(space.data.external_entity ? "spaces.provider" : "spaces.clinic")}
        crumbs={crumbs}
      />
      <PageBody>
        {space.data ? (
          <SpaceView
            space={space.data}
            acceptances={<SpaceAcceptances space={space.data.id} />}
            payments={!space.data.external_entity && <SpacePayments space={space.data.id} />}
          />
        ) : space.error ? (
          <ErrorState error={space.error} onRetry={() => void space.refetch()} />
        ) : (
          <Skeleton lines={5} />
        )}
      </PageBody>
    </>
  );
}
