import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { medication } from "../../contracts/visits/sections/medication.ts";
import { safetyFacts } from "../../reference/safety-facts.ts";
import { substances } from "../../reference/substances.ts";
import {
  checked,
  formulasOf,
  medicationOf,
  pointOf,
  rulesOf,
  safetyRecord,
  substancesOf,
  supplementsOf,
} from "../../testing/safety-record.ts";
import { plants } from "../supplements/plants.ts";
import { checkSafety } from "./check.ts";
import { drugClasses, drugsOf } from "./drug-classes.ts";
import { drugs } from "./drug-names.ts";
import { interactions } from "./interactions.ts";
import { supplementNames } from "./supplement-names.ts";

const isSubstance = new Set(substances.map(({ id }) => id));
const memberOf = (key: string) => {
  const one = drugClasses.find((known) => known.key === key);
  return one && (drugsOf(one)[0]?.en ?? one.unlisted[0]);
};

describe("interactions", () => {
  it("name the substance and the medicine of the visit", () => {
    const { hits } = checked({
      sections: {
        formulas: formulasOf({ gancao: 3, danshen: 10 }),
        medication: medicationOf({ inn: "Paracetamol" }, { drug: "Varfine 5 mg e varfarina" }),
      },
    });
    expect(hits.find(({ rule }) => rule.startsWith("interaction:danshen"))?.concerns).toEqual([
      { section: "formulas", id: "formula0", part: "danshen" },
      { section: "medication", id: "1" },
    ]);
  });

  it("are 166, about known substances and names", () => {
    expect(interactions).toHaveLength(166);
    const names = new Set([...supplementNames, ...plants].map(({ key }) => key));
    for (const { taken } of interactions) expect(isSubstance.has(taken) || names.has(taken)).toBe(true);
  });

  it.each(interactions.map((row) => [row.taken, row.drugs, row] as const))(
    "%s with %s",
    (taken, drugsKey, row) => {
      const inn = memberOf(drugsKey) ?? "";
      const prescribed = isSubstance.has(taken)
        ? { substances: substancesOf({ [taken]: 1 }) }
        : { supplements: supplementsOf({ kind: "product", name: "Capsules", contains: [taken] }) };
      const listed = drugs.some(({ en }) => en === inn);
      const taking = medicationOf(listed ? { inn } : { drug: inn });
      // Of all rows that know both, the gravest says it.
      const find = (sections: Parameters<typeof checked>[0]["sections"]) =>
        checked({ sections }).hits.find(
          ({ rule }) => rule.startsWith(`interaction:${taken}:`) && rule.endsWith(`:${inn}`),
        );
      const hit = find({ ...prescribed, medication: taking });
      expect(hit?.source).toBe("interactions");
      const weights = ["note", "caution", "serious"];
      expect(weights.indexOf(hit?.severity ?? "")).toBeGreaterThanOrEqual(weights.indexOf(row.severity));
      expect(hit?.statement.en && hit.statement.pt).toBeTruthy();
      expect(row.effect.pt).not.toBe("");
      expect(find(prescribed)).toBeUndefined();
      const stopped = medicationOf({ ...(listed ? { inn, drug: inn } : { drug: inn }), stopped: "2026" });
      expect(find({ ...prescribed, medication: stopped })).toBeUndefined();
    },
  );

  it("rate contraindicated and major ones as serious, moderate as caution, minor as a note", () => {
    const count = (severity: string) => interactions.filter((row) => row.severity === severity).length;
    expect([count("serious"), count("caution"), count("note")]).toEqual([8 + 49, 98, 11]);
    expect(interactions.filter(({ contraindicated }) => contraindicated)).toHaveLength(8);
  });

  it.each([
    ["a medicine written in words", { medication: medicationOf({ drug: "Varfarina 5mg" }) }, {}],
    ["the section's remarks", { medication: medication.schema.parse({ text: "toma varfarina" }) }, {}],
    ["the record's own words", {}, { medication: "Varfarina" }],
    ["a group alone", { medication: medicationOf({ drug: "blood thinner", group: "4.3.1.2" }) }, {}],
  ])("are found by %s", (_, sections, patient) => {
    const rules = rulesOf({ sections: { ...sections, substances: substancesOf({ danshen: 10 }) }, patient });
    expect(rules.filter((rule) => rule.startsWith("interaction:danshen:warfarin"))).toHaveLength(1);
  });

  it("count a medicine until the day it is to be stopped", () => {
    const rules = (stopped: string) =>
      rulesOf({
        sections: {
          substances: substancesOf({ danshen: 10 }),
          medication: medicationOf({ inn: "Warfarin", stopped }),
        },
      });
    expect(rules("2999-12-31")).toEqual(["interaction:danshen:warfarin:Warfarin"]);
    expect(rules("2026-01-01")).toEqual([]);
  });

  it("include the last visit's medicines until this visit asks", () => {
    const before = { allergies: "", medication: "Warfarin", no_allergies: false };
    const prescribed = substancesOf({ danshen: 10 });
    const asked = { substances: prescribed, medication: medication.schema.parse({ none: true }) };
    expect(rulesOf({ before, sections: { substances: prescribed } })).toHaveLength(1);
    expect(rulesOf({ before, sections: asked })).toEqual([]);
  });

  it("report what could not be read", () => {
    const { notChecked } = checked({
      sections: {
        substances: substancesOf({ danshen: 10 }),
        medication: medicationOf({ drug: "the small white pill" }),
      },
      patient: { medication: "something for the heart" },
    });
    expect(notChecked).toContainEqual({
      aspect: "medicine",
      subjects: [{ en: "the small white pill", pt: "the small white pill" }],
    });
    expect(notChecked.map(({ aspect }) => aspect)).toContain("medication_text");
  });
});

