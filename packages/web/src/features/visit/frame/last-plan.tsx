import { formatDate } from "@meridian/ui/i18n/format";
import { Bone } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useLastVisit } from "../api/visit.ts";
import { sectionValue } from "../model/sections.ts";
import classes from "./last-plan.module.css";
import { useVisitContext } from "./visit-context.tsx";

/** The last visit's plan, advice and notes, shown at the start of a follow-up. */
export function LastPlan() {
  const { t } = useTranslation("visit");
  const { visit, content, mode } = useVisitContext();
  const previous = mode === "live" ? content.previous : null;
  const { patient } = visit.appointment;
  const { data, isLoading } = useLastVisit(patient, previous?.id);
  // Most appointments have one. Its place is kept, because the sections below would move down when it arrives.
  if (previous && isLoading)
    return (
      <div className={`${classes.plan} ${classes.loading}`}>
        <Bone width="40%" />
        <Bone width="70%" />
      </div>
    );
  if (!previous || !data?.content) return null;
  const { text, advice, plan } = sectionValue("treatment_notes", data.content, 0);
  const rows = [
    [t("lastPlan.plan"), plan],
    [t("notes.advice"), advice],
    [t("lastPlan.notes"), text],
  ].filter(([, words]) => words?.trim());
  if (rows.length === 0) return null;
  const title = t("lastPlan.title", { date: formatDate(previous.start) });
  return (
    <section className={classes.plan} aria-label={title}>
      <h2>
        <Link to={`/patient/${patient}/appointment/${previous.id}`}>{title}</Link>
      </h2>
      <dl>
        {rows.map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
