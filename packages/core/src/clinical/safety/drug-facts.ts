import type { DrugFields } from "../catalogues/descriptions/drugs.ts";
import type { OverlayEntry } from "../catalogues/overlay.ts";
import { publishedTable } from "../catalogues/published-table.ts";
import { classesOfGroup, drugIndex } from "./drug-classes.ts";
import { drugKey } from "./drug-keys.ts";
import { drugs } from "./drug-names.ts";
import type { Words } from "./finding.ts";

/** What the safety check knows of a medicine: its name, and the classes by which interactions name it. */
export type DrugFacts = { name: Words; classes: ReadonlySet<string> };

let base: readonly { key: string; fields: DrugFields }[] | undefined;
/** The medicines that ship with the product. */
export function baseDrugs() {
  const { classes } = drugIndex();
  base ??= drugs.map(({ en, pt, farm_group }) => {
    const fields: DrugFields = {
      inn: en,
      name_pt: pt,
      substances: [],
      atc: "",
      group: farm_group,
      classes: [...(classes.get(en) ?? [])].sort(),
    };
    return { key: drugKey(fields), fields };
  });
  return base;
}

/**
 * What the safety check knows of an entry: its own classes, and those of the medicines that it contains, which interactions
 * also call by their names. An entry that states neither is checked as any medicine of its group is.
 */
export function drugFacts({ inn, name_pt, classes, substances, group }: DrugFields): DrugFacts {
  const known = drugIndex().classes;
  const contained = substances.flatMap((one) => [one, ...(known.get(one) ?? [])]);
  if (classes.length === 0 && substances.length === 0)
    return { name: { en: inn, pt: name_pt }, classes: group ? classesOfGroup(group) : new Set() };
  return { name: { en: inn, pt: name_pt }, classes: new Set([...classes, ...contained]) };
}

/**
 * What is published of medicines: the product's own that were changed, and those that were added, as far as they are given.
 */
export function publishedDrugs(
  overlay: readonly OverlayEntry<DrugFields>[],
  added: readonly DrugFields[],
): (inn: string) => DrugFacts | undefined {
  const changed = changedDrugs(overlay);
  const others = new Map(added.map((fields) => [fields.inn, drugFacts(fields)]));
  return (inn) => changed.get(inn) ?? others.get(inn);
}

/** The medicines of the product that were changed, by their lasting names. A retired one is read as it ships. */
const changedDrugs = publishedTable<DrugFields, ReadonlyMap<string, DrugFacts>>(
  () => [],
  (rows) => new Map(rows.map(({ fields }) => [fields.inn, drugFacts(fields)])),
);
