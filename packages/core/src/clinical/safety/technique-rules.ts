import type { TechniqueRuleFields } from "../catalogues/descriptions/technique-rules.ts";
import type { Review } from "../catalogues/overlay.ts";
import { publishedTable, reviewOf, slug } from "../catalogues/published-table.ts";
import type { SafetySeverity, Words } from "./finding.ts";
import { tableRows } from "./table-rows.ts";

/**
 * What pregnancy and medicines against clotting speak against, one rule a line: technique | when | severity | English |
 * Portuguese. `deep` is a needle near a vessel or an organ. Sources in `sources.ts`: technics, pregnancy, osteopathy.
 */
const rules = `
t:bloodletting|thinned|serious|bloodletting with {medicine}|sangria com {medicine}
t:cupping|thinned|caution|cupping with {medicine}, bruises easily|ventosas com {medicine}, hematomas fáceis
t:deep|thinned|caution|needling near a vessel or an organ with {medicine}|puntura junto a um vaso ou órgão com {medicine}
t:electro|pregnancy_near|serious|electrical stimulation over the belly or the lower back in pregnancy|estimulação elétrica sobre a barriga ou a região lombar na gravidez
t:bloodletting|pregnancy_near|serious|bloodletting over the belly or the lower back in pregnancy|sangria sobre a barriga ou a região lombar na gravidez
t:cupping|pregnancy_near|serious|cupping over the belly or the lower back in pregnancy|ventosas sobre a barriga ou a região lombar na gravidez
t:moxa|pregnancy_near|serious|moxa over the belly or the lower back in pregnancy|moxa sobre a barriga ou a região lombar na gravidez
t:tdp|pregnancy_near|caution|the heat lamp over the belly or the lower back in pregnancy|a lâmpada de calor sobre a barriga ou a região lombar na gravidez
t:electro|pregnancy|serious|electrical stimulation in pregnancy|estimulação elétrica na gravidez
t:bloodletting|pregnancy|caution|bloodletting in pregnancy|sangria na gravidez
t:cupping|pregnancy|caution|cupping in pregnancy|ventosas na gravidez
o:hvla|thinned|serious|with anticoagulants|com anticoagulantes
o:hvla|pregnancy|serious|not in pregnancy, the ligaments are lax|não na gravidez, os ligamentos estão laxos
o:cv4|pregnancy|caution|with caution in pregnancy|com precaução na gravidez
o:visceral|pregnancy|caution|with caution in pregnancy|com precaução na gravidez
`;

/** The key of the rule about a technique in a situation. */
export const techniqueRuleKey = ({ technique, when }: Pick<TechniqueRuleFields, "technique" | "when">) =>
  `${slug(technique)}--${slug(when)}`;

/** The rules that ship with the product. */
export const baseTechniqueRules = tableRows(rules).map(
  ([technique = "", when = "", severity = "", en = "", pt = ""]) => {
    const fields = { technique, when, severity, statement: { en, pt } } as TechniqueRuleFields;
    return { key: techniqueRuleKey(fields), fields };
  },
);

export type TechniqueRule = {
  /** The technique without its kind. */
  key: string;
  when: TechniqueRuleFields["when"];
  severity: SafetySeverity;
  statement: Words;
  review?: Review;
};
/** Rules about needling techniques and about osteopathic ones. */
export type TechniqueTable = Readonly<Record<"needling" | "osteopathic", readonly TechniqueRule[]>>;

/** The rules about techniques, with what is published over them. */
export const techniqueTable = publishedTable(
  () => baseTechniqueRules,
  (published): TechniqueTable => {
    const of = (kind: string) =>
      published
        .filter(({ fields }) => fields.technique.startsWith(kind))
        .map(({ fields: { technique, ...said }, ...row }) => {
          return { key: technique.slice(kind.length), ...said, ...reviewOf(row) };
        });
    return { needling: of("t:"), osteopathic: of("o:") };
  },
);

/** The warning of a rule, with the patient's medicine in its place. */
export const withMedicine = ({ en, pt }: Words, medicine: Words): Words => ({
  en: en.replaceAll("{medicine}", medicine.en),
  pt: pt.replaceAll("{medicine}", medicine.pt),
});
