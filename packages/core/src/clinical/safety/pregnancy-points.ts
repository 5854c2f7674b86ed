import { technicRules } from "./condition-rules.ts";
import { both, type SafetySeverity, type Words } from "./finding.ts";
import type { SafetyFlag } from "./point-flags.ts";
import { AT_TERM, type Pregnancy, TURNS } from "./pregnancy.ts";
import type { Findings, PointSafetyFacts } from "./safety-input.ts";
import type { TechniqueRule } from "./technique-rules.ts";

const NEEDLES = [1, 5, 8];
const MOXA = 2;

/** Points of the abdomen below the navel, over the uterus from the second trimester on. */
const LOWER_BELLY = /^(CV[1-7]|KI1[1-6]|ST(2[5-9]|30)|SP1[2-5]|GB2[6-8]|EX-CA1)$/;
/** Points above the navel, over the uterus in the third trimester. */
const UPPER_BELLY = /^(CV([89]|1[0-3])|KI(1[7-9]|20)|ST2[0-4]|SP16)$/;
const LOWER_BACK = /^(BL(2[2-9]|3[0-5]|5[1-4])|GV[1-5]|EX-B[5-9])$/;

/** A chosen point with all techniques used at it. */
export type PregnantSite = { id: string; label: string; technics: readonly number[] };
type Statement = { severity: SafetySeverity; statement: Words };

/** Checks the chosen points against a pregnancy by its week: each point first, then the techniques at any point. */
export function checkPregnantPoints(
  sites: readonly PregnantSite[],
  pregnancy: Pregnancy | undefined,
  facts: PointSafetyFacts,
  found: Findings,
) {
  if (!pregnancy) return;
  for (const site of sites) {
    const flags = facts.point(site.id)?.flags ?? [];
    const flag = flags.find((one) => one.startsWith("pregnancy"));
    const result = flag ? statementOfFlag(flag, site, pregnancy) : statementOfRegion(site, pregnancy);
    if (!result) {
      found.unchecked("pregnancy", both(site.label));
      continue;
    }
    found.hit({
      rule: `point.${flag ?? "pregnancy_place"}:${site.id}`,
      ...result,
      subject: both(site.label),
      source: "pregnancy",
      concerns: [{ section: "acupuncture", id: site.id }],
    });
  }
  checkTechnics(sites, facts.rules.techniques.needling, found);
}

const isNeedled = ({ technics }: PregnantSite) => technics.some((one) => NEEDLES.includes(one));
const isAtTerm = ({ weeks }: Pregnancy) => weeks !== null && weeks >= AT_TERM;
/** Whether the pregnancy is in that trimester or later, or may be. */
const mayBeInTrimester = ({ trimester }: Pregnancy, from: number) => trimester === null || trimester >= from;

function statementOfFlag(flag: SafetyFlag, site: PregnantSite, pregnancy: Pregnancy): Statement {
  const turning = turningMoxaStatement(site, pregnancy);
  if (turning) return turning;
  if (flag === "pregnancy_contraindicated")
    return isAtTerm(pregnancy)
      ? {
          severity: "caution",
          statement: {
            en: "may bring on labour; from 37 weeks only where that is meant",
            pt: "pode desencadear o parto; a partir das 37 semanas, só se for essa a intenção",
          },
        }
      : {
          severity: "serious",
          statement: {
            en: "traditionally forbidden in pregnancy",
            pt: "tradicionalmente proibido na gravidez",
          },
        };
  if (LOWER_BELLY.test(site.id) && isNeedled(site) && mayBeInTrimester(pregnancy, 2))
    return {
      severity: "serious",
      statement: {
        en: "over the womb, not needled in the second and third trimester of pregnancy",
        pt: "sobre o útero, não se puntura no segundo e terceiro trimestres da gravidez",
      },
    };
  return {
    severity: "caution",
    statement: { en: "with caution in pregnancy", pt: "com precaução na gravidez" },
  };
}

/**
 * Moxa at BL67 turns a child in breech position. Late in pregnancy it is a treatment for which the position must be
 * known.
 */
function turningMoxaStatement(
  { id, technics }: PregnantSite,
  { weeks, trimester }: Pregnancy,
): Statement | undefined {
  const moxaAlone = technics.length > 0 && technics.every((one) => one === MOXA);
  if (id !== "BL67" || !moxaAlone) return undefined;
  const late = weeks === null ? trimester === 3 : weeks >= TURNS;
  if (late)
    return {
      severity: "note",
      statement: {
        en: "moxa late in pregnancy for a breech, once the position and the wellbeing of the child are confirmed",
        pt: "moxa no final da gravidez por apresentação pélvica, com a posição e o bem-estar do bebé confirmados",
      },
    };
  return {
    severity: trimester === null ? "caution" : "serious",
    statement: {
      en: "moxa before 28 weeks of pregnancy is forbidden; later it is given for a breech",
      pt: "moxa antes das 28 semanas de gravidez é proibida; mais tarde usa-se na apresentação pélvica",
    },
  };
}

/** Points without a flag: the abdomen above the navel, once the uterus has reached it. */
function statementOfRegion(site: PregnantSite, pregnancy: Pregnancy): Statement | undefined {
  if (!UPPER_BELLY.test(site.id) || !isNeedled(site) || !mayBeInTrimester(pregnancy, 3)) return undefined;
  return {
    severity: "caution",
    statement: {
      en: "over the womb in the third trimester of pregnancy, shallow at most",
      pt: "sobre o útero no terceiro trimestre da gravidez, só superficial",
    },
  };
}

/** Checks techniques over the belly or lower back, and techniques anywhere. */
function checkTechnics(sites: readonly PregnantSite[], rules: readonly TechniqueRule[], found: Findings) {
  const near = ({ id }: PregnantSite) =>
    [LOWER_BELLY, UPPER_BELLY, LOWER_BACK].some((place) => place.test(id));
  for (const { key, when, severity, statement, review } of rules) {
    const ids = technicRules.find((one) => one.key === key)?.ids;
    if (!ids || when === "thinned") continue;
    const where = sites.filter(
      (site) =>
        near(site) === (when === "pregnancy_near") && site.technics.some((technic) => ids.includes(technic)),
    );
    if (where.length === 0) continue;
    found.hit({
      rule: `technic.${key}_${when}`,
      severity,
      statement,
      source: "pregnancy",
      subject: both(where.map(({ label }) => label).join(", ")),
      ...(review && { review }),
      concerns: where.map(({ id }) => ({ section: "acupuncture", id })),
    });
  }
}
