/**
 * What is taken against classes of medicines and single ones. Effects, one a line: English | Portuguese. Rows, one a line:
 * what is taken (a substance, a plant, a nutrient; `c:` a category of substances) | how gravely (A to be avoided, S
 * serious, C caution, N note) | number of the effect | classes of `drug-class-rows.ts`, and medicines by their lasting
 * name. Broad and narrow classes overlap on purpose. Compiled from memory, not reviewed by a pharmacist; what is uncertain
 * is a note.
 */
export const classEffects = `
adds to bleeding of the stomach|soma-se à hemorragia do estômago
enzyme induction lowers its level; treatment failure|a indução enzimática baixa o nível; falha do tratamento
adds to the anticoagulant or antiplatelet effect; bleeding|soma-se ao efeito antitrombótico; hemorragia
lowers INR; clotting|baixa o INR; trombose
hypokalaemia makes digoxin toxic|a hipocaliemia torna a digoxina tóxica
potassium loss adds up; hypokalaemia|soma-se a perda de potássio; hipocaliemia
hypokalaemia favours torsades de pointes|a hipocaliemia favorece torsades de pointes
additive laxative effect and fluid loss|soma-se o efeito laxante e a perda de líquidos
diuretic effect or sodium loss may raise lithium level|o efeito diurético ou a perda de sódio pode elevar a litiemia
additive diuresis; dehydration or electrolyte loss|soma-se a diurese; desidratação ou perda de eletrólitos
additive sedation; no driving|soma-se a sedação; não conduzir
may lower the seizure threshold|pode baixar o limiar convulsivo
hormone-like activity may change the effect|a atividade tipo hormonal pode alterar o efeito
raises blood pressure and opposes treatment|sobe a tensão arterial e contraria o tratamento
raises INR; bleeding|eleva o INR; hemorragia
may disturb the digoxin assay or raise the level|pode interferir no doseamento da digoxina ou elevar o nível
blood pressure may fall further|a tensão arterial pode descer mais
level may change in either direction; monitor it|o nível pode mudar nos dois sentidos; vigiar
lower level; loss of virological control and resistance|nível mais baixo; perda de controlo virológico e resistência
enzyme induction lowers its level; treatment failure|a indução enzimática baixa o nível; falha terapêutica
additive glucose lowering; hypoglycaemia|soma-se a descida da glicemia; hipoglicemia
may lower glucose a little more; monitor|pode baixar um pouco mais a glicemia; vigiar
may worsen mania or psychosis|pode agravar mania ou psicose
additive stimulation; fast heart rate and arrhythmia|soma-se a estimulação; taquicardia e arritmia
additive liver injury|soma-se a lesão hepática
immune stimulation may oppose it; rejection or flare|a estimulação imunitária pode contrariá-lo; rejeição ou agudização
slows the breakdown of cortisol; stronger steroid effect|atrasa a degradação do cortisol; efeito corticoide reforçado
opposes the diuretic; sodium retention|contraria o diurético; retenção de sódio
hypertensive crisis|crise hipertensiva
arrhythmia|arritmia
may raise glucose and oppose treatment|pode subir a glicemia e contrariar o tratamento
may raise its level|pode elevar o nível
additive cardiac glycoside toxicity|soma-se a toxicidade dos glicosídeos cardíacos
binds it in the gut; take 2 to 3 hours apart|liga-o no intestino; separar 2 a 3 horas
hypercalcaemia makes digoxin toxic|a hipercalcemia torna a digoxina tóxica
raises its level; toxicity|eleva o nível; toxicidade
adds to QT prolongation|soma-se ao prolongamento do QT
phyto-oestrogens may oppose hormone treatment of breast cancer|os fitoestrogénios podem contrariar o tratamento hormonal do cancro da mama
additive photosensitivity|soma-se a fotossensibilidade
raised INR in case reports|INR elevado em casos descritos
additive kidney injury|soma-se a lesão renal
serotonin syndrome|síndrome serotoninérgica
may oppose or mimic its dopamine effect|pode contrariar ou imitar o seu efeito dopaminérgico
delays or lowers absorption; take 2 hours apart|atrasa ou diminui a absorção; separar 2 horas
iodine content unbalances thyroid treatment|o teor em iodo desequilibra o tratamento da tiroide
vitamin K opposes the vitamin K antagonist; keep intake steady|a vitamina K contraria o antivitamínico K; manter a ingestão estável
additive anticholinergic effect|soma-se o efeito anticolinérgico
opposes its effect|contraria o seu efeito
convulsions|convulsões
additive cholinergic effect|soma-se o efeito colinérgico
additive sedation and respiratory depression|soma-se a sedação e a depressão respiratória
mercury compounds: poisoning|compostos de mercúrio: intoxicação
arsenic compounds: poisoning|compostos de arsénio: intoxicação
slow heart rate and additive effect on the heart|bradicardia e soma do efeito cardíaco
additive muscle injury|soma-se a lesão muscular
breakthrough bleeding and unplanned pregnancy from enzyme induction, up to four weeks after stopping|hemorragia de disrupção e gravidez não planeada por indução enzimática, até quatro semanas após parar
lower level; graft rejection or relapse|nível mais baixo; rejeição do enxerto ou recaída
lower level; stroke or clotting|nível mais baixo; AVC ou trombose
may lower its level; seizures|pode baixar o nível; convulsões
lower level; withdrawal symptoms or uncontrolled pain|nível mais baixo; privação ou dor não controlada
lower level of the cancer medicine; treatment failure|nível mais baixo do antineoplásico; falha terapêutica
antioxidant in high dose may oppose cancer treatment|antioxidante em dose alta pode contrariar o tratamento oncológico
unpredictable effect on immunotherapy|efeito imprevisível sobre a imunoterapia
hyperkalaemia|hipercaliemia
polyphenols inactivate bortezomib|os polifenóis inativam o bortezomib
blocks intestinal uptake and lowers its level|bloqueia a captação intestinal e baixa o nível
higher intake lowers the level, stopping raises it|maior consumo baixa a litiemia, parar eleva-a
caffeine raises its level and adds stimulation|a cafeína eleva o nível e soma estimulação
hormone-like herbs may disturb the fertility cycle|plantas de ação hormonal podem perturbar o ciclo de fertilidade
lowers absorption; take 4 hours apart|diminui a absorção; separar 4 horas
may raise thyroid hormone levels|pode elevar as hormonas tiroideias
stomach irritation and bleeding|irritação e hemorragia gástrica
may change lithium level|pode alterar a litiemia
hypervitaminosis A and raised intracranial pressure|hipervitaminose A e hipertensão intracraniana
hypercalcaemia|hipercalcemia
long use lowers the level of this nutrient|o uso prolongado baixa o nível deste nutriente
without carbidopa or benserazide, lowers levodopa effect|sem carbidopa ou benserazida, reduz o efeito da levodopa
folate may change toxicity and efficacy|o folato pode alterar toxicidade e eficácia
additive flushing; liver injury and raised glucose|soma-se o rubor; lesão hepática e subida da glicemia
blocks absorption; take the medicine first and wait at least 30 to 60 minutes|impede a absorção; tomar primeiro o medicamento e esperar pelo menos 30 a 60 minutos
lowers the level of the integrase inhibitor; follow the leaflet's interval|baixa o nível do inibidor da integrase; respeitar o intervalo do folheto
monacolin K is lovastatin: its level rises; rhabdomyolysis|a monacolina K é lovastatina: o nível sobe; rabdomiólise
may trigger mania|pode desencadear mania
the medicine raises the melatonin level|o medicamento eleva o nível de melatonina
live organisms may cause infection in weak immunity|organismos vivos podem causar infeção se houver imunossupressão
marked fall in blood pressure|queda acentuada da tensão arterial
slower breakdown of caffeine; stimulation|a cafeína degrada-se mais devagar; estimulação
`;

