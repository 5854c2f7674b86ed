import type { SupplementTables } from "@meridian/core/contracts/supplements/supplements";
import { formatNumber } from "@meridian/ui/i18n/format";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { ReviewMark } from "@meridian/ui/states/review-mark";
import { useTranslation } from "react-i18next";
import classes from "./supplements.module.css";

/** Reference values and upper levels of vitamins and minerals. */
export function Nutrients({ tables }: { tables: SupplementTables }) {
  const { t } = useTranslation("supplements");
  const { origin, weakness } = tables.sources.nutrients;
  const offered = tables.nutrients.filter(({ retired }) => !retired);
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t("nutrient.name")}</th>
          <th scope="col">{t("nutrient.reference")}</th>
          <th scope="col">{t("nutrient.upper")}</th>
        </tr>
      </thead>
      <tbody>
        {offered.map(({ key, name, unit, nrv, ul, note, review }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              {note && <small>{note}</small>}
              <div className={classes.review}>
                <ReviewMark about={name} review={review}>
                  {origin} {weakness}
                </ReviewMark>
              </div>
            </th>
            <td className="num">
              {formatNumber(nrv)} {unit}
            </td>
            <td className="num">
              {ul === null ? (
                <span className={entries.quiet}>{t("nutrient.unknown")}</span>
              ) : (
                `${formatNumber(ul)} ${unit}`
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
