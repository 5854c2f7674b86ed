import type { DrugFields } from "../../clinical/catalogues/descriptions/drugs.ts";
import { drugClasses, drugIndex, isKind } from "../../clinical/safety/drug-classes.ts";
import { baseDrugs } from "../../clinical/safety/drug-facts.ts";
import { drugKey } from "../../clinical/safety/drug-keys.ts";
import { drugs } from "../../clinical/safety/drug-names.ts";
import { drugsSource } from "../../reference/drugs.ts";
import { farmGroups } from "../../reference/farm-groups.ts";
import { drugClassNames } from "../drug-class-names.ts";
import { type Base, once, optionOf } from "./base.ts";
import { byName, namesOf, unique } from "./taken-options.ts";

/** Letters and figures of the Anatomical Therapeutic Chemical classification, whole or the beginning of a code. */
const ATC = /^$|^[A-V]([0-9]{2}([A-Z]([A-Z]([0-9]{2})?)?)?)?$/;

const options = once(() => {
  const index = drugIndex();
  const spelled = namesOf([]);
  const used = [...index.classes.values()].flatMap((keys) => [...keys]);
  return {
    classes: unique([
      ...drugClasses.map(({ key, name }) => optionOf(key, name)),
      ...Object.entries(drugClassNames).map(([key, name]) => optionOf(key, name)),
      ...used.map((key) => optionOf(key, spelled(key))),
    ]).sort(byName),
    substances: unique([
      ...drugs.map(({ en, pt }) => optionOf(en, { en, pt })),
      ...[...index.classes.keys()].filter((key) => !isKind(key)).map((en) => optionOf(en, { en, pt: en })),
    ]).sort(byName),
    group: farmGroups.map(({ code, en, pt }) => optionOf(code, { en: `${code} ${en}`, pt: `${code} ${pt}` })),
  };
});

export const drugBase: Base<DrugFields> = {
  rows: baseDrugs,
  nameOf: ({ fields: { inn, name_pt } }) => ({ en: inn, pt: name_pt }),
  keyOf: drugKey,
  options,
  faults: ({ inn, atc, substances }): Record<string, string> => ({
    ...(drugKey({ inn }) === "" && { inn: "drug_name.invalid" }),
    ...(!ATC.test(atc) && { atc: "atc.invalid" }),
    ...(substances.includes(inn) && { substances: "choice.invalid" }),
  }),
  source: {
    en: `${drugsSource.origin} ${drugsSource.weakness}`,
    pt: "Denominações comuns internacionais com nomes portugueses e um grupo escolhido por nós. 65 nomes portugueses não foram confirmados.",
  },
};
