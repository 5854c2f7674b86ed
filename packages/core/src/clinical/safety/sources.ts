import type { Words } from "./finding.ts";

/** The source of each kind of rule and how reliable it is; shown with every finding. */
export const safetySources = {
  points: {
    en: "Own keyword flags on the point tables: traditional cautions and regional anatomy, not the text of a standard.",
    pt: "Marcas próprias nas tabelas de pontos: cautelas tradicionais e anatomia regional, não o texto de uma norma.",
  },
  pregnancy: {
    en: "Own rules by trimester from textbooks of acupuncture, herbal medicine and manual treatment; not the text of a guideline, not reviewed.",
    pt: "Regras próprias por trimestre, de manuais de acupuntura, fitoterapia e tratamento manual; não o texto de uma norma, não revistas.",
  },
  technics: {
    en: "Own rule: general precautions of needling, cupping, bleeding and electrical stimulation.",
    pt: "Regra própria: precauções gerais de puntura, ventosas, sangria e estimulação elétrica.",
  },
  osteopathy: {
    en: "Own rule: general precautions of manual treatment; not the text of a guideline.",
    pt: "Regra própria: precauções gerais do tratamento manual; não o texto de uma norma.",
  },
  nutrients: {
    en: "Tolerable upper intake levels for adults (EFSA).",
    pt: "Níveis superiores de ingestão toleráveis para adultos (EFSA).",
  },
  pairs: {
    en: "The classical eighteen incompatibilities and nineteen antagonisms, written out to single substances.",
    pt: "As dezoito incompatibilidades e os dezanove antagonismos clássicos, por substância.",
  },
  substances: {
    en: "Own facts on substances: doses by the Chinese Pharmacopoeia's figures, most found again in one public list; pregnancy is the stricter of two.",
    pt: "Factos próprios sobre substâncias: doses segundo a Farmacopeia Chinesa, na maioria confirmadas numa lista pública; na gravidez, o mais restritivo de dois.",
  },
  own_substances: {
    en: "What the clinic wrote of its own substance.",
    pt: "O que a clínica escreveu da sua própria substância.",
  },
  substance_notes: {
    en: "Own notes on single substances. Check the law in force.",
    pt: "Notas próprias sobre substâncias isoladas. Confirme a lei em vigor.",
  },
  interactions: {
    en: "Own short facts on interactions; the severity is a careful judgement, not a pharmacist's.",
    pt: "Factos próprios sobre interações; a gravidade é um juízo prudente, não o de um farmacêutico.",
  },
  conditions: {
    en: "Own facts on what a patient's state speaks against, from memory and not reviewed.",
    pt: "Factos próprios sobre o que um estado do doente contraindica, de memória e não revistos.",
  },
  law: {
    en: "Own list of legal marks (EU food law, CITES, Portuguese lists), from memory. Read the text in force before relying on it.",
    pt: "Lista própria de marcas legais (direito alimentar da UE, CITES, listas portuguesas), de memória. Leia o texto em vigor antes de confiar nela.",
  },
  plants: {
    en: "Own facts on medicinal plants.",
    pt: "Factos próprios sobre plantas medicinais.",
  },
  age: {
    en: "Own rule: the tables hold doses for adults only.",
    pt: "Regra própria: as tabelas só têm doses de adulto.",
  },
  allergies: {
    en: "Own rule: names and plant families compared with what the record says.",
    pt: "Regra própria: nomes e famílias de plantas comparados com o que está no registo.",
  },
} as const satisfies Record<string, Words>;

export type SafetySource = keyof typeof safetySources;
