import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { SettingsTabs } from "../../../features/clinic/components/settings-tabs.tsx";
import { RetentionScreen } from "../../../features/retention/components/retention-screen.tsx";

/** How long the clinic keeps what, and what has passed its time. */
export default function Retention() {
  const { t } = useTranslation("retention");
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <SettingsTabs />
      <PageBody>
        <RetentionScreen />
      </PageBody>
    </>
  );
}
