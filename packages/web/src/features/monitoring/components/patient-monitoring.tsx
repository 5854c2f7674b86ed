import { today } from "@meridian/ui/i18n/format";
import { ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useState } from "react";
import { useCourse } from "../api/monitoring.ts";
import { lastMonths } from "../model/period.ts";
import { CoursePanel } from "./course-panel.tsx";
import { LinkPanel } from "./link-panel.tsx";
import classes from "./monitoring.module.css";
import { SymptomList } from "./symptom-list.tsx";

type PatientMonitoringProps = {
  patient: string;
  /** Names of those who treat, by id. */
  colleagues: ReadonlyMap<string, string>;
};

/** What a patient follows between appointments: the symptoms, the course, the link to answer. */
export function PatientMonitoring({ patient, colleagues }: PatientMonitoringProps) {
  const [day] = useState(() => today());
  const [period, setPeriod] = useState(() => lastMonths(day));
  // Symptoms, answers and marks come in one answer: nothing on the screen waits for another.
  const course = useCourse(patient, period.from, period.to);
  if (course.error) return <ErrorState error={course.error} onRetry={course.retry} />;
  if (!course.first) return <Skeleton lines={5} />;
  const { symptoms } = course.first;
  return (
    <div className={classes.patient}>
      <SymptomList patient={patient} symptoms={symptoms} colleagues={colleagues} />
      {symptoms.length > 0 && (
        <>
          <CoursePanel
            symptoms={symptoms}
            course={course}
            period={period}
            onPeriod={setPeriod}
            today={day}
            colleagues={colleagues}
          />
          <LinkPanel patient={patient} />
        </>
      )}
    </div>
  );
}
