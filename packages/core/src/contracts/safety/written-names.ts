import type { Words } from "./hit.ts";

/**
 * What medicines are called where somebody writes them down: brands of the Portuguese market, and substances without
 * their salt. Written from memory and not complete, but each is a name of that substance and of no other; what is on no
 * list is said not to be checked. One a line: a medicine's lasting name | what it is called. With `#` a name is one only
 * before a figure, as it is a word of its own too: "Letter 100".
 */
const brands = `
Warfarin|Varfine,Coumadin,Marevan
Acenocoumarol|Sintrom
Phenprocoumon|Marcoumar,Marcumar
Apixaban|Eliquis
Rivaroxaban|Xarelto
Dabigatran etexilate|Pradaxa,dabigatran,dabigatrano
Edoxaban|Lixiana
Acetylsalicylic acid|aspirin,aspirina,AAS,Cartia,Tromalyt
Clopidogrel|Plavix
Ticagrelor|Brilique
Prasugrel|Efient
Enoxaparin sodium|Lovenox,Clexane,enoxaparin,enoxaparina
Tinzaparin sodium|Innohep,tinzaparin,tinzaparina
Nadroparin calcium|Fraxiparina,nadroparin,nadroparina
Heparin sodium|heparin,heparina
Digoxin|Lanoxin
Furosemide|Lasix
Indapamide|Fludex
Spironolactone|Aldactone
Amiodarone|Cordarone
Tacrolimus|Prograf,Advagraf
Ciclosporin|Sandimmun,cyclosporine
Azathioprine|Imuran
Methotrexate|Metoject,Ledertrexato
Mycophenolate mofetil|CellCept,micofenolato,mycophenolate
Sertraline|Zoloft
Fluoxetine|Prozac
Paroxetine|Seroxat
Escitalopram|Cipralex
Citalopram|Cipramil
Venlafaxine|Efexor
Duloxetine|Cymbalta
Fluvoxamine|Dumyrox
Mirtazapine|Remeron
Moclobemide|Aurorix
Selegiline|Jumex
Rasagiline|Azilect
Lorazepam|Lorenin,Ansilor
Alprazolam|Xanax
Diazepam|Valium,Bialzepam,Unisedil
Bromazepam|Lexotan
Clonazepam|Rivotril
Zolpidem|Stilnox
Ethyl loflazepate|Victan
Mexazolam|Sedoxil
Quetiapine|Seroquel
Olanzapine|Zyprexa
Clozapine|Leponex
Pregabalin|Lyrica
Gabapentin|Neurontin
Lithium carbonate|Priadel,lithium,lítio
Carbamazepine|Tegretol
Valproic acid|Depakine,Diplexil,valproate,valproato
Phenytoin|Hidantina
Levetiracetam|Keppra
Lamotrigine|Lamictal
Topiramate|Topamax
Metformin|Glucophage,Risidon
Gliclazide|Diamicron
Glimepiride|Amaryl
Sitagliptin|Januvia
Vildagliptin|Galvus
Dapagliflozin|Forxiga
Empagliflozin|Jardiance
Liraglutide|Victoza
Dulaglutide|Trulicity
Semaglutide|Ozempic
Insulin glargine|Lantus,Toujeo,Abasaglar
Insulin detemir|Levemir
Insulin aspart|NovoRapid
Insulin lispro|Humalog
Insulin human (soluble)|Actrapid
Insulin isophane (NPH)|Insulatard
Levothyroxine sodium|Eutirox,Euthyrox,Thyrax,Letter#,levothyroxine,levotiroxina
Thiamazole|Metibasol
Simvastatin|Zocor
Atorvastatin|Zarator,Lipitor
Rosuvastatin|Crestor
Amlodipine|Norvasc
Nifedipine|Adalat
Lercanidipine|Zanidip
Losartan|Cozaar
Valsartan|Diovan
Irbesartan|Aprovel
Candesartan|Atacand
Telmisartan|Micardis
Olmesartan medoxomil|Olmetec,Olsar,olmesartan
Ramipril|Triatec
Perindopril|Coversyl
Enalapril|Renitec
Lisinopril|Zestril
Captopril|Capoten
Bisoprolol|Concor
Carvedilol|Dilatrend
Nebivolol|Nebilet
Propranolol|Inderal
Atenolol|Tenormin
Prednisolone|Lepicortinolo
Deflazacort|Rosilan
Methylprednisolone|Medrol
Ibuprofen|Brufen,Nurofen
Diclofenac|Voltaren
Naproxen|Naprosyn
Paracetamol|Ben-u-ron,Panadol,Panasorbe
Tramadol + paracetamol|Zaldiar
Etoricoxib|Arcoxia
Nimesulide|Aulin,Nimed
Tramadol|Tramal
Salbutamol|Ventilan
Sumatriptan|Imigran
Zolmitriptan|Zomig
Eletriptan|Relert
Almotriptan|Almogran
Ethinylestradiol + drospirenone|Yasmin,Yasminelle,Yaz
Ethinylestradiol + gestodene|Harmonet,Minigeste,Gynera,Minesse
Ethinylestradiol + desogestrel|Marvelon,Mercilon,Novynette
Ethinylestradiol + levonorgestrel|Microginon
Desogestrel|Cerazette
Doxycycline|Vibramicina
Minocycline|Minocin
Ciprofloxacin|Ciproxina
Levofloxacin|Tavanic
Alendronic acid|Fosamax,Adronat
Tamoxifen|Nolvadex
`;

