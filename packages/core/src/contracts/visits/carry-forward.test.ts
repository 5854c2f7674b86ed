import { describe, expect, it, test } from "vitest";
import { lifeHabitTerms } from "../../clinical/anamnesis/habit-terms.ts";
import { RYODORAKU_DEFAULTS } from "../clinic/ryodoraku-settings.ts";
import { carryForward, ofTheDay } from "./carry-forward.ts";
import {
  carriedForward,
  isCopied,
  SECTION_KEYS,
  type SectionData,
  type SectionKey,
  sectionSpec,
} from "./sections.ts";

const judged = {
  primary: true,
  certainty: "confirmed" as const,
  note: "Since spring",
  evidence: [{ section: "pulse", code: "wiry", value: 3 }],
  reference: { id: "ref_1", title: "A handbook" },
};
const event = { what: "Appendicitis", code: "K35", when: "2001", note: "No trouble since" };
const posology = { form: "powder" as const, doses_per_day: 3, days: 14, instructions: "With warm water" };
const icd = { code: "M54.5", title: "Low back pain", en: "Low back pain", pt: "Lombalgia" };
const herb = { substance: "mahuang", name: "Má Huáng", zh: "麻黄", latin: "Ephedra", grams: 6 };

/** A section in which every field holds something: of a new field, and of a new section, it has to be said here too. */
const FILLED: { readonly [K in SectionKey]: SectionData<K> } = {
  history_review: { unchanged: [{ section: "allergies", since: "2026-03-12T10:00:00.000Z" }] },
  complaint: {
    items: [
      {
        what: "Low back pain",
        onset: "3 weeks ago",
        course: "better",
        course_note: "after treatment 4/10",
        intensity: 4,
        side: "left",
        quality: ["burning"],
        better: "Rest",
        worse: "Sitting",
        icd: [icd],
      },
    ],
  },
  medication: {
    items: [
      {
        drug: "Metformin",
        inn: "metformin",
        group: "8.4.2",
        dose: "500 mg",
        frequency: "twice a day",
        since: "2020",
        stopped: "2999-12-31",
        reason: "Diabetes",
      },
    ],
    none: true,
    text: "Now and then iron",
  },
  allergies: {
    none: true,
    items: [
      { substance: "Penicillin", inn: "penicillin", reaction: "Rash", severity: "mild", since: "1990" },
    ],
    text: "Pollen?",
  },
  past_history: {
    illnesses: [event],
    surgeries: [event],
    traumas: [event],
    family: [{ ...event, who: "mother" }],
    vaccinations: [event],
    pregnancies: { pregnancies: 2, births: 1, losses: 1, note: "Caesarean" },
    gone: ["pacemaker"],
    text: "Healthy otherwise",
  },
  life_habits: {
    values: Object.fromEntries(
      lifeHabitTerms.map((habit) => {
        if ("options" in habit) {
          const option = habit.options[0]?.key ?? "";
          return [habit.key, habit.kind === "multi" ? [option] : option];
        }
        return [habit.key, "min" in habit ? habit.max : "22:30"];
      }),
    ),
    text: "Works at night",
  },
  review_of_systems: {
    systems: { respiratory: { normal: true, findings: ["cough"], note: "At night" } },
    text: "Tired",
  },
  osteopathy: sectionSpec("osteopathy").schema.parse({
    segments: [{ segment: "C5", mobility: "restricted", directions: ["flexion"], pain: 6 }],
    tests: { lasegue: { left: "positive" } },
    ranges: { cervical_flexion: 30 },
    note: "Careful",
  }) as SectionData<"osteopathy">,
  vital_signs: { values: { heart_rate: 64, weight: 70 }, confirmed: ["heart_rate"] },
  tongue: sectionSpec("tongue").schema.parse({ note: "Pale", size: "large" }) as SectionData<"tongue">,
  pulse: sectionSpec("pulse").schema.parse({ overall: ["wiry"], rate: 70 }) as SectionData<"pulse">,
  ryodoraku: { readings: { LU_L: 60 }, settings: RYODORAKU_DEFAULTS, note: "Calm" },
  custom_tests: sectionSpec("custom_tests").schema.parse({ items: [] }) as SectionData<"custom_tests">,
  diagnosis: {
    icd: [
      { ...icd, ...judged, extensions: [{ code: "XK9K", axis: "laterality", en: "right", pt: "direita" }] },
    ],
    patterns: [{ key: "liver_qi_stagnation", ...judged }],
    osteopathic: [{ code: "C5", text: "Stiff", ...judged }],
    text: "As before",
  },
  safety: {
    reasons: { rule: { reason: "Discussed", en: "A", pt: "B", at: "2026-01-01", shared_with: ["x"] } },
  },
  formulas: {
    items: [
      {
        id: "aaaaaa",
        sources: ["mahuangtang"],
        name: "Má Huáng Tāng",
        zh: "麻黄汤",
        base: [{ substance: "mahuang", name: "Má Huáng", grams: 6 }],
        ingredients: [herb],
        ...posology,
      },
    ],
  },
  substances: { items: [{ id: "aaaaaa", ...herb, ...posology }] },
  supplements: {
    items: [
      {
        id: "aaaaaa",
        kind: "product",
        item: "prd_1",
        name: "Magnesium",
        brand: "Demo",
        contains: ["magnesium"],
        nutrients: [{ key: "magnesium", amount: 100 }],
        unit: "capsule",
        units_per_box: 60,
        units: 2,
        times_per_day: 2,
        days: 60,
        posology: "With food",
      },
    ],
  },
  osteopathic_treatment: {
    items: [
      {
        id: "aaaaaa",
        technique: "hvla",
        name: "Own",
        places: ["L4"],
        side: "left",
        response: "improved",
        note: "after treatment 4/10",
      },
    ],
  },
  other_treatments: {
    items: [
      {
        id: "aaaaaa",
        key: "heat",
        module: "others",
        name: "Heat",
        minutes: 20,
        area: "Back",
        note: "after treatment 4/10",
      },
    ],
  },
  custom_treatments: {
    items: [
      { id: "ctr_01K0DEM0000000000000000001", name: "Salt room", minutes: 20, note: "after treatment 4/10" },
    ],
  },
  treatment_notes: { text: "after treatment 4/10", advice: "Warmth", plan: "Add the hip" },
  price: { price: 5500 },
};

