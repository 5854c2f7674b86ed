/** Vital signs: browser and server judge a figure alike. Where they come from: `reference/vital-signs.ts`. */

export type VitalSign = {
  key: VitalSignKey;
  en: string;
  pt: string;
  unit: string;
  decimals: number;
  /** Colours the value; null where an end has no limit or depends on sex and build. */
  normal: readonly [number | null, number | null];
  /** Outside it the screen asks whether the figure is meant. */
  plausible: readonly [number, number];
  /** Outside it the figure is refused. */
  possible: readonly [number, number];
};

export type VitalSignKey =
  | "heart_rate"
  | "systolic_bp"
  | "diastolic_bp"
  | "respiratory_rate"
  | "temperature"
  | "spo2"
  | "weight"
  | "height"
  | "mean_arterial_pressure"
  | "bmi"
  | "waist"
  | "hip"
  | "waist_hip_ratio"
  | "fasting_glucose"
  | "postprandial_glucose"
  | "hba1c"
  | "total_cholesterol"
  | "triglycerides"
  | "body_fat"
  | "pain_vas";

/** Vital signs and common measurements, with units. */
export const vitalSigns: readonly VitalSign[] = [
  {
    key: "heart_rate",
    en: "Heart rate",
    pt: "Frequência cardíaca",
    unit: "bpm",
    decimals: 0,
    normal: [60, 100],
    plausible: [35, 200],
    possible: [20, 250],
  },
  {
    key: "systolic_bp",
    en: "Systolic blood pressure",
    pt: "Pressão arterial sistólica",
    unit: "mmHg",
    decimals: 0,
    normal: [90, 129],
    plausible: [70, 220],
    possible: [50, 260],
  },
  {
    key: "diastolic_bp",
    en: "Diastolic blood pressure",
    pt: "Pressão arterial diastólica",
    unit: "mmHg",
    decimals: 0,
    normal: [60, 84],
    plausible: [40, 130],
    possible: [30, 160],
  },
  {
    key: "mean_arterial_pressure",
    en: "Mean arterial pressure",
    pt: "Pressão arterial média",
    unit: "mmHg",
    decimals: 0,
    normal: [70, 100],
    plausible: [50, 160],
    possible: [36, 195],
  },
  {
    key: "respiratory_rate",
    en: "Respiratory rate",
    pt: "Frequência respiratória",
    unit: "/min",
    decimals: 0,
    normal: [12, 20],
    plausible: [8, 40],
    possible: [4, 60],
  },
  {
    key: "temperature",
    en: "Body temperature",
    pt: "Temperatura corporal",
    unit: "°C",
    decimals: 1,
    normal: [36.1, 37.4],
    plausible: [34, 41.5],
    possible: [30, 43],
  },
  {
    key: "spo2",
    en: "Oxygen saturation",
    pt: "Saturação de oxigénio",
    unit: "%",
    decimals: 0,
    normal: [95, 100],
    plausible: [80, 100],
    possible: [50, 100],
  },
  {
    key: "weight",
    en: "Weight",
    pt: "Peso",
    unit: "kg",
    decimals: 1,
    normal: [null, null],
    plausible: [2, 250],
    possible: [0.5, 350],
  },
  {
    key: "height",
    en: "Height",
    pt: "Altura",
    unit: "cm",
    decimals: 1,
    normal: [null, null],
    plausible: [45, 220],
    possible: [30, 250],
  },
  {
    key: "bmi",
    en: "Body mass index",
    pt: "Índice de massa corporal",
    unit: "kg/m²",
    decimals: 1,
    normal: [18.5, 24.9],
    plausible: [12, 60],
    possible: [8, 90],
  },
  {
    key: "waist",
    en: "Waist circumference",
    pt: "Perímetro da cintura",
    unit: "cm",
    decimals: 1,
    normal: [null, null],
    plausible: [45, 180],
    possible: [30, 220],
  },
  {
    key: "hip",
    en: "Hip circumference",
    pt: "Perímetro da anca",
    unit: "cm",
    decimals: 1,
    normal: [null, null],
    plausible: [50, 180],
    possible: [40, 220],
  },
  {
    key: "waist_hip_ratio",
    en: "Waist-hip ratio",
    pt: "Relação cintura-anca",
    unit: "",
    decimals: 2,
    normal: [null, null],
    plausible: [0.5, 1.5],
    possible: [0.4, 2],
  },
  {
    key: "fasting_glucose",
    en: "Fasting capillary glucose",
    pt: "Glicemia em jejum",
    unit: "mg/dL",
    decimals: 0,
    normal: [70, 99],
    plausible: [40, 400],
    possible: [20, 600],
  },
  {
    key: "postprandial_glucose",
    en: "Postprandial glucose (2 h)",
    pt: "Glicemia pós-prandial (2 h)",
    unit: "mg/dL",
    decimals: 0,
    normal: [70, 139],
    plausible: [40, 500],
    possible: [20, 800],
  },
  {
    key: "hba1c",
    en: "HbA1c",
    pt: "HbA1c",
    unit: "%",
    decimals: 1,
    normal: [4, 5.6],
    plausible: [4, 14],
    possible: [3, 20],
  },
  {
    key: "total_cholesterol",
    en: "Total cholesterol",
    pt: "Colesterol total",
    unit: "mg/dL",
    decimals: 0,
    normal: [null, 190],
    plausible: [80, 400],
    possible: [50, 600],
  },
  {
    key: "triglycerides",
    en: "Triglycerides",
    pt: "Triglicéridos",
    unit: "mg/dL",
    decimals: 0,
    normal: [null, 150],
    plausible: [30, 1000],
    possible: [20, 3000],
  },
  {
    key: "body_fat",
    en: "Body fat",
    pt: "Massa gorda",
    unit: "%",
    decimals: 1,
    normal: [null, null],
    plausible: [4, 60],
    possible: [2, 75],
  },
  {
    key: "pain_vas",
    en: "Pain (0-10)",
    pt: "Dor (0-10)",
    unit: "",
    decimals: 0,
    normal: [0, 0],
    plausible: [0, 10],
    possible: [0, 10],
  },
];

