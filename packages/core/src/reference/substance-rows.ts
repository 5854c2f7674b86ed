/**
 * What the safety checks need of 397 substances, by category, one per line: pinyin | Latin name | species | grams a day,
 * least-most, `?` if no second source has them | toxicity if any | pregnancy. Read through `substance-facts.ts`. The rest is in
 * `substance-descriptions.ts`, which the functions that only check an appointment do not contain.
 */
export const substanceRows = {
  "RE-WC": `
Má Huáng|Ephedrae Herba|Ephedra sinica Stapf|2-10
Guì Zhī|Cinnamomi Ramulus|Cinnamomum cassia Presl|3-10||caution
Zǐ Sū Yè|Perillae Folium|Perilla frutescens (L.) Britt.|5-10
Shēng Jiāng|Zingiberis Rhizoma Recens|Zingiber officinale Rosc.|3-10
Xiāng Rú|Moslae Herba|Mosla chinensis Maxim.|3-10
Jīng Jiè|Schizonepetae Herba|Schizonepeta tenuifolia Briq.|5-10
Fáng Fēng|Saposhnikoviae Radix|Saposhnikovia divaricata (Turcz.) Schischk.|5-10
Qiāng Huó|Notopterygii Rhizoma et Radix|Notopterygium incisum Ting ex H.T.Chang|3-10
Bái Zhǐ|Angelicae Dahuricae Radix|Angelica dahurica (Fisch. ex Hoffm.) Benth. et Hook.f.|3-10
Xì Xīn|Asari Radix et Rhizoma|Asarum heterotropoides Fr. Schmidt var. mandshuricum|1-3|slight
Gǎo Běn|Ligustici Rhizoma et Radix|Ligusticum sinense Oliv.|3-10
Cāng Ěr Zǐ|Xanthii Fructus|Xanthium sibiricum Patr.|3-10|toxic
Xīn Yí|Magnoliae Flos|Magnolia biondii Pamp.|3-10
Cōng Bái|Allii Fistulosi Bulbus|Allium fistulosum L.|3-10
Xī Hé Liǔ|Tamaricis Cacumen|Tamarix chinensis Lour.|3-6`,
  "RE-WH": `
Bò He|Menthae Haplocalycis Herba|Mentha haplocalyx Briq.|3-6
Niú Bàng Zǐ|Arctii Fructus|Arctium lappa L.|6-12
Chán Tuì|Cicadae Periostracum|Cryptotympana pustulata Fabricius|3-6||caution
Sāng Yè|Mori Folium|Morus alba L.|5-10
Jú Huā|Chrysanthemi Flos|Chrysanthemum morifolium Ramat.|5-10
Màn Jīng Zǐ|Viticis Fructus|Vitex trifolia L.|5-10
Chái Hú|Bupleuri Radix|Bupleurum chinense DC.|3-10
Shēng Má|Cimicifugae Rhizoma|Cimicifuga foetida L.|3-10
Gé Gēn|Puerariae Lobatae Radix|Pueraria lobata (Willd.) Ohwi|10-15
Dàn Dòu Chǐ|Sojae Semen Praeparatum|Glycine max (L.) Merr.|6-12
Fú Píng|Spirodelae Herba|Spirodela polyrrhiza (L.) Schleid.|3-9
Mù Zéi|Equiseti Hiemalis Herba|Equisetum hyemale L.|3-9`,
  "CH-F": `
Shí Gāo|Gypsum Fibrosum|hydrated calcium sulfate|15-60
Zhī Mǔ|Anemarrhenae Rhizoma|Anemarrhena asphodeloides Bge.|6-12
Lú Gēn|Phragmitis Rhizoma|Phragmites communis Trin.|15-30
Tiān Huā Fěn|Trichosanthis Radix|Trichosanthes kirilowii Maxim.|10-15||caution
Dàn Zhú Yè|Lophatheri Herba|Lophatherum gracile Brongn.|6-10
Zhī Zǐ|Gardeniae Fructus|Gardenia jasminoides Ellis|6-10
Xià Kū Cǎo|Prunellae Spica|Prunella vulgaris L.|9-15
Jué Míng Zǐ|Cassiae Semen|Cassia obtusifolia L.|9-15
Gǔ Jīng Cǎo|Eriocauli Flos|Eriocaulon buergerianum Koern.|5-10
Mì Méng Huā|Buddlejae Flos|Buddleja officinalis Maxim.|3-9
Qīng Xiāng Zǐ|Celosiae Semen|Celosia argentea L.|9-15?`,
  "CH-D": `
Huáng Qín|Scutellariae Radix|Scutellaria baicalensis Georgi|3-10
Huáng Lián|Coptidis Rhizoma|Coptis chinensis Franch.|2-5
Huáng Bò|Phellodendri Chinensis Cortex|Phellodendron chinense Schneid.|3-12
Lóng Dǎn|Gentianae Radix et Rhizoma|Gentiana scabra Bge.|3-6
Qín Pí|Fraxini Cortex|Fraxinus rhynchophylla Hance|6-12
Kǔ Shēn|Sophorae Flavescentis Radix|Sophora flavescens Ait.|4.5-9
Bái Xiān Pí|Dictamni Cortex|Dictamnus dasycarpus Turcz.|5-10`,
  "CH-T": `
Jīn Yín Huā|Lonicerae Japonicae Flos|Lonicera japonica Thunb.|6-15
Lián Qiào|Forsythiae Fructus|Forsythia suspensa (Thunb.) Vahl|6-15
Dà Qīng Yè|Isatidis Folium|Isatis indigotica Fort.|9-15
Bǎn Lán Gēn|Isatidis Radix|Isatis indigotica Fort.|9-15
Qīng Dài|Indigo Naturalis|Baphicacanthus cusia (Nees) Bremek.|1-3
Chuān Xīn Lián|Andrographis Herba|Andrographis paniculata (Burm.f.) Nees|6-9
Pú Gōng Yīng|Taraxaci Herba|Taraxacum mongolicum Hand.-Mazz.|10-15
Zǐ Huā Dì Dīng|Violae Herba|Viola yedoensis Makino|15-30
Yě Jú Huā|Chrysanthemi Indici Flos|Chrysanthemum indicum L.|9-15
Chóng Lóu|Paridis Rhizoma|Paris polyphylla Smith var. yunnanensis|3-9|slight
Quán Shēn|Bistortae Rhizoma|Polygonum bistorta L.|5-10
Tǔ Fú Líng|Smilacis Glabrae Rhizoma|Smilax glabra Roxb.|15-60
Yú Xīng Cǎo|Houttuyniae Herba|Houttuynia cordata Thunb.|15-25
Shè Gān|Belamcandae Rhizoma|Belamcanda chinensis (L.) DC.|3-10||caution
Shān Dòu Gēn|Sophorae Tonkinensis Radix et Rhizoma|Sophora tonkinensis Gagnep.|3-6|toxic
Mǎ Bó|Lasiosphaera Calvatia|Lasiosphaera fenzlii Reich.|2-6
Mǎ Chǐ Xiàn|Portulacae Herba|Portulaca oleracea L.|9-15
Yā Dǎn Zǐ|Bruceae Fructus|Brucea javanica (L.) Merr.|0.5-2|slight|caution
Bái Tóu Wēng|Pulsatillae Radix|Pulsatilla chinensis (Bge.) Regel|9-15
Bài Jiàng Cǎo|Patriniae Herba|Patrinia scabiosaefolia Fisch.|6-15
Bàn Biān Lián|Lobeliae Chinensis Herba|Lobelia chinensis Lour.|9-15
Bái Huā Shé Shé Cǎo|Hedyotis Diffusae Herba|Hedyotis diffusa Willd.|15-60
Bàn Zhī Lián|Scutellariae Barbatae Herba|Scutellaria barbata D.Don|15-30?
Shān Cí Gū|Cremastrae Pseudobulbus|Cremastra appendiculata (D.Don) Makino|3-9
Lòu Lú|Rhapontici Radix|Rhaponticum uniflorum (L.) DC.|5-9||caution
Bái Liǎn|Ampelopsis Radix|Ampelopsis japonica (Thunb.) Makino|5-10?
Mù Hú Dié|Oroxyli Semen|Oroxylum indicum (L.) Vent.|1-3
Dà Xuè Téng|Sargentodoxae Caulis|Sargentodoxa cuneata (Oliv.) Rehd. et Wils.|9-15||caution
Mián Mǎ Guàn Zhòng|Dryopteridis Crassirhizomatis Rhizoma|Dryopteris crassirhizoma Nakai|4.5-9|slight|caution
Rěn Dōng Téng|Lonicerae Japonicae Caulis|Lonicera japonica Thunb.|9-30?`,
  "CH-B": `
Dì Huáng|Rehmanniae Radix|Rehmannia glutinosa Libosch.|10-15
Xuán Shēn|Scrophulariae Radix|Scrophularia ningpoensis Hemsl.|9-15
Mǔ Dān Pí|Moutan Cortex|Paeonia suffruticosa Andr.|6-12||caution
Chì Sháo|Paeoniae Radix Rubra|Paeonia lactiflora Pall.|6-12||caution
Zǐ Cǎo|Arnebiae Radix|Arnebia euchroma (Royle) Johnst.|5-10
Shuǐ Niú Jiǎo|Bubali Cornu|Bubalus bubalis L.|15-30?`,
  "CH-X": `
Qīng Hāo|Artemisiae Annuae Herba|Artemisia annua L.|6-12
Bái Wēi|Cynanchi Atrati Radix et Rhizoma|Cynanchum atratum Bge.|5-10
Dì Gǔ Pí|Lycii Cortex|Lycium chinense Mill.|9-15
Yín Chái Hú|Stellariae Radix|Stellaria dichotoma L. var. lanceolata|3-10
Hú Huáng Lián|Picrorhizae Rhizoma|Picrorhiza scrophulariiflora Pennell|3-10`,
  "PU-A": `
Dà Huáng|Rhei Radix et Rhizoma|Rheum palmatum L.|3-15||caution
Máng Xiāo|Natrii Sulfas|sodium sulfate decahydrate|6-12||caution
Fān Xiè Yè|Sennae Folium|Cassia angustifolia Vahl|2-6||caution
Lú Huì|Aloe|Aloe barbadensis Miller|2-5||caution`,
  "PU-M": `
Huǒ Má Rén|Cannabis Fructus|Cannabis sativa L.|10-15
Yù Lǐ Rén|Pruni Semen|Prunus humilis Bge.|6-10||caution`,
  "PU-W": `
Gān Suì|Kansui Radix|Euphorbia kansui T.N.Liou ex T.P.Wang|0.5-1.5|toxic|forbidden
Jīng Dà Jǐ|Euphorbiae Pekinensis Radix|Euphorbia pekinensis Rupr.|1.5-3|toxic|forbidden
Yuán Huā|Genkwa Flos|Daphne genkwa Sieb. et Zucc.|1.5-3|toxic|forbidden
Shāng Lù|Phytolaccae Radix|Phytolacca acinosa Roxb.|3-9|toxic|forbidden
Qiān Niú Zǐ|Pharbitidis Semen|Pharbitis nil (L.) Choisy|3-6|toxic|forbidden
Bā Dòu Shuāng|Crotonis Semen Pulveratum|Croton tiglium L.|0.1-0.3|very toxic|forbidden
Qiān Jīn Zǐ|Euphorbiae Semen|Euphorbia lathyris L.|1-2|toxic|forbidden`,
  WD: `
Dú Huó|Angelicae Pubescentis Radix|Angelica pubescens Maxim. f. biserrata|3-10
Wēi Líng Xiān|Clematidis Radix et Rhizoma|Clematis chinensis Osbeck|6-10
Zhì Chuān Wū|Aconiti Radix Cocta|Aconitum carmichaelii Debx.|1.5-3|toxic|caution
Zhì Cǎo Wū|Aconiti Kusnezoffii Radix Cocta|Aconitum kusnezoffii Reichb.|1.5-3?|toxic|caution
Qí Shé|Agkistrodon|Agkistrodon acutus (Guenther)|3-9|toxic
Wū Shāo Shé|Zaocys|Zaocys dhumnades (Cantor)|6-12
Mù Guā|Chaenomelis Fructus|Chaenomeles speciosa (Sweet) Nakai|6-9
Hǎi Fēng Téng|Piperis Kadsurae Caulis|Piper kadsura (Choisy) Ohwi|6-12
Lù Lù Tōng|Liquidambaris Fructus|Liquidambar formosana Hance|5-10||caution
Qín Jiāo|Gentianae Macrophyllae Radix|Gentiana macrophylla Pall.|3-10?
Fáng Jǐ|Stephaniae Tetrandrae Radix|Stephania tetrandra S.Moore|5-10
Sāng Zhī|Mori Ramulus|Morus alba L.|9-15
Xī Xiān Cǎo|Siegesbeckiae Herba|Siegesbeckia orientalis L.|9-12?
Luò Shí Téng|Trachelospermi Caulis et Folium|Trachelospermum jasminoides (Lindl.) Lem.|6-12
Sī Guā Luò|Luffae Fructus Retinervus|Luffa cylindrica (L.) Roem.|5-12
Wǔ Jiā Pí|Acanthopanacis Cortex|Acanthopanax gracilistylus W.W.Smith|5-10
Sāng Jì Shēng|Taxilli Herba|Taxillus chinensis (DC.) Danser|9-15
Gǒu Jǐ|Cibotii Rhizoma|Cibotium barometz (L.) J.Sm.|6-12
Qiān Nián Jiàn|Homalomenae Rhizoma|Homalomena occulta (Lour.) Schott|5-10
Shēn Jīn Cǎo|Lycopodii Herba|Lycopodium japonicum Thunb.|3-12||caution
Xú Cháng Qīng|Cynanchi Paniculati Radix et Rhizoma|Cynanchum paniculatum (Bge.) Kitag.|3-12||caution
Qīng Fēng Téng|Sinomenii Caulis|Sinomenium acutum (Thunb.) Rehd. et Wils.|6-12
Lù Xián Cǎo|Pyrolae Herba|Pyrola calliantha H.Andres|9-15?
Chuān Shān Lóng|Dioscoreae Nipponicae Rhizoma|Dioscorea nipponica Makino|9-15`,
  AR: `
Guǎng Huò Xiāng|Pogostemonis Herba|Pogostemon cablin (Blanco) Benth.|3-10
Pèi Lán|Eupatorii Herba|Eupatorium fortunei Turcz.|3-10
Cāng Zhú|Atractylodis Rhizoma|Atractylodes lancea (Thunb.) DC.|3-9
Hòu Pò|Magnoliae Officinalis Cortex|Magnolia officinalis Rehd. et Wils.|3-10||caution
Shā Rén|Amomi Fructus|Amomum villosum Lour.|3-6
Dòu Kòu|Amomi Fructus Rotundus|Amomum kravanh Pierre ex Gagnep.|3-6
Cǎo Dòu Kòu|Alpiniae Katsumadai Semen|Alpinia katsumadai Hayata|3-6
Cǎo Guǒ|Tsaoko Fructus|Amomum tsao-ko Crevost et Lemaire|3-6`,
  DR: `
Fú Líng|Poria|Poria cocos (Schw.) Wolf|10-15
Yì Yǐ Rén|Coicis Semen|Coix lacryma-jobi L. var. mayuen|9-30||caution
Zhū Líng|Polyporus|Polyporus umbellatus (Pers.) Fries|6-12
Zé Xiè|Alismatis Rhizoma|Alisma orientale (Sam.) Juzep.|6-10
Dōng Guā Pí|Benincasae Exocarpium|Benincasa hispida (Thunb.) Cogn.|9-30
Xiāng Jiā Pí|Periplocae Cortex|Periploca sepium Bge.|3-6|toxic
Chē Qián Zǐ|Plantaginis Semen|Plantago asiatica L.|9-15||caution
Chē Qián Cǎo|Plantaginis Herba|Plantago asiatica L.|9-30?
Huá Shí|Talcum|hydrated magnesium silicate|10-20||caution
Mù Tōng|Akebiae Caulis|Akebia quinata (Thunb.) Decne.|3-6?||caution
Tōng Cǎo|Tetrapanacis Medulla|Tetrapanax papyrifer (Hook.) K.Koch|3-5||caution
Qú Mài|Dianthi Herba|Dianthus superbus L.|9-15||caution
Biān Xù|Polygoni Avicularis Herba|Polygonum aviculare L.|9-15?
Dì Fū Zǐ|Kochiae Fructus|Kochia scoparia (L.) Schrad.|9-15
Hǎi Jīn Shā|Lygodii Spora|Lygodium japonicum (Thunb.) Sw.|6-15
Shí Wéi|Pyrrosiae Folium|Pyrrosia sheareri (Bak.) Ching|6-12
Dēng Xīn Cǎo|Junci Medulla|Juncus effusus L.|1-3
Fěn Bì Xiè|Dioscoreae Hypoglaucae Rhizoma|Dioscorea hypoglauca Palibin|9-15?
Yīn Chén|Artemisiae Scopariae Herba|Artemisia capillaris Thunb.|6-15
Jīn Qián Cǎo|Lysimachiae Herba|Lysimachia christinae Hance|15-60
Hǔ Zhàng|Polygoni Cuspidati Rhizoma et Radix|Polygonum cuspidatum Sieb. et Zucc.|9-15||caution
Chuí Pén Cǎo|Sedi Herba|Sedum sarmentosum Bunge|15-30
Jī Gǔ Cǎo|Abri Herba|Abrus cantoniensis Hance|15-30
Yù Mǐ Xū|Maydis Stigma|Zea mays L.|15-30
Chì Xiǎo Dòu|Vignae Semen|Vigna umbellata Ohwi et Ohashi|9-30?`,
  WI: `
Fù Zǐ|Aconiti Lateralis Radix Praeparata|Aconitum carmichaelii Debx.|3-15|toxic|caution
Gān Jiāng|Zingiberis Rhizoma|Zingiber officinale Rosc.|3-10?||caution
Ròu Guì|Cinnamomi Cortex|Cinnamomum cassia Presl|1-5?||caution
Wú Zhū Yú|Euodiae Fructus|Euodia rutaecarpa (Juss.) Benth.|2-5|slight|caution
Xiǎo Huí Xiāng|Foeniculi Fructus|Foeniculum vulgare Mill.|3-6
Dīng Xiāng|Caryophylli Flos|Eugenia caryophyllata Thunb.|1-3
Gāo Liáng Jiāng|Alpiniae Officinarum Rhizoma|Alpinia officinarum Hance|3-6
Huā Jiāo|Zanthoxyli Pericarpium|Zanthoxylum bungeanum Maxim.|3-6
Hú Jiāo|Piperis Fructus|Piper nigrum L.|0.6-1.5
Bì Bá|Piperis Longi Fructus|Piper longum L.|1-3?
Bì Chéng Qié|Litseae Fructus|Litsea cubeba (Lour.) Pers.|1-3?`,
  QI: `
Chén Pí|Citri Reticulatae Pericarpium|Citrus reticulata Blanco|3-10
Qīng Pí|Citri Reticulatae Pericarpium Viride|Citrus reticulata Blanco|3-10
Zhǐ Shí|Aurantii Fructus Immaturus|Citrus aurantium L.|3-10||caution
Zhǐ Qiào|Aurantii Fructus|Citrus aurantium L.|3-10?||caution
Mù Xiāng|Aucklandiae Radix|Aucklandia lappa Decne.|3-6
Chén Xiāng|Aquilariae Lignum Resinatum|Aquilaria sinensis (Lour.) Gilg|1-5?
Tán Xiāng|Santali Albi Lignum|Santalum album L.|2-5?
Xiāng Fù|Cyperi Rhizoma|Cyperus rotundus L.|6-10
Wū Yào|Linderae Radix|Lindera aggregata (Sims) Kosterm.|6-10
Chuān Liàn Zǐ|Toosendan Fructus|Melia toosendan Sieb. et Zucc.|5-10|slight
Lì Zhī Hé|Litchi Semen|Litchi chinensis Sonn.|5-10
Fó Shǒu|Citri Sarcodactylis Fructus|Citrus medica L. var. sarcodactylis|3-10
Xiāng Yuán|Citri Fructus|Citrus medica L.|3-10
Méi Guī Huā|Rosae Rugosae Flos|Rosa rugosa Thunb.|3-6
Xiè Bái|Allii Macrostemonis Bulbus|Allium macrostemon Bge.|5-10
Dà Fù Pí|Arecae Pericarpium|Areca catechu L.|5-10
Shì Dì|Kaki Calyx|Diospyros kaki Thunb.|5-10
Huà Jú Hóng|Citri Grandis Exocarpium|Citrus grandis 'Tomentosa'|3-6?
Jú Hé|Citri Reticulatae Semen|Citrus reticulata Blanco|3-9?
Gān Sōng|Nardostachyos Radix et Rhizoma|Nardostachys jatamansi DC.|3-6`,
  FO: `
Shān Zhā|Crataegi Fructus|Crataegus pinnatifida Bge.|9-12
Liù Shén Qū|Massa Medicata Fermentata|fermented wheat and herbs|6-15
Mài Yá|Hordei Fructus Germinatus|Hordeum vulgare L.|10-15
Dào Yá|Oryzae Fructus Germinatus|Oryza sativa L.|9-15
Lái Fú Zǐ|Raphani Semen|Raphanus sativus L.|5-12
Jī Nèi Jīn|Galli Gigerii Endothelium Corneum|Gallus gallus domesticus Brisson|3-10`,
  WO: `
Shǐ Jūn Zǐ|Quisqualis Fructus|Quisqualis indica L.|9-12
Kǔ Liàn Pí|Meliae Cortex|Melia azedarach L.|3-6|toxic|caution
Bīng Láng|Arecae Semen|Areca catechu L.|3-10||caution
Nán Guā Zǐ|Cucurbitae Semen|Cucurbita moschata Duch.|60-120
Léi Wán|Omphalia|Omphalia lapidescens Schroet.|15-21
Fěi Zǐ|Torreyae Semen|Torreya grandis Fort.|9-15`,
  HE: `
Xiǎo Jì|Cirsii Herba|Cirsium setosum (Willd.) MB.|5-12
Dà Jì|Cirsii Japonici Herba|Cirsium japonicum Fisch. ex DC.|9-15
Dì Yú|Sanguisorbae Radix|Sanguisorba officinalis L.|9-15
Huái Huā|Sophorae Flos|Sophora japonica L.|5-10
Huái Jiǎo|Sophorae Fructus|Sophora japonica L.|6-9?
Cè Bǎi Yè|Platycladi Cacumen|Platycladus orientalis (L.) Franco|6-12
Bái Máo Gēn|Imperatae Rhizoma|Imperata cylindrica Beauv. var. major|9-30
Sān Qī|Notoginseng Radix et Rhizoma|Panax notoginseng (Burk.) F.H.Chen|3-9?||caution
Qiàn Cǎo|Rubiae Radix et Rhizoma|Rubia cordifolia L.|6-10||caution
Pú Huáng|Typhae Pollen|Typha angustifolia L.|5-10||caution
Bái Jí|Bletillae Rhizoma|Bletilla striata (Thunb.) Reichb.f.|6-15
Xiān Hè Cǎo|Agrimoniae Herba|Agrimonia pilosa Ledeb.|6-12
Zōng Lǘ|Trachycarpi Petiolus|Trachycarpus fortunei (Hook.f.) H.Wendl.|3-9
Xuè Yú Tàn|Crinis Carbonisatus|carbonised human hair|5-10
Ài Yè|Artemisiae Argyi Folium|Artemisia argyi Levl. et Vant.|3-9|slight
Páo Jiāng|Zingiberis Rhizoma Praeparatum|Zingiber officinale Rosc.|3-9
Ǒu Jié|Nelumbinis Rhizomatis Nodus|Nelumbo nucifera Gaertn.|9-15`,
  BL: `
Chuān Xiōng|Chuanxiong Rhizoma|Ligusticum chuanxiong Hort.|3-10||caution
Yán Hú Suǒ|Corydalis Rhizoma|Corydalis yanhusuo W.T.Wang|3-10
Yù Jīn|Curcumae Radix|Curcuma wenyujin Y.H.Chen et C.Ling|3-10
Jiāng Huáng|Curcumae Longae Rhizoma|Curcuma longa L.|3-10||caution
Rǔ Xiāng|Olibanum|Boswellia carterii Birdw.|3-5||caution
Mò Yào|Myrrha|Commiphora myrrha Engl.|3-5||caution
Wǔ Líng Zhī|Trogopterori Faeces|Trogopterus xanthipes Milne-Edwards|3-10||caution
Dān Shēn|Salviae Miltiorrhizae Radix et Rhizoma|Salvia miltiorrhiza Bge.|10-15
Hóng Huā|Carthami Flos|Carthamus tinctorius L.|3-10||caution
Táo Rén|Persicae Semen|Prunus persica (L.) Batsch|5-10||caution
Yì Mǔ Cǎo|Leonuri Herba|Leonurus japonicus Houtt.|9-30||caution
Niú Xī|Achyranthis Bidentatae Radix|Achyranthes bidentata Bl.|5-12||caution
Chuān Niú Xī|Cyathulae Radix|Cyathula officinalis Kuan|5-10?||caution
Jī Xuè Téng|Spatholobi Caulis|Spatholobus suberectus Dunn|9-15
Zé Lán|Lycopi Herba|Lycopus lucidus Turcz. var. hirtus|6-12
Wáng Bù Liú Xíng|Vaccariae Semen|Vaccaria segetalis (Neck.) Garcke|5-10||caution
Yuè Jì Huā|Rosae Chinensis Flos|Rosa chinensis Jacq.|3-6||caution
Líng Xiāo Huā|Campsis Flos|Campsis grandiflora (Thunb.) K.Schum.|5-9||caution
Tǔ Biē Chóng|Eupolyphaga Steleophaga|Eupolyphaga sinensis Walker|3-10?|slight|forbidden
Sū Mù|Sappan Lignum|Caesalpinia sappan L.|3-9||caution
Gǔ Suì Bǔ|Drynariae Rhizoma|Drynaria fortunei (Kunze) J.Sm.|3-9||caution
Mǎ Qián Zǐ|Strychni Semen|Strychnos nux-vomica L.|0.3-0.6|very toxic|forbidden
Zì Rán Tóng|Pyritum|iron disulfide|3-9||caution
Xuè Jié|Draconis Sanguis|Daemonorops draco Bl.|1-2||caution
É Zhú|Curcumae Rhizoma|Curcuma phaeocaulis Val.|6-9||forbidden
Sān Léng|Sparganii Rhizoma|Sparganium stoloniferum Buch.-Ham.|5-10||forbidden
Shuǐ Zhì|Hirudo|Whitmania pigra Whitman|1-3|slight|forbidden
Bān Máo|Mylabris|Mylabris phalerata Pallas|0.03-0.06?|very toxic|forbidden
Ér Chá|Catechu|Acacia catechu (L.f.) Willd.|1-3
Jiàng Xiāng|Dalbergiae Odoriferae Lignum|Dalbergia odorifera T.Chen|9-15
Yín Xìng Yè|Ginkgo Folium|Ginkgo biloba L.|9-12?`,
  "PH-C": `
Bàn Xià|Pinelliae Rhizoma|Pinellia ternata (Thunb.) Breit.|3-9|toxic
Tiān Nán Xīng|Arisaematis Rhizoma|Arisaema erubescens (Wall.) Schott|3-9|toxic|caution
Bái Fù Zǐ|Typhonii Rhizoma|Typhonium giganteum Engl.|3-6|toxic|caution
Jiè Zǐ|Sinapis Semen|Sinapis alba L.|3-9
Zhū Yá Zào|Gleditsiae Fructus Abnormalis|Gleditsia sinensis Lam.|1-1.5|slight|forbidden
Xuán Fù Huā|Inulae Flos|Inula japonica Thunb.|3-9
Bái Qián|Cynanchi Stauntonii Rhizoma et Radix|Cynanchum stauntonii (Decne.) Schltr. ex Levl.|3-10
Māo Zhǎo Cǎo|Ranunculi Ternati Radix|Ranunculus ternatus Thunb.|15-30`,
  "PH-H": `
Chuān Bèi Mǔ|Fritillariae Cirrhosae Bulbus|Fritillaria cirrhosa D.Don|3-10
Zhè Bèi Mǔ|Fritillariae Thunbergii Bulbus|Fritillaria thunbergii Miq.|5-10
Guā Lóu|Trichosanthis Fructus|Trichosanthes kirilowii Maxim.|9-15?
Guā Lóu Pí|Trichosanthis Pericarpium|Trichosanthes kirilowii Maxim.|6-10?
Guā Lóu Zǐ|Trichosanthis Semen|Trichosanthes kirilowii Maxim.|9-15?
Zhú Rú|Bambusae Caulis in Taenias|Bambusa tuldoides Munro|5-10
Tiān Zhú Huáng|Bambusae Concretio Silicea|Bambusa textilis McClure|3-9
Qián Hú|Peucedani Radix|Peucedanum praeruptorum Dunn|3-10
Jié Gěng|Platycodonis Radix|Platycodon grandiflorus (Jacq.) A.DC.|3-10
Hǎi Zǎo|Sargassum|Sargassum pallidum (Turn.) C.Ag.|6-12
Kūn Bù|Laminariae Thallus, Eckloniae Thallus|Laminaria japonica Aresch.|6-12?
Huáng Yào Zǐ|Dioscoreae Bulbiferae Rhizoma|Dioscorea bulbifera L.|4.5-9|toxic
Gé Qiào|Meretricis Concha, Cyclinae Concha|Meretrix meretrix L.|6-15
Wǎ Léng Zǐ|Arcae Concha|Arca subcrenata Lischke|9-15`,
  CO: `
Kǔ Xìng Rén|Armeniacae Semen Amarum|Prunus armeniaca L. var. ansu|5-10|slight
Zǐ Sū Zǐ|Perillae Fructus|Perilla frutescens (L.) Britt.|3-10
Bǎi Bù|Stemonae Radix|Stemona sessilifolia (Miq.) Miq.|3-9
Zǐ Wǎn|Asteris Radix et Rhizoma|Aster tataricus L.f.|5-10
Kuǎn Dōng Huā|Farfarae Flos|Tussilago farfara L.|5-10
Pí Pá Yè|Eriobotryae Folium|Eriobotrya japonica (Thunb.) Lindl.|6-10
Sāng Bái Pí|Mori Cortex|Morus alba L.|6-12
Tíng Lì Zǐ|Descurainiae Semen, Lepidii Semen|Descurainia sophia (L.) Webb ex Prantl|3-10
Bái Guǒ|Ginkgo Semen|Ginkgo biloba L.|5-10|toxic
Yáng Jīn Huā|Daturae Flos|Datura metel L.|0.3-0.6|toxic|forbidden
Luó Hàn Guǒ|Siraitiae Fructus|Siraitia grosvenorii (Swingle) C.Jeffrey|9-15?`,
  SP: `
Zhū Shā|Cinnabaris|mercuric sulfide|0.1-0.5|toxic|forbidden
Cí Shí|Magnetitum|iron(II,III) oxide|9-30
Lóng Gǔ|Os Draconis|fossilised bone|15-30
Hǔ Pò|Succinum|amber|1.5-3
Suān Zǎo Rén|Ziziphi Spinosae Semen|Ziziphus jujuba Mill. var. spinosa|10-15
Bǎi Zǐ Rén|Platycladi Semen|Platycladus orientalis (L.) Franco|3-10
Shǒu Wū Téng|Polygoni Multiflori Caulis|Polygonum multiflorum Thunb.|9-15
Hé Huān Pí|Albiziae Cortex|Albizia julibrissin Durazz.|6-12||caution
Hé Huān Huā|Albiziae Flos|Albizia julibrissin Durazz.|5-10?
Yuǎn Zhì|Polygalae Radix|Polygala tenuifolia Willd.|3-10
Líng Zhī|Ganoderma|Ganoderma lucidum (Leyss. ex Fr.) Karst.|6-12`,
  LV: `
Líng Yáng Jiǎo|Saigae Tataricae Cornu|Saiga tatarica L.|1-3
Shí Jué Míng|Haliotidis Concha|Haliotis diversicolor Reeve|6-20
Zhēn Zhū Mǔ|Margaritifera Concha|Hyriopsis cumingii (Lea)|10-25||caution
Zhēn Zhū|Margarita|Pteria martensii (Dunker)|0.1-0.3
Mǔ Lì|Ostreae Concha|Ostrea gigas Thunb.|9-30
Zhě Shí|Haematitum|iron(III) oxide|9-30||caution
Jí Lí|Tribuli Fructus|Tribulus terrestris L.|6-10|slight|caution
Luó Bù Má Yè|Apocyni Veneti Folium|Apocynum venetum L.|6-12
Niú Huáng|Bovis Calculus|Bos taurus domesticus Gmelin|0.15-0.35||caution
Gōu Téng|Uncariae Ramulus cum Uncis|Uncaria rhynchophylla (Miq.) Miq. ex Havil.|3-12
Tiān Má|Gastrodiae Rhizoma|Gastrodia elata Bl.|3-10
Dì Lóng|Pheretima|Pheretima aspergillum (E.Perrier)|5-10
Quán Xiē|Scorpio|Buthus martensii Karsch|3-6|toxic|forbidden
Wú Gōng|Scolopendra|Scolopendra subspinipes mutilans L.Koch|3-5|toxic|forbidden
Jiāng Cán|Bombyx Batryticatus|Bombyx mori L.|5-10`,
  OP: `
Shè Xiāng|Moschus|Moschus berezovskii Flerov|0.03-0.1||forbidden
Bīng Piàn|Borneolum Syntheticum|borneol|0.15-0.3||caution
Sū Hé Xiāng|Styrax|Liquidambar orientalis Mill.|0.3-1
Shí Chāng Pú|Acori Tatarinowii Rhizoma|Acorus tatarinowii Schott|3-10`,
  TQ: `
Rén Shēn|Ginseng Radix et Rhizoma|Panax ginseng C.A.Mey.|3-9
Xī Yáng Shēn|Panacis Quinquefolii Radix|Panax quinquefolium L.|3-6
Dǎng Shēn|Codonopsis Radix|Codonopsis pilosula (Franch.) Nannf.|9-30
Tài Zǐ Shēn|Pseudostellariae Radix|Pseudostellaria heterophylla (Miq.) Pax|9-30
Huáng Qí|Astragali Radix|Astragalus membranaceus (Fisch.) Bge.|9-30
Bái Zhú|Atractylodis Macrocephalae Rhizoma|Atractylodes macrocephala Koidz.|6-12
Shān Yào|Dioscoreae Rhizoma|Dioscorea opposita Thunb.|15-30
Bái Biǎn Dòu|Lablab Semen Album|Dolichos lablab L.|9-15
Gān Cǎo|Glycyrrhizae Radix et Rhizoma|Glycyrrhiza uralensis Fisch.|2-10
Dà Zǎo|Jujubae Fructus|Ziziphus jujuba Mill.|6-15
Fēng Mì|Mel|Apis cerana Fabricius|15-30
Cì Wǔ Jiā|Acanthopanacis Senticosi Radix et Rhizoma seu Caulis|Acanthopanax senticosus (Rupr. et Maxim.) Harms|9-27
Jiǎo Gǔ Lán|Gynostemmatis Herba|Gynostemma pentaphyllum (Thunb.) Makino|10-20
Hóng Jǐng Tiān|Rhodiolae Crenulatae Radix et Rhizoma|Rhodiola crenulata (Hook.f. et Thoms.) H.Ohba|3-6
Yí Táng|Maltosum|malt sugar|15-60?
Shā Jí|Hippophae Fructus|Hippophae rhamnoides L.|3-10`,
  TY: `
Lù Róng|Cervi Cornu Pantotrichum|Cervus nippon Temminck|1-2
Lù Jiǎo Jiāo|Cervi Cornus Colla|Cervus elaphus L.|3-6?
Bā Jǐ Tiān|Morindae Officinalis Radix|Morinda officinalis How|3-10
Yín Yáng Huò|Epimedii Folium|Epimedium brevicornu Maxim.|6-10
Xiān Máo|Curculiginis Rhizoma|Curculigo orchioides Gaertn.|3-10|toxic
Bǔ Gǔ Zhī|Psoraleae Fructus|Psoralea corylifolia L.|6-10
Yì Zhì|Alpiniae Oxyphyllae Fructus|Alpinia oxyphylla Miq.|3-10
Ròu Cōng Róng|Cistanches Herba|Cistanche deserticola Y.C.Ma|6-10?
Suǒ Yáng|Cynomorii Herba|Cynomorium songaricum Rupr.|5-10
Tú Sī Zǐ|Cuscutae Semen|Cuscuta chinensis Lam.|6-12
Shā Yuàn Zǐ|Astragali Complanati Semen|Astragalus complanatus R.Br.|9-15
Dù Zhòng|Eucommiae Cortex|Eucommia ulmoides Oliv.|6-10
Xù Duàn|Dipsaci Radix|Dipsacus asper Wall. ex Henry|9-15
Jiǔ Cài Zǐ|Allii Tuberosi Semen|Allium tuberosum Rottl. ex Spreng.|3-9
Gé Jiè|Gecko|Gekko gecko L.|3-6?
Dōng Chóng Xià Cǎo|Cordyceps|Cordyceps sinensis (Berk.) Sacc.|3-9
Hú Lú Bā|Trigonellae Semen|Trigonella foenum-graecum L.|5-10
Hé Táo Rén|Juglandis Semen|Juglans regia L.|6-9`,
  TB: `
Dāng Guī|Angelicae Sinensis Radix|Angelica sinensis (Oliv.) Diels|6-12
Shú Dì Huáng|Rehmanniae Radix Praeparata|Rehmannia glutinosa Libosch.|9-15
Bái Sháo|Paeoniae Radix Alba|Paeonia lactiflora Pall.|6-15
Ē Jiāo|Asini Corii Colla|Equus asinus L.|3-9
Hé Shǒu Wū|Polygoni Multiflori Radix|Polygonum multiflorum Thunb.|3-6
Zhì Hé Shǒu Wū|Polygoni Multiflori Radix Praeparata|Polygonum multiflorum Thunb.|6-12?
Lóng Yǎn Ròu|Longan Arillus|Dimocarpus longan Lour.|9-15`,
  TN: `
Běi Shā Shēn|Glehniae Radix|Glehnia littoralis Fr. Schmidt ex Miq.|5-12
Nán Shā Shēn|Adenophorae Radix|Adenophora tetraphylla (Thunb.) Fisch.|9-15
Bǎi Hé|Lilii Bulbus|Lilium brownii F.E.Brown var. viridulum|6-12
Mài Dōng|Ophiopogonis Radix|Ophiopogon japonicus (L.f.) Ker-Gawl.|6-12
Tiān Dōng|Asparagi Radix|Asparagus cochinchinensis (Lour.) Merr.|6-12
Shí Hú|Dendrobii Caulis|Dendrobium nobile Lindl.|6-12
Yù Zhú|Polygonati Odorati Rhizoma|Polygonatum odoratum (Mill.) Druce|6-12
Huáng Jīng|Polygonati Rhizoma|Polygonatum kingianum Coll. et Hemsl.|9-15
Gǒu Qǐ Zǐ|Lycii Fructus|Lycium barbarum L.|6-12
Mò Hàn Lián|Ecliptae Herba|Eclipta prostrata L.|6-12
Nǚ Zhēn Zǐ|Ligustri Lucidi Fructus|Ligustrum lucidum Ait.|6-12
Sāng Shèn|Mori Fructus|Morus alba L.|9-15
Hēi Zhī Má|Sesami Semen Nigrum|Sesamum indicum L.|9-15
Guī Jiǎ|Testudinis Carapax et Plastrum|Chinemys reevesii (Gray)|9-24||caution
Biē Jiǎ|Trionycis Carapax|Trionyx sinensis Wiegmann|9-24||caution`,
  AS: `
Má Huáng Gēn|Ephedrae Radix et Rhizoma|Ephedra sinica Stapf|3-9
Fú Xiǎo Mài|Tritici Levis Fructus|Triticum aestivum L.|6-30?
Wǔ Wèi Zǐ|Schisandrae Chinensis Fructus|Schisandra chinensis (Turcz.) Baill.|2-6
Wū Méi|Mume Fructus|Prunus mume (Sieb.) Sieb. et Zucc.|6-12
Wǔ Bèi Zǐ|Galla Chinensis|Rhus chinensis Mill.|3-6
Yīng Sù Qiào|Papaveris Pericarpium|Papaver somniferum L.|3-6?|toxic|forbidden
Shí Liú Pí|Granati Pericarpium|Punica granatum L.|3-9
Hē Zǐ|Chebulae Fructus|Terminalia chebula Retz.|3-10
Ròu Dòu Kòu|Myristicae Semen|Myristica fragrans Houtt.|3-10
Chì Shí Zhī|Halloysitum Rubrum|hydrated aluminium silicate|9-12||caution
Yǔ Yú Liáng|Limonitum|limonite|9-15||caution
Shān Zhū Yú|Corni Fructus|Cornus officinalis Sieb. et Zucc.|6-12
Fù Pén Zǐ|Rubi Fructus|Rubus chingii Hu|6-12
Sāng Piāo Xiāo|Mantidis Oötheca|Tenodera sinensis Saussure|5-10?
Hǎi Piāo Xiāo|Sepiae Endoconcha|Sepiella maindroni de Rochebrune|5-10?
Lián Zǐ|Nelumbinis Semen|Nelumbo nucifera Gaertn.|6-15
Lián Xū|Nelumbinis Stamen|Nelumbo nucifera Gaertn.|3-5?
Qiàn Shí|Euryales Semen|Euryale ferox Salisb.|9-15
Jīn Yīng Zǐ|Rosae Laevigatae Fructus|Rosa laevigata Michx.|6-12
Chūn Pí|Ailanthi Cortex|Ailanthus altissima (Mill.) Swingle|6-9`,
  EM: `
Cháng Shān|Dichroae Radix|Dichroa febrifuga Lour.|5-9|toxic|caution
Guā Dì|Melo Pedicellus|Cucumis melo L.|2.5-5?|toxic
Lí Lú|Veratri Nigri Radix et Rhizoma|Veratrum nigrum L.|0.3-0.6|toxic|forbidden`,
  EX: `
Xióng Huáng|Realgar|arsenic disulfide|0.05-0.1|toxic|forbidden
Liú Huáng|Sulfur|sulfur|1.5-3|toxic|caution
Bái Fán|Alumen|potassium aluminium sulfate|0.6-1.5
Shé Chuáng Zǐ|Cnidii Fructus|Cnidium monnieri (L.) Cuss.|3-10|slight
Chán Sū|Bufonis Venenum|Bufo bufo gargarizans Cantor|0.015-0.03|toxic|caution
Fēng Fáng|Vespae Nidus|Polistes olivaceous (DeGeer)|3-5
Dà Suàn|Allii Sativi Bulbus|Allium sativum L.|9-15
Qīng Fěn|Calomelas|mercurous chloride|0.1-0.2|toxic|forbidden`,
  /** Only formulas name these. Their dose, toxicity and use in pregnancy are unknown and left out. */
  "": `
Jīng Mǐ|Oryzae Semen
Zhú Yè|Bambusae Folium
Hé Gěng|Nelumbinis Petiolus
Xī Guā Cuì Yī|Citrulli Exocarpium
Fú Shén|Poria cum Radix Pini
Guī Jiǎ Jiāo|Testudinis Carapacis et Plastri Colla
Bīng Táng|Saccharum crystallinum
Xiǎo Mài|Tritici Fructus
Jī Zǐ Huáng|Galli Vitellus
Zào Xīn Tǔ|Terra Flava Usta
Lí Pí|Pyri Exocarpium
Dǎn Nán Xīng|Arisaema cum Bile
Zào Jiǎo Cì|Gleditsiae Spina
Tiān Kuí Zǐ|Semiaquilegiae Radix
Dōng Guā Zǐ|Benincasae Semen
Nuò Mǐ|Oryzae Glutinosae Semen
Fú Líng Pí|Poriae Cutis
Shēng Jiāng Pí|Zingiberis Rhizomatis Cortex`,
} as const;
