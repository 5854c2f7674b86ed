import { Tag } from "@meridian/ui/states/states";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useCatalogues } from "../api/catalogues.ts";
import classes from "./catalogues.module.css";

/** On the dashboard: how much of each catalogue is left to review. Nothing is shown until it is known. */
export function CatalogueCounts() {
  const { t } = useTranslation("catalogues");
  const { data } = useCatalogues();
  if (!data || data.length === 0) return null;
  return (
    <section className={classes.counts} aria-labelledby="catalogue-counts">
      <h2 id="catalogue-counts">{t("counts")}</h2>
      <ul>
        {data.map(({ catalogue, unreviewed, total, disputed, unpublished }) => (
          <li key={catalogue}>
            <Link to={`/dashboard/catalogues/${catalogue}`}>{t(`names.${catalogue}`)}</Link>
            <div className={classes.figures}>
              <span>
                {total === 0
                  ? t("none")
                  : unreviewed === 0
                    ? t("allReviewed")
                    : t("leftOf", { left: unreviewed, total })}
              </span>
              {disputed > 0 && <Tag tone="amber">{t("disputedCount", { count: disputed })}</Tag>}
              {unpublished > 0 && <Tag tone="blue">{t("unpublishedCount", { count: unpublished })}</Tag>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
