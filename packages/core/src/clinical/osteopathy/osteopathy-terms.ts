/** Terms of the osteopathic examination. Sources in `reference/osteopathy.ts`. */

type Words = { readonly en: string; readonly pt: string };
type Term = Words & { readonly key: string };

export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];

export const MOBILITIES = ["normal", "restricted", "hypermobile"] as const;
export type Mobility = (typeof MOBILITIES)[number];

/** Which motions can be restricted depends on the kind of segment. */
export type SegmentKind = "vertebra" | "iliac" | "rib";

export const segmentRegions = [
  { key: "cervical", en: "Cervical", pt: "Cervical" },
  { key: "thoracic", en: "Thoracic", pt: "Dorsal" },
  { key: "lumbar", en: "Lumbar", pt: "Lombar" },
  { key: "pelvis", en: "Sacrum and pelvis", pt: "Sacro e pélvis" },
  { key: "ribs", en: "Ribs", pt: "Costelas" },
] as const;
export type SegmentRegion = (typeof segmentRegions)[number]["key"];

export type Segment = Words & {
  readonly key: string;
  readonly region: SegmentRegion;
  readonly kind: SegmentKind;
  /** Short enough for a label in the drawing. */
  readonly short: string;
  readonly side?: Side;
};

const vertebrae = (letter: string, from: number, to: number, region: SegmentRegion): Segment[] =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const key = `${letter}${from + index}`;
    return key === "C0"
      ? { key, region, kind: "vertebra", short: "C0", en: "C0 (occiput)", pt: "C0 (occipital)" }
      : { key, region, kind: "vertebra", short: key, en: key, pt: key };
  });

const sided = {
  left: { en: "left", pt: "esquerda", mark: "l" },
  right: { en: "right", pt: "direita", mark: "r" },
} as const;

const joints = SIDES.map(
  (side): Segment => ({
    key: `SI_${sided[side].mark}`,
    region: "pelvis",
    kind: "iliac",
    short: "SI",
    side,
    en: `Sacroiliac joint, ${sided[side].en}`,
    pt: `Sacroilíaca ${sided[side].pt}`,
  }),
);

const ribs = Array.from({ length: 12 }, (_, index) =>
  SIDES.map(
    (side): Segment => ({
      key: `R${index + 1}_${sided[side].mark}`,
      region: "ribs",
      kind: "rib",
      short: String(index + 1),
      side,
      en: `Rib ${index + 1}, ${sided[side].en}`,
      pt: `${index + 1}.ª costela ${sided[side].pt}`,
    }),
  ),
).flat();

/** All segments of the chart from the head down, ribs last. */
export const segments: readonly Segment[] = [
  ...vertebrae("C", 0, 7, "cervical"),
  ...vertebrae("T", 1, 12, "thoracic"),
  ...vertebrae("L", 1, 5, "lumbar"),
  { key: "S", region: "pelvis", kind: "vertebra", short: "S", en: "Sacrum", pt: "Sacro" },
  { key: "Co", region: "pelvis", kind: "vertebra", short: "Co", en: "Coccyx", pt: "Cóccix" },
  ...joints,
  ...ribs,
];
export const SEGMENT_KEYS = segments.map(({ key }) => key);
const segmentsByKey = new Map(segments.map((one) => [one.key, one]));
export const segmentOf = (key: string): Segment | undefined => segmentsByKey.get(key);

/** Directions in which a segment is restricted or hypermobile. */
export const directions: readonly (Term & { readonly kinds: readonly SegmentKind[] })[] = [
  { key: "flexion", en: "Flexion", pt: "Flexão", kinds: ["vertebra"] },
  { key: "extension", en: "Extension", pt: "Extensão", kinds: ["vertebra"] },
  { key: "rotation_left", en: "Rotation left", pt: "Rotação esquerda", kinds: ["vertebra"] },
  { key: "rotation_right", en: "Rotation right", pt: "Rotação direita", kinds: ["vertebra"] },
  { key: "side_left", en: "Side-bending left", pt: "Inclinação esquerda", kinds: ["vertebra"] },
  { key: "side_right", en: "Side-bending right", pt: "Inclinação direita", kinds: ["vertebra"] },
  { key: "anterior", en: "Anterior rotation", pt: "Rotação anterior", kinds: ["iliac"] },
  { key: "posterior", en: "Posterior rotation", pt: "Rotação posterior", kinds: ["iliac"] },
  { key: "upslip", en: "Upslip", pt: "Superioridade (upslip)", kinds: ["iliac"] },
  { key: "downslip", en: "Downslip", pt: "Inferioridade (downslip)", kinds: ["iliac"] },
  { key: "inhalation", en: "Inhalation", pt: "Inspiração", kinds: ["rib"] },
  { key: "exhalation", en: "Exhalation", pt: "Expiração", kinds: ["rib"] },
];
export const directionsOf = (kind: SegmentKind) => directions.filter(({ kinds }) => kinds.includes(kind));

