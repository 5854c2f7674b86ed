import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { figurePath } from "../model/trend.ts";
import { useVisitAround } from "./visit-context.tsx";

/** From a figure of a visit, `<section>.<figure>`, to all its years. Nothing outside a visit. */
export function FigureLink({ figure }: { figure: string }) {
  const { t } = useTranslation("results");
  const patient = useVisitAround()?.visit.appointment.patient;
  return patient !== undefined && <Link to={figurePath(patient, figure)}>{t("trend.figures")}</Link>;
}
