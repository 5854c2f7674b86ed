import { describe, expect, it } from "vitest";
import { osteopathicTreatment } from "../../contracts/visits/sections/osteopathic-treatment.ts";
import { prescribedSubstance } from "../../contracts/visits/sections/substances.ts";
import { referencePoints } from "../../reference/points.ts";
import { safetyFacts } from "../../reference/safety-facts.ts";
import { substances } from "../../reference/substances.ts";
import {
  checked,
  medicationOf,
  pointOf,
  safetyRecord,
  substancesOf,
  supplementsOf,
} from "../../testing/safety-record.ts";
import { CONDITIONS, type Condition, conditionNames } from "./condition-names.ts";
import { conditionRows } from "./condition-rows.ts";
import { baseConditionRules, technicRules } from "./condition-rules.ts";
import { conditionsIn, conditionsOfCodes } from "./condition-words.ts";
import { drugIndex } from "./drug-classes.ts";
import { brandNames } from "./free-text-names.ts";
import { classInteractions } from "./interactions-by-class.ts";
import { keyByChinese, keyByName } from "./known-names.ts";
import { legalRows } from "./legal-notes.ts";
import { medicinesOf, namedIn } from "./medicines.ts";
import { prescribedSubstances } from "./prescribed-substances.ts";
import { synonymRows } from "./synonym-rows.ts";

type Parts = Parameters<typeof checked>[0];
const WEIGHTS = ["note", "caution", "serious"];
const isSubstance = new Set(substances.map(({ id }) => id));
const ofCategory = (category: string) => substances.find((one) => one.category === category)?.id ?? "";
const flaggedPoint = (flag: string) =>
  referencePoints().find(({ safety }) => safety.some((one) => one === flag))?.id ?? "";
const holding = (key: string) => ({
  supplements: supplementsOf({ kind: "product", name: "Capsules", contains: [key] }),
});

/** The least that is chosen of what a rule speaks of. */
function chosen(against: string): Parts {
  const [kind = "", key = ""] = against.split(":");
  if (kind === "s")
    return { sections: isSubstance.has(key) ? { substances: substancesOf({ [key]: 1 }) } : holding(key) };
  if (kind === "c") return { sections: { substances: substancesOf({ [ofCategory(key)]: 1 }) } };
  if (kind === "p" || kind === "n") return { sections: holding(key) };
  if (kind === "o")
    return {
      sections: {
        osteopathic_treatment: osteopathicTreatment.schema.parse({
          items: [{ id: "technique1", technique: key }],
        }),
      },
    };
  if (kind === "f") return { points: [pointOf(flaggedPoint(key), 1)] };
  const technic = technicRules.find((one) => one.key === key)?.ids[0] ?? 0;
  return { points: [pointOf("ST36", technic), pointOf("LI11", technic)] };
}

const having = (condition: Condition): Parts => ({
  before: { conditions: [{ key: condition, said: "2036-01-01T10:00:00.000Z" }], history: true },
});

const conditionRules = baseConditionRules.map(({ fields: { condition, severity, ...fields } }) => ({
  ...fields,
  condition: condition as Condition,
  severity: severity === "avoid" ? ("serious" as const) : severity,
}));

describe("rules about conditions", () => {
  it.each(conditionRules.map((rule) => [rule.condition, rule.against, rule] as const))(
    "%s against %s",
    (condition, against, { effect, severity }) => {
      const about = (parts: Parts) =>
        checked(parts).hits.filter(
          ({ statement }) =>
            statement.pt.includes(effect.pt) && statement.en.includes(`${effect.en} (recorded: `),
        );
      const found = about({ ...chosen(against), ...having(condition) });
      expect(found.length).toBeGreaterThan(0);
      const gravest = Math.max(...found.map((hit) => WEIGHTS.indexOf(hit.severity)));
      expect(gravest).toBeGreaterThanOrEqual(WEIGHTS.indexOf(severity));
      expect(
        found.every(({ statement }) => statement.en.includes(conditionNames[condition]?.en ?? "?")),
      ).toBe(true);
      expect(about(chosen(against))).toEqual([]);
    },
  );

  it("use existing conditions in both languages, each recognised by words, codes or ticks", () => {
    const keys = new Set<string>(CONDITIONS);
    expect(conditionRules.filter(({ condition }) => !keys.has(condition))).toEqual([]);
    expect(Object.keys(conditionNames)).toEqual([...CONDITIONS]);
    const rows = conditionRows
      .trim()
      .split("\n")
      .map((row) => row.split("|"));
    expect(rows.map(([key]) => key)).toEqual([...CONDITIONS]);
    const silent = rows.filter(([, codes, words]) => !codes && !words).map(([key]) => key);
    expect(silent).toEqual(["child", "red_flag"]);
  });
});

const rows = conditionRows
  .trim()
  .split("\n")
  .map((row) => row.split("|"))
  .map(([key = "", codes = "", words = ""]) => ({
    key: key as Condition,
    codes: codes.split(",").filter(Boolean),
    words: words.split(",").filter(Boolean),
  }));

