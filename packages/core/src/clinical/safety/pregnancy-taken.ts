import type { PregnancyRuleFields } from "../catalogues/descriptions/pregnancy-rules.ts";
import type { Review } from "../catalogues/overlay.ts";
import { publishedTable, reviewOf, slug } from "../catalogues/published-table.ts";
import { both, type SafetyConcern, type SafetySeverity, type Words } from "./finding.ts";
import type { Pregnancy } from "./pregnancy.ts";
import type { PrescribedSubstance } from "./prescribed-substances.ts";
import type { Findings, SafetyFacts } from "./safety-input.ts";
import type { TakenSupplement } from "./supplement-rules.ts";
import { tableRows } from "./table-rows.ts";

/** Contraindications in pregnancy and while breastfeeding. `blood`: mainly in the first trimester. */
const effects = {
  toxic: { en: "toxic to mother and child", pt: "tóxico para a mãe e o bebé" },
  labour: { en: "may bring on bleeding or labour", pt: "pode provocar hemorragia ou contrações" },
  blood: {
    en: "moves the blood, a risk of miscarriage above all early",
    pt: "move o sangue, com risco de aborto sobretudo no início",
  },
  hormone: { en: "acts like a hormone or on the womb", pt: "tem efeito hormonal ou sobre o útero" },
  unproven: { en: "no data on its safety in pregnancy", pt: "sem dados de segurança na gravidez" },
  defects: { en: "may harm the unborn child in excess", pt: "pode causar malformações em excesso" },
  food: { en: "no more than the amounts of a meal", pt: "não passar das quantidades alimentares" },
  pressure: { en: "in large amounts raises the blood pressure", pt: "em quantidade sobe a tensão arterial" },
  laxative: { en: "laxative for the child too", pt: "laxante também para o bebé" },
  milk: { en: "reduces milk", pt: "reduz o leite" },
  infant: { en: "toxic to the child through the milk", pt: "tóxico para o bebé através do leite" },
  sedates: {
    en: "passes into the milk and makes the child sleepy",
    pt: "passa para o leite e dá sonolência ao bebé",
  },
} as const satisfies Record<string, Words>;
type Effect = keyof typeof effects;

/** severity | effect | keys of substances, plants and others; `c:` a whole category of the materia medica. */
const pregnancyRows = `
serious|toxic|mahuang,fuzi,zhichuanwu,zhicaowu,chansu,maqianzi,badoushuang,zhusha,xionghuang,c:EM
serious|labour|shuizhi,ezhu,sanleng,shexiang,yimucao,dahuang,mangxiao,fanxieye,luhui,taoren,honghua,niuxi,chuanniuxi,wangbuliuxing,c:PU-W,c:PU-A
serious|labour|cassia_senna,rhamnus_purshiana,salvia_officinalis,rosmarinus_officinalis,artemisia_absinthium,juniperus_communis,tanacetum_parthenium,leonurus_cardiaca,capsella_bursa_pastoris
serious|hormone|vitex_agnus_castus,actaea_racemosa,withania_somnifera
serious|unproven|hypericum_perforatum,kava,red_yeast_rice,5_htp
blood|blood|c:BL
caution|labour|c:OP,chuanxiong,danggui,yiyiren,mudanpi
caution|pressure|glycyrrhiza_glabra
caution|unproven|ginkgo_biloba,panax_ginseng,trigonella_foenum_graecum
caution|defects|vitamin_a
note|pressure|gancao
note|food|zingiber_officinale
`;
const lactationRows = `
serious|infant|mahuang,maqianzi,fuzi,zhichuanwu,zhicaowu,chansu,xionghuang,zhusha
caution|laxative|c:PU-A,dahuang,fanxieye,luhui,mangxiao,cassia_senna,rhamnus_purshiana
caution|milk|maiya,salvia_officinalis
serious|sedates|kava
`;

type State = PregnancyRuleFields["state"];

/** The key of the rule about something taken in a state. */
export const pregnancyRuleKey = ({ state, taken }: Pick<PregnancyRuleFields, "state" | "taken">) =>
  `${state}--${slug(taken)}`;

const rowsIn = (state: State, rows: string) =>
  tableRows(rows).flatMap(([severity = "", effect = "", keys = ""]) =>
    keys.split(",").map((taken) => {
      const fields: PregnancyRuleFields = {
        state,
        taken,
        effect: effects[effect as Effect],
        severity: severity === "blood" ? "first_trimester" : (severity as SafetySeverity),
      };
      return { key: pregnancyRuleKey(fields), fields };
    }),
  );

/** The rules that ship with the product. */
export const basePregnancyRules = [...rowsIn("pregnant", pregnancyRows), ...rowsIn("lactant", lactationRows)];

type Row = Pick<PregnancyRuleFields, "severity" | "effect"> & { review?: Review };
type Rows = ReadonlyMap<string, Row>;
/** Rules by what is taken, for each state. */
export type PregnancyTable = Readonly<Record<State, Rows>>;

/** The rules about pregnancy and breastfeeding, with what is published over them. */
export const pregnancyTable = publishedTable(
  () => basePregnancyRules,
  (rows): PregnancyTable => {
    const tableOf = (state: State): Rows =>
      new Map(
        rows.flatMap(({ fields: { taken, severity, effect, ...fields }, ...row }) =>
          fields.state === state ? [[taken, { severity, effect, ...reviewOf(row) }]] : [],
        ),
      );
    return { pregnant: tableOf("pregnant"), lactant: tableOf("lactant") };
  },
);

/** The rule of a substance, or otherwise the rule of its category. */
const rowOf = (table: Rows, keys: readonly string[], category: string | undefined) =>
  keys.map((key) => table.get(key)).find(Boolean) ?? (category ? table.get(`c:${category}`) : undefined);