/** Patterns of vertebral motion after Fryette. */
export const motionPatterns: readonly Term[] = [
  {
    key: "NSlRr",
    en: "Neutral, side-bent left, rotated right (type I)",
    pt: "Neutro, inclinação esquerda, rotação direita (tipo I)",
  },
  {
    key: "NSrRl",
    en: "Neutral, side-bent right, rotated left (type I)",
    pt: "Neutro, inclinação direita, rotação esquerda (tipo I)",
  },
  {
    key: "FRS_R",
    en: "Flexed, rotated and side-bent right (type II)",
    pt: "Flexão, rotação e inclinação direita (tipo II)",
  },
  {
    key: "FRS_L",
    en: "Flexed, rotated and side-bent left (type II)",
    pt: "Flexão, rotação e inclinação esquerda (tipo II)",
  },
  {
    key: "ERS_R",
    en: "Extended, rotated and side-bent right (type II)",
    pt: "Extensão, rotação e inclinação direita (tipo II)",
  },
  {
    key: "ERS_L",
    en: "Extended, rotated and side-bent left (type II)",
    pt: "Extensão, rotação e inclinação esquerda (tipo II)",
  },
];

/** Signs of somatic dysfunction (TART), each graded 0 to 3. */
export const tartSigns = [
  { key: "tissue_texture", en: "Tissue texture change", pt: "Alteração da textura tecidular" },
  { key: "asymmetry", en: "Asymmetry", pt: "Assimetria" },
  { key: "restriction", en: "Restriction of motion", pt: "Restrição de movimento" },
  { key: "tenderness", en: "Tenderness", pt: "Dor à palpação" },
] as const;
export type TartSign = (typeof tartSigns)[number]["key"];
export const tartGrades: readonly Words[] = [
  { en: "None", pt: "Ausente" },
  { en: "Mild", pt: "Ligeira" },
  { en: "Moderate", pt: "Moderada" },
  { en: "Severe", pt: "Grave" },
];

/** Findings that need medical care or referral before manual treatment. */
export const redFlags: readonly Term[] = [
  { key: "trauma", en: "Recent significant trauma", pt: "Traumatismo significativo recente" },
  { key: "cancer_history", en: "History of cancer", pt: "História de cancro" },
  { key: "weight_loss", en: "Unexplained weight loss", pt: "Perda de peso inexplicada" },
  { key: "night_pain", en: "Constant night pain", pt: "Dor noturna constante" },
  { key: "fever", en: "Fever or infection", pt: "Febre ou infeção" },
  { key: "saddle_anaesthesia", en: "Saddle anaesthesia", pt: "Anestesia em sela" },
  { key: "sphincter", en: "Bladder or bowel dysfunction", pt: "Disfunção esfincteriana" },
  {
    key: "progressive_deficit",
    en: "Progressive neurological deficit",
    pt: "Défice neurológico progressivo",
  },
  {
    key: "osteoporosis",
    en: "Severe osteoporosis or long-term steroids",
    pt: "Osteoporose grave ou corticoterapia prolongada",
  },
  { key: "vascular", en: "Vertebrobasilar symptoms (5D 3N)", pt: "Sintomas vertebrobasilares" },
  { key: "anticoagulation", en: "Anticoagulation", pt: "Anticoagulação" },
];

export const painQualities: readonly Term[] = [
  { key: "sharp", en: "Sharp", pt: "Aguda" },
  { key: "dull", en: "Dull", pt: "Surda" },
  { key: "burning", en: "Burning", pt: "Ardor" },
  { key: "stabbing", en: "Stabbing", pt: "Facada" },
  { key: "electric", en: "Electric", pt: "Choque elétrico" },
  { key: "throbbing", en: "Throbbing", pt: "Pulsátil" },
  { key: "cramping", en: "Cramping", pt: "Cãibra" },
  { key: "pulling", en: "Pulling", pt: "Repuxamento" },
  { key: "pressing", en: "Pressing", pt: "Pressão" },
  { key: "tingling", en: "Tingling", pt: "Formigueiro" },
  { key: "numb", en: "Numbness", pt: "Dormência" },
  { key: "stiff", en: "Stiffness", pt: "Rigidez" },
];
