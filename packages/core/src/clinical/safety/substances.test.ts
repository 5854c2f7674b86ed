import { describe, expect, it } from "vitest";
import { substances } from "../../reference/substances.ts";
import {
  checked,
  formulasOf,
  medicationOf,
  rulesOf,
  safetyRecord,
  substancesOf,
} from "../../testing/safety-record.ts";
import { NOTHING_PUBLISHED } from "../catalogues/catalogues.ts";
import { checkSafety } from "./check.ts";
import { conditionTable, knowsCondition } from "./condition-rules.ts";
import { sentenceOf } from "./finding.ts";
import { basePairs } from "./incompatible-pairs.ts";
import { interactionTable } from "./interaction-table.ts";
import { interactions } from "./interactions.ts";
import { keyByChinese } from "./known-names.ts";
import { supplementFacts } from "./known-supplements.ts";
import { safetyRules } from "./safety-rules.ts";
import { safetySources } from "./sources.ts";

const known = new Set(substances.map(({ id }) => id));
const serious = (parts: Parameters<typeof checked>[0]) =>
  checked(parts)
    .hits.filter(({ severity }) => severity === "serious")
    .map(({ rule }) => rule);
const pairRules = (parts: Parameters<typeof checked>[0]) =>
  rulesOf(parts).filter((rule) => rule.startsWith("pair:"));

const pairs = basePairs.map(({ fields: { first, second, statement } }) => ({
  a: first,
  b: second,
  statement,
}));

describe("forbidden pairs", () => {
  it("are the eighteen and the nineteen, as single substances", () => {
    const kinds = pairs.map(({ statement }) => statement.en.split(" ")[0]);
    expect(kinds.filter((kind) => kind === "incompatible")).toHaveLength(42);
    expect(kinds.filter((kind) => kind === "antagonistic")).toHaveLength(10);
    const keys = new Set(pairs.flatMap(({ a, b }) => [a, b]));
    expect([...keys].filter((key) => !known.has(key)).sort()).toEqual([
      "langdu",
      "mituoseng",
      "pishuang",
      "shuiyin",
      "xijiao",
    ]);
  });

  it.each(pairs.map(({ a, b }) => [a, b] as const))("%s with %s", (a, b) => {
    const rule = [`pair:${[a, b].sort().join(":")}`];
    expect(pairRules({ sections: { formulas: formulasOf({ [a]: 1, [b]: 1 }) } })).toEqual(rule);
    expect(pairRules({ sections: { formulas: formulasOf({ [b]: 1 }, { [a]: 1 }) } })).toEqual(rule);
    expect(
      pairRules({ sections: { formulas: formulasOf({ [a]: 1 }), substances: substancesOf({ [b]: 1 }) } }),
    ).toEqual(rule);
    expect(pairRules({ sections: { substances: substancesOf({ [a]: 1, [b]: 1 }) } })).toEqual(rule);
    expect(serious({ sections: { substances: substancesOf({ [a]: 1, [b]: 1 }) } })).toContain(rule[0]);
    expect(pairRules({ sections: { substances: substancesOf({ [a]: 1 }) } })).toEqual([]);
  });

  it("apply to a prepared form and to a clinic's own entry by its name", () => {
    const own = (id: string, name: string, zh = "") => ({
      substance: id,
      name,
      zh,
      latin: "",
      category: "",
      grams: 3,
    });
    const formulas = formulasOf({ gansui: 1 });
    const [formula] = formulas.items;
    formula?.ingredients.push(own("sub_01J00000000000000000000001", "Zhì Gān Cǎo"));
    expect(pairRules({ sections: { formulas } })).toEqual(["pair:gansui:sub_01J00000000000000000000001"]);
    const horn = formulasOf({ zhichuanwu: 1 });
    horn.items[0]?.ingredients.push(own("sub_01J00000000000000000000002", "Horn", "犀角"));
    expect(pairRules({ sections: { formulas: horn } })).toHaveLength(1);
  });

  it.each([
    ["Fu Zi granules 5:1", "", "banxia"],
    ["Granulado", "附子", "banxia"],
    ["Preparado", "製附子", "banxia"],
    ["Gan Cao (granulado)", "", "haizao"],
    ["Xuán Míng Fěn", "", "sanleng"],
    ["Ping Bei Mu", "", "fuzi"],
    ["Ginseng", "人參", "wulingzhi"],
  ])("know a clinic's own %s %s beside %s", (name, zh, other) => {
    const formulas = formulasOf({ [other]: 3 });
    formulas.items[0]?.ingredients.push({
      substance: "sub_01J00000000000000000000009",
      name,
      zh,
      latin: "",
      grams: 3,
    });
    expect(pairRules({ sections: { formulas } })).toHaveLength(1);
  });

  it("use the names of the tables", () => {
    const listed = new Map(substances.map((one) => [one.zh, one.id]));
    for (const [zh, key] of keyByChinese) if (known.has(key)) expect(listed.get(zh) ?? key).toBe(key);
    for (const key of pairs.flatMap(({ a, b }) => [a, b])) expect([...keyByChinese.values()]).toContain(key);
  });

  it("name both entries, so that the screen can jump to either", () => {
    const { hits } = checked({ sections: { formulas: formulasOf({ gancao: 3 }, { gansui: 1 }) } });
    expect(hits.find(({ rule }) => rule.startsWith("pair:"))).toMatchObject({
      severity: "serious",
      source: "pairs",
      subject: { en: "gancao + gansui" },
      concerns: [
        { section: "formulas", id: "formula0" },
        { section: "formulas", id: "formula1" },
      ],
    });
  });
});

