import type { SafetySeverity } from "@meridian/core/clinical/safety/finding";
import type { SafetyVerdict } from "@meridian/core/clinical/safety/safety-input";
import { safetySources } from "@meridian/core/clinical/safety/sources";
import type { Visit } from "@meridian/core/contracts/visits/visits";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useCallback, useMemo, useState } from "react";
import { CHECKED_TREATMENTS, createLiveStore } from "./live-content.ts";

export type PointWarning = { key: string; severity: SafetySeverity; sentence: string; source: string };

const hasTreatments = ({ content }: Visit) =>
  Boolean(content?.acupuncture.points.length) ||
  CHECKED_TREATMENTS.some((key) => content?.sections.some(({ section }) => section === key));

/** The visit's unsaved content, the safety check's result for it, and the warnings about single points. */
export function useVisitSafety(visit: Visit) {
  const [live] = useState(() => createLiveStore(visit.content?.acupuncture.points.length ? undefined : []));
  const [hadTreatments] = useState(() => hasTreatments(visit));
  const [verdict, setVerdict] = useState<SafetyVerdict>();
  const safety = useMemo(() => ({ live, verdict }), [live, verdict]);
  const warnings = useCallback(
    (point: string) => {
      const language = currentLanguage();
      return (
        (verdict?.hits ?? [])
          // Notes are shown in the folded list above the sections.
          .filter(({ severity }) => severity !== "note")
          .filter(({ concerns }) =>
            concerns.some(({ section, id }) => section === "acupuncture" && id === point),
          )
          .map(({ rule, severity, statement, source }): PointWarning => {
            const sentence = `${statement[language].charAt(0).toUpperCase()}${statement[language].slice(1)}.`;
            return { key: rule, severity, sentence, source: safetySources[source][language] };
          })
      );
    },
    [verdict],
  );
  return { safety, hadTreatments, setVerdict, warnings };
}
