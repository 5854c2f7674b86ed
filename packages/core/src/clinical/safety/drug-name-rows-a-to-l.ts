/**
 * Substances used in medicines, A to L, one per line: English | Portuguese if different | group | `?` if the Portuguese
 * name is unchecked.
 */
export const drugNameRowsAToL = `
Abacavir||1.3.1.3
Acamprosate|Acamprosato|2.13.3
Acarbose||8.4.2
Aceclofenac||9.1.2
Acemetacin|Acemetacina|9.1.5
Acenocoumarol|Acenocumarol|4.3.1.2
Acetazolamide|Acetazolamida|3.4.1.4
Acetylcysteine|Acetilcisteína|5.2.2
Acetylsalicylic acid|Ácido acetilsalicílico|2.10
Aciclovir||1.3.2
Acitretin|Acitretina|13.3.2
Activated charcoal|Carvão activado|6.3.2.2
Adalimumab||16.3
Adapalene|Adapaleno|13.4.2.1
Ademetionine|Ademetionina|6.9|?
Adenosine|Adenosina|3.2.5
Agomelatine|Agomelatina|2.9.3
Albendazole|Albendazol|1.4.1
Alendronic acid|Ácido alendrónico|9.6.2
Alfacalcidol||9.6.3
Alfuzosin|Alfuzosina|7.4.2.1
Aliskiren|Aliscireno|3.4.2.3
Allopurinol|Alopurinol|9.3
Almagate|Almagato|6.2.1|?
Almotriptan|Almotriptano|2.11
Alpha-tocopherol (vitamin E)|Alfatocoferol|11.3.1.1
Alprazolam||2.9.1
Alprostadil|Alprostadilo|7.4.3
Alteplase||4.3.2|?
Aluminium hydroxide + magnesium hydroxide|Hidróxido de alumínio + Hidróxido de magnésio|6.2.1
Amantadine|Amantadina|2.5.2
Ambroxol||5.2.2
Amikacin|Amicacina|1.1.7
Amiloride|Amilorida|3.4.1.3
Amiloride + hydrochlorothiazide|Amilorida + Hidroclorotiazida|3.4.1.6
Aminocaproic acid|Ácido aminocapróico|4.4.1
Aminophylline|Aminofilina|5.1.4
Amiodarone|Amiodarona|3.2.3
Amisulpride|Amissulprida|2.9.2
Amitriptyline|Amitriptilina|2.9.3
Amlodipine|Amlodipina|3.4.3
Amorolfine|Amorolfina|13.1.3
Amoxicillin|Amoxicilina|1.1.1.2
Amoxicillin + clavulanic acid|Amoxicilina + Ácido clavulânico|1.1.5
Ampicillin|Ampicilina|1.1.1.2
Anastrozole|Anastrozol|16.2.2
Apixaban|Apixabano|4.3.1.4
Aripiprazole|Aripiprazol|2.9.2
Artichoke leaf|Alcachofra (folha)|6.9|?
Ascorbic acid (vitamin C)|Ácido ascórbico|11.3.1.2
Atazanavir||1.3.1.1
Atenolol||3.4.4.2.1
Atorvastatin|Atorvastatina|3.7
Atovaquone + proguanil|Atovaquona + Proguanilo|1.4.2
Atropine|Atropina|15.3.2
Azathioprine|Azatioprina|16.3
Azelaic acid|Ácido azelaico|13.4.2.1
Azelastine (nasal)|Azelastina|14.1.3
Azilsartan medoxomil|Azilsartan medoxomilo|3.4.2.2
Azithromycin|Azitromicina|1.1.8
Azithromycin (eye)|Azitromicina|15.1.1
Aztreonam||1.1.3
Baclofen|Baclofeno|2.3.1
Bacterial lysate (OM-85)|Lisados polibacterianos|18.2
Beclometasone|Beclometasona|5.1.3.1
Benzathine benzylpenicillin|Benzilpenicilina benzatínica|1.1.1.1
Benzoyl peroxide|Peróxido de benzoílo|13.4.2.1
Benzydamine|Benzidamina|6.1
Benzyl benzoate|Benzoato de benzilo|13.1.5
Betahistine|Beta-histina|2.7
Betamethasone|Betametasona|8.2.2
Bezafibrate|Bezafibrato|3.7
Bicalutamide|Bicalutamida|16.2.2
Bifonazole|Bifonazol|13.1.3
Bilastine|Bilastina|10.1.2
Bimatoprost||15.4.4
Bioflavonoids|Bioflavonoides|3.6
Biotin|Biotina|11.3.1.2
Biperiden|Biperideno|2.5.1
Bisacodyl|Bisacodilo|6.3.2.1
Bisoprolol||3.4.4.2.1
Brimonidine|Brimonidina|15.4.2
Brinzolamide|Brinzolamida|15.4.5
Brivudine|Brivudina|1.3.2
Bromazepam||2.9.1
Bromelain|Bromelaína|9.5
Bromhexine|Bromexina|5.2.2
Bromocriptine|Bromocriptina|8.1
Budesonide|Budesonida|5.1.3.1
Bupivacaine|Bupivacaína|2.2
Buprenorphine|Buprenorfina|2.12
Bupropion|Bupropiom|2.9.3
Buspirone|Buspirona|2.9.1
Butamirate|Butamirato|5.2.1|?
Butylscopolamine|Butilescopolamina|6.4
Cabergoline|Cabergolina|8.1
Caffeine|Cafeína|2.8
Calcifediol||9.6.3
Calcipotriol||13.3.1
Calcitonin|Calcitonina|9.6.1|?
Calcitriol||9.6.3
Calcium carbonate|Carbonato de cálcio|11.3.2.1
Calcium carbonate + colecalciferol|Carbonato de cálcio + Colecalciferol|11.3.3
Calcium dobesilate|Dobesilato de cálcio|3.6
Calcium folinate|Folinato de cálcio|17
Canagliflozin|Canagliflozina|8.4.2
Candesartan||3.4.2.2
Capecitabine|Capecitabina|16.1.3
Captopril||3.4.2.1
Carbamazepine|Carbamazepina|2.6
Carbocisteine|Carbocisteína|5.2.2
Carboplatin|Carboplatina|16.1.2|?
Carmellose (artificial tears)|Carmelose|15.6
Carvedilol||3.4.4.2.3
Cefaclor||1.1.2.2
Cefadroxil||1.1.2.1
Cefazolin|Cefazolina|1.1.2.1|?
Cefepime|Cefepima|1.1.2.4
Cefixime|Cefixima|1.1.2.3
Cefotaxime|Cefotaxima|1.1.2.3
Cefprozil|Cefeprozil|1.1.2.2
Cefradine|Cefradina|1.1.2.1
Ceftriaxone|Ceftriaxona|1.1.2.3
Cefuroxime|Cefuroxima|1.1.2.2
Celecoxib||9.1.9
Centella asiatica||13.7|?
Cetirizine|Cetirizina|10.1.2
Chloramphenicol|Cloranfenicol|1.1.6
Chlorhexidine|Cloro-hexidina|6.1
Chlorpromazine|Cloropromazina|2.9.2
Chlortalidone|Clorotalidona|3.4.1.1
Chondroitin sulfate|Sulfato de condroitina|9.4|?
Ciclopirox||13.1.3
Ciclosporin|Ciclosporina|16.3
Cilostazol||3.5.2
Cinnarizine|Cinarizina|2.7
Ciprofloxacin|Ciprofloxacina|1.1.10
Cisplatin|Cisplatina|16.1.2|?
Citalopram||2.9.3
Citicoline|Citicolina|2.13.1
Clarithromycin|Claritromicina|1.1.8
Clemastine|Clemastina|10.1.1
Clindamycin|Clindamicina|1.1.11
Clobazam||2.9.1
Clobetasol||13.5
Clomifene|Clomifeno|8.6
Clomipramine|Clomipramina|2.9.3
Clonazepam||2.6
Clonidine|Clonidina|3.4.4.3
Clonixin|Clonixina|2.10
Cloperastine|Cloperastina|5.2.1|?
Clopidogrel||4.3.1.3
Clotrimazole|Clotrimazol|13.1.3
Clotrimazole (vaginal)|Clotrimazol|7.1.2
Cloxazolam||2.9.1
Clozapine|Clozapina|2.9.2
Codeine|Codeína|2.12
Codeine + paracetamol|Paracetamol + Codeína|2.12
Colchicine|Colquicina|9.3
Colecalciferol (vitamin D3)|Colecalciferol|11.3.1.1
Colestyramine|Colestiramina|3.7
Conjugated estrogens|Estrogénios conjugados|8.5.1.1
COVID-19 vaccine|Vacina contra a COVID-19|18.1|?
Cyanocobalamin|Cianocobalamina|4.1.2
Cyclobenzaprine|Ciclobenzaprina|2.3.1
Cyclophosphamide|Ciclofosfamida|16.1.1
Cyproheptadine|Cipro-heptadina|10.1.1|?
Cyproterone|Ciproterona|8.7
Dabigatran etexilate|Dabigatrano etexilato|4.3.1.4
Dantrolene|Dantroleno|2.3.3|?
Dapagliflozin|Dapagliflozina|8.4.2
Dapsone|Dapsona|1.1.13
Darunavir||1.3.1.1
Deflazacort|Deflazacorte|8.2.2
Denosumab||9.6.4
Desloratadine|Desloratadina|10.1.2
Desmopressin|Desmopressina|8.1
Desogestrel||8.5.1.2
Dexamethasone|Dexametasona|8.2.2
Dexchlorpheniramine|Dexclorofeniramina|10.1.1
Dexibuprofen|Dexibuprofeno|9.1.3
Dexketoprofen|Dexcetoprofeno|9.1.3
Dexpanthenol|Dexpantenol|13.7
Dextromethorphan|Dextrometorfano|5.2.1
Diacerein|Diacereína|9.4
Diazepam||2.9.1
Diclofenac||9.1.2
Diclofenac (topical)|Diclofenac|9.1.10
Digoxin|Digoxina|3.1.1
Diltiazem||3.4.3
Dimenhydrinate|Dimenidrinato|2.7
Diosmin|Diosmina|3.6
Diphenhydramine|Difenidramina|10.1.1
Dipyridamole|Dipiridamol|4.3.1.3
Disulfiram|Dissulfiram|2.13.3
Docetaxel||16.1.7|?
Docusate sodium|Docusato de sódio|6.3.2.1
Domperidone|Domperidona|6.3.1
Donepezil|Donepezilo|2.13.1
Dopamine|Dopamina|3.3|?
Dorzolamide|Dorzolamida|15.4.5
Doxazosin|Doxazosina|3.4.4.1
Doxorubicin|Doxorrubicina|16.1.6|?
Doxycycline|Doxiciclina|1.1.6
Dronedarone|Dronedarona|3.2.3
Dulaglutide|Dulaglutido|8.4.2
Duloxetine|Duloxetina|2.9.3
Dutasteride|Dutasterida|7.4.2.1
Dydrogesterone|Didrogesterona|8.5.1.3
Ebastine|Ebastina|10.1.2
Edoxaban|Edoxabano|4.3.1.4
Efavirenz||1.3.1.2
Eletriptan|Eletriptano|2.11
Empagliflozin|Empagliflozina|8.4.2
Enalapril||3.4.2.1
Enoxaparin sodium|Enoxaparina sódica|4.3.1.1
Entacapone|Entacapona|2.5.2
Epinephrine (adrenaline)|Adrenalina|10.3
Eplerenone|Eplerenona|3.4.1.3
Epoetin alfa|Epoetina alfa|4.2
Eprosartan||3.4.2.2
Erdosteine|Erdosteína|5.2.2
Ergotamine|Ergotamina|2.11
Erlotinib||16.1.8|?
Ertapenem||1.1.4
Erythromycin|Eritromicina|1.1.8
Escitalopram||2.9.3
Esomeprazole|Esomeprazol|6.2.2.3
Estazolam||2.9.1
Estradiol||8.5.1.1
Estriol (vaginal)|Estriol|7.1.1
Etanercept||16.3
Ethambutol|Etambutol|1.1.12
Ethinylestradiol + desogestrel|Desogestrel + Etinilestradiol|8.5.1.2
Ethinylestradiol + drospirenone|Drospirenona + Etinilestradiol|8.5.1.2
Ethinylestradiol + gestodene|Gestodeno + Etinilestradiol|8.5.1.2
Ethinylestradiol + levonorgestrel|Levonorgestrel + Etinilestradiol|8.5.1.2
Ethyl loflazepate|Loflazepato de etilo|2.9.1
Etilefrine|Etilefrina|3.3|?
Etofenamate|Etofenamato|9.1.1
Etonogestrel||8.5.1.2
Etoposide|Etoposido|16.1.5|?
Etoricoxib||9.1.9
Exemestane|Exemestano|16.2.2
Exenatide|Exenatido|8.4.2
Ezetimibe|Ezetimiba|3.7
Famotidine|Famotidina|6.2.2.2
Febuxostat|Febuxostate|9.3
Felodipine|Felodipina|3.4.3
Fenofibrate|Fenofibrato|3.7
Fentanyl|Fentanilo|2.12
Ferric hydroxide polymaltose complex|Complexo hidróxido férrico-polimaltose|4.1.1
Ferrous gluconate|Gluconato ferroso|4.1.1
Ferrous sulfate|Sulfato ferroso|4.1.1
Fexofenadine|Fexofenadina|10.1.2
Filgrastim||4.2
Finasteride|Finasterida|7.4.2.1
Fingolimod||16.3|?
Flavoxate|Flavoxato|7.4.2.2
Flecainide|Flecainida|3.2.1
Flucloxacillin|Flucloxacilina|1.1.1.3
Fluconazole|Fluconazol|1.2
Fludrocortisone|Fludrocortisona|8.2.1|?
Flumazenil|Flumazenilo|17|?
Flunarizine|Flunarizina|2.7
Fluorometholone|Fluorometolona|15.2.1
Fluorouracil|Fluorouracilo|16.1.3
Fluoxetine|Fluoxetina|2.9.3
Flurbiprofen|Flurbiprofeno|9.1.3
Flurbiprofen (lozenge)|Flurbiprofeno|6.1
Fluticasone|Fluticasona|5.1.3.1
Fluticasone (nasal)|Fluticasona|14.1.2
Fluvastatin|Fluvastatina|3.7
Fluvoxamine|Fluvoxamina|2.9.3
Folic acid|Ácido fólico|4.1.2
Follitropin alfa|Folitropina alfa|8.6
Fondaparinux sodium|Fondaparinux sódico|4.3.1.4
Formoterol||5.1.1
Fosfomycin|Fosfomicina|1.1.11
Fosinopril||3.4.2.1
Frovatriptan|Frovatriptano|2.11
Furosemide|Furosemida|3.4.1.2
Fusidic acid|Ácido fusídico|13.1.2
Gabapentin|Gabapentina|2.6
Galantamine|Galantamina|2.13.1
Gemfibrozil||3.7
Gentamicin|Gentamicina|1.1.7
Ginkgo biloba||2.13.1
Glibenclamide|Glibenclamida|8.4.2
Gliclazide|Gliclazida|8.4.2
Glimepiride|Glimepirida|8.4.2
Glucagon|Glucagom|8.4.3
Glucosamine|Glucosamina|9.4
Glycerol|Glicerol|6.3.2.1
Glyceryl trinitrate|Nitroglicerina|3.5.1
Glycopyrronium bromide|Brometo de glicopirrónio|5.1.2
Goserelin|Goserrelina|16.2.1
Griseofulvin|Griseofulvina|1.2|?
Haloperidol||2.9.2
Heparin sodium|Heparina sódica|4.3.1.1
Hepatitis B vaccine|Vacina contra a hepatite B|18.1
HPV vaccine|Vacina contra o vírus do papiloma humano|18.1|?
Human immunoglobulin|Imunoglobulina humana normal|18.3
Hyaluronic acid|Ácido hialurónico|9.4
Hydralazine|Hidralazina|3.4.5|?
Hydrochlorothiazide|Hidroclorotiazida|3.4.1.1
Hydrocortisone|Hidrocortisona|8.2.2
Hydrocortisone (topical)|Hidrocortisona|13.5
Hydromorphone|Hidromorfona|2.12
Hydroxocobalamin|Hidroxocobalamina|4.1.2
Hydroxycarbamide|Hidroxicarbamida|16.1.3
Hydroxychloroquine|Hidroxicloroquina|1.4.2
Hydroxyzine|Hidroxizina|2.9.1
Hypromellose|Hipromelose|15.6
Ibandronic acid|Ácido ibandrónico|9.6.2
Ibuprofen|Ibuprofeno|9.1.3
Imatinib||16.1.8
Imidapril||3.4.2.1
Imipramine|Imipramina|2.9.3
Indacaterol||5.1.1
Indapamide|Indapamida|3.4.1.1
Indometacin|Indometacina|9.1.5
Infliximab||16.3
Influenza vaccine|Vacina contra a gripe|18.1
Insulin aspart|Insulina aspártico|8.4.1.1
Insulin detemir|Insulina detemir|8.4.1.3
Insulin glargine|Insulina glargina|8.4.1.3
Insulin human (soluble)|Insulina humana|8.4.1.1
Insulin isophane (NPH)|Insulina isofânica|8.4.1.2|?
Insulin lispro|Insulina lispro|8.4.1.1
Interferon beta-1a|Interferão beta-1a|16.3
Ipratropium bromide|Brometo de ipratrópio|5.1.2
Irbesartan||3.4.2.2
Irinotecan|Irinotecano|16.1.4|?
Iron protein succinylate|Proteínosuccinilato de ferro|4.1.1
Isoniazid|Isoniazida|1.1.12
Isosorbide dinitrate|Dinitrato de isossorbida|3.5.1
Isosorbide mononitrate|Mononitrato de isossorbida|3.5.1
Isotretinoin|Isotretinoína|13.4.2.2
Ispaghula|Ispagula|6.3.2.1
Itraconazole|Itraconazol|1.2
Ivabradine|Ivabradina|3.5.1
Ivermectin|Ivermectina|1.4.3
Ivy leaf|Hera (folha)|5.2.2|?
Ketamine|Cetamina|2.1|?
Ketoconazole|Cetoconazol|13.1.3
Ketoprofen|Cetoprofeno|9.1.3
Ketorolac|Cetorolac|9.1.2
Ketotifen|Cetotifeno|10.1.1
Labetalol||3.4.4.2.3|?
Lacidipine|Lacidipina|3.4.3
Lacosamide|Lacosamida|2.6
Lactase|Tilactase|6.6
Lactulose||6.3.2.1
Lamivudine|Lamivudina|1.3.1.3
Lamotrigine|Lamotrigina|2.6
Lansoprazole|Lansoprazol|6.2.2.3
Lanthanum carbonate|Carbonato de lantânio|12.7
Latanoprost||15.4.4
Leflunomide|Leflunomida|9.2
Lercanidipine|Lercanidipina|3.4.3
Letrozole|Letrozol|16.2.2
Leuprorelin|Leuprorrelina|16.2.1
Levetiracetam||2.6
Levocetirizine|Levocetirizina|10.1.2
Levodopa + benserazide|Levodopa + Benserazida|2.5.2
Levodopa + carbidopa|Levodopa + Carbidopa|2.5.2
Levodropropizine|Levodropropizina|5.2.1
Levofloxacin|Levofloxacina|1.1.10
Levomepromazine|Levomepromazina|2.9.2
Levonorgestrel||8.5.1.2
Levothyroxine sodium|Levotiroxina sódica|8.3
Lidocaine|Lidocaína|2.2
Linagliptin|Linagliptina|8.4.2
Linezolid|Linezolida|1.1.11|?
Liraglutide|Liraglutido|8.4.2
Lisinopril||3.4.2.1
Lithium carbonate|Carbonato de lítio|2.9.4|?
Loperamide|Loperamida|6.3.2.2
Loratadine|Loratadina|10.1.2
Lorazepam||2.9.1
Lornoxicam||9.1.6
Losartan||3.4.2.2
Lovastatin|Lovastatina|3.7
Lysine acetylsalicylate|Acetilsalicilato de lisina|2.10
`;
