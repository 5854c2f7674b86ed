import { allows, useSession } from "@meridian/ui/session/session";
import { railFor } from "@meridian/ui/shell/navigation";
import { PageBody, PageHead } from "@meridian/ui/shell/page-head";
import { EmptyState } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { CatalogueCounts } from "../../../features/catalogues/components/catalogue-counts.tsx";
import { Overview } from "../../../features/overview/components/overview.tsx";
import { WaitingProviders } from "../../../features/spaces/components/waiting-providers.tsx";
import { navigation } from "../../screens.ts";
import classes from "./dashboard.module.css";

/** What the administrator's level opens, in one place. */
export default function Dashboard() {
  const { t } = useTranslation("admin");
  const { t: frame } = useTranslation("shell");
  const user = useSession();
  const manages = allows(user, { level: "super" });
  const entries = railFor(user, navigation, ({ to }) => to !== "/dashboard").flatMap(
    (group) => group.entries,
  );
  return (
    <>
      <PageHead title={frame("nav.dashboard")} context={t("dashboard.context", { name: user.name })} />
      <PageBody>
        {allows(user, { level: "staff" }) && <CatalogueCounts />}
        {manages && <Overview providers={(waiting) => <WaitingProviders {...waiting} />} />}
        <ul className={classes.cards}>
          {entries.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={classes.card}>
                <h2>{frame(`nav.${label}`)}</h2>
                {label === "spaces" && <p>{t("spaces.context")}</p>}
              </Link>
            </li>
          ))}
        </ul>
        {entries.length === 0 && <EmptyState title={t("dashboard.none")} compact />}
      </PageBody>
    </>
  );
}
