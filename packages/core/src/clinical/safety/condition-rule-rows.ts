/**
 * Contraindications by condition. Effects, one per line: English | Portuguese. Rules, one per line: condition |
 * severity (A to be avoided, S serious, C caution, N note) | number of the effect | what it contraindicates: s a
 * substance, p a plant, n a nutrient, c a category of substances, t a needling technique, o an osteopathic technique, f
 * a flag of a point. Compiled from memory from materia medica, the HMPC's monographs, the WHO's benchmarks and
 * osteopathic texts; an uncertain rule is a note.
 */
export const conditionEffects = `
adds to the bleeding tendency|soma-se à tendência hemorrágica
ligaments are still lax after the birth|ligamentos ainda laxos depois do parto
gentle technique only|só técnica suave
hormone-like activity may disturb the stimulation|a atividade tipo hormonal pode perturbar a estimulação
risk of miscarriage or bleeding in pregnancy|risco de aborto ou hemorragia na gravidez
point forbidden in pregnancy|ponto proibido na gravidez
electrical interference with the device|interferência elétrica com o dispositivo
magnetic field may disturb the device|o campo magnético pode perturbar o dispositivo
no heat or pressure over the device pocket|sem calor ou pressão sobre a bolsa do dispositivo
not near the device or its leads; infection|não junto ao dispositivo ou aos elétrodos; infeção
bacteraemia may cause endocarditis|a bacteriemia pode causar endocardite
bacteria in the blood may cause endocarditis; no needles left in|bactérias no sangue podem causar endocardite; sem agulhas de demora
bleeding that is hard to stop|hemorragia difícil de parar
may set off a seizure|pode desencadear uma crise
strong stimulation may trigger a seizure|a estimulação forte pode desencadear uma crise
may lower the seizure threshold|pode baixar o limiar convulsivo
bruising and bleeding under the skin|hematomas e hemorragia subcutânea
deep needling may cause a haematoma near a vessel or organ|a puntura profunda pode causar hematoma junto a vaso ou órgão
thrust may cause internal bleeding|o thrust pode causar hemorragia interna
may favour clotting|pode favorecer a trombose
may dislodge a clot; do not treat over the limb|pode deslocar o coágulo; não tratar sobre o membro
not over a varicose vein|não aplicar sobre uma variz
may rupture the aneurysm|pode romper o aneurisma
no deep needling over the vessel|sem puntura profunda sobre o vaso
cervical thrust may tear an artery; stroke|o thrust cervical pode lesar uma artéria; AVC
raises blood pressure|sobe a tensão arterial
fast or irregular heartbeat|batimento rápido ou irregular
sodium and water retention|retenção de sódio e água
interacts with the medicines of this condition|interage com os medicamentos desta doença
potassium falls|o potássio desce
may prolong the QT interval|pode prolongar o intervalo QT
blood pressure may rise further; risk of stroke|a tensão arterial pode subir mais; risco de AVC
treat lying down; risk of fainting|tratar deitado; risco de síncope
blood pressure may fall; treat lying down|a tensão pode descer; tratar deitado
poor healing where circulation is bad|má cicatrização onde a circulação é deficiente
glucose may fall; monitor|a glicemia pode descer; vigiar
glucose may rise|a glicemia pode subir
burns where pain is not felt|queimaduras onde não se sente dor
may harm the kidneys|pode lesar os rins
builds up when kidneys are weak|acumula-se se os rins falham
potassium rises|o potássio sobe
phosphate rises|o fosfato sobe
infection at the needle site|infeção no local da agulha
favours kidney stones|favorece cálculos renais
may harm the liver|pode lesar o fígado
blood exposure; single-use needles and needlestick protocol|exposição a sangue; agulhas de uso único e protocolo de picada
deep pressure near enlarged veins and organs; bleeding|pressão profunda junto a veias e órgãos aumentados; hemorragia
stimulates bile flow; colic|estimula o fluxo biliar; cólica
not with a blocked bile duct|não com via biliar obstruída
irritates the stomach; bleeding|irrita o estômago; hemorragia
worsens reflux|agrava o refluxo
may cause or worsen obstruction|pode causar ou agravar obstrução
stimulates the immune system|estimula o sistema imunitário
contains gluten|contém glúten
may worsen dehydration|pode agravar a desidratação
iodine unbalances the thyroid|o iodo desequilibra a tiroide
may raise thyroid hormones|pode elevar as hormonas tiroideias
lowers absorption of thyroid hormone|diminui a absorção da hormona tiroideia
may break weakened bone|pode fraturar osso fragilizado
deep needling may cause or worsen pneumothorax|a puntura profunda pode causar ou agravar pneumotórax
not over the lesion|não aplicar sobre a lesão
the segment is unstable; injury of the cord or nerves|segmento instável; lesão medular ou nervosa
emergency: refer at once|emergência: encaminhar já
no thrust at the level of a prolapse; with loss of strength refer at once|sem thrust no nível da hérnia; com perda de força, encaminhar já
no thrust over the fused segment|sem thrust sobre o segmento artrodesado
forced movement may dislocate the implant|o movimento forçado pode luxar o implante
instability of the upper neck; cord injury|instabilidade cervical alta; lesão medular
do not treat over the tumour|não tratar sobre o tumor
may change the effect of cancer treatment|pode alterar o efeito do tratamento oncológico
hormone-like activity with a hormone-dependent tumour|atividade tipo hormonal com tumor hormonodependente
may break bone weakened by metastasis|pode fraturar osso com metástases
do not treat the affected limb; infection and swelling|não tratar o membro afetado; infeção e inchaço
indwelling needle may seed infection|agulha de demora pode causar infeção
live organisms may cause infection|organismos vivos podem causar infeção
warming or tonifying herb in fever traps heat|planta que aquece ou tonifica agrava a febre
warming treatment in fever|tratamento que aquece, em febre
not in fever|não em febre
heat may worsen symptoms|o calor pode agravar os sintomas
ask for a brain stimulator first|perguntar primeiro por um estimulador cerebral
adds to drowsiness|soma-se à sonolência
raises eye pressure or worsens angle closure|sobe a pressão ocular ou agrava o glaucoma de ângulo fechado
burn risk; watch the skin|risco de queimadura; vigiar a pele
not near the diseased eye|não junto ao olho doente
worsens urinary retention|agrava a retenção urinária
may raise uric acid|pode subir o ácido úrico
iron overload worsens|agrava a sobrecarga de ferro
haemolysis|hemólise
lowers iron absorption or worsens anaemia|diminui a absorção de ferro ou agrava a anemia
new lesions may appear at the site|podem surgir novas lesões no local
keloid may form at the site|pode formar-se quelóide no local
contact dermatitis from nickel in the metal|dermatite de contacto pelo níquel do metal
use needles without nickel|usar agulhas sem níquel
contact with latex in cups or gloves|contacto com látex nas ventosas ou luvas
possible allergic reaction|possível reação alérgica
cross-reaction between plant families|reação cruzada entre famílias de plantas
may depress breathing|pode deprimir a respiração
bones may be weakened by steroids|os ossos podem estar fragilizados por corticoides
suction on the chest may worsen a pneumothorax|a sucção no tórax pode agravar um pneumotórax
pressure on the chest may worsen a pneumothorax|a pressão no tórax pode agravar um pneumotórax
may trigger mania|pode desencadear mania
may worsen psychosis|pode agravar a psicose
weight-loss herb with serious risks|planta para emagrecer com riscos graves
stop two weeks before surgery; bleeding or anaesthetic interaction|parar duas semanas antes da cirurgia; hemorragia ou interação anestésica
not over the wound or fresh scar|não aplicar sobre a ferida ou cicatriz recente
start low and gentle|começar com pouco e suave
too strong for a child|demasiado forte para criança
toxic, not for children|tóxico, não usar em crianças
rule out a fracture, an infection or a tumour first|excluir primeiro fratura, infeção ou tumor
`;

