/** Terms of the tongue examination, used by browser, server and print. Sources in `reference/tongue.ts`. */

import type { Language } from "../../contracts/kernel/primitives.ts";
import { NO_WORDS, type TermWords } from "../catalogues/term-words.ts";

type Named = Readonly<Record<Language, string>>;

/** The zones of the surface. Sides are the patient's own. */
export const TONGUE_ZONES = ["root", "centre", "tip_to_centre", "tip", "left", "right"] as const;
export type TongueZone = (typeof TONGUE_ZONES)[number];

/** `label` names what the zone is assessed for. */
export const tongueZones: Readonly<Record<TongueZone, Named & { label: Named }>> = {
  root: { en: "Root", pt: "Raiz", label: { en: "Kidney", pt: "Rim" } },
  centre: { en: "Centre", pt: "Centro", label: { en: "Stomach / Spleen", pt: "Estômago / Baço" } },
  tip_to_centre: {
    en: "Between tip and centre",
    pt: "Entre a ponta e o centro",
    label: { en: "Lung", pt: "Pulmão" },
  },
  tip: { en: "Tip", pt: "Ponta", label: { en: "Heart", pt: "Coração" } },
  left: {
    en: "Left side",
    pt: "Bordo esquerdo",
    label: { en: "Liver / Gallbladder", pt: "Fígado / Vesícula Biliar" },
  },
  right: {
    en: "Right side",
    pt: "Bordo direito",
    label: { en: "Liver / Gallbladder", pt: "Fígado / Vesícula Biliar" },
  },
};

export const TONGUE_SHAPES = ["round", "square", "triangular"] as const;
export type TongueShape = (typeof TONGUE_SHAPES)[number];
export const tongueShapes: Readonly<Record<TongueShape, Named>> = {
  round: { en: "Round", pt: "Redonda" },
  square: { en: "Square", pt: "Quadrada" },
  triangular: { en: "Triangular", pt: "Triangular" },
};

export const TONGUE_SIZES = ["small", "medium", "large"] as const;
export type TongueSize = (typeof TONGUE_SIZES)[number];
export const tongueSizes: Readonly<Record<TongueSize, Named>> = {
  small: { en: "Small", pt: "Pequena" },
  medium: { en: "Medium", pt: "Média" },
  large: { en: "Large", pt: "Grande" },
};

export type TongueGroupKey =
  | "body_color"
  | "body_shape"
  | "thickness"
  | "body_motility"
  | "temperature"
  | "coating_color"
  | "coating_thickness"
  | "coating_quality"
  | "moisture"
  | "tortuosity";

export type TongueDescriptor = Named & {
  /** `body_color.pale`. Stored, so it never changes. */
  code: string;
  group: TongueGroupKey;
  /** The form used within a sentence: "new greasy coating". */
  phrase: Named;
};

export type TongueGroup = Named & {
  key: TongueGroupKey;
  /** Only one value at a time. */
  single: boolean;
  /** Also recorded zone by zone; the keys in `wholeOnly` are not. */
  zoned: boolean;
  /** Recorded on the underside. */
  under?: true;
  descriptors: readonly TongueDescriptor[];
};

/** Findings of the whole tongue, or whose name includes the place. */
const WHOLE_ONLY: ReadonlySet<string> = new Set([
  "body_color.red_tip",
  "body_color.red_sides",
  "body_shape.normal",
  "body_shape.long",
  "body_shape.short",
  "body_shape.hammer",
  "body_shape.central_crack",
]);

/** Normal findings, which are left out of summaries and have no meaning of their own. */
const USUAL: ReadonlySet<string> = new Set([
  "body_color.light_red",
  "body_shape.normal",
  "thickness.normal",
  "body_motility.normal",
  "temperature.normal",
  "coating_color.white",
  "coating_thickness.thin",
  "coating_quality.rooted",
  "moisture.moist",
  "tortuosity.none",
]);

