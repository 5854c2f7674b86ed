import type { SpaceDecision } from "@meridian/core/contracts/backoffice/space-detail";
import { formatDateTime } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import classes from "./waiting-providers.module.css";

/** The latest decisions about a space: what, why, who and when. */
export function DecisionHistory({ decisions }: { decisions: readonly SpaceDecision[] }) {
  const { t } = useTranslation("admin");
  if (decisions.length === 0) return null;
  return (
    <section className={classes.box} aria-labelledby="decisions">
      <h2 id="decisions">{t("decide.history")}</h2>
      <ul className={classes.rows}>
        {decisions.map(({ id, kind, days, reason, by, at }) => (
          <li key={id}>
            <div>
              <strong>{t(`decide.kinds.${kind}`, { count: days ?? 0 })}</strong>
              {reason && <p>{reason}</p>}
            </div>
            <span>
              {by} · {formatDateTime(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
