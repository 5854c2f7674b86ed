import type { PublishedFormula } from "@meridian/core/clinical/materia/formula-catalogue";
import { formulaFinder, substanceFinder } from "@meridian/core/clinical/materia/materia-search";
import {
  formulaOfOwner,
  formulaOfTables,
  substanceOfOwner,
  substanceOfTables,
} from "@meridian/core/clinical/materia/materia-view";
import type { PublishedSubstance } from "@meridian/core/clinical/materia/substance-catalogue";
import type {
  Formula,
  KnownSubstance,
  MateriaTables,
  OwnFormula,
  OwnSubstance,
} from "@meridian/core/contracts/materia/materia";

/** What somebody made: the user's own, colleagues' that are shared, providers' that are listed. */
export type Entries = { substances: readonly OwnSubstance[]; formulas: readonly OwnFormula[] };

/** The tables with what is published over them. */
export type PublishedTables = Omit<MateriaTables, "substances" | "formulas"> & {
  substances: readonly PublishedSubstance[];
  formulas: readonly PublishedFormula[];
};

/** Everything of the materia medica that one can choose from. */
export type Materia = {
  /** What somebody made first; of the tables what is not retired. */
  substances: readonly KnownSubstance[];
  formulas: readonly Formula[];
  /** By its id, a retired one too. */
  substance: (id: string) => KnownSubstance | undefined;
  formula: (id: string) => Formula | undefined;
  /** Substances by any spelling, best first; never asks the server. */
  find: (text: string, limit?: number) => KnownSubstance[];
  findFormulas: (text: string, limit?: number) => Formula[];
  /** A word of the tables (a part, a taste, a pattern) in a language. */
  word: (word: string, language: "en" | "pt") => string;
  tables: PublishedTables;
};

/** The tables and what was made beside them, ready to be searched. */
export function makeMateria(tables: PublishedTables, entries: Entries): Materia {
  const allSubstances: KnownSubstance[] = [
    ...entries.substances.map(substanceOfOwner),
    ...tables.substances.map(substanceOfTables),
  ];
  const substances = allSubstances.filter(({ retired }) => !retired);
  const substanceById = new Map(allSubstances.map((one) => [one.id, one]));
  const substance = (id: string) => substanceById.get(id);
  const allFormulas: Formula[] = [
    ...entries.formulas.map(formulaOfOwner),
    ...tables.formulas.map((row) => formulaOfTables(row, substance)),
  ];
  const formulas = allFormulas.filter(({ retired }) => !retired);
  const formulaById = new Map(allFormulas.map((one) => [one.id, one]));
  const findSubstances = substanceFinder(substances);
  const findFormulas = formulaFinder(formulas, tables.words);
  return {
    substances,
    formulas,
    substance,
    tables,
    formula: (id) => formulaById.get(id),
    find: (text, limit) => findSubstances(text, limit).flatMap((id) => substance(id) ?? []),
    findFormulas: (text, limit) => findFormulas(text, limit).flatMap((id) => formulaById.get(id) ?? []),
    word: (word, language) => (language === "pt" ? (tables.words[word] ?? word) : word),
  };
}