export const isUsual = (code: string) => USUAL.has(code);
export const mayBeZoned = ({ code }: TongueDescriptor) => !WHOLE_ONLY.has(code);

/** One per line: key | English | Portuguese | form within a sentence, English | the same, Portuguese. */
const ROWS: readonly [Omit<TongueGroup, "descriptors">, string][] = [
  [
    { key: "body_color", en: "Body colour", pt: "Cor do corpo", single: false, zoned: true },
    `pale|Pale|Pálida|pale body colour|cor pálida
light_red|Light red (normal)|Vermelho-clara (normal)|light red body colour|cor vermelho-clara
red|Red|Vermelha|red body colour|cor vermelha
crimson|Crimson (deep red)|Carmesim|crimson body colour|cor carmesim
purple|Purple|Púrpura|purple body colour|cor púrpura
blue_purple|Bluish purple|Púrpura-azulada|bluish purple body colour|cor púrpura-azulada
red_purple|Reddish purple|Púrpura-avermelhada|reddish purple body colour|cor púrpura-avermelhada
blue|Blue|Azulada|blue body colour|cor azulada
red_tip|Red tip|Ponta vermelha|red tip|ponta vermelha
red_sides|Red sides|Bordos vermelhos|red sides|bordos vermelhos
stasis_spots|Stasis spots|Manchas de estase|stasis spots|manchas de estase
red_points|Red points or prickles|Pontos vermelhos ou espinhos|red points|pontos vermelhos`,
  ],
  [
    { key: "body_shape", en: "Body shape", pt: "Forma do corpo", single: false, zoned: true },
    `normal|Normal|Normal|normal body shape|forma normal
swollen|Swollen (enlarged)|Inchada (aumentada)|swelling|inchaço
thin|Thin|Fina|thin body|corpo fino
tooth_marked|Tooth-marked|Com marcas dentárias|tooth marks|marcas dentárias
cracked|Cracked|Com fissuras|cracks|fissuras
central_crack|Central crack|Fissura central|central crack|fissura central
transverse_cracks|Transverse cracks|Fissuras transversais|transverse cracks|fissuras transversais
prickly|Prickly|Espinhosa|prickles|espinhos
old_tough|Tough (old)|Rígida (velha)|tough body|corpo rígido (velho)
tender|Tender|Tenra|tender body|corpo tenro
long|Long|Longa|long body|corpo longo
short|Short (contracted)|Curta (contraída)|short body|corpo curto
hammer|Hammer-shaped|Em forma de martelo|hammer shape|forma de martelo`,
  ],
  [
    { key: "thickness", en: "Body thickness", pt: "Espessura do corpo", single: true, zoned: false },
    `thin|Thin|Fina|thin body|corpo fino
normal|Normal|Normal|normal body thickness|espessura normal
thick|Thick|Espessa|thick body|corpo espesso`,
  ],
  [
    { key: "body_motility", en: "Movement", pt: "Motilidade", single: false, zoned: false },
    `normal|Normal|Normal|normal movement|motilidade normal
stiff|Stiff|Rígida|stiffness|rigidez
flaccid|Flaccid|Flácida|flaccidity|flacidez
trembling|Trembling|Trémula|trembling|tremor
deviated|Deviated|Desviada|deviation|desvio
protruding|Protruding or wagging|Protrusa ou oscilante|protrusion|protrusão`,
  ],
  [
    { key: "temperature", en: "Temperature", pt: "Temperatura", single: true, zoned: false },
    `normal|Normal|Normal|normal temperature|temperatura normal
cold|Cold|Fria|coldness to the touch|frio ao toque
hot|Hot|Quente|heat to the touch|calor ao toque`,
  ],
  [
    { key: "coating_thickness", en: "Coating", pt: "Saburra", single: true, zoned: true },
    `none|Absent (peeled)|Ausente (descamada)|peeled coating|saburra descamada
partial|Geographic (partly peeled)|Geográfica|geographic coating|saburra geográfica
thin|Thin|Fina|thin coating|saburra fina
thick|Thick|Espessa|thick coating|saburra espessa`,
  ],
  [
    { key: "coating_color", en: "Coating colour", pt: "Cor da saburra", single: false, zoned: true },
    `white|White|Branca|white coating|saburra branca
yellow|Yellow|Amarela|yellow coating|saburra amarela
grey|Grey|Cinzenta|grey coating|saburra cinzenta
black|Black|Preta|black coating|saburra preta
mixed|Mixed|Mista|coating of mixed colours|saburra mista`,
  ],
  [
    { key: "coating_quality", en: "Coating quality", pt: "Qualidade da saburra", single: false, zoned: true },
    `greasy|Greasy|Gordurosa|greasy coating|saburra gordurosa
curdy|Curdy (tofu-like)|Coalhada|curdy coating|saburra coalhada
rooted|Rooted|Com raiz|rooted coating|saburra com raiz
rootless|Rootless|Sem raiz|rootless coating|saburra sem raiz
sticky|Sticky|Pegajosa|sticky coating|saburra pegajosa`,
  ],
  [
    { key: "moisture", en: "Moisture", pt: "Humidade", single: true, zoned: true },
    `moist|Moist (normal)|Húmida (normal)|normal moisture|humidade normal
slippery|Slippery (very wet)|Escorregadia (muito húmida)|slippery surface|superfície escorregadia
dry|Dry|Seca|dryness|secura
rough|Rough|Áspera|roughness|aspereza`,
  ],
  [
    {
      key: "tortuosity",
      en: "Sublingual veins",
      pt: "Veias sublinguais",
      single: true,
      zoned: false,
      under: true,
    },
    `none|Not visible or thin|Não visíveis ou finas|veins not visible or thin|veias não visíveis ou finas
mild|Slightly distended|Ligeiramente distendidas|slightly distended veins|veias ligeiramente distendidas
moderate|Distended and tortuous|Distendidas e tortuosas|distended, tortuous veins|veias distendidas e tortuosas
severe|Dark, thick, tortuous with nodules|Escuras, grossas, tortuosas com nódulos|dark, thick veins with nodules|veias escuras e grossas com nódulos`,
  ],
];

