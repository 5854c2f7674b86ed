import type { Source } from "./source.ts";

export const icdCommonSource: Source = {
  origin:
    "Own selection of 119 ICD-10 codes an integrative clinic meets often; Portuguese wording is our own.",
  checked: "118 codes exist in the 2008 edition, K64.9 only in later ones.",
  weakness:
    "A selection: an administrator loads an official release for the rest. Everyday words are our own.",
  editable: true,
};

/** One per line: code | chapter | English | Portuguese | everyday words in both languages, which are searched too. */
const rows = `
M54.5|13|Low back pain|Lombalgia|lumbago backache dor lombar dor nas costas dor de costas
M54.2|13|Cervicalgia|Cervicalgia|neck pain dor cervical dor no pescoço
M54.6|13|Pain in thoracic spine|Dor na coluna torácica|upper back pain dorsalgia dor dorsal
M54.3|13|Sciatica|Ciática|ciatalgia nervo ciático
M54.4|13|Lumbago with sciatica|Lombociatalgia|dor lombar com ciática
M54.1|13|Radiculopathy|Radiculopatia|
M51.2|13|Other specified intervertebral disc displacement|Outros deslocamentos discais intervertebrais especificados|slipped herniated disc hérnia discal
M50.1|13|Cervical disc disorder with radiculopathy|Patologia do disco cervical com radiculopatia|
M47.8|13|Other spondylosis|Outras espondiloses|
M48.0|13|Spinal stenosis|Estenose da coluna vertebral|
M41.9|13|Scoliosis, unspecified|Escoliose não especificada|
M75.0|13|Adhesive capsulitis of shoulder|Capsulite adesiva do ombro|frozen shoulder ombro congelado
M75.1|13|Rotator cuff syndrome|Síndrome da coifa dos rotadores|tendinite do ombro
M77.1|13|Lateral epicondylitis|Epicondilite lateral|tennis elbow cotovelo de tenista
M77.0|13|Medial epicondylitis|Epicondilite medial|golfer elbow cotovelo de golfista
G56.0|6|Carpal tunnel syndrome|Síndrome do túnel cárpico|
M65.4|13|Radial styloid tenosynovitis (de Quervain)|Tenossinovite da estiloide radial (De Quervain)|
M16.9|13|Coxarthrosis, unspecified|Coxartrose não especificada|hip osteoarthritis artrose da anca
M17.9|13|Gonarthrosis, unspecified|Gonartrose não especificada|knee osteoarthritis artrose do joelho
M70.6|13|Trochanteric bursitis|Bursite trocantérica|
M76.6|13|Achilles tendinitis|Tendinite aquiliana|
M72.2|13|Plantar fascial fibromatosis|Fascite plantar|plantar fasciitis dor no calcanhar esporão
M79.7|13|Fibromyalgia|Fibromialgia|
M79.1|13|Myalgia|Mialgia|muscle pain dor muscular
M25.5|13|Pain in joint|Dor articular|arthralgia artralgia dor nas articulações
M06.9|13|Rheumatoid arthritis, unspecified|Artrite reumatoide não especificada|
M10.9|13|Gout, unspecified|Gota não especificada|
M81.9|13|Osteoporosis, unspecified|Osteoporose não especificada|
K07.6|11|Temporomandibular joint disorders|Perturbações da articulação temporomandibular|TMJ jaw pain ATM bruxismo
S93.4|19|Sprain of ankle|Entorse do tornozelo|
S13.4|19|Sprain of cervical spine|Entorse da coluna cervical|whiplash golpe de chicote
R51|18|Headache|Cefaleia|dor de cabeça
G43.9|6|Migraine, unspecified|Enxaqueca não especificada|hemicrania
G44.2|6|Tension-type headache|Cefaleia tensional|
G50.0|6|Trigeminal neuralgia|Nevralgia do trigémio|
G51.0|6|Bell palsy|Paralisia de Bell|
G47.0|6|Insomnia|Insónia|
F51.0|5|Nonorganic insomnia|Insónia não orgânica|
F41.1|5|Generalized anxiety disorder|Perturbação de ansiedade generalizada|
F41.9|5|Anxiety disorder, unspecified|Perturbação de ansiedade não especificada|anxious ansioso
F32.9|5|Depressive episode, unspecified|Episódio depressivo não especificado|depression depressão
F43.2|5|Adjustment disorders|Perturbações de adaptação|
F43.0|5|Acute stress reaction|Reação aguda ao stress|stress
F17.2|5|Tobacco dependence|Dependência do tabaco|smoking fumar tabagismo
Z73.0|21|Burn-out|Esgotamento|burnout exaustão
R53|18|Malaise and fatigue|Mal-estar e fadiga|tired tiredness cansaço astenia
G93.3|6|Postviral fatigue syndrome|Síndrome de fadiga pós-viral|
R42|18|Dizziness and giddiness|Tonturas e vertigens|vertigo vertigem
H81.1|8|Benign paroxysmal vertigo|Vertigem paroxística benigna|
H81.0|8|Ménière disease|Doença de Ménière|
H93.1|8|Tinnitus|Acufenos|zumbido ringing in ears
I10|9|Essential hypertension|Hipertensão essencial|high blood pressure tensão alta pressão arterial
I95.9|9|Hypotension, unspecified|Hipotensão não especificada|low blood pressure tensão baixa
R00.2|18|Palpitations|Palpitações|
I83.9|9|Varicose veins of lower extremities|Varizes dos membros inferiores|varices
I69.4|9|Sequelae of stroke|Sequelas de acidente vascular cerebral|AVC
G81.9|6|Hemiplegia, unspecified|Hemiplegia não especificada|
J00|10|Acute nasopharyngitis (common cold)|Nasofaringite aguda (constipação)|cold resfriado
J06.9|10|Acute upper respiratory infection|Infeção aguda das vias aéreas superiores|
J30.4|10|Allergic rhinitis, unspecified|Rinite alérgica não especificada|hay fever alergia nasal
J32.9|10|Chronic sinusitis, unspecified|Sinusite crónica não especificada|
J40|10|Bronchitis, not specified|Bronquite não especificada|
J44.9|10|Chronic obstructive pulmonary disease|Doença pulmonar obstrutiva crónica|COPD DPOC
J45.9|10|Asthma, unspecified|Asma não especificada|
R05|18|Cough|Tosse|
K21.9|11|Gastro-oesophageal reflux disease|Doença de refluxo gastroesofágico|heartburn GERD azia refluxo
K29.7|11|Gastritis, unspecified|Gastrite não especificada|
K30|11|Dyspepsia|Dispepsia|indigestion indigestão
K58.9|11|Irritable bowel syndrome without diarrhoea|Síndrome do intestino irritável sem diarreia|IBS
K58.0|11|Irritable bowel syndrome with diarrhoea|Síndrome do intestino irritável com diarreia|
K59.0|11|Constipation|Obstipação|prisão de ventre
K59.1|11|Functional diarrhoea|Diarreia funcional|
K64.9|11|Haemorrhoids, unspecified|Hemorroidas não especificadas|
K50.9|11|Crohn disease, unspecified|Doença de Crohn não especificada|
K51.9|11|Ulcerative colitis, unspecified|Colite ulcerativa não especificada|
K80.2|11|Calculus of gallbladder without cholecystitis|Cálculo da vesícula biliar sem colecistite|gallstones pedras na vesícula
K76.0|11|Fatty liver|Esteatose hepática (fígado gordo)|
R11|18|Nausea and vomiting|Náusea e vómitos|
R10.4|18|Abdominal pain, unspecified|Dor abdominal não especificada|
N94.6|14|Dysmenorrhoea, unspecified|Dismenorreia não especificada|period pain dor menstrual
N94.3|14|Premenstrual tension syndrome|Síndrome de tensão pré-menstrual|PMS SPM
N92.6|14|Irregular menstruation, unspecified|Menstruação irregular não especificada|
N92.0|14|Excessive menstruation with regular cycle|Menstruação excessiva com ciclo regular|
N91.2|14|Amenorrhoea, unspecified|Amenorreia não especificada|
N80.9|14|Endometriosis, unspecified|Endometriose não especificada|
E28.2|4|Polycystic ovarian syndrome|Síndrome do ovário poliquístico|PCOS
N95.1|14|Menopausal and female climacteric states|Estado da menopausa e do climatério feminino|hot flushes menopausa afrontamentos
N97.9|14|Female infertility, unspecified|Infertilidade feminina não especificada|
N46|14|Male infertility|Infertilidade masculina|
N40|14|Hyperplasia of prostate|Hiperplasia da próstata|
N48.4|14|Impotence of organic origin|Impotência de origem orgânica|erectile dysfunction disfunção erétil
N30.9|14|Cystitis, unspecified|Cistite não especificada|infeção urinária urinary infection
R32|18|Urinary incontinence, unspecified|Incontinência urinária não especificada|
O21.0|15|Mild hyperemesis gravidarum|Hiperémese gravídica ligeira|
O32.1|15|Maternal care for breech presentation|Assistência por apresentação pélvica|breech pélvico
Z34.9|21|Supervision of normal pregnancy|Supervisão de gravidez normal|pregnant grávida
E11.9|4|Type 2 diabetes mellitus without complications|Diabetes mellitus tipo 2 sem complicações|diabetes
E10.9|4|Type 1 diabetes mellitus without complications|Diabetes mellitus tipo 1 sem complicações|
E03.9|4|Hypothyroidism, unspecified|Hipotiroidismo não especificado|
E05.9|4|Thyrotoxicosis, unspecified|Tirotoxicose não especificada|
E66.9|4|Obesity, unspecified|Obesidade não especificada|excess weight excesso de peso
E78.0|4|Pure hypercholesterolaemia|Hipercolesterolemia pura|cholesterol colesterol
E55.9|4|Vitamin D deficiency, unspecified|Deficiência de vitamina D não especificada|
D50.9|3|Iron deficiency anaemia, unspecified|Anemia por deficiência de ferro não especificada|anemia
L20.9|12|Atopic dermatitis, unspecified|Dermatite atópica não especificada|eczema
L40.9|12|Psoriasis, unspecified|Psoríase não especificada|
L50.9|12|Urticaria, unspecified|Urticária não especificada|hives
L70.0|12|Acne vulgaris|Acne vulgar|
B02.9|1|Zoster without complication|Herpes-zóster sem complicação|shingles zona
B00.9|1|Herpesviral infection, unspecified|Infeção pelo vírus do herpes não especificada|
L65.9|12|Nonscarring hair loss, unspecified|Perda de cabelo não cicatricial|alopecia
R61.9|18|Hyperhidrosis, unspecified|Hiperidrose não especificada|sweating suores
T78.4|19|Allergy, unspecified|Alergia não especificada|
H04.1|7|Other disorders of lacrimal gland (dry eye)|Outras perturbações da glândula lacrimal (olho seco)|
R52.2|18|Other chronic pain|Outra dor crónica|dor persistente
C50.9|2|Malignant neoplasm of breast, unspecified|Neoplasia maligna da mama não especificada|
G20|6|Parkinson disease|Doença de Parkinson|
G35|6|Multiple sclerosis|Esclerose múltipla|
G62.9|6|Polyneuropathy, unspecified|Polineuropatia não especificada|neuropathy neuropatia`;

export type IcdCode = { code: string; chapter: number; en: string; pt: string; words: string };

/** The common codes, most frequent first. */
export const icdCommon: readonly IcdCode[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [code = "", chapter = "", en = "", pt = "", words = ""] = row.split("|");
    return { code, chapter: Number(chapter), en, pt, words };
  });
