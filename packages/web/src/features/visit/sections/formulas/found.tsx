import type { Formula } from "@meridian/core/contracts/materia/materia";
import type { Pick } from "@meridian/ui/forms/search-pick";
import classes from "./formulas.module.css";

/** A formula among what was found: its name, its characters, how many substances and whose it is. */
export const foundFormula = (formula: Formula, run: () => void, note?: string): Pick => ({
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
