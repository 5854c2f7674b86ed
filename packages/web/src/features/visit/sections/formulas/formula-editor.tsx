import { Button } from "@mantine/core";
import { type Merge, totalGrams } from "@meridian/core/clinical/materia/formula-maths";
import type { Formula } from "@meridian/core/contracts/materia/materia";
import type { PrescribedFormula } from "@meridian/core/contracts/visits/sections/formulas";
import { TextField } from "@meridian/ui/forms/fields";
import { RemoveButton } from "@meridian/ui/forms/remove-button";
import type { Materia } from "@meridian/ui/materia/catalogue";
import { IngredientsEditor } from "@meridian/ui/materia/ingredients-editor";
import { PosologyFields } from "@meridian/ui/materia/posology-fields";
import { Announced } from "@meridian/ui/states/announced";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { leftOut, mergedWith, modifiedFormulaName, substancesInBoth } from "../../model/prescribed.ts";
import { EntryCautions } from "../../safety/entry-cautions.tsx";
import { formulaOption } from "./formula-option.tsx";
import classes from "./formulas.module.css";
import { retiredIn } from "./retired-in.ts";

export const searchIdOf = (formula: string) => `formula-${formula}-add`;

type FormulaEditorProps = {
  value: PrescribedFormula;
  materia: Materia | undefined;
  ready: () => Promise<Materia>;
  onChange: (work: (now: PrescribedFormula) => PrescribedFormula) => void;
  onRemove: () => void;
};

/** The last merge, while it can still be undone or done the other way. */
type LastMerge = { before: PrescribedFormula; formula: Formula; both: string[]; how: Merge };

/** A formula: ingredients and posology. Its search also finds formulas, which are merged into it. */
export function FormulaEditor({ value, materia, ready, onChange, onRemove }: FormulaEditorProps) {
  const { t } = useTranslation("formulas");
  const [merged, setMerged] = useState<LastMerge>();
  const title = modifiedFormulaName(value);
  const isRetired = retiredIn(materia);
  const without = leftOut(value, isRetired);
  const mergeIn = (formula: Formula, before: PrescribedFormula, how: Merge) => {
    onChange((now) => ({ ...mergedWith(before, formula, how, isRetired), ...posologyOf(now) }));
    setMerged({ before, formula, how, both: substancesInBoth(before, formula) });
  };
  const more = (words: string, among: Materia) =>
    among
      .findFormulas(words, 4)
      .filter(({ id }) => !value.sources.includes(id))
      .map((formula) => formulaOption(formula, () => mergeIn(formula, value, "larger"), t("mergeIn")));
  return (
    <section className={classes.formula} aria-label={title} data-entry={value.id} data-row>
      <header className={classes.head}>
        <h3>
          {title} <span lang="zh">{value.zh}</span>
        </h3>
        <RemoveButton label={t("remove", { name: title })} onRemove={onRemove} />
      </header>
      <IngredientsEditor
        value={value.ingredients}
        onChange={(next) => {
          setMerged(undefined);
          onChange((now) => ({ ...now, ingredients: next(now.ingredients).slice(0, 60) }));
        }}
        catalogue={materia}
        ready={ready}
        source={value.base}
        searchId={searchIdOf(value.id)}
        more={more}
        searchLabel={t("addTo", { name: value.name })}
      />
      <Announced>
        {without.length > 0 && (
          <p className={classes.leftOut}>
            {t("leftOut", { count: without.length, names: without.join(", ") })}
          </p>
        )}
      </Announced>
      <EntryCautions section="formulas" id={value.id} />
      {merged && (
        <MergedNotice
          merged={merged}
          onHow={(how) => mergeIn(merged.formula, merged.before, how)}
          onUndo={() => {
            onChange((now) => ({ ...merged.before, ...posologyOf(now) }));
            setMerged(undefined);
          }}
        />
      )}
      <PosologyFields
        name={title}
        value={value}
        grams={totalGrams(value.ingredients)}
        onChange={(change) => onChange((now) => ({ ...now, ...change }))}
      />
      <details className={classes.details}>
        <summary>{t("rename")}</summary>
        <TextField
          label={t("name")}
          value={value.name}
          maxLength={160}
          onChange={(name) => onChange((now) => ({ ...now, name: name || now.name }))}
        />
      </details>
    </section>
  );
}

/** The posology, which a merge does not change. */
const posologyOf = ({ form, doses_per_day, days, instructions }: PrescribedFormula) => ({
  form,
  doses_per_day,
  days,
  instructions,
});

type MergedNoticeProps = { merged: LastMerge; onHow: (how: Merge) => void; onUndo: () => void };

/** Shows how the merge combined substances of both formulas, with the alternative and the undo. */
function MergedNotice({ merged: { formula, both, how }, onHow, onUndo }: MergedNoticeProps) {
  const { t } = useTranslation("formulas");
  const { t: act } = useTranslation("ui");
  const other = how === "larger" ? "sum" : "larger";
  return (
    <div className={classes.mergeNotice} role="status">
      <p>
        {t("merged", { name: formula.name })}{" "}
        {both.length > 0 && t(`both.${how}`, { names: both.join(", ") })}
      </p>
      {both.length > 0 && (
        <Button variant="default" size="compact-sm" onClick={() => onHow(other)}>
          {t(`how.${other}`)}
        </Button>
      )}
      <Button variant="subtle" size="compact-sm" onClick={onUndo}>
        {act("action.undo")}
      </Button>
    </div>
  );
}
