import { drawnFindings } from "../clinical/tongue/drawn-words.ts";
import type { TongueView } from "../clinical/tongue/tongue-drawing.ts";
import { FRAME } from "../clinical/tongue/tongue-figure.ts";
import { BODY, DEPTH, type TongueLayer, tonguePicture } from "../clinical/tongue/tongue-picture.ts";
import type { TonguePlace } from "../clinical/tongue/tongue-reading.ts";
import {
  TONGUE_ZONES,
  tongueCodeName,
  tongueShapes,
  tongueSizes,
  tongueZones,
} from "../clinical/tongue/tongue-terms.ts";
import type { SectionData } from "../contracts/visits/sections.ts";
import type { Block, Drawing } from "../pdf/index.ts";
import { facts } from "./block-helpers.ts";
import type { TextFormat } from "./print-texts.ts";

type Tongue = SectionData<"tongue">;
type Path = Drawing["paths"][number];

const SIZE = 62;

export function tongue(data: Tongue, format: TextFormat): Block[] {
  const { language, words, terms } = format;
  const names = (codes: readonly string[]) =>
    codes.map((code) => tongueCodeName(code, language, terms?.tongue) || code).join(", ");
  const zones = TONGUE_ZONES.map((zone): [string, string] => [
    tongueZones[zone][language],
    names(data.zones[zone] ?? []),
  ]);
  const drawn = drawnFindings(data, language, terms?.tongue).map(({ place, what }): [string, string] => [
    placeName(place, format),
    what,
  ]);
  const shape = [tongueShapes[data.shape][language], tongueSizes[data.size][language]].join(", ");
  const pictures = [
    ...(data.top.length > 0 ? [pictured(data, "top", `${words.drawnOn}: ${shape}`, format)] : []),
    ...(data.under.length > 0 ? [pictured(data, "under", words.under, format)] : []),
  ];
  return [
    ...(pictures.length > 0 ? [{ kind: "drawings" as const, drawings: pictures }] : []),
    ...facts([[words.whole, names(data.whole)], ...zones]),
    ...(drawn.length > 0 ? [{ kind: "paragraph" as const, text: words.drawn, strong: true }] : []),
    ...facts(drawn),
    ...facts([[words.note, data.note]]),
  ];
}

const placeName = (place: TonguePlace, { language, words }: TextFormat): string =>
  place === "whole" || place === "under" ? words[place] : tongueZones[place][language];

/** A view as the screen draws it, with the patient's sides labelled. */
function pictured(data: Tongue, view: TongueView, caption: string, { words }: TextFormat): Drawing {
  const { outline, body, guides, layers, scale } = tonguePicture(data, view);
  return {
    kind: "drawing",
    ...FRAME,
    size: SIZE * scale,
    caption,
    clip: outline,
    paths: [
      { d: outline, fill: body, stroke: BODY.edge, width: BODY.edgeWidth },
      { d: outline, gradient: DEPTH },
      ...guides.map(
        ({ d, width, dash, tint }): Path => ({
          d,
          width,
          stroke: tint.color,
          opacity: tint.opacity,
          ...(dash && { dash }),
        }),
      ),
      ...layers.flatMap(inked),
    ],
    labels: [
      { text: words.letters.right, x: 18, y: 54, size: 40 },
      { text: words.letters.left, x: FRAME.width - 18, y: 54, size: 40, anchor: "end" },
    ],
  };
}

/** All strokes of a mark in one path, so that overlaps are not darker. */
function inked({ ink, clipped, strokes }: TongueLayer): Path[] {
  const d = strokes.map(({ path }) => path).join("");
  const inside = { inside: clipped };
  return [
    {
      d,
      ...inside,
      fill: ink.fill.color,
      opacity: ink.opacity,
      fillOpacity: ink.fill.opacity,
      ...(ink.stroke && { stroke: ink.stroke.color, width: ink.stroke.width }),
    },
    ...(ink.grain ? [{ d, ...inside, opacity: ink.opacity * ink.grain.opacity, grain: ink.grain }] : []),
  ];
}
