import type { IncompatibilityFields } from "../catalogues/descriptions/incompatibilities.ts";
import type { Review } from "../catalogues/overlay.ts";
import { publishedTable, reviewOf, slug } from "../catalogues/published-table.ts";
import type { SafetySeverity, Words } from "./finding.ts";
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

const pairsOf = (rows: string, statement: Words) =>
  tableRows(rows).flatMap(([first = "", others = ""]) =>
    others.split(",").map((second) => ({ first, second, severity: "serious" as const, statement })),
  );

const pairs: readonly IncompatibilityFields[] = [
  ...pairsOf(incompatible, {
    en: "incompatible by the eighteen incompatibilities",
    pt: "incompatíveis pelas dezoito incompatibilidades",
  }),
  ...pairsOf(antagonistic, {
    en: "antagonistic by the nineteen antagonisms",
    pt: "antagónicos pelos dezanove antagonismos",
  }),
];

/** The key of the row about two substances, in whichever order they are given. */
export const pairKey = ({ first, second }: Pick<IncompatibilityFields, "first" | "second">) =>
  [first, second].map(slug).sort().join("--");

/** The pairs that ship with the product. */
export const basePairs = pairs.map((fields) => ({ key: pairKey(fields), fields }));

export type Pair = { a: string; b: string; severity: SafetySeverity; statement: Words; review?: Review };
export type PairTable = { readonly pairs: readonly Pair[]; readonly substances: ReadonlySet<string> };

/** The pairs that must not be combined, with what is published over them. */
export const pairTable = publishedTable(
  () => basePairs,
  (rows): PairTable => {
    const found = rows.map(({ fields: { first, second, ...said }, ...row }) => {
      return { a: first, b: second, ...said, ...reviewOf(row) };
    });
    return { pairs: found, substances: new Set(found.flatMap(({ a, b }) => [a, b])) };
  },
);
