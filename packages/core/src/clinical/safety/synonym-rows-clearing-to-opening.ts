/** Other names of substances from those that release the exterior to those that open the orifices. The form of a row is described in `synonym-rows.ts`. */
export const clearingSynonymRows = `
mahuang|ephedra,efedra,Zhi Ma Huang,Sheng Ma Huang,炙麻黄,麻黃
guizhi|cinnamon twig,ramo de canela
zisuye|perilla leaf,folha de perila,Su Ye,苏叶,Zi Su,紫苏,紫蘇葉
shengjiang|fresh ginger,ginger,gengibre,gengibre fresco,鲜姜,生薑
xiangru|mosla,elsholtzia
jingjie|schizonepeta,Jing Jie Sui,荆芥穗,Jing Jie Tan,荊芥
fangfeng|siler root,saposhnikovia,防風
qianghuo|notopterygium
baizhi|Dahurian angelica,angélica-dahurica,Xiang Bai Zhi
xixin|asarum,wild ginger,Liao Xi Xin,ásaro,細辛
gaoben|ligusticum sinense,lovage root
cangerzi|xanthium,cocklebur fruit,Cang Er,苍耳,Chao Cang Er Zi,蒼耳子
xinyi|magnolia flower,flor de magnólia,Xin Yi Hua,辛夷花
congbai|spring onion,scallion,cebolinha,cebolinho,蔥白
xiheliu|tamarisk twig,tamargueira,Cheng Liu,柽柳
bohe|mint,Chinese mint,hortelã,hortelã-japonesa
niubangzi|burdock seed,bardana (semente),Da Li Zi,大力子,Niu Bang
chantui|cicada moulting,cicada slough,muda de cigarra,Chan Yi,蝉衣,蟬蛻
sangye|mulberry leaf,folha de amoreira,Shuang Sang Ye,桑葉
juhua|chrysanthemum flower,crisântemo,Hang Ju Hua,Bai Ju Hua,Gan Ju Hua
manjingzi|vitex fruit,chasteberry simple-leaf,蔓荊子
chaihu|bupleurum,bupleuro,Bei Chai Hu,Nan Chai Hu,Cu Chai Hu,北柴胡
shengma|cimicifuga rhizome,Lü Sheng Ma
gegen|kudzu root,kudzu,puerária,Fen Ge,粉葛,Ge
dandouchi|fermented soybean,soja fermentada,Dou Chi,豆豉
fuping|duckweed,lentilha-de-água
muzei|horsetail rough,cavalinha (áspera),scouring rush,木賊
shigao|gypsum,gesso,Sheng Shi Gao,Duan Shi Gao,生石膏,煅石膏
zhimu|anemarrhena,Yan Zhi Mu
lugen|reed rhizome,caniço (rizoma),Wei Jing,苇茎,蘆根
tianhuafen|trichosanthes root,Gua Lou Gen,瓜蒌根,Hua Fen
danzhuye|lophatherum,bamboo leaf,淡竹葉
zhizi|gardenia fruit,gardénia,Shan Zhi Zi,山栀子,Shan Zhi,Chao Zhi Zi,梔子
xiakucao|prunella,self-heal,prunela,erva-férrea
juemingzi|cassia seed,sene-obtusifólia (semente),Cao Jue Ming,草决明,Jue Ming,決明子
gujingcao|eriocaulon,pipewort
mimenghua|buddleia flower,budleia
qingxiangzi|celosia seed,crista-de-galo (semente)
huangqin|scutellaria,skullcap root,escutelária,Jiu Huang Qin,Zi Qin,黃芩
huanglian|coptis,goldthread,cóptis,Chuan Lian,川连,Jiang Huang Lian,Jiu Huang Lian,黃連,黃连
huangbo|phellodendron bark,Huang Bai,黄柏皮,Chuan Huang Bo,Yan Huang Bo,sobreiro-de-amur,黃柏
longdan|gentian root,genciana chinesa,Long Dan Cao,龙胆草,龍膽
qinpi|ash bark,casca de freixo
kushen|sophora root,苦蔘
baixianpi|dictamnus root bark,dictamno,Bai Xian,白鮮皮
jinyinhua|honeysuckle flower,madressilva,Er Hua,Ren Dong Hua,忍冬花,双花,Shuang Hua,金銀花
lianqiao|forsythia fruit,forsítia,連翹
daqingye|isatis leaf,folha de isátis,woad leaf,大青葉
banlangen|isatis root,raiz de isátis,woad root,板藍根
qingdai|indigo naturalis,índigo natural
chuanxinlian|andrographis,andrógrafis,穿心蓮
pugongying|dandelion,dente-de-leão
zihuadiding|violet,violeta chinesa,Di Ding,地丁
yejuhua|wild chrysanthemum,crisântemo selvagem
chonglou|paris rhizome,Qi Ye Yi Zhi Hua,七叶一枝花,Zao Xiu,蚤休,重樓
quanshen|bistort rhizome,bistorta,拳參,拳蔘
tufuling|smilax glabra,salsaparrilha chinesa
yuxingcao|houttuynia,erva-peixe (houttuynia),魚腥草
shegan|belamcanda,blackberry lily
shandougen|sophora tonkinensis root,Guang Dou Gen,广豆根
mabo|puffball,馬勃
machixian|purslane,beldroega,馬齒莧
yadanzi|brucea fruit,java brucea,鴉膽子
baitouweng|pulsatilla root,pulsatila chinesa,白頭翁
baijiangcao|patrinia,敗醬草
banbianlian|lobelia chinensis,lobélia chinesa,半邊蓮
baihuasheshecao|oldenlandia,hedyotis,She She Cao
banzhilian|scutellaria barbata,barbed skullcap,半枝蓮
shancigu|cremastra,pleione,Mao Ci Gu
loulu|rhaponticum root,stemmacantha,漏蘆
bailian|ampelopsis root,白蘞
muhudie|oroxylum seed,Qian Zhang Zhi,千张纸
daxueteng|sargentodoxa,Hong Teng,红藤,Xue Teng
mianmaguanzhong|dryopteris,male fern,feto-macho,Guan Zhong,贯众,綿馬貫衆
rendongteng|honeysuckle stem,madressilva (caule),Jin Yin Teng,金银藤
dihuang|rehmannia,rehmânia,Sheng Di Huang,Sheng Di,生地,生地黄,Xian Di Huang,鲜地黄,地黃
xuanshen|scrophularia,figwort,Yuan Shen,元参,escrofulária,Hei Shen,玄蔘
mudanpi|moutan bark,tree peony bark,peónia-arbórea,Dan Pi,丹皮,Mu Dan
chishao|red peony root,peónia vermelha,Chi Shao Yao,赤芍药
zicao|lithospermum,groomwell root,litospermo,Ruan Zi Cao
shuiniujiao|water buffalo horn,chifre de búfalo
qinghao|sweet wormwood,artemisia annua,artemísia-doce,Huang Hua Hao,黄花蒿
baiwei|cynanchum atratum
digupi|lycium bark,wolfberry root bark,casca da raiz de goji,Gou Qi Gen Pi,Gou Qi Pi
yinchaihu|stellaria root,銀柴胡
huhuanglian|picrorhiza,胡黃連,胡黃连
dahuang|rhubarb root,ruibarbo,Sheng Da Huang,Jiu Da Huang,Shu Da Huang,Chuan Jun,Jiang Jun,大黃
mangxiao|mirabilite,Glauber's salt,sal de Glauber,Yuan Ming Fen,Xuan Ming Fen,玄明粉
fanxieye|senna leaf,sene,folhas de sene,番瀉葉
luhui|aloe resin,aloé (suco seco),babosa,蘆薈
huomaren|hemp seed,semente de cânhamo,Ma Zi Ren,麻子仁,Da Ma Ren,大麻仁,cannabis seed
yuliren|prunus humilis seed,bush cherry kernel
gansui|kansui root
jingdaji|Peking euphorbia root,eufórbia-de-pequim,大戟
yuanhua|genkwa flower,flor de genkwa
shanglu|pokeweed root,fitolaca,商陸
qianniuzi|morning glory seed,semente de ipomeia,Hei Chou,Bai Chou,牵牛,牽牛子
badoushuang|croton seed defatted,crotão,Ba Dou,巴豆
qianjinzi|caper spurge seed,Xu Sui Zi,续随子
duhuo|Chuan Du Huo,angelica pubescens root,angélica-pubescente,獨活
weilingxian|clematis root,clemátide,威靈仙
zhichuanwu|prepared aconite,acónito preparado,川乌,制川烏
zhicaowu|prepared wild aconite,Cao Wu,草乌,制草烏
qishe|long-nosed pit viper,víbora,Bai Hua She,白花蛇,蘄蛇
wushaoshe|black-striped snake,Wu She,乌蛇,烏梢蛇
mugua|chaenomeles,quince Chinese,marmelo chinês,Xuan Mu Gua
haifengteng|piper kadsura,Feng Teng,海風藤
lulutong|liquidambar fruit,fruto de liquidâmbar,Feng Xiang Guo
qinjiao|gentiana macrophylla root,genciana-de-folha-grande
fangji|stephania tetrandra,Han Fang Ji,汉防己,Fen Fang Ji
sangzhi|mulberry twig,raminho de amoreira
xixiancao|siegesbeckia,Xi Qian Cao,豨签草,豨薟草
luoshiteng|star jasmine stem,Luo Shi,絡石藤
sigualuo|luffa,esponja vegetal,絲瓜絡
wujiapi|acanthopanax bark,Nan Wu Jia Pi,南五加皮
sangjisheng|mulberry mistletoe,visco-de-amoreira,Ji Sheng
gouji|cibotium rhizome,Jin Mao Gou Ji,金毛狗脊,feto-arbóreo
qiannianjian|homalomena
shenjincao|lycopodium,licopódio
xuchangqing|cynanchum paniculatum,徐長卿
qingfengteng|sinomenium stem,青風藤
luxiancao|pyrola,pirola,鹿銜草
chuanshanlong|dioscorea nipponica,穿山龍
guanghuoxiang|patchouli,Huo Xiang,藿香,agastache,廣藿香
peilan|eupatorium,佩蘭
cangzhu|atractylodes rhizome,Bai Cang Zhu,Chao Cang Zhu,Mao Cang Zhu,蒼朮
houpo|magnolia bark,casca de magnólia,Jiang Hou Po,川厚朴,Hou Pu
sharen|amomum,cardamomo-ouriço,Yang Chun Sha,Suo Sha Ren
doukou|round cardamom,cardamomo-redondo,Bai Dou Kou,白豆蔻,Kou Ren
caodoukou|alpinia katsumadai seed
caoguo|tsaoko,amomum tsaoko
fuling|poria,tuckahoe,pória,Bai Fu Ling,Chi Fu Ling,Yun Ling
yiyiren|coix seed,Job's tears,lágrimas-de-nossa-senhora,Yi Mi,薏米,Yi Ren
zhuling|polyporus,políporo,豬苓
zexie|alisma,alisma (rizoma),澤瀉
dongguapi|wax gourd peel,casca de abóbora-branca
xiangjiapi|periploca bark,Bei Wu Jia Pi,北五加皮
cheqianzi|plantain seed,psyllium Asian,semente de tanchagem,Che Qian,车前,車前子
cheqiancao|plantain herb,tanchagem,車前草
huashi|talc,talco,Hua Shi Fen
mutong|akebia stem,Bai Mu Tong,akébia
tongcao|tetrapanax pith,rice-paper plant
qumai|dianthus,cravina,瞿麥
bianxu|knotgrass,sempre-noiva,polígono
difuzi|kochia fruit,broom cypress,地膚子
haijinsha|lygodium spore
shiwei|pyrrosia leaf,石韋
dengxincao|juncus pith,junco,燈心草
fenbixie|dioscorea hypoglauca,Bi Xie,萆薢
yinchen|capillary artemisia,Yin Chen Hao,茵陈蒿,artemísia-capilar,茵陳
jinqiancao|lysimachia,moneywort,金錢草
huzhang|Japanese knotweed rhizome,polígono-japonês,knotweed
chuipencao|sedum sarmentosum
jigucao|abrus herb,雞骨草
yumixu|corn silk,barba de milho,cabelo de milho,玉米鬚
chixiaodou|rice bean,Chi Dou,feijão-azuki
fuzi|aconite prepared,acónito,Zhi Fu Zi,Hei Shun Pian,Bai Fu Pian,Pao Fu Zi,制附子,附片
ganjiang|dried ginger,gengibre seco,乾薑,干薑
rougui|cinnamon bark,canela (casca),Guan Gui,官桂,Gui Xin
wuzhuyu|evodia fruit,evódia,Wu Yu,吳茱萸
xiaohuixiang|fennel,funcho,Hui Xiang,茴香
dingxiang|clove,cravinho,cravo-da-índia,Gong Ding Xiang,丁子香
gaoliangjiang|galangal,galanga,高良薑
huajiao|Sichuan pepper,pimenta-de-sichuan,Chuan Jiao,川椒,Shu Jiao
hujiao|black pepper,pimenta-preta
biba|long pepper,pimenta-longa,蓽茇
bichengqie|litsea fruit,cubeb,蓽澄茄
chenpi|tangerine peel,casca de tangerina,Ju Pi,橘皮,Guang Chen Pi,Ju Hong,橘红,陳皮
qingpi|green tangerine peel,casca de tangerina verde
zhishi|bitter orange immature,laranja-amarga imatura,Chao Zhi Shi,枳實
zhiqiao|bitter orange,laranja-amarga,Zhi Ke,Chao Zhi Qiao,枳殼
muxiang|costus root,costo,Yun Mu Xiang,Guang Mu Xiang,saussurea,云木香,aucklandia
chenxiang|agarwood,aloeswood,pau-de-águila
tanxiang|sandalwood,sândalo
xiangfu|nut grass,cyperus,tiririca,Xiang Fu Zi,Cu Xiang Fu,香附子,junça
wuyao|lindera root,烏藥
chuanlianzi|melia toosendan fruit,Jin Ling Zi,金铃子,Ku Lian Zi
lizhihe|lychee seed,caroço de líchia
foshou|buddha's hand,cidra-mão-de-buda,Fo Shou Gan,佛手柑
xiangyuan|citron,cidra,香櫞
meiguihua|rose,rosa,botões de rosa
xiebai|longstamen onion,macrostem onion,alho-chinês (bolbo)
dafupi|areca husk,casca de noz de areca
shidi|persimmon calyx,cálice de dióspiro
huajuhong|pummelo peel,化橘紅
juhe|tangerine seed,caroço de tangerina
gansong|nardostachys,nardo-da-índia,spikenard
shanzha|hawthorn fruit,pilriteiro chinês,Jiao Shan Zha
liushenqu|medicated leaven,Shen Qu,神曲,Jiao Shen Qu,massa fermentada
maiya|barley malt,malte,cevada germinada,Chao Mai Ya,Jiao Mai Ya,麥芽
daoya|rice sprout,arroz germinado,Gu Ya,谷芽
laifuzi|radish seed,semente de rabanete,Lu Bo Zi,萊菔子
jineijin|chicken gizzard lining,moela de galinha,雞內金
shijunzi|quisqualis fruit,Rangoon creeper
kulianpi|melia bark,casca de amargoseira
binglang|betel nut,areca nut,noz de areca,Da Fu Zi,檳榔
nanguazi|pumpkin seed,semente de abóbora
leiwan|omphalia
feizi|torreya seed
xiaoji|small thistle,cardo-das-vinhas,Ci Jie Cai,小薊
daji|Japanese thistle,cardo,大薊
diyu|sanguisorba,burnet,pimpinela
huaihua|sophora flower,Huai Mi,槐米,flor de sófora
huaijiao|sophora pod
cebaiye|arborvitae leaf,biota leaf,folha de tuia,側柏葉
baimaogen|imperata,woolly grass,Mao Gen
sanqi|notoginseng,pseudoginseng,Tian Qi,田七,Tian San Qi,Shen San Qi
qiancao|Indian madder,ruiva,Qian Cao Gen
puhuang|cattail pollen,pólen de tábua,Sheng Pu Huang,Pu Huang Tan,蒲黃
baiji|bletilla,bletila
xianhecao|agrimony,agrimónia,仙鶴草
zonglu|trachycarpus fibre,palma,Zong Lu Tan,棕榈炭,棕櫚
xueyutan|carbonised hair,cabelo carbonizado,Xue Yu,血餘炭
aiye|mugwort,artemísia,Ai,moxa leaf,Qi Ai,艾葉
paojiang|baked ginger,gengibre tostado,Hei Jiang,炮薑
oujie|lotus rhizome node,nó de rizoma de lótus,藕節
chuanxiong|Sichuan lovage,levístico-de-sichuan,Fu Xiong
yanhusuo|corydalis,元胡,Yuan Hu,延胡,Xuan Hu Suo,coridalis
yujin|curcuma root tuber,turmeric tuber,Chuan Yu Jin,açafroa (tubérculo),鬱金
jianghuang|turmeric,curcuma,açafrão-da-índia,薑黃,薑黄,姜黃
ruxiang|frankincense,olibanum,incenso,Zhi Ru Xiang
moyao|myrrh,mirra,Zhi Mo Yao,沒藥
wulingzhi|flying squirrel dung,trogopterus,五靈脂
danshen|red sage root,salvia root,salva-vermelha,Zi Dan Shen,丹蔘
honghua|safflower,cártamo,紅花
taoren|peach kernel,caroço de pêssego
yimucao|motherwort,agripalma chinesa,Kun Cao
niuxi|achyranthes,Huai Niu Xi,怀牛膝
chuanniuxi|cyathula root
jixueteng|spatholobus,millettia stem,雞血藤
zelan|lycopus,bugleweed,licopo,澤蘭
wangbuliuxing|vaccaria seed,saponaria-dos-vaqueiros
yuejihua|China rose flower,rosa-da-china
lingxiaohua|campsis flower,trombeta-chinesa
tubiechong|wingless cockroach,barata-chinesa,Di Bie Chong,地鳖虫,Zhe Chong,䗪虫,土鱉蟲
sumu|sappan wood,pau-de-sappan,sapan,蘇木
gusuibu|drynaria,feto Drynaria,骨碎補
maqianzi|nux vomica,noz-vómica,Fan Mu Bie,馬錢子
zirantong|pyrite,pirite,自然銅
xuejie|dragon's blood,sangue-de-dragão
ezhu|zedoary,zedoária,Peng E Zhu,莪術
sanleng|sparganium,common bur reed,Jing San Leng,荆三棱
shuizhi|leech,sanguessuga
banmao|cantharides,blister beetle,cantárida
ercha|catechu,catechu acácia,Hei Er Cha,兒茶
jiangxiang|dalbergia wood,Jiang Zhen Xiang,jacarandá (madeira)
yinxingye|ginkgo leaf,ginkgo,folha de ginkgo,Bai Guo Ye,白果叶,銀杏葉
banxia|pinellia,pinélia,Fa Ban Xia,Jiang Ban Xia,Qing Ban Xia,Zhi Ban Xia,法半夏,姜半夏,清半夏,制半夏
tiannanxing|arisaema,jack-in-the-pulpit,Zhi Nan Xing,制天南星
baifuzi|typhonium,Zhi Bai Fu Zi,Yu Bai Fu
jiezi|white mustard seed,mostarda-branca,Bai Jie Zi,白芥子
zhuyazao|gleditsia fruit,Zao Jiao,皂角,皂荚,Zhu Ya Zao Jiao,豬牙皁
xuanfuhua|inula flower,ínula
baiqian|cynanchum stauntonii
maozhaocao|catclaw buttercup,Xiao Mao Zhao Cao,貓爪草
chuanbeimu|fritillaria,fritilária,Chuan Bei,川貝母
zhebeimu|Zhejiang fritillaria,Zhe Bei,Xiang Bei,大贝,浙貝母
gualou|trichosanthes fruit,tricosante,Quan Gua Lou,全瓜蒌,Gua Lou Shi,瓜蔞
gualoupi|trichosanthes peel,Gua Pi,瓜蔞皮
gualouzi|trichosanthes seed,Gua Lou Ren,瓜蒌仁,瓜蔞子
zhuru|bamboo shavings,lascas de bambu,Qing Zhu Ru
tianzhuhuang|bamboo silica,Zhu Huang,天竺黃
qianhu|peucedanum,hogfennel
jiegeng|platycodon,balloon flower,flor-balão
haizao|sargassum,sargaço
kunbu|kelp,laminaria,kombu,Hai Dai,海带,alga castanha
huangyaozi|air potato,inhame-aéreo,黃藥子,黃药子
geqiao|clam shell,concha de amêijoa,Hai Ge Qiao,蛤殼
walengzi|ark shell,concha de berbigão
kuxingren|apricot kernel,amêndoa amarga de damasco,Xing Ren,杏仁,Ku Xing
zisuzi|perilla seed,semente de perila,Su Zi,苏子,紫蘇子
baibu|stemona,Zhi Bai Bu
ziwan|aster root,Zhi Zi Wan
kuandonghua|coltsfoot flower,tussilagem,farfara
pipaye|loquat leaf,folha de nespereira,枇杷葉
sangbaipi|mulberry root bark,casca da raiz de amoreira
tinglizi|descurainia,lepidium seed,Ting Li,葶苈,葶藶子
baiguo|ginkgo seed,noz de ginkgo,Yin Xing Zi
yangjinhua|datura flower,figueira-do-inferno,trombeteira,Man Tuo Luo Hua
luohanguo|monk fruit,fruta-dos-monges,Luo Han,羅漢果
zhusha|cinnabar,cinábrio,Dan Sha,丹砂,Chen Sha,硃砂
cishi|magnetite,magnetita,Ling Ci Shi
longgu|dragon bone,osso de dragão,fossil bone,Hua Long Gu,龍骨
hupo|amber,âmbar,succinum
suanzaoren|sour jujube seed,semente de jujuba-brava,Zao Ren,Chao Suan Zao Ren,酸棗仁
baiziren|arborvitae seed,biota seed
shouwuteng|fleeceflower vine,Ye Jiao Teng,夜交藤,首烏藤
hehuanpi|albizia bark,casca de albízia,合歡皮
hehuanhua|albizia flower,flor de albízia,合歡花
yuanzhi|polygala root,polígala,Zhi Yuan Zhi,遠志
lingzhi|reishi,ganoderma,reishi (cogumelo),Chi Zhi,Zi Zhi,靈芝
lingyangjiao|antelope horn,saiga horn,chifre de saiga,Ling Yang Jiao Fen,羚角
shijueming|abalone shell,concha de orelha-do-mar,石決明
zhenzhumu|nacre,madrepérola
zhenzhu|pearl,pérola
muli|oyster shell,concha de ostra,Sheng Mu Li,Duan Mu Li,牡蠣
zheshi|hematite,Dai Zhe Shi,代赭石
jili|tribulus,abrolho,Bai Ji Li,白蒺藜,Ci Ji Li
luobumaye|apocynum leaf,Luo Bu Ma,羅布麻葉
niuhuang|ox gallstone,bezoar bovino,bezoar,牛黃
gouteng|uncaria,gambir vine,gambir chinês,鉤藤
tianma|gastrodia,gastródia,Ming Tian Ma
dilong|earthworm,minhoca,地龍
quanxie|scorpion,escorpião,Quan Chong,全虫,全蠍
wugong|centipede,centopeia
jiangcan|silkworm,bicho-da-seda,Bai Jiang Can,白僵蚕,Tian Chong,殭蠶
shexiang|musk,almíscar
bingpian|borneol,Long Nao,龙脑,Mei Pian
suhexiang|liquid storax,estoraque,蘇合香
shichangpu|acorus,sweetflag rhizome,ácoro,Chang Pu,菖蒲,Jiu Jie Chang Pu
`;
