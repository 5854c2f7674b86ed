import type { SectionData } from "../../contracts/visits/sections.ts";
import { osteopathicTechniques } from "../osteopathy/osteopathic-techniques.ts";
import type { Condition } from "./condition-names.ts";
import { type ConditionTable, hitOf, rulesAgainst } from "./condition-rules.ts";
import type { KnownConditions } from "./conditions.ts";
import type { Words } from "./finding.ts";
import { type Medicine, thinsBlood } from "./medicines.ts";
import type { Pregnancy } from "./pregnancy.ts";
import type { Findings, SafetyFacts } from "./safety-input.ts";
import { withMedicine } from "./technique-rules.ts";

const SHORT: Readonly<Record<string, Words>> = {
  hvla: { en: "Thrust", pt: "Thrust" },
  cv4: { en: "CV4", pt: "CV4" },
};
const nameOf = (technique: string): Words =>
  SHORT[technique] ??
  osteopathicTechniques.find(({ key }) => key === technique) ?? { en: technique, pt: technique };

const NECK = /^(head|cervical|atlanto|c\d|tmj)/i;
const LOWER_OR_NECK = /^(cervical|atlanto|c\d|lumbar|l\d|lumbosacral|sacr|pelvis|t1[0-2])/i;
const LIMBS =
  /^(upper_|lower_|hip|knee|ankle|foot|toe|shoulder|glenohumeral|acromio|sternoclav|scapulo|humero|radial|wrist|carpo|finger|elbow|tibio|patell|talo|subtalar|mid|pelvis|sacroiliac)/i;
/** Conditions that only concern the treatment of one part of the body. */
const PLACES: Readonly<Partial<Record<Condition, RegExp>>> = {
  ra_cervical: NECK,
  vertebral_artery: NECK,
  stroke: NECK,
  down_syndrome: NECK,
  disc_prolapse: LOWER_OR_NECK,
  joint_replacement: LIMBS,
};

type Applied = SectionData<"osteopathic_treatment">["items"];
type KnownOfPatient = {
  pregnancy: Pregnancy | undefined;
  medicines: readonly Medicine[];
  conditions: KnownConditions;
  facts: Pick<SafetyFacts, "rules">;
};

/** Checks osteopathic techniques against the patient. Techniques without a rule are reported as not checked. */
export function checkTechniques(
  data: SectionData<"osteopathic_treatment"> | undefined,
  { pregnancy, medicines, conditions: { known, isRecorded: asked }, facts }: KnownOfPatient,
  found: Findings,
) {
  const items = data?.items ?? [];
  const { techniques, conditions } = facts.rules;
  const rules = techniques.osteopathic;
  const thinned = medicines.find(thinsBlood);
  for (const { technique, name } of items) {
    const ruled = conditions.has(`o:${technique}`) || rules.some(({ key }) => key === technique);
    if (!ruled) found.unchecked("techniques", name ? { en: name, pt: name } : undefined);
  }
  if (!asked && items.some(({ technique }) => technique === "hvla")) found.unchecked("history");
  const isIn = { pregnancy: pregnancy !== undefined, pregnancy_near: false, thinned: thinned !== undefined };
  for (const { key, when, severity, statement, review } of rules) {
    const done = items.filter(({ technique }) => technique === key);
    if (done.length === 0 || !isIn[when]) continue;
    found.hit({
      rule: `technique.${when}:${key}`,
      severity,
      subject: nameOf(key),
      source: "osteopathy",
      concerns: done.map(concernOf),
      statement: thinned ? withMedicine(statement, thinned.name) : statement,
      ...(review && { review }),
    });
  }
  checkStates(items, withoutCarryForward(known, thinned !== undefined), conditions, found);
}

/** If a medicine is known by its name, the condition "takes such a medicine" adds nothing. */
export const withoutCarryForward = (known: KnownConditions["known"], thinned: boolean) =>
  thinned ? new Set([...known].filter((one) => one !== "anticoagulated")) : known;

const concernOf = ({ id }: Applied[number]) => ({ section: "osteopathic_treatment", id }) as const;

function checkStates(
  items: Applied,
  known: KnownConditions["known"],
  conditions: ConditionTable,
  found: Findings,
) {
  for (const technique of new Set(items.map((one) => one.technique))) {
    const done = items.filter((one) => one.technique === technique);
    // Without a recorded place it may be any.
    const places = done.flatMap((one) => (one.places.length > 0 ? one.places : [""]));
    const treats = (condition: Condition) => {
      const part = PLACES[condition];
      return !part || places.some((place) => place === "" || part.test(place));
    };
    const about = new Set([...known].filter(treats));
    for (const rule of rulesAgainst([`o:${technique}`], about, conditions))
      found.hit(
        hitOf(rule, {
          id: `technique.${rule.condition}:${technique}`,
          subject: nameOf(technique),
          source: "osteopathy",
          concerns: done.map(concernOf),
        }),
      );
  }
}
