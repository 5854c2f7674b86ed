import type { PriceLists } from "@meridian/core/contracts/billing/price-lists";
import { useTranslation } from "react-i18next";
import type { Priced } from "./money.ts";

/** What a row of the price lists is called: in the language of the screen, or by its own name where a clinic made it. */
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
