import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useSymptoms } from "../api/monitoring.ts";
import { CoursePanel } from "./course-panel.tsx";
import { type DrawCode, LinkPanel } from "./link-panel.tsx";
import classes from "./monitoring.module.css";
import { SymptomList } from "./symptom-list.tsx";

type PatientMonitoringProps = {
  patient: string;
  /** Names of those who treat, by id. */
  colleagues: ReadonlyMap<string, string>;
  drawCode: DrawCode;
};

/** What a patient follows between appointments: the symptoms, the link to answer, the course. */
export function PatientMonitoring({ patient, colleagues, drawCode }: PatientMonitoringProps) {
  const { data, error, refetch } = useSymptoms(patient);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={5} />;
  return (
    <div className={classes.patient}>
      <SymptomList patient={patient} symptoms={data} colleagues={colleagues} />
      {data.length > 0 && <LinkPanel patient={patient} drawCode={drawCode} />}
      <CoursePanel patient={patient} symptoms={data} />
    </div>
  );
}