const WEIGHT = { serious: 2, caution: 1, note: 0 } as const;
type Statement = { severity: SafetySeverity; statement: Words; review?: Review };
const moreSevere = (one: Statement | undefined, two: Statement | undefined) =>
  one && two ? (WEIGHT[two.severity] > WEIGHT[one.severity] ? two : one) : (one ?? two);

/** In the first trimester, or without a due date, substances that move the blood are as severe as forbidden ones. */
const severityIn = (severity: Row["severity"], { trimester }: Pregnancy): SafetySeverity =>
  severity === "first_trimester" ? (trimester === null || trimester === 1 ? "serious" : "caution") : severity;

const reviewIn = ({ review }: Row) => (review ? { review } : {});

function statementInPregnancy(row: Row | undefined, pregnancy: Pregnancy): Statement | undefined {
  if (!row) return undefined;
  const { en, pt } = row.effect;
  return {
    ...reviewIn(row),
    severity: severityIn(row.severity, pregnancy),
    statement: { en: `in pregnancy, ${en}`, pt: `na gravidez, ${pt}` },
  };
}

const PHARMACOPOEIA: Readonly<Record<string, Statement>> = {
  forbidden: {
    severity: "serious",
    statement: { en: "forbidden in pregnancy", pt: "proibido na gravidez" },
  },
  caution: {
    severity: "caution",
    statement: { en: "with caution in pregnancy", pt: "com precaução na gravidez" },
  },
};

type PregnancyAndLactation = { pregnancy: Pregnancy | undefined; lactant: boolean };

/** Checks every substance against pregnancy and breastfeeding. One without a rule is reported as not checked. */
export function checkExpectingSubstances(
  taken: readonly PrescribedSubstance[],
  { pregnancy, lactant }: PregnancyAndLactation,
  facts: SafetyFacts,
  found: Findings,
) {
  for (const one of taken) {
    const fact = facts.substance(one.id);
    const addFinding = (
      rule: string,
      { severity, statement, review }: Statement,
      source: "substances" | "own_substances" | "pregnancy",
    ) =>
      found.hit({
        rule: `${rule}:${one.id}`,
        severity,
        statement,
        source,
        ...(review && { review }),
        subject: both(one.name),
        concerns: one.concerns,
      });
    if (pregnancy) {
      const table = PHARMACOPOEIA[fact?.pregnancy ?? ""];
      const row = statementInPregnancy(
        rowOf(facts.rules.pregnancy.pregnant, one.keys, fact?.category),
        pregnancy,
      );
      const result = moreSevere(table, row);
      // The key has not changed since the first version, because reasons are stored under it.
      const key = fact?.pregnancy || "effect";
      if (result)
        addFinding(
          `pregnancy.${key}`,
          result,
          result === row ? "pregnancy" : fact?.own ? "own_substances" : "substances",
        );
      else found.unchecked("pregnancy", both(one.name));
    }
    if (!lactant) continue;
    const row = rowOf(facts.rules.pregnancy.lactant, one.keys, fact?.category);
    if (row) addFinding("lactation", statementInLactation(row), "pregnancy");
    else if (isToxic(fact?.toxicity))
      addFinding("toxicity.lactation", { severity: "caution", statement: TOXIC_IN_MILK }, "pregnancy");
    else found.unchecked("lactation", both(one.name));
  }
}

const isToxic = (toxicity: string | null | undefined) => toxicity === "toxic" || toxicity === "very toxic";
const TOXIC_IN_MILK: Words = { en: "toxic, while breastfeeding", pt: "tóxico, durante a amamentação" };
const statementInLactation = (row: Row): Statement => ({
  ...reviewIn(row),
  // Only a rule about pregnancy depends on the trimester.
  severity: row.severity === "first_trimester" ? "serious" : row.severity,
  statement: {
    en: `${row.effect.en}, while breastfeeding`,
    pt: `${row.effect.pt}, durante a amamentação`,
  },
});

/** The same for plants, nutrients and others. The table of plants marks some as avoided in pregnancy. */
export function checkExpectingSupplements(
  taken: readonly TakenSupplement[],
  { pregnancy, lactant }: PregnancyAndLactation,
  facts: Pick<SafetyFacts, "rules">,
  found: Findings,
) {
  for (const one of taken) {
    const addFinding = (
      rule: string,
      { severity, statement, review }: Statement,
      source: "plants" | "pregnancy",
    ) =>
      found.hit({
        rule: `plant.${rule}:${one.key}`,
        severity,
        statement,
        source,
        ...(review && { review }),
        subject: one.name,
        concerns: one.concerns satisfies SafetyConcern[],
      });
    if (pregnancy) {
      const row = statementInPregnancy(rowOf(facts.rules.pregnancy.pregnant, one.keys, undefined), pregnancy);
      const table = one.plant?.cautions.some(({ en }) => en === "pregnancy")
        ? { ...AVOIDED, ...(one.plant.review && { review: one.plant.review }) }
        : undefined;
      const result = moreSevere(table, row);
      if (result) addFinding("pregnancy", result, result === row ? "pregnancy" : "plants");
      else found.unchecked("pregnancy", one.name);
    }
    if (!lactant) continue;
    const row = rowOf(facts.rules.pregnancy.lactant, one.keys, undefined);
    if (row) addFinding("lactation", statementInLactation(row), "pregnancy");
    else found.unchecked("lactation", one.name);
  }
}

const AVOIDED: Statement = {
  severity: "serious",
  statement: { en: "to be avoided in pregnancy", pt: "a evitar na gravidez" },
};
