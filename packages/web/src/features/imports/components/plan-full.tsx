import { ApiError } from "@meridian/ui/api/errors";
import { WayToPlans } from "@meridian/ui/forms/way-to-plans";
import { formatNumber } from "@meridian/ui/i18n/format";
import { Notice } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";

type PlanFullProps = { limit: number; patients: number; added: number };

/** Says that a plan has no room for all patients of a file: its limit, how many there are, how many the file adds. */
export function PlanFull({ limit, patients, added }: PlanFullProps) {
  const { t } = useTranslation("imports");
  const tooMany = patients + added - limit;
  return (
    <Notice tone="amber" live title={t("planFull.title")}>
      <p>
        {t("planFull.limit", { count: limit, number: formatNumber(limit) })}{" "}
        {t("planFull.patients", { count: patients, number: formatNumber(patients) })}{" "}
        {t("planFull.added", { count: added, number: formatNumber(added) })}{" "}
        {t("planFull.tooMany", { count: tooMany, number: formatNumber(tooMany) })}
      </p>
      <WayToPlans />
    </Notice>
  );
}

/** The figures of a refusal by the plan's limit; undefined for any other. */
export function planFigures(error: unknown): PlanFullProps | undefined {
  if (!(error instanceof ApiError) || error.code !== "plan.max_patients") return undefined;
  const { limit, patients, added } = error.details ?? {};
  if (typeof limit !== "number" || typeof patients !== "number" || typeof added !== "number")
    return undefined;
  return { limit, patients, added };
}
