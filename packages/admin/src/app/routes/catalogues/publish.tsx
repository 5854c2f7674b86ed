import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { PublishView } from "../../../features/catalogues/components/publish-view.tsx";
import { OfCatalogue } from "./of-catalogue.tsx";

/** What publishing would change for clinics. */
export default function PublishScreen() {
  return <OfCatalogue>{(catalogue) => <Publish catalogue={catalogue} />}</OfCatalogue>;
}

function Publish({ catalogue }: { catalogue: CatalogueKey }) {
  const { t } = useTranslation("catalogues");
  const name = t(`names.${catalogue}`);
  return (
    <>
      <PageHead
        title={`${t("publish.title")}: ${name}`}
        context={t("publish.context")}
        crumbs={[
          { label: t("title"), to: "/dashboard/catalogues" },
          { label: name, to: `/dashboard/catalogues/${catalogue}` },
        ]}
      />
      <PageBody narrow>
        <PublishView catalogue={catalogue} />
      </PageBody>
    </>
  );
}
