import entries from "@meridian/ui/own-entries/entries.module.css";
import { useAllows } from "@meridian/ui/session/session";
import panel from "@meridian/ui/shell/panel.module.css";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useWorsened } from "../api/worsened.ts";
import { Followed } from "./followed.tsx";
import classes from "./monitoring.module.css";

/** One's own patients who got worse, as a panel of Home; nothing where there are none. */
export function Worsened() {
  const { t } = useTranslation("monitoring");
  const { data = [] } = useWorsened(useAllows()({ can: "monitoring.write" }));
  if (data.length === 0) return null;
  return (
    <section className={panel.panel} aria-labelledby="worsened">
      <div className={panel.head}>
        <h2 id="worsened">{t("home.title")}</h2>
      </div>
      <div className={classes.inPanel}>
        <ul className={entries.entries} aria-labelledby="worsened">
          {data.map((symptom) => (
            <Followed key={symptom.id} symptom={symptom} />
          ))}
        </ul>
        <p>
          <Link to="/monitoring">{t("home.all")}</Link>
        </p>
      </div>
    </section>
  );
}