export const conditionRuleRows = `
postpartum|N|0|c:BL
postpartum|C|1|o:hvla
postpartum|C|2|o:visceral
infertility_treatment|S|3|p:vitex_agnus_castus
infertility_treatment|N|4|c:BL
infertility_treatment|C|5|f:pregnancy_contraindicated
pacemaker|A|6|t:electro
pacemaker|S|7|t:magnetic_ball
pacemaker|C|8|t:tdp
pacemaker|N|8|o:rib_raising
icd|A|6|t:electro,t:magnetic_ball
icd|S|8|t:tdp
neurostimulator|A|6|t:electro,t:magnetic_ball
neurostimulator|S|8|t:tdp
neurostimulator|C|9|t:acupuncture
prosthetic_valve|S|10|t:asp
prosthetic_valve|C|11|t:acupuncture
prosthetic_valve|S|12|t:bloodletting,t:cupping
prosthetic_valve|S|0|c:BL
epilepsy|S|13|t:electro
epilepsy|N|14|t:acupuncture,f:spinal_cord_or_medulla_risk
epilepsy|S|15|s:maqianzi,s:yinxingye,s:quanxie,s:bingpian,s:shexiang,s:mahuang,p:pausinystalia_johimbe
epilepsy|C|15|p:salvia_officinalis,p:artemisia_absinthium,p:ginkgo_biloba
epilepsy|N|15|n:caffeine,n:l_carnitine
bleeding|A|12|t:bloodletting
bleeding|S|16|t:cupping
bleeding|C|17|f:vessel_risk,f:organ_puncture_risk
bleeding|A|0|c:BL
bleeding|A|18|o:hvla
bleeding|C|16|o:trigger_point,o:neuromuscular,o:visceral
bleeding|C|0|n:fish_oil,n:vitamin_e,n:nattokinase
haemophilia|S|12|t:acupuncture
haemophilia|A|12|t:bloodletting,t:cupping
haemophilia|A|18|o:hvla,o:articulatory
haemophilia|A|0|c:BL
thrombocytopenia|A|12|t:bloodletting,t:cupping
thrombocytopenia|S|17|t:acupuncture
thrombocytopenia|A|0|c:BL
thrombocytopenia|S|18|o:hvla
anticoagulated|A|12|t:bloodletting
anticoagulated|S|16|t:cupping
anticoagulated|C|17|f:vessel_risk,f:organ_puncture_risk
anticoagulated|N|17|f:pneumothorax_risk
anticoagulated|A|0|c:BL
anticoagulated|S|18|o:hvla
anticoagulated|C|16|o:visceral
thrombophilia|N|19|c:HE,p:glycine_max,p:trifolium_pratense
dvt|A|20|t:cupping,t:moxa,t:electro,o:lymphatic_pump,o:stretching,o:articulatory
dvt|C|20|t:acupuncture,o:myofascial_release
dvt|S|19|c:HE
varicose_veins|C|21|t:acupuncture,t:bloodletting,t:cupping
aaa|A|22|o:visceral,o:hvla,f:organ_puncture_risk
aaa|C|23|f:vessel_risk
aaa|C|0|c:BL
stroke|A|24|o:hvla
stroke|N|0|c:BL
stroke|A|25|s:mahuang
vertebral_artery|A|24|o:hvla
vertebral_artery|S|24|o:articulatory,o:muscle_energy
vertebral_artery|N|24|f:spinal_cord_or_medulla_risk
coronary|S|26|s:mahuang,p:pausinystalia_johimbe,p:citrus_aurantium
coronary|C|26|s:zhishi,t:electro
heart_failure|S|27|s:gancao,p:glycyrrhiza_glabra
heart_failure|S|26|s:mahuang,s:fuzi
heart_failure|N|28|p:crataegus_monogyna,n:iodine
arrhythmia|A|26|s:fuzi,s:zhichuanwu,s:zhicaowu,s:chansu,s:mahuang
arrhythmia|C|26|t:electro
arrhythmia|C|29|s:gancao,c:PU-A
qt_long|A|30|s:xionghuang,s:fuzi
qt_long|S|30|s:gancao
qt_long|N|28|p:hypericum_perforatum
hypertension|S|25|s:mahuang,p:glycyrrhiza_glabra,p:citrus_aurantium,p:pausinystalia_johimbe
hypertension|C|25|s:gancao,s:zhishi
hypertension|N|25|p:panax_ginseng,p:eleutherococcus_senticosus,p:camellia_sinensis,n:caffeine
hypertension_uncontrolled|A|25|s:mahuang,s:gancao,p:pausinystalia_johimbe,p:citrus_aurantium,p:glycyrrhiza_glabra
hypertension_uncontrolled|C|25|t:electro,t:moxa
hypertension_uncontrolled|S|31|o:hvla
hypotension|C|32|t:bloodletting
hypotension|N|32|t:acupuncture
hypotension|N|33|p:crataegus_monogyna,p:hibiscus_sabdariffa
raynaud|C|34|t:cupping,t:moxa
raynaud|S|34|t:bloodletting,s:mahuang
diabetes|C|35|s:huanglian,s:renshen,s:huluba,s:sangye,p:trigonella_foenum_graecum,p:gymnema_sylvestre,p:momordica_charantia,n:berberine,n:chromium,n:alpha_lipoic_acid
diabetes|N|36|s:fengmi,s:yitang,s:dazao,s:mahuang
diabetes|C|37|t:moxa
diabetes|C|34|t:bloodletting
diabetes|N|34|t:cupping
neuropathy|A|37|t:moxa,t:tdp
neuropathy|S|37|t:cupping
neuropathy|C|37|t:electro
kidney|A|38|s:xixin,s:mutong,s:fangji
kidney|N|39|s:zexie,s:shigao
kidney|S|38|p:juniperus_communis,p:equisetum_arvense,p:arctostaphylos_uva_ursi
kidney|S|40|n:potassium
kidney|C|39|n:magnesium,n:phosphorus,n:vitamin_a
kidney|N|38|n:creatine
kidney|C|27|p:glycyrrhiza_glabra
dialysis|A|40|n:potassium
dialysis|A|41|n:phosphorus
dialysis|S|42|t:acupuncture,t:cupping,t:bloodletting
dialysis|S|39|c:DR
nephrotic|A|38|s:xixin,s:mutong,s:fangji
kidney_stones|C|43|n:vitamin_c,n:calcium,n:vitamin_d
hyperkalaemia|A|40|n:potassium,n:potassium_salt_substitute
hyperkalaemia|C|40|p:taraxacum_officinale,p:urtica_dioica,p:morinda_citrifolia
hypokalaemia|S|29|s:gancao,s:dahuang,s:mangxiao,p:glycyrrhiza_glabra,p:cassia_senna,p:rhamnus_purshiana
liver|A|44|s:heshouwu,s:zhiheshouwu,s:huangyaozi,s:cangerzi,s:chuanlianzi,s:baixianpi,p:piper_methysticum,p:chelidonium_majus,p:symphytum_officinale,p:garcinia_gummi_gutta
liver|C|44|s:chaihu,s:yanhusuo,p:actaea_racemosa,p:withania_somnifera,p:curcuma_longa,p:camellia_sinensis,n:iron
liver|S|44|s:buguzhi,s:kuandonghua,n:red_yeast_rice,n:niacin,n:vitamin_a
hepatitis_bc|C|45|t:bloodletting
hepatitis_bc|N|45|t:cupping,t:acupuncture,t:asp,o:visceral
hepatitis_bc|A|44|s:heshouwu,s:huangyaozi
cirrhosis|S|0|c:BL
cirrhosis|A|12|t:bloodletting,t:cupping
cirrhosis|A|44|n:vitamin_a
cirrhosis|S|46|o:visceral
gallstones|S|47|p:curcuma_longa,p:cynara_scolymus,p:peumus_boldus,p:taraxacum_officinale
gallstones|C|47|p:harpagophytum_procumbens
bile_duct|A|48|p:curcuma_longa,p:cynara_scolymus,p:peumus_boldus,p:taraxacum_officinale
bile_duct|S|44|n:red_yeast_rice
ulcer|S|49|p:salix_alba,p:filipendula_ulmaria,p:harpagophytum_procumbens,p:gentiana_lutea,p:centaurium_erythraea
ulcer|C|49|c:BL,n:potassium
reflux|C|50|p:mentha_x_piperita
reflux|N|50|n:caffeine,p:linum_usitatissimum
bowel|A|51|s:dahuang,s:mangxiao,s:fanxieye,s:luhui,p:plantago_ovata,p:linum_usitatissimum,p:cassia_senna,o:visceral
ibd|S|51|c:PU-A
ibd|C|52|p:echinacea_purpurea
ibd|C|51|o:visceral
coeliac|A|53|s:fuxiaomai,s:liushenqu,s:maiya,s:xiaomai
diarrhoea|A|54|c:PU-A
thyroid|S|55|s:haizao,s:kunbu,p:fucus_vesiculosus,p:laminaria_digitata,n:iodine
thyroid|C|56|p:withania_somnifera
hypothyroidism|C|57|n:calcium,n:iron,n:isoflavones,p:glycine_max
hyperthyroidism|S|26|s:mahuang
hyperthyroidism|A|56|p:withania_somnifera
hyperthyroidism|A|55|n:iodine,s:haizao,s:kunbu
adrenal|N|28|s:gancao
hyperaldosteronism|A|29|p:glycyrrhiza_glabra,s:gancao
osteoporosis|A|58|o:hvla
osteoporosis|C|58|o:rib_raising,o:articulatory
osteoporosis|N|16|t:cupping
osteoporosis|N|59|f:pneumothorax_risk
fracture|A|58|o:hvla,o:articulatory,o:stretching
fracture|C|60|t:electro,t:cupping,t:moxa
fracture|N|28|n:vitamin_a
spondylolisthesis|A|61|o:hvla
spondylolisthesis|S|61|o:articulatory
cauda_equina|A|62|o:hvla,o:muscle_energy,o:articulatory,o:stretching
disc_prolapse|C|63|o:hvla
scoliosis_surgery|A|64|o:hvla,o:articulatory
scoliosis_surgery|N|42|t:acupuncture
joint_replacement|C|65|o:hvla,o:articulatory
joint_replacement|N|42|t:acupuncture
ra_cervical|A|66|o:hvla
ra_cervical|S|66|o:articulatory,o:muscle_energy
down_syndrome|A|66|o:hvla
down_syndrome|C|66|o:articulatory
cancer|S|67|o:hvla,o:lymphatic_pump
cancer|C|67|t:cupping,t:moxa
cancer|N|42|t:acupuncture
cancer|S|68|p:echinacea_purpurea,p:hypericum_perforatum
cancer|N|68|n:vitamin_c,n:vitamin_e,n:selenium
hormone_dependent_cancer|A|69|p:glycine_max,p:trifolium_pratense,p:humulus_lupulus,p:vitex_agnus_castus,p:actaea_racemosa,p:panax_ginseng,n:isoflavones,n:dhea
hormone_dependent_cancer|S|69|s:gegen,s:buguzhi,s:yinyanghuo,s:heshouwu
hormone_dependent_cancer|C|69|s:danggui
bone_metastasis|A|70|o:hvla,o:articulatory,o:rib_raising,o:trigger_point,t:cupping,t:electro
lymphoedema|A|71|t:acupuncture,t:cupping,t:moxa,t:bloodletting,t:electro
lymphoedema|C|71|t:tdp
neutropenia|S|42|t:acupuncture
neutropenia|A|72|t:asp,t:bloodletting
neutropenia|C|52|p:echinacea_purpurea
neutropenia|S|73|n:probiotics
immunosuppression|S|72|t:asp,t:bloodletting
immunosuppression|S|52|p:echinacea_purpurea,p:uncaria_tomentosa,s:huangqi,s:lingzhi
immunosuppression|C|73|n:probiotics
transplant|A|28|p:hypericum_perforatum,p:echinacea_purpurea,s:wuweizi,s:huanglian
transplant|S|28|s:huangqi
transplant|C|28|n:potassium,n:spirulina
hiv|A|28|p:hypericum_perforatum,p:allium_sativum,p:ginkgo_biloba
hiv|C|45|t:bloodletting,t:asp
infection|C|74|s:renshen,s:huangqi,s:wuweizi,s:rougui
infection|C|75|t:moxa
infection|C|76|t:cupping
infection|N|42|t:acupuncture
autoimmune|S|52|p:echinacea_purpurea,p:uncaria_tomentosa,p:withania_somnifera,s:lingzhi
autoimmune|C|52|s:huangqi
autoimmune|N|52|n:zinc,n:spirulina
multiple_sclerosis|S|77|t:moxa,t:tdp
multiple_sclerosis|A|52|p:echinacea_purpurea
myasthenia|S|28|n:magnesium
myasthenia|S|52|p:echinacea_purpurea
parkinson|A|28|p:piper_methysticum,p:mucuna_pruriens
parkinson|C|28|n:vitamin_b6,n:iron,n:whey
parkinson|N|78|t:electro
dementia|S|79|p:piper_methysticum
migraine|N|28|p:tanacetum_parthenium
glaucoma|A|80|s:mahuang,s:yangjinhua
glaucoma|N|81|t:moxa
glaucoma|N|80|o:cv4,o:stretching
retina|S|80|o:hvla,o:cv4
retina|A|82|f:eye_risk
bph_retention|A|83|s:mahuang,s:yangjinhua
uti|C|38|p:arctostaphylos_uva_ursi
gout|N|28|p:taraxacum_officinale
gout|N|84|s:zhenzhumu
haemochromatosis|A|85|n:iron,n:vitamin_c
g6pd|S|86|s:huanglian,s:zhenzhu
g6pd|C|86|n:vitamin_c
sickle_cell|S|34|t:cupping,t:bloodletting
sickle_cell|C|85|n:iron
anaemia|C|12|t:bloodletting
anaemia|C|87|s:wubeizi
leukaemia_bleeding|A|12|t:acupuncture,t:cupping,t:bloodletting
burns_skin|C|60|t:acupuncture,t:cupping,t:moxa
psoriasis|C|88|t:cupping
psoriasis|N|88|t:acupuncture
psoriasis|C|52|p:echinacea_purpurea
keloid|S|89|t:moxa,t:bloodletting
nickel_allergy|S|90|t:asp,t:magnetic_ball
nickel_allergy|C|91|t:acupuncture
latex_allergy|C|92|t:cupping
shellfish_allergy|C|93|n:glucosamine
apiaceae_allergy|C|94|s:danggui,s:chuanxiong,s:baizhi,s:xiaohuixiang,s:fangfeng,p:foeniculum_vulgare,p:carum_carvi,p:angelica_archangelica
anaphylaxis|S|93|n:royal_jelly,n:propolis,s:fengmi,s:fengfang
asthma|C|93|n:propolis,n:royal_jelly,p:salix_alba
copd|S|95|s:yingsuqiao,s:yanhusuo
copd|C|59|f:pneumothorax_risk
copd|N|96|o:hvla
pneumothorax|A|59|f:pneumothorax_risk
pneumothorax|A|97|t:cupping
pneumothorax|A|98|o:hvla,o:rib_raising
sleep_apnoea|C|95|p:valeriana_officinalis,p:piper_methysticum
bipolar|A|99|n:5_htp,n:same,n:tryptophan,s:mahuang
bipolar|S|99|p:hypericum_perforatum,p:panax_ginseng
psychosis|A|100|s:mahuang
psychosis|S|100|p:pausinystalia_johimbe,p:cannabis_sativa,p:panax_ginseng
psychosis|N|100|t:electro
depression|N|28|p:hypericum_perforatum,n:5_htp,n:same
anxiety_needle|N|32|t:acupuncture
substance_use|A|95|s:yingsuqiao
substance_use|S|44|p:piper_methysticum
eating_disorder|A|54|c:PU-A
eating_disorder|A|29|p:cassia_senna
obesity_weight_loss|A|101|s:mahuang
obesity_weight_loss|S|101|p:garcinia_gummi_gutta,p:pausinystalia_johimbe,p:citrus_aurantium
surgery_planned|S|102|p:ginkgo_biloba,p:allium_sativum,p:panax_ginseng,p:hypericum_perforatum,p:piper_methysticum,p:valeriana_officinalis,p:echinacea_purpurea,s:danshen,s:mahuang,s:danggui
surgery_planned|C|102|n:fish_oil,n:vitamin_e,c:BL
recent_surgery|C|103|t:acupuncture,t:cupping,t:moxa
recent_surgery|N|0|c:BL
elderly_frail|S|58|o:hvla
elderly_frail|C|16|t:cupping
elderly_frail|S|104|s:mahuang,s:fuzi
child|S|105|t:electro,t:bloodletting,o:hvla
child|C|81|t:moxa
child|S|106|p:salix_alba
red_flag|S|107|o:hvla
red_flag|C|107|o:articulatory
cauda_equina|S|62|t:acupuncture
dvt|S|20|o:soft_tissue
`;
