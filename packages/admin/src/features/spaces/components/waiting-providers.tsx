import { formatDate } from "@meridian/ui/i18n/format";
import { EmptyState, ErrorState, Skeleton } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useSpaces } from "../api/spaces.ts";
import classes from "./waiting-providers.module.css";

/** More than these are in the list. */
const SHOWN = 8;

/** What a super admin has to do first: the providers that wait to be verified. */
export function WaitingProviders() {
  const { t } = useTranslation("admin");
  const list = useSpaces({ search: "", kind: "waiting" });
  const more = list.more || list.rows.length > SHOWN;
  return (
    <section className={classes.box} aria-labelledby="waiting-providers">
      <h2 id="waiting-providers">{t("dashboard.waiting")}</h2>
      {list.error !== undefined ? (
        <ErrorState error={list.error} onRetry={list.retry} compact />
      ) : list.loading ? (
        <Skeleton lines={2} />
      ) : list.rows.length === 0 ? (
        <EmptyState title={t("dashboard.noneWaiting")} help={t("dashboard.noneWaitingHelp")} compact />
      ) : (
        <ul className={classes.rows}>
          {list.rows.slice(0, SHOWN).map((space) => (
            <li key={space.id}>
              <Link to={`/dashboard/spaces/${space.id}`}>{space.space_name}</Link>
              <span>
                {t("dashboard.vat", { number: space.external_entity?.vat_number ?? "–" })} ·{" "}
                {formatDate(space.created_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {more && (
        <Link className={classes.all} to="/dashboard/spaces?kind=waiting">
          {t("dashboard.allWaiting")}
        </Link>
      )}
    </section>
  );
}
