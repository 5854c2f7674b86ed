import { Dialog } from "@meridian/ui/dialog/dialog";
import { useSession } from "@meridian/ui/session/session";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import classes from "../../../features/monitoring/components/monitoring.module.css";
import { SymptomFormView } from "../../../features/monitoring/components/symptom-form.tsx";
import { useProfessionalNames } from "../../../features/patients/api/patients.ts";
import type { PatientChoice } from "../../../features/scheduling/api/booking.ts";
import { PatientField } from "../../../features/scheduling/components/patient-field.tsx";

/** Begins to follow a symptom where no patient's record is open: first the patient, then the symptom. */
export default function BeginSymptom({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("monitoring");
  const me = useSession().id;
  const names = useProfessionalNames();
  const [patient, setPatient] = useState<PatientChoice>();
  return (
    <Dialog title={t("symptom.new")} onClose={onClose}>
      <div className={classes.beginForm}>
        <PatientField value={patient} onChange={setPatient} newcomers={false} />
        {patient && (
          <SymptomFormView
            key={patient.id}
            patient={patient.id}
            based={undefined}
            colleagues={new Map([...names].filter(([id]) => id !== me))}
            onDone={onClose}
            plain
          />
        )}
      </div>
    </Dialog>
  );
}
