/** Brands of medicines: heart, blood vessels, lipids, diabetes and the nervous system. The form of a row is described in `brand-rows.ts`. */
export const heartMetabolismMindBrandRows = `
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
`;
