import { Button } from "@mantine/core";
import entries from "@meridian/ui/own-entries/entries.module.css";
import { useAllows } from "@meridian/ui/session/session";
import { EmptyState } from "@meridian/ui/states/states";
import { usePreMadeHeads } from "@meridian/ui/treatments/use-treatments";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { categoriesOf, presetPath, SETTINGS } from "../model/preset-categories.ts";
import { CustomTreatments } from "./custom-treatments.tsx";

/** The treatment categories of the clinic's modules with their pre-made treatments, then the clinic's own treatments. */
export function PresetLibrary() {
  const { t } = useTranslation("treatment-library");
  const allows = useAllows();
  const { data } = usePreMadeHeads(true);
  const categories = categoriesOf(allows);
  const own = allows({ can: "catalogue.write", module: "others" });
  if (categories.length === 0 && !own) return <EmptyState title={t("needsModule")} />;
  return (
    <>
      <section className={entries.section} aria-labelledby="kinds">
        <h2 id="kinds">{t("kinds")}</h2>
        <ul className={entries.entries}>
          {categories.map((category) => {
            const count = data?.items.filter((head) => head.category === category).length;
            const name = t(`category.${category}`);
            const settings = SETTINGS[category];
            return (
              <li key={category}>
                <div className={entries.description}>
                  <strong>{name}</strong>
                  <p>{count === undefined ? " " : count === 0 ? t("noCount") : t("count", { count })}</p>
                </div>
                <div className={entries.actions}>
                  {settings && category in SETTINGS && (
                    <Button component={Link} to={settings} variant="subtle" size="compact-sm">
                      {t(`settings.${category as "formulas"}`)}
                    </Button>
                  )}
                  {category === "acupuncture" && (
                    <Button
                      component={Link}
                      to="/settings/acupuncture/points"
                      variant="subtle"
                      size="compact-sm"
                    >
                      {t("points")}
                    </Button>
                  )}
                  <Button
                    component={Link}
                    to={presetPath(category)}
                    variant="default"
                    size="compact-sm"
                    aria-label={t("preMadeOf", { name })}
                  >
                    {t("preMade")}
                  </Button>
                </div>
              </li>
            );
          })}
        </ul>
      </section>
      {own && <CustomTreatments />}
    </>
  );
}
