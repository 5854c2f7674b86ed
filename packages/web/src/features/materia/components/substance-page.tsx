import type { SubstanceForm as Values } from "@meridian/core/contracts/materia-routes";
import { substanceValues } from "@meridian/ui/materia/entries";
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

/** A substance of one's own, new or changed. */
export function SubstancePage() {
  return (
    <EntryPage tab="substances" find={(materia, id) => materia.substance(id)}>
      {({ from, based, materia, onDone }) => (
        <SubstanceForm
          key={from?.id ?? "new"}
          values={{ ...(from ? substanceValues(from) : EMPTY), ...(!based && { shared: false }) }}
          {...{ based, materia, onDone }}
        />
      )}
    </EntryPage>
  );
}
