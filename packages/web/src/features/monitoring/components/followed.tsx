import type { FollowedSymptom } from "@meridian/core/contracts/monitoring/monitored-symptoms";
import entries from "@meridian/ui/own-entries/entries.module.css";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Sparkline } from "./sparkline.tsx";
import { SymptomTags } from "./symptom-tags.tsx";

/** A row: the patient, what is followed, how it goes. `children` say more about it. */
export function Followed({ symptom, children }: { symptom: FollowedSymptom; children?: ReactNode }) {
  return (
    <li>
      <div className={entries.description}>
        <Link to={`/patient/${symptom.patient}?tab=monitoring`}>
          <strong>{symptom.patient_name}</strong> · {symptom.name}
        </Link>{" "}
        <SymptomTags symptom={symptom} />
        {children}
      </div>
      <Sparkline days={symptom.recent} />
    </li>
  );
}
