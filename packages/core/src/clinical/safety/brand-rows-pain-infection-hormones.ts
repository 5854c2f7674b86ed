/** Brands of medicines: pain, infections, hormones and bones. The form of a row is described in `brand-rows.ts`. */
export const painInfectionHormoneBrandRows = `
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
`;
