import { formatNumber } from "@meridian/ui/i18n/format";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "./home.module.css";

/** How much data has passed its time and waits for a manager's decision; nothing where none does. */
export function RetentionWaiting({ count }: { count: number }) {
  const { t } = useTranslation("home");
  if (!count) return null;
  return (
    <section className={classes.panel} aria-labelledby="retention-waiting">
      <div className={classes.panelHead}>
        <h2 id="retention-waiting">{t("retention.title")}</h2>
        <span className={classes.count}>{formatNumber(count)}</span>
      </div>
      <p className={classes.quiet}>
        {t("retention.help", { count, number: formatNumber(count) })}{" "}
        <Link to="/settings/retention">{t("retention.decide")}</Link>
      </p>
    </section>
  );
}