describe("supplements", () => {
  const warfarin = medicationOf({ inn: "Warfarin" });
  it.each([
    [{ kind: "plant", item: "hypericum_perforatum", name: "St John's wort" }],
    [{ kind: "free", name: "Hipericão 300 mg" }],
    [{ kind: "product", name: "Calm", contains: ["hypericum_perforatum"] }],
    [{ kind: "product", name: "St John's wort" }],
  ] as const)("%j is known", (one) => {
    const rules = rulesOf({ sections: { supplements: supplementsOf(one), medication: warfarin } });
    expect(rules).toContain("interaction:hypericum_perforatum:warfarin:Warfarin");
  });

  it.each(["Omega", "Ómega 1000 mg", "Omega-3"])("%s is fish oil", (name) => {
    const supplements = supplementsOf({ kind: "free", name });
    expect(rulesOf({ sections: { supplements, medication: warfarin } })).toContain(
      "interaction:fish_oil:warfarin:Warfarin",
    );
  });

  it("without known ingredients are reported as not checked", () => {
    const { hits, notChecked } = checked({
      sections: { supplements: supplementsOf({ kind: "free", name: "Vitality" }), medication: warfarin },
    });
    expect(hits).toEqual([]);
    expect(notChecked).toContainEqual({ aspect: "contents", subjects: [{ en: "Vitality", pt: "Vitality" }] });
  });

  it("that are also a substance of the materia medica have its interactions", () => {
    const ginseng = supplementsOf({ kind: "plant", item: "panax_ginseng", name: "Ginseng" });
    expect(rulesOf({ sections: { supplements: ginseng, medication: warfarin } })).toContain(
      "interaction:panax_ginseng:warfarin:Warfarin",
    );
  });

  it.each([
    [
      "salvia_officinalis",
      { pregnant: true },
      ["plant.pregnancy:salvia_officinalis", "law.eu_restricted:salvia_officinalis"],
    ],
    [
      "salvia_officinalis",
      { alerts: "Epilepsia" },
      ["condition.epilepsy:salvia_officinalis", "law.eu_restricted:salvia_officinalis"],
    ],
    ["arnica_montana", {}, ["plant.not_internal:arnica_montana"]],
    ["arctostaphylos_uva_ursi", {}, ["plant.one_week:arctostaphylos_uva_ursi"]],
    ["matricaria_recutita", { allergies: "Arnica" }, ["allergy.asteraceae:matricaria_recutita"]],
    ["salix_alba", { allergies: "aspirina" }, ["allergy.salicylates:salix_alba"]],
    ["mentha_x_piperita", {}, []],
  ])("%s for %j", (item, patient, expected) => {
    const supplements = supplementsOf({ kind: "plant", item, name: item });
    expect(rulesOf({ sections: { supplements }, patient })).toEqual(expected);
  });
});

