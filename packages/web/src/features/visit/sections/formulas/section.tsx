import { Button } from "@mantine/core";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import type { PrescribedFormula } from "@meridian/core/contracts/visits/sections/formulas";
import { SearchPick } from "@meridian/ui/forms/search-pick";
import { marked, type Pick } from "@meridian/ui/forms/use-found";
import type { Materia } from "@meridian/ui/materia/catalogue";
import { useMateria } from "@meridian/ui/materia/use-materia";
import { ErrorState } from "@meridian/ui/states/states";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { PreviousResult } from "../../frame/prior-results.tsx";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import { emptyFormula, MOST_FORMULAS, prescribedFormula, repeatedFormulas } from "../../model/prescribed.ts";
import { FormulaEditor, searchIdOf } from "./formula-editor.tsx";
import { formulaOption } from "./formula-option.tsx";
import classes from "./formulas.module.css";
import { retiredIn } from "./retired-in.ts";
import { View } from "./view.tsx";

export { View };

type Formulas = SectionData<"formulas">;

/** The formulas of this visit, the search for another, and those prescribed before. */
export function Edit({ value, onChange, onRemoved }: EditProps<Formulas>) {
  const { t } = useTranslation("formulas");
  const { materia, ready, error, retry } = useMateria();
  const { items } = value;
  const [fresh, setFresh] = useState<string>();
  const add = (formula: PrescribedFormula) => {
    onChange((now) => ({ items: [...now.items, formula].slice(0, MOST_FORMULAS) }));
    setFresh(formula.id);
  };
  // The focus goes to the new formula's search, since it is usually modified next.
  useEffect(() => {
    if (!fresh || !items.some(({ id }) => id === fresh)) return;
    document.getElementById(searchIdOf(fresh))?.focus();
    setFresh(undefined);
  }, [fresh, items]);
  const remove = (formula: PrescribedFormula) => {
    const at = items.indexOf(formula);
    onChange((now) => ({ items: now.items.filter(({ id }) => id !== formula.id) }));
    onRemoved((now) => ({ items: now.items.toSpliced(Math.min(at, now.items.length), 0, formula) }));
  };
  return (
    <div className={classes.formulas}>
      {error && !materia && <ErrorState error={error} onRetry={retry} />}
      {items.map((formula) => (
        <FormulaEditor
          key={formula.id}
          value={formula}
          materia={materia}
          ready={ready}
          onChange={(work) =>
            onChange((now) => ({ items: now.items.map((one) => (one.id === formula.id ? work(one) : one)) }))
          }
          onRemove={() => remove(formula)}
        />
      ))}
      {items.length < MOST_FORMULAS && (
        <FormulaSearch beside={items.length > 0} materia={materia} ready={ready} add={add} />
      )}
      <PreviousResult section="formulas" View={View} open={items.length === 0}>
        {({ data }) => (
          <Button
            className={classes.repeat ?? ""}
            variant="default"
            size="compact-sm"
            onClick={() => onChange((now) => ({ items: repeatedFormulas(now.items, data.items) }))}
          >
            {t("repeat")}
          </Button>
        )}
      </PreviousResult>
    </div>
  );
}

type FormulaSearchProps = {
  /** Whether the visit has a formula already, so that the chosen one is added to it. */
  beside: boolean;
  materia: Materia | undefined;
  ready: () => Promise<Materia>;
  add: (formula: PrescribedFormula) => void;
};

/** Searches classic formulas and the user's own, and offers a new one with the typed name. */
function FormulaSearch({ beside, materia, ready, add }: FormulaSearchProps) {
  const { t } = useTranslation("formulas");
  const { t: act } = useTranslation("ui");
  const find = (text: string, among: Materia): Pick[] => [
    ...marked(
      among
        .findFormulas(text, 8)
        .map((formula) => formulaOption(formula, () => add(prescribedFormula(formula, retiredIn(among))))),
    ),
    {
      id: "own",
      label: t("freely", { name: text }),
      run: () => add(emptyFormula(text.slice(0, 160))),
      creates: true,
    },
  ];
  return (
    <SearchPick
      id="add-formula"
      label={t(beside ? "addBeside" : "add")}
      placeholder={t("example")}
      pause={0}
      least={1}
      find={async (text) => find(text, await ready())}
      findNow={materia && ((text) => find(text, materia))}
      nothing={t("nothing")}
      failed={act("state.errorTitle")}
    />
  );
}

/** The formulas of a finished visit, with those prescribed before. */
export const Read = ({ value }: ViewProps<Formulas>) => (
  <div className={classes.formulas}>
    <View value={value} />
    <PreviousResult section="formulas" View={View} />
  </div>
);
