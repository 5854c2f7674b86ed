import type { SectionKey } from "@meridian/core/contracts/visits/sections";
import { formatDate } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { type Result, useResults } from "../api/results.ts";
import { holds } from "../model/sections.ts";
import classes from "./prior-results.module.css";
import { useVisitAround } from "./visit-context.tsx";

/**
 * What the newest earlier visit that holds a section recorded in it. Undefined while it loads, where the patient has no
 * earlier visit, and outside a visit: the library of pre-made treatments uses a section's editor too.
 */
export function useLastTime<K extends SectionKey>(section: K): Result<K> | undefined {
  const around = useVisitAround();
  const visit = around?.visit.appointment;
  const hasEarlier = Boolean(around?.visit.patient.last_visit);
  const { results } = useResults(visit?.patient ?? "", section, hasEarlier);
  return results.find(
    ({ appointment, start, data }) =>
      visit && appointment !== visit.id && start < visit.start && holds(section, data),
  );
}

type LastTimeProps = { start: string | undefined; said: string };

/** What a field held the last time, with its date, beside where it is entered now. Nothing where there is nothing to say. */
export const LastTime = ({ start, said }: LastTimeProps) =>
  start && said !== "" ? <Dated start={start} said={said} /> : null;

function Dated({ start, said }: { start: string; said: string }) {
  const { t } = useTranslation("results");
  return <p className={classes.lastTime}>{t("lastTime", { date: formatDate(start), what: said })}</p>;
}
