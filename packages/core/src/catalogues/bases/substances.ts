import type { SubstanceFields } from "../../clinical/catalogues/descriptions/substances.ts";
import { CHANNELS } from "../../clinical/materia/materia-terms.ts";
import { substanceFields } from "../../clinical/materia/substance-catalogue.ts";
import { safetySources } from "../../clinical/safety/sources.ts";
import { channels } from "../../reference/channels.ts";
import { materiaWordsPt } from "../../reference/materia-words.ts";
import { substances } from "../../reference/substances.ts";
import { compact } from "../../text/fold.ts";
import { type Base, once, optionOf } from "./base.ts";
import { categoryOptions } from "./substance-categories.ts";

const wordPt = (word: string) => materiaWordsPt[word] ?? word;

const substanceRows = once(() =>
  substances.map((row) => ({ key: row.id, fields: substanceFields(row, wordPt) })),
);

/** Words of the tables in both languages. */
const wordOptions = (words: readonly string[]) =>
  [...new Set(words)]
    .filter(Boolean)
    .sort()
    .map((word) => optionOf(word, { en: word, pt: wordPt(word) }));

/** A key that prescriptions can refer to. */
const KEY = /^[a-z0-9]{2,40}$/;

export const substanceBase: Base<SubstanceFields> = {
  rows: substanceRows,
  nameOf: ({ key, fields: { pinyin = key, zh = "" } }) => {
    const name = zh ? `${pinyin} ${zh}` : pinyin;
    return { en: name, pt: name };
  },
  keyOf: ({ pinyin }) => compact(pinyin),
  options: once(() => ({
    category: categoryOptions(),
    part: wordOptions(substances.map(({ part }) => part)),
    tastes: wordOptions(substances.flatMap(({ tastes }) => tastes)),
    channels: channels
      .filter(({ code }) => CHANNELS.some((one) => one === code))
      .map(({ code, en, pt }) => optionOf(code, { en, pt })),
  })),
  faults: ({ pinyin, dose_min_g, dose_max_g }) => ({
    ...(!KEY.test(compact(pinyin)) && { pinyin: "pinyin.invalid" }),
    ...(dose_min_g !== null &&
      dose_max_g !== null &&
      dose_min_g > dose_max_g && { dose_max_g: "dose.reversed" }),
  }),
  source: safetySources.substances,
};
