import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { NewTest, TestTable } from "../../../features/assessments/components/test-table.tsx";

/** The user's own tests, to build and to change. */
export default function CustomTests() {
  const { t } = useTranslation("assessments");
  return (
    <>
      <PageHead title={t("custom")} context={t("customContext")} actions={<NewTest />} />
      <PageBody>
        <TestTable own />
      </PageBody>
    </>
  );
}
