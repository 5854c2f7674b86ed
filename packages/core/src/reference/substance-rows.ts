/**
 * 397 substances by category, one per line: pinyin | simplified | traditional if different | Latin name | species |
 * part | nature | tastes | channels | grams a day, least-most, `?` if no second source has them | toxicity if any |
 * pregnancy | notes. Read through `substances.ts`.
 */
export const substanceRows = {
  "RE-WC": `
Má Huáng|麻黄|麻黃|Ephedrae Herba|Ephedra sinica Stapf|stem|warm|slightly bitter,acrid|LU,BL|2-10|||stimulant
Guì Zhī|桂枝||Cinnamomi Ramulus|Cinnamomum cassia Presl|twig|warm|acrid,sweet|LU,HT,BL|3-10||caution
Zǐ Sū Yè|紫苏叶|紫蘇葉|Perillae Folium|Perilla frutescens (L.) Britt.|leaf|warm|acrid|LU,ST,SP|5-10
Shēng Jiāng|生姜|生薑|Zingiberis Rhizoma Recens|Zingiber officinale Rosc.|rhizome|slightly warm|acrid|LU,ST,SP|3-10
Xiāng Rú|香薷||Moslae Herba|Mosla chinensis Maxim.|herb|slightly warm|acrid|LU,ST,SP|3-10
Jīng Jiè|荆芥|荊芥|Schizonepetae Herba|Schizonepeta tenuifolia Briq.|herb|slightly warm|acrid|LU,LR|5-10
Fáng Fēng|防风|防風|Saposhnikoviae Radix|Saposhnikovia divaricata (Turcz.) Schischk.|root|slightly warm|acrid,sweet|SP,BL,LR|5-10
Qiāng Huó|羌活||Notopterygii Rhizoma et Radix|Notopterygium incisum Ting ex H.T.Chang|rhizome|warm|acrid,bitter|BL,KI|3-10
Bái Zhǐ|白芷||Angelicae Dahuricae Radix|Angelica dahurica (Fisch. ex Hoffm.) Benth. et Hook.f.|root|warm|acrid|LU,LI,ST|3-10
Xì Xīn|细辛|細辛|Asari Radix et Rhizoma|Asarum heterotropoides Fr. Schmidt var. mandshuricum|root|warm|acrid|LU,HT,KI|1-3|slight||aristolochic acid risk
Gǎo Běn|藁本||Ligustici Rhizoma et Radix|Ligusticum sinense Oliv.|rhizome|warm|acrid|BL|3-10
Cāng Ěr Zǐ|苍耳子|蒼耳子|Xanthii Fructus|Xanthium sibiricum Patr.|fruit|warm|acrid,bitter|LU|3-10|toxic
Xīn Yí|辛夷||Magnoliae Flos|Magnolia biondii Pamp.|flower|warm|acrid|LU,ST|3-10
Cōng Bái|葱白|蔥白|Allii Fistulosi Bulbus|Allium fistulosum L.|bulb|warm|acrid|LU,ST|3-10
Xī Hé Liǔ|西河柳||Tamaricis Cacumen|Tamarix chinensis Lour.|twig|neutral|acrid,sweet|LU,ST,HT|3-6`,
  "RE-WH": `
Bò He|薄荷||Menthae Haplocalycis Herba|Mentha haplocalyx Briq.|herb|cool|acrid|LU,LR|3-6
Niú Bàng Zǐ|牛蒡子||Arctii Fructus|Arctium lappa L.|fruit|cold|acrid,bitter|LU,ST|6-12
Chán Tuì|蝉蜕|蟬蛻|Cicadae Periostracum|Cryptotympana pustulata Fabricius|animal part|cold|sweet|LU,LR|3-6||caution
Sāng Yè|桑叶|桑葉|Mori Folium|Morus alba L.|leaf|cold|sweet,bitter|LU,LR|5-10
Jú Huā|菊花||Chrysanthemi Flos|Chrysanthemum morifolium Ramat.|flower|slightly cold|sweet,bitter|LU,LR|5-10
Màn Jīng Zǐ|蔓荆子|蔓荊子|Viticis Fructus|Vitex trifolia L.|fruit|slightly cold|acrid,bitter|ST,BL,LR|5-10
Chái Hú|柴胡||Bupleuri Radix|Bupleurum chinense DC.|root|slightly cold|acrid,bitter|LU,GB,LR|3-10
Shēng Má|升麻||Cimicifugae Rhizoma|Cimicifuga foetida L.|rhizome|slightly cold|slightly sweet,acrid|LU,LI,ST,SP|3-10
Gé Gēn|葛根||Puerariae Lobatae Radix|Pueraria lobata (Willd.) Ohwi|root|cool|acrid,sweet|LU,ST,SP|10-15
Dàn Dòu Chǐ|淡豆豉||Sojae Semen Praeparatum|Glycine max (L.) Merr.|seed|cool|acrid,bitter|LU,ST|6-12
Fú Píng|浮萍||Spirodelae Herba|Spirodela polyrrhiza (L.) Schleid.|herb|cold|acrid|LU,BL|3-9
Mù Zéi|木贼|木賊|Equiseti Hiemalis Herba|Equisetum hyemale L.|herb|neutral|sweet,bitter|LU,LR|3-9`,
  "CH-F": `
Shí Gāo|石膏||Gypsum Fibrosum|hydrated calcium sulfate|mineral|very cold|acrid,sweet|LU,ST|15-60
Zhī Mǔ|知母||Anemarrhenae Rhizoma|Anemarrhena asphodeloides Bge.|rhizome|cold|sweet,bitter|LU,ST,KI|6-12
Lú Gēn|芦根|蘆根|Phragmitis Rhizoma|Phragmites communis Trin.|rhizome|cold|sweet|LU,ST|15-30
Tiān Huā Fěn|天花粉||Trichosanthis Radix|Trichosanthes kirilowii Maxim.|root|slightly cold|slightly bitter,sweet|LU,ST|10-15||caution
Dàn Zhú Yè|淡竹叶|淡竹葉|Lophatheri Herba|Lophatherum gracile Brongn.|herb|cold|sweet,bland|ST,HT,SI|6-10
Zhī Zǐ|栀子|梔子|Gardeniae Fructus|Gardenia jasminoides Ellis|fruit|cold|bitter|LU,HT,TE|6-10
Xià Kū Cǎo|夏枯草||Prunellae Spica|Prunella vulgaris L.|fruit spike|cold|acrid,bitter|GB,LR|9-15
Jué Míng Zǐ|决明子|決明子|Cassiae Semen|Cassia obtusifolia L.|seed|slightly cold|sweet,bitter,salty|LI,LR|9-15
Gǔ Jīng Cǎo|谷精草||Eriocauli Flos|Eriocaulon buergerianum Koern.|flower|neutral|acrid,sweet|LU,LR|5-10
Mì Méng Huā|密蒙花||Buddlejae Flos|Buddleja officinalis Maxim.|flower|slightly cold|sweet|LR|3-9
Qīng Xiāng Zǐ|青葙子||Celosiae Semen|Celosia argentea L.|seed|slightly cold|bitter|LR|9-15?`,
  "CH-D": `
Huáng Qín|黄芩|黃芩|Scutellariae Radix|Scutellaria baicalensis Georgi|root|cold|bitter|LU,LI,SP,SI,GB|3-10
Huáng Lián|黄连|黃連|Coptidis Rhizoma|Coptis chinensis Franch.|rhizome|cold|bitter|LI,ST,SP,HT,GB,LR|2-5
Huáng Bò|黄柏|黃柏|Phellodendri Chinensis Cortex|Phellodendron chinense Schneid.|bark|cold|bitter|BL,KI|3-12
Lóng Dǎn|龙胆|龍膽|Gentianae Radix et Rhizoma|Gentiana scabra Bge.|root|cold|bitter|GB,LR|3-6
Qín Pí|秦皮||Fraxini Cortex|Fraxinus rhynchophylla Hance|bark|cold|bitter,astringent|LI,GB,LR|6-12
Kǔ Shēn|苦参|苦蔘|Sophorae Flavescentis Radix|Sophora flavescens Ait.|root|cold|bitter|LI,ST,HT,BL,LR|4.5-9
Bái Xiān Pí|白鲜皮|白鮮皮|Dictamni Cortex|Dictamnus dasycarpus Turcz.|root bark|cold|bitter|ST,SP,BL|5-10`,
  "CH-T": `
Jīn Yín Huā|金银花|金銀花|Lonicerae Japonicae Flos|Lonicera japonica Thunb.|flower|cold|sweet|LU,ST,HT|6-15
Lián Qiào|连翘|連翹|Forsythiae Fructus|Forsythia suspensa (Thunb.) Vahl|fruit|slightly cold|bitter|LU,HT,SI|6-15
Dà Qīng Yè|大青叶|大青葉|Isatidis Folium|Isatis indigotica Fort.|leaf|cold|bitter|ST,HT|9-15
Bǎn Lán Gēn|板蓝根|板藍根|Isatidis Radix|Isatis indigotica Fort.|root|cold|bitter|ST,HT|9-15
Qīng Dài|青黛||Indigo Naturalis|Baphicacanthus cusia (Nees) Bremek.|processed product|cold|salty|LR|1-3
Chuān Xīn Lián|穿心莲|穿心蓮|Andrographis Herba|Andrographis paniculata (Burm.f.) Nees|herb|cold|bitter|LU,LI,HT,BL|6-9
Pú Gōng Yīng|蒲公英||Taraxaci Herba|Taraxacum mongolicum Hand.-Mazz.|herb|cold|sweet,bitter|ST,LR|10-15
Zǐ Huā Dì Dīng|紫花地丁||Violae Herba|Viola yedoensis Makino|herb|cold|acrid,bitter|HT,LR|15-30
Yě Jú Huā|野菊花||Chrysanthemi Indici Flos|Chrysanthemum indicum L.|flower|slightly cold|acrid,bitter|HT,LR|9-15
Chóng Lóu|重楼|重樓|Paridis Rhizoma|Paris polyphylla Smith var. yunnanensis|rhizome|slightly cold|bitter|LR|3-9|slight
Quán Shēn|拳参|拳參|Bistortae Rhizoma|Polygonum bistorta L.|rhizome|slightly cold|bitter,astringent|LU,LI,LR|5-10
Tǔ Fú Líng|土茯苓||Smilacis Glabrae Rhizoma|Smilax glabra Roxb.|rhizome|neutral|sweet,bland|ST,LR|15-60
Yú Xīng Cǎo|鱼腥草|魚腥草|Houttuyniae Herba|Houttuynia cordata Thunb.|herb|slightly cold|acrid|LU|15-25
Shè Gān|射干||Belamcandae Rhizoma|Belamcanda chinensis (L.) DC.|rhizome|cold|bitter|LU|3-10||caution
Shān Dòu Gēn|山豆根||Sophorae Tonkinensis Radix et Rhizoma|Sophora tonkinensis Gagnep.|root|cold|bitter|LU,ST|3-6|toxic
Mǎ Bó|马勃|馬勃|Lasiosphaera Calvatia|Lasiosphaera fenzlii Reich.|fungus|neutral|acrid|LU|2-6
Mǎ Chǐ Xiàn|马齿苋|馬齒莧|Portulacae Herba|Portulaca oleracea L.|herb|cold|sour|LI,LR|9-15
Yā Dǎn Zǐ|鸦胆子|鴉膽子|Bruceae Fructus|Brucea javanica (L.) Merr.|fruit|cold|bitter|LI,LR|0.5-2|slight|caution
Bái Tóu Wēng|白头翁|白頭翁|Pulsatillae Radix|Pulsatilla chinensis (Bge.) Regel|root|cold|bitter|LI,ST|9-15
Bài Jiàng Cǎo|败酱草|敗醬草|Patriniae Herba|Patrinia scabiosaefolia Fisch.|herb|slightly cold|acrid,bitter|LI,ST,LR|6-15
Bàn Biān Lián|半边莲|半邊蓮|Lobeliae Chinensis Herba|Lobelia chinensis Lour.|herb|neutral|acrid|LU,HT,SI|9-15
Bái Huā Shé Shé Cǎo|白花蛇舌草||Hedyotis Diffusae Herba|Hedyotis diffusa Willd.|herb|cold|slightly bitter,sweet|LI,ST,SI|15-60
Bàn Zhī Lián|半枝莲|半枝蓮|Scutellariae Barbatae Herba|Scutellaria barbata D.Don|herb|cold|acrid,bitter|LU,KI,LR|15-30?
Shān Cí Gū|山慈菇||Cremastrae Pseudobulbus|Cremastra appendiculata (D.Don) Makino|pseudobulb|cool|slightly acrid,sweet|SP,LR|3-9
Lòu Lú|漏芦|漏蘆|Rhapontici Radix|Rhaponticum uniflorum (L.) DC.|root|cold|bitter|ST|5-9||caution
Bái Liǎn|白蔹|白蘞|Ampelopsis Radix|Ampelopsis japonica (Thunb.) Makino|root|slightly cold|bitter|ST,HT|5-10?
Mù Hú Dié|木蝴蝶||Oroxyli Semen|Oroxylum indicum (L.) Vent.|seed|cool|sweet,bitter|LU,ST,LR|1-3
Dà Xuè Téng|大血藤||Sargentodoxae Caulis|Sargentodoxa cuneata (Oliv.) Rehd. et Wils.|stem|neutral|bitter|LI,LR|9-15||caution
Mián Mǎ Guàn Zhòng|绵马贯众|綿馬貫衆|Dryopteridis Crassirhizomatis Rhizoma|Dryopteris crassirhizoma Nakai|rhizome|slightly cold|bitter|ST,LR|4.5-9|slight|caution
Rěn Dōng Téng|忍冬藤||Lonicerae Japonicae Caulis|Lonicera japonica Thunb.|stem|cold|sweet|LU,ST|9-30?`,
  "CH-B": `
Dì Huáng|地黄|地黃|Rehmanniae Radix|Rehmannia glutinosa Libosch.|root|cold|sweet|HT,KI,LR|10-15
Xuán Shēn|玄参|玄蔘|Scrophulariae Radix|Scrophularia ningpoensis Hemsl.|root|slightly cold|sweet,bitter,salty|LU,ST,KI|9-15
Mǔ Dān Pí|牡丹皮||Moutan Cortex|Paeonia suffruticosa Andr.|root bark|slightly cold|acrid,bitter|HT,KI,LR|6-12||caution
Chì Sháo|赤芍||Paeoniae Radix Rubra|Paeonia lactiflora Pall.|root|slightly cold|bitter|LR|6-12||caution
Zǐ Cǎo|紫草||Arnebiae Radix|Arnebia euchroma (Royle) Johnst.|root|cold|sweet,salty|HT,LR|5-10
Shuǐ Niú Jiǎo|水牛角||Bubali Cornu|Bubalus bubalis L.|animal part|cold|bitter|HT,LR|15-30?`,
  "CH-X": `
Qīng Hāo|青蒿||Artemisiae Annuae Herba|Artemisia annua L.|herb|cold|acrid,bitter|GB,LR|6-12
Bái Wēi|白薇||Cynanchi Atrati Radix et Rhizoma|Cynanchum atratum Bge.|root|cold|bitter,salty|ST,KI,LR|5-10
Dì Gǔ Pí|地骨皮||Lycii Cortex|Lycium chinense Mill.|root bark|cold|sweet|LU,KI,LR|9-15
Yín Chái Hú|银柴胡|銀柴胡|Stellariae Radix|Stellaria dichotoma L. var. lanceolata|root|slightly cold|sweet|ST,LR|3-10
Hú Huáng Lián|胡黄连|胡黃連|Picrorhizae Rhizoma|Picrorhiza scrophulariiflora Pennell|rhizome|cold|bitter|LI,ST,LR|3-10`,
  "PU-A": `
Dà Huáng|大黄|大黃|Rhei Radix et Rhizoma|Rheum palmatum L.|root|cold|bitter|LI,ST,SP,PC,LR|3-15||caution
Máng Xiāo|芒硝||Natrii Sulfas|sodium sulfate decahydrate|mineral|cold|bitter,salty|LI,ST|6-12||caution
Fān Xiè Yè|番泻叶|番瀉葉|Sennae Folium|Cassia angustifolia Vahl|leaf|cold|sweet,bitter|LI|2-6||caution
Lú Huì|芦荟|蘆薈|Aloe|Aloe barbadensis Miller|processed product|cold|bitter|LI,ST,LR|2-5||caution`,
  "PU-M": `
Huǒ Má Rén|火麻仁||Cannabis Fructus|Cannabis sativa L.|fruit|neutral|sweet|LI,ST,SP|10-15
Yù Lǐ Rén|郁李仁||Pruni Semen|Prunus humilis Bge.|seed|neutral|acrid,sweet,bitter|LI,SP,SI|6-10||caution`,
  "PU-W": `
Gān Suì|甘遂||Kansui Radix|Euphorbia kansui T.N.Liou ex T.P.Wang|root|cold|bitter|LU,LI,KI|0.5-1.5|toxic|forbidden
Jīng Dà Jǐ|京大戟||Euphorbiae Pekinensis Radix|Euphorbia pekinensis Rupr.|root|cold|bitter|LU,SP,KI|1.5-3|toxic|forbidden
Yuán Huā|芫花||Genkwa Flos|Daphne genkwa Sieb. et Zucc.|flower|warm|acrid,bitter|LU,SP,KI|1.5-3|toxic|forbidden
Shāng Lù|商陆|商陸|Phytolaccae Radix|Phytolacca acinosa Roxb.|root|cold|bitter|LU,LI,SP,KI|3-9|toxic|forbidden
Qiān Niú Zǐ|牵牛子|牽牛子|Pharbitidis Semen|Pharbitis nil (L.) Choisy|seed|cold|bitter|LU,LI,KI|3-6|toxic|forbidden
Bā Dòu Shuāng|巴豆霜||Crotonis Semen Pulveratum|Croton tiglium L.|seed|hot|acrid|LI,ST|0.1-0.3|very toxic|forbidden
Qiān Jīn Zǐ|千金子||Euphorbiae Semen|Euphorbia lathyris L.|seed|warm|acrid|LI,KI,LR|1-2|toxic|forbidden`,
  WD: `
Dú Huó|独活|獨活|Angelicae Pubescentis Radix|Angelica pubescens Maxim. f. biserrata|root|slightly warm|acrid,bitter|BL,KI|3-10
Wēi Líng Xiān|威灵仙|威靈仙|Clematidis Radix et Rhizoma|Clematis chinensis Osbeck|root|warm|acrid,salty|BL|6-10
Zhì Chuān Wū|制川乌|制川烏|Aconiti Radix Cocta|Aconitum carmichaelii Debx.|root|hot|acrid,bitter|SP,HT,KI,LR|1.5-3|toxic|caution|some sources forbid in pregnancy
Zhì Cǎo Wū|制草乌|制草烏|Aconiti Kusnezoffii Radix Cocta|Aconitum kusnezoffii Reichb.|root|hot|acrid,bitter|SP,HT,KI,LR|1.5-3?|toxic|caution|some sources forbid in pregnancy
Qí Shé|蕲蛇|蘄蛇|Agkistrodon|Agkistrodon acutus (Guenther)|animal part|warm|sweet,salty|LR|3-9|toxic
Wū Shāo Shé|乌梢蛇|烏梢蛇|Zaocys|Zaocys dhumnades (Cantor)|animal part|neutral|sweet|LR|6-12
Mù Guā|木瓜||Chaenomelis Fructus|Chaenomeles speciosa (Sweet) Nakai|fruit|warm|sour|SP,LR|6-9
Hǎi Fēng Téng|海风藤|海風藤|Piperis Kadsurae Caulis|Piper kadsura (Choisy) Ohwi|stem|slightly warm|acrid,bitter|LR|6-12
Lù Lù Tōng|路路通||Liquidambaris Fructus|Liquidambar formosana Hance|fruit|neutral|bitter|KI,LR|5-10||caution
Qín Jiāo|秦艽||Gentianae Macrophyllae Radix|Gentiana macrophylla Pall.|root|neutral|acrid,bitter|ST,GB,LR|3-10?
Fáng Jǐ|防己||Stephaniae Tetrandrae Radix|Stephania tetrandra S.Moore|root|cold|acrid,bitter|LU,BL|5-10
Sāng Zhī|桑枝||Mori Ramulus|Morus alba L.|twig|neutral|slightly bitter|LR|9-15
Xī Xiān Cǎo|豨莶草|豨薟草|Siegesbeckiae Herba|Siegesbeckia orientalis L.|herb|cold|acrid,bitter|KI,LR|9-12?
Luò Shí Téng|络石藤|絡石藤|Trachelospermi Caulis et Folium|Trachelospermum jasminoides (Lindl.) Lem.|stem|slightly cold|bitter|HT,KI,LR|6-12
Sī Guā Luò|丝瓜络|絲瓜絡|Luffae Fructus Retinervus|Luffa cylindrica (L.) Roem.|fruit|neutral|sweet|LU,ST,LR|5-12
Wǔ Jiā Pí|五加皮||Acanthopanacis Cortex|Acanthopanax gracilistylus W.W.Smith|root bark|warm|acrid,bitter|KI,LR|5-10
Sāng Jì Shēng|桑寄生||Taxilli Herba|Taxillus chinensis (DC.) Danser|herb|neutral|sweet,bitter|KI,LR|9-15
Gǒu Jǐ|狗脊||Cibotii Rhizoma|Cibotium barometz (L.) J.Sm.|rhizome|warm|sweet,bitter|KI,LR|6-12
Qiān Nián Jiàn|千年健||Homalomenae Rhizoma|Homalomena occulta (Lour.) Schott|rhizome|warm|acrid,bitter|KI,LR|5-10
Shēn Jīn Cǎo|伸筋草||Lycopodii Herba|Lycopodium japonicum Thunb.|herb|warm|slightly bitter,acrid|SP,KI,LR|3-12||caution
Xú Cháng Qīng|徐长卿|徐長卿|Cynanchi Paniculati Radix et Rhizoma|Cynanchum paniculatum (Bge.) Kitag.|root|warm|acrid|ST,LR|3-12||caution
Qīng Fēng Téng|青风藤|青風藤|Sinomenii Caulis|Sinomenium acutum (Thunb.) Rehd. et Wils.|stem|neutral|acrid,bitter|SP,LR|6-12
Lù Xián Cǎo|鹿衔草|鹿銜草|Pyrolae Herba|Pyrola calliantha H.Andres|herb|warm|sweet,bitter|KI,LR|9-15?
Chuān Shān Lóng|穿山龙|穿山龍|Dioscoreae Nipponicae Rhizoma|Dioscorea nipponica Makino|rhizome|warm|sweet,bitter|LU,KI,LR|9-15`,
  AR: `
Guǎng Huò Xiāng|广藿香|廣藿香|Pogostemonis Herba|Pogostemon cablin (Blanco) Benth.|herb|slightly warm|acrid|LU,ST,SP|3-10
Pèi Lán|佩兰|佩蘭|Eupatorii Herba|Eupatorium fortunei Turcz.|herb|neutral|acrid|LU,ST,SP|3-10
Cāng Zhú|苍术|蒼朮|Atractylodis Rhizoma|Atractylodes lancea (Thunb.) DC.|rhizome|warm|acrid,bitter|ST,SP,LR|3-9
Hòu Pò|厚朴||Magnoliae Officinalis Cortex|Magnolia officinalis Rehd. et Wils.|bark|warm|acrid,bitter|LU,LI,ST,SP|3-10||caution
Shā Rén|砂仁||Amomi Fructus|Amomum villosum Lour.|fruit|warm|acrid|ST,SP,KI|3-6
Dòu Kòu|豆蔻||Amomi Fructus Rotundus|Amomum kravanh Pierre ex Gagnep.|fruit|warm|acrid|LU,ST,SP|3-6
Cǎo Dòu Kòu|草豆蔻||Alpiniae Katsumadai Semen|Alpinia katsumadai Hayata|seed|warm|acrid|ST,SP|3-6
Cǎo Guǒ|草果||Tsaoko Fructus|Amomum tsao-ko Crevost et Lemaire|fruit|warm|acrid|ST,SP|3-6`,
  DR: `
Fú Líng|茯苓||Poria|Poria cocos (Schw.) Wolf|fungus|neutral|sweet,bland|LU,SP,HT,KI|10-15
Yì Yǐ Rén|薏苡仁||Coicis Semen|Coix lacryma-jobi L. var. mayuen|seed|cool|sweet,bland|LU,ST,SP|9-30||caution
Zhū Líng|猪苓|豬苓|Polyporus|Polyporus umbellatus (Pers.) Fries|fungus|neutral|sweet,bland|BL,KI|6-12
Zé Xiè|泽泻|澤瀉|Alismatis Rhizoma|Alisma orientale (Sam.) Juzep.|rhizome|cold|sweet,bland|BL,KI|6-10
Dōng Guā Pí|冬瓜皮||Benincasae Exocarpium|Benincasa hispida (Thunb.) Cogn.|fruit peel|cool|sweet|SP,SI|9-30
Xiāng Jiā Pí|香加皮||Periplocae Cortex|Periploca sepium Bge.|root bark|warm|acrid,bitter|HT,KI,LR|3-6|toxic||cardiac glycosides
Chē Qián Zǐ|车前子|車前子|Plantaginis Semen|Plantago asiatica L.|seed|cold|sweet|LU,SI,KI,LR|9-15||caution
Chē Qián Cǎo|车前草|車前草|Plantaginis Herba|Plantago asiatica L.|herb|cold|sweet|LU,SI,KI,LR|9-30?
Huá Shí|滑石||Talcum|hydrated magnesium silicate|mineral|cold|sweet,bland|LU,ST,BL|10-20||caution
Mù Tōng|木通||Akebiae Caulis|Akebia quinata (Thunb.) Decne.|stem|cold|bitter|HT,SI,BL|3-6?||caution
Tōng Cǎo|通草||Tetrapanacis Medulla|Tetrapanax papyrifer (Hook.) K.Koch|stem pith|slightly cold|sweet,bland|LU,ST|3-5||caution
Qú Mài|瞿麦|瞿麥|Dianthi Herba|Dianthus superbus L.|herb|cold|bitter|HT,SI|9-15||caution
Biān Xù|萹蓄||Polygoni Avicularis Herba|Polygonum aviculare L.|herb|slightly cold|bitter|BL|9-15?
Dì Fū Zǐ|地肤子|地膚子|Kochiae Fructus|Kochia scoparia (L.) Schrad.|fruit|cold|acrid,bitter|BL,KI|9-15
Hǎi Jīn Shā|海金沙||Lygodii Spora|Lygodium japonicum (Thunb.) Sw.|spore|cold|sweet,salty|SI,BL|6-15
Shí Wéi|石韦|石韋|Pyrrosiae Folium|Pyrrosia sheareri (Bak.) Ching|leaf|slightly cold|sweet,bitter|LU,BL|6-12
Dēng Xīn Cǎo|灯心草|燈心草|Junci Medulla|Juncus effusus L.|stem pith|slightly cold|sweet,bland|LU,HT,SI|1-3
Fěn Bì Xiè|粉萆薢||Dioscoreae Hypoglaucae Rhizoma|Dioscorea hypoglauca Palibin|rhizome|neutral|bitter|ST,KI|9-15?
Yīn Chén|茵陈|茵陳|Artemisiae Scopariae Herba|Artemisia capillaris Thunb.|herb|slightly cold|acrid,bitter|ST,SP,GB,LR|6-15
Jīn Qián Cǎo|金钱草|金錢草|Lysimachiae Herba|Lysimachia christinae Hance|herb|slightly cold|sweet,salty|BL,KI,GB,LR|15-60
Hǔ Zhàng|虎杖||Polygoni Cuspidati Rhizoma et Radix|Polygonum cuspidatum Sieb. et Zucc.|rhizome|slightly cold|bitter|LU,GB,LR|9-15||caution
Chuí Pén Cǎo|垂盆草||Sedi Herba|Sedum sarmentosum Bunge|herb|cool|sweet,bland|SI,GB,LR|15-30
Jī Gǔ Cǎo|鸡骨草|雞骨草|Abri Herba|Abrus cantoniensis Hance|herb|cool|slightly bitter,sweet|ST,LR|15-30
Yù Mǐ Xū|玉米须|玉米鬚|Maydis Stigma|Zea mays L.|stigma|neutral|sweet,bland|KI,GB,LR|15-30
Chì Xiǎo Dòu|赤小豆||Vignae Semen|Vigna umbellata Ohwi et Ohashi|seed|neutral|sweet,sour|HT,SI|9-30?`,
  WI: `
Fù Zǐ|附子||Aconiti Lateralis Radix Praeparata|Aconitum carmichaelii Debx.|root|very hot|acrid,sweet|SP,HT,KI|3-15|toxic|caution|prolonged decoction; some sources forbid in pregnancy
Gān Jiāng|干姜|乾薑|Zingiberis Rhizoma|Zingiber officinale Rosc.|rhizome|hot|acrid|LU,ST,SP,HT,KI|3-10?||caution
Ròu Guì|肉桂||Cinnamomi Cortex|Cinnamomum cassia Presl|bark|very hot|acrid,sweet|SP,HT,KI,LR|1-5?||caution
Wú Zhū Yú|吴茱萸|吳茱萸|Euodiae Fructus|Euodia rutaecarpa (Juss.) Benth.|fruit|hot|acrid,bitter|ST,SP,KI,LR|2-5|slight|caution
Xiǎo Huí Xiāng|小茴香||Foeniculi Fructus|Foeniculum vulgare Mill.|fruit|warm|acrid|ST,SP,KI,LR|3-6
Dīng Xiāng|丁香||Caryophylli Flos|Eugenia caryophyllata Thunb.|flower|warm|acrid|ST,SP,KI|1-3
Gāo Liáng Jiāng|高良姜|高良薑|Alpiniae Officinarum Rhizoma|Alpinia officinarum Hance|rhizome|hot|acrid|ST,SP|3-6
Huā Jiāo|花椒||Zanthoxyli Pericarpium|Zanthoxylum bungeanum Maxim.|fruit peel|warm|acrid|ST,SP,KI|3-6
Hú Jiāo|胡椒||Piperis Fructus|Piper nigrum L.|fruit|hot|acrid|LI,ST|0.6-1.5
Bì Bá|荜茇|蓽茇|Piperis Longi Fructus|Piper longum L.|fruit|hot|acrid|LI,ST|1-3?
Bì Chéng Qié|荜澄茄|蓽澄茄|Litseae Fructus|Litsea cubeba (Lour.) Pers.|fruit|warm|acrid|ST,SP,BL,KI|1-3?`,
  QI: `
Chén Pí|陈皮|陳皮|Citri Reticulatae Pericarpium|Citrus reticulata Blanco|fruit peel|warm|acrid,bitter|LU,SP|3-10
Qīng Pí|青皮||Citri Reticulatae Pericarpium Viride|Citrus reticulata Blanco|fruit peel|warm|acrid,bitter|ST,GB,LR|3-10
Zhǐ Shí|枳实|枳實|Aurantii Fructus Immaturus|Citrus aurantium L.|fruit|slightly cold|acrid,bitter,sour|ST,SP|3-10||caution
Zhǐ Qiào|枳壳|枳殼|Aurantii Fructus|Citrus aurantium L.|fruit|slightly cold|bitter,acrid,sour|ST,SP|3-10?||caution
Mù Xiāng|木香||Aucklandiae Radix|Aucklandia lappa Decne.|root|warm|acrid,bitter|LI,ST,SP,TE,GB|3-6
Chén Xiāng|沉香||Aquilariae Lignum Resinatum|Aquilaria sinensis (Lour.) Gilg|wood|warm|acrid|LU,ST,SP,HT|1-5?
Tán Xiāng|檀香||Santali Albi Lignum|Santalum album L.|wood|warm|acrid|LU,ST,SP,HT|2-5?
Xiāng Fù|香附||Cyperi Rhizoma|Cyperus rotundus L.|rhizome|neutral|slightly bitter,slightly sweet,acrid|SP,TE,LR|6-10
Wū Yào|乌药|烏藥|Linderae Radix|Lindera aggregata (Sims) Kosterm.|root|warm|acrid|LU,SP,BL,KI|6-10
Chuān Liàn Zǐ|川楝子||Toosendan Fructus|Melia toosendan Sieb. et Zucc.|fruit|cold|bitter|SI,BL,LR|5-10|slight
Lì Zhī Hé|荔枝核||Litchi Semen|Litchi chinensis Sonn.|seed|warm|slightly bitter,sweet|KI,LR|5-10
Fó Shǒu|佛手||Citri Sarcodactylis Fructus|Citrus medica L. var. sarcodactylis|fruit|warm|acrid,bitter,sour|LU,ST,SP,LR|3-10
Xiāng Yuán|香橼|香櫞|Citri Fructus|Citrus medica L.|fruit|warm|acrid,bitter,sour|LU,ST,SP,LR|3-10
Méi Guī Huā|玫瑰花||Rosae Rugosae Flos|Rosa rugosa Thunb.|flower|warm|slightly bitter,sweet|SP,LR|3-6
Xiè Bái|薤白||Allii Macrostemonis Bulbus|Allium macrostemon Bge.|bulb|warm|acrid,bitter|LU,LI,ST,HT|5-10
Dà Fù Pí|大腹皮||Arecae Pericarpium|Areca catechu L.|fruit peel|slightly warm|acrid|LI,ST,SP,SI|5-10
Shì Dì|柿蒂||Kaki Calyx|Diospyros kaki Thunb.|calyx|neutral|bitter|ST|5-10
Huà Jú Hóng|化橘红|化橘紅|Citri Grandis Exocarpium|Citrus grandis 'Tomentosa'|fruit peel|warm|acrid,bitter|LU,SP|3-6?
Jú Hé|橘核||Citri Reticulatae Semen|Citrus reticulata Blanco|seed|neutral|bitter|KI,LR|3-9?
Gān Sōng|甘松||Nardostachyos Radix et Rhizoma|Nardostachys jatamansi DC.|root|warm|acrid,sweet|ST,SP|3-6`,
  FO: `
Shān Zhā|山楂||Crataegi Fructus|Crataegus pinnatifida Bge.|fruit|slightly warm|sweet,sour|ST,SP,LR|9-12
Liù Shén Qū|六神曲||Massa Medicata Fermentata|fermented wheat and herbs|processed product|warm|acrid,sweet|ST,SP|6-15
Mài Yá|麦芽|麥芽|Hordei Fructus Germinatus|Hordeum vulgare L.|fruit|neutral|sweet|ST,SP|10-15|||lactation: reduces milk
Dào Yá|稻芽||Oryzae Fructus Germinatus|Oryza sativa L.|fruit|warm|sweet|ST,SP|9-15
Lái Fú Zǐ|莱菔子|萊菔子|Raphani Semen|Raphanus sativus L.|seed|neutral|acrid,sweet|LU,ST,SP|5-12
Jī Nèi Jīn|鸡内金|雞內金|Galli Gigerii Endothelium Corneum|Gallus gallus domesticus Brisson|animal part|neutral|sweet|ST,SP,SI,BL|3-10`,
  WO: `
Shǐ Jūn Zǐ|使君子||Quisqualis Fructus|Quisqualis indica L.|fruit|warm|sweet|ST,SP|9-12
Kǔ Liàn Pí|苦楝皮||Meliae Cortex|Melia azedarach L.|bark|cold|bitter|ST,SP,LR|3-6|toxic|caution
Bīng Láng|槟榔|檳榔|Arecae Semen|Areca catechu L.|seed|warm|acrid,bitter|LI,ST|3-10||caution
Nán Guā Zǐ|南瓜子||Cucurbitae Semen|Cucurbita moschata Duch.|seed|neutral|sweet|LI,ST|60-120
Léi Wán|雷丸||Omphalia|Omphalia lapidescens Schroet.|fungus|cold|slightly bitter|LI,ST|15-21
Fěi Zǐ|榧子||Torreyae Semen|Torreya grandis Fort.|seed|neutral|sweet|LU,LI,ST|9-15`,
  HE: `
Xiǎo Jì|小蓟|小薊|Cirsii Herba|Cirsium setosum (Willd.) MB.|herb|cool|sweet,bitter|HT,LR|5-12
Dà Jì|大蓟|大薊|Cirsii Japonici Herba|Cirsium japonicum Fisch. ex DC.|herb|cool|sweet,bitter|HT,LR|9-15
Dì Yú|地榆||Sanguisorbae Radix|Sanguisorba officinalis L.|root|slightly cold|bitter,sour,astringent|LI,LR|9-15
Huái Huā|槐花||Sophorae Flos|Sophora japonica L.|flower|slightly cold|bitter|LI,LR|5-10
Huái Jiǎo|槐角||Sophorae Fructus|Sophora japonica L.|fruit|cold|bitter|LI,LR|6-9?
Cè Bǎi Yè|侧柏叶|側柏葉|Platycladi Cacumen|Platycladus orientalis (L.) Franco|leaf|cold|bitter,astringent|LU,SP,LR|6-12
Bái Máo Gēn|白茅根||Imperatae Rhizoma|Imperata cylindrica Beauv. var. major|rhizome|cold|sweet|LU,ST,BL|9-30
Sān Qī|三七||Notoginseng Radix et Rhizoma|Panax notoginseng (Burk.) F.H.Chen|root|warm|sweet,slightly bitter|ST,LR|3-9?||caution
Qiàn Cǎo|茜草||Rubiae Radix et Rhizoma|Rubia cordifolia L.|root|cold|bitter|LR|6-10||caution
Pú Huáng|蒲黄|蒲黃|Typhae Pollen|Typha angustifolia L.|pollen|neutral|sweet|PC,LR|5-10||caution
Bái Jí|白及||Bletillae Rhizoma|Bletilla striata (Thunb.) Reichb.f.|rhizome|slightly cold|sweet,bitter,astringent|LU,ST,LR|6-15
Xiān Hè Cǎo|仙鹤草|仙鶴草|Agrimoniae Herba|Agrimonia pilosa Ledeb.|herb|neutral|bitter,astringent|HT,LR|6-12
Zōng Lǘ|棕榈|棕櫚|Trachycarpi Petiolus|Trachycarpus fortunei (Hook.f.) H.Wendl.|petiole|neutral|bitter,astringent|LU,LI,LR|3-9
Xuè Yú Tàn|血余炭|血餘炭|Crinis Carbonisatus|carbonised human hair|processed product|neutral|bitter|ST,LR|5-10
Ài Yè|艾叶|艾葉|Artemisiae Argyi Folium|Artemisia argyi Levl. et Vant.|leaf|warm|acrid,bitter|SP,KI,LR|3-9|slight
Páo Jiāng|炮姜|炮薑|Zingiberis Rhizoma Praeparatum|Zingiber officinale Rosc.|rhizome|hot|acrid|ST,SP,KI|3-9
Ǒu Jié|藕节|藕節|Nelumbinis Rhizomatis Nodus|Nelumbo nucifera Gaertn.|rhizome|neutral|sweet,astringent|LU,ST,LR|9-15`,
  BL: `
Chuān Xiōng|川芎||Chuanxiong Rhizoma|Ligusticum chuanxiong Hort.|rhizome|warm|acrid|PC,GB,LR|3-10||caution
Yán Hú Suǒ|延胡索||Corydalis Rhizoma|Corydalis yanhusuo W.T.Wang|rhizome|warm|acrid,bitter|SP,HT,LR|3-10
Yù Jīn|郁金|鬱金|Curcumae Radix|Curcuma wenyujin Y.H.Chen et C.Ling|root|cold|acrid,bitter|LU,HT,GB,LR|3-10
Jiāng Huáng|姜黄|薑黃|Curcumae Longae Rhizoma|Curcuma longa L.|rhizome|warm|acrid,bitter|SP,LR|3-10||caution
Rǔ Xiāng|乳香||Olibanum|Boswellia carterii Birdw.|resin|warm|acrid,bitter|SP,HT,LR|3-5||caution
Mò Yào|没药|沒藥|Myrrha|Commiphora myrrha Engl.|resin|neutral|acrid,bitter|SP,HT,LR|3-5||caution
Wǔ Líng Zhī|五灵脂|五靈脂|Trogopterori Faeces|Trogopterus xanthipes Milne-Edwards|animal part|warm|sweet,bitter,salty|LR|3-10||caution
Dān Shēn|丹参|丹蔘|Salviae Miltiorrhizae Radix et Rhizoma|Salvia miltiorrhiza Bge.|root|slightly cold|bitter|HT,LR|10-15
Hóng Huā|红花|紅花|Carthami Flos|Carthamus tinctorius L.|flower|warm|acrid|HT,LR|3-10||caution
Táo Rén|桃仁||Persicae Semen|Prunus persica (L.) Batsch|seed|neutral|sweet,bitter|LU,LI,HT,LR|5-10||caution
Yì Mǔ Cǎo|益母草||Leonuri Herba|Leonurus japonicus Houtt.|herb|slightly cold|acrid,bitter|BL,PC,LR|9-30||caution
Niú Xī|牛膝||Achyranthis Bidentatae Radix|Achyranthes bidentata Bl.|root|neutral|sweet,bitter,sour|KI,LR|5-12||caution
Chuān Niú Xī|川牛膝||Cyathulae Radix|Cyathula officinalis Kuan|root|neutral|sweet,slightly bitter|KI,LR|5-10?||caution
Jī Xuè Téng|鸡血藤|雞血藤|Spatholobi Caulis|Spatholobus suberectus Dunn|stem|warm|sweet,bitter|KI,LR|9-15
Zé Lán|泽兰|澤蘭|Lycopi Herba|Lycopus lucidus Turcz. var. hirtus|herb|slightly warm|acrid,bitter|SP,LR|6-12
Wáng Bù Liú Xíng|王不留行||Vaccariae Semen|Vaccaria segetalis (Neck.) Garcke|seed|neutral|bitter|ST,LR|5-10||caution
Yuè Jì Huā|月季花||Rosae Chinensis Flos|Rosa chinensis Jacq.|flower|warm|sweet|LR|3-6||caution
Líng Xiāo Huā|凌霄花||Campsis Flos|Campsis grandiflora (Thunb.) K.Schum.|flower|cold|sweet,sour|PC,LR|5-9||caution
Tǔ Biē Chóng|土鳖虫|土鱉蟲|Eupolyphaga Steleophaga|Eupolyphaga sinensis Walker|animal part|cold|salty|LR|3-10?|slight|forbidden
Sū Mù|苏木|蘇木|Sappan Lignum|Caesalpinia sappan L.|wood|neutral|sweet,salty|SP,HT,LR|3-9||caution
Gǔ Suì Bǔ|骨碎补|骨碎補|Drynariae Rhizoma|Drynaria fortunei (Kunze) J.Sm.|rhizome|warm|bitter|KI,LR|3-9||caution
Mǎ Qián Zǐ|马钱子|馬錢子|Strychni Semen|Strychnos nux-vomica L.|seed|warm|bitter|SP,LR|0.3-0.6|very toxic|forbidden
Zì Rán Tóng|自然铜|自然銅|Pyritum|iron disulfide|mineral|neutral|acrid|LR|3-9||caution
Xuè Jié|血竭||Draconis Sanguis|Daemonorops draco Bl.|resin|neutral|sweet,salty|HT,LR|1-2||caution
É Zhú|莪术|莪術|Curcumae Rhizoma|Curcuma phaeocaulis Val.|rhizome|warm|acrid,bitter|SP,LR|6-9||forbidden
Sān Léng|三棱||Sparganii Rhizoma|Sparganium stoloniferum Buch.-Ham.|rhizome|neutral|acrid,bitter|SP,LR|5-10||forbidden
Shuǐ Zhì|水蛭||Hirudo|Whitmania pigra Whitman|animal part|neutral|bitter,salty|LR|1-3|slight|forbidden
Bān Máo|斑蝥||Mylabris|Mylabris phalerata Pallas|animal part|hot|acrid|ST,KI,LR|0.03-0.06?|very toxic|forbidden
Ér Chá|儿茶|兒茶|Catechu|Acacia catechu (L.f.) Willd.|processed product|slightly cold|bitter,astringent|LU,HT|1-3
Jiàng Xiāng|降香||Dalbergiae Odoriferae Lignum|Dalbergia odorifera T.Chen|wood|warm|acrid|SP,LR|9-15
Yín Xìng Yè|银杏叶|銀杏葉|Ginkgo Folium|Ginkgo biloba L.|leaf|neutral|sweet,bitter,astringent|LU,HT|9-12?`,
  "PH-C": `
Bàn Xià|半夏||Pinelliae Rhizoma|Pinellia ternata (Thunb.) Breit.|rhizome|warm|acrid|LU,ST,SP|3-9|toxic||use processed
Tiān Nán Xīng|天南星||Arisaematis Rhizoma|Arisaema erubescens (Wall.) Schott|rhizome|warm|acrid,bitter|LU,SP,LR|3-9|toxic|caution|use processed
Bái Fù Zǐ|白附子||Typhonii Rhizoma|Typhonium giganteum Engl.|rhizome|warm|acrid|ST,LR|3-6|toxic|caution|use processed
Jiè Zǐ|芥子||Sinapis Semen|Sinapis alba L.|seed|warm|acrid|LU|3-9
Zhū Yá Zào|猪牙皂|豬牙皁|Gleditsiae Fructus Abnormalis|Gleditsia sinensis Lam.|fruit|warm|acrid,salty|LU,LI|1-1.5|slight|forbidden
Xuán Fù Huā|旋覆花||Inulae Flos|Inula japonica Thunb.|flower|slightly warm|bitter,acrid,salty|LU,LI,ST,SP|3-9|||wrap-boil
Bái Qián|白前||Cynanchi Stauntonii Rhizoma et Radix|Cynanchum stauntonii (Decne.) Schltr. ex Levl.|rhizome|slightly warm|acrid,bitter|LU|3-10
Māo Zhǎo Cǎo|猫爪草|貓爪草|Ranunculi Ternati Radix|Ranunculus ternatus Thunb.|root|warm|acrid,sweet|LU,LR|15-30`,
  "PH-H": `
Chuān Bèi Mǔ|川贝母|川貝母|Fritillariae Cirrhosae Bulbus|Fritillaria cirrhosa D.Don|bulb|slightly cold|sweet,bitter|LU,HT|3-10
Zhè Bèi Mǔ|浙贝母|浙貝母|Fritillariae Thunbergii Bulbus|Fritillaria thunbergii Miq.|bulb|cold|bitter|LU,HT|5-10
Guā Lóu|瓜蒌|瓜蔞|Trichosanthis Fructus|Trichosanthes kirilowii Maxim.|fruit|cold|sweet,slightly bitter|LU,LI,ST|9-15?
Guā Lóu Pí|瓜蒌皮|瓜蔞皮|Trichosanthis Pericarpium|Trichosanthes kirilowii Maxim.|fruit peel|cold|sweet|LU,ST|6-10?
Guā Lóu Zǐ|瓜蒌子|瓜蔞子|Trichosanthis Semen|Trichosanthes kirilowii Maxim.|seed|cold|sweet|LU,LI,ST|9-15?
Zhú Rú|竹茹||Bambusae Caulis in Taenias|Bambusa tuldoides Munro|stem|slightly cold|sweet|LU,ST,HT,GB|5-10
Tiān Zhú Huáng|天竺黄|天竺黃|Bambusae Concretio Silicea|Bambusa textilis McClure|secretion|cold|sweet|HT,LR|3-9
Qián Hú|前胡||Peucedani Radix|Peucedanum praeruptorum Dunn|root|slightly cold|acrid,bitter|LU|3-10
Jié Gěng|桔梗||Platycodonis Radix|Platycodon grandiflorus (Jacq.) A.DC.|root|neutral|acrid,bitter|LU|3-10
Hǎi Zǎo|海藻||Sargassum|Sargassum pallidum (Turn.) C.Ag.|thallus|cold|bitter,salty|ST,KI,LR|6-12
Kūn Bù|昆布||Laminariae Thallus, Eckloniae Thallus|Laminaria japonica Aresch.|thallus|cold|salty|ST,KI,LR|6-12?
Huáng Yào Zǐ|黄药子|黃藥子|Dioscoreae Bulbiferae Rhizoma|Dioscorea bulbifera L.|rhizome|cold|bitter|LU,HT,LR|4.5-9|toxic||hepatotoxic
Gé Qiào|蛤壳|蛤殼|Meretricis Concha, Cyclinae Concha|Meretrix meretrix L.|shell|cold|bitter,salty|LU,ST,KI|6-15
Wǎ Léng Zǐ|瓦楞子||Arcae Concha|Arca subcrenata Lischke|shell|neutral|salty|LU,ST,LR|9-15`,
  CO: `
Kǔ Xìng Rén|苦杏仁||Armeniacae Semen Amarum|Prunus armeniaca L. var. ansu|seed|slightly warm|bitter|LU,LI|5-10|slight
Zǐ Sū Zǐ|紫苏子|紫蘇子|Perillae Fructus|Perilla frutescens (L.) Britt.|fruit|warm|acrid|LU,LI|3-10
Bǎi Bù|百部||Stemonae Radix|Stemona sessilifolia (Miq.) Miq.|root|slightly warm|sweet,bitter|LU|3-9
Zǐ Wǎn|紫菀||Asteris Radix et Rhizoma|Aster tataricus L.f.|root|warm|acrid,bitter|LU|5-10
Kuǎn Dōng Huā|款冬花||Farfarae Flos|Tussilago farfara L.|flower|warm|slightly bitter,acrid|LU|5-10|||pyrrolizidine alkaloids
Pí Pá Yè|枇杷叶|枇杷葉|Eriobotryae Folium|Eriobotrya japonica (Thunb.) Lindl.|leaf|slightly cold|bitter|LU,ST|6-10
Sāng Bái Pí|桑白皮||Mori Cortex|Morus alba L.|root bark|cold|sweet|LU|6-12
Tíng Lì Zǐ|葶苈子|葶藶子|Descurainiae Semen, Lepidii Semen|Descurainia sophia (L.) Webb ex Prantl|seed|very cold|acrid,bitter|LU,BL|3-10
Bái Guǒ|白果||Ginkgo Semen|Ginkgo biloba L.|seed|neutral|sweet,bitter,astringent|LU,KI|5-10|toxic
Yáng Jīn Huā|洋金花||Daturae Flos|Datura metel L.|flower|warm|acrid|LU,LR|0.3-0.6|toxic|forbidden
Luó Hàn Guǒ|罗汉果|羅漢果|Siraitiae Fructus|Siraitia grosvenorii (Swingle) C.Jeffrey|fruit|cool|sweet|LU,LI|9-15?`,
  SP: `
Zhū Shā|朱砂|硃砂|Cinnabaris|mercuric sulfide|mineral|slightly cold|sweet|HT|0.1-0.5|toxic|forbidden|prohibited in EU
Cí Shí|磁石||Magnetitum|iron(II,III) oxide|mineral|cold|salty|HT,KI,LR|9-30
Lóng Gǔ|龙骨|龍骨|Os Draconis|fossilised bone|mineral|neutral|sweet,astringent|HT,KI,LR|15-30
Hǔ Pò|琥珀||Succinum|amber|resin|neutral|sweet|HT,BL,LR|1.5-3
Suān Zǎo Rén|酸枣仁|酸棗仁|Ziziphi Spinosae Semen|Ziziphus jujuba Mill. var. spinosa|seed|neutral|sweet,sour|HT,GB,LR|10-15
Bǎi Zǐ Rén|柏子仁||Platycladi Semen|Platycladus orientalis (L.) Franco|seed|neutral|sweet|LI,HT,KI|3-10
Shǒu Wū Téng|首乌藤|首烏藤|Polygoni Multiflori Caulis|Polygonum multiflorum Thunb.|stem|neutral|sweet|HT,LR|9-15
Hé Huān Pí|合欢皮|合歡皮|Albiziae Cortex|Albizia julibrissin Durazz.|bark|neutral|sweet|LU,HT,LR|6-12||caution
Hé Huān Huā|合欢花|合歡花|Albiziae Flos|Albizia julibrissin Durazz.|flower|neutral|sweet|HT,LR|5-10?
Yuǎn Zhì|远志|遠志|Polygalae Radix|Polygala tenuifolia Willd.|root|warm|acrid,bitter|LU,HT,KI|3-10
Líng Zhī|灵芝|靈芝|Ganoderma|Ganoderma lucidum (Leyss. ex Fr.) Karst.|fungus|neutral|sweet|LU,HT,KI,LR|6-12`,
  LV: `
Líng Yáng Jiǎo|羚羊角||Saigae Tataricae Cornu|Saiga tatarica L.|animal part|cold|salty|HT,LR|1-3|||CITES
Shí Jué Míng|石决明|石決明|Haliotidis Concha|Haliotis diversicolor Reeve|shell|cold|salty|LR|6-20
Zhēn Zhū Mǔ|珍珠母||Margaritifera Concha|Hyriopsis cumingii (Lea)|shell|cold|salty|HT,LR|10-25||caution
Zhēn Zhū|珍珠||Margarita|Pteria martensii (Dunker)|secretion|cold|sweet,salty|HT,LR|0.1-0.3
Mǔ Lì|牡蛎|牡蠣|Ostreae Concha|Ostrea gigas Thunb.|shell|slightly cold|salty|KI,GB,LR|9-30
Zhě Shí|赭石||Haematitum|iron(III) oxide|mineral|cold|bitter|LU,ST,HT,LR|9-30||caution
Jí Lí|蒺藜||Tribuli Fructus|Tribulus terrestris L.|fruit|neutral|acrid,bitter|LR|6-10|slight|caution
Luó Bù Má Yè|罗布麻叶|羅布麻葉|Apocyni Veneti Folium|Apocynum venetum L.|leaf|cool|sweet,bitter|LR|6-12
Niú Huáng|牛黄|牛黃|Bovis Calculus|Bos taurus domesticus Gmelin|animal part|cool|sweet|HT,LR|0.15-0.35||caution
Gōu Téng|钩藤|鉤藤|Uncariae Ramulus cum Uncis|Uncaria rhynchophylla (Miq.) Miq. ex Havil.|twig|cool|sweet|PC,LR|3-12|||add late
Tiān Má|天麻||Gastrodiae Rhizoma|Gastrodia elata Bl.|rhizome|neutral|sweet|LR|3-10
Dì Lóng|地龙|地龍|Pheretima|Pheretima aspergillum (E.Perrier)|animal part|cold|salty|SP,BL,LR|5-10
Quán Xiē|全蝎|全蠍|Scorpio|Buthus martensii Karsch|animal part|neutral|acrid|LR|3-6|toxic|forbidden
Wú Gōng|蜈蚣||Scolopendra|Scolopendra subspinipes mutilans L.Koch|animal part|warm|acrid|LR|3-5|toxic|forbidden
Jiāng Cán|僵蚕|殭蠶|Bombyx Batryticatus|Bombyx mori L.|animal part|neutral|acrid,salty|LU,ST,LR|5-10`,
  OP: `
Shè Xiāng|麝香||Moschus|Moschus berezovskii Flerov|secretion|warm|acrid|SP,HT|0.03-0.1||forbidden|CITES
Bīng Piàn|冰片||Borneolum Syntheticum|borneol|processed product|slightly cold|acrid,bitter|LU,SP,HT|0.15-0.3||caution
Sū Hé Xiāng|苏合香|蘇合香|Styrax|Liquidambar orientalis Mill.|resin|warm|acrid|SP,HT|0.3-1
Shí Chāng Pú|石菖蒲||Acori Tatarinowii Rhizoma|Acorus tatarinowii Schott|rhizome|warm|acrid,bitter|ST,HT|3-10`,
  TQ: `
Rén Shēn|人参|人蔘|Ginseng Radix et Rhizoma|Panax ginseng C.A.Mey.|root|slightly warm|slightly bitter,sweet|LU,SP,HT,KI|3-9
Xī Yáng Shēn|西洋参|西洋參|Panacis Quinquefolii Radix|Panax quinquefolium L.|root|cool|slightly bitter,sweet|LU,HT,KI|3-6
Dǎng Shēn|党参|黨蔘|Codonopsis Radix|Codonopsis pilosula (Franch.) Nannf.|root|neutral|sweet|LU,SP|9-30
Tài Zǐ Shēn|太子参|太子參|Pseudostellariae Radix|Pseudostellaria heterophylla (Miq.) Pax|root|neutral|slightly bitter,sweet|LU,SP|9-30
Huáng Qí|黄芪|黃芪|Astragali Radix|Astragalus membranaceus (Fisch.) Bge.|root|slightly warm|sweet|LU,SP|9-30
Bái Zhú|白术|白朮|Atractylodis Macrocephalae Rhizoma|Atractylodes macrocephala Koidz.|rhizome|warm|sweet,bitter|ST,SP|6-12
Shān Yào|山药|山藥|Dioscoreae Rhizoma|Dioscorea opposita Thunb.|rhizome|neutral|sweet|LU,SP,KI|15-30
Bái Biǎn Dòu|白扁豆||Lablab Semen Album|Dolichos lablab L.|seed|slightly warm|sweet|ST,SP|9-15
Gān Cǎo|甘草||Glycyrrhizae Radix et Rhizoma|Glycyrrhiza uralensis Fisch.|root|neutral|sweet|LU,ST,SP,HT|2-10|||hypertension, hypokalaemia
Dà Zǎo|大枣|大棗|Jujubae Fructus|Ziziphus jujuba Mill.|fruit|warm|sweet|ST,SP,HT|6-15
Fēng Mì|蜂蜜||Mel|Apis cerana Fabricius|secretion|neutral|sweet|LU,LI,SP|15-30
Cì Wǔ Jiā|刺五加||Acanthopanacis Senticosi Radix et Rhizoma seu Caulis|Acanthopanax senticosus (Rupr. et Maxim.) Harms|root|warm|slightly bitter,sweet|LU,SP,HT,KI|9-27
Jiǎo Gǔ Lán|绞股蓝|絞股藍|Gynostemmatis Herba|Gynostemma pentaphyllum (Thunb.) Makino|herb|cold|sweet,bitter|LU,SP|10-20
Hóng Jǐng Tiān|红景天|紅景天|Rhodiolae Crenulatae Radix et Rhizoma|Rhodiola crenulata (Hook.f. et Thoms.) H.Ohba|root|neutral|sweet,bitter|LU,SP,HT|3-6
Yí Táng|饴糖|飴糖|Maltosum|malt sugar|processed product|warm|sweet|LU,ST,SP|15-60?
Shā Jí|沙棘||Hippophae Fructus|Hippophae rhamnoides L.|fruit|warm|sweet,sour,astringent|LU,ST,SP,HT|3-10`,
  TY: `
Lù Róng|鹿茸||Cervi Cornu Pantotrichum|Cervus nippon Temminck|animal part|warm|sweet,salty|KI,LR|1-2
Lù Jiǎo Jiāo|鹿角胶|鹿角膠|Cervi Cornus Colla|Cervus elaphus L.|animal part|warm|sweet,salty|KI,LR|3-6?
Bā Jǐ Tiān|巴戟天||Morindae Officinalis Radix|Morinda officinalis How|root|slightly warm|acrid,sweet|KI,LR|3-10
Yín Yáng Huò|淫羊藿||Epimedii Folium|Epimedium brevicornu Maxim.|leaf|warm|acrid,sweet|KI,LR|6-10
Xiān Máo|仙茅||Curculiginis Rhizoma|Curculigo orchioides Gaertn.|rhizome|hot|acrid|SP,KI,LR|3-10|toxic
Bǔ Gǔ Zhī|补骨脂|補骨脂|Psoraleae Fructus|Psoralea corylifolia L.|fruit|warm|acrid,bitter|SP,KI|6-10
Yì Zhì|益智||Alpiniae Oxyphyllae Fructus|Alpinia oxyphylla Miq.|fruit|warm|acrid|SP,KI|3-10
Ròu Cōng Róng|肉苁蓉|肉蓯蓉|Cistanches Herba|Cistanche deserticola Y.C.Ma|stem|warm|sweet,salty|LI,KI|6-10?
Suǒ Yáng|锁阳|鎖陽|Cynomorii Herba|Cynomorium songaricum Rupr.|stem|warm|sweet|LI,KI,LR|5-10
Tú Sī Zǐ|菟丝子|菟絲子|Cuscutae Semen|Cuscuta chinensis Lam.|seed|neutral|acrid,sweet|SP,KI,LR|6-12
Shā Yuàn Zǐ|沙苑子||Astragali Complanati Semen|Astragalus complanatus R.Br.|seed|warm|sweet|KI,LR|9-15
Dù Zhòng|杜仲||Eucommiae Cortex|Eucommia ulmoides Oliv.|bark|warm|sweet|KI,LR|6-10
Xù Duàn|续断|續斷|Dipsaci Radix|Dipsacus asper Wall. ex Henry|root|slightly warm|acrid,bitter|KI,LR|9-15
Jiǔ Cài Zǐ|韭菜子||Allii Tuberosi Semen|Allium tuberosum Rottl. ex Spreng.|seed|warm|acrid,sweet|KI,LR|3-9
Gé Jiè|蛤蚧||Gecko|Gekko gecko L.|animal part|neutral|salty|LU,KI|3-6?
Dōng Chóng Xià Cǎo|冬虫夏草|冬蟲夏草|Cordyceps|Cordyceps sinensis (Berk.) Sacc.|fungus|neutral|sweet|LU,KI|3-9
Hú Lú Bā|胡芦巴|胡蘆巴|Trigonellae Semen|Trigonella foenum-graecum L.|seed|warm|bitter|KI|5-10
Hé Táo Rén|核桃仁||Juglandis Semen|Juglans regia L.|seed|warm|sweet|LU,LI,KI|6-9`,
  TB: `
Dāng Guī|当归|當歸|Angelicae Sinensis Radix|Angelica sinensis (Oliv.) Diels|root|warm|acrid,sweet|SP,HT,LR|6-12
Shú Dì Huáng|熟地黄|熟地黃|Rehmanniae Radix Praeparata|Rehmannia glutinosa Libosch.|root|slightly warm|sweet|KI,LR|9-15
Bái Sháo|白芍||Paeoniae Radix Alba|Paeonia lactiflora Pall.|root|slightly cold|bitter,sour|SP,LR|6-15
Ē Jiāo|阿胶|阿膠|Asini Corii Colla|Equus asinus L.|animal part|neutral|sweet|LU,KI,LR|3-9
Hé Shǒu Wū|何首乌|何首烏|Polygoni Multiflori Radix|Polygonum multiflorum Thunb.|root|slightly warm|bitter,sweet,astringent|HT,KI,LR|3-6|||hepatotoxic
Zhì Hé Shǒu Wū|制何首乌|制何首烏|Polygoni Multiflori Radix Praeparata|Polygonum multiflorum Thunb.|root|slightly warm|bitter,sweet,astringent|HT,KI,LR|6-12?|||hepatotoxic
Lóng Yǎn Ròu|龙眼肉|龍眼肉|Longan Arillus|Dimocarpus longan Lour.|aril|warm|sweet|SP,HT|9-15`,
  TN: `
Běi Shā Shēn|北沙参|北沙蔘|Glehniae Radix|Glehnia littoralis Fr. Schmidt ex Miq.|root|slightly cold|slightly bitter,sweet|LU,ST|5-12
Nán Shā Shēn|南沙参|南沙蔘|Adenophorae Radix|Adenophora tetraphylla (Thunb.) Fisch.|root|slightly cold|sweet|LU,ST|9-15
Bǎi Hé|百合||Lilii Bulbus|Lilium brownii F.E.Brown var. viridulum|bulb|cold|sweet|LU,HT|6-12
Mài Dōng|麦冬|麥冬|Ophiopogonis Radix|Ophiopogon japonicus (L.f.) Ker-Gawl.|root|slightly cold|slightly bitter,sweet|LU,ST,HT|6-12
Tiān Dōng|天冬||Asparagi Radix|Asparagus cochinchinensis (Lour.) Merr.|root|cold|sweet,bitter|LU,KI|6-12
Shí Hú|石斛||Dendrobii Caulis|Dendrobium nobile Lindl.|stem|slightly cold|sweet|ST,KI|6-12
Yù Zhú|玉竹||Polygonati Odorati Rhizoma|Polygonatum odoratum (Mill.) Druce|rhizome|slightly cold|sweet|LU,ST|6-12
Huáng Jīng|黄精|黃精|Polygonati Rhizoma|Polygonatum kingianum Coll. et Hemsl.|rhizome|neutral|sweet|LU,SP,KI|9-15
Gǒu Qǐ Zǐ|枸杞子||Lycii Fructus|Lycium barbarum L.|fruit|neutral|sweet|KI,LR|6-12
Mò Hàn Lián|墨旱莲|墨旱蓮|Ecliptae Herba|Eclipta prostrata L.|herb|cold|sweet,sour|KI,LR|6-12
Nǚ Zhēn Zǐ|女贞子|女貞子|Ligustri Lucidi Fructus|Ligustrum lucidum Ait.|fruit|cool|sweet,bitter|KI,LR|6-12
Sāng Shèn|桑椹||Mori Fructus|Morus alba L.|fruit|cold|sweet,sour|HT,KI,LR|9-15
Hēi Zhī Má|黑芝麻||Sesami Semen Nigrum|Sesamum indicum L.|seed|neutral|sweet|LI,KI,LR|9-15
Guī Jiǎ|龟甲|龜甲|Testudinis Carapax et Plastrum|Chinemys reevesii (Gray)|shell|slightly cold|sweet,salty|HT,KI,LR|9-24||caution
Biē Jiǎ|鳖甲|鱉甲|Trionycis Carapax|Trionyx sinensis Wiegmann|shell|slightly cold|salty|KI,LR|9-24||caution`,
  AS: `
Má Huáng Gēn|麻黄根|麻黃根|Ephedrae Radix et Rhizoma|Ephedra sinica Stapf|root|neutral|sweet,astringent|LU,HT|3-9
Fú Xiǎo Mài|浮小麦|浮小麥|Tritici Levis Fructus|Triticum aestivum L.|fruit|cool|sweet|HT|6-30?
Wǔ Wèi Zǐ|五味子||Schisandrae Chinensis Fructus|Schisandra chinensis (Turcz.) Baill.|fruit|warm|sweet,sour|LU,HT,KI|2-6
Wū Méi|乌梅|烏梅|Mume Fructus|Prunus mume (Sieb.) Sieb. et Zucc.|fruit|neutral|sour,astringent|LU,LI,SP,LR|6-12
Wǔ Bèi Zǐ|五倍子||Galla Chinensis|Rhus chinensis Mill.|gall|cold|sour,astringent|LU,LI,KI|3-6
Yīng Sù Qiào|罂粟壳|罌粟殼|Papaveris Pericarpium|Papaver somniferum L.|fruit peel|neutral|sour,astringent|LU,LI,KI|3-6?|toxic|forbidden|controlled substance
Shí Liú Pí|石榴皮||Granati Pericarpium|Punica granatum L.|fruit peel|warm|sour,astringent|LI|3-9
Hē Zǐ|诃子|訶子|Chebulae Fructus|Terminalia chebula Retz.|fruit|neutral|bitter,sour,astringent|LU,LI|3-10
Ròu Dòu Kòu|肉豆蔻||Myristicae Semen|Myristica fragrans Houtt.|seed|warm|acrid|LI,ST,SP|3-10
Chì Shí Zhī|赤石脂||Halloysitum Rubrum|hydrated aluminium silicate|mineral|warm|sweet,sour,astringent|LI,ST|9-12||caution
Yǔ Yú Liáng|禹余粮|禹餘糧|Limonitum|limonite|mineral|slightly cold|sweet,astringent|LI,ST|9-15||caution
Shān Zhū Yú|山茱萸||Corni Fructus|Cornus officinalis Sieb. et Zucc.|fruit|slightly warm|sour,astringent|KI,LR|6-12
Fù Pén Zǐ|覆盆子||Rubi Fructus|Rubus chingii Hu|fruit|warm|sweet,sour|BL,KI,LR|6-12
Sāng Piāo Xiāo|桑螵蛸||Mantidis Oötheca|Tenodera sinensis Saussure|animal part|neutral|sweet,salty|KI,LR|5-10?
Hǎi Piāo Xiāo|海螵蛸||Sepiae Endoconcha|Sepiella maindroni de Rochebrune|shell|warm|salty,astringent|SP,KI|5-10?
Lián Zǐ|莲子|蓮子|Nelumbinis Semen|Nelumbo nucifera Gaertn.|seed|neutral|sweet,astringent|SP,HT,KI|6-15
Lián Xū|莲须|蓮鬚|Nelumbinis Stamen|Nelumbo nucifera Gaertn.|stamen|neutral|sweet,astringent|HT,KI|3-5?
Qiàn Shí|芡实|芡實|Euryales Semen|Euryale ferox Salisb.|seed|neutral|sweet,astringent|SP,KI|9-15
Jīn Yīng Zǐ|金樱子|金櫻子|Rosae Laevigatae Fructus|Rosa laevigata Michx.|fruit|neutral|sweet,sour,astringent|LI,BL,KI|6-12
Chūn Pí|椿皮||Ailanthi Cortex|Ailanthus altissima (Mill.) Swingle|bark|cold|bitter,astringent|LI,ST,LR|6-9`,
  EM: `
Cháng Shān|常山||Dichroae Radix|Dichroa febrifuga Lour.|root|cold|acrid,bitter|LU,HT,LR|5-9|toxic|caution
Guā Dì|瓜蒂||Melo Pedicellus|Cucumis melo L.|fruit stalk|cold|bitter|ST|2.5-5?|toxic
Lí Lú|藜芦|藜蘆|Veratri Nigri Radix et Rhizoma|Veratrum nigrum L.|root|cold|acrid,bitter|LU,ST,LR|0.3-0.6|toxic|forbidden`,
  EX: `
Xióng Huáng|雄黄|雄黃|Realgar|arsenic disulfide|mineral|warm|acrid|LI,LR|0.05-0.1|toxic|forbidden|prohibited in EU
Liú Huáng|硫黄|硫黃|Sulfur|sulfur|mineral|warm|sour|LI,KI|1.5-3|toxic|caution
Bái Fán|白矾|白礬|Alumen|potassium aluminium sulfate|mineral|cold|sour,astringent|LU,LI,SP,LR|0.6-1.5
Shé Chuáng Zǐ|蛇床子|蛇牀子|Cnidii Fructus|Cnidium monnieri (L.) Cuss.|fruit|warm|acrid,bitter|KI|3-10|slight
Chán Sū|蟾酥||Bufonis Venenum|Bufo bufo gargarizans Cantor|secretion|warm|acrid|HT|0.015-0.03|toxic|caution
Fēng Fáng|蜂房||Vespae Nidus|Polistes olivaceous (DeGeer)|animal part|neutral|sweet|ST|3-5
Dà Suàn|大蒜||Allii Sativi Bulbus|Allium sativum L.|bulb|warm|acrid|LU,ST,SP|9-15
Qīng Fěn|轻粉|輕粉|Calomelas|mercurous chloride|mineral|cold|acrid|LI,SI|0.1-0.2|toxic|forbidden|prohibited in EU`,
} as const;
