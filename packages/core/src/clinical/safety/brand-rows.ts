/**
 * What medicines are called where somebody writes them down: brands sold in Portugal, and substances without their salt,
 * one a line: lasting name, of several parts `A + B` | what it is called. With `#` a name is one only before a figure, as
 * it is a word of its own too: "Letter 100". About 800 agree with a list of 2011; whether each is sold today is not known.
 */
export const brandRows = `
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
Dalteparin|Fragmin
Bemiparin|Ivor#
Fondaparinux sodium|Arixtra
Clopidogrel + Acetylsalicylic acid|Duoplavin
Lysine acetylsalicylate|Aspegic
Triflusal|Tecnosal
Ticlopidine|Tiklyd
Dipyridamole|Persantin
Dipyridamole + Acetylsalicylic acid|Asasantin
Cilostazol|Pletal
Pentoxifylline|Trental
Dronedarone|Multaq
Propafenone|Rytmonorm
Flecainide|Tambocor
Sotalol|Sotacor
Ivabradine|Procoralan
Ranolazine|Ranexa
Trimetazidine|Vastarel
Glyceryl trinitrate|Nitromint,Nitroderm TTS,Nitro-Dur
Isosorbide mononitrate|Monopront,Imdur
Isosorbide dinitrate|Isoket
Nicorandil|Dancor
Chlortalidone|Higroton,Hygroton
Eplerenone|Inspra
Finerenone|Kerendia
Amiloride + hydrochlorothiazide|Moduretic
Acetazolamide|Diamox
Metoprolol|Lopresor
Felodipine|Plendil
Lacidipine|Lacipil
Barnidipine|Vasexten
Nimodipine|Nimotop
Verapamil|Isoptin
Diltiazem|Dilfar,Tildiem,Herbesser
Enalapril + Hydrochlorothiazide|Renidur
Lisinopril + Hydrochlorothiazide|Zestoretic
Ramipril + Hydrochlorothiazide|Triatec Composto
Perindopril + Indapamide|Preterax
Perindopril + Amlodipine|Coveram
Perindopril + Indapamide + Amlodipine|Triplixam
Quinapril + Hydrochlorothiazide|Acuretic
Quinapril|Acupril
Zofenopril|Zofenil
Trandolapril|Gopten
Trandolapril + Verapamil|Tarka
Imidapril|Tanatril
Fosinopril|Fositen
Losartan + Hydrochlorothiazide|Cozaar Plus,Fortzaar
Valsartan + Hydrochlorothiazide|Co-Diovan
Amlodipine + Valsartan|Exforge
Amlodipine + Valsartan + Hydrochlorothiazide|Exforge HCT
Irbesartan + Hydrochlorothiazide|CoAprovel
Candesartan + Hydrochlorothiazide|Hytacand
Telmisartan + Hydrochlorothiazide|MicardisPlus
Telmisartan + Amlodipine|Twynsta
Olmesartan medoxomil + Amlodipine|Sevikar
Olmesartan medoxomil + Amlodipine + Hydrochlorothiazide|Sevikar HCT
Azilsartan medoxomil|Edarbi
Aliskiren|Rasilez
Sacubitril + Valsartan|Entresto
Doxazosin|Carduran
Moxonidine|Physiotens
Clonidine|Catapresan
Rilmenidine|Hyperium
Methyldopa|Aldomet
Pitavastatin|Livazo,Alipza
Fluvastatin|Lescol
Lovastatin|Mevlor
Pravastatin|Pravachol
Ezetimibe|Ezetrol
Ezetimibe + Simvastatin|Inegy,Vytorin
Ezetimibe + Atorvastatin|Atozet
Rosuvastatin + Ezetimibe|Suvezen
Amlodipine + Atorvastatin|Caduet
Bempedoic acid|Nilemdo
Bempedoic acid + Ezetimibe|Nustendi
Alirocumab|Praluent
Evolocumab|Repatha
Inclisiran|Leqvio
Fenofibrate|Lipanthyl,Catalip
Bezafibrate|Bezalip
Gemfibrozil|Lopid
Omega-3-acid ethyl esters|Omacor
Icosapent ethyl|Vazkepa
Colestyramine|Questran
Diosmin|Daflon,Venex
Calcium dobesilate|Doxi-OM,Doxium
Vericiguat|Verquvo
Riociguat|Adempas
Bosentan|Tracleer
Macitentan|Opsumit
Ambrisentan|Volibris
Glibenclamide|Daonil
Glibenclamide + Metformin|Glucovance
Glipizide|Minidiab
Nateglinide|Starlix
Repaglinide|Novonorm
Acarbose|Glucobay
Pioglitazone|Actos#
Pioglitazone + Metformin|Competact
Sitagliptin + Metformin|Janumet,Velmetia,Efficib
Vildagliptin + Metformin|Eucreas,Icandra
Saxagliptin|Onglyza
Saxagliptin + Metformin|Komboglyze
Saxagliptin + Dapagliflozin|Qtern
Linagliptin|Trajenta
Linagliptin + Metformin|Jentadueto
Empagliflozin + Linagliptin|Glyxambi
Alogliptin|Vipidia
Alogliptin + Metformin|Vipdomet
Dapagliflozin + Metformin|Xigduo,Ebymect
Empagliflozin + Metformin|Synjardy
Canagliflozin|Invokana
Canagliflozin + Metformin|Vokanamet
Ertugliflozin|Steglatro
Exenatide|Byetta,Bydureon
Lixisenatide|Lyxumia
Insulin glargine + Lixisenatide|Suliqua
Insulin degludec + Liraglutide|Xultophy
Tirzepatide|Mounjaro
Naltrexone + Bupropion|Mysimba
Orlistat|Xenical,Alli#
Insulin degludec|Tresiba
Insulin glulisine|Apidra
Insulin human (soluble) + Insulin isophane (NPH)|Mixtard
Glucagon|GlucaGen
Desvenlafaxine|Pristiq
Milnacipran|Ixel
Vortioxetine|Brintellix
Mianserin|Tolvon
Trazodone|Triticum AC,Triticum,Trazone
Bupropion|Wellbutrin,Elontril,Zyban
Agomelatine|Valdoxan
Pirlindole|Implementor
Amitriptyline|Tryptizol,ADT#
Clomipramine|Anafranil
Imipramine|Tofranil
Nortriptyline|Norterol
Trimipramine|Surmontil
Maprotiline|Ludiomil
Reboxetine|Edronax
Esketamine|Spravato
St John's wort|Hiperforat
Cloxazolam|Cloxam,Olcadil
Clobazam|Urbanil,Castilium
Estazolam|Kainever
Oxazepam|Serenal
Flurazepam|Morfex
Loprazolam|Dormonoct
Brotizolam|Lendormin
Halazepam|Pacinone
Prazepam|Demetrin
Clorazepate|Tranxene
Chlordiazepoxide + Clidinium bromide|Librax
Midazolam|Dormicum
Triazolam|Halcion
Doxylamine|Dormidina
Buspirone|Ansiten,Buscalma
Hydroxyzine|Atarax
Melatonin|Circadin
Valerian|Valdispert,Valdispert Noite
Daridorexant|Quviviq
Risperidone|Risperdal
Paliperidone|Invega,Xeplion,Trevicta
Aripiprazole|Abilify,Abilify Maintena
Ziprasidone|Zeldox
Amisulpride|Socian
Sulpiride|Dogmatil
Tiapride|Tiapridal
Haloperidol|Haldol,Serenelfi
Levomepromazine|Nozinan
Chlorpromazine|Largactil
Zuclopenthixol|Cisordinol
Flupentixol|Fluanxol
Cyamemazine|Tercian
Pimozide|Orap
Asenapine|Sycrest
Lurasidone|Latuda
Cariprazine|Reagila
Brexpiprazole|Rxulti
Methylphenidate|Concerta,Ritalina LA,Rubifen
Lisdexamfetamine|Elvanse
Atomoxetine|Strattera
Guanfacine|Intuniv
Modafinil|Modiodal
Sodium oxybate|Xyrem
Donepezil|Aricept
Rivastigmine|Exelon
Galantamine|Reminyl
Memantine|Ebixa,Axura
Piracetam|Nootropil
Citicoline|Somazina
Disulfiram|Antabus,Tetradin
Acamprosate|Campral
Naltrexone|Antaxone
Nalmefene|Selincro
Varenicline|Champix
Cytisine|Todacitan,Dextazin
Nicotine|Nicorette,Niquitin,Nicotinell
Buprenorphine|Subutex,Transtec
Buprenorphine + Naloxone|Suboxone
Oxcarbazepine|Trileptal
Eslicarbazepine acetate|Zebinix
Phenobarbital|Luminal,Luminaletas,Bialminal
Primidone|Mysoline
Brivaracetam|Briviact
Lacosamide|Vimpat
Perampanel|Fycompa
Zonisamide|Zonegran
Vigabatrin|Sabril
Rufinamide|Inovelon
Cenobamate|Ontozry
Cannabidiol|Epidyolex
Propylthiouracil|Propycil
Paracetamol + Caffeine + Brompheniramine|Ilvico
Codeine + paracetamol|Dol-u-ron,Dafalgan Codeína
Ergotamine + Caffeine + Paracetamol + Belladonna alkaloids|Migretil
Paracetamol + Propyphenazone + Caffeine|Saridon
Metamizole magnesium|Nolotil
Clonixin|Clonix,Algimate
Dexibuprofen|Seractil
Diclofenac (topical)|Voltaren Emulgel
Diclofenac + Misoprostol|Arthrotec
Naproxen + Esomeprazole|Vimovo
Ketoprofen|Profenid,Fastum
Dexketoprofen|Enantyum,Ketesse
Dexketoprofen + Tramadol|Enanplus,Skudexa
Ketorolac|Toradol
Aceclofenac|Airtal,Biofenac
Celecoxib|Celebrex
Meloxicam|Movalis
Piroxicam|Feldene,Brexin
Tenoxicam|Tilcotil
Lornoxicam|Acabel,Xefo
Indometacin|Indocid
Acemetacin|Rantudil
Proglumetacin|Protaxil
Mefenamic acid|Ponstan
Nabumetone|Relifex,Balmox
Flurbiprofen|Froben
Flurbiprofen (lozenge)|Strepfen
Etofenamate|Rheumon,Reumon Gel
Tapentadol|Palexia
Oxycodone|Oxycontin,Oxynorm
Oxycodone + Naloxone|Targin
Morphine|MST Continus,Sevredol
Hydromorphone|Jurnista
Fentanyl|Durogesic,Abstral
Thiocolchicoside|Relmus,Coltramyl
Thiocolchicoside + Paracetamol|Adalgur
Cyclobenzaprine|Flexiban
Tizanidine|Sirdalud
Baclofen|Lioresal
Dantrolene|Dantrium
Allopurinol|Zyloric,Uriprim
Febuxostat|Adenuric
Colchicine|Colchicine Opocalcium
Glucosamine|Viartril,Dona#
Chondroitin sulfate|Condrosulf
Diacerein|Artrodar
Amoxicillin|Clamoxyl,Amplamox
Amoxicillin + clavulanic acid|Augmentin,Clavamox,Betamox Plus
Flucloxacillin|Floxapen
Cefuroxime|Zinnat,Zoref
Cefaclor|Ceclor
Ceftriaxone|Rocephin
Cefditoren pivoxil|Meiact
Azithromycin|Zithromax,Neofarmiz
Clarithromycin|Klacid
Roxithromycin|Rulide
Erythromycin|Eritrocina
Moxifloxacin|Avelox
Norfloxacin|Noroxin,Uroflox
Ofloxacin|Tarivid
Prulifloxacin|Keraflox,Unidrox
Lymecycline|Tetralysal
Sulfamethoxazole + trimethoprim|Bactrim,Septrin,Cotrim
Fosfomycin|Monuril,Monurol
Nitrofurantoin|Furadantina
Metronidazole|Flagyl
Metronidazole (topical)|Rozex
Tinidazole|Fasigyn
Secnidazole|Flagentyl
Clindamycin|Dalacin C
Linezolid|Zyvoxid
Rifampicin|Rifadin
Fluconazole|Diflucan
Itraconazole|Sporanox
Voriconazole|Vfend
Posaconazole|Noxafil
Ketoconazole|Nizoral
Terbinafine|Lamisil
Clotrimazole|Canesten
Clotrimazole (vaginal)|Gino-Canesten
Miconazole|Daktarin
Nystatin|Mycostatin
Amorolfine|Locetar
Aciclovir|Zovirax
Valaciclovir|Valtrex
Brivudine|Bridic,Zostex
Oseltamivir|Tamiflu
Nirmatrelvir + Ritonavir|Paxlovid
Albendazole|Zentel
Mebendazole|Pantelmin,Vermox
Pyrantel|Combantrin
Hydroxychloroquine|Plaquenil,Plaquinol
Atovaquone + proguanil|Malarone
Mefloquine|Mephaquin
Chloroquine|Resochin
Abacavir + Dolutegravir + Lamivudine|Triumeq
Dolutegravir|Tivicay
Dolutegravir + Lamivudine|Dovato
Dolutegravir + Rilpivirine|Juluca
Bictegravir + Emtricitabine + Tenofovir alafenamide|Biktarvy
Elvitegravir + Cobicistat + Emtricitabine + Tenofovir alafenamide|Genvoya
Elvitegravir + Cobicistat + Emtricitabine + Tenofovir disoproxil|Stribild
Darunavir + Cobicistat + Emtricitabine + Tenofovir alafenamide|Symtuza
Darunavir + Cobicistat|Rezolsta
Atazanavir + Cobicistat|Evotaz
Darunavir|Prezista
Atazanavir|Reyataz
Lopinavir + Ritonavir|Kaletra
Ritonavir|Norvir
Raltegravir|Isentress
Efavirenz + Emtricitabine + Tenofovir disoproxil|Atripla
Efavirenz|Stocrin
Emtricitabine + Rilpivirine + Tenofovir disoproxil|Eviplera
Emtricitabine + Rilpivirine + Tenofovir alafenamide|Odefsey
Rilpivirine|Edurant
Emtricitabine + Tenofovir disoproxil|Truvada
Emtricitabine + Tenofovir alafenamide|Descovy
Tenofovir disoproxil|Viread
Tenofovir alafenamide|Vemlidy
Abacavir + Lamivudine|Kivexa
Abacavir|Ziagen
Lamivudine|Epivir
Lamivudine + Zidovudine|Combivir
Zidovudine|Retrovir
Nevirapine|Viramune
Etravirine|Intelence
Doravirine|Pifeltro
Doravirine + Lamivudine + Tenofovir disoproxil|Delstrigo
Maraviroc|Celsentri
Cabotegravir|Vocabria
Entecavir|Baraclude
Sofosbuvir|Sovaldi
Ledipasvir + Sofosbuvir|Harvoni
Sofosbuvir + Velpatasvir|Epclusa
Glecaprevir + Pibrentasvir|Maviret
Peginterferon alfa-2a|Pegasys
Drospirenone|Slinda
Drospirenone + Estetrol|Drovelis,Lydisilka
Cyproterone + Ethinylestradiol|Diane 35
Chlormadinone + Ethinylestradiol|Belara,Libeli
Dienogest + Ethinylestradiol|Valette
Dienogest + Estradiol|Qlaira
Nomegestrol + Estradiol|Zoely
Etonogestrel + Ethinylestradiol|NuvaRing,Circlet#,Ornibel
Norelgestromin + Ethinylestradiol|Evra
Etonogestrel|Implanon,Implanon NXT
Levonorgestrel|Mirena,Kyleena,Jaydess,Levosert,Norlevo,Postinor
Ulipristal|EllaOne
Medroxyprogesterone|Depo-Provera,Provera,Sayana
Norethisterone|Primolut-Nor
Dienogest|Visanne
Dydrogesterone|Duphaston
Progesterone|Utrogestan,Progeffik
Estradiol|Estrofem,Climara,Dermestril,Estreva,Oestrogel,Estraderm,Vagifem
Estradiol + Dydrogesterone|Femoston
Estradiol + Norethisterone|Activelle,Kliogest
Estradiol + Drospirenone|Angeliq
Estradiol + Dienogest|Climodien
Conjugated estrogens|Premarin
Conjugated estrogens + Bazedoxifene|Duavive
Tibolone|Livial
Estriol (vaginal)|Ovestin,Blissel
Promestriene|Colpotrophine
Ospemifene|Senshio
Fezolinetant|Veoza
Cyproterone|Androcur
Testosterone|Testogel,Tostran,Nebido,Sustenon
Clomifene|Dufine
Follitropin alfa|Gonal-F
Follitropin beta|Puregon
Choriogonadotropin alfa|Ovitrelle
Cabergoline|Dostinex
Bromocriptine|Parlodel
Desmopressin|Nocutil,Minirin
Somatropin|Genotropin,Norditropin
Betamethasone|Celestone,Diprofos
Dexamethasone|Decadron
Hydrocortisone|Hydrocortone
Alendronic acid + Colecalciferol (vitamin D3)|Fosavance,Adrovance
Risedronic acid|Actonel
Ibandronic acid|Bonviva
Zoledronic acid|Aclasta,Zometa
Denosumab|Prolia,Xgeva
Teriparatide|Forsteo
Romosozumab|Evenity
Raloxifene|Evista
Bazedoxifene|Conbriza
Strontium ranelate|Protelos,Osseor
Calcitonin|Miacalcic
Calcium carbonate + colecalciferol|Calcitab D,Calcior D,Ideos#,Natecal D
Colecalciferol (vitamin D3)|Vigantol,Molinar,Deltius,Dibase
Calcifediol|Hidroferol
Calcitriol|Rocaltrol
Alfacalcidol|Etalpha
Paricalcitol|Zemplar
Omeprazole|Losec,Proton#
Pantoprazole|Pantoc,Apton
Esomeprazole|Nexium
Lansoprazole|Ogasto
Rabeprazole|Pariet
Dexlansoprazole|Dexilant
Ranitidine|Zantac
Famotidine|Pepcidina
Sucralfate|Ulcermin
Misoprostol|Cytotec
Sodium alginate + sodium bicarbonate|Gaviscon
Aluminium hydroxide + magnesium hydroxide|Maalox
Calcium carbonate + Magnesium|Rennie
Magaldrate|Riopan
Domperidone|Motilium
Metoclopramide|Primperan
Ondansetron|Zofran
Loperamide|Imodium
Racecadotril|Tiorfan
Saccharomyces boulardii|UL-250
Butylscopolamine|Buscopan
Butylscopolamine + Paracetamol|Buscopan Compositum
Mebeverine|Duspatal
Pinaverium bromide|Dicetel
Otilonium bromide|Spasmomen
Trimebutine|Debridat
Bisacodyl|Dulcolax
Sodium picosulfate|Guttalax
Lactulose|Laevolac,Duphalac
Macrogol|Movicol,Casenlax
Ispaghula + Senna|Agiolax
Ispaghula|Mucofalk
Senna|Pursennide,Bekunis
Mesalazine|Salofalk,Pentasa,Asacol,Claversal
Sulfasalazine|Salazopirina
Ursodeoxycholic acid|Ursofalk,Destolit
Silymarin|Legalon
Pancreatin|Creon,Kreon
Rifaximin|Flonorm
Linaclotide|Constella
Prucalopride|Resolor
Betahistine|Betaserc
Dimenhydrinate|Enjomin,Viabom
Cinnarizine|Stugeron
Flunarizine|Sibelium
Terbutaline|Bricanyl
Salmeterol|Serevent
Formoterol|Atimos,Foradil
Indacaterol|Onbrez
Olodaterol|Striverdi
Tiotropium bromide|Spiriva
Glycopyrronium bromide|Seebri
Umeclidinium bromide|Incruse
Aclidinium bromide|Eklira
Ipratropium bromide|Atrovent
Ipratropium bromide + Salbutamol|Combivent
Umeclidinium bromide + Vilanterol|Anoro
Indacaterol + Glycopyrronium bromide|Ultibro
Tiotropium bromide + Olodaterol|Spiolto
Aclidinium bromide + Formoterol|Duaklir
Salmeterol + Fluticasone|Seretaide,Maizar,Veraspir
Budesonide + Formoterol|Symbicort,Assieme,Duoresp Spiromax
Fluticasone + Vilanterol|Relvar,Revinty
Fluticasone + Umeclidinium bromide + Vilanterol|Trelegy
Beclometasone + Formoterol + Glycopyrronium bromide|Trimbow
Beclometasone + Formoterol|Foster#
Fluticasone + Formoterol|Flutiform
Budesonide|Pulmicort
Fluticasone|Flixotaide,Brisovent
Beclometasone|Beclotaide
Ciclesonide|Alvesco
Montelukast|Singulair
Zafirlukast|Accolate
Theophylline|Unicontin,Theo-Dur
Aminophylline|Filotempo
Roflumilast|Daxas
Omalizumab|Xolair
Mepolizumab|Nucala
Benralizumab|Fasenra
Dupilumab|Dupixent
Pirfenidone|Esbriet
Nintedanib|Ofev
Acetylcysteine|Fluimucil
Bromhexine|Bisolvon
Ambroxol|Mucosolvan
Carbocisteine|Mucoral
Levodropropizine|Levotuss
Butamirate|Sinecod
Dextromethorphan|Bisoltussin
Pseudoephedrine + Triprolidine|Actifed
Paracetamol + Chlorphenamine|Cêgripe,Griponal
Paracetamol + Caffeine|Antigrippine
Phenylephrine + Dimetindene|Vibrocil
Oxymetazoline|Nasorhinathiol,Nasex,Vicks Sinex
Xylometazoline|Otrivina
Mometasone (nasal)|Nasonex,Nasomet
Fluticasone (nasal)|Avamys,Flixonase
Azelastine (nasal) + Fluticasone (nasal)|Dymista
Rupatadine|Rinialer,Rupafin
Cetirizine|Zyrtec,Cetix
Levocetirizine|Xyzal
Loratadine|Claritine
Desloratadine|Aerius,Azomyr
Fexofenadine|Telfast
Ebastine|Kestine
Bilastine|Lergonix,Bilaxten
Mizolastine|Mizollen
Clemastine|Tavégyl
Dexchlorpheniramine|Polaramine
Promethazine|Fenergan
Ketotifen|Zaditen
Cyproheptadine|Periactin
Epinephrine (adrenaline)|Anapen,EpiPen,Jext
Isotretinoin|Roacutan,Isdiben,Dercutane
Acitretin|Neotigason
Alitretinoin|Toctino
Adapalene|Differin
Adapalene + Benzoyl peroxide|Epiduo
Tretinoin|Ketrel
Azelaic acid|Skinoren
Benzoyl peroxide|Benzac
Calcipotriol|Daivonex
Calcipotriol + Betamethasone|Daivobet,Enstilar
Tacrolimus (topical)|Protopic
Pimecrolimus|Elidel
Clobetasol|Dermovate
Mometasone|Elocom
Methylprednisolone aceponate|Advantan
Fusidic acid|Fucidine
Fusidic acid + Betamethasone|Fucicort
Mupirocin|Bactroban
Dexpanthenol|Bepanthene
Povidone-iodine|Betadine
Minoxidil (topical)|Regaine
Finasteride|Propecia,Proscar
Silver sulfadiazine|Flammazine
Ivermectin|Soolantra
Toremifene|Fareston
Fulvestrant|Faslodex
Anastrozole|Arimidex
Letrozole|Femara
Exemestane|Aromasin
Bicalutamide|Casodex
Abiraterone|Zytiga
Enzalutamide|Xtandi
Apalutamide|Erleada
Darolutamide|Nubeqa
Goserelin|Zoladex
Leuprorelin|Lucrin,Eligard
Triptorelin|Decapeptyl,Diphereline
Degarelix|Firmagon
Palbociclib|Ibrance
Ribociclib|Kisqali
Abemaciclib|Verzenios
Olaparib|Lynparza
Imatinib|Glivec
Nilotinib|Tasigna
Dasatinib|Sprycel
Erlotinib|Tarceva
Gefitinib|Iressa
Osimertinib|Tagrisso
Sunitinib|Sutent
Sorafenib|Nexavar
Pazopanib|Votrient
Lapatinib|Tyverb
Ibrutinib|Imbruvica
Venetoclax|Venclyxto
Ruxolitinib|Jakavi
Lenalidomide|Revlimid
Bortezomib|Velcade
Everolimus|Afinitor,Certican
Capecitabine|Xeloda
Temozolomide|Temodal
Cyclophosphamide|Endoxan
Hydroxycarbamide|Hydrea
Mercaptopurine|Puri-Nethol
Trastuzumab|Herceptin
Bevacizumab|Avastin
Pembrolizumab|Keytruda
Nivolumab|Opdivo
Megestrol|Megace
Filgrastim|Neupogen
Sirolimus|Rapamune
Mycophenolic acid|Myfortic
Belatacept|Nulojix
Methotrexate (rheumatology)|Nordimet
Leflunomide|Arava
Adalimumab|Humira,Imraldi,Amgevita,Hyrimoz
Etanercept|Enbrel,Benepali,Erelzi
Infliximab|Remicade,Remsima,Inflectra
Golimumab|Simponi
Certolizumab pegol|Cimzia
Abatacept|Orencia
Tocilizumab|RoActemra
Sarilumab|Kevzara
Secukinumab|Cosentyx
Ixekizumab|Taltz
Guselkumab|Tremfya
Risankizumab|Skyrizi
Ustekinumab|Stelara
Vedolizumab|Entyvio
Rituximab|MabThera
Belimumab|Benlysta
Anakinra|Kineret
Tofacitinib|Xeljanz
Baricitinib|Olumiant
Upadacitinib|Rinvoq
Filgotinib|Jyseleca
Apremilast|Otezla
Fingolimod|Gilenya
Siponimod|Mayzent
Dimethyl fumarate|Tecfidera
Teriflunomide|Aubagio
Cladribine|Mavenclad
Natalizumab|Tysabri
Ocrelizumab|Ocrevus
Ofatumumab|Kesimpta
Glatiramer acetate|Copaxone
Interferon beta-1a|Avonex,Rebif
Interferon beta-1b|Betaferon
Peginterferon beta-1a|Plegridy
Levodopa + carbidopa|Sinemet
Levodopa + benserazide|Madopar
Levodopa + Carbidopa + Entacapone|Stalevo
Entacapone|Comtan
Opicapone|Ongentys
Tolcapone|Tasmar
Safinamide|Xadago
Pramipexole|Mirapexin,Sifrol
Ropinirole|Requip
Rotigotine|Neupro
Apomorphine|Apo-go
Amantadine|Parkadina
Biperiden|Akineton
Trihexyphenidyl|Artane
Riluzole|Rilutek
Naratriptan|Naramig
Rizatriptan|Maxalt
Ergotamine + Caffeine|Cafergot
Erenumab|Aimovig
Galcanezumab|Emgality
Fremanezumab|Ajovy
Rimegepant|Vydura
Tamsulosin|Omnic,Pradif
Silodosin|Urorec,Silodyx
Alfuzosin|Xatral,Benestan
Dutasteride|Avodart
Dutasteride + Tamsulosin|Combodart
Solifenacin + Tamsulosin|Vesomni
Solifenacin|Vesicare
Fesoterodine|Toviaz
Tolterodine|Detrusitol
Oxybutynin|Ditropan,Kentera
Trospium|Spasmoplex
Darifenacin|Emselex
Mirabegron|Betmiga
Flavoxate|Genurin
Saw palmetto|Permixon
Sildenafil|Viagra,Revatio
Tadalafil|Cialis
Vardenafil|Levitra
Avanafil|Spedra
Alprostadil|Caverject
Dapoxetine|Priligy
Pygeum africanum|Tadenan
Potassium citrate|Acalka
Ferric hydroxide polymaltose complex|Maltofer
Ferric carboxymaltose|Ferinject
Iron sucrose|Venofer
Ferrous sulfate|Fer-In-Sol,Tardyferon,Ferro-Gradumet
Iron protein succinylate|Legofer
Folic acid|Folicil,Acfol
Thiamine (vitamin B1) + Pyridoxine (vitamin B6) + Cyanocobalamin|Neurobion
Magnesium|Magnesona,Magnesium-OK
Ascorbic acid (vitamin C)|Cebiolon,Cecrisina
Epoetin alfa|Eprex
Darbepoetin alfa|Aranesp
Ginkgo biloba|Biloban,Gincoben,Abolibe
Latanoprost|Xalatan
Bimatoprost|Lumigan
Travoprost|Travatan
Dorzolamide + Timolol|Cosopt
Brinzolamide|Azopt
Brinzolamide + Timolol|Azarga
Brimonidine + Timolol|Combigan
Brimonidine|Alphagan
Timolol|Timoptol,Cusimolol
Latanoprost + Timolol|Xalacom
Tafluprost|Saflutan
Pyridostigmine|Mestinon
Tranexamic acid|Exacyl,Cyklokapron
Phytomenadione|Kanakion
Sevelamer|Renagel,Renvela
Lanthanum carbonate|Fosrenol
Cinacalcet|Mimpara
Deferasirox|Exjade
Eltrombopag|Revolade
Tolvaptan|Samsca
Obeticholic acid|Ocaliva
`;
