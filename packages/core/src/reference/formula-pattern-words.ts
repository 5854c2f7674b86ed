/**
 * Portuguese words for the uses of classic formulas: patterns, and complaints that are not among the points'
 * indications. English | Portuguese. The product's own translation.
 */
export const formulaPatternRows = `
wind-cold exterior excess|excesso exterior por vento-frio
no sweating|ausência de suor
wind-cold exterior deficiency|deficiência exterior por vento-frio
aversion to wind|aversão ao vento
wind-cold exterior with interior heat|vento-frio exterior com calor interior
wind-cold with interior fluid retention|vento-frio com retenção interna de líquidos
wind-cold-damp with interior heat|vento-frio-humidade com calor interior
body aches|dores no corpo
residual cough after wind invasion|tosse residual após invasão de vento
wind-heat|vento-calor
wind-heat cough|tosse por vento-calor
mild fever|febre ligeira
lung heat|calor no pulmão
exterior cold turning to heat|frio exterior que se transforma em calor
early measles|sarampo em fase inicial
unerupted rash|erupção que não sai
exterior wind-cold-damp with qi deficiency|vento-frio-humidade exterior com deficiência de qi
yang deficiency with exterior cold|deficiência de yang com frio exterior
wind-cold with stiff neck and back|vento-frio com rigidez da nuca e das costas
yangming bowel heat|calor no intestino (yangming)
mild yangming bowel heat|calor ligeiro no intestino (yangming)
dry heat constipation|obstipação por calor-secura
cold accumulation constipation|obstipação por acumulação de frio
dry constipation|obstipação seca
habitual constipation|obstipação habitual
kidney deficiency constipation|obstipação por deficiência do rim
elderly|idosos
yin deficiency with heat constipation|obstipação por deficiência de yin com calor
shaoyang pattern|padrão shaoyang
alternating chills and fever|alternância de arrepios e febre
liver qi constraint|constrição do qi do fígado
cold hands and feet|mãos e pés frios
liver constraint with spleen and blood deficiency|constrição do fígado com deficiência do baço e do sangue
liver constraint with heat|constrição do fígado com calor
liver overacting on spleen|fígado a agredir o baço
painful diarrhoea|diarreia dolorosa
epigastric fullness|plenitude epigástrica
mixed heat and cold|calor e frio mistos
shaoyang damp-heat|humidade-calor no shaoyang
yangming channel heat|calor no canal yangming
residual heat with qi and fluid damage|calor residual com lesão do qi e dos líquidos
heat entering nutritive level|calor a entrar no nível nutritivo
heat in blood level|calor no nível do sangue
fire toxin in three burners|fogo tóxico nos três aquecedores
heat in upper and middle burner|calor nos aquecedores superior e médio
epidemic toxin of head and face|toxina epidémica da cabeça e da face
heart and small intestine heat|calor no coração e no intestino delgado
liver-gallbladder fire|fogo do fígado e da vesícula
damp-heat in lower burner|humidade-calor no aquecedor inferior
liver fire attacking stomach|fogo do fígado a atacar o estômago
lung heat cough|tosse por calor no pulmão
stomach fire|fogo do estômago
gum bleeding|hemorragia gengival
stomach heat with kidney yin deficiency|calor no estômago com deficiência de yin do rim
damp-heat dysentery|disenteria por humidade-calor
heat toxin dysentery|disenteria por calor tóxico
yin deficiency heat|calor por deficiência de yin
night fever|febre noturna
night sweat from yin deficiency fire|suores noturnos por fogo de deficiência de yin
summer-heat damaging qi and fluids|calor de verão a lesar o qi e os líquidos
summer-heat with damp|calor de verão com humidade
middle burner deficiency cold|frio por deficiência do aquecedor médio
deficiency abdominal cramping|cólicas abdominais por deficiência
liver-stomach cold|frio no fígado e no estômago
vertex headache|cefaleia do vértex
severe middle burner cold pain|dor intensa por frio no aquecedor médio
yang collapse|colapso do yang
cold limbs|membros frios
blood deficiency with cold in channels|deficiência de sangue com frio nos canais
cold extremities|extremidades frias
blood impediment|obstrução do sangue
numbness|dormência
shaoyang and yangming|shaoyang e yangming
fullness|plenitude
heat diarrhoea with exterior pattern|diarreia por calor com padrão exterior
exterior and interior excess heat|calor por excesso no exterior e no interior
spleen qi deficiency|deficiência de qi do baço
spleen qi deficiency with phlegm-damp|deficiência de qi do baço com fleuma-humidade
spleen qi deficiency with damp and qi stagnation|deficiência de qi do baço com humidade e estagnação de qi
spleen deficiency with damp|deficiência do baço com humidade
middle qi sinking|afundamento do qi médio
defensive qi deficiency|deficiência do qi defensivo
spontaneous sweating|suor espontâneo
frequent colds|constipações frequentes
qi and yin deficiency|deficiência de qi e de yin
blood deficiency|deficiência de sangue
blood deficiency fever|febre por deficiência de sangue
after bleeding|após hemorragia
heart-spleen deficiency|deficiência do coração e do baço
qi and blood deficiency|deficiência de qi e de sangue
qi and blood deficiency with cold|deficiência de qi e de sangue com frio
irregular pulse|pulso irregular
kidney yin deficiency|deficiência de yin do rim
lumbar soreness|dor lombar surda
yin deficiency with fire|deficiência de yin com fogo
hot flushes|afrontamentos
liver-kidney yin deficiency|deficiência de yin do fígado e do rim
true yin deficiency|deficiência do yin verdadeiro
yin deficiency fire|fogo por deficiência de yin
steaming bone|febre dos ossos
liver-kidney yin deficiency with qi stagnation|deficiência de yin do fígado e do rim com estagnação de qi
premature greying|cabelo branco precoce
stomach yin deficiency|deficiência de yin do estômago
kidney yang deficiency|deficiência de yang do rim
spontaneous and night sweating|suor espontâneo e suores noturnos
daybreak diarrhoea|diarreia da madrugada
chronic diarrhoea and dysentery|diarreia e disenteria crónicas
kidney not securing|rim que não retém
heart fire with blood deficiency|fogo do coração com deficiência de sangue
heart-kidney yin deficiency|deficiência de yin do coração e do rim
liver blood deficiency|deficiência de sangue do fígado
visceral agitation|agitação visceral
weeping|choro fácil
shaoyang with restlessness|shaoyang com inquietação
heart and kidney not communicating|coração e rim sem comunicação
six constraints|seis constrições
liver qi stagnation|estagnação do qi do fígado
liver constraint heat pain|dor por constrição do fígado com calor
chest impediment|obstrução torácica
plum-pit qi|qi do caroço de ameixa
throat obstruction sensation|sensação de obstrução na garganta
wheezing with phlegm heat|sibilos com fleuma-calor
upper excess lower deficiency wheezing|sibilos por excesso em cima e deficiência em baixo
stomach qi counterflow|qi do estômago em contracorrente
hiccup from stomach deficiency heat|soluços por calor de deficiência do estômago
blood accumulation in lower burner|acumulação de sangue no aquecedor inferior
blood stasis in chest|estase de sangue no tórax
qi deficiency with stasis|deficiência de qi com estase
cold stasis in lower abdomen|estase por frio no baixo ventre
blood deficiency with stasis|deficiência de sangue com estase
cold uterus with stasis|frio no útero com estase
postpartum blood stasis|estase de sangue pós-parto
blood stasis masses in uterus|massas uterinas por estase de sangue
blood stasis pain|dor por estase de sangue
heat with blood in urine|calor com sangue na urina
bloody stool from intestinal wind|sangue nas fezes por vento intestinal
bleeding from spleen yang deficiency|hemorragia por deficiência de yang do baço
wind headache|cefaleia por vento
wind rash|erupção por vento
extreme heat generating wind|calor extremo que gera vento
liver yang rising with wind|ascensão do yang do fígado com vento
liver yang rising|ascensão do yang do fígado
cool dryness cough|tosse por secura fresca
warm dryness cough|tosse por secura morna
warm dryness damaging lung|secura morna a lesar o pulmão
lung-stomach yin deficiency|deficiência de yin do pulmão e do estômago
dry cough|tosse seca
lung yin deficiency throat disorders|afeções da garganta por deficiência de yin do pulmão
lung-kidney yin deficiency|deficiência de yin do pulmão e do rim
blood-streaked sputum|expetoração raiada de sangue
dry constipation from fluid deficiency|obstipação seca por deficiência de líquidos
leukorrhoea from spleen deficiency damp|leucorreia por humidade de deficiência do baço
damp stagnating spleen-stomach|humidade a estagnar no baço e no estômago
exterior cold with interior damp|frio exterior com humidade interior
damp-heat jaundice|icterícia por humidade-calor
damp-heat dysuria|disúria por humidade-calor
damp-warm disorder|doença de humidade-calor febril
afternoon fever|febre vespertina
damp-heat epidemic|epidemia de humidade-calor
water retention|retenção de água
water-heat with yin deficiency|água-calor com deficiência de yin
wind-water oedema with qi deficiency|edema por vento-água com deficiência de qi
phlegm-fluid|fleuma-líquidos
kidney yang deficiency with water|deficiência de yang do rim com água
spleen yang deficiency oedema|edema por deficiência de yang do baço
chronic painful obstruction|síndrome Bi crónica
liver-kidney deficiency|deficiência do fígado e do rim
wind-damp on the surface|vento-humidade na superfície
heavy head|cabeça pesada
phlegm-damp|fleuma-humidade
phlegm-heat disturbing gallbladder|fleuma-calor a perturbar a vesícula
phlegm-heat cough|tosse por fleuma-calor
phlegm-heat in chest|fleuma-calor no tórax
epigastric pain|dor epigástrica
dry phlegm cough|tosse por fleuma seca
cold phlegm-fluid cough|tosse por fleuma-líquidos fria
phlegm with food stagnation|fleuma com estagnação alimentar
cough in elderly|tosse em idosos
wind-phlegm|vento-fleuma
food stagnation|estagnação alimentar
damp-heat food accumulation|acumulação alimentar com humidade-calor
spleen deficiency with food stagnation|deficiência do baço com estagnação alimentar
early abscess with heat toxin|abcesso inicial com calor tóxico
boils and carbuncles|furúnculos e carbúnculos
gangrene of heat toxin type|gangrena por calor tóxico
yin-type abscess|abcesso de tipo yin
cold swelling|tumefação fria
lung abscess|abcesso pulmonar
abdominal pain in pregnancy|dor abdominal na gravidez
bleeding from heat|hemorragia por calor
blood deficiency with dampness|deficiência de sangue com humidade
blood stasis and qi stagnation|estase de sangue e estagnação de qi
blood stasis below the diaphragm|estase de sangue abaixo do diafragma
blood stasis in the channels|estase de sangue nos canais
body aches worse in the afternoon|dores no corpo que pioram à tarde
bruises|equimoses
chest and epigastric pain|dor torácica e epigástrica
cloudy urine from kidney cold|urina turva por frio do Rim
cold and heat mixed|frio e calor misturados
cold fluids with wheezing|fluidos frios com pieira
cold in the liver channel|frio no canal do Fígado
cold-damp in the middle|frio-humidade no aquecedor médio
damp diarrhoea|diarreia por humidade
damp jaundice|icterícia por humidade
damp-heat in the lower burner|humidade-calor no aquecedor inferior
damp-heat jaundice with surface signs|icterícia por humidade-calor com sinais de superfície
damp-heat with kidney deficiency|humidade-calor com deficiência do Rim
distension|distensão
dreams|sonhos
external wind in the channels|vento externo nos canais
fixed abdominal mass|massa abdominal fixa
focal distension|distensão localizada
focal distension with diarrhoea|distensão localizada com diarreia
gout|gota
habitual miscarriage|aborto habitual
heart and kidney not in contact|Coração e Rim sem comunicação
heat above and cold below|calor em cima e frio em baixo
heat in the blood with deficiency|calor no sangue com deficiência
heavy periods|menstruação abundante
itchy skin|prurido cutâneo
joint and body pain|dores articulares e no corpo
joint pain|dor articular
kidney yang deficiency with oedema|deficiência de yang do Rim com edema
kidney yin and yang deficiency with empty fire|deficiência de yin e yang do Rim com fogo vazio
limb and abdominal pain|dor nos membros e no abdómen
lower abdominal and testicular pain|dor no baixo ventre e nos testículos
lung and kidney yin deficiency|deficiência de yin do Pulmão e do Rim
lung and stomach yin injured|yin do Pulmão e do Estômago lesado
menopausal flushes|afrontamentos da menopausa
nasal congestion from wind|obstrução nasal por vento
night sweats|suores noturnos
painful swollen joints|articulações inchadas e dolorosas
palpitations|palpitações
qi and blood stasis|estase de qi e de sangue
qi stagnation and cold in the stomach|estagnação de qi e frio no Estômago
rattling in the throat|estertor na garganta
restless fetus from qi and blood deficiency|feto inquieto por deficiência de qi e de sangue
restlessness and insomnia from heat in the chest|inquietação e insónia por calor no peito
roundworm reversal|inversão por áscaris
scanty urine|urina escassa
seminal loss|perda seminal
shaoyang with cold fluids|shaoyang com fluidos frios
skin water oedema|edema de água na pele
sore low back|lombalgia
stiff joints|rigidez articular
swollen hot joints|articulações inchadas e quentes
taiyang and shaoyang together|taiyang e shaoyang em simultâneo
threatened miscarriage|ameaça de aborto
uterine bleeding from blood deficiency|hemorragia uterina por deficiência de sangue
weak back|fraqueza lombar
weak digestion|digestão fraca
wind-cold-damp painful obstruction|síndrome bi por vento-frio-humidade
wind-damp at the surface|vento-humidade na superfície
wind-damp with heat|vento-humidade com calor
yellow vaginal discharge|corrimento vaginal amarelo
wind-water oedema|edema por vento-água
`;
