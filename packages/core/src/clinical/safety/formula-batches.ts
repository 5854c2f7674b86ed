import { tableRows } from "./table-rows.ts";

/**
 * Classic formulas whose grams are those of a batch of powder or pills: formula | grams of powder or pills a day,
 * least-most. From the directions of the classical texts and the Chinese Pharmacopoeia's patent pills, written from
 * memory and not reviewed. Used by {@link dayShare}.
 */
const rows = `
zhisousan|9-18
yinqiaosan|18-54
baidusan|6-18
mazirenwan|9-18
sinisan|3-12
xiaoyaosan|6-18
jiaweixiaoyaosan|6-18
lianggesan|6-12
daochisan|9-18
zuojinwan|3-12
xiebaisan|6-12
qingweisan|18-33
liuyisan|9-18
lizhongwan|9-27
fangfengtongshengsan|6-12
shenlingbaizhusan|6-27
yupingfengsan|6-18
shengmaisan|18-24
liuweidihuangwan|9-18
zhibodihuangwan|9-18
qijudihuangwan|9-18
zuoguiwan|9-18
dabuyinwan|9-18
erzhiwan|9-18
shenqiwan|9-18
youguiwan|9-18
mulisan|9-18
sishenwan|9-18
jinsuogujingwan|9-18
suoquanwan|6-18
zhushaanshenwan|3-9
tianwangbuxindan|9-18
jiaotaiwan|1.5-3
yuejuwan|6-18
chaihushugansan|25-31.5
jinlingzisan|6-18
guizhifulingwan|3-9
shixiaosan|6-12
huaihuasan|6-12
chuanxiongchatiaosan|6-12
xiaofengsan|36-72
qianzhengsan|3-6
pingweisan|6-18
huoxiangzhengqisan|6-18
bazhengsan|6-18
ganluxiaodudan|6-18
ermiaosan|6-12
wulingsan|6-15
shipisan|12-24
qingqihuatanwan|6-18
beimugualousan|28-35
baohewan|6-18
zhishidaozhiwan|6-18
jianpiwan|9-18
xiaojiyinzi|12-24
guipitang|12-24
bazhentang|9-18
shaoyaotang|15-30
zhenrenyangzangtang|6-18
dangguishaoyaosan|6-18
wumeiwan|9-18
simiaowan|6-18
cangerzisan|6-12
liangfuwan|6-12
zhishixiaopiwan|6-18
wupisan|9-18
maiweidihuangwan|9-18
jishengshenqiwan|9-18
yinchenwulingsan|6-18
`;

/** The largest daily amount of the finished powder or pills in grams, by formula. */
const mostPerDay: ReadonlyMap<string, number> = new Map(
  tableRows(rows).map(([formula = "", range = ""]) => {
    return [formula, Number(range.split("-")[1])] as const;
  }),
);
/** Formulas that are weighed as a batch. */
export const batchFormulas: readonly string[] = [...mostPerDay.keys()];

/** Forms that are taken ground. A decoction's grams are per day, and an extract is measured differently. */
const GROUND: readonly string[] = ["powder", "pill", "capsules"];

type Prescribed = {
  form: string;
  /** The formulas it is based on. */
  sources: readonly string[];
  ingredients: readonly { grams: number }[];
};

/**
 * The fraction of the written grams that is taken in a day; 1 if they are daily grams. The grams of a powder or of
 * pills are those of a batch if every formula it is based on is weighed as a batch and they exceed the largest daily
 * amount. If that is not known they count as daily grams, which may warn too often but never too seldom.
 */
export function dayShare({ form, sources, ingredients }: Prescribed): number {
  if (!GROUND.includes(form) || sources.length === 0) return 1;
  const most = sources.map((id) => mostPerDay.get(id));
  if (most.includes(undefined)) return 1;
  const day = most.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const written = ingredients.reduce((sum, { grams }) => sum + grams, 0);
  return written > day ? day / written : 1;
}
