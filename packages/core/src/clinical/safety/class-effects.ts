/**
 * Effects of interactions with classes of medicines, one per line: English | Portuguese. Rows of
 * `class-interaction-rows.ts` refer to a line by its number, from 0.
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
