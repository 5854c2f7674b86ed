import { compareTongues } from "@meridian/core/clinical/tongue/tongue-compare";
import {
  encodeStroke,
  type Stroke,
  type StrokePoint,
  tongueMark,
} from "@meridian/core/clinical/tongue/tongue-drawing";
import { type TongueData, tongue } from "@meridian/core/contracts/visits/sections/tongue";
import { loadNamespaces, registerLocales, setLanguage } from "@meridian/ui/i18n/i18n";
import i18next from "i18next";
import { describe, expect, it } from "vitest";
import { changeTexts, drawnText } from "./words.ts";

registerLocales(import.meta.glob("../../../../locales/{en,pt}/*.ts"));

const line = (key: string, ...points: [number, number][]) =>
  encodeStroke({
    mark: tongueMark(key) as Stroke["mark"],
    width: 2,
    pressed: false,
    points: points.map(([x, y]): StrokePoint => [x, y, 0]),
  });
const centre = (key: string) =>
  line(key, [360, 400], [640, 400], [640, 500], [360, 500], [360, 600], [640, 600]);
const tongueOf = (change: Partial<TongueData>): TongueData => ({ ...tongue.schema.parse({}), ...change });

const before = tongueOf({
  top: [centre("coating_white_thin"), line("red_points", [300, 1000], [700, 1000])],
  whole: ["body_color.pale", "tortuosity.mild", "thickness.thin"],
  zones: { left: ["coating_quality.greasy"] },
});
const after = tongueOf({
  size: "large",
  top: [
    centre("coating_white_thick"),
    line("crack", [500, 920], [500, 1060]),
    line("red_points", [500, 1000]),
  ],
  whole: ["body_color.red", "tortuosity.severe", "thickness.thick"],
});

const TOLD = {
  en: [
    "Size: medium → large",
    "Body colour: pale → red",
    "Body thicker: thin → thick",
    "Coating thicker in the centre: thin → thick",
    "New cracks at the tip",
    "Fewer red points at the tip",
    "Sublingual veins more distended: slightly distended → dark, thick, tortuous with nodules",
  ],
  pt: [
    "Tamanho: média → grande",
    "Cor do corpo: pálida → vermelha",
    "Corpo mais espesso: fina → espessa",
    "Saburra mais espessa no centro: fina → espessa",
    "Passou a haver fissuras na ponta",
    "Menos pontos vermelhos na ponta",
    "Veias sublinguais mais distendidas: ligeiramente distendidas → escuras, grossas, tortuosas com nódulos",
  ],
} as const;

describe.each(["en", "pt"] as const)("in %s", (language) => {
  const say = async () => {
    await setLanguage(language);
    await loadNamespaces(["tongue"]);
    return i18next.getFixedT(language, "tongue");
  };

  it("describes the changes between two visits", async () => {
    const t = await say();
    expect(changeTexts(t, compareTongues(before, after)).map(({ text }) => text)).toEqual(TOLD[language]);
  });

  it("describes a new coating with its colour in one sentence", async () => {
    const t = await say();
    const crack = line("crack", [500, 920], [500, 1060]);
    const coated = tongueOf({ top: [crack, centre("coating_yellow_thick")] });
    const texts = changeTexts(t, compareTongues(tongueOf({ top: [crack] }), coated));
    expect(texts.map(({ text }) => text)).toEqual([
      language === "en"
        ? "New thick coating in the centre (yellow)"
        : "Passou a haver saburra espessa no centro (amarela)",
    ]);
  });

  it("describes the drawing, with the coating in one phrase", async () => {
    const t = await say();
    expect(drawnText(t, after).map(({ text }) => text)).toEqual(
      language === "en"
        ? ["Centre: thick coating (white)", "Tip: cracks, red points"]
        : ["Centro: saburra espessa (branca)", "Ponta: fissuras, pontos vermelhos"],
    );
  });
});
