import type { PriceLists } from "@meridian/core/contracts/billing/price-lists";
import { useTranslation } from "react-i18next";
import type { Priced } from "./money.ts";

/** The name of a price-list item: translated, or the clinic's own name for a custom item. */
export function usePricedName(lists?: PriceLists) {
  const { t } = useTranslation("clinic");
  return ({ list, key, name }: Pick<Priced, "list" | "key" | "name">): string => {
    const own = lists?.[list].find((row) => "id" in row && row.id === key);
    return (
      name ??
      (own && "name" in own ? own.name : undefined) ??
      t(`priced.${key as "pulse"}`, { defaultValue: key })
    );
  };
}
