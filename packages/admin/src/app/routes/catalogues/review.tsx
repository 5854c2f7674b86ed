import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { ReviewQueue } from "../../../features/catalogues/components/review-queue.tsx";
import { OfCatalogue } from "./of-catalogue.tsx";

/** The queue of what nobody has reviewed. */
export default function ReviewScreen() {
  return <OfCatalogue>{(catalogue) => <Review catalogue={catalogue} />}</OfCatalogue>;
}

function Review({ catalogue }: { catalogue: CatalogueKey }) {
  const { t } = useTranslation("catalogues");
  const name = t(`names.${catalogue}`);
  return (
    <>
      <PageHead
        title={`${t("review.title")}: ${name}`}
        context={t("review.context")}
        crumbs={[
          { label: t("title"), to: "/dashboard/catalogues" },
          { label: name, to: `/dashboard/catalogues/${catalogue}` },
        ]}
      />
      <PageBody narrow>
        <ReviewQueue catalogue={catalogue} />
      </PageBody>
    </>
  );
}
