import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { figurePath } from "../model/trend.ts";
import { useOptionalVisitFacts } from "./visit-context.tsx";

/** A link to a figure's values over all visits. `figure` is `<section>.<figure>`. Renders nothing outside a visit. */
export function FigureLink({ figure }: { figure: string }) {
  const { t } = useTranslation("results");
  const patient = useOptionalVisitFacts()?.visit.appointment.patient;
  return patient !== undefined && <Link to={figurePath(patient, figure)}>{t("trend.figures")}</Link>;
}
