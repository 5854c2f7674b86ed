import { formatDate } from "@meridian/ui/i18n/format";
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
  const { data } = useLastVisit(patient, previous?.id);
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
