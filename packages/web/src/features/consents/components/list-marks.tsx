import { occasionsOfTreatments } from "@meridian/core/clinical/consents/consent-occasions";
import { neededConsents, openConsents } from "@meridian/core/clinical/consents/required-consents";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import type { UseConsentMarks } from "@meridian/ui/patients/consent-marks";
import { useSession } from "@meridian/ui/session/session";
import { IconWritingSign } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useConsentStates } from "../api/consents.ts";
import classes from "./consents.module.css";

/** Marks the appointments of a list whose patients lack a consent. What was refused was asked for and is not marked. */
export const useListMarks: UseConsentMarks = (shown) => {
  const states = useConsentStates(shown.map(({ patient }) => patient));
  const { space } = useSession();
  return ({ patient, type }) => {
    const person = states?.items.find((one) => one.patient === patient);
    if (!states || !person) return null;
    const treatments = space?.appointment_types.find(({ id }) => id === type)?.treatments ?? [];
    const needed = neededConsents({
      texts: states.texts,
      decisions: person.decisions,
      age: person.age,
      occasions: occasionsOfTreatments(treatments),
      modules: space?.modules ?? [],
    });
    const missing = openConsents(needed).filter(({ state }) => state !== "refused");
    if (missing.length === 0) return null;
    const titles = missing.map(({ text }) => text.titles[currentLanguage()]);
    return <ConsentMark patient={patient} titles={titles} />;
  };
};

/** A small mark that leads to the patient's consents. */
function ConsentMark({ patient, titles }: { patient: string; titles: readonly string[] }) {
  const { t } = useTranslation("consents");
  return (
    <Link className={classes.mark} to={`/patient/${patient}?tab=consents`} title={titles.join(", ")}>
      <IconWritingSign size={15} stroke={1.5} aria-hidden />
      {t("mark", { count: titles.length })}
    </Link>
  );
}
