import type { DIRECTIONS, MOXA_USES, NeedleDepth } from "../contracts/acupuncture/point-facts.ts";
import { needleDepthOf } from "./point-depths.ts";
import type { Words } from "./points.ts";
import type { Source } from "./source.ts";

export const pointDetailsSource: Source & { weakness_pt: string } = {
  origin: "Own words for the 361 points and 48 extra points.",
  checked:
    "Locations of LU to SI15, BL17 to BL67, GV15 to GV20 and LR1 to LR5 compared with public transcriptions of the WHO standard of 2008; 168 rules of distance hold. Points over the lung are lowered to 0.5 cun at most.",
  weakness:
    "The other locations, all depths, moxa and functions are from memory, the cautious figure where danger is near. Least sure are LU7, LI19, LI20, ST30, SP11, BL63, GB22, GB30, PC8, PC9, KI1, EX-HN8, EX-HN9 and EX-B9, and the depths of ST1, ST4, ST19 to ST21, BL1, BL22 to BL24, BL36, BL37, BL51 to BL58, GV15, GV16, GB20, GB21 and CV22.",
  weakness_pt:
    "As outras localizações, todas as profundidades, a moxa e as funções são de memória, com o valor mais prudente onde há perigo. As menos seguras são LU7, LI19, LI20, ST30, SP11, BL63, GB22, GB30, PC8, PC9, KI1, EX-HN8, EX-HN9 e EX-B9, e as profundidades de ST1, ST4, ST19 a ST21, BL1, BL22 a BL24, BL36, BL37, BL51 a BL58, GV15, GV16, GB20, GB21 e CV22.",
  editable: true,
};
export const earDetailsSource: Source & { weakness_pt: string } = {
  origin: "Own words for the 93 ear points.",
  checked: "",
  weakness:
    "Locations, indications and pregnancy flags are from memory; the text of the standard was not at hand.",
  weakness_pt:
    "Localizações, indicações e avisos de gravidez são de memória; o texto da norma não estava disponível.",
  editable: true,
};

export type PointDetails = {
  id: string;
  location: Words;
  needling: Words;
  depth: NeedleDepth;
  direction: (typeof DIRECTIONS)[number];
  moxa: (typeof MOXA_USES)[number];
  /** Empty if there is none. */
  caution: Words;
  /** Classical functions of the point. */
  functions: { en: readonly string[]; pt: readonly string[] };
};
export type EarPointDetails = {
  id: string;
  location: Words;
};

const cells = (rows: string) =>
  rows
    .trim()
    .split("\n")
    .map((row) => row.split("|"));
const list = (cell: string) => cell.split(";").filter(Boolean);
const words = (en = "", pt = ""): Words => ({ en, pt });
const lists = (en = "", pt = "") => ({ en: list(en), pt: list(pt) });

/** Location and needling of every point of the body and head. Loads and parses the tables at every call. */
export async function pointDetails(): Promise<PointDetails[]> {
  const [{ pointDetailRows1 }, { pointDetailRows2 }] = await Promise.all([
    import("./point-detail-rows-1.ts"),
    import("./point-detail-rows-2.ts"),
  ]);
  return cells(`${pointDetailRows1}\n${pointDetailRows2.trim()}`).map((row) => {
    const [id = "", en, pt, needlingEn, needlingPt, direction, moxa, cautionEn, cautionPt, doesEn, doesPt] =
      row;
    return {
      id,
      location: words(en, pt),
      needling: words(needlingEn, needlingPt),
      depth: needleDepthOf(id) ?? { min: 0, max: 0 },
      direction: direction as PointDetails["direction"],
      moxa: moxa as PointDetails["moxa"],
      caution: words(cautionEn, cautionPt),
      functions: lists(doesEn, doesPt),
    };
  });
}

/** Location of every ear point. Uses are in its indications. */
export async function earPointDetails(): Promise<EarPointDetails[]> {
  const { earDetailRows } = await import("./ear-detail-rows.ts");
  return cells(earDetailRows).map(([id = "", en, pt]) => ({ id, location: words(en, pt) }));
}

/** Details of a point; those of an ear point are its location alone. */
export type AnyPointDetails = EarPointDetails & Partial<PointDetails>;
export type DetailsByPoint = ReadonlyMap<string, AnyPointDetails>;

let byPoint: Promise<DetailsByPoint> | undefined;

/**
 * Details of every point of the tables by its code. Their texts are as long as the rest of a function's code, so they are loaded
 * when first needed.
 */
export function detailsByPoint(): Promise<DetailsByPoint> {
  byPoint ??= Promise.all([pointDetails(), earPointDetails()]).then(
    ([body, ear]) => new Map<string, AnyPointDetails>([...body, ...ear].map((one) => [one.id, one])),
  );
  return byPoint;
}
