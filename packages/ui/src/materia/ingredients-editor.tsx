import {
  changesAgainst,
  totalGrams,
  usualGrams,
  type Weighed,
  withIngredient,
  withoutIngredient,
} from "@meridian/core/clinical/materia/formula-maths";
import { asIngredient } from "@meridian/core/clinical/materia/materia-view";
import type { Ingredient, Substance } from "@meridian/core/contracts/materia/materia";
import { type KeyboardEvent, useId } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../feedback/toasts.tsx";
import { focusRow } from "../forms/row-steps.ts";
import { formatNumber } from "../i18n/format.ts";
import { IngredientRow } from "./ingredient-row.tsx";
import { IngredientSearch, type IngredientSearchProps } from "./ingredient-search.tsx";
import classes from "./ingredients.module.css";
import { ScaleField } from "./scale-field.tsx";

/** What the editor needs of the materia medica. */
export type IngredientCatalogue = {
  substance: (id: string) => Substance | undefined;
  /** Best first; pinyin with or without tones, characters, Latin. */
  find: (text: string, limit: number) => readonly Substance[];
};

type IngredientsEditorProps<C extends IngredientCatalogue> = {
  value: readonly Ingredient[];
  onChange: (next: (now: readonly Ingredient[]) => Ingredient[]) => void;
  /** Undefined until it is read: what is there can be weighed already. */
  catalogue: C | undefined;
  /** What is typed before the catalogue is read waits for it. */
  ready: () => Promise<C>;
  /** What it was made from, to show what was changed. */
  source?: readonly Weighed[] | undefined;
  /** The search's id, for who leads there. */
  searchId?: string;
  /** What else may be found and taken where substances are added, and how the field is called then. */
  more?: IngredientSearchProps<C>["more"];
  searchLabel?: string;
};

/** A substance as an ingredient keeps it, with the grams given or the usual ones. */
export const ingredientOf = (substance: Substance, grams: number = usualGrams(substance)): Ingredient =>
  asIngredient(substance, grams);

/**
 * The ingredients of a formula with their grams a day. "dan pi 6" and Enter adds, "-bo he" takes away, the focus stays in
 * the search; Enter in a weight leads to the next, arrows up and down move between them.
 */
export function IngredientsEditor<C extends IngredientCatalogue>(props: IngredientsEditorProps<C>) {
  const { value, onChange, catalogue, ready, source, searchId, more, searchLabel } = props;
  const { t } = useTranslation("ingredients");
  const { t: act } = useTranslation("ui");
  const own = useId();
  const search = searchId ?? `${own}-search`;
  const weightId = (substance: string) => `${own}-${substance}`;

  const add = (substance: Substance, grams: number | undefined) => {
    const existing = value.find((line) => line.substance === substance.id);
    const added = ingredientOf(substance, grams);
    if (existing && grams === undefined) return toast(t("already", { name: existing.name }));
    onChange((now) => withIngredient(now, added));
  };
  const remove = (line: Ingredient) => {
    onChange((now) => withoutIngredient(now, line.substance));
    const at = value.indexOf(line);
    const restore = (now: readonly Ingredient[]) =>
      now.some(({ substance }) => substance === line.substance)
        ? [...now]
        : [...now.slice(0, at), line, ...now.slice(at)];
    toast(t("removed", { name: line.name }), {
      action: { label: act("action.undo"), run: () => onChange(restore) },
    });
  };
  const move = (event: KeyboardEvent, at: number) =>
    focusRow(event, at, (row) => value[row] && weightId(value[row].substance), search);
  const marks = marksOf(source, value);
  return (
    <div className={classes.editor}>
      <IngredientSearch
        id={search}
        chosen={value}
        catalogue={catalogue}
        ready={ready}
        more={more}
        label={searchLabel}
        add={add}
        remove={remove}
      />
      {value.length > 0 && (
        <ul className={classes.rows} aria-label={t("list")}>
          {value.map((line, at) => (
            <IngredientRow
              key={line.substance}
              id={weightId(line.substance)}
              line={line}
              known={catalogue?.substance(line.substance)}
              before={marks.get(line.substance)}
              onGrams={(grams) => onChange((now) => withIngredient(now, { ...line, grams }))}
              onRemove={() => remove(line)}
              onKey={(event) => move(event, at)}
            />
          ))}
        </ul>
      )}
      {value.length > 0 && (
        <div className={classes.foot}>
          <p className="num" role="status">
            {t("total", { count: value.length, grams: formatNumber(totalGrams(value)) })}
          </p>
          <ScaleField value={value} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

/** Grams before, of each that was changed; null of those that were added. */
function marksOf(source: readonly Weighed[] | undefined, now: readonly Ingredient[]) {
  if (!source || source.length === 0) return new Map<string, number | null>();
  const { added, more, less } = changesAgainst(source, now);
  const before = new Map(source.map(({ substance, grams }) => [substance, grams]));
  return new Map(
    [...added, ...more, ...less].map(({ substance }) => [substance, before.get(substance) ?? null]),
  );
}
