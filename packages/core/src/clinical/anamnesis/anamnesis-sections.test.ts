import { describe, expect, test } from "vitest";
import { medicationLine } from "../../contracts/visits/sections/medication.ts";
import {
  carriedForward,
  hasAnyContent,
  type SectionData,
  type SectionKey,
  sectionSpec,
} from "../../contracts/visits/sections.ts";
import { courses, painQualities, relatives, severities, sides } from "./anamnesis-terms.ts";
import { habitGroups, lifeHabitTerms } from "./habit-terms.ts";
import { bodySystems, reviewFinding } from "./review-terms.ts";

const KEYS = [
  "complaint",
  "medication",
  "allergies",
  "past_history",
  "life_habits",
  "review_of_systems",
] as const satisfies readonly SectionKey[];
const parsed = (key: SectionKey, data: object) =>
  sectionSpec(key).schema.parse(data) as Record<string, unknown>;

describe("holding something", () => {
  test.each(KEYS)("%s is empty to begin with", (key) =>
    expect(hasAnyContent(key, parsed(key, {}))).toBe(false),
  );

  test.each<[SectionKey, object, boolean]>([
    ["complaint", { items: [{}] }, false],
    ["complaint", { items: [{ intensity: 0 }] }, true],
    ["complaint", { items: [{ what: " " }] }, false],
    ["medication", { items: [{ dose: "400 mg" }] }, false],
    ["medication", { none: true }, true],
    ["medication", { items: [{ drug: "Metformin", stopped: "2026-01-01" }] }, true],
    ["allergies", { none: true }, true],
    ["allergies", { items: [{ substance: "Pollen" }] }, true],
    ["past_history", { pregnancies: { births: 0 } }, true],
    ["past_history", { family: [{ who: "mother" }] }, false],
    ["past_history", { family: [{ what: "Diabetes" }] }, true],
    ["life_habits", { values: { water: 0 } }, true],
    ["review_of_systems", { systems: { head: {} } }, false],
    ["review_of_systems", { systems: { head: { normal: true } } }, true],
  ])("%s %j: %s", (key, data, holds) => expect(hasAnyContent(key, parsed(key, data))).toBe(holds));
});

