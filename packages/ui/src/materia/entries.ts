import type { Formula, KnownSubstance } from "@meridian/core/contracts/materia/materia";
import {
  type FormulaForm,
  materiaRoutes as routes,
  type SubstanceForm,
} from "@meridian/core/contracts/materia/materia-routes";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../api/client.ts";

const one = (id: string) => ({ params: { id }, notFound: "throw" as const });
type Stored = { id: string; version: number | null };

/** What a form of a substance is filled with. */
export function substanceValues(from: KnownSubstance): SubstanceForm {
  const { id, user_id, user_name, company, version, dose_checked, retired, ...values } = from;
  return values;
}

/** A user's copy of a substance: texts of the tables are copied in the user's language. */
export function substanceCopy(from: KnownSubstance, word: (text: string) => string): SubstanceForm {
  const values = substanceValues(from);
  return { ...values, part: word(values.part), notes: word(values.notes), shared: false };
}

/** A formula as its form holds it: the patterns as they are typed. */
export type FormulaValues = Omit<FormulaForm, "patterns"> & { patterns: string };
export function formulaValues(from: Formula): FormulaValues {
  const {
    id,
    user_id,
    user_name,
    company,
    version,
    dose_checked,
    zh_hant,
    names,
    actions,
    retired,
    ...values
  } = from;
  return { ...values, patterns: values.patterns.join(", ") };
}
/** The same of a formula. */
export const formulaCopy = (from: Formula, word: (text: string) => string): FormulaValues => ({
  ...formulaValues({
    ...from,
    patterns: from.patterns.map(word),
    contraindications: word(from.contraindications),
    notes: word(from.notes),
  }),
  shared: false,
});
/** What is sent of it. */
export const formulaOf = ({ patterns, ...values }: FormulaValues): FormulaForm => ({
  ...values,
  patterns: patterns
    .split(/[,;\n]/)
    .map((pattern) => pattern.trim())
    .filter(Boolean),
});

/** The actions on the user's own substances and formulas; every list updates. */
export function useMateriaEntries() {
  const client = useQueryClient();
  const follow = async <T>(work: Promise<T>): Promise<T> => {
    const answer = await work;
    await client.invalidateQueries({ queryKey: ["materia", "own"] });
    return answer;
  };
  const makeSubstance = (body: SubstanceForm) =>
    follow(call(routes.newSubstance, { body, notFound: "throw" }));
  const makeFormula = (values: FormulaValues) =>
    follow(call(routes.newFormula, { body: formulaOf(values), notFound: "throw" }));
  return {
    makeSubstance,
    makeFormula,
    editSubstance: ({ id, version }: Stored, values: SubstanceForm) =>
      follow(call(routes.editSubstance, { ...one(id), body: { ...values, version: version ?? 1 } })),
    editFormula: ({ id, version }: Stored, values: FormulaValues) =>
      follow(call(routes.editFormula, { ...one(id), body: { ...formulaOf(values), version: version ?? 1 } })),
    /** Deletes one; the returned function creates it again. */
    removeSubstance: async (substance: KnownSubstance) => {
      await follow(call(routes.deleteSubstance, one(substance.id)));
      return () => makeSubstance(substanceValues(substance));
    },
    removeFormula: async (formula: Formula) => {
      await follow(call(routes.deleteFormula, one(formula.id)));
      return () => makeFormula(formulaValues(formula));
    },
  };
}
