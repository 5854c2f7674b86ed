import type { Judged } from "@meridian/core/contracts/visits/sections/diagnosis";
import type { AppointmentSummary } from "@meridian/core/contracts/visits/visit-summary";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { usePatterns } from "../../api/visit.ts";
import { ChosenList } from "../../frame/chosen-list.tsx";
import classes from "../../frame/section.module.css";
import { entryName } from "./naming.ts";

/** The diagnosis in the last visit's summary. */
export function LastDiagnosis({ summary }: { summary: AppointmentSummary }) {
  const { icd, patterns, osteopathic = [], diagnosis } = summary;
  const known = usePatterns(patterns.length > 0).data?.patterns ?? [];
  const named = { language: currentLanguage(), patterns: known };
  const blank = {
    primary: false,
    certainty: "suspected",
    note: "",
    evidence: [],
    reference: null,
  } satisfies Judged;
  return (
    <>
      <ChosenList items={icd.map(({ code, title }) => ({ id: code, code, label: title }))} />
      <ChosenList
        items={[
          ...patterns.map((key) => ({
            id: key,
            label: entryName({ ...blank, key }, "patterns", named),
          })),
          ...osteopathic.map((code) => ({
            id: code,
            label: entryName({ ...blank, code }, "osteopathic", named),
          })),
        ]}
      />
      {diagnosis && <p className={classes.prose}>{diagnosis}</p>}
    </>
  );
}
