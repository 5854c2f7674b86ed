import { PageBody } from "@meridian/ui/shell/page-head";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useParams } from "react-router-dom";
import { useVisit } from "../../../features/appointments/api/visit.ts";
import { VisitScreen } from "../../../features/appointments/visit/visit-screen.tsx";

/** The clinical appointment. Patient and appointment are both in the address: the server refuses a pair that is not one. */
export default function Appointment() {
  const { pid = "", aid = "" } = useParams();
  const visit = useVisit(pid, aid);
  if (visit.data) return <VisitScreen key={aid} visit={visit.data} acupuncture={null} />;
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
