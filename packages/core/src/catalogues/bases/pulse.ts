import type { PulseFields } from "../../clinical/catalogues/descriptions/pulse.ts";
import { termCode, termKey } from "../../clinical/catalogues/term-words.ts";
import { pulseMeaning } from "../../clinical/pulse/pulse-meanings.ts";
import {
  PULSE_POSITIONS,
  pulsePositions,
  pulseQualities,
  pulseQuality,
} from "../../clinical/pulse/pulse-terms.ts";
import { type Base, once } from "./base.ts";

const rowOf = (code: string, { en, pt }: PulseFields["name"]) => ({
  key: termKey(code),
  fields: { name: { en, pt }, meaning: pulseMeaning(code) },
});

export const pulseBase: Base<PulseFields> = {
  rows: once(() => [
    ...pulseQualities.map((quality) => rowOf(quality.key, quality)),
    ...PULSE_POSITIONS.map((position) => rowOf(position, pulsePositions[position])),
  ]),
  nameOf: ({ key, fields: { name } }) => {
    const quality = pulseQuality(termCode(key));
    if (!quality) return { en: `Position: ${name.en}`, pt: `Posição: ${name.pt}` };
    const { zh, pinyin } = quality;
    return { en: `${name.en}, ${zh} ${pinyin}`, pt: `${name.pt}, ${zh} ${pinyin}` };
  },
  keyOf: () => {
    throw new Error("terms of the pulse are not added");
  },
  options: () => ({}),
  source: {
    en: "The 28 traditional qualities and six positions; meanings from general knowledge of Chinese medicine, not reviewed. Schools assign the positions to different organs.",
    pt: "As 28 qualidades tradicionais e seis posições; significados do conhecimento geral da medicina chinesa, não revistos. As escolas atribuem as posições a órgãos diferentes.",
  },
};