type Rule = unknown;
/** Every value of a section's data that a rule is about, with what became of it. */
function fates(rule: Rule, data: unknown, path: string): { path: string; told: boolean; day: boolean }[] {
  if (rule === "keep" || typeof rule === "function")
    return [{ path, told: true, day: typeof rule === "function" }];
  if (Array.isArray(data)) return data.flatMap((entry) => fates(rule, entry, path));
  if (rule === undefined || data === null || typeof data !== "object")
    return [{ path, told: false, day: false }];
  return Object.entries(data).flatMap(([field, value]) =>
    fates((rule as Record<string, Rule>)[field], value, `${path}.${field}`),
  );
}

describe.each(SECTION_KEYS)("%s", (key) => {
  const spec = sectionSpec(key);
  const filled = FILLED[key] as SectionData<typeof key>;
  const carried = (carriedForward(key, filled) ?? {}) as never;

  test("says of each field whether the next visit takes it over", () => {
    if (spec.carries === "nothing") return expect(isCopied(key)).toBe(false);
    expect(isCopied(key)).toBe(true);
    const told = fates(spec.carries, filled, key);
    expect(told.filter((one) => !one.told)).toEqual([]);
    expect(told.length).toBeGreaterThan(0);
  });

  test("takes over no figure that is followed from visit to visit, and no word of how it went", () => {
    expect(
      Object.values((isCopied(key) && spec.figures?.(carried)) || {}).filter((one) => one !== undefined),
    ).toEqual([]);
    expect(JSON.stringify(carried)).not.toContain("4/10");
    expect(JSON.stringify(carried)).not.toMatch(/"(response|intensity|course)":[^n]/);
  });

  test("an examination is never taken over", () => {
    expect(isCopied(key) && spec.step === "tests").toBe(false);
  });

  test("what is taken over is a section that may be saved", () => {
    if (!isCopied(key)) return;
    expect(spec.schema.safeParse(carried).error).toBeUndefined();
    expect(carriedForward(key, carried)).toEqual(carried);
  });
});

describe("a rule", () => {
  it("holds for every entry of a list, and leaves out what it does not know", () => {
    const rule = { items: { name: "keep", felt: ofTheDay(null) } } as const;
    const data = {
      items: [
        { name: "a", felt: 3, newer: 1 },
        { name: "b", felt: null },
      ],
      newer: 2,
    };
    expect(carryForward<{ items: { name: string; felt: number | null }[] }>(rule, data)).toEqual({
      items: [
        { name: "a", felt: null },
        { name: "b", felt: null },
      ],
    });
  });
});

test("life habits: how the patient lives is taken over, how the patient is is asked anew", () => {
  const values = carriedForward("life_habits", FILLED.life_habits)?.values;
  expect(values).toMatchObject({ diet: "omnivore", tobacco: "never", work: "sedentary", bedtime: "22:30" });
  for (const key of ["stress_level", "sleep_quality", "sleep_hours", "bristol", "bowel", "cigarettes"])
    expect(values).not.toHaveProperty(key);
});
