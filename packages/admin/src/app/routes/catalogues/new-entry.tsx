import { type CatalogueKey, catalogues } from "@meridian/core/clinical/catalogues/catalogues";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate } from "react-router-dom";
import { EntryForm } from "../../../features/catalogues/components/entry-form.tsx";
import { OfCatalogue } from "./of-catalogue.tsx";

/** A new entry, where the catalogue can have one. */
export default function NewEntryScreen() {
  return <OfCatalogue>{(catalogue) => <NewEntry catalogue={catalogue} />}</OfCatalogue>;
}

function NewEntry({ catalogue }: { catalogue: CatalogueKey }) {
  const { t } = useTranslation("catalogues");
  const navigate = useNavigate();
  const base = `/dashboard/catalogues/${catalogue}`;
  if (!catalogues[catalogue].grows) return <Navigate to={base} replace />;
  return (
    <>
      <PageHead
        title={t("new")}
        crumbs={[
          { label: t("title"), to: "/dashboard/catalogues" },
          { label: t(`names.${catalogue}`), to: base },
        ]}
      />
      <PageBody narrow>
        <EntryForm
          catalogue={catalogue}
          entry={undefined}
          onSaved={({ key }) => void navigate(`${base}/entries/${key}`)}
          onCancel={() => void navigate(base)}
        />
      </PageBody>
    </>
  );
}
