import type { SafetySeverity, Words } from "./finding.ts";

export const SAFETY_FLAGS = [
  "pregnancy_contraindicated",
  "pregnancy_caution",
  "no_needling",
  "avoid_direct_moxa",
  "pneumothorax_risk",
  "organ_puncture_risk",
  "sternal_foramen_risk",
  "spinal_cord_or_medulla_risk",
  "vessel_risk",
  "eye_risk",
  "infant_fontanelle",
] as const;
export type SafetyFlag = (typeof SAFETY_FLAGS)[number];

/** Warnings for the flags of points, whoever the patient is. */
export const flagRules: Readonly<
  Record<SafetyFlag, { severity: Exclude<SafetySeverity, "note">; statement: Words }>
> = {
  pregnancy_contraindicated: {
    severity: "serious",
    statement: { en: "traditionally forbidden in pregnancy", pt: "tradicionalmente proibido na gravidez" },
  },
  pregnancy_caution: {
    severity: "caution",
    statement: { en: "with caution in pregnancy", pt: "com precaução na gravidez" },
  },
  no_needling: {
    severity: "serious",
    statement: { en: "is not needled", pt: "não se puntura" },
  },
  avoid_direct_moxa: {
    severity: "caution",
    statement: { en: "no direct moxa", pt: "sem moxa direta" },
  },
  pneumothorax_risk: {
    severity: "caution",
    statement: {
      en: "over the lung, shallow or oblique needling only",
      pt: "sobre o pulmão, só puntura superficial ou oblíqua",
    },
  },
  organ_puncture_risk: {
    severity: "caution",
    statement: {
      en: "over an organ, no deep needling",
      pt: "sobre um órgão, sem puntura profunda",
    },
  },
  sternal_foramen_risk: {
    severity: "caution",
    statement: {
      en: "over the breastbone, which may have an opening over the heart; transverse needling only",
      pt: "sobre o esterno, que pode ter um forame sobre o coração; só puntura transversal",
    },
  },
  spinal_cord_or_medulla_risk: {
    severity: "caution",
    statement: {
      en: "over the spinal cord or the medulla, mind depth and direction",
      pt: "sobre a medula ou o bulbo, atenção à profundidade e à direção",
    },
  },
  vessel_risk: {
    severity: "caution",
    statement: { en: "beside a large vessel", pt: "junto a um grande vaso" },
  },
  eye_risk: {
    severity: "caution",
    statement: { en: "beside the eyeball", pt: "junto ao globo ocular" },
  },
  infant_fontanelle: {
    severity: "serious",
    statement: {
      en: "over an infant's open fontanelle",
      pt: "sobre a fontanela aberta do lactente",
    },
  },
};
