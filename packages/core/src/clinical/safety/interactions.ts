import type { FindingReview, SafetySeverity, Words } from "./finding.ts";
import { tableRows } from "./table-rows.ts";

/**
 * Interactions of substances, plants and nutrients with medicines, one per line: what is prescribed | class of
 * medicines | severity | mechanism (PK: changes a level, PD: changes an effect) | effect. What is prescribed is the
 * substance's pinyin, the plant's or nutrient's key, or a key of `supplement-names.ts`.
 */
const rows = `
renshen|warfarin|moderate|PK/PD|may reduce INR
renshen|antidiabetics|moderate|PD|additive glucose lowering
renshen|mao_inhibitors|moderate|PD|headache, tremor, agitation
renshen|antiplatelets|moderate|PD|bleeding risk
renshen|other_anticoagulants|moderate|PD|bleeding risk
xiyangshen|warfarin|moderate|PK|may reduce INR
danshen|antiplatelets|moderate|PD|bleeding risk
danshen|warfarin|major|PK/PD|raised INR and bleeding
danshen|other_anticoagulants|major|PD|bleeding risk
danshen|digoxin|moderate|PK|may interfere with assay or raise level
danggui|antiplatelets|moderate|PD|bleeding risk
danggui|warfarin|major|PD|raised INR and bleeding
danggui|other_anticoagulants|major|PD|bleeding risk
chuanxiong|warfarin|moderate|PD|bleeding risk
chuanxiong|antiplatelets|moderate|PD|bleeding risk
chuanxiong|other_anticoagulants|moderate|PD|bleeding risk
honghua|warfarin|moderate|PD|bleeding risk
honghua|antiplatelets|moderate|PD|bleeding risk
honghua|other_anticoagulants|moderate|PD|bleeding risk
taoren|warfarin|moderate|PD|bleeding risk
taoren|antiplatelets|moderate|PD|bleeding risk
taoren|other_anticoagulants|moderate|PD|bleeding risk
sanqi|warfarin|moderate|PD|bleeding risk
sanqi|antiplatelets|moderate|PD|bleeding risk
sanqi|other_anticoagulants|moderate|PD|bleeding risk
shuizhi|warfarin|major|PD|bleeding risk
shuizhi|antiplatelets|major|PD|bleeding risk
shuizhi|other_anticoagulants|major|PD|bleeding risk
jianghuang|warfarin|moderate|PD|bleeding risk
jianghuang|antiplatelets|moderate|PD|bleeding risk
jianghuang|other_anticoagulants|moderate|PD|bleeding risk
yinxingye|warfarin|major|PD|bleeding risk
yinxingye|antiplatelets|major|PD|bleeding risk
yinxingye|other_anticoagulants|major|PD|bleeding risk
yinxingye|anticonvulsants|moderate|PD|lowered seizure threshold
yinxingye|efavirenz|moderate|PK|reduced level
dasuan|warfarin|moderate|PD|bleeding risk
dasuan|antiplatelets|moderate|PD|bleeding risk
dasuan|other_anticoagulants|moderate|PD|bleeding risk
dasuan|protease_inhibitors|moderate|PK|reduced level (saquinavir)
shengjiang|warfarin|minor|PD|bleeding risk at high dose
shengjiang|other_anticoagulants|minor|PD|bleeding risk at high dose
gouqizi|warfarin|major|PK|raised INR
mahuang|mao_inhibitors|contraindicated|PD|hypertensive crisis
mahuang|sympathomimetics|major|PD|additive stimulation, arrhythmia
mahuang|antihypertensives|major|PD|opposes effect
mahuang|digoxin|major|PD|arrhythmia
mahuang|xanthines|major|PD|additive stimulation
gancao|spironolactone|moderate|PD|opposes effect
gancao|digoxin|major|PD|hypokalaemia raises toxicity
gancao|loop_thiazide_diuretics|major|PD|additive hypokalaemia
gancao|antihypertensives|moderate|PD|sodium and water retention
gancao|corticosteroids|moderate|PK|potentiation
fuzi|digoxin|major|PD|arrhythmia
fuzi|antiarrhythmics|major|PD|arrhythmia
zhichuanwu|antiarrhythmics|major|PD|arrhythmia
zhicaowu|antiarrhythmics|major|PD|arrhythmia
chansu|digoxin|contraindicated|PD|additive cardiac glycoside toxicity
xiangjiapi|digoxin|contraindicated|PD|additive cardiac glycoside toxicity
tinglizi|digoxin|moderate|PD|cardiac glycoside content
dahuang|digoxin|moderate|PD|hypokalaemia with prolonged use
dahuang|diuretics|moderate|PD|additive potassium loss
fanxieye|digoxin|moderate|PD|hypokalaemia with prolonged use
luhui|antidiabetics|moderate|PD|additive glucose lowering
luhui|diuretics|moderate|PD|additive potassium loss
huanglian|antidiabetics|moderate|PD|additive glucose lowering
huanglian|ciclosporin|moderate|PK|raised level (berberine)
huangbo|ciclosporin|moderate|PK|raised level (berberine)
huangqi|immunosuppressants|moderate|PD|opposes effect
huangqi|lithium|moderate|PK|may raise level
gegen|antidiabetics|moderate|PD|additive glucose lowering
gegen|tamoxifen|moderate|PD|phyto-oestrogen effect
wuweizi|tacrolimus|major|PK|raised level
wuweizi|cyp3a4|moderate|PK|raised level
buguzhi|cyp1a2|moderate|PK|raised level
baizhi|cyp3a4|moderate|PK|raised level
heshouwu|hepatotoxic|major|PD|additive liver injury
huangyaozi|hepatotoxic|major|PD|additive liver injury
cangerzi|hepatotoxic|major|PD|additive liver injury
chuanlianzi|hepatotoxic|major|PD|additive liver injury
chaihu|hepatotoxic|moderate|PD|liver injury reported at high dose
xixin|nephrotoxic|major|PD|aristolochic acid risk
suanzaoren|sedatives|moderate|PD|additive sedation
yuanzhi|sedatives|minor|PD|additive sedation
zhusha|iodide_bromide|contraindicated|PD|toxic mercury salts
xionghuang|iron_nitrate_sulfate|contraindicated|PD|toxic arsenic compounds
shigao|tetracyclines|moderate|PK|chelation, reduced absorption
shigao|quinolones|moderate|PK|chelation, reduced absorption
shigao|digoxin|moderate|PD|hypercalcaemia raises toxicity
muli|tetracyclines|moderate|PK|chelation, reduced absorption
muli|quinolones|moderate|PK|chelation, reduced absorption
longgu|tetracyclines|moderate|PK|chelation, reduced absorption
longgu|quinolones|moderate|PK|chelation, reduced absorption
shanzha|digoxin|moderate|PD|additive effect
shanzha|antihypertensives|minor|PD|additive hypotension
gouteng|antihypertensives|minor|PD|additive hypotension
duzhong|antihypertensives|minor|PD|additive hypotension
zexie|diuretics|minor|PD|additive diuresis
cheqianzi|lithium|moderate|PK|altered level
haizao|thyroid_hormones|moderate|PD|iodine content
haizao|antithyroid|moderate|PD|iodine content
kunbu|thyroid_hormones|moderate|PD|iodine content
yangjinhua|anticholinergics|major|PD|additive anticholinergic effect
maqianzi|cns_stimulants|major|PD|convulsions
binglang|cholinergics|moderate|PD|additive cholinergic effect
yanhusuo|sedatives|moderate|PD|additive sedation
yingsuqiao|opioids_sedatives|major|PD|respiratory depression
yinyanghuo|antihypertensives|minor|PD|additive hypotension
coenzyme_q10|warfarin|moderate|PD|may reduce INR
chromium|antidiabetics|minor|PD|additive glucose lowering
allium_sativum|antiplatelets|moderate|PD|bleeding risk
serenoa_repens|antiplatelets|minor|PD|bleeding risk
melatonin|warfarin|moderate|PD|bleeding risk
melatonin|fluvoxamine|major|PK|raised melatonin level
curcuma_longa|antiplatelets|moderate|PD|bleeding risk
hypericum_perforatum|tacrolimus|contraindicated|PK|reduced level
hypericum_perforatum|protease_inhibitors|contraindicated|PK|reduced level
hypericum_perforatum|digoxin|major|PK|reduced level
hypericum_perforatum|doac|major|PK|reduced level
hypericum_perforatum|simva_atorvastatin|moderate|PK|reduced level
hypericum_perforatum|oral_contraceptives|major|PK|reduced level, breakthrough bleeding
hypericum_perforatum|ssri_snri|major|PD|serotonin syndrome
hypericum_perforatum|triptans|major|PD|serotonin syndrome
hypericum_perforatum|warfarin|major|PK|reduced INR
hypericum_perforatum|ciclosporin|contraindicated|PK|reduced level, graft rejection
hypericum_perforatum|mao_inhibitors|major|PD|serotonin syndrome
hypericum_perforatum|cyp3a4|moderate|PK|reduced level
fish_oil|warfarin|moderate|PD|bleeding risk at high dose
fish_oil|antiplatelets|moderate|PD|bleeding risk at high dose
fish_oil|other_anticoagulants|moderate|PD|bleeding risk at high dose
vitamin_e|warfarin|moderate|PD|bleeding risk at high dose
vitamin_e|antiplatelets|moderate|PD|bleeding risk at high dose
vitamin_e|other_anticoagulants|moderate|PD|bleeding risk at high dose
vaccinium_macrocarpon|warfarin|moderate|PK|raised INR
echinacea_purpurea|immunosuppressants|moderate|PD|opposes effect
glycyrrhiza_glabra|digoxin|major|PD|hypokalaemia raises toxicity
grapefruit|cyp3a4|moderate|PK|raised level
grapefruit|calcium_channel_blockers|moderate|PK|raised level
grapefruit|simva_atorvastatin|major|PK|raised level, myopathy
kava|hepatotoxic|major|PD|additive liver injury
kava|sedatives|major|PD|additive sedation
valeriana_officinalis|sedatives|moderate|PD|additive sedation
calcium|tetracyclines|moderate|PK|chelation, reduced absorption
calcium|quinolones|moderate|PK|chelation, reduced absorption
calcium|bisphosphonates|moderate|PK|reduced absorption
calcium|levothyroxine|moderate|PK|reduced absorption, separate by 4 h
magnesium|quinolones|moderate|PK|chelation, reduced absorption
magnesium|tetracyclines|moderate|PK|chelation, reduced absorption
magnesium|bisphosphonates|moderate|PK|reduced absorption
zinc|quinolones|moderate|PK|chelation, reduced absorption
zinc|tetracyclines|moderate|PK|chelation, reduced absorption
iron|tetracyclines|moderate|PK|chelation, reduced absorption
iron|quinolones|moderate|PK|chelation, reduced absorption
iron|bisphosphonates|moderate|PK|reduced absorption
iron|levothyroxine|moderate|PK|reduced absorption, separate by 4 h
silybum_marianum|cyp2c9|minor|PK|altered level
5_htp|ssri_snri|major|PD|serotonin syndrome
5_htp|mao_inhibitors|major|PD|serotonin syndrome
vitamin_k|warfarin|major|PD|reduced INR
red_yeast_rice|statins|major|PD|additive myopathy
potassium|ace_inhibitors|major|PD|hyperkalaemia
potassium|sartans|major|PD|hyperkalaemia
potassium|potassium_sparing|major|PD|hyperkalaemia
vitamin_d|thiazides|moderate|PD|hypercalcaemia
vitamin_b6|levodopa_alone|moderate|PK|reduced effect
glucosamine|warfarin|moderate|PD|raised INR reported
`;

