import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { StartTour } from "../../../features/tour/components/start-tour.tsx";

/** Where the guided tour begins. */
export default function Tour() {
  const { t } = useTranslation("tour");
  return (
    <>
      <PageHead title={t("title")} />
      <PageBody>
        <StartTour />
      </PageBody>
    </>
  );
}
