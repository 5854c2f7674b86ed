import type { CatalogueKey } from "@meridian/core/clinical/catalogues/catalogues";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { SpreadsheetExport } from "../../../features/catalogues/components/spreadsheet-export.tsx";
import { SpreadsheetImport } from "../../../features/catalogues/components/spreadsheet-import.tsx";
import { OfCatalogue } from "./of-catalogue.tsx";

/** A catalogue as a spreadsheet: downloaded, and read back as drafts. */
export default function SpreadsheetScreen() {
  return <OfCatalogue>{(catalogue) => <Spreadsheet catalogue={catalogue} />}</OfCatalogue>;
}

function Spreadsheet({ catalogue }: { catalogue: CatalogueKey }) {
  const { t } = useTranslation("catalogues");
  const { t: words } = useTranslation("spreadsheet");
  const name = t(`names.${catalogue}`);
  return (
    <>
      <PageHead
        title={`${words("title")}: ${name}`}
        context={words("context")}
        crumbs={[
          { label: t("title"), to: "/dashboard/catalogues" },
          { label: name, to: `/dashboard/catalogues/${catalogue}` },
        ]}
      />
      <PageBody>
        <SpreadsheetExport catalogue={catalogue} />
        <SpreadsheetImport catalogue={catalogue} />
      </PageBody>
    </>
  );
}
