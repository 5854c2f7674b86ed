import { outsideDose } from "@meridian/core/clinical/materia/formula-maths";
import type { Ingredient, Substance } from "@meridian/core/contracts/materia/materia";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { RemoveButton } from "../forms/remove-button.tsx";
import { formatNumber } from "../i18n/format.ts";
import { GramsField } from "./grams-field.tsx";
import classes from "./ingredients.module.css";

type IngredientRowProps = {
  /** A list item, unless it is inside one. */
  as?: "li" | "div";
  id: string;
  line: Ingredient;
  /** What the catalogue knows of it. */
  known: Substance | undefined;
  /** Grams in the formula it was made from, where that was changed; null where it was added. */
  before: number | null | undefined;
  onGrams: (grams: number) => void;
  onRemove: () => void;
  onKey: (event: KeyboardEvent) => void;
};

/** One substance with its weight. A card on a phone. */
export function IngredientRow(props: IngredientRowProps) {
  const { as: Row = "li", id, line, known, before, onGrams, onRemove, onKey } = props;
  const { t } = useTranslation("ingredients");
  const { name, zh, latin, grams } = line;
  const outside = outsideDose(grams, known);
  const range = rangeOf(known);
  return (
    <Row data-row className={classes.row} data-part={line.substance} onKeyDown={onKey}>
      <span className={classes.name}>
        <b>{name}</b> <span lang="zh">{zh}</span> <i>{latin}</i>
      </span>
      <span className={classes.weight}>
        <GramsField
          id={id}
          label={t("gramsOf", { name })}
          hideLabel
          value={grams}
          onChange={onGrams}
          error={grams === 0 ? t("noGrams") : undefined}
        />
      </span>
      <span className={`${classes.facts} num`}>
        {outside === "above" && isToxic(known) ? (
          <strong>
            <IconAlertTriangle size={14} stroke={1.75} aria-hidden /> {t(outside, { range })}
          </strong>
        ) : (
          range && <span>{t(outside ?? "range", { range })}</span>
        )}
        {before === null && <span className={classes.changed}>{t("addedTo")}</span>}
        {typeof before === "number" && (
          <span className={classes.changed}>{t("was", { grams: formatNumber(before) })}</span>
        )}
      </span>
      <RemoveButton label={t("remove", { name })} onRemove={onRemove} />
    </Row>
  );
}

/** A dose outside the table's range is a classic's own more often than a mistake, and marked only of what is toxic. */
const isToxic = (known: Substance | undefined) => Boolean(known?.toxicity && known.toxicity !== "none");

/** "3–9 g", or the only limit; empty if there is none. */
function rangeOf(known: Substance | undefined): string {
  const { dose_min_g: least = null, dose_max_g: most = null } = known ?? {};
  if (least === null && most === null) return "";
  if (least === null) return `≤ ${formatNumber(most ?? 0)} g`;
  if (most === null) return `≥ ${formatNumber(least)} g`;
  return `${formatNumber(least)}–${formatNumber(most)} g`;
}