describe("conditions", () => {
  const written = (word: string) => word.replace(/[!=]/g, "").replaceAll("*", "").replaceAll("#", "12");

  it.each(rows.map((row) => [row.key, row] as const))(
    "%s by each code and each word",
    (key, { codes, words }) => {
      for (const code of codes) expect([...conditionsOfCodes([`${code}.9`])]).toContain(key);
      for (const word of words) {
        expect([...conditionsIn(`${written(word)}`)], word).toContain(key);
        expect([...conditionsIn(`AF: ${written(word)}`)], `AF: ${word}`).not.toContain(key);
        expect([...conditionsIn(`nega ${written(word)}`)], `nega ${word}`).not.toContain(key);
      }
    },
  );

  it("are not recognised by abbreviations in lower case, nor by words within others", () => {
    const found = (text: string) => [...conditionsIn(text)];
    expect(found("faz ic e fa na dm")).toEqual([]);
    expect(found("1 gota de lavanda, gota a gota")).toEqual([]);
    expect(found("hipotiroidismo")).not.toContain("hyperthyroidism");
  });
});

const index = drugIndex();
const memberOf = (against: string) =>
  index.classes.has(against)
    ? against
    : [...index.classes].find(([inn, keys]) => keys.has(against) && !inn.startsWith("kind "))?.[0];

describe("interactions by class", () => {
  it.each(classInteractions.map((row) => [row.taken, row.drugs, row] as const))(
    "%s with %s",
    (taken, against, { severity, effect }) => {
      const inn = memberOf(against) ?? "";
      expect(inn).not.toBe("");
      expect(effect.en && effect.pt).toBeTruthy();
      const sections = taken.startsWith("c:")
        ? { substances: substancesOf({ [ofCategory(taken.slice(2))]: 1 }) }
        : isSubstance.has(taken)
          ? { substances: substancesOf({ [taken]: 1 }) }
          : holding(taken);
      const about = (parts: Parts) =>
        checked(parts).hits.filter(({ rule }) => rule.startsWith("interaction:"));
      const [hit, ...more] = about({
        sections: { ...sections, medication: medicationOf({ inn, drug: inn }) },
      });
      expect(WEIGHTS.indexOf(hit?.severity ?? "")).toBeGreaterThanOrEqual(WEIGHTS.indexOf(severity));
      expect(more).toEqual([]);
      expect(about({ sections })).toEqual([]);
    },
  );

  it("are reported as not checked for both sides if there is no row, once for all", () => {
    const { hits, notChecked } = checked({
      sections: {
        substances: substancesOf({ baibiandou: 9 }),
        medication: medicationOf({ inn: "Acamprosate" }, { inn: "Warfarin" }),
      },
    });
    expect(hits.filter(({ rule }) => rule.startsWith("interaction:"))).toEqual([]);
    expect(notChecked.filter(({ aspect }) => aspect === "interactions")).toEqual([
      {
        aspect: "interactions",
        subjects: [
          { en: "Acamprosate", pt: "Acamprosato" },
          { en: "baibiandou", pt: "baibiandou" },
        ],
      },
    ]);
    const alone = checked({ sections: { substances: substancesOf({ baibiandou: 9 }) } });
    expect(alone.notChecked.map(({ aspect }) => aspect)).not.toContain("interactions");
  });
});

describe("names", () => {
  it.each(brandNames.map(({ brand, inn, figure }) => [brand, inn, figure] as const))(
    "%s is %s",
    (brand, inn, figure) => {
      const named = namedIn(`${brand} 20 mg`).map(({ key }) => key);
      expect(named).toEqual([inn]);
      const alone = safetyRecord({ sections: { medication: medicationOf({ drug: brand }) } });
      const listed = medicinesOf(alone, safetyFacts(), { hit: () => {}, unchecked: () => {} });
      expect(listed.map(({ key }) => key)).toEqual([inn]);
      if (figure) expect(namedIn(`the ${brand} of somebody`)).toEqual([]);
    },
  );

  const synonyms = synonymRows
    .trim()
    .split("\n")
    .map((row) => row.split("|"))
    .map(([key = "", names = ""]) => ({ key, names: names.split(",") }));

  it("of substances belong to exactly one existing substance", () => {
    for (const { key, names } of synonyms) {
      expect(isSubstance.has(key), key).toBe(true);
      for (const name of names) {
        const folded = name
          .normalize("NFD")
          .replace(/\p{M}/gu, "")
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]/gu, "");
        const found = keyByChinese.get(name) ?? keyByName.get(folded);
        expect(found, `${name} is ${key}`).toBeTruthy();
      }
    }
  });

  it.each([
    ["Sheng Di Huang", "", "dihuang"],
    ["Yuan Hu", "", "yanhusuo"],
    ["Granulado", "人蔘", "renshen"],
    ["Granulado", "人參", "renshen"],
    ["Zhi Gan Cao granulado 5:1", "", "gancao"],
    ["Astragalus", "", "huangqi"],
  ])("%s %s of a clinic's own is %s", (name, zh, key) => {
    const own = { substance: "sub_01J00000000000000000000009", name, zh, latin: "", grams: 3 };
    const items = [prescribedSubstance.parse({ id: "substance1", ...own })];
    const [one] = prescribedSubstances({ sections: { substances: { items } } });
    expect(one?.keys).toContain(key);
    expect(one?.keys).not.toContain("yuanhua");
  });
});

describe("legal notes", () => {
  it.each(legalRows.flatMap(({ mark, subjects }) => subjects.map((subject) => [subject, mark] as const)))(
    "%s is %s, as a note",
    (subject, mark) => {
      const parts = isSubstance.has(subject)
        ? { sections: { substances: substancesOf({ [subject]: 1 }) } }
        : { sections: holding(subject) };
      const laws = checked(parts).hits.filter(({ rule }) => rule.startsWith(`law.${mark}:`));
      expect(laws).toMatchObject([{ severity: "note", source: "law" }]);
    },
  );
});
