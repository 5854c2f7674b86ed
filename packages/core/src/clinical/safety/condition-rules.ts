import { technics } from "../acupuncture/needling-techniques.ts";
import type { ConditionRuleFields } from "../catalogues/descriptions/condition-rules.ts";
import type { Review } from "../catalogues/overlay.ts";
import { publishedTable, reviewOf, slug } from "../catalogues/published-table.ts";
import { type Condition, conditionNames } from "./condition-names.ts";
import { conditionEffects, conditionRuleRows } from "./condition-rule-rows.ts";
import type { SafetyConcern, SafetySeverity, Words } from "./finding.ts";
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
  review?: Review;
};

const effects: readonly Words[] = tableRows(conditionEffects).map(([en = "", pt = ""]) => ({ en, pt }));

const SEVERITIES: Readonly<Record<string, ConditionRuleFields["severity"]>> = {
  A: "avoid",
  S: "serious",
  C: "caution",
  N: "note",
};

/** The key of the rule about a condition and what it speaks against. */
export const conditionRuleKey = ({
  condition,
  against,
}: Pick<ConditionRuleFields, "condition" | "against">) => `${slug(condition)}--${slug(against)}`;

/** The rules that ship with the product. */
export const baseConditionRules = tableRows(conditionRuleRows).flatMap(
  ([condition = "", letter = "N", effect = "0", against = ""]) =>
    against.split(",").map((one) => {
      const fields: ConditionRuleFields = {
        condition,
        against: one,
        severity: SEVERITIES[letter] ?? "note",
        effect: effects[Number(effect)] ?? { en: "", pt: "" },
      };
      return { key: conditionRuleKey(fields), fields };
    }),
);

/** Rules by what they speak against. */
export type ConditionTable = ReadonlyMap<string, readonly ConditionRule[]>;

/** The rules about conditions, with what is published over them. */
export const conditionTable = publishedTable(
  () => baseConditionRules,
  (rows): ConditionTable =>
    Map.groupBy(
      rows.map(({ fields: { severity, condition, ...fields }, ...row }): ConditionRule => {
        const avoid = severity === "avoid";
        return {
          ...fields,
          condition: condition as Condition,
          avoid,
          severity: avoid ? "serious" : severity,
          ...reviewOf(row),
        };
      }),
      ({ against }) => against,
    ),
);

const WEIGHT: Readonly<Record<SafetySeverity, number>> = { serious: 2, caution: 1, note: 0 };

/**
 * The rules for a patient's conditions, each effect once. If several conditions have the same effect (a liver disease,
 * a hepatitis), the most severe rule is used.
 */
export function rulesAgainst(
  keys: readonly string[],
  known: ReadonlySet<Condition>,
  table: ConditionTable,
): ConditionRule[] {
  if (known.size === 0) return [];
  const rules = keys
    .flatMap((key) => table.get(key) ?? [])
    .filter(({ condition }) => known.has(condition))
    .sort((a, b) => WEIGHT[b.severity] - WEIGHT[a.severity] || Number(b.avoid) - Number(a.avoid));
  return rules.filter(
    (rule, at) =>
      !rules
        .slice(0, at)
        .some(({ condition, effect }) => effect.en === rule.effect.en || condition === rule.condition),
  );
}

/** Whether a rule for any of the keys names the condition. */
export const knowsCondition = (keys: readonly string[], condition: string, table: ConditionTable) =>
  keys.some((key) => table.get(key)?.some((rule) => rule.condition === condition));

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
    ...(rule.review && { review: rule.review }),
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