/** The effects in Portuguese, one per line: English | Portuguese. */
const effects = `
may reduce INR|pode baixar o INR
additive glucose lowering|soma-se a descida da glicemia
headache, tremor, agitation|cefaleia, tremor, agitação
bleeding risk|risco de hemorragia
raised INR and bleeding|INR elevado e hemorragia
may interfere with assay or raise level|pode interferir no doseamento ou elevar o nível
lowered seizure threshold|limiar convulsivo mais baixo
reduced level|nível diminuído
reduced level (saquinavir)|nível diminuído (saquinavir)
bleeding risk at high dose|risco de hemorragia em dose alta
raised INR|INR elevado
hypertensive crisis|crise hipertensiva
additive stimulation, arrhythmia|soma-se a estimulação, arritmia
opposes effect|contraria o efeito
arrhythmia|arritmia
additive stimulation|soma-se a estimulação
hypokalaemia raises toxicity|a hipocaliemia aumenta a toxicidade
additive hypokalaemia|soma-se a hipocaliemia
sodium and water retention|retenção de sódio e água
potentiation|potencia o efeito
additive cardiac glycoside toxicity|soma-se a toxicidade dos glicosídeos cardíacos
cardiac glycoside content|contém glicosídeos cardíacos
hypokalaemia with prolonged use|hipocaliemia com o uso prolongado
additive potassium loss|soma-se a perda de potássio
raised level (berberine)|nível elevado (berberina)
may raise level|pode elevar o nível
phyto-oestrogen effect|efeito de fitoestrogénio
raised level|nível elevado
additive liver injury|soma-se a lesão hepática
liver injury reported at high dose|lesão hepática descrita em dose alta
aristolochic acid risk|risco de ácido aristolóquico
additive sedation|soma-se a sedação
toxic mercury salts|sais de mercúrio tóxicos
toxic arsenic compounds|compostos de arsénio tóxicos
chelation, reduced absorption|quelação, absorção diminuída
hypercalcaemia raises toxicity|a hipercalcemia aumenta a toxicidade
additive effect|soma-se o efeito
additive hypotension|soma-se a hipotensão
additive diuresis|soma-se a diurese
altered level|nível alterado
iodine content|contém iodo
additive anticholinergic effect|soma-se o efeito anticolinérgico
convulsions|convulsões
additive cholinergic effect|soma-se o efeito colinérgico
respiratory depression|depressão respiratória
reduced level, breakthrough bleeding|nível diminuído, hemorragia de disrupção
serotonin syndrome|síndrome serotoninérgica
reduced INR|INR diminuído
reduced level, graft rejection|nível diminuído, rejeição do enxerto
raised level, myopathy|nível elevado, miopatia
additive myopathy|soma-se a miopatia
reduced absorption, separate by 4 h|absorção diminuída, separar 4 h
reduced absorption|absorção diminuída
hyperkalaemia|hipercaliemia
hypercalcaemia|hipercalcemia
reduced effect|efeito diminuído
raised melatonin level|nível de melatonina elevado
raised INR reported|INR elevado, com casos descritos
`;

type Degree = "contraindicated" | "major" | "moderate" | "minor";
const SEVERITY: Readonly<Record<Degree, SafetySeverity>> = {
  contraindicated: "serious",
  major: "serious",
  moderate: "caution",
  minor: "note",
};

export type Interaction = {
  /** What is prescribed. */
  taken: string;
  /** Key of a class of `drug-classes.ts`. */
  drugs: string;
  severity: SafetySeverity;
  contraindicated: boolean;
  effect: Words;
  mechanism: string;
  /** What the back office says of its review; absent while nobody decided. */
  review?: FindingReview;
};

const portuguese = new Map(tableRows(effects).map(([en = "", pt = ""]) => [en, pt]));

export const interactions: readonly Interaction[] = tableRows(rows).map(
  ([taken = "", drugs = "", degree = "minor", mechanism = "", en = ""]) => ({
    taken,
    drugs,
    severity: SEVERITY[degree as Degree],
    contraindicated: degree === "contraindicated",
    effect: { en, pt: portuguese.get(en) ?? "" },
    mechanism,
  }),
);
