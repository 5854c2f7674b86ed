import { referencePoint, type SafetyFlag, type Words } from "./points.ts";

/** `serious` needs a reason to go on, which is kept; `caution` is shown. */
export type Severity = "serious" | "caution";

export type SafetyWarning = {
  key: string;
  severity: Severity;
  sentence: Words;
  source: string;
};

/** What can be asked of a point. An aspect without a rule is "not checked", never "safe". */
export type SafetyAspect = "pregnancy" | "anatomy" | "technic";

export type SafetyPatient = {
  /** Undefined where nobody has recorded it. */
  pregnant?: boolean | undefined;
  anticoagulated?: boolean | undefined;
  pacemaker?: boolean | undefined;
  epilepsy?: boolean | undefined;
  /** Whole years. */
  age?: number | undefined;
};

export type SafetyVerdict = { warnings: readonly SafetyWarning[]; not_checked: readonly SafetyAspect[] };

const TABLE = "Own keyword flags on the point tables; traditional cautions and regional anatomy";
const TECHNIC = "Own rule: general precautions of needling and electrical stimulation";

type Rule = { severity: Severity; sentence: Words };

const FLAG_RULES: Readonly<Record<SafetyFlag, Rule>> = {
  pregnancy_contraindicated: {
    severity: "serious",
    sentence: {
      en: "Traditionally forbidden in pregnancy.",
      pt: "Tradicionalmente proibido na gravidez.",
    },
  },
  pregnancy_caution: {
    severity: "caution",
    sentence: {
      en: "Use with caution in pregnancy.",
      pt: "Usar com precaução na gravidez.",
    },
  },
  no_needling: {
    severity: "serious",
    sentence: { en: "This point is not needled.", pt: "Este ponto não se punctura." },
  },
  avoid_direct_moxa: {
    severity: "caution",
    sentence: { en: "Avoid direct moxa here.", pt: "Evitar moxa direta neste ponto." },
  },
  pneumothorax_risk: {
    severity: "caution",
    sentence: {
      en: "Over the lung: shallow or oblique needling only.",
      pt: "Sobre o pulmão: só puntura superficial ou oblíqua.",
    },
  },
  organ_puncture_risk: {
    severity: "caution",
    sentence: {
      en: "Over an organ: do not needle deeply.",
      pt: "Sobre um órgão: não puncturar em profundidade.",
    },
  },
  spinal_cord_or_medulla_risk: {
    severity: "caution",
    sentence: {
      en: "Over the spinal cord or the medulla: mind depth and direction.",
      pt: "Sobre a medula ou o bulbo: atenção à profundidade e à direção.",
    },
  },
  vessel_risk: {
    severity: "caution",
    sentence: { en: "Beside a large vessel.", pt: "Junto a um grande vaso." },
  },
  eye_risk: {
    severity: "caution",
    sentence: { en: "Beside the eyeball.", pt: "Junto ao globo ocular." },
  },
  infant_fontanelle: {
    severity: "serious",
    sentence: {
      en: "Over an infant's open fontanelle.",
      pt: "Sobre a fontanela aberta do lactente.",
    },
  },
};

/** What a flag of the tables warns of, whoever the patient is. */
export const flagWarning = (flag: SafetyFlag): SafetyWarning => ({
  key: flag,
  ...FLAG_RULES[flag],
  source: TABLE,
});

const NEEDLES = [1, 3, 5, 8];
const MOXA = 2;
const BLOODLETTING = 3;
const ELECTRO = 5;
/** Years until which the fontanelle may be open. */
const FONTANELLE_CLOSED = 2;

function flagApplies(flag: SafetyFlag, patient: SafetyPatient, technics: readonly number[]): boolean {
  const needled = technics.some((technic) => NEEDLES.includes(technic));
  switch (flag) {
    case "pregnancy_contraindicated":
    case "pregnancy_caution":
      return patient.pregnant === true;
    case "avoid_direct_moxa":
      return technics.includes(MOXA);
    case "infant_fontanelle":
      return patient.age !== undefined && patient.age < FONTANELLE_CLOSED;
    default:
      return needled;
  }
}

/** Warnings a technic raises whatever the point: bleeding, pacemaker, epilepsy. */
export function technicWarnings(technics: readonly number[], patient: SafetyPatient): SafetyWarning[] {
  const found: SafetyWarning[] = [];
  const add = (key: string, en: string, pt: string) =>
    found.push({ key, severity: "serious", sentence: { en, pt }, source: TECHNIC });
  if (technics.includes(BLOODLETTING) && patient.anticoagulated)
    add("bloodletting_anticoagulant", "Bloodletting under anticoagulants.", "Sangria sob anticoagulantes.");
  if (technics.includes(ELECTRO) && patient.pacemaker)
    add(
      "electro_pacemaker",
      "Electrical stimulation with a pacemaker.",
      "Estimulação elétrica com pacemaker.",
    );
  if (technics.includes(ELECTRO) && patient.epilepsy)
    add("electro_epilepsy", "Electrical stimulation with epilepsy.", "Estimulação elétrica com epilepsia.");
  if (technics.includes(ELECTRO) && patient.pregnant)
    add("electro_pregnancy", "Electrical stimulation in pregnancy.", "Estimulação elétrica na gravidez.");
  return found;
}

/**
 * What is known against using a point on a patient. Pure. A user's own point, an ear point, an unrecorded pregnancy
 * and a pregnancy at an unflagged point have no rule, so they come back as not checked.
 */
export function pointWarnings(
  pointId: string,
  patient: SafetyPatient,
  technics: readonly number[] = [1],
): SafetyVerdict {
  const point = referencePoint(pointId);
  const warnings: SafetyWarning[] = (point?.safety ?? [])
    .filter((flag) => flagApplies(flag, patient, technics))
    .map(flagWarning);
  warnings.push(...technicWarnings(technics, patient));
  const flagged = (start: string) => point?.safety.some((flag) => flag.startsWith(start)) ?? false;
  const not_checked: SafetyAspect[] = [];
  if (patient.pregnant === undefined || (patient.pregnant && !flagged("pregnancy")))
    not_checked.push("pregnancy");
  if (!point?.safety.some((flag) => !flag.startsWith("pregnancy"))) not_checked.push("anatomy");
  if (warnings.every(({ source }) => source !== TECHNIC)) not_checked.push("technic");
  return { warnings, not_checked };
}
