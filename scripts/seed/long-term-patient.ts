import * as Assessments from "../../packages/core/src/assessments/index.ts";
import { RYODORAKU_CHANNELS } from "../../packages/core/src/clinical/ryodoraku/ryodoraku-terms.ts";
import { testContent } from "../../packages/core/src/contracts/assessments/custom-test-content.ts";
import type { Patient } from "../../packages/core/src/contracts/patients/patients.ts";
import type { SectionKey } from "../../packages/core/src/contracts/visits/sections.ts";

/** Results of the tests of one visit, by section. */
export type Examined = Partial<Record<SectionKey, Record<string, unknown>>>;
/** A visit of a patient who is treated for months: the reason, its intensity, and the results of the examination. */
export type Followed = { reason: number; intensity: number; examined: Examined };

/**
 * Weeks before today on which the long-term patients came. On the last two of these days other patients came as well.
 */
export const FOLLOWED_WEEKS = [34, 21, 13, 8, 4] as const;

/** A custom test of the demo clinic, with the version to use. */
export type DemoTest = { test: string; version: number };

/** The demo clinic's custom test: two scales that count, and a number with its normal range. */
export async function makeDemoTest(): Promise<DemoTest> {
  const { id } = await Assessments.create({ name: "Demo sleep scale" });
  const content = testContent.parse({
    name: "Demo sleep scale",
    description: "A demonstration, not a published instrument.",
    category: "Demo",
    questions: [
      { kind: "scale", id: "fallasleep", label: "Hard to fall asleep", scored: true, required: true },
      { kind: "scale", id: "wakesnight", label: "Wakes at night", scored: true, required: true },
      {
        kind: "number",
        id: "hoursslept",
        label: "Hours slept",
        unit: "h",
        decimals: 1,
        min: 0,
        max: 24,
        normal_min: 7,
        normal_max: 9,
      },
    ],
    bands: [
      { id: "bandgood", from: null, to: 6, label: "Demo: sleeps well" },
      { id: "bandfair", from: 7, to: 12, label: "Demo: sleeps lightly" },
      { id: "bandpoor", from: 13, to: null, label: "Demo: sleeps badly" },
    ],
  });
  await Assessments.save(id, { version: 1, content });
  const { published } = await Assessments.publish(id, 2);
  await Assessments.share(id, true);
  return { test: id, version: published };
}

type Figures = readonly [number, number, number, number, number];
/** The figure of a visit, by its position among the five. */
const at = (visit: number, figures: Figures) => figures[visit] ?? figures[0];

/** Headaches and high blood pressure that improve: pulse, tongue, Ryodoraku and vital signs. */
const headaches = (visit: number): Followed => ({
  reason: 1,
  intensity: at(visit, [8, 7, 5, 4, 3]),
  examined: {
    vital_signs: {
      values: {
        heart_rate: at(visit, [92, 88, 82, 78, 74]),
        systolic_bp: at(visit, [152, 146, 138, 131, 126]),
        diastolic_bp: at(visit, [96, 92, 88, 84, 80]),
        weight: at(visit, [84.5, 83.8, 82.1, 81, 79.6]),
        height: 171,
      },
    },
    pulse: {
      rate: at(visit, [94, 90, 82, 78, 74]),
      rhythm: "regular",
      overall: visit < 2 ? ["wiry", "rapid"] : ["wiry"],
      positions: {
        left_guan: { qualities: ["wiry"], strength: visit < 3 ? "strong" : "moderate" },
        left_chi: { qualities: visit < 3 ? ["thin", "deep"] : ["thin"], strength: "weak" },
      },
    },
    ryodoraku: { readings: readings(visit) },
    ...headacheTreatment(visit),
  },
});

/** Remedies that follow each other, and a medicine that is taken less and then no more. */
function headacheTreatment(visit: number): Examined {
  const formula = { id: "demoformula", sources: [], ingredients: [] };
  const formulas: Record<number, object> = {
    2: { ...formula, name: "Demo clear head", days: 28 },
    3: { ...formula, name: "Demo clear head, with mint", days: 21 },
    4: { ...formula, name: "Demo calm evening", days: 14 },
  };
  const paracetamol = {
    drug: "Paracetamol",
    inn: "Paracetamol",
    dose: visit < 3 ? "1 g" : "500 mg",
  };
  return {
    ...(formulas[visit] && { formulas: { items: [formulas[visit]] } }),
    ...(visit === 3 && {
      supplements: { items: [{ id: "demosupplement", kind: "free", name: "Demo magnesium", days: 30 }] },
    }),
    medication: {
      items: visit < 4 ? [{ ...paracetamol, frequency: "when it hurts" }] : [],
      none: visit === 4,
    },
  };
}

