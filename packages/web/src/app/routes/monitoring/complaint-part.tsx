import { type SinceVisit, sinceVisit } from "@meridian/core/clinical/monitoring/means";
import type { MonitoredSymptom } from "@meridian/core/contracts/monitoring/symptom-terms";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { dayIn } from "@meridian/core/time/day-in";
import { timeZone } from "@meridian/ui/i18n/format";
import { loadNamespaces } from "@meridian/ui/i18n/i18n";
import { loadInside } from "@meridian/ui/loading/load";
import { useAllows } from "@meridian/ui/session/session";
import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import { useProfessionalNames } from "../../../features/patients/api/patients.ts";
import { ComplaintSlot } from "../../../features/visit/frame/complaint-slot.ts";

const ComplaintMonitoring = lazy(() =>
  loadInside(async () => {
    const [part] = await Promise.all([
      import("../../../features/monitoring/components/complaint-monitoring.tsx"),
      loadNamespaces(["monitoring"]),
    ]);
    return { default: part.ComplaintMonitoring };
  }),
);
const SymptomDialog = lazy(() =>
  loadInside(async () => {
    const [part] = await Promise.all([
      import("../../../features/monitoring/components/symptom-dialog.tsx"),
      loadNamespaces(["monitoring"]),
    ]);
    return { default: part.SymptomDialog };
  }),
);

/** The days of symptoms that are shown beside an appointment. */
export const symptomPeriod = ({ patient, appointment }: Visit): SinceVisit =>
  sinceVisit(
    patient.last_visit && dayIn(timeZone(), patient.last_visit.start),
    dayIn(timeZone(), appointment.start),
  );

type Props = { visit: Visit; children: ReactNode };

/** Complaints of the visit below can be monitored between appointments, by who may do that. */
export function WithComplaintMonitoring({ visit, children }: Props) {
  const mayWrite = useAllows()({ can: "monitoring.write" });
  const [edited, setEdited] = useState<MonitoredSymptom>();
  const patient = visit.patient.id;
  const { from, to, last } = symptomPeriod(visit);
  const draw = useCallback(
    (what: string) => (
      <Suspense>
        <ComplaintMonitoring patient={patient} what={what} period={{ from, to, last }} onEdit={setEdited} />
      </Suspense>
    ),
    [patient, from, to, last],
  );
  if (!mayWrite) return children;
  return (
    <ComplaintSlot value={draw}>
      {children}
      {edited && (
        <Suspense>
          <Edit patient={patient} symptom={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </ComplaintSlot>
  );
}

type EditProps = { patient: string; symptom: MonitoredSymptom; onClose: () => void };

/** The dialog stands outside the sections, so that none of its keys moves on in them. */
const Edit = (props: EditProps) => <SymptomDialog {...props} colleagues={useProfessionalNames()} />;
