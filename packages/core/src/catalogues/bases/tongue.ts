import type { TongueFields } from "../../clinical/catalogues/descriptions/tongue.ts";
import { termCode, termKey } from "../../clinical/catalogues/term-words.ts";
import { tongueMeaning } from "../../clinical/tongue/tongue-meanings.ts";
import { tongueDescriptor, tongueGroup, tongueGroups } from "../../clinical/tongue/tongue-terms.ts";
import { type Base, once } from "./base.ts";

export const tongueBase: Base<TongueFields> = {
  rows: once(() =>
    tongueGroups.flatMap(({ descriptors }) =>
      descriptors.map(({ code, en, pt, phrase }) => ({
        key: termKey(code),
        fields: { name: { en, pt }, phrase, meaning: tongueMeaning(code) },
      })),
    ),
  ),
  nameOf: ({ key, fields: { name } }) => {
    const group = tongueGroup(tongueDescriptor(termCode(key))?.group ?? "");
    return group ? { en: `${group.en}: ${name.en}`, pt: `${group.pt}: ${name.pt}` } : name;
  },
  keyOf: () => {
    throw new Error("findings of the tongue are not added");
  },
  options: () => ({}),
  source: {
    en: "Own list of findings; their meanings are from general knowledge of Chinese medicine, not reviewed.",
    pt: "Lista própria de sinais; os significados são do conhecimento geral da medicina chinesa, não revistos.",
  },
};
