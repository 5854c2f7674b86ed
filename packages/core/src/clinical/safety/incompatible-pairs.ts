import { tableRows } from "./table-rows.ts";

/**
 * The eighteen incompatibilities and the nineteen antagonisms of the Chinese materia medica, for single substances, one
 * per line: a substance | those it must not be combined with. Some are in no modern catalogue.
 */
const incompatible = `
fuzi|banxia,gualou,gualoupi,gualouzi,tianhuafen,chuanbeimu,zhebeimu,bailian,baiji
zhichuanwu|banxia,gualou,gualoupi,gualouzi,tianhuafen,chuanbeimu,zhebeimu,bailian,baiji
zhicaowu|banxia,gualou,gualoupi,gualouzi,tianhuafen,chuanbeimu,zhebeimu,bailian,baiji
gancao|gansui,jingdaji,haizao,yuanhua
lilu|renshen,xiyangshen,dangshen,danshen,xuanshen,beishashen,nanshashen,kushen,xixin,baishao,chishao
`;
const antagonistic = `
liuhuang|mangxiao
shuiyin|pishuang
langdu|mituoseng
badoushuang|qianniuzi
dingxiang|yujin
zhichuanwu|xijiao
zhicaowu|xijiao
mangxiao|sanleng
rougui|chishizhi
renshen|wulingzhi
`;

export type Pair = { kind: "incompatible" | "antagonistic"; a: string; b: string };

const pairsOf = (kind: Pair["kind"], rows: string): Pair[] =>
  tableRows(rows).flatMap(([a = "", others = ""]) => {
    return others.split(",").map((b) => ({ kind, a, b }));
  });

export const pairs: readonly Pair[] = [
  ...pairsOf("incompatible", incompatible),
  ...pairsOf("antagonistic", antagonistic),
];
