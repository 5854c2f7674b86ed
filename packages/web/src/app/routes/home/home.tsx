import { formatDate, today } from "@meridian/ui/i18n/format";
import { useSession } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { EmptyState } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";

/** The first screen after signing in: today at a glance. */
export default function Home() {
  const { t } = useTranslation("home");
  const user = useSession();
  return (
    <>
      <PageHead
        title={t("title", { name: user.name.split(" ")[0] ?? user.name })}
        context={formatDate(today(), "weekday")}
      />
      <PageBody>
        <EmptyState title={t("today.none")} help={t("today.noneHelp")} />
      </PageBody>
    </>
  );
}
