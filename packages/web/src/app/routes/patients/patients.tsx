import { Button } from "@mantine/core";
import { useAllows } from "@meridian/ui/session/session";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router-dom";
import type { PatientsView } from "../../../features/patients/api/patients.ts";
import { Chips } from "../../../features/patients/components/chips.tsx";
import { PatientTable } from "../../../features/patients/components/patient-table.tsx";
import { useUpcoming } from "../appointments/upcoming-warning.tsx";

const VIEWS: readonly PatientsView[] = ["active", "imported", "archived"];

/** All patients of the space, to search, sort, archive and restore. The view is stored in the address. */
export default function Patients() {
  const { t } = useTranslation("patients");
  const [search, setSearch] = useSearchParams();
  const { mayGo, dialog } = useUpcoming("patient");
  const mayAdd = useAllows()({ can: "patients.write" });
  const view = VIEWS.find((one) => one === search.get("view")) ?? "active";
  const change = (part: Record<string, string>) =>
    setSearch(
      (before) => {
        for (const [name, value] of Object.entries(part)) {
          if (value === "") before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true },
    );
  return (
    <>
      <PageHead
        title={t("title")}
        context={t(`context.${view}`)}
        actions={
          mayAdd && (
            <>
              <Button component={Link} to="/patients/import" variant="default" data-tour="import-patients">
                {t("import")}
              </Button>
              <Button
                component={Link}
                to="/patients/new"
                data-tour="new-patient"
                leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
              >
                {t("new")}
              </Button>
            </>
          )
        }
      />
      <PageBody>
        <Chips
          label={t("views.label")}
          options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={view}
          onChange={(value) => change({ view: value === "active" ? "" : value })}
        />
        <div data-tour="patients">
          <PatientTable
            key={view}
            view={view}
            mayAdd={mayAdd}
            mayGo={mayGo}
            search={search}
            onChange={change}
          />
        </div>
        {dialog}
      </PageBody>
    </>
  );
}
