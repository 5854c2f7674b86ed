/** Indication keywords of the point tables with their Portuguese, one per line: English | Portuguese. */
const rows = `
abdominal distension|distensão abdominal
abdominal fullness|plenitude abdominal
abdominal masses|massas abdominais
abdominal pain and distension|dor e distensão abdominal
abdominal pain around navel|dor periumbilical
abdominal pain|dor abdominal
absence of sweating|ausência de suor
acid reflux|refluxo ácido
acne|acne
acute cough and wheezing|tosse e pieira agudas
acute lumbar pain|dor lombar aguda
acute lumbar sprain|entorse lombar aguda
acute stomach pain|dor de estômago aguda
allergic rhinitis|rinite alérgica
allergy|alergia
amenorrhoea|amenorreia
anaemia|anemia
anal fissure|fissura anal
anal itching|prurido anal
angina|angina
ankle pain|dor no tornozelo
ankle sprain|entorse do tornozelo
ankle swelling|edema do tornozelo
anxiety|ansiedade
appendicitis|apendicite
appetite|apetite
arm and elbow pain|dor no braço e cotovelo
arm contracture|contratura do braço
arm numbness and contracture|dormência e contratura do braço
arm numbness|dormência do braço
arm pain and numbness|dor e dormência do braço
arm pain|dor no braço
ascites|ascite
asthma|asma
autonomic disorders|perturbações autonómicas
axillary pain|dor axilar
axillary swelling|tumefação axilar
back pain|dor nas costas
back stiffness|rigidez das costas
bad breath|mau hálito
belching|eructação
biliary colic from roundworm|cólica biliar por áscaris
biliary colic|cólica biliar
biliary disorders|patologias biliares
bitter taste|gosto amargo
bleeding|hemorragia
blood in stool or urine|sangue nas fezes ou urina
blood in urine|hematúria
blood stasis|estase de sangue
blurred vision|visão turva
boils|furúnculos
bone disorders|doenças ósseas
borborygmus|borborigmos
breast abscess|abcesso mamário
breast disorders|patologias mamárias
breast distension|distensão mamária
bronchitis|bronquite
buttock pain|dor glútea
calf cramp and pain|cãibra e dor gemelar
calf cramp|cãibra gemelar
cardiac pain|dor cardíaca
cervical pain|dor cervical
cervical spondylosis|espondilose cervical
cheek swelling|edema da bochecha
chest and rib fullness and pain|plenitude e dor torácica e costal
chest and rib fullness|plenitude torácica e costal
chest and rib pain|dor torácica e costal
chest distension|distensão torácica
chest fullness|plenitude torácica
chest pain|dor torácica
chest tightness|opressão torácica
cholecystitis|colecistite
cholelithiasis|colelitíase
chronic cough|tosse crónica
chronic diarrhoea|diarreia crónica
coccygeal pain|coccigodínia
collapse|colapso
common cold|constipação
conjunctivitis|conjuntivite
constipation|obstipação
consumptive disease|doença consumptiva
convulsion|convulsão
coughing blood|hemoptise
cough|tosse
cystitis|cistite
deafness|surdez
delayed labour|parto atrasado
dementia|demência
depression|depressão
diarrhoea|diarreia
difficult labour|parto difícil
difficult urination|dificuldade em urinar
difficulty raising arm|dificuldade em elevar o braço
difficulty swallowing|dificuldade em engolir
digestive weakness|fraqueza digestiva
dizziness|tonturas
dream-disturbed sleep|sono perturbado por sonhos
drooling|sialorreia
drowning resuscitation|reanimação por afogamento
dry sore throat|garganta seca e dolorosa
duodenal ulcer|úlcera duodenal
dysentery|disenteria
dysmenorrhoea|dismenorreia
dysuria|disúria
ear discharge|otorreia
ear pain|otalgia
eczema|eczema
elbow and arm contracture|contratura do cotovelo e braço
elbow and arm pain|dor no cotovelo e braço
elbow contracture|contratura do cotovelo
elbow pain|dor no cotovelo
elbow stiffness|rigidez do cotovelo
endocrine disorders|perturbações endócrinas
enuresis|enurese
epilepsy at night|epilepsia noturna
epilepsy|epilepsia
eye disorders|doenças oculares
eye pain|dor ocular
eyelid twitching|tremor palpebral
facial oedema|edema da face
facial paralysis|paralisia facial
facial swelling|edema facial
facial twitching|espasmo facial
fatigue|fadiga
febrile disease|doença febril
fever without sweat|febre sem suor
fever|febre
finger numbness|dormência dos dedos
finger pain and numbness|dor e dormência dos dedos
finger pain|dor nos dedos
finger stiffness|rigidez dos dedos
foot cramp|cãibra do pé
foot dorsum pain|dor no dorso do pé
foot pain|dor no pé
foot swelling|edema do pé
forearm pain|dor no antebraço
forgetfulness|esquecimento
frequent urination|polaquiúria
frontal headache|cefaleia frontal
frozen shoulder|ombro congelado
general body aching|dores generalizadas
general weakness|fraqueza geral
generalised itching|prurido generalizado
genital disorders|patologias genitais
genital itching|prurido genital
genital pain and itching|dor e prurido genital
genital pain|dor genital
glossitis|glossite
goitre|bócio
groin pain|dor inguinal
gum pain|dor gengival
gum swelling and pain|edema e dor gengival
gum swelling|edema gengival
haemorrhoids|hemorroidas
hand and finger pain|dor na mão e dedos
hand pain|dor na mão
hand swelling|edema da mão
hand tremor|tremor da mão
headache at vertex|cefaleia no vértice
headache|cefaleia
heat stroke|insolação
heaviness of body|sensação de peso no corpo
heavy headache|cefaleia com peso
heavy menstruation|menorragia
heel pain|dor no calcanhar
hemiplegia|hemiplegia
hernia|hérnia
hiccup|soluços
high fever|febre alta
hip and thigh pain|dor na anca e coxa
hip pain|dor na anca
hoarseness|rouquidão
hot palms|palmas quentes
hot soles|plantas dos pés quentes
hypertension|hipertensão
hypotension|hipotensão
impotence|impotência
indigestion|indigestão
infantile convulsion|convulsão infantil
infantile enuresis|enurese infantil
infantile malnutrition|má nutrição infantil
infantile night crying|choro noturno infantil
infertility|infertilidade
inflammation|inflamação
insomnia|insónia
insufficient lactation|lactação insuficiente
intestinal abscess|abcesso intestinal
irregular menstruation|menstruação irregular
irritability|irritabilidade
itching|prurido
jaundice|icterícia
jaw joint disorder|disfunção da ATM
jaw pain|dor mandibular
knee coldness|frio no joelho
knee pain and swelling|dor e edema do joelho
knee pain|dor no joelho
knee weakness and coldness|fraqueza e frio no joelho
landmark point (not treated)|ponto de referência (não se trata)
lateral ankle pain|dor lateral do tornozelo
lateral epicondylitis|epicondilite lateral
lateral thigh pain and numbness|dor e dormência lateral da coxa
lateral thigh pain|dor lateral da coxa
leg and knee pain|dor na perna e joelho
leg numbness|dormência da perna
leg pain and weakness|dor e fraqueza da perna
leg pain|dor na perna
leg weakness|fraqueza da perna
leukorrhoea|leucorreia
limb weakness|fraqueza dos membros
limited knee movement|limitação do joelho
lip stiffness|rigidez dos lábios
liver disorders|patologias hepáticas
lockjaw|trismo
loose stool|fezes moles
loss of consciousness|perda de consciência
loss of smell|anosmia
loss of taste|perda do paladar
loss of voice|perda da voz
low back pain|lombalgia
lower abdominal distension|distensão abdominal inferior
lower abdominal fullness|plenitude abdominal inferior
lower abdominal pain|dor abdominal inferior
lower leg numbness|dormência da perna inferior
lower limb atrophy|atrofia do membro inferior
lower limb pain|dor no membro inferior
lower limb paralysis|paralisia do membro inferior
lower limb weakness|fraqueza do membro inferior
lumbar and back pain|dor lombar e dorsal
lumbar and hip pain|dor lombar e na anca
lumbar and leg pain|dor lombar e na perna
lumbar and rib pain|dor lombar e costal
lumbar pain|dor lombar
lumbar stiffness and pain|rigidez e dor lombar
lumbar stiffness|rigidez lombar
lumbar, sacral and buttock pain|dor lombar, sagrada e glútea
lumbosacral pain|dor lombossagrada
malaria|malária
malposition of fetus|má apresentação fetal
mania|mania
marrow disorders|patologias da medula
mastitis|mastite
medial knee pain|dor medial do joelho
medial leg pain|dor medial da perna
medial thigh pain|dor medial da coxa
menopausal symptoms|sintomas da menopausa
mental disorders|perturbações mentais
migraine|enxaqueca
motion sickness|enjoo de movimento
mouth ulcers|aftas
mumps|papeira
myopia|miopia
nasal congestion|congestão nasal
nasal disorders|doenças nasais
nausea|náuseas
neck pain|cervicalgia
neck stiffness|rigidez do pescoço
neck swelling|tumefação cervical
nephritis|nefrite
neurasthenia|neurastenia
night blindness|cegueira noturna
night sweat|suores noturnos
nosebleed|epistaxe
obesity|obesidade
occipital headache|cefaleia occipital
oedema|edema
oesophagitis|esofagite
otitis|otite
outer canthus pain|dor no canto externo do olho
pain around the navel|dor à volta do umbigo
pain relief|alívio da dor
pain|dor
palpitation with fright|palpitações por susto
palpitation|palpitações
pancreatic disorders|patologias do pâncreas
paronychia|paroníquia
parotitis|parotidite
pelvic inflammation|inflamação pélvica
periarthritis of shoulder|periartrite do ombro
periodontitis|periodontite
persistent lochia|lóquios persistentes
pharyngitis|faringite
phlegm disorders|patologias de fleuma
phlegm|fleuma
plantar fasciitis|fasceíte plantar
poor appetite|falta de apetite
popliteal contracture|contratura poplítea
postpartum pain|dor pós-parto
premenstrual syndrome|síndrome pré-menstrual
prolapse|prolapso
prostatitis|prostatite
pulseless syndrome|síndrome sem pulso
pyloric spasm|piloroespasmo
qi deficiency|deficiência de Qi
rectal or uterine prolapse|prolapso retal ou uterino
rectal prolapse (moxa only)|prolapso retal (só moxa)
rectal prolapse|prolapso retal
red eyes|olhos vermelhos
red painful eyes|olhos vermelhos e dolorosos
restlessness|agitação
retained placenta|retenção da placenta
rheumatic pain|dor reumática
rhinitis|rinite
rib pain|dor costal
rosacea|rosácea
running piglet syndrome|síndrome do leitão a correr
scapular pain and contracture|dor e contratura escapular
scapular pain|dor escapular
sciatica|ciática
scrofula|escrófula
segmental disorders of chest, abdomen, back and limbs|patologias segmentares do tórax, abdómen, costas e membros
seminal emission|emissão seminal
shingles|zona (herpes-zóster)
shock|choque
shoulder and arm pain|dor no ombro e braço
shoulder and back pain|dor no ombro e costas
shoulder and neck pain|dor no ombro e pescoço
shoulder pain and stiffness|dor e rigidez do ombro
shoulder pain|dor no ombro
shoulder stiffness|rigidez do ombro
shoulder, back and elbow pain|dor no ombro, costas e cotovelo
sinew disorders|patologias dos tendões
sinusitis|sinusite
skin disorders|patologias cutâneas
skin eruptions|erupções cutâneas
skin itching|prurido cutâneo
skin rash|erupção cutânea
smoking cessation|cessação tabágica
snake bite|mordedura de cobra
sore throat|dor de garganta
stiff neck|rigidez cervical
stiff tongue|língua rígida
stomach pain with acid|dor de estômago com acidez
stomach pain|dor de estômago
stomatitis|estomatite
stroke sequelae|sequelas de AVC
stroke|acidente vascular cerebral
sudden loss of voice|perda súbita da voz
supraclavicular pain|dor supraclavicular
sweating disorders|alterações da sudação
sweating|sudação
swelling of ear|edema da orelha
swelling under tongue|edema sob a língua
tachycardia|taquicardia
tearing|lacrimejo
testicular inflammation|orquite
thigh and gluteal numbness|dormência da coxa e glúteo
thirst|sede
thoracic back pain|dorsalgia
thyroid disorders|patologias da tiroide
tidal fever|febre vespertina
tinnitus|acufenos
toe numbness|dormência dos dedos do pé
toe pain|dor nos dedos do pé
tonsillitis|amigdalite
toothache|odontalgia
trigeminal neuralgia|nevralgia do trigémio
upper arm pain|dor no braço superior
upper limb paralysis|paralisia do membro superior
upper respiratory infection|infeção respiratória superior
ureteral colic|cólica ureteral
urethritis|uretrite
urinary disorders|perturbações urinárias
urinary retention|retenção urinária
urinary stones|litíase urinária
urticaria|urticária
uterine bleeding|hemorragia uterina
uterine prolapse|prolapso uterino
vertigo|vertigens
visceral pain|dor visceral
vomiting and diarrhoea|vómitos e diarreia
vomiting|vómitos
wasting-thirst|síndrome de sede e emagrecimento
wheezing|pieira/dispneia
whooping cough|tosse convulsa
withdrawal symptoms|sintomas de abstinência
wrist and arm pain|dor no punho e braço
wrist pain|dor no punho
wrist sprain|entorse do punho
wrist stiffness|rigidez do punho`;

