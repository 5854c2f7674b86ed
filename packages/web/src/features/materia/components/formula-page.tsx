import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { type FormulaValues, formulaCopy, formulaValues } from "@meridian/ui/materia/entries";
import { FormulaForm } from "@meridian/ui/materia/formula-form";
import { useSession } from "@meridian/ui/session/session";
import type { ReactNode } from "react";
import { EntryPage } from "./entry-page.tsx";

const EMPTY: FormulaValues = {
  name: "",
  zh: "",
  pinyin: "",
  category: "",
  source: "",
  patterns: "",
  ingredients: [],
  form: "decoction",
  doses_per_day: 2,
  days: 7,
  instructions: "",
  contraindications: "",
  notes: "",
  shared: false,
};

/** The form page of the user's formula. A provider's new formula is listed by default. */
export function FormulaPage({ notice }: { notice?: ReactNode }) {
  const provider = useSession().role === "external_entity";
  return (
    <EntryPage tab="formulas" find={(materia, id) => materia.formula(id)} notice={notice}>
      {({ from, based, materia, onDone }) => (
        <FormulaForm
          key={from?.id ?? "new"}
          values={
            based
              ? formulaValues(based)
              : {
                  ...(from ? formulaCopy(from, (text) => materia.word(text, currentLanguage())) : EMPTY),
                  shared: provider,
                }
          }
          based={based}
          materia={materia}
          onDone={onDone}
        />
      )}
    </EntryPage>
  );
}
