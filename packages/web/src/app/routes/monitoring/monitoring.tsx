import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { FollowedList } from "../../../features/monitoring/components/followed-list.tsx";

/** Everybody who is followed between appointments. */
export default function Monitoring() {
  const { t } = useTranslation("monitoring");
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <PageBody>
        <FollowedList />
      </PageBody>
    </>
  );
}
