import { toast } from "@meridian/ui/feedback/toasts";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { usePatientActions } from "../../../features/patients/api/patients.ts";
import { NewPatientForm } from "../../../features/patients/components/new-patient-form.tsx";

/** Adds a patient; `?name=` fills the name in. */
export default function NewPatient() {
  const { t } = useTranslation("patients");
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { keep } = usePatientActions();
  return (
    <>
      <PageHead title={t("new")} context={t("newContext")} />
      <PageBody>
        <NewPatientForm
          name={search.get("name") ?? ""}
          onAdded={(patient) => {
            keep(patient);
            toast(t("done.added", { name: patient.name }));
            void navigate(`/patient/${patient.id}`, { replace: true });
          }}
        />
      </PageBody>
    </>
  );
}
