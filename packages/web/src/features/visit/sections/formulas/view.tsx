import { totalGrams } from "@meridian/core/clinical/materia/formula-maths";
import type { Ingredient } from "@meridian/core/contracts/materia/materia";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import { formatNumber } from "@meridian/ui/i18n/format";
import { GramsOf, type Posology } from "@meridian/ui/materia/posology-fields";
import { useTranslation } from "react-i18next";
import type { ViewProps } from "../../frame/section-props.ts";
import { modifiedFormulaName } from "../../model/prescribed.ts";
import classes from "./formulas.module.css";

/** Prescribed formulas, read-only. */
export const View = ({ value: { items } }: ViewProps<SectionData<"formulas">>) => (
  <div className={classes.read}>
    {items.map((formula) => (
      <div key={formula.id}>
        <h4>
          {modifiedFormulaName(formula)} <span lang="zh">{formula.zh}</span>
        </h4>
        <ul className={classes.lines}>
          {formula.ingredients.map((line) => (
            <IngredientLine key={line.substance} line={line} />
          ))}
        </ul>
        <PosologyText value={formula} grams={totalGrams(formula.ingredients)} />
      </div>
    ))}
  </div>
);

/** An ingredient with its grams a day. */
export const IngredientLine = ({ line: { name, zh, latin, grams } }: { line: Ingredient }) => (
  <li>
    <span>
      {name} <span lang="zh">{zh}</span> <i>{latin}</i>
    </span>
    <span className="num">{formatNumber(grams)} g</span>
  </li>
);

/** The posology in one line, and the instructions. */
export function PosologyText({ value, grams }: { value: Posology; grams: number }) {
  const { t } = useTranslation("ingredients");
  return (
    <>
      <p className={classes.posology}>
        {t(`forms.${value.form}`)} · {t("dosesADay", { count: value.doses_per_day })} ·{" "}
        <GramsOf value={value} grams={grams} />
      </p>
      {value.instructions && <p className={classes.instructions}>{value.instructions}</p>}
    </>
  );
}
