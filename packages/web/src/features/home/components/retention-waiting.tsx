import { formatNumber } from "@meridian/ui/i18n/format";
import panel from "@meridian/ui/shell/panel.module.css";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "./home.module.css";

/** How much data has passed its time and waits for a manager's decision; nothing where none does. */
export function RetentionWaiting({ count }: { count: number }) {
  const { t } = useTranslation("home");
  if (!count) return null;
  return (
    <section className={panel.panel} aria-labelledby="retention-waiting">
      <div className={`${panel.head} ${panel.overList}`}>
        <h2 id="retention-waiting">{t("retention.title")}</h2>
        <span className={panel.count}>{formatNumber(count)}</span>
      </div>
      <p className={classes.quiet}>
        {t("retention.help", { count, number: formatNumber(count) })}{" "}
        <Link to="/settings/retention">{t("retention.decide")}</Link>
      </p>
    </section>
  );
}
