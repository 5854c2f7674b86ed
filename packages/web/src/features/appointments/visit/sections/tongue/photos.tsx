import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./tongue.module.css";

type PhotosProps = {
  ids: readonly string[];
  /** How a photo is shown; a name stands for it until it can be. */
  picture?: (id: string) => ReactNode;
};

/** The photos taken in this visit, beside the drawing. Without any there is no place for them. */
export function Photos({ ids, picture }: PhotosProps) {
  const { t } = useTranslation("tongue");
  if (ids.length === 0) return null;
  return (
    <section className={classes.photos} aria-label={t("photos.label")}>
      <h3>{t("photos.label")}</h3>
      <ul>
        {ids.map((id, index) => (
          <li key={id}>{picture ? picture(id) : t("photos.name", { count: index + 1 })}</li>
        ))}
      </ul>
    </section>
  );
}
