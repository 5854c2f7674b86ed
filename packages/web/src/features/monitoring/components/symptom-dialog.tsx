import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import { Dialog } from "@meridian/ui/dialog/dialog";
import { useSession } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { SymptomFormView } from "./symptom-form.tsx";

type DialogProps = {
  patient: string;
  symptom: MonitoredSymptom;
  /** Names of those who treat, by id. */
  colleagues: ReadonlyMap<string, string>;
  onClose: () => void;
};

/** The fields of a symptom in a dialog, where the patient's record is not open. */
export function SymptomDialog({ patient, symptom, colleagues, onClose }: DialogProps) {
  const { t } = useTranslation("monitoring");
  const me = useSession().id;
  const others = new Map([...colleagues].filter(([id]) => id !== me));
  return (
    <Dialog title={t("complaint.dialog", { name: symptom.name })} onClose={onClose}>
      <SymptomFormView patient={patient} based={symptom} colleagues={others} onDone={onClose} plain />
    </Dialog>
  );
}
