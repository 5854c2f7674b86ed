import type { SpaceRow } from "@meridian/core/contracts/backoffice/space-detail";
import { formatDate } from "@meridian/ui/i18n/format";
import { EmptyState } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import classes from "./waiting-providers.module.css";

/** The providers that wait to be verified. */
export function WaitingProviders({ items, more }: { items: readonly SpaceRow[]; more: boolean }) {
  const { t } = useTranslation("admin");
  return (
    <section className={classes.box} aria-labelledby="waiting-providers">
      <h2 id="waiting-providers">{t("dashboard.waiting")}</h2>
      {items.length === 0 ? (
        <EmptyState title={t("dashboard.noneWaiting")} help={t("dashboard.noneWaitingHelp")} compact />
      ) : (
        <ul className={classes.rows}>
          {items.map((space) => (
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