describe("allergies", () => {
  it.each([
    ["juhua", "Chamomile", ["allergy.asteraceae:juhua"]],
    ["shengjiang", "ginger (rash)", ["allergy.name:shengjiang"]],
    ["shengjiang", "gengibre", ["allergy.name:shengjiang"]],
    ["danggui", "Dang gui", []],
    ["muli", "marisco", ["allergy.shellfish:muli"]],
    ["renshen", "Ginseng", ["allergy.name:renshen"]],
    ["gancao", "甘草", []],
    ["gancao", "Penicillin", []],
  ])("%s against %s", (id, allergies, expected) => {
    const sections = { substances: substancesOf({ [id]: 5 }) };
    const found = rulesOf({ sections, patient: { allergies } }).filter((rule) => rule.startsWith("allergy"));
    expect(found).toEqual(expected);
  });

  it("that were not asked about are not checked; asked about and none is an answer", () => {
    const aspects = (before: { no_allergies: boolean }) =>
      checked({
        sections: { substances: substancesOf({ gancao: 3 }) },
        before: { allergies: "", medication: "", ...before },
      }).notChecked.map(({ aspect }) => aspect);
    expect(aspects({ no_allergies: false })).toContain("allergies");
    expect(aspects({ no_allergies: true })).not.toContain("allergies");
  });
});

describe("the whole check", () => {
  const ids = substances.map(({ id }) => id);
  const herb = fc.constantFrom(...ids);
  const inn = fc.constantFrom(...drugs.map(({ en }) => en));
  const point = fc.constantFrom("LI4", "SP6", "ST36", "GB21", "LU1", "CV8");
  const of = (herbs: readonly string[], inns: readonly string[], points: readonly string[]) => ({
    sections: {
      formulas: formulasOf(Object.fromEntries(herbs.map((id) => [id, 3]))),
      medication: medicationOf(...inns.map((one) => ({ inn: one }))),
    },
    points: points.map((id) => pointOf(id, 1, 3)),
    patient: { pregnant: true },
  });

  it("finds no less with an additional medicine, substance or point", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(herb, { maxLength: 12 }),
        fc.uniqueArray(inn, { maxLength: 8 }),
        fc.uniqueArray(point, { maxLength: 5 }),
        (herbs, inns, points) => {
          const all = rulesOf(of(herbs, inns, points));
          for (const fewer of [
            of(herbs, inns.slice(1), points),
            of(herbs.slice(1), inns, points),
            of(herbs, inns, points.slice(1)),
          ])
            expect(all).toEqual(expect.arrayContaining(rulesOf(fewer)));
        },
      ),
      { numRuns: 60 },
    );
  });

  it("does not depend on the order of choices", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(herb, { maxLength: 12 }),
        fc.uniqueArray(inn, { maxLength: 8 }),
        fc.uniqueArray(point, { maxLength: 5 }),
        (herbs, inns, points) => {
          const said = (parts: ReturnType<typeof of>) => {
            const { hits, notChecked } = checked(parts);
            return {
              hits: hits.map(({ rule, severity, subject, statement }) => [
                rule,
                severity,
                subject,
                statement,
              ]),
              notChecked,
            };
          };
          expect(said(of(herbs.toReversed(), inns.toReversed(), points.toReversed()))).toEqual(
            said(of(herbs, inns, points)),
          );
        },
      ),
      { numRuns: 60 },
    );
  });

  it("reads the tables a few times per substance, however many medicines are taken", () => {
    const asked = (herbs: number, medicines: number) => {
      let count = 0;
      const facts = safetyFacts();
      const counting = {
        ...facts,
        substance: (id: string) => {
          count += 1;
          return facts.substance(id);
        },
      };
      const names = drugs.slice(0, medicines).map(({ en }) => en);
      checkSafety(safetyRecord(of(ids.slice(0, herbs), names, [])), counting);
      return count;
    };
    expect(asked(20, 50)).toBe(asked(20, 1));
    expect(asked(20, 10)).toBeLessThanOrEqual(20 * 3);
  });

  it("is empty without a choice", () => {
    expect(checked({ patient: { pregnant: true, medication: "Warfarin" } })).toEqual({
      hits: [],
      notChecked: [],
    });
  });
});