/** Classes of body mass index for adults; each ends below the next one's `from`. */
export const bmiClasses = [
  { key: "under", en: "Underweight", pt: "Baixo peso", from: 0 },
  { key: "normal", en: "Normal", pt: "Normal", from: 18.5 },
  { key: "over", en: "Overweight", pt: "Excesso de peso", from: 25 },
  { key: "ob1", en: "Obesity I", pt: "Obesidade I", from: 30 },
  { key: "ob2", en: "Obesity II", pt: "Obesidade II", from: 35 },
  { key: "ob3", en: "Obesity III", pt: "Obesidade III", from: 40 },
] as const;

/** Normal ranges by age in years (`to` excluded), used instead of the adult ones. */
export const paediatricRanges = [
  { from: 0, to: 1, heart_rate: [100, 160], respiratory_rate: [30, 60] },
  { from: 1, to: 3, heart_rate: [90, 150], respiratory_rate: [24, 40] },
  { from: 3, to: 6, heart_rate: [80, 140], respiratory_rate: [22, 34] },
  { from: 6, to: 12, heart_rate: [70, 120], respiratory_rate: [18, 30] },
  { from: 12, to: 18, heart_rate: [60, 100], respiratory_rate: [12, 16] },
] as const;

export type VitalSignVerdict = "normal" | "outside_normal" | "ask" | "refuse";

/** What to make of a figure: colour it, ask whether it is meant, or refuse it. Not a diagnosis. */
export function judgeVitalSign(key: VitalSignKey, value: number): VitalSignVerdict {
  const sign = vitalSigns.find((candidate) => candidate.key === key);
  if (!sign || !Number.isFinite(value)) return "refuse";
  const within = ([from, to]: readonly [number | null, number | null]) =>
    (from === null || value >= from) && (to === null || value <= to);
  if (!within(sign.possible)) return "refuse";
  if (!within(sign.plausible)) return "ask";
  return within(sign.normal) ? "normal" : "outside_normal";
}

/** Signs made of others: never typed. */
export const DERIVED_SIGNS = ["mean_arterial_pressure", "bmi", "waist_hip_ratio"] as const;

/** An age in years that has grown out of the children's ranges. */
const ADULT = 18;
/** Usual ranges that apply to adults only, if there is no range for children. */
const ADULT_ONLY: readonly VitalSignKey[] = [
  "systolic_bp",
  "diastolic_bp",
  "mean_arterial_pressure",
  "bmi",
  "total_cholesterol",
  "triglycerides",
];

/** The usual range at an age; adults' where the age is not known. Null ends have no limit. */
export function normalRange(
  { key, normal }: Pick<VitalSign, "key" | "normal">,
  age: number | null,
): readonly [number | null, number | null] {
  if (age === null || age >= ADULT) return normal;
  const row = paediatricRanges.find(({ from, to }) => age >= from && age < to);
  if (row && (key === "heart_rate" || key === "respiratory_rate")) return row[key];
  return ADULT_ONLY.includes(key) ? [null, null] : normal;
}

/**
 * The typed figures with those made of them: body mass index (kg/m²), mean arterial pressure (diastolic and a third of
 * the difference) and waist–hip ratio, where what they are made of makes sense.
 */
export function withDerived(values: Readonly<Record<string, number>>): Record<string, number> {
  const typed = Object.entries(values).filter(([key]) => !DERIVED_SIGNS.some((one) => one === key));
  const next = Object.fromEntries(typed);
  const { weight, height, waist, hip, systolic_bp: systolic, diastolic_bp: diastolic } = next;
  const derived: Record<(typeof DERIVED_SIGNS)[number], number | undefined> = {
    mean_arterial_pressure:
      systolic && diastolic && systolic > diastolic ? diastolic + (systolic - diastolic) / 3 : undefined,
    bmi: weight && height ? weight / (height / 100) ** 2 : undefined,
    waist_hip_ratio: waist && hip ? waist / hip : undefined,
  };
  for (const key of DERIVED_SIGNS) {
    const sign = vitalSigns.find((one) => one.key === key);
    const value = derived[key];
    if (!sign || value === undefined) continue;
    const rounded = Number(value.toFixed(sign.decimals));
    if (rounded >= sign.plausible[0] && rounded <= sign.plausible[1]) next[key] = rounded;
  }
  return next;
}

/** The upper pressure is above the lower one, or one of them is not there. */
export const pressuresFit = ({ systolic_bp, diastolic_bp }: Readonly<Record<string, number>>): boolean =>
  systolic_bp === undefined || diastolic_bp === undefined || systolic_bp > diastolic_bp;