export const classInteractionRows = `
c:BL|C|0|nsaid
hypericum_perforatum|S|1|cyp3a4_narrow;pgp_narrow
c:BL|S|2|warfarin;doac;anticoagulant_injected;thrombolytic;antiplatelets
c:BL|N|2|ssri_snri;bleeding_risk
c:HE|N|3|anticoagulants
c:PU-A|C|4|digoxin
c:PU-A|C|5|diuretics;corticosteroids
c:PU-A|C|6|qt_prolonging;antiarrhythmics
c:PU-A|C|7|laxative_stimulant
c:PU-W|S|5|diuretics;digoxin
c:PU-W|S|8|lithium
c:DR|N|9|diuretics
c:DR|N|8|lithium
c:SP|C|10|sedatives;opioids_sedatives
c:OP|N|11|sedatives;anticonvulsants
c:TY|N|12|hormone_dependent_cancer
c:WI|N|13|antihypertensives
danshen|A|14|warfarin
danshen|S|2|doac;antiplatelets;anticoagulant_injected
danshen|C|15|digoxin
danshen|N|16|antihypertensives;nitrate
danshen|N|17|cyp3a4_narrow
danggui|S|14|warfarin
danggui|S|2|doac;antiplatelets;anticoagulant_injected
danggui|N|12|antiestrogen;estrogen;oral_contraceptives
chuanxiong|C|2|warfarin;doac;antiplatelets;anticoagulant_injected
honghua|S|2|warfarin;doac;antiplatelets;anticoagulant_injected
taoren|N|2|warfarin;doac;antiplatelets;anticoagulant_injected
sanqi|C|2|warfarin;doac;antiplatelets;anticoagulant_injected
shuizhi|A|2|anticoagulants;antiplatelets
tubiechong|S|2|anticoagulants;antiplatelets
ezhu|S|2|anticoagulants;antiplatelets
sanleng|S|2|anticoagulants;antiplatelets
yimucao|N|2|anticoagulants;antiplatelets
jianghuang|C|2|warfarin;doac;antiplatelets;anticoagulant_injected
puhuang|N|2|anticoagulants;antiplatelets
dilong|S|2|anticoagulants;antiplatelets
yinxingye|S|2|warfarin;doac;anticoagulant_injected
yinxingye|C|2|antiplatelets;nsaid
yinxingye|C|11|anticonvulsants;seizure_threshold
yinxingye|S|18|efavirenz
yinxingye|N|2|ssri_snri;Trazodone
yinxingye|N|19|cyp2c19
renshen|S|3|warfarin
renshen|C|20|antidiabetic_hypoglycaemic
renshen|N|21|antidiabetic_other
renshen|S|22|mao_inhibitors
renshen|N|23|cns_stimulants;sympathomimetics;xanthines
renshen|N|12|antiestrogen
renshen|S|24|Imatinib
renshen|N|24|Raltegravir
renshen|N|25|immunosuppressants
renshen|N|13|antihypertensives
xiyangshen|S|3|warfarin
xiyangshen|C|20|antidiabetic_hypoglycaemic
ciwujia|C|15|digoxin
ciwujia|N|13|antihypertensives
ciwujia|N|21|antidiabetic_hypoglycaemic
gancao|S|4|digoxin
gancao|S|5|loop_thiazide_diuretics;laxative_stimulant
gancao|C|13|antihypertensives;oral_contraceptives;estrogen
gancao|C|26|corticosteroids
gancao|C|27|spironolactone;potassium_sparing
gancao|N|6|qt_prolonging
gancao|S|6|antiarrhythmics
gancao|N|17|warfarin
gancao|N|12|androgen;antiandrogen
gancao|N|5|insulin
mahuang|A|28|mao_inhibitors;ergot;oxytocic
mahuang|S|23|sympathomimetics;cns_stimulants;xanthines
mahuang|S|13|antihypertensives;beta_blocker
mahuang|S|29|digoxin;antiarrhythmics;qt_prolonging
mahuang|S|28|tca;ssri_snri
mahuang|C|30|antidiabetics
mahuang|N|17|corticosteroids
mahuang|C|23|thyroid_hormones
mahuang|S|11|anticonvulsants
zhishi|S|28|mao_inhibitors;sympathomimetics;cns_stimulants
zhishi|N|31|cyp3a4_narrow
zhishi|N|13|antihypertensives
zhiqiao|N|28|mao_inhibitors
qingpi|N|28|mao_inhibitors
fuzi|S|29|digoxin;antiarrhythmics;qt_prolonging;beta_blocker
zhichuanwu|A|29|digoxin;antiarrhythmics;qt_prolonging;beta_blocker
zhicaowu|A|29|digoxin;antiarrhythmics;qt_prolonging;beta_blocker
chansu|A|32|digoxin;antiarrhythmics;beta_blocker
xiangjiapi|A|32|digoxin;antiarrhythmics
tinglizi|N|32|digoxin
luobumaye|N|32|digoxin
luobumaye|N|16|antihypertensives
maidong|N|32|digoxin
yuzhu|N|32|digoxin
shigao|C|33|tetracyclines;quinolones;bisphosphonates;levothyroxine
shigao|N|34|digoxin
muli|C|33|tetracyclines;quinolones;bisphosphonates;levothyroxine;integrase_inhibitor
longgu|C|33|tetracyclines;quinolones;bisphosphonates;levothyroxine;integrase_inhibitor
shijueming|C|33|cation_chelated
zhenzhumu|C|33|cation_chelated
haipiaoxiao|C|33|cation_chelated
walengzi|C|33|cation_chelated
geqiao|C|33|cation_chelated
zheshi|C|33|cation_chelated
cishi|C|33|cation_chelated
huashi|C|33|cation_chelated
chishizhi|C|33|cation_chelated;digoxin
baifan|C|33|cation_chelated
huanglian|S|35|ciclosporin;tacrolimus
huanglian|C|20|antidiabetic_hypoglycaemic
huanglian|C|31|cyp3a4_narrow;cyp2d6
huanglian|N|36|qt_prolonging
huangbo|C|35|ciclosporin;tacrolimus
huangbo|N|20|antidiabetic_hypoglycaemic
huangqin|N|17|warfarin
huangqin|N|24|hepatotoxic
huangqi|S|25|immunosuppressants;calcineurin_inhibitor;mtor_inhibitor;biologic_immunosuppressant
huangqi|C|8|lithium
huangqi|N|16|antihypertensives
huangqi|N|21|antidiabetic_hypoglycaemic
huangqi|N|2|anticoagulants;antiplatelets
gegen|C|20|antidiabetic_hypoglycaemic
gegen|S|37|antiestrogen
gegen|N|16|antihypertensives
gegen|N|35|Methotrexate;Methotrexate (rheumatology)
wuweizi|S|35|tacrolimus;mtor_inhibitor;ciclosporin
wuweizi|C|35|cyp3a4_narrow;benzodiazepine
wuweizi|N|3|warfarin
buguzhi|S|37|antiestrogen
buguzhi|C|38|photosensitising
buguzhi|S|24|hepatotoxic
buguzhi|N|35|cyp1a2
baizhi|N|31|cyp3a4_narrow
baizhi|N|38|photosensitising
heshouwu|S|24|hepatotoxic;statins
heshouwu|N|39|warfarin
heshouwu|N|5|digoxin;diuretics
zhiheshouwu|S|24|hepatotoxic
shouwuteng|N|10|sedatives
huangyaozi|A|24|hepatotoxic
cangerzi|S|24|hepatotoxic
chuanlianzi|S|24|hepatotoxic
baixianpi|S|24|hepatotoxic
chaihu|C|24|hepatotoxic
chaihu|A|24|interferon
chaihu|N|10|sedatives
kuandonghua|S|24|hepatotoxic
xixin|S|40|nephrotoxic
mutong|N|40|nephrotoxic
fangji|S|40|nephrotoxic
fangji|N|16|antihypertensives;antiarrhythmics
suanzaoren|C|10|sedatives;opioids_sedatives
suanzaoren|N|41|ssri_snri
hehuanpi|N|10|sedatives
yuanzhi|N|10|sedatives
yanhusuo|C|10|sedatives;opioids_sedatives
yanhusuo|C|24|hepatotoxic
yanhusuo|N|42|dopaminergic
tianma|N|10|sedatives;anticonvulsants
gouteng|N|16|antihypertensives
gouteng|N|10|sedatives
gouteng|N|31|cyp2d6
duzhong|N|16|antihypertensives
zexie|N|9|diuretics
cheqianzi|C|43|lithium;digoxin;anticonvulsants;levothyroxine;iron_salt
haizao|S|44|thyroid_hormones;antithyroid
haizao|C|44|Amiodarone;lithium
kunbu|S|44|thyroid_hormones;antithyroid
kunbu|C|44|Amiodarone;lithium
kunbu|N|45|warfarin
xuanshen|N|17|antithyroid
yangjinhua|A|46|anticholinergics;tca
yangjinhua|S|47|cholinergics;levodopa
maqianzi|A|48|cns_stimulants;seizure_threshold;antipsychotic
binglang|C|49|cholinergics
binglang|C|47|anticholinergics;antipsychotic
yingsuqiao|A|50|opioids_sedatives;benzodiazepine;mao_inhibitors
zhusha|A|51|iodide_bromide
zhusha|A|40|nephrotoxic
xionghuang|A|52|iron_nitrate_sulfate
xionghuang|A|36|qt_prolonging
yinyanghuo|N|16|antihypertensives;pde5_inhibitor;nitrate
yinyanghuo|C|37|antiestrogen
dahuang|C|4|digoxin
dahuang|C|5|diuretics;corticosteroids
dahuang|N|2|anticoagulants;antiplatelets
dahuang|C|6|antiarrhythmics
dahuang|N|40|nsaid
fanxieye|C|4|digoxin
fanxieye|C|5|diuretics;corticosteroids
fanxieye|C|6|antiarrhythmics;qt_prolonging
luhui|C|4|digoxin
luhui|C|5|diuretics;corticosteroids
luhui|N|20|antidiabetics
mangxiao|N|9|diuretics
mangxiao|N|8|lithium
shanzha|C|53|digoxin;beta_blocker
shanzha|N|16|antihypertensives;nitrate;pde5_inhibitor
shanzha|N|2|antiplatelets;warfarin;doac;anticoagulant_injected
shanzha|N|54|statins
gouqizi|S|14|warfarin
shengjiang|N|2|warfarin;doac;antiplatelets;anticoagulant_injected
shengjiang|N|21|antidiabetic_hypoglycaemic
ganjiang|N|2|warfarin;doac;anticoagulant_injected;antiplatelets
rougui|N|24|hepatotoxic
rougui|N|21|antidiabetic_hypoglycaemic
dasuan|C|2|warfarin;doac;antiplatelets;anticoagulant_injected
dasuan|S|18|protease_inhibitors
dasuan|N|16|antihypertensives
dasuan|N|21|antidiabetics
hujiao|N|31|cyp3a4_narrow;anticonvulsants
biba|N|31|cyp3a4_narrow;anticonvulsants
huluba|C|20|antidiabetic_hypoglycaemic
huluba|C|39|warfarin
huluba|N|43|levothyroxine
pugongying|N|8|lithium;diuretics
pugongying|N|33|quinolones
yiyiren|N|21|antidiabetics
jiaogulan|N|2|anticoagulants;antiplatelets
jiaogulan|N|25|immunosuppressants
lingzhi|N|2|anticoagulants;antiplatelets
lingzhi|N|25|immunosuppressants
dongchongxiacao|N|25|immunosuppressants
dongchongxiacao|N|2|anticoagulants;antiplatelets
baihuasheshecao|N|25|immunosuppressants
chuanxinlian|N|2|anticoagulants;antiplatelets
chuanxinlian|N|25|immunosuppressants
hongjingtian|N|41|ssri_snri
hongjingtian|N|39|warfarin
hongjingtian|N|21|antidiabetics
banlangen|N|2|anticoagulants;antiplatelets
qinghao|N|17|cyp3a4_narrow;anticonvulsants
digupi|N|16|antihypertensives
gualou|N|21|antidiabetics
tianhuafen|N|21|antidiabetics
cangzhu|N|21|antidiabetics
zhimu|N|21|antidiabetics
sangye|C|20|antidiabetic_hypoglycaemic
sangbaipi|N|21|antidiabetics
houpo|N|10|sedatives
niuhuang|N|10|sedatives;anticonvulsants
bingpian|N|17|cyp3a4_narrow
shexiang|N|2|anticoagulants;antiplatelets
quanxie|N|48|anticonvulsants
ruxiang|N|2|anticoagulants;antiplatelets
moyao|N|3|warfarin
moyao|N|21|antidiabetics
lurong|N|12|androgen;hormone_dependent_cancer
tusizi|N|12|antiestrogen
roucongrong|N|16|antihypertensives
sangjisheng|N|16|antihypertensives
xiaohuixiang|C|33|Ciprofloxacin
muxiang|N|40|nephrotoxic
huzhang|N|37|antiestrogen
huzhang|N|2|warfarin;antiplatelets;doac;anticoagulant_injected
shengma|N|12|antiestrogen
qingdai|N|39|warfarin
wubeizi|N|33|iron_salt;cation_chelated
diyu|N|33|iron_salt
jineijin|N|43|levothyroxine
hypericum_perforatum|A|41|ssri_snri;serotonergic;mao_inhibitors;tca;triptans;Tramadol;Linezolid
hypericum_perforatum|A|55|oral_contraceptives;progestogen;Ulipristal
hypericum_perforatum|A|56|ciclosporin;tacrolimus;mtor_inhibitor
hypericum_perforatum|A|18|protease_inhibitors;nnrti;integrase_inhibitor;Tenofovir alafenamide;Maraviroc;efavirenz
hypericum_perforatum|A|19|hcv_antiviral;digoxin;Voriconazole;Ivabradine;Ranolazine;Dronedarone;Ticagrelor;Eplerenone;Finerenone
hypericum_perforatum|A|57|doac
hypericum_perforatum|A|3|warfarin
hypericum_perforatum|S|58|anticonvulsants
hypericum_perforatum|S|59|Methadone;Oxycodone;Buprenorphine;Fentanyl
hypericum_perforatum|A|60|tki;chemotherapy;Palbociclib;Ribociclib;Abemaciclib;Venetoclax;Olaparib;Irinotecan;Everolimus
hypericum_perforatum|S|60|antiestrogen;Abiraterone
hypericum_perforatum|C|19|cyp3a4;statins;calcium_channel_blockers;cyp2c19;benzodiazepine;Quetiapine;Clozapine;estrogen;antipsychotic
hypericum_perforatum|S|19|Theophylline
hypericum_perforatum|C|38|photosensitising
hypericum_perforatum|N|19|levothyroxine;corticosteroids
hypericum_perforatum|N|17|antidiabetics
hypericum_perforatum|N|41|lithium
hypericum_perforatum|S|56|immunosuppressants
valeriana_officinalis|C|10|sedatives;opioids_sedatives;benzodiazepine
passiflora_incarnata|C|10|sedatives;opioids_sedatives;benzodiazepine
humulus_lupulus|N|10|sedatives
humulus_lupulus|C|37|antiestrogen
melissa_officinalis|N|10|sedatives
melissa_officinalis|N|17|thyroid_hormones
lavandula_angustifolia|N|10|sedatives
eschscholzia_californica|N|10|sedatives;opioids_sedatives
eschscholzia_californica|N|41|mao_inhibitors
piper_methysticum|A|24|hepatotoxic
piper_methysticum|S|10|sedatives;opioids_sedatives;benzodiazepine
piper_methysticum|S|42|dopaminergic;antipsychotic
ginkgo_biloba|S|2|warfarin;doac;antiplatelets;anticoagulant_injected
ginkgo_biloba|S|18|efavirenz
ginkgo_biloba|C|11|anticonvulsants;seizure_threshold
ginkgo_biloba|C|2|nsaid
panax_ginseng|S|3|warfarin
panax_ginseng|C|20|antidiabetic_hypoglycaemic
panax_ginseng|S|22|mao_inhibitors
panax_ginseng|N|12|antiestrogen
allium_sativum|C|2|warfarin;doac;antiplatelets;anticoagulant_injected
allium_sativum|A|18|protease_inhibitors
curcuma_longa|C|2|warfarin;doac;antiplatelets;anticoagulant_injected
curcuma_longa|C|35|tacrolimus
curcuma_longa|C|24|hepatotoxic
curcuma_longa|N|61|chemotherapy
zingiber_officinale|N|2|warfarin;antiplatelets;doac;anticoagulant_injected
glycyrrhiza_glabra|S|4|digoxin
glycyrrhiza_glabra|S|5|loop_thiazide_diuretics;laxative_stimulant
glycyrrhiza_glabra|C|13|antihypertensives
glycyrrhiza_glabra|C|26|corticosteroids
glycyrrhiza_glabra|C|6|qt_prolonging
glycyrrhiza_glabra|S|6|antiarrhythmics
cassia_senna|C|4|digoxin
cassia_senna|C|5|diuretics;corticosteroids
cassia_senna|C|6|qt_prolonging;antiarrhythmics
rhamnus_purshiana|C|4|digoxin
rhamnus_purshiana|C|5|diuretics;corticosteroids
rhamnus_purshiana|C|6|antiarrhythmics
frangula_alnus|C|5|digoxin;diuretics
plantago_ovata|C|43|levothyroxine;lithium;digoxin;anticonvulsants;iron_salt;warfarin
plantago_ovata|N|21|antidiabetics
linum_usitatissimum|C|43|levothyroxine;iron_salt;digoxin
linum_usitatissimum|N|37|antiestrogen
althaea_officinalis|N|43|levothyroxine
vaccinium_macrocarpon|C|39|warfarin
vaccinium_myrtillus|N|2|anticoagulants;antiplatelets
vaccinium_myrtillus|N|21|antidiabetic_hypoglycaemic
echinacea_purpurea|S|25|immunosuppressants;calcineurin_inhibitor;biologic_immunosuppressant
echinacea_purpurea|N|25|corticosteroids
echinacea_purpurea|N|62|checkpoint_inhibitor
echinacea_purpurea|N|31|xanthines
uncaria_tomentosa|N|25|immunosuppressants
uncaria_tomentosa|N|16|antihypertensives
uncaria_tomentosa|N|35|protease_inhibitors
crataegus_monogyna|C|53|digoxin;beta_blocker
crataegus_monogyna|C|16|antihypertensives;nitrate;pde5_inhibitor
taraxacum_officinale|C|8|lithium
taraxacum_officinale|N|63|potassium_sparing;potassium_raising
taraxacum_officinale|N|9|diuretics
taraxacum_officinale|N|21|antidiabetics
urtica_dioica|N|9|diuretics;antihypertensives
urtica_dioica|N|45|warfarin
equisetum_arvense|N|8|diuretics;lithium
equisetum_arvense|N|17|antiretroviral
juniperus_communis|N|9|diuretics
juniperus_communis|N|8|lithium
juniperus_communis|N|21|antidiabetics
betula_pendula|N|9|diuretics
betula_pendula|N|8|lithium
orthosiphon_stamineus|N|9|diuretics
orthosiphon_stamineus|N|8|lithium
solidago_virgaurea|N|9|diuretics
solidago_virgaurea|N|8|lithium
camellia_sinensis|C|24|hepatotoxic
camellia_sinensis|A|64|Bortezomib
camellia_sinensis|C|33|iron_salt
camellia_sinensis|C|65|Nadolol;oatp_uptake
camellia_sinensis|N|45|warfarin
camellia_sinensis|C|66|lithium
camellia_sinensis|C|67|Clozapine;xanthines
camellia_sinensis|N|23|mao_inhibitors;sympathomimetics
ilex_paraguariensis|C|66|lithium
ilex_paraguariensis|C|67|Clozapine;xanthines
ilex_paraguariensis|C|23|sympathomimetics;mao_inhibitors
paullinia_cupana|C|67|Clozapine;xanthines
paullinia_cupana|C|23|sympathomimetics;mao_inhibitors
serenoa_repens|N|2|anticoagulants;antiplatelets
serenoa_repens|N|12|antiandrogen;estrogen
silybum_marianum|N|17|cyp2c9;cyp3a4_narrow
silybum_marianum|N|21|antidiabetic_hypoglycaemic
silybum_marianum|N|31|mtor_inhibitor
vitex_agnus_castus|C|42|dopaminergic;dopamine_antagonist
vitex_agnus_castus|C|12|oral_contraceptives;estrogen;progestogen;antiestrogen
vitex_agnus_castus|C|68|fertility_treatment
actaea_racemosa|S|24|hepatotoxic
actaea_racemosa|C|12|antiestrogen
actaea_racemosa|N|24|statins
trifolium_pratense|S|37|antiestrogen
trifolium_pratense|N|2|warfarin;antiplatelets;doac;anticoagulant_injected
trifolium_pratense|N|35|Methotrexate;Methotrexate (rheumatology)
glycine_max|S|37|antiestrogen
glycine_max|C|69|levothyroxine
glycine_max|N|3|warfarin
glycine_max|S|28|mao_inhibitors
medicago_sativa|S|45|warfarin
medicago_sativa|S|25|immunosuppressants
medicago_sativa|N|37|antiestrogen
petroselinum_crispum|N|45|warfarin
trigonella_foenum_graecum|C|20|antidiabetic_hypoglycaemic
trigonella_foenum_graecum|C|39|warfarin
cinnamomum_verum|N|21|antidiabetic_hypoglycaemic
cinnamomum_verum|N|24|hepatotoxic
gymnema_sylvestre|S|20|antidiabetic_hypoglycaemic
momordica_charantia|S|20|antidiabetic_hypoglycaemic
galega_officinalis|S|20|antidiabetic_hypoglycaemic
opuntia_ficus_indica|N|20|antidiabetic_hypoglycaemic
aloe_vera|N|20|antidiabetics
aloe_ferox|C|5|digoxin;diuretics
withania_somnifera|C|70|thyroid_hormones;antithyroid
withania_somnifera|C|10|sedatives;benzodiazepine
withania_somnifera|C|25|immunosuppressants
withania_somnifera|C|24|hepatotoxic
withania_somnifera|N|21|antidiabetics
rhodiola_rosea|N|41|ssri_snri
rhodiola_rosea|N|39|warfarin
eleutherococcus_senticosus|C|15|digoxin
eleutherococcus_senticosus|N|13|antihypertensives
salix_alba|C|71|anticoagulants;antiplatelets;nsaid
salix_alba|N|35|Methotrexate;Methotrexate (rheumatology)
filipendula_ulmaria|N|71|anticoagulants;nsaid
harpagophytum_procumbens|C|39|warfarin
harpagophytum_procumbens|N|16|antihypertensives
tanacetum_parthenium|N|2|warfarin;antiplatelets;doac;anticoagulant_injected
aesculus_hippocastanum|N|2|warfarin;antiplatelets;doac;anticoagulant_injected
ruscus_aculeatus|N|13|antihypertensives
salvia_officinalis|C|11|anticonvulsants
artemisia_absinthium|C|11|anticonvulsants
artemisia_absinthium|N|39|warfarin
matricaria_recutita|N|39|warfarin
matricaria_recutita|N|31|ciclosporin
mentha_x_piperita|N|31|ciclosporin;cyp3a4_narrow
mentha_x_piperita|N|43|acid_suppressant;antacid
leonurus_cardiaca|N|53|digoxin;beta_blocker
leonurus_cardiaca|N|10|sedatives
capsella_bursa_pastoris|N|17|antihypertensives;anticoagulants
angelica_archangelica|N|2|warfarin;doac;anticoagulant_injected;antiplatelets
angelica_archangelica|N|38|photosensitising
arctostaphylos_uva_ursi|N|72|lithium
hydrastis_canadensis|S|35|cyp3a4_narrow;cyp2d6
berberis_vulgaris|S|35|ciclosporin;tacrolimus
berberis_vulgaris|C|20|antidiabetic_hypoglycaemic
boswellia_serrata|N|39|warfarin
pausinystalia_johimbe|A|28|mao_inhibitors;tca
pausinystalia_johimbe|S|13|antihypertensives;sympathomimetics
citrus_aurantium|S|28|mao_inhibitors;sympathomimetics;cns_stimulants
citrus_aurantium|C|35|cyp3a4_narrow
fucus_vesiculosus|S|44|thyroid_hormones;antithyroid;Amiodarone;lithium
laminaria_digitata|S|44|thyroid_hormones;antithyroid;Amiodarone;lithium
fucus_vesiculosus|N|2|anticoagulants;antiplatelets
oenothera_biennis|N|2|anticoagulants;antiplatelets
oenothera_biennis|N|11|anticonvulsants;antipsychotic
chelidonium_majus|S|24|hepatotoxic
symphytum_officinale|A|24|hepatotoxic
garcinia_gummi_gutta|S|24|hepatotoxic
garcinia_gummi_gutta|N|41|ssri_snri
mucuna_pruriens|S|42|dopaminergic;levodopa;mao_inhibitors;dopamine_antagonist
bacopa_monnieri|N|47|anticholinergics
bacopa_monnieri|N|49|cholinergics
crocus_sativus|N|41|ssri_snri
crocus_sativus|N|2|anticoagulants;antiplatelets
cannabis_sativa|S|35|warfarin;anticonvulsants;tacrolimus
cannabis_sativa|C|10|sedatives
andrographis_paniculata|N|25|immunosuppressants
andrographis_paniculata|N|2|anticoagulants;antiplatelets
hibiscus_sabdariffa|N|16|antihypertensives
pelargonium_sidoides|N|2|warfarin;doac;anticoagulant_injected;antiplatelets
morinda_citrifolia|N|24|hepatotoxic
morinda_citrifolia|C|63|potassium_raising
vitamin_k|S|45|warfarin
vitamin_e|C|14|warfarin
vitamin_e|C|2|antiplatelets;doac;anticoagulant_injected
vitamin_e|N|61|chemotherapy
vitamin_c|N|3|warfarin
vitamin_c|N|61|chemotherapy;Bortezomib
vitamin_c|N|17|Deferasirox;iron_salt
vitamin_a|A|73|retinoid
vitamin_a|S|73|tetracyclines
vitamin_a|N|39|warfarin
vitamin_a|C|24|hepatotoxic
vitamin_d|C|74|thiazides;vitamin_d;calcium_salt
vitamin_d|C|34|digoxin
vitamin_d|N|75|cyp3a4_inducer;Orlistat;Colestyramine
vitamin_b6|C|76|levodopa_alone
vitamin_b6|C|58|Phenytoin;Phenobarbital
folic_acid|C|77|antifolate
folic_acid|C|58|Phenytoin;Phenobarbital
folic_acid|S|77|Fluorouracil;Capecitabine
vitamin_b12|N|75|Metformin;acid_suppressant
biotin|N|17|levothyroxine;digoxin
niacin|S|54|statins
niacin|C|30|antidiabetics
niacin|C|78|hepatotoxic
potassium|S|63|potassium_sparing;ace_inhibitors;sartans;potassium_raising
potassium|C|63|digoxin;nsaid;calcineurin_inhibitor
potassium|N|71|anticholinergics
potassium_salt_substitute|S|63|potassium_raising
calcium|C|33|tetracyclines;quinolones;cation_chelated;Strontium ranelate
calcium|S|79|bisphosphonates
calcium|C|69|levothyroxine
calcium|S|80|integrase_inhibitor
calcium|C|74|thiazides
calcium|C|34|digoxin
calcium|N|33|iron_salt
magnesium|C|33|tetracyclines;quinolones;Gabapentin;Rosuvastatin;Mycophenolate mofetil
magnesium|S|79|bisphosphonates
magnesium|C|69|levothyroxine
magnesium|S|80|integrase_inhibitor
magnesium|N|16|calcium_channel_blockers
magnesium|N|17|potassium_sparing
iron|C|33|tetracyclines;quinolones;levodopa;Entacapone;Methyldopa;Penicillamine;Mycophenolate mofetil
iron|C|69|levothyroxine
iron|S|79|bisphosphonates
iron|S|80|integrase_inhibitor
iron|N|75|antacid;acid_suppressant
zinc|C|33|tetracyclines;quinolones;Penicillamine
zinc|S|80|integrase_inhibitor
zinc|N|25|immunosuppressants
copper|C|33|Penicillamine
selenium|N|61|chemotherapy
selenium|N|39|warfarin
iodine|C|44|antithyroid;thyroid_hormones;Amiodarone;lithium
chromium|N|20|antidiabetic_hypoglycaemic
chromium|C|69|levothyroxine
manganese|N|33|tetracyclines;quinolones
fish_oil|C|2|warfarin;doac;antiplatelets;anticoagulant_injected
fish_oil|N|16|antihypertensives
red_yeast_rice|A|54|statins;fibrate
red_yeast_rice|A|81|ciclosporin;azole_antifungal;macrolide;protease_inhibitors;cyp3a4_inhibitor;Amiodarone
red_yeast_rice|S|81|Colchicine;calcium_channel_blockers
red_yeast_rice|C|14|warfarin
red_yeast_rice|S|24|hepatotoxic
grapefruit|A|35|cyp3a4_narrow;calcineurin_inhibitor;mtor_inhibitor
grapefruit|S|35|simva_atorvastatin;Lovastatin;calcium_channel_blockers;tki;benzodiazepine;pde5_inhibitor
grapefruit|C|35|cyp3a4
grapefruit|C|65|oatp_uptake
grapefruit|C|57|Clopidogrel
5_htp|A|41|ssri_snri;serotonergic;mao_inhibitors;tca;triptans;Tramadol
5_htp|C|22|levodopa
tryptophan|A|41|ssri_snri;serotonergic;mao_inhibitors;tca;triptans
tryptophan|N|10|sedatives
same|S|41|ssri_snri;serotonergic;mao_inhibitors;tca
same|N|17|levodopa
same|N|82|lithium;antipsychotic
melatonin|A|83|fluvoxamine
melatonin|C|10|sedatives;benzodiazepine;opioids_sedatives
melatonin|C|39|warfarin
melatonin|C|13|Nifedipine
melatonin|N|25|immunosuppressants
melatonin|N|11|anticonvulsants
melatonin|N|83|estrogen;Ciprofloxacin
coenzyme_q10|C|3|warfarin
coenzyme_q10|N|16|antihypertensives
coenzyme_q10|N|61|chemotherapy
glucosamine|C|14|warfarin
glucosamine|N|30|antidiabetics
chondroitin|N|39|warfarin
berberine|S|35|ciclosporin;tacrolimus;mtor_inhibitor
berberine|S|20|antidiabetic_hypoglycaemic
berberine|C|21|antidiabetic_other
berberine|C|31|cyp2d6;cyp3a4_narrow;digoxin
berberine|N|36|qt_prolonging
alpha_lipoic_acid|C|20|antidiabetic_hypoglycaemic
alpha_lipoic_acid|N|17|levothyroxine
isoflavones|S|37|antiestrogen
isoflavones|C|69|levothyroxine
isoflavones|N|12|estrogen
dhea|A|12|hormone_dependent_cancer;antiestrogen
dhea|C|12|androgen;estrogen
dhea|N|82|lithium;ssri_snri
fibre|C|43|levothyroxine;digoxin;lithium
activated_charcoal|S|43|oral_contraceptives;digoxin;anticonvulsants;levothyroxine
probiotics|C|84|biologic_immunosuppressant;myelosuppressive
tyrosine|A|28|mao_inhibitors
tyrosine|C|33|levodopa
tyrosine|N|70|thyroid_hormones
whey|C|33|levodopa
milk|C|33|tetracyclines;quinolones;bisphosphonates;levothyroxine
quercetin|N|31|warfarin;ciclosporin
resveratrol|N|2|anticoagulants;antiplatelets
resveratrol|N|37|antiestrogen
l_carnitine|N|39|warfarin
l_carnitine|C|47|thyroid_hormones
l_carnitine|N|11|anticonvulsants
n_acetylcysteine|S|85|nitrate
bromelain|N|2|anticoagulants;antiplatelets
nattokinase|S|2|anticoagulants;antiplatelets
nattokinase|S|45|warfarin
curcumin|C|2|anticoagulants;antiplatelets
curcumin|C|35|tacrolimus;chemotherapy
lithium_orotate|A|8|lithium;diuretics;nsaid;ace_inhibitors
cannabidiol|S|35|anticonvulsants;mtor_inhibitor;calcineurin_inhibitor;warfarin
caffeine|C|66|lithium
caffeine|C|67|Clozapine;xanthines
caffeine|C|23|sympathomimetics
caffeine|C|86|fluvoxamine;Ciprofloxacin
arginine|C|16|nitrate;pde5_inhibitor;antihypertensives
royal_jelly|N|39|warfarin
propolis|N|2|warfarin;doac;anticoagulant_injected;antiplatelets
spirulina|N|25|immunosuppressants
policosanol|N|2|antiplatelets;anticoagulants
gaba|N|16|antihypertensives;sedatives
creatine|N|40|nephrotoxic
taurine|N|8|lithium
inositol|N|72|lithium
`;