const withMost = substances.filter(({ dose_max_g }) => dose_max_g !== null);

describe("doses", () => {
  it("are known for 397 substances", () => expect(withMost).toHaveLength(397));

  it.each(
    withMost.map(({ id, dose_min_g, dose_max_g, toxicity }) => ({ id, dose_min_g, dose_max_g, toxicity })),
  )("$id up to $dose_max_g g", ({ id, dose_min_g, dose_max_g, toxicity }) => {
    const most = dose_max_g ?? 0;
    const dose = (grams: number) =>
      checked({ sections: { substances: substancesOf({ [id]: grams }) } }).hits.filter(({ rule }) =>
        rule.startsWith("dose."),
      );
    expect(dose(most)).toEqual([]);
    const above = Math.round((most + 0.01) * 100) / 100;
    const severity = toxicity === "none" ? "note" : toxicity === "slight" ? "caution" : "serious";
    expect(dose(above)).toMatchObject([{ rule: `dose.above:${above}:${id}`, severity }]);
    expect(dose((dose_min_g ?? 0) / 2)).toEqual([]);
    const far = Math.round(most * 200 + 1) / 100;
    expect(dose(far)).toMatchObject([{ severity: severity === "note" ? "caution" : severity }]);
  });

  it("of one substance are added up over formulas and single prescriptions", () => {
    const sections = {
      formulas: formulasOf({ gancao: 6 }, { gancao: 3 }),
      substances: substancesOf({ gancao: 2 }),
    };
    const hit = checked({ sections }).hits.find(({ rule }) => rule.startsWith("dose."));
    expect(hit).toMatchObject({ rule: "dose.above:11:gancao", severity: "note" });
    expect(hit?.concerns).toHaveLength(3);
    expect(hit && sentenceOf(hit).pt).toBe("gancao: 11 g por dia em 3 entradas, acima do máximo de 10 g.");
  });

  it("do not include external use", () => {
    const formulas = formulasOf({ mahuang: 0.5 });
    const [formula] = formulas.items;
    if (formula) formula.form = "granules";
    expect(rulesOf({ sections: { formulas } })).toEqual(["law.eu_prohibited:mahuang"]);
    if (formula) formula.form = "external";
    const outside = checked({ sections: { formulas } });
    expect(outside.hits.map(({ rule }) => rule)).toEqual(["law.eu_prohibited:mahuang"]);
    expect(outside.notChecked).toContainEqual({
      aspect: "external",
      subjects: [{ en: "mahuang", pt: "mahuang" }],
    });
  });

  it("that no table has are reported as not checked", () => {
    const { hits, notChecked } = checked({ sections: { substances: substancesOf({ jingmi: 500 }) } });
    expect(hits).toEqual([]);
    expect(notChecked.map(({ aspect }) => aspect)).toEqual(
      expect.arrayContaining(["dose", "toxicity", "allergies", "medication"]),
    );
  });
});

