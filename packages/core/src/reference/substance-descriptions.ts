/**
 * How the same substances are described, in the same order, one per line: pinyin | simplified | traditional if different |
 * part | nature | tastes | channels | notes. Read through `substances.ts`.
 */
export const substanceDescriptions = `
Má Huáng|麻黄|麻黃|stem|warm|slightly bitter,acrid|LU,BL|stimulant
Guì Zhī|桂枝||twig|warm|acrid,sweet|LU,HT,BL
Zǐ Sū Yè|紫苏叶|紫蘇葉|leaf|warm|acrid|LU,ST,SP
Shēng Jiāng|生姜|生薑|rhizome|slightly warm|acrid|LU,ST,SP
Xiāng Rú|香薷||herb|slightly warm|acrid|LU,ST,SP
Jīng Jiè|荆芥|荊芥|herb|slightly warm|acrid|LU,LR
Fáng Fēng|防风|防風|root|slightly warm|acrid,sweet|SP,BL,LR
Qiāng Huó|羌活||rhizome|warm|acrid,bitter|BL,KI
Bái Zhǐ|白芷||root|warm|acrid|LU,LI,ST
Xì Xīn|细辛|細辛|root|warm|acrid|LU,HT,KI|aristolochic acid risk
Gǎo Běn|藁本||rhizome|warm|acrid|BL
Cāng Ěr Zǐ|苍耳子|蒼耳子|fruit|warm|acrid,bitter|LU
Xīn Yí|辛夷||flower|warm|acrid|LU,ST
Cōng Bái|葱白|蔥白|bulb|warm|acrid|LU,ST
Xī Hé Liǔ|西河柳||twig|neutral|acrid,sweet|LU,ST,HT
Bò He|薄荷||herb|cool|acrid|LU,LR
Niú Bàng Zǐ|牛蒡子||fruit|cold|acrid,bitter|LU,ST
Chán Tuì|蝉蜕|蟬蛻|animal part|cold|sweet|LU,LR
Sāng Yè|桑叶|桑葉|leaf|cold|sweet,bitter|LU,LR
Jú Huā|菊花||flower|slightly cold|sweet,bitter|LU,LR
Màn Jīng Zǐ|蔓荆子|蔓荊子|fruit|slightly cold|acrid,bitter|ST,BL,LR
Chái Hú|柴胡||root|slightly cold|acrid,bitter|LU,GB,LR
Shēng Má|升麻||rhizome|slightly cold|slightly sweet,acrid|LU,LI,ST,SP
Gé Gēn|葛根||root|cool|acrid,sweet|LU,ST,SP
Dàn Dòu Chǐ|淡豆豉||seed|cool|acrid,bitter|LU,ST
Fú Píng|浮萍||herb|cold|acrid|LU,BL
Mù Zéi|木贼|木賊|herb|neutral|sweet,bitter|LU,LR
Shí Gāo|石膏||mineral|very cold|acrid,sweet|LU,ST
Zhī Mǔ|知母||rhizome|cold|sweet,bitter|LU,ST,KI
Lú Gēn|芦根|蘆根|rhizome|cold|sweet|LU,ST
Tiān Huā Fěn|天花粉||root|slightly cold|slightly bitter,sweet|LU,ST
Dàn Zhú Yè|淡竹叶|淡竹葉|herb|cold|sweet,bland|ST,HT,SI
Zhī Zǐ|栀子|梔子|fruit|cold|bitter|LU,HT,TE
Xià Kū Cǎo|夏枯草||fruit spike|cold|acrid,bitter|GB,LR
Jué Míng Zǐ|决明子|決明子|seed|slightly cold|sweet,bitter,salty|LI,LR
Gǔ Jīng Cǎo|谷精草||flower|neutral|acrid,sweet|LU,LR
Mì Méng Huā|密蒙花||flower|slightly cold|sweet|LR
Qīng Xiāng Zǐ|青葙子||seed|slightly cold|bitter|LR
Huáng Qín|黄芩|黃芩|root|cold|bitter|LU,LI,SP,SI,GB
Huáng Lián|黄连|黃連|rhizome|cold|bitter|LI,ST,SP,HT,GB,LR
Huáng Bò|黄柏|黃柏|bark|cold|bitter|BL,KI
Lóng Dǎn|龙胆|龍膽|root|cold|bitter|GB,LR
Qín Pí|秦皮||bark|cold|bitter,astringent|LI,GB,LR
Kǔ Shēn|苦参|苦蔘|root|cold|bitter|LI,ST,HT,BL,LR
Bái Xiān Pí|白鲜皮|白鮮皮|root bark|cold|bitter|ST,SP,BL
Jīn Yín Huā|金银花|金銀花|flower|cold|sweet|LU,ST,HT
Lián Qiào|连翘|連翹|fruit|slightly cold|bitter|LU,HT,SI
Dà Qīng Yè|大青叶|大青葉|leaf|cold|bitter|ST,HT
Bǎn Lán Gēn|板蓝根|板藍根|root|cold|bitter|ST,HT
Qīng Dài|青黛||processed product|cold|salty|LR
Chuān Xīn Lián|穿心莲|穿心蓮|herb|cold|bitter|LU,LI,HT,BL
Pú Gōng Yīng|蒲公英||herb|cold|sweet,bitter|ST,LR
Zǐ Huā Dì Dīng|紫花地丁||herb|cold|acrid,bitter|HT,LR
Yě Jú Huā|野菊花||flower|slightly cold|acrid,bitter|HT,LR
Chóng Lóu|重楼|重樓|rhizome|slightly cold|bitter|LR
Quán Shēn|拳参|拳參|rhizome|slightly cold|bitter,astringent|LU,LI,LR
Tǔ Fú Líng|土茯苓||rhizome|neutral|sweet,bland|ST,LR
Yú Xīng Cǎo|鱼腥草|魚腥草|herb|slightly cold|acrid|LU
Shè Gān|射干||rhizome|cold|bitter|LU
Shān Dòu Gēn|山豆根||root|cold|bitter|LU,ST
Mǎ Bó|马勃|馬勃|fungus|neutral|acrid|LU
Mǎ Chǐ Xiàn|马齿苋|馬齒莧|herb|cold|sour|LI,LR
Yā Dǎn Zǐ|鸦胆子|鴉膽子|fruit|cold|bitter|LI,LR
Bái Tóu Wēng|白头翁|白頭翁|root|cold|bitter|LI,ST
Bài Jiàng Cǎo|败酱草|敗醬草|herb|slightly cold|acrid,bitter|LI,ST,LR
Bàn Biān Lián|半边莲|半邊蓮|herb|neutral|acrid|LU,HT,SI
Bái Huā Shé Shé Cǎo|白花蛇舌草||herb|cold|slightly bitter,sweet|LI,ST,SI
Bàn Zhī Lián|半枝莲|半枝蓮|herb|cold|acrid,bitter|LU,KI,LR
Shān Cí Gū|山慈菇||pseudobulb|cool|slightly acrid,sweet|SP,LR
Lòu Lú|漏芦|漏蘆|root|cold|bitter|ST
Bái Liǎn|白蔹|白蘞|root|slightly cold|bitter|ST,HT
Mù Hú Dié|木蝴蝶||seed|cool|sweet,bitter|LU,ST,LR
Dà Xuè Téng|大血藤||stem|neutral|bitter|LI,LR
Mián Mǎ Guàn Zhòng|绵马贯众|綿馬貫衆|rhizome|slightly cold|bitter|ST,LR
Rěn Dōng Téng|忍冬藤||stem|cold|sweet|LU,ST
Dì Huáng|地黄|地黃|root|cold|sweet|HT,KI,LR
Xuán Shēn|玄参|玄蔘|root|slightly cold|sweet,bitter,salty|LU,ST,KI
Mǔ Dān Pí|牡丹皮||root bark|slightly cold|acrid,bitter|HT,KI,LR
Chì Sháo|赤芍||root|slightly cold|bitter|LR
Zǐ Cǎo|紫草||root|cold|sweet,salty|HT,LR
Shuǐ Niú Jiǎo|水牛角||animal part|cold|bitter|HT,LR
Qīng Hāo|青蒿||herb|cold|acrid,bitter|GB,LR
Bái Wēi|白薇||root|cold|bitter,salty|ST,KI,LR
Dì Gǔ Pí|地骨皮||root bark|cold|sweet|LU,KI,LR
Yín Chái Hú|银柴胡|銀柴胡|root|slightly cold|sweet|ST,LR
Hú Huáng Lián|胡黄连|胡黃連|rhizome|cold|bitter|LI,ST,LR
Dà Huáng|大黄|大黃|root|cold|bitter|LI,ST,SP,PC,LR
Máng Xiāo|芒硝||mineral|cold|bitter,salty|LI,ST
Fān Xiè Yè|番泻叶|番瀉葉|leaf|cold|sweet,bitter|LI
Lú Huì|芦荟|蘆薈|processed product|cold|bitter|LI,ST,LR
Huǒ Má Rén|火麻仁||fruit|neutral|sweet|LI,ST,SP
Yù Lǐ Rén|郁李仁||seed|neutral|acrid,sweet,bitter|LI,SP,SI
Gān Suì|甘遂||root|cold|bitter|LU,LI,KI
Jīng Dà Jǐ|京大戟||root|cold|bitter|LU,SP,KI
Yuán Huā|芫花||flower|warm|acrid,bitter|LU,SP,KI
Shāng Lù|商陆|商陸|root|cold|bitter|LU,LI,SP,KI
Qiān Niú Zǐ|牵牛子|牽牛子|seed|cold|bitter|LU,LI,KI
Bā Dòu Shuāng|巴豆霜||seed|hot|acrid|LI,ST
Qiān Jīn Zǐ|千金子||seed|warm|acrid|LI,KI,LR
Dú Huó|独活|獨活|root|slightly warm|acrid,bitter|BL,KI
Wēi Líng Xiān|威灵仙|威靈仙|root|warm|acrid,salty|BL
Zhì Chuān Wū|制川乌|制川烏|root|hot|acrid,bitter|SP,HT,KI,LR|some sources forbid in pregnancy
Zhì Cǎo Wū|制草乌|制草烏|root|hot|acrid,bitter|SP,HT,KI,LR|some sources forbid in pregnancy
Qí Shé|蕲蛇|蘄蛇|animal part|warm|sweet,salty|LR
Wū Shāo Shé|乌梢蛇|烏梢蛇|animal part|neutral|sweet|LR
Mù Guā|木瓜||fruit|warm|sour|SP,LR
Hǎi Fēng Téng|海风藤|海風藤|stem|slightly warm|acrid,bitter|LR
Lù Lù Tōng|路路通||fruit|neutral|bitter|KI,LR
Qín Jiāo|秦艽||root|neutral|acrid,bitter|ST,GB,LR
Fáng Jǐ|防己||root|cold|acrid,bitter|LU,BL
Sāng Zhī|桑枝||twig|neutral|slightly bitter|LR
Xī Xiān Cǎo|豨莶草|豨薟草|herb|cold|acrid,bitter|KI,LR
Luò Shí Téng|络石藤|絡石藤|stem|slightly cold|bitter|HT,KI,LR
Sī Guā Luò|丝瓜络|絲瓜絡|fruit|neutral|sweet|LU,ST,LR
Wǔ Jiā Pí|五加皮||root bark|warm|acrid,bitter|KI,LR
Sāng Jì Shēng|桑寄生||herb|neutral|sweet,bitter|KI,LR
Gǒu Jǐ|狗脊||rhizome|warm|sweet,bitter|KI,LR
Qiān Nián Jiàn|千年健||rhizome|warm|acrid,bitter|KI,LR
Shēn Jīn Cǎo|伸筋草||herb|warm|slightly bitter,acrid|SP,KI,LR
Xú Cháng Qīng|徐长卿|徐長卿|root|warm|acrid|ST,LR
Qīng Fēng Téng|青风藤|青風藤|stem|neutral|acrid,bitter|SP,LR
Lù Xián Cǎo|鹿衔草|鹿銜草|herb|warm|sweet,bitter|KI,LR
Chuān Shān Lóng|穿山龙|穿山龍|rhizome|warm|sweet,bitter|LU,KI,LR
Guǎng Huò Xiāng|广藿香|廣藿香|herb|slightly warm|acrid|LU,ST,SP
Pèi Lán|佩兰|佩蘭|herb|neutral|acrid|LU,ST,SP
Cāng Zhú|苍术|蒼朮|rhizome|warm|acrid,bitter|ST,SP,LR
Hòu Pò|厚朴||bark|warm|acrid,bitter|LU,LI,ST,SP
Shā Rén|砂仁||fruit|warm|acrid|ST,SP,KI
Dòu Kòu|豆蔻||fruit|warm|acrid|LU,ST,SP
Cǎo Dòu Kòu|草豆蔻||seed|warm|acrid|ST,SP
Cǎo Guǒ|草果||fruit|warm|acrid|ST,SP
Fú Líng|茯苓||fungus|neutral|sweet,bland|LU,SP,HT,KI
Yì Yǐ Rén|薏苡仁||seed|cool|sweet,bland|LU,ST,SP
Zhū Líng|猪苓|豬苓|fungus|neutral|sweet,bland|BL,KI
Zé Xiè|泽泻|澤瀉|rhizome|cold|sweet,bland|BL,KI
Dōng Guā Pí|冬瓜皮||fruit peel|cool|sweet|SP,SI
Xiāng Jiā Pí|香加皮||root bark|warm|acrid,bitter|HT,KI,LR|cardiac glycosides
Chē Qián Zǐ|车前子|車前子|seed|cold|sweet|LU,SI,KI,LR
Chē Qián Cǎo|车前草|車前草|herb|cold|sweet|LU,SI,KI,LR
Huá Shí|滑石||mineral|cold|sweet,bland|LU,ST,BL
Mù Tōng|木通||stem|cold|bitter|HT,SI,BL
Tōng Cǎo|通草||stem pith|slightly cold|sweet,bland|LU,ST
Qú Mài|瞿麦|瞿麥|herb|cold|bitter|HT,SI
Biān Xù|萹蓄||herb|slightly cold|bitter|BL
Dì Fū Zǐ|地肤子|地膚子|fruit|cold|acrid,bitter|BL,KI
Hǎi Jīn Shā|海金沙||spore|cold|sweet,salty|SI,BL
Shí Wéi|石韦|石韋|leaf|slightly cold|sweet,bitter|LU,BL
Dēng Xīn Cǎo|灯心草|燈心草|stem pith|slightly cold|sweet,bland|LU,HT,SI
Fěn Bì Xiè|粉萆薢||rhizome|neutral|bitter|ST,KI
Yīn Chén|茵陈|茵陳|herb|slightly cold|acrid,bitter|ST,SP,GB,LR
Jīn Qián Cǎo|金钱草|金錢草|herb|slightly cold|sweet,salty|BL,KI,GB,LR
Hǔ Zhàng|虎杖||rhizome|slightly cold|bitter|LU,GB,LR
Chuí Pén Cǎo|垂盆草||herb|cool|sweet,bland|SI,GB,LR
Jī Gǔ Cǎo|鸡骨草|雞骨草|herb|cool|slightly bitter,sweet|ST,LR
Yù Mǐ Xū|玉米须|玉米鬚|stigma|neutral|sweet,bland|KI,GB,LR
Chì Xiǎo Dòu|赤小豆||seed|neutral|sweet,sour|HT,SI
Fù Zǐ|附子||root|very hot|acrid,sweet|SP,HT,KI|prolonged decoction; some sources forbid in pregnancy
Gān Jiāng|干姜|乾薑|rhizome|hot|acrid|LU,ST,SP,HT,KI
Ròu Guì|肉桂||bark|very hot|acrid,sweet|SP,HT,KI,LR
Wú Zhū Yú|吴茱萸|吳茱萸|fruit|hot|acrid,bitter|ST,SP,KI,LR
Xiǎo Huí Xiāng|小茴香||fruit|warm|acrid|ST,SP,KI,LR
Dīng Xiāng|丁香||flower|warm|acrid|ST,SP,KI
Gāo Liáng Jiāng|高良姜|高良薑|rhizome|hot|acrid|ST,SP
Huā Jiāo|花椒||fruit peel|warm|acrid|ST,SP,KI
Hú Jiāo|胡椒||fruit|hot|acrid|LI,ST
Bì Bá|荜茇|蓽茇|fruit|hot|acrid|LI,ST
Bì Chéng Qié|荜澄茄|蓽澄茄|fruit|warm|acrid|ST,SP,BL,KI
Chén Pí|陈皮|陳皮|fruit peel|warm|acrid,bitter|LU,SP
Qīng Pí|青皮||fruit peel|warm|acrid,bitter|ST,GB,LR
Zhǐ Shí|枳实|枳實|fruit|slightly cold|acrid,bitter,sour|ST,SP
Zhǐ Qiào|枳壳|枳殼|fruit|slightly cold|bitter,acrid,sour|ST,SP
Mù Xiāng|木香||root|warm|acrid,bitter|LI,ST,SP,TE,GB
Chén Xiāng|沉香||wood|warm|acrid|LU,ST,SP,HT
Tán Xiāng|檀香||wood|warm|acrid|LU,ST,SP,HT
Xiāng Fù|香附||rhizome|neutral|slightly bitter,slightly sweet,acrid|SP,TE,LR
Wū Yào|乌药|烏藥|root|warm|acrid|LU,SP,BL,KI
Chuān Liàn Zǐ|川楝子||fruit|cold|bitter|SI,BL,LR
Lì Zhī Hé|荔枝核||seed|warm|slightly bitter,sweet|KI,LR
Fó Shǒu|佛手||fruit|warm|acrid,bitter,sour|LU,ST,SP,LR
Xiāng Yuán|香橼|香櫞|fruit|warm|acrid,bitter,sour|LU,ST,SP,LR
Méi Guī Huā|玫瑰花||flower|warm|slightly bitter,sweet|SP,LR
Xiè Bái|薤白||bulb|warm|acrid,bitter|LU,LI,ST,HT
Dà Fù Pí|大腹皮||fruit peel|slightly warm|acrid|LI,ST,SP,SI
Shì Dì|柿蒂||calyx|neutral|bitter|ST
Huà Jú Hóng|化橘红|化橘紅|fruit peel|warm|acrid,bitter|LU,SP
Jú Hé|橘核||seed|neutral|bitter|KI,LR
Gān Sōng|甘松||root|warm|acrid,sweet|ST,SP
Shān Zhā|山楂||fruit|slightly warm|sweet,sour|ST,SP,LR
Liù Shén Qū|六神曲||processed product|warm|acrid,sweet|ST,SP
Mài Yá|麦芽|麥芽|fruit|neutral|sweet|ST,SP|lactation: reduces milk
Dào Yá|稻芽||fruit|warm|sweet|ST,SP
Lái Fú Zǐ|莱菔子|萊菔子|seed|neutral|acrid,sweet|LU,ST,SP
Jī Nèi Jīn|鸡内金|雞內金|animal part|neutral|sweet|ST,SP,SI,BL
Shǐ Jūn Zǐ|使君子||fruit|warm|sweet|ST,SP
Kǔ Liàn Pí|苦楝皮||bark|cold|bitter|ST,SP,LR
Bīng Láng|槟榔|檳榔|seed|warm|acrid,bitter|LI,ST
Nán Guā Zǐ|南瓜子||seed|neutral|sweet|LI,ST
Léi Wán|雷丸||fungus|cold|slightly bitter|LI,ST
Fěi Zǐ|榧子||seed|neutral|sweet|LU,LI,ST
Xiǎo Jì|小蓟|小薊|herb|cool|sweet,bitter|HT,LR
Dà Jì|大蓟|大薊|herb|cool|sweet,bitter|HT,LR
Dì Yú|地榆||root|slightly cold|bitter,sour,astringent|LI,LR
Huái Huā|槐花||flower|slightly cold|bitter|LI,LR
Huái Jiǎo|槐角||fruit|cold|bitter|LI,LR
Cè Bǎi Yè|侧柏叶|側柏葉|leaf|cold|bitter,astringent|LU,SP,LR
Bái Máo Gēn|白茅根||rhizome|cold|sweet|LU,ST,BL
Sān Qī|三七||root|warm|sweet,slightly bitter|ST,LR
Qiàn Cǎo|茜草||root|cold|bitter|LR
Pú Huáng|蒲黄|蒲黃|pollen|neutral|sweet|PC,LR
Bái Jí|白及||rhizome|slightly cold|sweet,bitter,astringent|LU,ST,LR
Xiān Hè Cǎo|仙鹤草|仙鶴草|herb|neutral|bitter,astringent|HT,LR
Zōng Lǘ|棕榈|棕櫚|petiole|neutral|bitter,astringent|LU,LI,LR
Xuè Yú Tàn|血余炭|血餘炭|processed product|neutral|bitter|ST,LR
Ài Yè|艾叶|艾葉|leaf|warm|acrid,bitter|SP,KI,LR
Páo Jiāng|炮姜|炮薑|rhizome|hot|acrid|ST,SP,KI
Ǒu Jié|藕节|藕節|rhizome|neutral|sweet,astringent|LU,ST,LR
Chuān Xiōng|川芎||rhizome|warm|acrid|PC,GB,LR
Yán Hú Suǒ|延胡索||rhizome|warm|acrid,bitter|SP,HT,LR
Yù Jīn|郁金|鬱金|root|cold|acrid,bitter|LU,HT,GB,LR
Jiāng Huáng|姜黄|薑黃|rhizome|warm|acrid,bitter|SP,LR
Rǔ Xiāng|乳香||resin|warm|acrid,bitter|SP,HT,LR
Mò Yào|没药|沒藥|resin|neutral|acrid,bitter|SP,HT,LR
Wǔ Líng Zhī|五灵脂|五靈脂|animal part|warm|sweet,bitter,salty|LR
Dān Shēn|丹参|丹蔘|root|slightly cold|bitter|HT,LR
Hóng Huā|红花|紅花|flower|warm|acrid|HT,LR
Táo Rén|桃仁||seed|neutral|sweet,bitter|LU,LI,HT,LR
Yì Mǔ Cǎo|益母草||herb|slightly cold|acrid,bitter|BL,PC,LR
Niú Xī|牛膝||root|neutral|sweet,bitter,sour|KI,LR
Chuān Niú Xī|川牛膝||root|neutral|sweet,slightly bitter|KI,LR
Jī Xuè Téng|鸡血藤|雞血藤|stem|warm|sweet,bitter|KI,LR
Zé Lán|泽兰|澤蘭|herb|slightly warm|acrid,bitter|SP,LR
Wáng Bù Liú Xíng|王不留行||seed|neutral|bitter|ST,LR
Yuè Jì Huā|月季花||flower|warm|sweet|LR
Líng Xiāo Huā|凌霄花||flower|cold|sweet,sour|PC,LR
Tǔ Biē Chóng|土鳖虫|土鱉蟲|animal part|cold|salty|LR
Sū Mù|苏木|蘇木|wood|neutral|sweet,salty|SP,HT,LR
Gǔ Suì Bǔ|骨碎补|骨碎補|rhizome|warm|bitter|KI,LR
Mǎ Qián Zǐ|马钱子|馬錢子|seed|warm|bitter|SP,LR
Zì Rán Tóng|自然铜|自然銅|mineral|neutral|acrid|LR
Xuè Jié|血竭||resin|neutral|sweet,salty|HT,LR
É Zhú|莪术|莪術|rhizome|warm|acrid,bitter|SP,LR
Sān Léng|三棱||rhizome|neutral|acrid,bitter|SP,LR
Shuǐ Zhì|水蛭||animal part|neutral|bitter,salty|LR
Bān Máo|斑蝥||animal part|hot|acrid|ST,KI,LR
Ér Chá|儿茶|兒茶|processed product|slightly cold|bitter,astringent|LU,HT
Jiàng Xiāng|降香||wood|warm|acrid|SP,LR
Yín Xìng Yè|银杏叶|銀杏葉|leaf|neutral|sweet,bitter,astringent|LU,HT
Bàn Xià|半夏||rhizome|warm|acrid|LU,ST,SP|use processed
Tiān Nán Xīng|天南星||rhizome|warm|acrid,bitter|LU,SP,LR|use processed
Bái Fù Zǐ|白附子||rhizome|warm|acrid|ST,LR|use processed
Jiè Zǐ|芥子||seed|warm|acrid|LU
Zhū Yá Zào|猪牙皂|豬牙皁|fruit|warm|acrid,salty|LU,LI
Xuán Fù Huā|旋覆花||flower|slightly warm|bitter,acrid,salty|LU,LI,ST,SP|wrap-boil
Bái Qián|白前||rhizome|slightly warm|acrid,bitter|LU
Māo Zhǎo Cǎo|猫爪草|貓爪草|root|warm|acrid,sweet|LU,LR
Chuān Bèi Mǔ|川贝母|川貝母|bulb|slightly cold|sweet,bitter|LU,HT
Zhè Bèi Mǔ|浙贝母|浙貝母|bulb|cold|bitter|LU,HT
Guā Lóu|瓜蒌|瓜蔞|fruit|cold|sweet,slightly bitter|LU,LI,ST
Guā Lóu Pí|瓜蒌皮|瓜蔞皮|fruit peel|cold|sweet|LU,ST
Guā Lóu Zǐ|瓜蒌子|瓜蔞子|seed|cold|sweet|LU,LI,ST
Zhú Rú|竹茹||stem|slightly cold|sweet|LU,ST,HT,GB
Tiān Zhú Huáng|天竺黄|天竺黃|secretion|cold|sweet|HT,LR
Qián Hú|前胡||root|slightly cold|acrid,bitter|LU
Jié Gěng|桔梗||root|neutral|acrid,bitter|LU
Hǎi Zǎo|海藻||thallus|cold|bitter,salty|ST,KI,LR
Kūn Bù|昆布||thallus|cold|salty|ST,KI,LR
Huáng Yào Zǐ|黄药子|黃藥子|rhizome|cold|bitter|LU,HT,LR|hepatotoxic
Gé Qiào|蛤壳|蛤殼|shell|cold|bitter,salty|LU,ST,KI
Wǎ Léng Zǐ|瓦楞子||shell|neutral|salty|LU,ST,LR
Kǔ Xìng Rén|苦杏仁||seed|slightly warm|bitter|LU,LI
Zǐ Sū Zǐ|紫苏子|紫蘇子|fruit|warm|acrid|LU,LI
Bǎi Bù|百部||root|slightly warm|sweet,bitter|LU
Zǐ Wǎn|紫菀||root|warm|acrid,bitter|LU
Kuǎn Dōng Huā|款冬花||flower|warm|slightly bitter,acrid|LU|pyrrolizidine alkaloids
Pí Pá Yè|枇杷叶|枇杷葉|leaf|slightly cold|bitter|LU,ST
Sāng Bái Pí|桑白皮||root bark|cold|sweet|LU
Tíng Lì Zǐ|葶苈子|葶藶子|seed|very cold|acrid,bitter|LU,BL
Bái Guǒ|白果||seed|neutral|sweet,bitter,astringent|LU,KI
Yáng Jīn Huā|洋金花||flower|warm|acrid|LU,LR
Luó Hàn Guǒ|罗汉果|羅漢果|fruit|cool|sweet|LU,LI
Zhū Shā|朱砂|硃砂|mineral|slightly cold|sweet|HT|prohibited in EU
Cí Shí|磁石||mineral|cold|salty|HT,KI,LR
Lóng Gǔ|龙骨|龍骨|mineral|neutral|sweet,astringent|HT,KI,LR
Hǔ Pò|琥珀||resin|neutral|sweet|HT,BL,LR
Suān Zǎo Rén|酸枣仁|酸棗仁|seed|neutral|sweet,sour|HT,GB,LR
Bǎi Zǐ Rén|柏子仁||seed|neutral|sweet|LI,HT,KI
Shǒu Wū Téng|首乌藤|首烏藤|stem|neutral|sweet|HT,LR
Hé Huān Pí|合欢皮|合歡皮|bark|neutral|sweet|LU,HT,LR
Hé Huān Huā|合欢花|合歡花|flower|neutral|sweet|HT,LR
Yuǎn Zhì|远志|遠志|root|warm|acrid,bitter|LU,HT,KI
Líng Zhī|灵芝|靈芝|fungus|neutral|sweet|LU,HT,KI,LR
Líng Yáng Jiǎo|羚羊角||animal part|cold|salty|HT,LR|CITES
Shí Jué Míng|石决明|石決明|shell|cold|salty|LR
Zhēn Zhū Mǔ|珍珠母||shell|cold|salty|HT,LR
Zhēn Zhū|珍珠||secretion|cold|sweet,salty|HT,LR
Mǔ Lì|牡蛎|牡蠣|shell|slightly cold|salty|KI,GB,LR
Zhě Shí|赭石||mineral|cold|bitter|LU,ST,HT,LR
Jí Lí|蒺藜||fruit|neutral|acrid,bitter|LR
Luó Bù Má Yè|罗布麻叶|羅布麻葉|leaf|cool|sweet,bitter|LR
Niú Huáng|牛黄|牛黃|animal part|cool|sweet|HT,LR
Gōu Téng|钩藤|鉤藤|twig|cool|sweet|PC,LR|add late
Tiān Má|天麻||rhizome|neutral|sweet|LR
Dì Lóng|地龙|地龍|animal part|cold|salty|SP,BL,LR
Quán Xiē|全蝎|全蠍|animal part|neutral|acrid|LR
Wú Gōng|蜈蚣||animal part|warm|acrid|LR
Jiāng Cán|僵蚕|殭蠶|animal part|neutral|acrid,salty|LU,ST,LR
Shè Xiāng|麝香||secretion|warm|acrid|SP,HT|CITES
Bīng Piàn|冰片||processed product|slightly cold|acrid,bitter|LU,SP,HT
Sū Hé Xiāng|苏合香|蘇合香|resin|warm|acrid|SP,HT
Shí Chāng Pú|石菖蒲||rhizome|warm|acrid,bitter|ST,HT
Rén Shēn|人参|人蔘|root|slightly warm|slightly bitter,sweet|LU,SP,HT,KI
Xī Yáng Shēn|西洋参|西洋參|root|cool|slightly bitter,sweet|LU,HT,KI
Dǎng Shēn|党参|黨蔘|root|neutral|sweet|LU,SP
Tài Zǐ Shēn|太子参|太子參|root|neutral|slightly bitter,sweet|LU,SP
Huáng Qí|黄芪|黃芪|root|slightly warm|sweet|LU,SP
Bái Zhú|白术|白朮|rhizome|warm|sweet,bitter|ST,SP
Shān Yào|山药|山藥|rhizome|neutral|sweet|LU,SP,KI
Bái Biǎn Dòu|白扁豆||seed|slightly warm|sweet|ST,SP
Gān Cǎo|甘草||root|neutral|sweet|LU,ST,SP,HT|hypertension, hypokalaemia
Dà Zǎo|大枣|大棗|fruit|warm|sweet|ST,SP,HT
Fēng Mì|蜂蜜||secretion|neutral|sweet|LU,LI,SP
Cì Wǔ Jiā|刺五加||root|warm|slightly bitter,sweet|LU,SP,HT,KI
Jiǎo Gǔ Lán|绞股蓝|絞股藍|herb|cold|sweet,bitter|LU,SP
Hóng Jǐng Tiān|红景天|紅景天|root|neutral|sweet,bitter|LU,SP,HT
Yí Táng|饴糖|飴糖|processed product|warm|sweet|LU,ST,SP
Shā Jí|沙棘||fruit|warm|sweet,sour,astringent|LU,ST,SP,HT
Lù Róng|鹿茸||animal part|warm|sweet,salty|KI,LR
Lù Jiǎo Jiāo|鹿角胶|鹿角膠|animal part|warm|sweet,salty|KI,LR
Bā Jǐ Tiān|巴戟天||root|slightly warm|acrid,sweet|KI,LR
Yín Yáng Huò|淫羊藿||leaf|warm|acrid,sweet|KI,LR
Xiān Máo|仙茅||rhizome|hot|acrid|SP,KI,LR
Bǔ Gǔ Zhī|补骨脂|補骨脂|fruit|warm|acrid,bitter|SP,KI
Yì Zhì|益智||fruit|warm|acrid|SP,KI
Ròu Cōng Róng|肉苁蓉|肉蓯蓉|stem|warm|sweet,salty|LI,KI
Suǒ Yáng|锁阳|鎖陽|stem|warm|sweet|LI,KI,LR
Tú Sī Zǐ|菟丝子|菟絲子|seed|neutral|acrid,sweet|SP,KI,LR
Shā Yuàn Zǐ|沙苑子||seed|warm|sweet|KI,LR
Dù Zhòng|杜仲||bark|warm|sweet|KI,LR
Xù Duàn|续断|續斷|root|slightly warm|acrid,bitter|KI,LR
Jiǔ Cài Zǐ|韭菜子||seed|warm|acrid,sweet|KI,LR
Gé Jiè|蛤蚧||animal part|neutral|salty|LU,KI
Dōng Chóng Xià Cǎo|冬虫夏草|冬蟲夏草|fungus|neutral|sweet|LU,KI
Hú Lú Bā|胡芦巴|胡蘆巴|seed|warm|bitter|KI
Hé Táo Rén|核桃仁||seed|warm|sweet|LU,LI,KI
Dāng Guī|当归|當歸|root|warm|acrid,sweet|SP,HT,LR
Shú Dì Huáng|熟地黄|熟地黃|root|slightly warm|sweet|KI,LR
Bái Sháo|白芍||root|slightly cold|bitter,sour|SP,LR
Ē Jiāo|阿胶|阿膠|animal part|neutral|sweet|LU,KI,LR
Hé Shǒu Wū|何首乌|何首烏|root|slightly warm|bitter,sweet,astringent|HT,KI,LR|hepatotoxic
Zhì Hé Shǒu Wū|制何首乌|制何首烏|root|slightly warm|bitter,sweet,astringent|HT,KI,LR|hepatotoxic
Lóng Yǎn Ròu|龙眼肉|龍眼肉|aril|warm|sweet|SP,HT
Běi Shā Shēn|北沙参|北沙蔘|root|slightly cold|slightly bitter,sweet|LU,ST
Nán Shā Shēn|南沙参|南沙蔘|root|slightly cold|sweet|LU,ST
Bǎi Hé|百合||bulb|cold|sweet|LU,HT
Mài Dōng|麦冬|麥冬|root|slightly cold|slightly bitter,sweet|LU,ST,HT
Tiān Dōng|天冬||root|cold|sweet,bitter|LU,KI
Shí Hú|石斛||stem|slightly cold|sweet|ST,KI
Yù Zhú|玉竹||rhizome|slightly cold|sweet|LU,ST
Huáng Jīng|黄精|黃精|rhizome|neutral|sweet|LU,SP,KI
Gǒu Qǐ Zǐ|枸杞子||fruit|neutral|sweet|KI,LR
Mò Hàn Lián|墨旱莲|墨旱蓮|herb|cold|sweet,sour|KI,LR
Nǚ Zhēn Zǐ|女贞子|女貞子|fruit|cool|sweet,bitter|KI,LR
Sāng Shèn|桑椹||fruit|cold|sweet,sour|HT,KI,LR
Hēi Zhī Má|黑芝麻||seed|neutral|sweet|LI,KI,LR
Guī Jiǎ|龟甲|龜甲|shell|slightly cold|sweet,salty|HT,KI,LR
Biē Jiǎ|鳖甲|鱉甲|shell|slightly cold|salty|KI,LR
Má Huáng Gēn|麻黄根|麻黃根|root|neutral|sweet,astringent|LU,HT
Fú Xiǎo Mài|浮小麦|浮小麥|fruit|cool|sweet|HT
Wǔ Wèi Zǐ|五味子||fruit|warm|sweet,sour|LU,HT,KI
Wū Méi|乌梅|烏梅|fruit|neutral|sour,astringent|LU,LI,SP,LR
Wǔ Bèi Zǐ|五倍子||gall|cold|sour,astringent|LU,LI,KI
Yīng Sù Qiào|罂粟壳|罌粟殼|fruit peel|neutral|sour,astringent|LU,LI,KI|controlled substance
Shí Liú Pí|石榴皮||fruit peel|warm|sour,astringent|LI
Hē Zǐ|诃子|訶子|fruit|neutral|bitter,sour,astringent|LU,LI
Ròu Dòu Kòu|肉豆蔻||seed|warm|acrid|LI,ST,SP
Chì Shí Zhī|赤石脂||mineral|warm|sweet,sour,astringent|LI,ST
Yǔ Yú Liáng|禹余粮|禹餘糧|mineral|slightly cold|sweet,astringent|LI,ST
Shān Zhū Yú|山茱萸||fruit|slightly warm|sour,astringent|KI,LR
Fù Pén Zǐ|覆盆子||fruit|warm|sweet,sour|BL,KI,LR
Sāng Piāo Xiāo|桑螵蛸||animal part|neutral|sweet,salty|KI,LR
Hǎi Piāo Xiāo|海螵蛸||shell|warm|salty,astringent|SP,KI
Lián Zǐ|莲子|蓮子|seed|neutral|sweet,astringent|SP,HT,KI
Lián Xū|莲须|蓮鬚|stamen|neutral|sweet,astringent|HT,KI
Qiàn Shí|芡实|芡實|seed|neutral|sweet,astringent|SP,KI
Jīn Yīng Zǐ|金樱子|金櫻子|fruit|neutral|sweet,sour,astringent|LI,BL,KI
Chūn Pí|椿皮||bark|cold|bitter,astringent|LI,ST,LR
Cháng Shān|常山||root|cold|acrid,bitter|LU,HT,LR
Guā Dì|瓜蒂||fruit stalk|cold|bitter|ST
Lí Lú|藜芦|藜蘆|root|cold|acrid,bitter|LU,ST,LR
Xióng Huáng|雄黄|雄黃|mineral|warm|acrid|LI,LR|prohibited in EU
Liú Huáng|硫黄|硫黃|mineral|warm|sour|LI,KI
Bái Fán|白矾|白礬|mineral|cold|sour,astringent|LU,LI,SP,LR
Shé Chuáng Zǐ|蛇床子|蛇牀子|fruit|warm|acrid,bitter|KI
Chán Sū|蟾酥||secretion|warm|acrid|HT
Fēng Fáng|蜂房||animal part|neutral|sweet|ST
Dà Suàn|大蒜||bulb|warm|acrid|LU,ST,SP
Qīng Fěn|轻粉|輕粉|mineral|cold|acrid|LI,SI|prohibited in EU
Jīng Mǐ|粳米
Zhú Yè|竹叶|竹葉
Hé Gěng|荷梗
Xī Guā Cuì Yī|西瓜翠衣
Fú Shén|茯神
Guī Jiǎ Jiāo|龟甲胶|龜甲膠
Bīng Táng|冰糖
Xiǎo Mài|小麦|小麥
Jī Zǐ Huáng|鸡子黄|雞子黃
Zào Xīn Tǔ|灶心土|竈心土
Lí Pí|梨皮
Dǎn Nán Xīng|胆南星|膽南星
Zào Jiǎo Cì|皂角刺
Tiān Kuí Zǐ|天葵子
Dōng Guā Zǐ|冬瓜子
Nuò Mǐ|糯米
Fú Líng Pí|茯苓皮
Shēng Jiāng Pí|生姜皮|生薑皮`;
