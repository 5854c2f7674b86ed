import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import { formatDate } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { type SectionResult, useResults } from "../api/results.ts";
import { hasContent } from "../model/sections.ts";
import classes from "./prior-results.module.css";
import { useOptionalVisitFacts } from "./visit-context.tsx";

/**
 * The section's result in the newest earlier visit that filled it in. Undefined while it loads, where the patient has
 * no earlier visit, and outside a visit: the library of pre-made treatments uses the sections' editors too.
 */
export function useLastResult<K extends SectionKey>(section: K): SectionResult<K> | undefined {
  const around = useOptionalVisitFacts();
  const visit = around?.visit.appointment;
  const hasEarlier = Boolean(around?.visit.patient.last_visit);
  const { results } = useResults(visit?.patient ?? "", section, hasEarlier);
  return results.find(
    ({ appointment, start, data }) =>
      visit && appointment !== visit.id && start < visit.start && hasContent(section, data),
  );
}

type LastValueProps = { start: string | undefined; text: string };

/** A field's value in the last visit, with its date, shown beside the field. Renders nothing where there is none. */
export const LastValue = ({ start, text }: LastValueProps) =>
  start && text !== "" ? <DatedValue start={start} text={text} /> : null;

function DatedValue({ start, text }: { start: string; text: string }) {
  const { t } = useTranslation("results");
  return <p className={classes.lastTime}>{t("lastTime", { date: formatDate(start), what: text })}</p>;
}
