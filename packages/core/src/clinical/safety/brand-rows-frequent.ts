/** Brands of medicines: medicines met most often. The form of a row is described in `brand-rows.ts`. */
export const frequentBrandRows = `
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
Enoxaparin sodium|Lovenox,Clexane,enoxaparin,enoxaparina,Inhixa
Tinzaparin sodium|Innohep,tinzaparin,tinzaparina
Nadroparin calcium|Fraxiparina,nadroparin,nadroparina,Fraxodi
Heparin sodium|heparin,heparina
Digoxin|Lanoxin
Furosemide|Lasix
Indapamide|Fludex
Spironolactone|Aldactone
Amiodarone|Cordarone
Tacrolimus|Prograf,Advagraf,Envarsus
Ciclosporin|Sandimmun,cyclosporine,Sandimmun Neoral
Azathioprine|Imuran
Methotrexate|Metoject,Ledertrexato
Mycophenolate mofetil|CellCept,micofenolato,mycophenolate
Sertraline|Zoloft
Fluoxetine|Prozac,Digassim
Paroxetine|Seroxat,Paxetil
Escitalopram|Cipralex
Citalopram|Cipramil
Venlafaxine|Efexor,Efexor XR
Duloxetine|Cymbalta
Fluvoxamine|Dumyrox
Mirtazapine|Remeron
Moclobemide|Aurorix
Selegiline|Jumex
Rasagiline|Azilect
Lorazepam|Lorenin,Ansilor,Lorsedal
Alprazolam|Xanax
Diazepam|Valium,Bialzepam,Unisedil,Metamidol
Bromazepam|Lexotan,Ultramidol
Clonazepam|Rivotril
Zolpidem|Stilnox,Cymerion
Ethyl loflazepate|Victan
Mexazolam|Sedoxil
Quetiapine|Seroquel,Alzen
Olanzapine|Zyprexa
Clozapine|Leponex
Pregabalin|Lyrica
Gabapentin|Neurontin
Lithium carbonate|Priadel,lithium,lítio
Carbamazepine|Tegretol
Valproic acid|Depakine,Diplexil,valproate,valproato,Diplexil-R
Phenytoin|Hidantina
Levetiracetam|Keppra
Lamotrigine|Lamictal
Topiramate|Topamax
Metformin|Glucophage,Risidon,Stagid
Gliclazide|Diamicron
Glimepiride|Amaryl
Sitagliptin|Januvia,Xelevia
Vildagliptin|Galvus,Jalra
Dapagliflozin|Forxiga,Edistride
Empagliflozin|Jardiance
Liraglutide|Victoza,Saxenda
Dulaglutide|Trulicity
Semaglutide|Ozempic,Rybelsus,Wegovy
Insulin glargine|Lantus,Toujeo,Abasaglar
Insulin detemir|Levemir
Insulin aspart|NovoRapid,Fiasp,NovoMix
Insulin lispro|Humalog,Lyumjev
Insulin human (soluble)|Actrapid
Insulin isophane (NPH)|Insulatard,Humulin NPH
Levothyroxine sodium|Eutirox,Euthyrox,Thyrax,Letter#,levothyroxine,levotiroxina
Thiamazole|Metibasol
Simvastatin|Zocor,Sinvacor
Atorvastatin|Zarator,Lipitor
Rosuvastatin|Crestor
Amlodipine|Norvasc
Nifedipine|Adalat
Lercanidipine|Zanidip,Zanicor
Losartan|Cozaar
Valsartan|Diovan
Irbesartan|Aprovel,Karvea
Candesartan|Atacand,Blopress
Telmisartan|Micardis,Pritor
Olmesartan medoxomil|Olmetec,Olsar,olmesartan
Ramipril|Triatec
Perindopril|Coversyl
Enalapril|Renitec
Lisinopril|Zestril,Prinivil
Captopril|Capoten
Bisoprolol|Concor
Carvedilol|Dilatrend
Nebivolol|Nebilet,Hypoloc
Propranolol|Inderal
Atenolol|Tenormin
Prednisolone|Lepicortinolo
Deflazacort|Rosilan
Methylprednisolone|Medrol,Depo-Medrol
Ibuprofen|Brufen,Nurofen,Spidifen,Trifene
Diclofenac|Voltaren,Olfen,Cataflam,Flameril
Naproxen|Naprosyn,Reuxen
Paracetamol|Ben-u-ron,Panadol,Panasorbe,Efferalgan,Supofen
Tramadol + paracetamol|Zaldiar
Etoricoxib|Arcoxia,Exxiv,Turox
Nimesulide|Aulin,Nimed,Donulide
Tramadol|Tramal,Travex
Salbutamol|Ventilan
Sumatriptan|Imigran
Zolmitriptan|Zomig
Eletriptan|Relert
Almotriptan|Almogran
Ethinylestradiol + drospirenone|Yasmin,Yasminelle,Yaz,Daylette,Drosianelle,Arankelle
Ethinylestradiol + gestodene|Harmonet,Minigeste,Gynera,Minesse,Estinette,Tri-Gynera
Ethinylestradiol + desogestrel|Marvelon,Mercilon,Novynette,Gracial#,Regulon
Ethinylestradiol + levonorgestrel|Microginon,Miranova,Trinordiol
Desogestrel|Cerazette,Azalia
Doxycycline|Vibramicina,Actidox
Minocycline|Minocin
Ciprofloxacin|Ciproxina
Levofloxacin|Tavanic
Alendronic acid|Fosamax,Adronat
Tamoxifen|Nolvadex
`;
