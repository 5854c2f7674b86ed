import type { Words } from "./finding.ts";
import { tableRows } from "./table-rows.ts";

/** Keys of the conditions that rules use. Records store them, so they never change. */
export const CONDITIONS = [
  "pregnancy",
  "postpartum",
  "lactation",
  "infertility_treatment",
  "pacemaker",
  "icd",
  "neurostimulator",
  "prosthetic_valve",
  "epilepsy",
  "bleeding",
  "haemophilia",
  "thrombocytopenia",
  "anticoagulated",
  "thrombophilia",
  "dvt",
  "varicose_veins",
  "aaa",
  "stroke",
  "vertebral_artery",
  "coronary",
  "heart_failure",
  "arrhythmia",
  "qt_long",
  "hypertension",
  "hypertension_uncontrolled",
  "hypotension",
  "raynaud",
  "diabetes",
  "neuropathy",
  "kidney",
  "dialysis",
  "nephrotic",
  "kidney_stones",
  "hyperkalaemia",
  "hypokalaemia",
  "liver",
  "hepatitis_bc",
  "cirrhosis",
  "gallstones",
  "bile_duct",
  "ulcer",
  "reflux",
  "bowel",
  "ibd",
  "coeliac",
  "diarrhoea",
  "thyroid",
  "hypothyroidism",
  "hyperthyroidism",
  "adrenal",
  "hyperaldosteronism",
  "osteoporosis",
  "fracture",
  "spondylolisthesis",
  "cauda_equina",
  "disc_prolapse",
  "scoliosis_surgery",
  "joint_replacement",
  "ra_cervical",
  "down_syndrome",
  "cancer",
  "hormone_dependent_cancer",
  "bone_metastasis",
  "lymphoedema",
  "neutropenia",
  "immunosuppression",
  "transplant",
  "hiv",
  "infection",
  "autoimmune",
  "multiple_sclerosis",
  "myasthenia",
  "parkinson",
  "dementia",
  "migraine",
  "glaucoma",
  "retina",
  "bph_retention",
  "uti",
  "gout",
  "haemochromatosis",
  "g6pd",
  "sickle_cell",
  "anaemia",
  "leukaemia_bleeding",
  "burns_skin",
  "psoriasis",
  "keloid",
  "nickel_allergy",
  "latex_allergy",
  "shellfish_allergy",
  "asteraceae_allergy",
  "apiaceae_allergy",
  "salicylate_allergy",
  "anaphylaxis",
  "asthma",
  "copd",
  "pneumothorax",
  "sleep_apnoea",
  "bipolar",
  "psychosis",
  "depression",
  "anxiety_needle",
  "substance_use",
  "eating_disorder",
  "obesity_weight_loss",
  "surgery_planned",
  "recent_surgery",
  "elderly_frail",
  "child",
  "red_flag",
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Names of the conditions, one per line: key | English | Portuguese. */
const rows = `
pregnancy|pregnancy|gravidez
postpartum|the weeks after birth|pós-parto
lactation|breastfeeding|amamentação
infertility_treatment|fertility treatment|tratamento de fertilidade
pacemaker|pacemaker or defibrillator|pacemaker ou desfibrilhador
icd|an implanted defibrillator|desfibrilhador implantado
neurostimulator|implanted stimulator or pump|neuroestimulador ou bomba implantada
prosthetic_valve|heart valve prosthesis or endocarditis|prótese valvular ou endocardite
epilepsy|epilepsy|epilepsia
bleeding|bleeding disorder|alteração da coagulação
haemophilia|haemophilia|hemofilia
thrombocytopenia|thrombocytopenia|trombocitopenia
anticoagulated|anticoagulation|anticoagulação
thrombophilia|thrombophilia|trombofilia
dvt|venous thrombosis|trombose venosa
varicose_veins|varicose veins|varizes
aaa|aortic aneurysm|aneurisma da aorta
stroke|stroke|AVC
vertebral_artery|disease of the neck arteries|doença das artérias do pescoço
coronary|coronary heart disease|doença coronária
heart_failure|heart failure|insuficiência cardíaca
arrhythmia|arrhythmia|arritmia
qt_long|long QT|QT longo
hypertension|hypertension|hipertensão
hypertension_uncontrolled|uncontrolled hypertension|hipertensão não controlada
hypotension|low blood pressure or fainting|hipotensão ou síncope
raynaud|poor circulation of the limbs|má circulação dos membros
diabetes|diabetes|diabetes
neuropathy|neuropathy|neuropatia
kidney|kidney disease|doença renal
dialysis|dialysis|diálise
nephrotic|nephrotic syndrome|síndrome nefrótica
kidney_stones|kidney stones|cálculos renais
hyperkalaemia|high potassium|potássio alto
hypokalaemia|low potassium|potássio baixo
liver|liver disease|doença hepática
hepatitis_bc|hepatitis B or C|hepatite B ou C
cirrhosis|cirrhosis|cirrose
gallstones|gallstones|cálculos biliares
bile_duct|bile duct obstruction|obstrução das vias biliares
ulcer|peptic ulcer or digestive bleeding|úlcera péptica ou hemorragia digestiva
reflux|gastro-oesophageal reflux|refluxo gastroesofágico
bowel|bowel obstruction|obstrução intestinal
ibd|inflammatory bowel disease|doença inflamatória intestinal
coeliac|coeliac disease|doença celíaca
diarrhoea|malabsorption or chronic diarrhoea|má absorção ou diarreia crónica
thyroid|thyroid disease|doença da tiroide
hypothyroidism|hypothyroidism|hipotiroidismo
hyperthyroidism|hyperthyroidism|hipertiroidismo
adrenal|adrenal insufficiency or long-term steroids|insuficiência suprarrenal ou corticoterapia prolongada
hyperaldosteronism|hyperaldosteronism|hiperaldosteronismo
osteoporosis|osteoporosis|osteoporose
fracture|recent fracture|fratura recente
spondylolisthesis|spondylolisthesis or unstable joints|espondilolistese ou instabilidade articular
cauda_equina|signs of cord or cauda equina compression|sinais de compressão medular ou da cauda equina
disc_prolapse|disc prolapse|hérnia discal
scoliosis_surgery|spinal fusion|artrodese vertebral
joint_replacement|joint replacement|prótese articular
ra_cervical|rheumatoid arthritis or an unstable upper neck|artrite reumatoide ou instabilidade cervical alta
down_syndrome|Down syndrome|síndrome de Down
cancer|cancer|cancro
hormone_dependent_cancer|hormone-dependent cancer|cancro hormonodependente
bone_metastasis|bone metastases|metástases ósseas
lymphoedema|lymphoedema|linfedema
neutropenia|neutropenia|neutropenia
immunosuppression|immunosuppression|imunossupressão
transplant|organ transplant|transplante
hiv|HIV|VIH
infection|fever or infection|febre ou infeção
autoimmune|autoimmune disease|doença autoimune
multiple_sclerosis|multiple sclerosis|esclerose múltipla
myasthenia|myasthenia gravis|miastenia
parkinson|Parkinson's disease|doença de Parkinson
dementia|dementia|demência
migraine|migraine|enxaqueca
glaucoma|glaucoma|glaucoma
retina|disease or recent surgery of the eye|doença ou cirurgia recente do olho
bph_retention|urinary retention or enlarged prostate|retenção urinária ou próstata aumentada
uti|urinary tract infection|infeção urinária
gout|gout|gota
haemochromatosis|haemochromatosis|hemocromatose
g6pd|G6PD deficiency|défice de G6PD
sickle_cell|sickle cell disease|drepanocitose
anaemia|anaemia|anemia
leukaemia_bleeding|leukaemia or bone marrow failure|leucemia ou falência da medula
burns_skin|broken or burned skin|pele lesada ou queimada
psoriasis|psoriasis|psoríase
keloid|keloid|quelóide
nickel_allergy|nickel allergy|alergia ao níquel
latex_allergy|latex allergy|alergia ao látex
shellfish_allergy|shellfish allergy|alergia ao marisco
asteraceae_allergy|Asteraceae allergy|alergia às Asteráceas
apiaceae_allergy|allergy to celery or its family|alergia ao aipo ou à sua família
salicylate_allergy|aspirin allergy|alergia à aspirina
anaphylaxis|anaphylaxis|anafilaxia
asthma|asthma|asma
copd|COPD|DPOC
pneumothorax|pneumothorax|pneumotórax
sleep_apnoea|sleep apnoea|apneia do sono
bipolar|bipolar disorder|perturbação bipolar
psychosis|psychosis|psicose
depression|severe depression|depressão grave
anxiety_needle|fear of needles|medo de agulhas
substance_use|dependence on alcohol or drugs|dependência de álcool ou drogas
eating_disorder|anorexia nervosa|anorexia nervosa
obesity_weight_loss|treatment for weight loss|tratamento para perda de peso
surgery_planned|planned surgery|cirurgia marcada
recent_surgery|recent surgery|cirurgia recente
elderly_frail|frailty|fragilidade
child|a child|criança
red_flag|a warning sign of serious disease|um sinal de alarme de doença grave
`;

export const conditionNames: Readonly<Record<string, Words>> = Object.fromEntries(
  tableRows(rows).map(([key = "", en = "", pt = ""]) => {
    return [key, { en, pt }];
  }),
);
