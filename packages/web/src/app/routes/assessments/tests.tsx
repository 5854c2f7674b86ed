import { useAllows } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { DefaultTests } from "../../../features/assessments/components/default-tests.tsx";
import { NewTest, TestTable } from "../../../features/assessments/components/test-table.tsx";

/** The tests library: what every clinic has, and what this one made. */
export default function Tests() {
  const { t } = useTranslation("assessments");
  const others = useAllows()({ module: "others", can: "catalogue.write" });
  return (
    <>
      <PageHead title={t("title")} context={t("context")} actions={others && <NewTest />} />
      <PageBody>
        {/* No region: the table is one of this name. */}
        <div>
          <h2 style={{ marginBottom: "var(--space-3)" }}>{t("custom")}</h2>
          {others ? <TestTable /> : <Notice tone="blue">{t("needsOthers")}</Notice>}
        </div>
        <DefaultTests />
      </PageBody>
    </>
  );
}