/** Portuguese by English keyword. */
export const indicationsPt: ReadonlyMap<string, string> = new Map(
  rows
    .trim()
    .split("\n")
    .map((row) => row.split("|") as [string, string]),
);

/** Everyday words that a search accepts as well, in either language. The product's own list, far from complete. */
export const indicationWords: Readonly<Record<string, readonly string[]>> = {
  headache: ["dor de cabeça"],
  migraine: ["hemicrânia"],
  "low back pain": ["lombalgia", "backache", "dor nas costas"],
  "lumbar pain": ["lombalgia", "low back pain"],
  "lumbar and back pain": ["lombalgia"],
  "acute lumbar pain": ["lumbago", "lombalgia aguda"],
  "cervical pain": ["cervicalgia", "neck pain", "dor no pescoço"],
  "neck pain": ["cervicalgia", "dor no pescoço"],
  "stiff neck": ["torcicolo", "torticollis"],
  "back pain": ["dorsalgia", "dor nas costas"],
  constipation: ["prisão de ventre"],
  diarrhoea: ["diarrhea"],
  "acid reflux": ["azia", "heartburn"],
  indigestion: ["dispepsia", "dyspepsia"],
  "stomach pain": ["dor de estômago", "epigastralgia"],
  dysmenorrhoea: ["dor menstrual", "period pain", "dysmenorrhea"],
  amenorrhoea: ["amenorrhea"],
  "premenstrual syndrome": ["TPM", "SPM", "PMS"],
  anxiety: ["stress", "nervosismo"],
  insomnia: ["dormir", "sleep", "sono"],
  tinnitus: ["acufenos", "zumbido"],
  hypertension: ["high blood pressure", "tensão alta"],
  hypotension: ["low blood pressure", "tensão baixa"],
  oedema: ["edema", "inchaço"],
  fatigue: ["cansaço", "tiredness"],
  "common cold": ["constipação", "resfriado"],
  haemorrhoids: ["hemorrhoids"],
  shingles: ["zona", "herpes zoster"],
  sciatica: ["ciatalgia", "nervo ciático"],
  "facial paralysis": ["Bell", "paralisia de Bell"],
  "jaw joint disorder": ["ATM", "TMJ", "bruxismo"],
  "smoking cessation": ["fumar", "smoking", "tabaco"],
  "malposition of fetus": ["breech", "apresentação pélvica"],
  "frozen shoulder": ["capsulite adesiva"],
  toothache: ["dor de dentes"],
  "elbow pain": ["tennis elbow", "epicondylitis", "cotovelo de tenista", "epicondilite"],
  "heel pain": ["plantar fasciitis", "fasceíte plantar", "esporão"],
  hiccup: ["hiccups"],
  palpitation: ["palpitations"],
  dizziness: ["vertigo", "vertigens"],
  wheezing: ["shortness of breath", "falta de ar", "asma"],
  "wrist pain": ["carpal tunnel", "túnel cárpico"],
  itching: ["itch", "comichão"],
  enuresis: ["bedwetting"],
  vomiting: ["vomit"],
  impotence: ["erectile dysfunction", "disfunção erétil"],
  "insufficient lactation": ["milk", "leite", "amamentação"],
};