/**
 * Kinds of medicines as they are written where nobody knows which: each class within the kind counts. One a line: classes |
 * English | Portuguese | what it is called.
 */
const kinds = `
anticoagulants,warfarin,doac|an anticoagulant|um anticoagulante|anticoagulant,anticoagulants,blood thinner,blood thinners,anticoagulante,anticoagulantes,hipocoagulado,hipocoagulada,hipocoagulação
antiplatelets|an antiplatelet agent|um antiagregante|antiplatelet,antiplatelets,antiagregante,antiagregantes
oral_contraceptives|a hormonal contraceptive|um contracetivo hormonal|contraceptive,contraceptives,birth control,contracetivo,contracetiva,contracetivos,contraceptivo,contraceptiva,contraceptivos,anticoncecional,anticoncepcional,pílula
antidiabetics|insulin or an antidiabetic|insulina ou um antidiabético|insulin,insulina,antidiabetic,antidiabetics,antidiabético,antidiabéticos
antihypertensives|an antihypertensive|um anti-hipertensor|antihypertensive,antihypertensives,anti-hipertensor,anti-hipertensores,anti-hipertensivo,anti-hipertensivos
diuretics,loop_thiazide_diuretics,potassium_sparing,thiazides|a diuretic|um diurético|diuretic,diuretics,diurético,diuréticos
corticosteroids|a corticosteroid|um corticosteroide|corticosteroid,corticosteroids,cortisone,corticosteroide,corticosteroides,corticoide,corticoides,cortisona
statins,simva_atorvastatin|a statin|uma estatina|statin,statins,estatina,estatinas
immunosuppressants|an immunosuppressant|um imunossupressor|immunosuppressant,immunosuppressants,imunossupressor,imunossupressores
anticonvulsants|an anticonvulsant|um anticonvulsivante|anticonvulsant,anticonvulsants,antiepileptic,antiepileptics,anticonvulsivante,anticonvulsivantes,antiepilético,antiepiléticos,antiepiléptico,antiepilépticos
sedatives,opioids_sedatives|a sedative|um sedativo|sedative,sedatives,benzodiazepine,benzodiazepines,sleeping pill,sleeping pills,sedativo,sedativos,benzodiazepina,benzodiazepinas,calmante,calmantes
ssri_snri|an antidepressant|um antidepressivo|antidepressant,antidepressants,antidepressivo,antidepressivos
iron_nitrate_sulfate|iron|ferro|iron,ferro
`;

/** A name as it is written, the medicine it means, and whether it needs a figure after it. */
type Brand = { inn: string; brand: string; figure: boolean };
/** A kind of medicines with the names it has. */
type Kind = { classes: readonly string[]; name: Words; written: readonly string[] };

const lines = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((row) => row.split("|"));

export const brandNames: readonly Brand[] = lines(brands).flatMap(([inn = "", names = ""]) =>
  names.split(",").map((name) => ({ inn, brand: name.replace("#", ""), figure: name.endsWith("#") })),
);

export const kindNames: readonly Kind[] = lines(kinds).map(
  ([classes = "", en = "", pt = "", written = ""]) => ({
    classes: classes.split(","),
    name: { en, pt },
    written: written.split(","),
  }),
);
