import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { SpaceExports } from "../../../features/exports/components/space-exports.tsx";

/** Exports of the whole clinic. */
export default function Exports() {
  const { t } = useTranslation("exports");
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <PageBody narrow>
        <SpaceExports />
      </PageBody>
    </>
  );
}
