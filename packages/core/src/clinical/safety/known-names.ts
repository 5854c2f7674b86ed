import { compact } from "../../text/fold.ts";
import { synonymRows } from "./synonym-rows.ts";
import { tableRows } from "./table-rows.ts";

/**
 * Chinese names of substances that rules name, to recognise a clinic's own entry: key | the name in both scripts. The
 * last five are in no catalogue.
 */
const names = `
renshen|人参,人蔘,人參
xiyangshen|西洋参,西洋參
danshen|丹参,丹蔘,丹參
danggui|当归,當歸
chuanxiong|川芎
honghua|红花,紅花
taoren|桃仁
sanqi|三七
shuizhi|水蛭
jianghuang|姜黄,薑黃
yinxingye|银杏叶,銀杏葉
dasuan|大蒜
shengjiang|生姜,生薑
gouqizi|枸杞子
mahuang|麻黄,麻黃
gancao|甘草
fuzi|附子
zhichuanwu|制川乌,制川烏
zhicaowu|制草乌,制草烏
chansu|蟾酥
xiangjiapi|香加皮
tinglizi|葶苈子,葶藶子
dahuang|大黄,大黃
fanxieye|番泻叶,番瀉葉
luhui|芦荟,蘆薈
huanglian|黄连,黃連
huangbo|黄柏,黃柏
huangqi|黄芪,黃芪
gegen|葛根
wuweizi|五味子
buguzhi|补骨脂,補骨脂
baizhi|白芷
heshouwu|何首乌,何首烏
huangyaozi|黄药子,黃藥子
cangerzi|苍耳子,蒼耳子
chuanlianzi|川楝子
chaihu|柴胡
xixin|细辛,細辛
suanzaoren|酸枣仁,酸棗仁
yuanzhi|远志,遠志
zhusha|朱砂,硃砂
xionghuang|雄黄,雄黃
shigao|石膏
muli|牡蛎,牡蠣
longgu|龙骨,龍骨
shanzha|山楂
gouteng|钩藤,鉤藤
duzhong|杜仲
zexie|泽泻,澤瀉
cheqianzi|车前子,車前子
haizao|海藻
kunbu|昆布
yangjinhua|洋金花
maqianzi|马钱子,馬錢子
binglang|槟榔,檳榔
yanhusuo|延胡索
yingsuqiao|罂粟壳,罌粟殼
yinyanghuo|淫羊藿
banxia|半夏
gualou|瓜蒌,瓜蔞
gualoupi|瓜蒌皮,瓜蔞皮
gualouzi|瓜蒌子,瓜蔞子
tianhuafen|天花粉
chuanbeimu|川贝母,川貝母
zhebeimu|浙贝母,浙貝母
bailian|白蔹,白蘞
baiji|白及
gansui|甘遂
jingdaji|京大戟
yuanhua|芫花
lilu|藜芦,藜蘆
dangshen|党参,黨蔘,黨參
xuanshen|玄参,玄蔘,玄參
beishashen|北沙参,北沙蔘,北沙參
nanshashen|南沙参,南沙蔘,南沙參
kushen|苦参,苦蔘,苦參
baishao|白芍
chishao|赤芍
liuhuang|硫黄,硫黃
mangxiao|芒硝
badoushuang|巴豆霜
qianniuzi|牵牛子,牽牛子
dingxiang|丁香
yujin|郁金,鬱金
sanleng|三棱
rougui|肉桂
chishizhi|赤石脂
wulingzhi|五灵脂,五靈脂
qingfen|轻粉,輕粉
lingyangjiao|羚羊角
shexiang|麝香
kuandonghua|款冬花
tiannanxing|天南星
baifuzi|白附子
maiya|麦芽,麥芽
shuiyin|水银,水銀
pishuang|砒霜
langdu|狼毒
mituoseng|密陀僧
xijiao|犀角
`;

/** Prepared forms to which the rules of the plain substance apply: key | plain substance | the name in both scripts. */
const forms = `
zhiheshouwu|heshouwu|制何首乌,制何首烏
zhigancao|gancao|炙甘草
shenggancao|gancao|生甘草
fabanxia|banxia|法半夏
jiangbanxia|banxia|姜半夏,薑半夏
qingbanxia|banxia|清半夏
zhibanxia|banxia|制半夏,製半夏
shengbanxia|banxia|生半夏
zhifuzi|fuzi|制附子,製附子
paofuzi|fuzi|炮附子
heishunpian|fuzi|黑顺片,黑順片
baifupian|fuzi|白附片
chuanwu|zhichuanwu|川乌,川烏
caowu|zhicaowu|草乌,草烏
hongshen|renshen|红参,紅參
jiudahuang|dahuang|酒大黄,酒大黃
shoudahuang|dahuang|熟大黄,熟大黃
duanmuli|muli|煅牡蛎,煅牡蠣
duanshigao|shigao|煅石膏
xuanmingfen|mangxiao|玄明粉
badou|badoushuang|巴豆
hongdaji|jingdaji|红大戟,紅大戟,大戟
mudingxiang|dingxiang|母丁香
pingbeimu|zhebeimu|平贝母,平貝母
yibeimu|zhebeimu|伊贝母,伊貝母
hubeibeimu|zhebeimu|湖北贝母,湖北貝母
`;

/** The plain substance of each prepared form. */
export const formsOf: Readonly<Record<string, string>> = Object.fromEntries(
  tableRows(forms).map(([key = "", plain = ""]) => [key, plain]),
);

const written = [...tableRows(names), ...tableRows(forms).map(([key = "", , zh = ""]) => [key, zh])];
const synonyms = tableRows(synonymRows).flatMap(([key = "", others = ""]) =>
  others.split(",").map((name) => [name, key] as const),
);
const isChinese = (name: string) => /\p{Script=Han}/u.test(name);

/** Keys by Chinese name. */
export const keyByChinese: ReadonlyMap<string, string> = new Map([
  ...synonyms.filter(([name]) => isChinese(name)),
  ...written.flatMap(([key = "", zh = ""]) => zh.split(",").map((name) => [name, key] as const)),
]);
/** All keys with a name here. */
export const namedKeys: ReadonlySet<string> = new Set([
  ...keyByChinese.values(),
  ...synonyms.map(([, key]) => key),
]);
/** Keys by further names, in one word: "Sheng Di Huang", "astragalus". Compared with whole names only. */
export const keyByName: ReadonlyMap<string, string> = new Map(
  synonyms.filter(([name]) => !isChinese(name)).map(([name, key]) => [compact(name), key] as const),
);
