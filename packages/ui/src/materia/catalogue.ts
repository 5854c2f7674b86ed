import { formulaFinder, substanceFinder } from "@meridian/core/clinical/materia/materia-search";
import {
  formulaOfOwner,
  formulaOfTables,
  substanceOfOwner,
  substanceOfTables,
} from "@meridian/core/clinical/materia/materia-view";
import type {
  Formula,
  KnownSubstance,
  MateriaTables,
  OwnFormula,
  OwnSubstance,
} from "@meridian/core/contracts/materia/materia";

/** What somebody made: the user's own, colleagues' that are shared, providers' that are listed. */
export type Entries = { substances: readonly OwnSubstance[]; formulas: readonly OwnFormula[] };

/** Everything of the materia medica that one can choose from. */
export type Materia = {
  /** What somebody made first. */
  substances: readonly KnownSubstance[];
  formulas: readonly Formula[];
  substance: (id: string) => KnownSubstance | undefined;
  formula: (id: string) => Formula | undefined;
  /** Substances by any spelling, best first; never asks the server. */
  find: (text: string, limit?: number) => KnownSubstance[];
  findFormulas: (text: string, limit?: number) => Formula[];
  /** A word of the tables (a part, a taste, a pattern) in a language. */
  word: (word: string, language: "en" | "pt") => string;
  tables: MateriaTables;
};

/** The tables and what was made beside them, ready to be searched. */
export function makeMateria(tables: MateriaTables, entries: Entries): Materia {
  const substances: KnownSubstance[] = [
    ...entries.substances.map(substanceOfOwner),
    ...tables.substances.map(substanceOfTables),
  ];
  const substanceById = new Map(substances.map((one) => [one.id, one]));
  const substance = (id: string) => substanceById.get(id);
  const formulas: Formula[] = [
    ...entries.formulas.map(formulaOfOwner),
    ...tables.formulas.map((row) => formulaOfTables(row, substance)),
  ];
  const formulaById = new Map(formulas.map((one) => [one.id, one]));
  const findSubstances = substanceFinder(substances);
  const findFormulas = formulaFinder(formulas, tables.words);
  return {
    ...{ substances, formulas, substance, tables },
    formula: (id) => formulaById.get(id),
    find: (text, limit) => findSubstances(text, limit).flatMap((id) => substance(id) ?? []),
    findFormulas: (text, limit) => findFormulas(text, limit).flatMap((id) => formulaById.get(id) ?? []),
    word: (word, language) => (language === "pt" ? (tables.words[word] ?? word) : word),
  };
}
