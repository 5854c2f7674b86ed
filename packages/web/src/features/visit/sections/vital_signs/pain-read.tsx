import { vitalSigns } from "@meridian/core/clinical/anamnesis/vital-signs";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useVisitContext } from "../../frame/visit-context.tsx";
import { sectionValue } from "../../model/sections.ts";
import classes from "./vital-signs.module.css";

const sign = vitalSigns.find(({ key }) => key === "pain_vas");

/** The main complaint's pain intensity, read-only, with a link to the complaint, where it is entered. */
export function PainRead() {
  const { t } = useTranslation("visit");
  const { content } = useVisitContext();
  const { items } = sectionValue("complaint", content, 0);
  const rated = items.filter(({ intensity }) => intensity !== null);
  return (
    <div>
      <p className={classes.label}>{sign?.[currentLanguage()]}</p>
      {rated.map(({ what, intensity }) => (
        <p key={what} className={classes.derived}>
          <span className="num">{intensity}</span> {what}
        </p>
      ))}
      <div className={classes.notes}>
        <Link to="?step=anamnesis" replace>
          {t(rated.length > 0 ? "vitals.painThere" : "vitals.painAsk")}
        </Link>
      </div>
    </div>
  );
}
