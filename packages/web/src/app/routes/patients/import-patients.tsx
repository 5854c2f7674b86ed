import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { ImportList } from "../../../features/imports/components/import-list.tsx";
import { ImportWizard } from "../../../features/imports/components/import-wizard.tsx";

/** Imports patients from a file, and lists the imports of the clinic. */
export default function ImportPatients() {
  const { t } = useTranslation("imports");
  return (
    <>
      <PageHead
        title={t("pageTitle")}
        context={t("pageContext")}
        crumbs={[{ label: t("crumb"), to: "/patients" }]}
      />
      <PageBody>
        <ImportWizard />
        <ImportList />
      </PageBody>
    </>
  );
}
