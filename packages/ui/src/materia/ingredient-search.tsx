import { gramsTyped, usualGrams } from "@meridian/core/clinical/materia/formula-maths";
import { substanceName } from "@meridian/core/clinical/materia/materia-view";
import type { Ingredient, Substance } from "@meridian/core/contracts/materia/materia";
import { compact } from "@meridian/core/text/fold";
import { useTranslation } from "react-i18next";
import { SearchPick } from "../forms/search-pick.tsx";
import { type Pick, together } from "../forms/use-found.ts";
import { formatNumber } from "../i18n/format.ts";
import classes from "./ingredients.module.css";
import type { IngredientCatalogue } from "./ingredients-editor.tsx";

export type IngredientSearchProps<C extends IngredientCatalogue> = {
  id: string;
  label?: string | undefined;
  chosen: readonly Ingredient[];
  catalogue: C | undefined;
  ready: () => Promise<C>;
  /** What else answers to the words, after the substances. */
  more?: ((words: string, catalogue: C) => Pick[]) | undefined;
  add: (substance: Substance, grams: number | undefined) => void;
  remove: (line: Ingredient) => void;
};

/** Where substances are added: words, grams behind them where the usual ones do not fit; a minus first takes away. */
export function IngredientSearch<C extends IngredientCatalogue>(props: IngredientSearchProps<C>) {
  const { id, label, chosen, catalogue, ready, more, add, remove } = props;
  const { t } = useTranslation("ingredients");
  const { t: act } = useTranslation("ui");
  const find = (text: string, among: C): Pick[] => {
    const taken = /^[-−–]\s*(.+)$/.exec(text)?.[1];
    if (taken)
      return takenAway(taken).map((line) => ({
        id: line.substance,
        label: <Named {...line} />,
        note: act("action.remove"),
        run: () => remove(line),
      }));
    const { words, grams } = gramsTyped(text);
    const substances = among.find(words, 8).map((substance) => ({
      id: substance.id,
      label: <Named name={substanceName(substance)} zh={substance.zh} latin={substance.latin} />,
      note: noteOf(substance, grams),
      run: () => add(substance, grams),
    }));
    return together(substances, more?.(words, among) ?? []);
  };
  const takenAway = (words: string) => {
    const wanted = compact(words);
    return chosen.filter(({ name, zh, latin }) =>
      [name, zh, latin].some((one) => compact(one).includes(wanted)),
    );
  };
  const noteOf = (substance: Substance, grams: number | undefined) => {
    const known = chosen.find((line) => line.substance === substance.id);
    if (known && grams === undefined) return t("there");
    const given = grams ?? usualGrams(substance);
    return given === 0 ? t("noDose") : `${formatNumber(given)} g`;
  };
  return (
    <SearchPick
      id={id}
      label={label ?? t("add")}
      placeholder={t("example")}
      pause={0}
      least={1}
      find={async (text) => find(text, await ready())}
      findNow={catalogue && ((text) => find(text, catalogue))}
      nothing={t("nothing")}
      failed={act("state.errorTitle")}
    />
  );
}

/** Pinyin, characters and Latin in one line. */
const Named = ({ name, zh, latin }: Record<"name" | "zh" | "latin", string>) => (
  <span className={classes.found}>
    <span>{name}</span> <span lang="zh">{zh}</span> <i>{latin}</i>
  </span>
);
