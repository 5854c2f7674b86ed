import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { SettingsTabs } from "../../../features/clinic/components/settings-tabs.tsx";
import { MessageTable } from "../../../features/notifications/components/message-table.tsx";

/** The log of messages to patients. */
export default function Messages() {
  const { t } = useTranslation("notifications");
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <SettingsTabs />
      <PageBody>
        <MessageTable
          status={search.get("status") ?? ""}
          onStatus={(status) => setSearch(status ? { status } : {}, { replace: true })}
        />
      </PageBody>
    </>
  );
}
