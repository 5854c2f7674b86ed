import type { Words } from "./finding.ts";
import { tableRows } from "./table-rows.ts";

/**
 * Legal status of substances and plants, one per line: mark | keys. Regulation (EC) 1925/2006 with (EU) 2015/403 and
 * 2021/468, CITES' appendices, Portuguese lists. Compiled from memory, so each is a note that refers to the text in
 * force.
 */
const rows = `
eu_prohibited|mahuang,ephedra_sinica,pausinystalia_johimbe,zhusha,qingfen
eu_restricted|mahuanggen,camellia_sinensis,red_yeast_rice,luhui,aloe_ferox,dahuang,fanxieye,cassia_senna,rhamnus_purshiana,frangula_alnus,xixin,fangji,mutong,suoyang,huomaren,kuandonghua,peilan,zicao,tussilago_farfara,jiaogulan,rougui,artemisia_absinthium,salvia_officinalis,binglang
not_food|xionghuang,guanmutong,guangfangji,qingmuxiang,madouling,tianxianteng,xungufeng,maqianzi,yangjinhua,fuzi,zhichuanwu,zhicaowu,chansu,banmao,badoushuang,gansui,jingdaji,yuanhua,shanglu,qianjinzi,cangerzi,lilu,changshan,symphytum_officinale,piper_methysticum,kava,xiangjiapi,huangyaozi
cites_i|muxiang,shexiang,chuanshanjia,xiongdan,hugu,baogu,xijiao,daimao
cites_ii|tianma,shihu,baiji,shancigu,chenxiang,gouji,roucongrong,xiyangshen,renshen,lingyangjiao,gejie,gansong,huhuanglian,jiangxiang,hongjingtian,rhodiola_rosea,luhui,aloe_ferox,hydrastis_canadensis,pygeum_africanum,haima
cites_iii|guijia
controlled|yingsuqiao,cannabis_sativa
animal|niuhuang,ejiao,lurong,lujiaojiao,quanxie,wugong,dilong,shuizhi,wulingzhi,xueyutan,tubiechong,fengfang
`;

const cites = (appendix: string): Words => ({
  en: `of a protected species (CITES appendix ${appendix}): trade needs papers`,
  pt: `de espécie protegida (CITES, apêndice ${appendix}): o comércio exige documentos`,
});

const marks: Readonly<Record<string, Words>> = {
  eu_prohibited: {
    en: "not allowed in food and food supplements in the EU",
    pt: "não permitido em alimentos e suplementos na UE",
  },
  eu_restricted: {
    en: "restricted in food and food supplements in the EU",
    pt: "com restrições em alimentos e suplementos na UE",
  },
  not_food: {
    en: "toxic, not accepted in food and food supplements",
    pt: "tóxico, não aceite em alimentos e suplementos",
  },
  cites_i: cites("I"),
  cites_ii: cites("II"),
  cites_iii: cites("III"),
  controlled: { en: "a controlled substance in Portugal", pt: "substância controlada em Portugal" },
  animal: {
    en: "of animal origin: import rules, and not for whoever takes nothing of animals",
    pt: "de origem animal: regras de importação, e não para quem não toma nada de animais",
  },
};

export type LegalNote = { key: string; statement: Words };

export const legalRows: readonly { mark: string; subjects: readonly string[] }[] = tableRows(rows).map(
  ([mark = "", subjects = ""]) => {
    return { mark, subjects: subjects.split(",") };
  },
);

const marked = new Set(legalRows.flatMap(({ subjects }) => subjects));

/** Legal notes about something by its keys. */
export const legalNotesOf = (keys: readonly string[]): readonly LegalNote[] =>
  legalRows
    .filter(({ subjects }) => keys.some((key) => marked.has(key) && subjects.includes(key)))
    .map(({ mark }) => ({ key: mark, statement: marks[mark] ?? { en: mark, pt: mark } }));
