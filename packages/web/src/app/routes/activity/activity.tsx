import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { ActivityList } from "../../../features/activity/components/activity-list.tsx";
import { SettingsTabs } from "../../../features/clinic/components/settings-tabs.tsx";

/** The clinic's audit trail. */
export default function Activity() {
  const { t } = useTranslation("activity");
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <SettingsTabs />
      <PageBody>
        <ActivityList />
      </PageBody>
    </>
  );
}
