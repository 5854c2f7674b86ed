import { nutrientsWith } from "@meridian/core/clinical/supplements/listed-supplements";
import { chosenFrom, chosenWords } from "@meridian/core/clinical/supplements/supplement-choice";
import type { SectionData } from "@meridian/core/contracts/visits/sections";
import type { ChosenSupplement } from "@meridian/core/contracts/visits/sections/supplements";
import { toast } from "@meridian/ui/feedback/toasts";
import { currentLanguage } from "@meridian/ui/i18n/i18n";
import { useAllows } from "@meridian/ui/session/session";
import { ErrorState } from "@meridian/ui/states/states";
import type { Supplements } from "@meridian/ui/supplements/catalogue";
import { useSupplements } from "@meridian/ui/supplements/use-supplements";
import { useTranslation } from "react-i18next";
import { insertAt } from "../../frame/icd-field.tsx";
import { PreviousResult } from "../../frame/prior-results.tsx";
import type { EditProps, ViewProps } from "../../frame/section-props.ts";
import { useKeptWords } from "../../terms/term-words.tsx";
import { ChosenRows } from "./rows.tsx";
import { SEARCH_ID, SupplementSearch } from "./search.tsx";
import classes from "./supplements.module.css";
import { Totals } from "./totals.tsx";
import { View } from "./view.tsx";

export { View };

type Recommended = SectionData<"supplements">;
const MAX_SUPPLEMENTS = 30;

/** Recommended supplements with their usual posology, and the daily totals by nutrient. */
export function Edit({ value, onChange, onRemoved }: EditProps<Recommended>) {
  const { t } = useTranslation("supplements");
  const { supplements, ready, error, retry } = useSupplements();
  const { items } = value;
  const add = (chosen: ChosenSupplement) => {
    if (chosen.item && items.some(({ item }) => item === chosen.item))
      return toast(t("visit.again", { name: chosen.name }));
    onChange((now) => ({ ...now, items: [...now.items, chosen].slice(0, MAX_SUPPLEMENTS) }));
  };
  const remove = (chosen: ChosenSupplement, at: number) => {
    onChange((now) => ({ ...now, items: now.items.filter(({ id }) => id !== chosen.id) }));
    onRemoved((now) =>
      now.items.some(({ id }) => id === chosen.id) ? now : { ...now, items: insertAt(now.items, chosen, at) },
    );
    document.getElementById(SEARCH_ID)?.focus();
  };
  return (
    <div className={classes.edit}>
      {error && !supplements && <ErrorState compact error={error} onRetry={retry} />}
      {items.length < MAX_SUPPLEMENTS && (
        <SupplementSearch
          ready={ready}
          chosen={items}
          add={(known, tables) => add(chosenFrom(known, tables.nutrients))}
          write={(words) => add(chosenWords(words))}
        />
      )}
      <ChosenRows
        items={items}
        supplements={supplements}
        onChange={(id, change) =>
          onChange((now) => ({
            ...now,
            items: now.items.map((one) => (one.id === id ? { ...one, ...change } : one)),
          }))
        }
        onRemove={remove}
      />
      {supplements && <Totals items={items} nutrients={supplements.tables.nutrients} />}
      <PreviousResult section="supplements" View={View} open={items.length === 0} />
    </div>
  );
}

/** The supplements of a finished visit, with the daily nutrients and those recommended before. */
export function Read({ value }: ViewProps<Recommended>) {
  // Without the module the recommendations stay readable, but the tables may not be fetched.
  const open = useAllows()({ can: "catalogue.read", module: "fito" });
  const { supplements } = useSupplements(open);
  const kept = useKeptWords();
  const nutrientsIn = ({ tables, shipped }: Supplements) =>
    kept ? nutrientsWith(shipped.nutrients, kept.nutrients, currentLanguage()) : tables.nutrients;
  return (
    <div className={classes.edit}>
      <View value={value} />
      {supplements && <Totals items={value.items} nutrients={nutrientsIn(supplements)} />}
      <PreviousResult section="supplements" View={View} />
    </div>
  );
}
