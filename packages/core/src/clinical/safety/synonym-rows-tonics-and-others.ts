/**
 * Other names of tonics, astringents, emetics and substances for external use. The form of a row is described in
 * `synonym-rows.ts`.
 */
export const tonicSynonymRows = `
renshen|ginseng,Sheng Shai Shen,Hong Shen,红参,Bai Shen,人蔘,人參
xiyangshen|American ginseng,ginseng-americano,Hua Qi Shen,花旗参,西洋參,西洋蔘
dangshen|codonopsis,codonópsis,Lu Dang,Tai Dang Shen,黨蔘,党蔘
taizishen|pseudostellaria,Hai Er Shen,孩儿参,太子參,太子蔘
huangqi|astragalus,astrágalo,Bei Qi,北芪,Sheng Huang Qi,Zhi Huang Qi,炙黄芪,黃芪
baizhu|white atractylodes,Chao Bai Zhu,atractilodes-branca,白朮
shanyao|Chinese yam,inhame chinês,Huai Shan Yao,怀山药,Shu Yu,Huai Shan,山藥
baibiandou|hyacinth bean,feijão-lablab,Bian Dou,扁豆
gancao|licorice,liquorice,alcaçuz,Zhi Gan Cao,Sheng Gan Cao,炙甘草,生甘草,Gan Cao Shao
dazao|jujube,tâmara-chinesa,jujuba,Hong Zao,红枣,大棗
fengmi|honey,mel
ciwujia|eleuthero,Siberian ginseng,ginseng-siberiano
jiaogulan|gynostemma,絞股藍
hongjingtian|rhodiola,rodíola,紅景天
yitang|maltose,malt sugar,飴糖
shaji|sea buckthorn,espinheiro-marítimo
lurong|deer antler velvet,veludo de veado,Lu Rong Pian
lujiaojiao|deer antler glue,gelatina de chifre de veado,鹿角膠
bajitian|morinda root,Ba Ji Rou
yinyanghuo|epimedium,horny goat weed,epimédio,Xian Ling Pi,仙灵脾
xianmao|curculigo
buguzhi|psoralea,Po Gu Zhi,破故纸,補骨脂
yizhi|alpinia fruit,Yi Zhi Ren,益智仁
roucongrong|cistanche,Cong Rong,苁蓉,肉蓯蓉
suoyang|cynomorium,鎖陽
tusizi|dodder seed,cuscuta,菟絲子
shayuanzi|astragalus seed,Sha Yuan Ji Li,沙苑蒺藜
duzhong|eucommia bark,eucómia,Chao Du Zhong
xuduan|dipsacus,cardo-penteador,Chuan Xu Duan,川续断,續斷
jiucaizi|chive seed,semente de cebolinho chinês
gejie|gecko,geco
dongchongxiacao|cordyceps,cordiceps,Chong Cao,虫草,冬蟲夏草
huluba|fenugreek,feno-grego,胡蘆巴
hetaoren|walnut,noz
danggui|angelica root,dong quai,angélica-chinesa,Quan Dang Gui,Dang Gui Shen,Dang Gui Wei,當歸
shudihuang|prepared rehmannia,rehmânia preparada,Shu Di,熟地,熟地黃
baishao|white peony,peónia-branca,Bai Shao Yao,白芍药,Shao Yao,芍药
ejiao|donkey-hide gelatin,gelatina de burro,E Jiao Zhu,阿胶珠,阿膠
heshouwu|fleeceflower root,fo-ti,polígono multiflorum,Shou Wu,Sheng He Shou Wu,生何首乌,何首烏
zhiheshouwu|prepared fleeceflower,Zhi Shou Wu,制首乌,制何首烏
longyanrou|longan,longana,Gui Yuan Rou,桂圆,龍眼肉
beishashen|glehnia,北沙蔘
nanshashen|adenophora,南沙蔘
baihe|lily bulb,lírio (bolbo)
maidong|ophiopogon,Mai Men Dong,麦门冬,麥冬
tiandong|asparagus root,espargo chinês,Tian Men Dong,天门冬
shihu|dendrobium,dendróbio,Jin Chai Shi Hu,Tie Pi Shi Hu
yuzhu|polygonatum odoratum,Solomon's seal,selo-de-salomão
huangjing|polygonatum sibiricum,Siberian solomon's seal,黃精
gouqizi|goji berry,wolfberry,goji,Gou Qi,枸杞,Ning Xia Gou Qi
mohanlian|eclipta,Han Lian Cao,旱莲草,墨旱蓮
nuzhenzi|ligustrum,privet fruit,alfeneiro,女貞子
sangshen|mulberry fruit,amora-preta,Sang Shen Zi
heizhima|black sesame,sésamo preto,Hu Ma Ren
guijia|tortoise shell,carapaça de tartaruga,Gui Ban,龟板,Cu Gui Jia,龜甲
biejia|softshell turtle shell,carapaça de tartaruga-de-carapaça-mole,鱉甲
mahuanggen|ephedra root,raiz de efedra,麻黃根
fuxiaomai|light wheat,trigo leve,Huai Xiao Mai,浮小麥
wuweizi|schisandra,esquisandra,Bei Wu Wei Zi,北五味子
wumei|mume fruit,ameixa-preta,smoked plum,烏梅
wubeizi|galla chinensis,gall nut,noz-de-galha,Wu Bei
yingsuqiao|opium poppy husk,cápsula de papoila,Su Ke,罌粟殼
shiliupi|pomegranate peel,casca de romã
hezi|terminalia,Chebula,mirobálano,訶子
roudoukou|nutmeg,noz-moscada,Rou Kou
chishizhi|red halloysite,caulino vermelho
yuyuliang|limonite,禹餘糧
shanzhuyu|cornelian cherry,corniso,Shan Yu Rou,山萸肉,Zao Pi
fupenzi|raspberry,framboesa chinesa
sangpiaoxiao|mantis egg case,ooteca de louva-a-deus
haipiaoxiao|cuttlebone,osso de choco,Wu Zei Gu,乌贼骨
lianzi|lotus seed,semente de lótus,Lian Rou,蓮子
lianxu|lotus stamen,estames de lótus,蓮鬚
qianshi|euryale,foxnut,nenúfar-espinhoso,芡實
jinyingzi|rosa laevigata,Cherokee rose hip,fruto de rosa-cherokee,金櫻子
chunpi|ailanthus bark,casca de ailanto,Chun Gen Pi
changshan|dichroa root,Huang Chang Shan
guadi|melon pedicel,pedúnculo de melão
lilu|veratrum,heléboro-branco,藜蘆
xionghuang|realgar,雄黃
liuhuang|sulphur,enxofre,硫黃
baifan|alum,pedra-ume,Ming Fan,明矾,Ku Fan,枯矾,白礬
shechuangzi|cnidium seed,She Chuang,蛇牀子
chansu|toad venom,veneno de sapo
fengfang|wasp nest,ninho de vespa,Lu Feng Fang,露蜂房
dasuan|garlic,alho
qingfen|calomel,calomelanos,輕粉
`;
