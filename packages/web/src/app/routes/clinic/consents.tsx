import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { SettingsTabs } from "../../../features/clinic/components/settings-tabs.tsx";
import { TextList } from "../../../features/consents/components/text-list.tsx";

/** The texts that patients sign. */
export default function ConsentTexts() {
  const { t } = useTranslation("consent-texts");
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <SettingsTabs />
      <PageBody>
        <TextList />
      </PageBody>
    </>
  );
}
