import type { CatalogueKey, PublishedOverlays } from "../../clinical/catalogues/catalogues.ts";
import type { BaseRow } from "../../clinical/catalogues/overlay.ts";
import type { Words } from "../../clinical/safety/finding.ts";
import type { EntryFields } from "../catalogue.entity.ts";
import type { Count } from "./rule-uses.ts";

export type Option = { value: string; en: string; pt: string };
export type Options = Readonly<Record<string, readonly Option[]>>;

/** What a catalogue needs besides its description. */
export type Base<Fields = EntryFields> = {
  /** The rows that ship with the product, in the order of the list. */
  rows: () => readonly BaseRow<Fields>[];
  nameOf: (row: BaseRow<Fields>) => Words;
  /** The key of an entry that is added. */
  keyOf: (fields: Fields) => string;
  /** What its fields are chosen from, with what is published over the catalogues in `chosenFrom`. */
  options: (published: PublishedOverlays) => Options;
  /** Other catalogues whose entries its fields are chosen from. */
  chosenFrom?: readonly CatalogueKey[];
  /** Rules between fields: message code by field. */
  faults?: (fields: Fields) => Record<string, string>;
  /** How often a rule's things were used, at most, by the uses of entries of other catalogues. */
  ruleUses?: { from: readonly CatalogueKey[]; of: (fields: Fields, count: Count) => number };
  /** Where the base is from, and how reliable it is. */
  source: Words;
};

type TextSource = { origin: string; weakness: string };
const textOf = ({ origin, weakness }: TextSource) => `${origin} ${weakness}`;
/** The source of a table, with its weakness. */
export const sourceOf = ({ pt, ...en }: TextSource & { pt: TextSource }): Words => ({
  en: textOf(en),
  pt: textOf(pt),
});

/** Makes something at its first use and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export const optionOf = (value: string, { en, pt }: Words): Option => ({ value, en, pt });