/** The groups of descriptors in the order of the examination: body, coating, moisture, underside. */
export const tongueGroups: readonly TongueGroup[] = ROWS.map(([group, rows]) => ({
  ...group,
  descriptors: rows.split("\n").map((row): TongueDescriptor => {
    const [key = "", en = "", pt = "", said = "", dito = ""] = row.split("|");
    return { code: `${group.key}.${key}`, group: group.key, en, pt, phrase: { en: said, pt: dito } };
  }),
}));

const byCode: ReadonlyMap<string, TongueDescriptor> = new Map(
  tongueGroups.flatMap(({ descriptors }) => descriptors.map((one) => [one.code, one])),
);
const byGroup: ReadonlyMap<string, TongueGroup> = new Map(tongueGroups.map((group) => [group.key, group]));

/** @param words what applies in place of the product's own words */
export function tongueDescriptor(code: string, words: TermWords = NO_WORDS): TongueDescriptor | undefined {
  const shipped = byCode.get(code);
  const changed = words[code];
  return shipped && changed
    ? { ...shipped, ...changed.name, phrase: changed.phrase ?? shipped.phrase }
    : shipped;
}
export const tongueGroup = (key: string) => byGroup.get(key);

/** A stored code in words: "Body colour: pale". */
export function tongueCodeName(code: string, language: Language, words: TermWords = NO_WORDS): string {
  const descriptor = tongueDescriptor(code, words);
  const group = descriptor && byGroup.get(descriptor.group);
  if (!descriptor || !group) return "";
  return `${group[language]}: ${descriptor[language].toLocaleLowerCase(language)}`;
}
