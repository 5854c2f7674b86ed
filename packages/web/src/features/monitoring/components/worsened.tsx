import entries from "@meridian/ui/own-entries/entries.module.css";
import { useAllows } from "@meridian/ui/session/session";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useWorsened } from "../api/worsened.ts";
import { Followed } from "./followed.tsx";

/** One's own patients who got worse; nothing where there are none. */
export function Worsened() {
  const { t } = useTranslation("monitoring");
  const { data = [] } = useWorsened(useAllows()({ can: "monitoring.write" }));
  if (data.length === 0) return null;
  return (
    <section className={entries.section}>
      <h2>{t("home.title")}</h2>
      <ul className={entries.entries} aria-label={t("home.title")}>
        {data.map((symptom) => (
          <Followed key={symptom.id} symptom={symptom} />
        ))}
      </ul>
      <p>
        <Link to="/monitoring">{t("home.all")}</Link>
      </p>
    </section>
  );
}
