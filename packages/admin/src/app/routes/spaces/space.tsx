import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { SpaceAcceptances } from "../../../features/legal-texts/components/space-acceptances.tsx";
import { SpacePayments } from "../../../features/payments/components/space-payments.tsx";
import { useSpace } from "../../../features/spaces/api/spaces.ts";
import { SpaceView } from "../../../features/spaces/components/space-view.tsx";
import { OnePage } from "../../one-page.tsx";

/** One space. */
export default function Space() {
  const { t } = useTranslation("admin");
  const { sid = "" } = useParams();
  return (
    <OnePage
      found={useSpace(sid)}
      head={(space) => ({
        title: space?.space_name ?? t("space.title"),
        context: space && t(space.external_entity ? "spaces.provider" : "spaces.clinic"),
        crumbs: [{ label: t("spaces.title"), to: "/dashboard/spaces" }],
      })}
    >
      {(space) => (
        <SpaceView
          space={space}
          acceptances={<SpaceAcceptances space={space.id} />}
          payments={!space.external_entity && <SpacePayments space={space.id} />}
        />
      )}
    </OnePage>
  );
}
