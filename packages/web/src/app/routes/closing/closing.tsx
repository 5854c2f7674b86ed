import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { SpaceClosing } from "../../../features/closing/components/space-closing.tsx";
import { SpaceExports } from "../../../features/exports/components/space-exports.tsx";

/** Closing the clinic for good. */
export default function Closing() {
  const { t } = useTranslation("closing");
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <PageBody narrow>
        <SpaceClosing exports={<SpaceExports imports={false} />} />
      </PageBody>
    </>
  );
}