describe("what others read out of it", () => {
  test.each<[SectionKey, object, object]>([
    ["complaint", {}, { intensity: undefined }],
    ["complaint", { items: [{ intensity: 0 }, { intensity: 9 }] }, { intensity: 0 }],
    [
      "life_habits",
      { values: { water: 1.5, diet: "vegan", stress_level: 7 } },
      { water: 1.5, stress_level: 7 },
    ],
  ])("figures of %s %j", (key, data, figures) =>
    expect(sectionSpec(key).figures?.(parsed(key, data))).toMatchObject(figures),
  );

  test.each<[SectionKey, object, string[]]>([
    [
      "complaint",
      { items: [{ course: "worse", side: "left", quality: ["dull"] }, { side: "right" }] },
      ["worse", "left", "dull"],
    ],
    [
      "medication",
      {
        items: [
          { drug: "a", group: "9.1.3" },
          { drug: "b", group: "3.1", stopped: "2026" },
        ],
      },
      ["9.1.3"],
    ],
    ["allergies", { none: true }, ["none"]],
    ["allergies", { items: [{ substance: "Bee", severity: "severe" }] }, ["severe"]],
    ["past_history", { illnesses: [{ what: "Asthma", code: "J45" }, { what: "Measles" }] }, ["J45"]],
    ["life_habits", { values: { tobacco: "current", diet: "vegan", bowel: "daily" } }, ["tobacco.current"]],
    [
      "review_of_systems",
      { systems: { skin: { findings: ["rash"] }, head: { normal: true } } },
      ["skin.rash"],
    ],
  ])("digest of %s %j", (key, data, codes) =>
    expect(sectionSpec(key).digest?.(parsed(key, data))).toEqual(codes),
  );

  test("a digest never has more than twelve codes", () => {
    const systems = Object.fromEntries(
      bodySystems.map(({ key, findings }) => [key, { findings: findings.map((one) => one.key) }]),
    );
    expect(sectionSpec("review_of_systems").digest?.(parsed("review_of_systems", { systems }))).toHaveLength(
      12,
    );
  });

  test("medication in one line leaves out what was stopped and what has no name", () => {
    const { schema } = sectionSpec("medication");
    const data = schema.parse({
      items: [
        { drug: "Ibuprofen", dose: "400 mg", frequency: "daily" },
        { drug: "Omeprazole", stopped: "last week" },
        { drug: "", dose: "1 g" },
      ],
      text: "Iron now and then",
    });
    expect(medicationLine(data as Parameters<typeof medicationLine>[0])).toBe(
      "Ibuprofen 400 mg daily; Iron now and then",
    );
  });

  test("what is to be stopped on a later day is taken until then", () => {
    const until = (stopped: string) => ({ items: [{ drug: "Amoxicillin", stopped }] });
    const taken = (data: ReturnType<typeof until>) =>
      medicationLine(parsed("medication", data) as Parameters<typeof medicationLine>[0]);
    expect(taken(until("2999-12-31"))).toBe("Amoxicillin");
    expect(
      carriedForward("medication", parsed("medication", until("2999-12-31")) as SectionData<"medication">),
    ).toMatchObject(until("2999-12-31"));
    for (const past of ["2026-01-01", "2020", "3 weeks ago", "last week"])
      expect(taken(until(past))).toBe("");
  });

  test("the next visit takes over a complaint without how it stood on that day", () => {
    const lasting = { what: "Low back pain", onset: "3 weeks ago", side: "left", worse: "Sitting" };
    const then = { course: "better", course_note: "4/10 after treatment", intensity: 4 };
    const { items } = parsed("complaint", { items: [{ ...lasting, ...then }] }) as { items: object[] };
    expect(items[0]).toMatchObject({ ...lasting, ...then });
    expect(
      carriedForward("complaint", parsed("complaint", { items }) as SectionData<"complaint">),
    ).toMatchObject({
      items: [{ ...lasting, course: null, course_note: "", intensity: null }],
    });
  });

  test("the next visit takes over the medication that runs", () => {
    const items = [{ drug: "Ibuprofen", stopped: "2026-01-01" }, { drug: "Metformin" }];
    expect(
      carriedForward("medication", parsed("medication", { items }) as SectionData<"medication">),
    ).toMatchObject({
      items: [{ drug: "Metformin" }],
    });
  });
});

describe("terms", () => {
  const lists = {
    habits: lifeHabitTerms,
    options: lifeHabitTerms.flatMap((habit) => ("options" in habit ? habit.options : [])),
    systems: bodySystems,
    findings: bodySystems.flatMap(({ findings }) => findings),
    qualities: painQualities,
    named: [courses, sides, severities, relatives, habitGroups].flatMap((list) =>
      Object.entries(list).map(([key, names]) => ({ key, ...names })),
    ),
  };
  test.each(Object.entries(lists))("%s have a key and a name in both languages", (_list, terms) => {
    expect(terms.length).toBeGreaterThan(0);
    for (const { key, en, pt } of terms) {
      expect(key).toMatch(/^[a-z0-9_]+$/);
      expect(en).not.toBe("");
      expect(pt).not.toBe("");
    }
  });

  test("keys are not used twice within a list", () => {
    for (const list of [
      lifeHabitTerms,
      bodySystems,
      painQualities,
      ...bodySystems.map(({ findings }) => findings),
    ])
      expect(new Set(list.map(({ key }) => key)).size).toBe(list.length);
  });

  test("no row of the lists was lost", () =>
    expect([lists.habits.length, lists.systems.length, lists.findings.length]).toEqual([24, 17, 114]));

  test("a digest's code names its finding", () => {
    expect(reviewFinding("skin.rash")).toMatchObject({ pt: "Erupção" });
    expect(reviewFinding("skin.nothing")).toBeUndefined();
  });
});
