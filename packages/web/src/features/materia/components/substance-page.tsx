import type { SubstanceForm as Values } from "@meridian/core/contracts/materia/materia-routes";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { substanceCopy, substanceValues } from "@meridian/ui/materia/entries";
import { SubstanceForm } from "@meridian/ui/materia/substance-form";
import { EntryPage } from "./entry-page.tsx";

const EMPTY: Values = {
  name: "",
  zh: "",
  zh_hant: "",
  pinyin: "",
  latin: "",
  species: "",
  synonymy: "",
  part: "",
  type: "",
  category: "",
  temperature: "",
  tastes: [],
  channels: [],
  dose_min_g: null,
  dose_max_g: null,
  toxicity: null,
  pregnancy: "",
  storage: "",
  presentation: "",
  overdose: "",
  western_uses: "",
  secondary_effects: "",
  indications: "",
  contraindications: "",
  interactions: "",
  notes: "",
  shared: false,
};

/** The form page of the user's substance. */
export function SubstancePage() {
  return (
    <EntryPage tab="substances" find={(materia, id) => materia.substance(id)}>
      {({ from, based, materia, onDone }) => (
        <SubstanceForm
          key={from?.id ?? "new"}
          values={
            based
              ? substanceValues(based)
              : from
                ? substanceCopy(from, (text) => materia.word(text, currentLanguage()))
                : EMPTY
          }
          based={based}
          materia={materia}
          onDone={onDone}
        />
      )}
    </EntryPage>
  );
}
