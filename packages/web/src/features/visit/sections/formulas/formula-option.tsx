import type { Formula } from "@meridian/core/contracts/materia/materia";
import type { Pick } from "@meridian/ui/forms/use-found";
import classes from "./formulas.module.css";

/** A formula as a search result: name, characters, number of substances and owner. */
export const formulaOption = (formula: Formula, run: () => void, note?: string): Pick => ({
  id: formula.id,
  label: (
    <span className={classes.found}>
      <span>{formula.name}</span> <span lang="zh">{formula.zh}</span>
    </span>
  ),
  note:
    note ??
    formula.ingredients
      .map(({ name }) => name)
      .slice(0, 4)
      .join(", "),
  run,
});
