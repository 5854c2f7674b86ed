import { technics } from "../acupuncture/needling-techniques.ts";
import { type Condition, conditionNames } from "./condition-names.ts";
import { conditionEffects, conditionRuleRows } from "./condition-rule-rows.ts";
import { type SafetyConcern, type SafetySeverity, severityOf, type Words } from "./finding.ts";
import type { SafetySource } from "./sources.ts";
import { tableRows } from "./table-rows.ts";

/**
 * What a rule contraindicates: a substance, plant, nutrient, category, needling technique, osteopathic technique or
 * flag of a point.
 */
export type AgainstKind = "s" | "p" | "n" | "c" | "t" | "o" | "f";
export type ConditionRule = {
  condition: Condition;
  severity: SafetySeverity;
  avoid: boolean;
  effect: Words;
  /** Kind and key: `s:mahuang`, `t:electro`. */
  against: string;
};

const effects: readonly Words[] = tableRows(conditionEffects).map(([en = "", pt = ""]) => ({ en, pt }));

export const conditionRules: readonly ConditionRule[] = tableRows(conditionRuleRows).flatMap(
  ([condition = "", letter = "N", effect = "0", against = ""]) =>
    against.split(",").map((one) => ({
      condition: condition as Condition,
      severity: severityOf(letter),
      avoid: letter === "A",
      effect: effects[Number(effect)] ?? { en: "", pt: "" },
      against: one,
    })),
);

let made: ReadonlyMap<string, readonly ConditionRule[]> | undefined;
const byAgainst = () => {
  made ??= Map.groupBy(conditionRules, ({ against }) => against);
  return made;
};

const WEIGHT: Readonly<Record<SafetySeverity, number>> = { serious: 2, caution: 1, note: 0 };

/**
 * The rules for a patient's conditions, each effect once. If several conditions have the same effect (a liver disease,
 * a hepatitis), the most severe rule is used.
 */
export function rulesAgainst(keys: readonly string[], known: ReadonlySet<Condition>): ConditionRule[] {
  if (known.size === 0) return [];
  const rules = keys
    .flatMap((key) => byAgainst().get(key) ?? [])
    .filter(({ condition }) => known.has(condition))
    .sort((a, b) => WEIGHT[b.severity] - WEIGHT[a.severity] || Number(b.avoid) - Number(a.avoid));
  return rules.filter(
    (rule, at) =>
      !rules
        .slice(0, at)
        .some(({ condition, effect }) => effect === rule.effect || condition === rule.condition),
  );
}

/** Whether a rule for any of the keys names the condition. */
export const knowsCondition = (keys: readonly string[], condition: string) =>
  keys.some((key) =>
    byAgainst()
      .get(key)
      ?.some((rule) => rule.condition === condition),
  );

/** The statement of a rule: "raises blood pressure, and hypertension is recorded". */
export function saidOf({ avoid, effect, condition }: ConditionRule): Words {
  const name = conditionNames[condition] ?? { en: condition, pt: condition };
  return {
    en: `${avoid ? "to be avoided, " : ""}${effect.en} (recorded: ${name.en})`,
    pt: `${avoid ? "a evitar, " : ""}${effect.pt} (registado: ${name.pt})`,
  };
}

/** The finding of a rule. */
export const hitOf = (
  rule: ConditionRule,
  texts: {
    id: string;
    subject: Words;
    before?: Words;
    source: SafetySource;
    concerns: readonly SafetyConcern[];
  },
) => {
  const { en, pt } = saidOf(rule);
  const { before } = texts;
  return {
    rule: `${texts.id}`,
    severity: rule.severity,
    subject: texts.subject,
    statement: before ? { en: `${before.en}, ${en}`, pt: `${before.pt}, ${pt}` } : { en, pt },
    source: texts.source,
    concerns: texts.concerns,
  };
};

/** Names of the techniques within a sentence. */
const TECHNIC_WORDS: Readonly<Record<string, Words>> = {
  acupuncture: { en: "needling", pt: "puntura" },
  moxa: { en: "moxa", pt: "moxa" },
  bloodletting: { en: "bloodletting", pt: "sangria" },
  cupping: { en: "cupping", pt: "ventosas" },
  electro: { en: "electrical stimulation", pt: "estimulação elétrica" },
  magnetic_ball: { en: "magnetic balls", pt: "esferas magnéticas" },
  asp: { en: "needles left in the ear", pt: "agulhas de demora na orelha" },
  tdp: { en: "heat lamp", pt: "lâmpada de calor" },
};
export const technicRules: readonly { key: string; ids: readonly number[]; name: Words }[] = technics
  .filter(({ key }) => TECHNIC_WORDS[key])
  .map(({ key, id, en, pt }) => ({
    key,
    // Every technique that leaves something in the skin counts as a needle.
    ids: key === "acupuncture" ? [1, 5, 8] : [id],
    name: TECHNIC_WORDS[key] ?? { en, pt },
  }));
