import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { Questions } from "../../../features/support/components/questions.tsx";

/** Questions and answers. */
export default function Support() {
  const { t } = useTranslation("support");
  return (
    <>
      <PageHead title={t("title")} context={t("context")} />
      <PageBody narrow>
        <Questions />
      </PageBody>
    </>
  );
}
