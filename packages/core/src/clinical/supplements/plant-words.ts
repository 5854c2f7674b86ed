/** Parts, uses and cautions of the plants with their Portuguese translation, one per line: English | Portuguese. */
const rows = `
bark|casca
berry|baga
bulb|bolbo
dried fruit|fruto seco
flower|flor
flowering herb|sumidade florida
fruit|fruto
gel|gel
herb|parte aérea
leaf|folha
leaf and flower|folha e flor
rhizome|rizoma
root|raiz
root with herb|raiz com parte aérea
seed|semente
strobile|estróbilo
thallus|talo
anxiety|ansiedade
bile flow|fluxo biliar
bronchitis|bronquite
bruises (external only)|contusões (só uso externo)
cholesterol|colesterol
circulation|circulação
colds|constipações
constipation|obstipação
constipation (short term)|obstipação (curto prazo)
cough|tosse
diarrhoea|diarreia
digestive|digestão
digestive (traditional)|digestão (uso tradicional)
digestive spasm|espasmos digestivos
diuresis|diurese
dry cough|tosse seca
dyspepsia|dispepsia
excess sweating|sudação excessiva
eye circulation|circulação ocular
fatigue|fadiga
fever|febre
flatulence|flatulência
gastric irritation|irritação gástrica
haemorrhoids|hemorroidas
heart function|função cardíaca
heavy menstruation|menstruação abundante
inflammation|inflamação
insomnia|insónia
joint pain|dor articular
joints|articulações
liver support|apoio hepático
memory|memória
menopausal symptoms|sintomas da menopausa
menstrual|queixas menstruais
migraine prevention|prevenção da enxaqueca
mild depression|depressão ligeira
nausea|náuseas
nervous palpitation|palpitações nervosas
nervousness|nervosismo
pain|dor
palpitation|palpitações
poor appetite|falta de apetite
premenstrual symptoms|sintomas pré-menstruais
prostate symptoms|queixas prostáticas
restlessness|inquietação
skin|pele
skin and mucosa inflammation|inflamação da pele e das mucosas
sleep|sono
sore throat|dor de garganta
stress|stresse
throat|garganta
throat irritation|irritação da garganta
urinary tract|vias urinárias
urinary tract inflammation|inflamação das vias urinárias
venous insufficiency|insuficiência venosa
weight|peso
anticoagulants|anticoagulantes
anticoagulants at high dose|anticoagulantes em dose alta
Asteraceae allergy|alergia às Asteráceas
autoimmune disease|doença autoimune
bile duct obstruction|obstrução das vias biliares
bowel obstruction|obstrução intestinal
caffeine|contém cafeína
digoxin|digoxina
epilepsy|epilepsia
gallstones|cálculos biliares
gastro-oesophageal reflux|refluxo gastroesofágico
hormone therapy|terapêutica hormonal
hypertension|hipertensão
hypokalaemia|hipocaliemia
immunosuppressants|imunossupressores
iron absorption|absorção do ferro
kidney disease|doença renal
liver disease|doença hepática
many drug interactions|muitas interações com medicamentos
max 1 week|no máximo 1 semana
not internal|não usar por via interna
peptic ulcer|úlcera péptica
photosensitivity|fotossensibilidade
pregnancy|gravidez
salicylate allergy|alergia aos salicilatos
sedatives|sedativos
separate from medicines|tomar afastado dos medicamentos
thyroid disease|doença da tiroide
warfarin|varfarina
`;

const portuguese: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [en = "", pt = ""] = row.split("|");
      return [en, pt];
    }),
);

/** A word of the plants' table in both languages; one that is no longer in it, as it is. */
export const plantWord = (en: string) => ({ en, pt: portuguese.get(en) ?? en });

/**
 * The Portuguese translation of a word in the plants' table. Throws for a missing one, so that an incomplete table is
 * noticed at start-up.
 */
export function plantWordPt(en: string): string {
  const pt = portuguese.get(en);
  if (!pt) throw new Error(`no Portuguese for ${en}`);
  return pt;
}
