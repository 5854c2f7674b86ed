import type { Condition } from "./condition-names.ts";
import { type ConditionTable, rulesAgainst, saidOf, technicRules } from "./condition-rules.ts";
import type { KnownConditions } from "./conditions.ts";
import { both, type FindingReview, type SafetySeverity, type Words } from "./finding.ts";
import { type Medicine, thinsBlood } from "./medicines.ts";
import { withoutCarryForward } from "./osteopathy-rules.ts";
import { flagRules, SAFETY_FLAGS, type SafetyFlag } from "./point-flags.ts";
import type { Findings, PointSafetyFacts, SafetyInput, SafetyPoint } from "./safety-input.ts";
import { withMedicine } from "./technique-rules.ts";

/** Points of the limbs by code, below the shoulder and the hip. */
const ARM = /^(LU([3-9]|1[01])|LI([1-9]|1[0-4])|HT[1-9]|SI[1-8]|PC[2-9]|TE([1-9]|1[0-3])|EX-UE\d+)$/;
const LEG =
  /^(ST(3[1-9]|4[0-5])|SP([1-9]|1[01])|BL(3[6-9]|40|5[5-9]|6[0-7])|KI([1-9]|10)|GB(3\d|4[0-4])|LR([1-9]|1[01])|EX-LE\d+)$/;
const LIMB = new RegExp(`${ARM.source}|${LEG.source}`);
const NEEDLES = [1, 5, 8];
const MOXA = 2;
const BLOODLETTING = 3;
const ELECTRO = 5;
/** Age in years up to which the fontanelle may be open. */
const FONTANELLE_CLOSED = 2;

type Patient = SafetyInput["patient"];

/** A chosen point with the techniques used at it on any side. */
type Site = SafetyPoint & { label: string };

/** Checks the flags of the points and the techniques against the patient. */
export function checkPoints(
  { points, patient }: Pick<SafetyInput, "points" | "patient">,
  medicines: readonly Medicine[],
  conditions: KnownConditions,
  facts: PointSafetyFacts,
  found: Findings,
) {
  const sites = sitesOf(points);
  for (const site of sites) {
    const flags = facts.point(site.id)?.flags ?? [];
    for (const flag of flags.filter((one) => applies(one, site, patient)))
      found.hit({
        rule: `point.${flag}:${site.id}`,
        ...flagRules[flag],
        subject: both(site.label),
        source: "points",
        concerns: [{ section: "acupuncture", id: site.id }],
      });
  }
  checkTechnics(sites, medicines, conditions, facts, found);
}

/** Each point once, with the techniques used at it on any side. */
export function sitesOf(points: readonly SafetyPoint[]): Site[] {
  const sites = new Map<string, Site>();
  for (const point of points) {
    const technics = [...(sites.get(point.id)?.technics ?? []), ...point.technics];
    sites.set(point.id, {
      ...point,
      technics,
      label: point.id.startsWith("pnt_") ? (point.name ?? "") : point.id,
    });
  }
  return [...sites.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function applies(flag: SafetyFlag, { technics }: Site, { age }: Patient): boolean {
  switch (flag) {
    case "pregnancy_contraindicated":
    case "pregnancy_caution":
      // Checked by week of pregnancy in `pregnancy-points.ts`.
      return false;
    case "avoid_direct_moxa":
      return technics.includes(MOXA);
    case "infant_fontanelle":
      return age !== null && age < FONTANELLE_CLOSED;
    default:
      return technics.some((technic) => NEEDLES.includes(technic) || technic === BLOODLETTING);
  }
}

type AddFinding = (where: readonly Site[], rule: TechnicFinding, medicine?: Medicine) => void;

/** Conditions of one part of the body, with the points in that region. */
const REGIONS: Readonly<Partial<Record<Condition, RegExp>>> = {
  dvt: LEG,
  varicose_veins: LEG,
  lymphoedema: LIMB,
  raynaud: LIMB,
  dialysis: ARM,
};

/** Checks the patient's conditions against each technique and against points with a flag. */
function checkConditions(
  sites: readonly Site[],
  {
    known,
    flagsOf,
    addFinding,
    table,
  }: {
    known: KnownConditions["known"];
    flagsOf: (id: string) => readonly SafetyFlag[];
    addFinding: AddFinding;
    table: ConditionTable;
  },
) {
  const addConditionFinding = (where: readonly Site[], key: string, before: Words, against: string) => {
    for (const rule of rulesAgainst([against], known, table)) {
      const region = REGIONS[rule.condition];
      const { en, pt } = saidOf(rule);
      addFinding(region ? where.filter(({ id, auricular }) => !auricular && region.test(id)) : where, {
        key: `${rule.condition}:${key}`,
        severity: rule.severity,
        review: rule.review,
        statement: { en: `${before.en}, ${en}`, pt: `${before.pt}, ${pt}` },
      });
    }
  };
  const doing = (ids: readonly number[]) =>
    sites.filter(({ technics }) => technics.some((technic) => ids.includes(technic)));
  for (const { key, ids, name } of technicRules) addConditionFinding(doing(ids), key, name, `t:${key}`);
  const needled = doing([...NEEDLES, BLOODLETTING]);
  for (const flag of SAFETY_FLAGS)
    addConditionFinding(
      needled.filter(({ id }) => flagsOf(id).includes(flag)),
      flag,
      flagRules[flag].statement,
      `f:${flag}`,
    );
}

type TechnicFinding = {
  key: string;
  severity: SafetySeverity;
  statement: Words;
  review?: FindingReview | undefined;
};

/** Checks techniques at any point. */
function checkTechnics(
  sites: readonly Site[],
  medicines: readonly Medicine[],
  { known, isRecorded: asked }: KnownConditions,
  facts: PointSafetyFacts,
  found: Findings,
) {
  const flagsOf = (id: string) => facts.point(id)?.flags ?? [];
  const addFinding = (
    where: readonly Site[],
    { key, review, ...rule }: TechnicFinding,
    medicine?: Medicine,
  ) => {
    if (where.length === 0) return;
    found.hit({
      rule: `technic.${key}`,
      ...rule,
      ...(review && { review }),
      subject: both(where.map(({ label }) => label).join(", ")),
      source: "technics",
      concerns: [
        ...where.map(({ id }) => ({ section: "acupuncture", id }) as const),
        ...(medicine?.concerns ?? []),
      ],
    });
  };
  const needled = sites.filter(({ technics }) => technics.some((technic) => NEEDLES.includes(technic)));
  const deep = needled.filter(({ id }) =>
    flagsOf(id).some((flag) => flag === "vessel_risk" || flag === "organ_puncture_risk"),
  );
  const done = (key: string) => {
    const ids = technicRules.find((one) => one.key === key)?.ids ?? [];
    return key === "deep" ? deep : sites.filter(({ technics }) => technics.some((one) => ids.includes(one)));
  };
  const thinning = facts.rules.techniques.needling.filter(({ when }) => when === "thinned");
  for (const medicine of medicines.filter(thinsBlood))
    for (const { key, severity, statement, review } of thinning)
      addFinding(
        done(key),
        {
          key: `${key}:${medicine.key}`,
          severity,
          review,
          statement: withMedicine(statement, medicine.name),
        },
        medicine,
      );
  checkConditions(sites, {
    known: withoutCarryForward(known, medicines.some(thinsBlood)),
    flagsOf,
    addFinding,
    table: facts.rules.conditions,
  });
  if (!asked && sites.some(({ technics }) => technics.includes(ELECTRO) || technics.includes(BLOODLETTING)))
    found.unchecked("history");
}
