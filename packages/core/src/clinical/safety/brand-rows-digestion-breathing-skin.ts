/** Brands of medicines: digestion, airways, allergies and skin. The form of a row is described in `brand-rows.ts`. */
export const digestionBreathingSkinBrandRows = `
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
`;
