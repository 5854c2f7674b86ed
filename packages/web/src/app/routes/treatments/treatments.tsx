import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { PresetLibrary } from "../../../features/treatments/components/preset-library.tsx";

/** The treatments library: every kind of the user's modules, and what this clinic made. */
export default function Treatments() {
  const { t } = useTranslation("treatment-library");
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <PageBody>
        <PresetLibrary />
      </PageBody>
    </>
  );
}
