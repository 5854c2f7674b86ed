import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formulaFinder, substanceFinder } from "../clinical/materia/materia-search.ts";
import {
  formulaOfOwner,
  formulaOfTables,
  substanceOfOwner,
  substanceOfTables,
} from "../clinical/materia/materia-view.ts";
import { SYSTEM_OWNED } from "../contracts/kernel/ownership.ts";
import { formulaFacts, type KnownSubstance, substanceFacts } from "../contracts/materia/materia.ts";
import { classicFormulas } from "./classic-formulas.ts";
import { materiaWordsPt } from "./materia-words.ts";
import { substances } from "./substances.ts";

const known = substances.map(substanceOfTables);
const byId = new Map(known.map((one): [string, KnownSubstance] => [one.id, one]));
const formulas = classicFormulas.map((row) => formulaOfTables(row, (id) => byId.get(id)));
const findSubstances = substanceFinder(known);
const findFormulas = formulaFinder(formulas, materiaWordsPt);

describe("substances", () => {
  it.each([
    ["mahuang", "mahuang"],
    ["Ma Huang", "mahuang"],
    ["má huáng", "mahuang"],
    ["麻黄", "mahuang"],
    ["麻黃", "mahuang"],
    ["Ephedrae Herba", "mahuang"],
    ["ephedra", "mahuang"],
    ["Ephedra sinica", "mahuang"],
    ["chai hu", "chaihu"],
    ["柴胡", "chaihu"],
    ["bupleurum", "chaihu"],
    ["nu zhen zi", "nuzhenzi"],
    ["nv zhen zi", "nuzhenzi"],
    ["nǚ zhēn zǐ", "nuzhenzi"],
    ["女貞子", "nuzhenzi"],
    ["huang qi", "huangqi"],
    ["huangq", "huangqi"],
    ["ren shen", "renshen"],
    ["dang gui", "danggui"],
    ["當歸", "danggui"],
    ["angelica sinensis", "danggui"],
    ["gan cao", "gancao"],
    ["licorice is not in it, glycyrrhiza", undefined],
    ["glycyrrhiza", "gancao"],
    ["dan nan xing", "dannanxing"],
    ["茯神", "fushen"],
  ])("%s finds %s first", (typed, id) => {
    expect(findSubstances(typed)[0]).toBe(id);
  });

  it("distinguishes substances that differ only in tones", () => {
    for (const { id, pinyin } of substances) expect(findSubstances(pinyin)[0]).toBe(id);
  });
  it("finds every substance first by its characters, in either script", () => {
    for (const { id, zh, zh_hant } of substances)
      expect([findSubstances(zh)[0], findSubstances(zh_hant)[0]]).toEqual([id, id]);
  });
  it("finds a user's own substance by its name, its synonyms and its uses", () => {
    const made = substanceOfOwner({
      ...substanceFacts.parse({
        name: "Demo raíz",
        synonymy: "old root, grey root",
        indications: "dry cough",
      }),
      ...SYSTEM_OWNED,
      id: "sub_01K0DEM0000000000000000001",
    });
    const find = substanceFinder([made, ...known]);
    for (const typed of ["demo raiz", "raiz", "grey root", "dry cough"]) expect(find(typed)[0]).toBe(made.id);
  });
});

describe("formulas", () => {
  it.each([
    ["xiaoyaosan", "xiaoyaosan"],
    ["xiao yao san", "xiaoyaosan"],
    ["xiao yao", "xiaoyaosan"],
    ["jia wei xiao yao", "jiaweixiaoyaosan"],
    ["逍遥散", "xiaoyaosan"],
    ["逍遙散", "xiaoyaosan"],
    ["gui zhi tang", "guizhitang"],
    ["liu wei di huang wan", "liuweidihuangwan"],
    ["plum-pit qi", "banxiahoupotang"],
    ["qi do caroço de ameixa", "banxiahoupotang"],
    ["qi do caroco", "banxiahoupotang"],
    ["wei jing tang", "weijingtang"],
  ])("%s finds %s first", (typed, id) => {
    expect(findFormulas(typed)[0]).toBe(id);
  });
  it.each([
    ["insomnia", "suanzaorentang"],
    ["insónia", "suanzaorentang"],
    ["Shang Han Lun", "mahuangtang"],
    ["tang insomnia", "suanzaorentang"],
  ])("%s is among what finds %s", (typed, id) => {
    expect(findFormulas(typed, 60)).toContain(id);
  });
  it("finds every formula first by its pinyin and its characters", () => {
    for (const { id, pinyin, zh, zh_hant } of classicFormulas)
      expect([pinyin, zh, zh_hant].map((typed) => findFormulas(typed)[0])).toEqual([id, id, id]);
  });
  it("puts a user's own formula before a classic one of the same name", () => {
    const own = formulaOfOwner({
      ...formulaFacts.parse({ name: "Xiao Yao San" }),
      ...SYSTEM_OWNED,
      id: "frm_01K0DEM0000000000000000001",
    });
    expect(formulaFinder([own, ...formulas], materiaWordsPt)("xiao yao san").slice(0, 2)).toEqual([
      own.id,
      "xiaoyaosan",
    ]);
  });
});

it("returns at most the requested number, without duplicates, whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.integer({ min: 1, max: 30 }), (typed, limit) => {
      const found = findSubstances(typed, limit);
      expect(found.length).toBeLessThanOrEqual(limit);
      expect(new Set(found).size).toBe(found.length);
    }),
    { numRuns: 60 },
  );
});

describe("typing errors", () => {
  it.each([
    ["chahu", "chaihu"],
    ["gancoa", "gancao"],
    ["hunagqi", "huangqi"],
    ["dan shn", "danshen"],
    ["huag qi", "huangqi"],
  ])("%s finds %s", (typed, id) => expect(findSubstances(typed).slice(0, 5)).toContain(id));
  it("finds a formula when a short syllable is typed wrong", () =>
    expect(findFormulas("xiao yo san")[0]).toBe("xiaoyaosan"));
  it("matches are never mixed with similar rows", () => {
    const exact = findSubstances("gan cao");
    expect(exact[0]).toBe("gancao");
    expect(findSubstances("qqqq")).toEqual([]);
  });
});
