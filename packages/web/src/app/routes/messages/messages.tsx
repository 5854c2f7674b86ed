import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { MessageTable } from "../../../features/messages/components/message-table.tsx";
import { SettingsTabs } from "../../../features/settings/components/settings-tabs.tsx";

/** The log of messages to patients. */
export default function Messages() {
  const { t } = useTranslation("messages");
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
