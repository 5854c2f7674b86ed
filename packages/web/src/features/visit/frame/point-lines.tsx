import type { PointLine } from "@meridian/core/clinical/acupuncture/point-changes";
import { useTranslation } from "react-i18next";
import classes from "./section.module.css";

/** Points, or changes of points, as text. */
export function PointLines({ lines }: { lines: readonly PointLine[] }) {
  const { t } = useTranslation("visit");
  if (lines.length === 0) return <p className={classes.nothing}>{t("nothing")}</p>;
  return (
    <ul className={classes.pointLines}>
      {lines.map(({ key, title, text }) => (
        <li key={key}>
          <strong>{title}:</strong> {text}
        </li>
      ))}
    </ul>
  );
}