describe("pregnancy, breastfeeding and age", () => {
  it.each(substances.map(({ id, pregnancy }) => ({ id, pregnancy })))(
    "$id in pregnancy: $pregnancy",
    ({ id, pregnancy }) => {
      const sections = { substances: substancesOf({ [id]: 1 }) };
      const pregnant = checked({ sections, patient: { pregnant: true } });
      const unchecked = pregnant.notChecked.map(({ aspect }) => aspect);
      const rules = pregnant.hits.filter(({ rule }) => rule.startsWith("pregnancy"));
      if (pregnancy === "forbidden") expect(rules).toMatchObject([{ severity: "serious" }]);
      else if (pregnancy === "caution")
        expect(rules).toMatchObject([{ severity: expect.stringMatching(/^(caution|serious)$/) }]);
      // Either a rule of our own applies, or the aspect is reported as not checked: never both, never neither.
      else expect([rules.length > 0, unchecked.includes("pregnancy")].filter(Boolean)).toHaveLength(1);
      expect(rulesOf({ sections }).filter((rule) => rule.startsWith("pregnancy"))).toEqual([]);
    },
  );

  it.each([
    ["maiya", { lactant: true }, ["lactation:maiya"]],
    ["maiya", {}, []],
    [
      "fuzi",
      { lactant: true },
      ["lactation:fuzi", "law.not_food:fuzi", "long_decoction:fuzi", "toxicity:fuzi"],
    ],
    [
      "fuzi",
      { age: 9 },
      ["toxicity.minor:fuzi", "age.minor", "law.not_food:fuzi", "long_decoction:fuzi", "toxicity:fuzi"],
    ],
    ["gancao", { age: 9 }, ["age.minor"]],
    ["gancao", { age: 80 }, ["age.older"]],
    ["gancao", { age: 18 }, []],
  ])("%s for %j", (id, patient, expected) => {
    expect(rulesOf({ sections: { substances: substancesOf({ [id]: 10 }) }, patient })).toEqual(expected);
  });

  it("an unrecorded age is not checked", () => {
    const { notChecked } = checked({
      sections: { substances: substancesOf({ gancao: 3 }) },
      patient: { age: null },
    });
    expect(notChecked).toContainEqual({ aspect: "age", subjects: [] });
  });
});

describe("notes about single substances", () => {
  it.each([
    ["zhusha", {}, "prohibited:zhusha", "serious"],
    ["yingsuqiao", {}, "controlled:yingsuqiao", "serious"],
    ["shexiang", {}, "law.cites_i:shexiang", "note"],
    ["heshouwu", {}, "hepatotoxic:heshouwu", "caution"],
    ["heshouwu", { alerts: "Hepatite B crónica" }, "condition.liver:heshouwu", "serious"],
    ["gancao", { alerts: "Hipertensa" }, "condition.hypertension:gancao", "caution"],
  ] as const)("%s for %j: %s", (id, patient, rule, severity) => {
    const { hits } = checked({ sections: { substances: substancesOf({ [id]: 0.1 }) }, patient });
    expect(hits.find((hit) => hit.rule === rule)).toMatchObject({ severity });
  });

  it("agree with the interactions about the liver, and are the same for every aconite and toad", async () => {
    const { notesOf } = await import("./substance-notes.ts");
    const keysOf = (id: string) => notesOf(id).map(({ key }) => key);
    const harmful = interactions.filter(
      ({ taken, drugs, severity }) => known.has(taken) && drugs === "hepatotoxic" && severity === "serious",
    );
    const table = conditionTable([]);
    for (const { taken } of harmful) expect(knowsCondition([`s:${taken}`], "liver", table)).toBe(true);
    for (const id of ["fuzi", "zhichuanwu", "zhicaowu"]) expect(keysOf(id)).toContain("long_decoction");
    for (const id of ["chansu", "xiangjiapi"]) expect(keysOf(id)).toContain("cardiac_glycosides");
  });

  it("are all about substances of the tables", async () => {
    const { notesOf } = await import("./substance-notes.ts");
    expect(substances.filter(({ id }) => notesOf(id).length > 0)).toHaveLength(21);
  });
});

it("checks a clinic's own substance by the clinic's facts", () => {
  const id = "sub_01J00000000000000000000003";
  const record = safetyRecord({
    sections: { substances: substancesOf({ [id]: 5 }), medication: medicationOf() },
  });
  const own = {
    species: "",
    category: "",
    latin: "",
    dose_min_g: 1,
    dose_max_g: 4,
    toxicity: "toxic",
    pregnancy: "",
  } as const;
  const facts = {
    substance: () => ({ ...own, own: true }),
    point: () => undefined,
    supplements: supplementFacts(NOTHING_PUBLISHED),
    interactions: interactionTable([]),
    rules: safetyRules(NOTHING_PUBLISHED),
    drug: () => undefined,
  };
  expect(checkSafety(record, facts).hits).toMatchObject([
    { rule: `dose.above:5:${id}`, severity: "serious", source: "own_substances" },
    { rule: `toxicity:${id}`, severity: "note" },
  ]);
});

it("has every text in both languages, with a source", () => {
  const everything = Object.fromEntries(substances.map(({ id }) => [id, 1000]));
  const { hits } = checked({
    sections: { substances: { items: substancesOf(everything).items } },
    patient: { pregnant: true, lactant: true, age: 3, alerts: "hypertension, hepatitis" },
  });
  expect(hits.length).toBeGreaterThan(500);
  for (const hit of hits) {
    const { en, pt } = sentenceOf(hit);
    expect(en && pt && safetySources[hit.source].pt).toBeTruthy();
    expect(en).not.toContain("undefined");
  }
});
