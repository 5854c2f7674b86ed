import { useTranslation } from "react-i18next";
import { useLoading } from "../api/in-flight.ts";
import classes from "./loading-line.module.css";

/** The thin line along the top while any request runs. */
export function LoadingLine() {
  const loading = useLoading();
  const { t } = useTranslation("ui");
  return (
    <div
      className={loading ? `${classes.line} ${classes.on}` : classes.line}
      role="progressbar"
      aria-label={t("table.loading")}
      aria-hidden={!loading}
      aria-busy={loading}
    />
  );
}
