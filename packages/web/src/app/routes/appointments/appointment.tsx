import type { AcupunctureState } from "@meridian/core/contracts/acupuncture";
import type { Visit } from "@meridian/core/contracts/appointments";
import { useAllows } from "@meridian/ui/session/session";
import { PageBody } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useMemo } from "react";
import { useParams } from "react-router-dom";
import { AcupuncturePanel } from "../../../features/acupuncture/components/acupuncture-panel.tsx";
import { useKeepAcupuncture, useReadVisit, useVisit } from "../../../features/appointments/api/visit.ts";
import { type AcupunctureSlot, VisitScreen } from "../../../features/appointments/visit/visit-screen.tsx";
import { WithCharges } from "../charging/charge-part.tsx";

/** The clinical appointment. Patient and appointment are both in the address: the server refuses a pair that is not one. */
export default function Appointment() {
  const { pid = "", aid = "" } = useParams();
  const visit = useVisit(pid, aid);
  const mtc = useAllows()({ module: "mtc" });
  const { data } = visit;
  // What was chosen while the module was there stays readable.
  const shown = mtc || (data?.content?.acupuncture.points.length ?? 0) > 0;
  if (data)
    return (
      <WithCharges>
        <VisitScreen
          key={aid}
          visit={data}
          acupuncture={
            shown
              ? (slot) => <Acupuncture visit={data} {...slot} editable={slot.editable && mtc} />
              : undefined
          }
        />
      </WithCharges>
    );
  return (
    <PageBody>
      {visit.error ? (
        <ErrorState error={visit.error} onRetry={() => void visit.refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </PageBody>
  );
}

function Acupuncture({ visit, ...slot }: AcupunctureSlot & { visit: Visit }) {
  const readVisit = useReadVisit();
  const { appointment, patient, content } = visit;
  const stored = useMemo(() => content?.acupuncture as AcupunctureState | undefined, [content?.acupuncture]);
  const keep = useKeepAcupuncture(appointment.id);
  const previous = content?.previous;
  if (!stored) return null;
  return (
    <AcupuncturePanel
      appointment={appointment.id}
      stored={stored}
      patient={{ pregnant: patient.clinical?.pregnant ?? false }}
      {...slot}
      onSaved={keep}
      previous={
        previous
          ? async () => {
              const last = await readVisit(patient.id, previous.id);
              return (last.content?.acupuncture.points ?? []) as AcupunctureState["points"];
            }
          : undefined
      }
    />
  );
}
