import type {
  OsteoRangeFields,
  OsteoSettingFields,
  OsteoTestFields,
} from "../../clinical/catalogues/descriptions/osteopathy.ts";
import { termCode, termKey } from "../../clinical/catalogues/term-words.ts";
import { motionRanges } from "../../clinical/osteopathy/osteopathy-ranges.ts";
import { osteopathyTests, TEST_CODE, testRegions } from "../../clinical/osteopathy/osteopathy-tests.ts";
import {
  type OsteopathyTermKind,
  osteopathyCode,
  osteopathyWords,
  rangeCode,
  TERM_KINDS,
  termsOfKind,
} from "../../clinical/osteopathy/osteopathy-words.ts";
import type { Words } from "../../clinical/safety/finding.ts";
import { type Base, once, optionOf } from "./base.ts";

const KINDS: Readonly<Record<OsteopathyTermKind, Words>> = {
  segment: { en: "Segment", pt: "Segmento" },
  direction: { en: "Direction", pt: "Direção" },
  pattern: { en: "Motion pattern", pt: "Padrão de movimento" },
  sign: { en: "Sign", pt: "Sinal" },
  quality: { en: "Quality of pain", pt: "Tipo de dor" },
  flag: { en: "Red flag", pt: "Sinal de alarme" },
  joint: { en: "Joint", pt: "Articulação" },
  motion: { en: "Movement", pt: "Movimento" },
};
const source: Words = {
  en: "Own list; names, meanings and ranges are from general knowledge, not reviewed. Which tests have two sides is a proposal.",
  pt: "Lista própria; nomes, significados e amplitudes são do conhecimento geral, não revistos. Quais os testes com dois lados é uma proposta.",
};
const within = (place: Words | undefined, { en, pt }: Words): Words =>
  place ? { en: `${place.en}: ${en}`, pt: `${place.pt}: ${pt}` } : { en, pt };

export const osteoSettingBase: Base<OsteoSettingFields> = {
  rows: once(() =>
    TERM_KINDS.flatMap((kind) =>
      termsOfKind(kind).map(({ key, en, pt }) => ({
        key: termKey(osteopathyCode(kind, key)),
        fields: { name: { en, pt } },
      })),
    ),
  ),
  nameOf: ({ key, fields: { name } }) =>
    within(KINDS[termCode(key).split(".")[0] as OsteopathyTermKind], name),
  keyOf: () => {
    throw new Error("terms of the osteopathic examination are not added");
  },
  options: () => ({}),
  source,
};

export const osteoTestBase: Base<OsteoTestFields> = {
  rows: once(() =>
    osteopathyTests.map(({ key, region, sided, en, pt, shows }) => ({
      key: termKey(key),
      fields: { code: key, sides: sided ? "each_side" : "once", region, name: { en, pt }, meaning: shows },
    })),
  ),
  nameOf: ({ fields: { region, name } }) =>
    within(
      testRegions.find(({ key }) => key === region),
      name,
    ),
  keyOf: ({ code }) => termKey(code),
  options: once(() => ({ region: testRegions.map((region) => optionOf(region.key, region)) })),
  faults: ({ code }): Record<string, string> => (TEST_CODE.test(code) ? {} : { code: "test_code.invalid" }),
  source,
};

export const osteoRangeBase: Base<OsteoRangeFields> = {
  rows: once(() => {
    const usualByCode = new Map(motionRanges.map((range) => [rangeCode(range), range.usual]));
    return [...usualByCode].map(([code, usual]) => ({ key: termKey(code), fields: { usual } }));
  }),
  nameOf: ({ key }) => {
    const range = motionRanges.find((one) => rangeCode(one) === termCode(key));
    const { name } = osteopathyWords();
    const motion = range && name("motion", range.motion);
    return range && motion ? within(name("joint", range.joint), motion) : { en: key, pt: key };
  },
  keyOf: () => {
    throw new Error("ranges of motion are not added");
  },
  options: () => ({}),
  source,
};