/** The readings of the liver and gallbladder lines decrease, those of the kidney line increase. */
function readings(visit: number): Record<string, number> {
  const usual = at(visit, [58, 56, 54, 52, 51]);
  const found: Readonly<Partial<Record<string, Figures>>> = {
    LR: [34, 30, 22, 14, 8],
    GB: [26, 24, 18, 12, 6],
    KI: [-26, -24, -19, -14, -9],
    LU: [-8, -6, -4, -4, -2],
  };
  return Object.fromEntries(
    RYODORAKU_CHANNELS.flatMap((channel, index) => {
      const beside = at(visit, found[channel] ?? [0, 0, 0, 0, 0]);
      const sway = (index * 5) % 7;
      return [
        [`${channel}_L`, usual + beside + sway],
        [`${channel}_R`, usual + beside - (channel === "GB" && visit < 2 ? 22 : sway)],
      ];
    }),
  );
}

/** Low back pain that improves: segments, pain on the body chart, tests and ranges of motion. */
const lowBack = (visit: number): Followed => ({
  reason: 0,
  intensity: at(visit, [8, 6, 5, 3, 2]),
  examined: {
    vital_signs: { values: { heart_rate: 72, pain_vas: at(visit, [8, 6, 5, 3, 2]) } },
    osteopathy: {
      segments: [
        {
          segment: "L4",
          mobility: visit < 4 ? "restricted" : "normal",
          directions: visit < 4 ? ["flexion", "rotation_right"] : [],
          pain: at(visit, [7, 6, 4, 3, 1]),
          tart: { restriction: visit < 2 ? 3 : 1, tenderness: visit < 3 ? 2 : 1 },
        },
        ...(visit < 3 ? [{ segment: "L5", mobility: "restricted", pain: at(visit, [5, 4, 3, 0, 0]) }] : []),
        ...(visit < 2 ? [{ segment: "T12", mobility: "restricted" }] : []),
      ],
      marks: [
        {
          id: "lowback1",
          view: "back",
          area: "lower_back",
          at: [0.57, 0.38],
          quality: ["dull", "pulling"],
          pain: at(visit, [8, 6, 5, 3, 2]),
          radiation:
            visit < 3
              ? [
                  [0.6, 0.5],
                  [0.63, 0.62],
                ]
              : [],
        },
      ],
      tests: {
        lasegue: { left: "negative", right: visit < 2 ? "positive" : "negative" },
        kemp: { left: "negative", right: visit < 3 ? "positive" : "negative" },
      },
      ranges: {
        lumbar_flexion: at(visit, [28, 36, 44, 52, 60]),
        lumbar_extension: at(visit, [10, 14, 18, 22, 24]),
        lumbar_side_bending_left: at(visit, [16, 18, 21, 23, 25]),
        lumbar_side_bending_right: at(visit, [9, 13, 17, 20, 24]),
      },
    },
  },
});

/** Short nights that become longer, measured by the clinic's own scale. */
const shortNights =
  ({ test, version }: DemoTest) =>
  (visit: number): Followed => ({
    reason: 2,
    intensity: at(visit, [7, 7, 6, 4, 3]),
    examined: {
      vital_signs: {
        values: { heart_rate: at(visit, [84, 82, 79, 75, 72]), systolic_bp: 118, diastolic_bp: 76 },
      },
      pulse: { rate: at(visit, [86, 84, 80, 76, 72]), rhythm: "regular", overall: ["thin"] },
      custom_tests: {
        items: [
          {
            id: "demotaking",
            test,
            version,
            name: "Demo sleep scale",
            answers: {
              fallasleep: at(visit, [9, 8, 6, 4, 2]),
              wakesnight: at(visit, [8, 8, 6, 5, 3]),
              hoursslept: at(visit, [4.5, 5, 5.5, 6.5, 7]),
            },
          },
        ],
      },
    },
  });

/**
 * Three adults among the patients of the earlier days, with the results of each of their five visits. Their position in
 * the list decides which of the two therapists treats them.
 */
export function coursesOf(
  test: DemoTest,
  people: readonly Pick<Patient, "age">[],
): ReadonlyMap<number, (visit: number) => Followed> {
  const adults = people.flatMap(({ age }, place) => ((age ?? 0) >= 30 && (age ?? 0) < 70 ? [place] : []));
  const [one = 0, other = 2] = adults.filter((place) => place % 2 === 0);
  const [osteopath = 1] = adults.filter((place) => place % 2 === 1);
  return new Map([
    [one, headaches],
    [osteopath, lowBack],
    [other, shortNights(test)],
  ]);
}
