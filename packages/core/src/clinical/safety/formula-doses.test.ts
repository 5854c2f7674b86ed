import { describe, expect, it } from "vitest";
import type { PrescribedFormula } from "../../contracts/visits/sections/formulas.ts";
import { classicFormulas } from "../../reference/classic-formulas.ts";
import { checked, classicFormulaOf } from "../../testing/safety-record.ts";
import { batchFormulas, dayShare } from "./formula-batches.ts";

const alarmsOf = (items: PrescribedFormula[]) =>
  checked({ sections: { formulas: { items } } }).hits.filter(({ severity }) => severity !== "note");
const doses = (formula: PrescribedFormula) =>
  checked({ sections: { formulas: { items: [formula] } } })
    .hits.filter(({ rule }) => rule.startsWith("dose."))
    .map(({ rule, severity }) => [rule, severity]);
const classic = (id: string): PrescribedFormula => {
  const [formula] = classicFormulaOf(id).items;
  if (!formula) throw new Error(id);
  return formula;
};

describe("every classic formula of the catalogue, for a healthy adult", () => {
  const alarmed = classicFormulas.flatMap(({ id }) => {
    const found = alarmsOf(classicFormulaOf(id).items);
    return found.length > 0 ? [[id, found.map(({ rule }) => rule).join(" ")]] : [];
  });

  it("warns about these only, each because of an ingredient", () =>
    expect(Object.fromEntries(alarmed)).toEqual({
      banxiaxiexintang: "dose.above:12:banxia",
      wuzhuyutang: "dose.above:9:wuzhuyu",
      zhenrenyangzangtang: "controlled:yingsuqiao dose.above:9:yingsuqiao",
      yihuangtang: "dose.above:12:baiguo",
      zhushaanshenwan: "prohibited:zhusha",
      banxiahoupotang: "dose.above:12:banxia",
      wenjingtang: "dose.above:9:wuzhuyu",
      sanrentang: "dose.above:15:banxia dose.above:15:kuxingren",
      duhuojishengtang: "dose.above:6:xixin",
      erchentang: "dose.above:15:banxia",
      xiaoxianxiongtang: "dose.above:12:banxia",
    }));

  it("gives no warning for nine in ten", () =>
    expect(alarmed.length).toBeLessThan(Math.min(15, classicFormulas.length / 10)));
});

describe("the daily share of a batch", () => {
  it("is known for classic formulas only", () => {
    const ids = new Set(classicFormulas.map(({ id }) => id));
    expect(batchFormulas.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(batchFormulas)(
    "of %s is what is taken of a powder in a day, and the whole of it where it is boiled",
    (id) => {
      const formula = { ...classic(id), form: "powder" as const };
      const written = formula.ingredients.reduce((sum, { grams }) => sum + grams, 0);
      const day = written * dayShare(formula);
      expect(day).toBeGreaterThanOrEqual(Math.min(written, 3));
      expect(day).toBeLessThan(72.01);
      expect(dayShare({ ...formula, form: "decoction" })).toBe(1);
    },
  );

  it("applies to powder, pills and capsules, but not to decoctions", () => {
    const wan = classic("zhushaanshenwan");
    expect(doses(wan)).toEqual([]);
    expect(doses({ ...wan, form: "capsules" })).toEqual([]);
    expect(doses({ ...wan, form: "decoction" })).toContainEqual(["dose.above:1:zhusha", "serious"]);
    const slip = wan.ingredients.map((one) => (one.substance === "zhusha" ? { ...one, grams: 10 } : one));
    expect(doses({ ...wan, ingredients: slip })).toContainEqual(["dose.above:1.67:zhusha", "serious"]);
  });

  it("is not applied if daily grams were written", () => {
    const wan = classic("zhushaanshenwan");
    const day = wan.ingredients.map((one) => ({ ...one, grams: one.substance === "zhusha" ? 1 : 1.5 }));
    expect(doses({ ...wan, ingredients: day })).toEqual([["dose.above:1:zhusha", "serious"]]);
  });

  it("is not assumed for a formula without a known batch: the written grams count", () => {
    const own = { ...classic("qianzhengsan"), sources: [], base: [] };
    const toxic = { ...own, ingredients: own.ingredients.map((one) => ({ ...one, grams: 20 })) };
    expect(doses(toxic)).toContainEqual(["dose.above:20:baifuzi", "serious"]);
    expect(doses({ ...toxic, sources: ["frm_01J00000000000000000000001"] })).toContainEqual([
      "dose.above:20:baifuzi",
      "serious",
    ]);
  });
});

describe("a dose above the maximum", () => {
  it("is for reference if a classic formula has that dose, and a caution if a typing error is likely", () => {
    const tang = classic("buyanghaiwutang");
    expect(doses(tang)).toEqual([["dose.above:120:huangqi", "note"]]);
    const slip = { ...tang, base: tang.base.map((one) => ({ ...one, grams: 30 })) };
    expect(doses(slip)).toEqual([["dose.above:120:huangqi", "caution"]]);
    // What a clinic wrote itself is no authority.
    expect(doses({ ...tang, sources: ["frm_01J00000000000000000000001"] })).toEqual([
      ["dose.above:120:huangqi", "caution"],
    ]);
  });
});
