/** Brands of medicines: cancer, immunity, movement, urinary tract, blood and eyes. The form of a row is described in `brand-rows.ts`. */
export const cancerImmunityOtherBrandRows = `
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
