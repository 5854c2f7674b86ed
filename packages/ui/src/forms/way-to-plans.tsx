import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useAllows } from "../session/session.ts";

/** Refusals that another plan would lift. */
const PLAN_LIMITS: ReadonlySet<string> = new Set(["plan.expired", "plan.max_patients", "plan.max_users"]);

export const isPlanLimit = (code: string | undefined) => code !== undefined && PLAN_LIMITS.has(code);

/** The way from a limit of the plan to more: the plans for a manager, a manager for everyone else. */
export function WayToPlans() {
  const { t } = useTranslation("shell");
  const allows = useAllows();
  return (
    <p>
      {allows({ can: "clinic.manage" }) ? (
        <Link to="/subscription">{t("plan.see")}</Link>
      ) : (
        t("plan.askForMore")
      )}
    </p>
  );
}
